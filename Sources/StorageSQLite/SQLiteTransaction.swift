internal import FHIRModel
internal import Storage

/// One caller's reads and writes inside a transaction of the writer.
final class SQLiteTransaction: StoreTransaction {
    private let connection: SQLiteConnection
    private var reading: SQLiteReading { SQLiteReading(connection: connection) }

    /// Canonical urls of definitions that mean something else once this is committed.
    private(set) var changedURLs: Set<String> = []
    private(set) var changesDefinitions = false
    /// The failure of the file that a call met, also if the caller went on after it.
    private(set) var failure: SQLiteFailure?

    init(_ connection: SQLiteConnection) { self.connection = connection }

    func current(_ type: String, id: String) throws(StoreError) -> StoredVersion? {
        try noting { () throws(SQLiteFailure) in try reading.current(type, id: id) }
    }

    func version(_ type: String, id: String, _ versionId: Int) throws(StoreError) -> StoredVersion? {
        try noting { () throws(SQLiteFailure) in try reading.version(type, id: id, versionId) }
    }

    func history(
        _ type: String, id: String, before: Int?, count: Int
    ) throws(StoreError) -> (versions: [StoredVersion], total: Int) {
        try noting { () throws(SQLiteFailure) in
            try reading.history(type, id: id, before: before, count: count)
        }
    }

    func search(_ query: StoreQuery) throws(StoreError) -> SearchPage {
        try noting { () throws(SQLiteFailure) in try SQLiteSearch(query).run(connection) }
    }

    func heads(_ type: String, url: String) throws(StoreError) -> [CanonicalHead] {
        try noting { () throws(SQLiteFailure) in try reading.heads(type, url: url) }
    }

    func append(_ version: StoredVersion, _ facts: ResourceFacts?) throws(StoreError) {
        try noting { () throws(SQLiteFailure) in try write(version, facts) }
    }

    func mark(_ name: String) throws(StoreError) -> Bool {
        try noting { () throws(SQLiteFailure) in
            try connection.first("INSERT OR IGNORE INTO mark (name) VALUES (\(name)) RETURNING 1", { _ in true })
                ?? false
        }
    }

    // MARK: Sessions

    private var sessions: SQLiteSessions { SQLiteSessions(connection: connection) }

    func session(_ id: [UInt8]) throws(StoreError) -> SessionRecord? {
        try noting { () throws(SQLiteFailure) in try sessions.session(id) }
    }

    func sessionForm(_ name: String) throws(StoreError) -> SessionForm? {
        try noting { () throws(SQLiteFailure) in try sessions.form(name) }
    }

    func insertSession(_ record: SessionRecord) throws(StoreError) {
        try noting { () throws(SQLiteFailure) in try sessions.insert(record) }
    }

    func updateSession(_ record: SessionRecord, replacing former: SessionRecord) throws(StoreError) -> Bool {
        try noting { () throws(SQLiteFailure) in try sessions.update(record, replacing: former) }
    }

    func keepSessionForm(_ name: String, _ form: SessionForm) throws(StoreError) {
        try noting { () throws(SQLiteFailure) in try sessions.keepForm(name, form) }
    }

    func keptReply(_ name: [UInt8]) throws(StoreError) -> KeptReply? {
        try noting { () throws(SQLiteFailure) in try sessions.keptReply(name) }
    }

    func keepReply(_ name: [UInt8], _ reply: KeptReply) throws(StoreError) {
        try noting { () throws(SQLiteFailure) in try sessions.keepReply(name, reply) }
    }

    func forgetReplies(_ prefix: [UInt8]) throws(StoreError) {
        try noting { () throws(SQLiteFailure) in try sessions.forgetReplies(prefix) }
    }

    func purgeSessions(now: Int64, limit: Int) throws(StoreError) -> (expired: Int, isMore: Bool) {
        try noting { () throws(SQLiteFailure) in try sessions.purge(now: now, limit: limit) }
    }

    // MARK: Resources

    private func write(_ version: StoredVersion, _ facts: ResourceFacts?) throws(SQLiteFailure) {
        let former = try connection.first(
            "SELECT key, url FROM resource WHERE type = \(version.type) AND id = \(version.id)",
            { (key: $0.integer(0), url: $0.optionalText(1)) })
        let key: Int64
        if let former {
            key = former.key
            try connection.run(
                """
                UPDATE resource SET version = \(version.versionId), updated = \(version.lastUpdated),
                deleted = \(version.isDeleted ? 1 : 0), url = \(facts?.url), business_version = \(facts?.businessVersion),
                status = \(facts?.status), version_algorithm = \(facts?.versionAlgorithm) WHERE key = \(key)
                """)
            try connection.run("DELETE FROM search_value WHERE resource = \(key)")
        } else {
            key =
                try connection.first(
                    """
                    INSERT INTO resource (type, id, version, updated, deleted, url, business_version, status,
                    version_algorithm) VALUES (\(version.type), \(version.id), \(version.versionId),
                    \(version.lastUpdated), \(version.isDeleted ? 1 : 0), \(facts?.url), \(facts?.businessVersion),
                    \(facts?.status), \(facts?.versionAlgorithm)) RETURNING key
                    """, { $0.integer(0) }) ?? 0
        }
        try connection.run(
            """
            INSERT INTO content (resource, version, updated, fhir, body) VALUES (\(key), \(version.versionId),
            \(version.lastUpdated), \(version.fhirVersion.rawValue), \(version.content))
            """)
        if let facts { try Schema.insert(facts.index, resource: key, connection) }
        if DefinitionTypes.contains(version.type) {
            changesDefinitions = true
            for url in [former?.url, facts?.url] { if let url { changedURLs.insert(url) } }
        }
    }

    private func noting<Result>(_ body: () throws(SQLiteFailure) -> Result) throws(StoreError) -> Result {
        do throws(SQLiteFailure) {
            return try body()
        } catch {
            failure = error
            throw error.storeError
        }
    }
}
