internal import Locking

/// Resources in memory, gone at the end of the process.
package final class MemoryStore: ArtifactStore {
    package let changes = DefinitionChanges()
    package let kind: StaticString = "memory"
    package let mayWait = false

    // A lock that holds nothing of use: a value of no size would share its address with another member.
    private let lock = Locked(0)
    // Touched only with `lock` held: every door below takes it first.
    nonisolated(unsafe) private let contents = MemoryContents()

    package init() {}

    package func current(_ type: String, id: String) -> StoredVersion? {
        lock.withLock { _ in contents.current(type, id: id) }
    }

    package func version(_ type: String, id: String, _ versionId: Int) -> StoredVersion? {
        lock.withLock { _ in contents.version(type, id: id, versionId) }
    }

    package func history(
        _ type: String, id: String, before: Int?, count: Int
    ) -> (versions: [StoredVersion], total: Int) {
        lock.withLock { _ in contents.history(type, id: id, before: before, count: count) }
    }

    package func search(_ query: StoreQuery) -> SearchPage { lock.withLock { _ in contents.search(query) } }

    package func heads(_ type: String, url: String) -> [CanonicalHead] {
        lock.withLock { _ in contents.heads(type, url: url) }
    }

    package func session(_ id: [UInt8]) -> SessionRecord? { lock.withLock { _ in contents.sessions.session(id) } }

    package func sessionForm(_ name: String) -> SessionForm? { lock.withLock { _ in contents.sessions.form(name) } }

    package func transact<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) throws -> Value {
        try lock.withLock { _ in
            let transaction = MemoryTransaction(contents)
            do {
                let value = try body(transaction)
                if !transaction.changedURLs.isEmpty || transaction.changedDefinitions {
                    changes.record(transaction.changedURLs)
                }
                return value
            } catch {
                transaction.undo()
                throw error
            }
        }
    }

    /// Writes a resource out of a file as it is, at the file's own time.
    @discardableResult
    package func put(_ resource: LoadedResource) -> StoredVersion? {
        // Without a condition nothing in memory refuses a write.
        try? transact { transaction in
            try transaction.update(resource.body, id: resource.id, now: resource.lastModified * 1000)
        }.version
    }

    package func close() {}
}
