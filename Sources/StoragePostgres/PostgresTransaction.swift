internal import FHIRModel
internal import Glibc
internal import Hashing
internal import Storage

/// One caller's reads and writes inside a transaction of a writing thread.
///
/// Writes wait for the next question or for the commit, and go out with it: most transactions are two round trips. What is
/// read of a resource is locked until the commit (`FOR UPDATE`), so the transactions of all processes that touch a resource
/// come one after the other; those that search a type before they write do so too.
final class PostgresTransaction: StoreTransaction {
    static let begin = ("BEGIN" as SQL).once
    static let commit = ("COMMIT" as SQL).once
    static let rollback = ("ROLLBACK" as SQL).once

    /// Type and id of a resource.
    struct Name: Hashable, Comparable {
        let type: String
        let id: String

        static func < (left: Name, right: Name) -> Bool { (left.type, left.id) < (right.type, right.id) }
    }

    /// A resource that is locked.
    private struct Former {
        let key: Int64
        let url: String?
    }

    /// The transaction as a source: the writes that wait go first.
    private struct Source: PostgresSource {
        let transaction: PostgresTransaction

        func ask(_ statements: [SQL]) throws(PostgresFailure) -> [PostgresResult] {
            let waiting = transaction.takeWaiting()
            let results = try transaction.connection.run(waiting + statements)
            guard results.count == waiting.count + statements.count else { throw .lost }
            return Array(results.dropFirst(waiting.count))
        }
    }

    private let connection: PostgresConnection
    private var waiting: [SQL] = []
    private var isOpen = false
    private var known: [Name: Former?] = [:]
    private var searched: Set<String> = []
    /// When the replies expire that were asked for; nil = there is none.
    private var replies: [[UInt8]: Int64?] = [:]

    /// Canonical urls of definitions that mean something else once this is committed.
    private(set) var changedURLs: Set<String> = []
    private(set) var changesDefinitions = false
    /// The failure that a call met, also if the caller went on after it.
    private(set) var failure: PostgresFailure?

    /// The resources it has locked so far, or tried to.
    private(set) var names: Set<Name> = []

    /// - Parameter locking: resources to lock before anything else.
    init(_ connection: PostgresConnection, locking names: Set<Name>) {
        self.connection = connection
        waiting = names.sorted().map { lock($0.type, $0.id) }
    }

    private var source: Source { Source(transaction: self) }
    private var reading: PostgresReading { PostgresReading(source: source) }
    private var sessions: PostgresSessions { PostgresSessions(source: source) }

    private func takeWaiting() -> [SQL] {
        defer { waiting = [] }
        guard !isOpen else { return waiting }
        isOpen = true
        return [Self.begin] + waiting
    }

    /// What is left to send: the writes that wait, and the commit. Nil = the transaction did nothing.
    ///
    /// - Parameter last: a statement that goes before the commit.
    func ending(with last: SQL?) -> [SQL]? {
        guard isOpen || !waiting.isEmpty else { return nil }
        return takeWaiting() + (last.map { [$0] } ?? []) + [Self.commit]
    }

    // MARK: Reading

    func current(_ type: String, id: String) throws(StoreError) -> StoredVersion? {
        try noting { () throws(PostgresFailure) in
            // The lock first, by itself: what is read behind it is what is current once it is had.
            names.insert(Name(type: type, id: id))
            let found = try source.ask([lock(type, id), PostgresReading.current(type, id: id)])
            guard found.count == 2 else { throw .lost }
            note(found[0], type, id)
            return found[1].first { PostgresReading.version(type, $0) }
        }
    }

    func version(_ type: String, id: String, _ versionId: Int) throws(StoreError) -> StoredVersion? {
        try noting { () throws(PostgresFailure) in try reading.version(type, id: id, versionId) }
    }

    func history(
        _ type: String, id: String, before: Int?, count: Int
    ) throws(StoreError) -> (versions: [StoredVersion], total: Int) {
        try noting { () throws(PostgresFailure) in
            try reading.history(type, id: id, before: before, count: count)
        }
    }

    func search(_ query: StoreQuery) throws(StoreError) -> SearchPage {
        try noting { () throws(PostgresFailure) in
            // Two that create a resource unless a search finds one must not both find none.
            if searched.insert(query.type).inserted {
                let name = "search/" + query.type
                waiting.append(
                    "INSERT INTO formstep_counter (name, value) VALUES (\(name), 0) ON CONFLICT (name) DO NOTHING")
                waiting.append("SELECT value FROM formstep_counter WHERE name = \(name) FOR UPDATE")
            }
            return try PostgresSearch(query).run(source)
        }
    }

    func heads(_ type: String, url: String) throws(StoreError) -> [CanonicalHead] {
        try noting { () throws(PostgresFailure) in try reading.heads(type, url: url) }
    }

    // MARK: Writing

    func append(_ version: StoredVersion, _ facts: ResourceFacts?) throws(StoreError) {
        try noting { () throws(PostgresFailure) in try write(version, facts) }
    }

    func mark(_ name: String) throws(StoreError) -> Bool {
        try noting { () throws(PostgresFailure) in
            // A digest: names hold urls of any length, an index does not.
            let digest = Array(name.utf8).withUnsafeBytes { sha256($0) }
            return try source.ask(
                "INSERT INTO formstep_mark (name) VALUES (\(digest)) ON CONFLICT (name) DO NOTHING RETURNING 1"
            ).count > 0
        }
    }

    private func lock(_ type: String, _ id: String) -> SQL {
        "SELECT key, url, url_rest FROM formstep_resource WHERE type = \(type) AND id = \(id) FOR UPDATE"
    }

    private func note(_ result: PostgresResult, _ type: String, _ id: String) {
        let former = result.first { row in
            Former(key: row.integer(0), url: row.optionalText(1).map { $0 + row.text(2) })
        }
        known.updateValue(former, forKey: Name(type: type, id: id))
    }

    private func write(_ version: StoredVersion, _ facts: ResourceFacts?) throws(PostgresFailure) {
        let name = Name(type: version.type, id: version.id)
        names.insert(name)
        if known[name] == nil {
            note(try source.ask(lock(version.type, version.id)), version.type, version.id)
        }
        let former = known[name] ?? nil
        let url = facts?.url.map(SplitText.init)
        let key = former?.key ?? RowKey.fresh()
        if former != nil {
            waiting.append(
                """
                UPDATE formstep_resource SET version = \(version.versionId), updated = \(version.lastUpdated),
                deleted = \(version.isDeleted ? 1 : 0), url = \(url?.head), url_rest = \(url?.rest ?? ""),
                business_version = \(facts?.businessVersion), status = \(facts?.status),
                version_algorithm = \(facts?.versionAlgorithm) WHERE key = \(key)
                """)
            waiting.append("DELETE FROM formstep_search WHERE resource = \(key)")
        } else {
            waiting.append(
                """
                INSERT INTO formstep_resource (key, type, id, version, updated, deleted, url, url_rest,
                business_version, status, version_algorithm) VALUES (\(key), \(version.type), \(version.id),
                \(version.versionId), \(version.lastUpdated), \(version.isDeleted ? 1 : 0), \(url?.head),
                \(url?.rest ?? ""), \(facts?.businessVersion), \(facts?.status), \(facts?.versionAlgorithm))
                """)
        }
        waiting.append(
            """
            INSERT INTO formstep_content (resource, version, updated, fhir, body) VALUES (\(key), \(version.versionId),
            \(version.lastUpdated), \(version.fhirVersion.rawValue), \(version.content))
            """)
        if let facts { waiting += Schema.insertions(facts.index, resource: key) }
        known.updateValue(Former(key: key, url: facts?.url), forKey: name)
        if DefinitionTypes.contains(version.type) {
            changesDefinitions = true
            for url in [former?.url, facts?.url] { if let url { changedURLs.insert(url) } }
        }
    }

    // MARK: Sessions

    func session(_ id: [UInt8]) throws(StoreError) -> SessionRecord? {
        try noting { () throws(PostgresFailure) in try sessions.session(id) }
    }

    func sessionForm(_ name: String) throws(StoreError) -> SessionForm? {
        try noting { () throws(PostgresFailure) in try sessions.form(name) }
    }

    func insertSession(_ record: SessionRecord) throws(StoreError) { waiting.append(PostgresSessions.insert(record)) }

    func updateSession(_ record: SessionRecord, replacing former: SessionRecord) throws(StoreError) -> Bool {
        try noting { () throws(PostgresFailure) in
            try source.ask(PostgresSessions.update(record, replacing: former)).changes > 0
        }
    }

    func keepSessionForm(_ name: String, _ form: SessionForm) throws(StoreError) {
        try noting { () throws(PostgresFailure) in
            if try !sessions.holdForm(name) { waiting.append(PostgresSessions.insertForm(name, form)) }
        }
    }

    func keptReply(_ name: [UInt8]) throws(StoreError) -> KeptReply? {
        try noting { () throws(PostgresFailure) in
            let reply = try sessions.keptReply(name)
            replies.updateValue(reply?.expires, forKey: name)
            return reply
        }
    }

    func keepReply(_ name: [UInt8], _ reply: KeptReply) throws(StoreError) {
        // Only what was seen is replaced: where another process has kept one meanwhile the insertion fails, and the whole
        // is done anew.
        switch replies[name] {
        case nil: waiting.append(PostgresSessions.deleteReply(name, expires: nil))
        case .some(let seen?): waiting.append(PostgresSessions.deleteReply(name, expires: seen))
        case .some(nil): break
        }
        waiting.append(PostgresSessions.insertReply(name, reply))
        replies.updateValue(reply.expires, forKey: name)
    }

    func forgetReplies(_ prefix: [UInt8]) throws(StoreError) {
        waiting.append(PostgresSessions.forgetReplies(prefix))
    }

    func purgeSessions(now: Int64, limit: Int) throws(StoreError) -> (expired: Int, isMore: Bool) {
        try noting { () throws(PostgresFailure) in try sessions.purge(now: now, limit: limit) }
    }

    private func noting<Result>(_ body: () throws(PostgresFailure) -> Result) throws(StoreError) -> Result {
        do throws(PostgresFailure) {
            return try body()
        } catch {
            failure = error
            throw error.storeError
        }
    }
}

/// Numbers of new rows, made without asking: the milliseconds, so that rows written together stand together, and chance,
/// so that processes do not meet. Where two do, the database refuses the later one, and it is done anew.
enum RowKey {
    /// 2026-01-01.
    private static let epoch: Int64 = 1_767_225_600_000

    static func fresh() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        let moment = max(0, Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000 - epoch)
        return (moment & (1 << 41 - 1)) << 22 | Int64.random(in: 0..<1 << 22)
    }
}
