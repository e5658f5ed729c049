internal import FHIRJSON
internal import FHIRModel

/// What can be read of a store, from outside or inside a transaction.
///
/// Values in and out: nothing here knows of HTTP. Every call may wait for the disk where ``ArtifactStore/mayWait`` says
/// so. Throws ``StoreError`` where the store cannot be read.
package protocol StoreReading {
    /// The current version of a resource, which may be the one that says that it was deleted; nil = it never was.
    func current(_ type: String, id: String) throws(StoreError) -> StoredVersion?
    /// One version of a resource.
    func version(_ type: String, id: String, _ versionId: Int) throws(StoreError) -> StoredVersion?
    /// Versions of a resource, the newest first.
    ///
    /// - Parameters:
    ///   - before: only versions below this one; nil = from the current one on.
    ///   - count: at most so many.
    /// - Returns: the versions, and how many the resource has in all; 0 = it never was.
    func history(
        _ type: String, id: String, before: Int?, count: Int
    ) throws(StoreError) -> (versions: [StoredVersion], total: Int)
    /// Current resources that fit.
    func search(_ query: StoreQuery) throws(StoreError) -> SearchPage
    /// Current resources of a type with this canonical url.
    func heads(_ type: String, url: String) throws(StoreError) -> [CanonicalHead]
    /// What a version of a resource is found by; nil for one that says that the resource was deleted, or cannot be read.
    func facts(of version: StoredVersion) -> ResourceFacts?
}

extension StoreReading {
    /// Read out of the content.
    package func facts(of version: StoredVersion) -> ResourceFacts? {
        guard let content = version.content, let type = ResourceTypes.entry(version.type),
            let document = try? Document.parse(
                content, limits: Document.Limits(maximumBytes: .max, maximumDepth: .max, maximumNodes: .max))
        else { return nil }
        return ResourceFacts(of: document, type: type)
    }

    /// The resource a canonical reference means, see ``CanonicalHead/choice(_:version:)``; nil = none.
    package func resource(_ type: String, url: String, version: String?) throws(StoreError) -> StoredVersion? {
        guard let head = CanonicalHead.choice(try heads(type, url: url), version: version) else { return nil }
        return try self.version(type, id: head.id, head.versionId)
    }
}

/// Reads and writes that are done together or not at all. It reads its own writes. Valid only inside the call of
/// ``ArtifactStore/transact(_:)`` it was given to.
package protocol StoreTransaction: StoreReading, SessionTransaction {
    /// Adds a version, which becomes the current one.
    ///
    /// - Parameter facts: of the content; nil for a deletion.
    func append(_ version: StoredVersion, _ facts: ResourceFacts?) throws(StoreError)
    /// Remembers a name for ever.
    ///
    /// - Returns: false where it is known already.
    func mark(_ name: String) throws(StoreError) -> Bool
}

/// Where resources are kept.
package protocol ArtifactStore: StoreReading, SessionReading, Sendable {
    /// What was written to definitions since the process began; asking never waits.
    var changes: DefinitionChanges { get }
    /// What kind of store it is, as a label of metrics: `memory`, `sqlite`.
    var kind: StaticString { get }
    /// False where every call answers from memory at once.
    var mayWait: Bool { get }
    /// Runs a body of reads and writes. When it returns, the writes are on disk, as far as the store has one; when it
    /// throws, there are none. The body may be run more than once, so it must have no effects of its own; it runs on a
    /// thread of the store, which does nothing else meanwhile.
    ///
    /// - Throws: what the body throws; ``StoreError``.
    func transact<Value: Sendable>(_ body: @escaping @Sendable (any StoreTransaction) throws -> Value) throws -> Value
    /// Runs a body as the other `transact` does, without making the caller wait: what came of it is handed on when the
    /// writes are on disk, on a thread of the store, which must not be held up, or on the caller's.
    ///
    /// - Parameter completion: called once.
    func transact<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value,
        completion: @escaping @Sendable (Result<Value, any Error>) -> Void)
    /// Finishes what was begun and lets go of files. Later calls fail.
    func close()
}
