internal import FHIRJSON
internal import FHIRModel
internal import Storage

/// The tables of a store, and the way to them from every earlier version.
///
/// `PRAGMA user_version` holds the version. A step from one version to the next runs in one transaction: a store is either
/// of the old version or of the new one.
enum Schema {
    static let version: Int64 = 3
    /// `FStp`: says that the file is a store of ours (`PRAGMA application_id`).
    static let applicationID: Int64 = 0x4653_7470

    /// Since version 2. `resource` has the current state of each, `content` every version of it, `search_value` what current
    /// ones are found by, `mark` the files that were loaded, `counter` the writes of definitions by all processes.
    private static let tables = """
        CREATE TABLE resource (
            key INTEGER PRIMARY KEY, type TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL,
            updated INTEGER NOT NULL, deleted INTEGER NOT NULL, url TEXT, business_version TEXT, status TEXT,
            version_algorithm TEXT, UNIQUE (type, id));
        CREATE INDEX resource_by_url ON resource (url, type) WHERE url IS NOT NULL;
        CREATE INDEX resource_by_time ON resource (type, updated, id);
        CREATE TABLE content (
            resource INTEGER NOT NULL, version INTEGER NOT NULL, updated INTEGER NOT NULL, fhir TEXT NOT NULL,
            body BLOB, PRIMARY KEY (resource, version));
        """

    /// Kept in the order of the values, so that finding by them needs no other index. `parameter` is the number of type and
    /// name (`SearchParameter.ID`), `place` tells entries with the same value apart. What a table of search parameters adds is
    /// found after a new version of the schema only, which reads all again.
    private static let searchTable = """
        CREATE TABLE search_value (
            parameter INTEGER NOT NULL, value TEXT NOT NULL, resource INTEGER NOT NULL, place INTEGER NOT NULL,
            extra TEXT NOT NULL, label TEXT NOT NULL, low INTEGER, high INTEGER, low_number TEXT, high_number TEXT,
            PRIMARY KEY (parameter, value, resource, place)) WITHOUT ROWID;
        CREATE INDEX search_by_resource ON search_value (resource, parameter);
        CREATE INDEX search_by_time ON search_value (parameter, low, high, resource) WHERE low IS NOT NULL;
        """

    private static let bookkeeping = """
        CREATE TABLE mark (name TEXT PRIMARY KEY) WITHOUT ROWID;
        CREATE TABLE counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
        INSERT INTO counter VALUES ('definitions', 0);
        """

    /// Since version 3. `session` has one row for each session and each tombstone, by the digest of its id, `session_head`
    /// what does not change with answers, `session_form` the forms that sessions began with, `session_reply` replies to
    /// requests with an Idempotency-Key.
    private static let sessionTables = """
        CREATE TABLE session (
            key INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, version INTEGER NOT NULL, state TEXT NOT NULL,
            expires INTEGER NOT NULL, due INTEGER NOT NULL, form TEXT NOT NULL, place TEXT, response BLOB, result TEXT);
        CREATE INDEX session_by_due ON session (due);
        CREATE INDEX session_by_form ON session (form);
        CREATE TABLE session_head (session INTEGER PRIMARY KEY, body BLOB NOT NULL);
        CREATE TABLE session_form (name TEXT PRIMARY KEY, fhir TEXT NOT NULL, body BLOB NOT NULL);
        CREATE TABLE session_reply (
            name BLOB PRIMARY KEY, request BLOB NOT NULL, expires INTEGER NOT NULL, body BLOB NOT NULL);
        CREATE INDEX session_reply_by_time ON session_reply (expires);
        """

    /// Why a file cannot be used as a store.
    enum Problem: Error, Equatable {
        case notAStore
        case newer(Int64)
        case failed(SQLiteFailure)
    }

    /// Makes the tables of a new file, or brings those of an older store up to date.
    ///
    /// - Returns: the version the file had; 0 = it was new.
    @discardableResult
    static func prepare(_ connection: SQLiteConnection) throws(Problem) -> Int64 {
        do throws(SQLiteFailure) {
            try connection.script(unsafeSQL: "BEGIN IMMEDIATE")
        } catch {
            throw .failed(error)
        }
        do {
            let found = try connection.first("PRAGMA user_version") { $0.integer(0) } ?? 0
            if found > version { throw Problem.newer(found) }
            if found == 0 {
                let tables = try connection.first("SELECT count(*) FROM sqlite_schema") { $0.integer(0) } ?? 0
                if tables > 0 { throw Problem.notAStore }
                try connection.script(unsafeSQL: Self.tables + searchTable + bookkeeping + sessionTables)
                try connection.script(unsafeSQL: "PRAGMA application_id = \(applicationID)")
            } else {
                let application = try connection.first("PRAGMA application_id") { $0.integer(0) }
                if application != applicationID { throw Problem.notAStore }
                if found < 2 { try fromVersion1(connection) }
                if found < 3 {
                    try toVersion3(connection)
                    try connection.script(unsafeSQL: sessionTables)
                }
            }
            if found != version { try connection.script(unsafeSQL: "PRAGMA user_version = \(version)") }
            try connection.script(unsafeSQL: "COMMIT")
            return found
        } catch {
            try? connection.script(unsafeSQL: "ROLLBACK")
            switch error {
            case let problem as Problem: throw problem
            case let failure as SQLiteFailure: throw .failed(failure)
            default: throw .notAStore
            }
        }
    }

    /// Version 1 had neither marks nor the order of versions.
    private static func fromVersion1(_ connection: SQLiteConnection) throws {
        try connection.script(unsafeSQL: "ALTER TABLE resource ADD COLUMN version_algorithm TEXT;" + bookkeeping)
    }

    /// Version 2 searched by ten elements, version 1 by fewer.
    private static func toVersion3(_ connection: SQLiteConnection) throws {
        try connection.script(unsafeSQL: "DROP TABLE search_value;" + searchTable)
        try readAgain(connection)
    }

    /// Resources whose names are held at once while all are read again.
    private static let portion = 500

    /// Reads what current resources are found by out of their content once more, one by one.
    private static func readAgain(_ connection: SQLiteConnection) throws {
        var last = Int64.min
        while true {
            let current = try connection.rows(
                """
                SELECT key, type FROM resource WHERE key > \(last) AND deleted = 0 ORDER BY key LIMIT \(portion)
                """
            ) { (key: $0.integer(0), type: $0.text(1)) }
            guard let end = current.last?.key else { return }
            last = end
            for (key, type) in current { try readAgain(key, type, connection) }
        }
    }

    private static func readAgain(_ key: Int64, _ type: String, _ connection: SQLiteConnection) throws {
        guard let entry = ResourceTypes.entry(type),
            let body = try connection.first(
                """
                SELECT content.body FROM content JOIN resource ON resource.key = content.resource
                WHERE content.resource = \(key) AND content.version = resource.version
                """, { $0.blob(0) }) ?? nil,
            let document = try? Document.parse(
                body, limits: Document.Limits(maximumBytes: .max, maximumDepth: .max, maximumNodes: .max))
        else { return }
        let facts = ResourceFacts(of: document, type: entry)
        try connection.run(
            """
            UPDATE resource SET url = \(facts.url), business_version = \(facts.businessVersion),
            status = \(facts.status), version_algorithm = \(facts.versionAlgorithm) WHERE key = \(key)
            """)
        try insert(facts.index, resource: key, connection)
    }

    /// Puts in what a resource is found by.
    static func insert(
        _ entries: [IndexEntry], resource key: Int64, _ connection: SQLiteConnection
    ) throws(SQLiteFailure) {
        guard !entries.isEmpty else { return }
        try connection.run(
            unsafeSQL: insertion,
            each: entries.lazy.enumerated().map { place, entry in
                [
                    .integer(Int64(entry.parameter.rawValue)), .text(entry.value), .integer(key),
                    .integer(Int64(place)), .text(entry.extra), .text(entry.label), number(entry.interval?.low),
                    number(entry.interval?.high), text(entry.numbers?.low), text(entry.numbers?.high),
                ]
            })
    }

    private static let insertion = """
        INSERT INTO search_value
            (parameter, value, resource, place, extra, label, low, high, low_number, high_number)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    private static func number(_ value: Int64?) -> SQL.Value { value.map { .integer($0) } ?? .null }
    private static func text(_ value: String?) -> SQL.Value { value.map { .text($0) } ?? .null }
}
