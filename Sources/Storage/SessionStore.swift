/// What can be read of sessions, from outside or inside a transaction.
package protocol SessionReading {
    /// The session with this digest of an id, which may be a tombstone; nil = there is none (any more).
    func session(_ id: [UInt8]) throws(StoreError) -> SessionRecord?
    /// A form that sessions began with; nil = none of them needs it any more.
    func sessionForm(_ name: String) throws(StoreError) -> SessionForm?
}

/// Writes of sessions; the rules around them (who may do what when) are the service's. Only statements that every SQL
/// database has are needed: there is no lock but the comparison of versions.
package protocol SessionTransaction: SessionReading {
    /// Adds a session of a new id.
    func insertSession(_ record: SessionRecord) throws(StoreError)
    /// Puts a record in the place of a former one, if that one still is the current one by its version.
    ///
    /// - Returns: false where it is not; nothing was written.
    func updateSession(_ record: SessionRecord, replacing former: SessionRecord) throws(StoreError) -> Bool
    /// Keeps a form under a name. Nothing happens where the name is there.
    func keepSessionForm(_ name: String, _ form: SessionForm) throws(StoreError)
    /// The reply kept under a name; nil = none.
    func keptReply(_ name: [UInt8]) throws(StoreError) -> KeptReply?
    /// Keeps a reply under a name, in the place of an older one.
    func keepReply(_ name: [UInt8], _ reply: KeptReply) throws(StoreError)
    /// Takes away the replies whose names begin with these bytes.
    func forgetReplies(_ prefix: [UInt8]) throws(StoreError)
    /// Makes tombstones of sessions that have expired, and takes away tombstones, kept replies and forms that nobody needs
    /// any more.
    ///
    /// - Parameters:
    ///   - now: milliseconds since 1970. Sessions are looked at by the hour they expire in.
    ///   - limit: at most so many of each kind.
    /// - Returns: how many sessions were made tombstones, and whether there may be more to do.
    func purgeSessions(now: Int64, limit: Int) throws(StoreError) -> (expired: Int, isMore: Bool)
}

extension ArtifactStore {
    /// For stores that never wait.
    package func transact<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value,
        completion: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        completion(Result { try transact(body) })
    }
}
