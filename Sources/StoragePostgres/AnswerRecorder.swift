internal import Storage

/// A transaction that asks nothing: it finds out whether a body only replaces a session, as an answer to a step does. The
/// writes of many such bodies go out in one round trip and are committed together.
///
/// It says yes to the first replacement. The database is asked afterwards; where it says no the body is run again and told
/// so. A body that does anything else is left to an ordinary transaction.
final class AnswerRecorder: StoreTransaction {
    struct Answer {
        let record: SessionRecord
        let former: SessionRecord
    }

    private let reply: Bool
    private(set) var answer: Answer?
    /// True where the body did something else.
    private(set) var isOrdinary = false

    /// - Parameter reply: what a replacement is answered with.
    init(reply: Bool) { self.reply = reply }

    private func pass() -> StoreError {
        isOrdinary = true
        return .unavailable("This is left to an ordinary transaction.")
    }

    func updateSession(_ record: SessionRecord, replacing former: SessionRecord) throws(StoreError) -> Bool {
        guard answer == nil, !isOrdinary else { throw pass() }
        answer = Answer(record: record, former: former)
        return reply
    }

    func current(_ type: String, id: String) throws(StoreError) -> StoredVersion? { throw pass() }
    func version(_ type: String, id: String, _ versionId: Int) throws(StoreError) -> StoredVersion? { throw pass() }
    func history(
        _ type: String, id: String, before: Int?, count: Int
    ) throws(StoreError) -> (versions: [StoredVersion], total: Int) { throw pass() }
    func search(_ query: StoreQuery) throws(StoreError) -> SearchPage { throw pass() }
    func heads(_ type: String, url: String) throws(StoreError) -> [CanonicalHead] { throw pass() }
    func append(_ version: StoredVersion, _ facts: ResourceFacts?) throws(StoreError) { throw pass() }
    func mark(_ name: String) throws(StoreError) -> Bool { throw pass() }
    func session(_ id: [UInt8]) throws(StoreError) -> SessionRecord? { throw pass() }
    func sessionForm(_ name: String) throws(StoreError) -> SessionForm? { throw pass() }
    func insertSession(_ record: SessionRecord) throws(StoreError) { throw pass() }
    func keepSessionForm(_ name: String, _ form: SessionForm) throws(StoreError) { throw pass() }
    func keptReply(_ name: [UInt8]) throws(StoreError) -> KeptReply? { throw pass() }
    func keepReply(_ name: [UInt8], _ reply: KeptReply) throws(StoreError) { throw pass() }
    func forgetReplies(_ prefix: [UInt8]) throws(StoreError) { throw pass() }
    func purgeSessions(now: Int64, limit: Int) throws(StoreError) -> (expired: Int, isMore: Bool) { throw pass() }
}
