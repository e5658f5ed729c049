internal import Storage

/// The tables of a store, and the way to them from every earlier version.
///
/// `formstep_schema` holds the version. The row of it is locked while a process brings the tables up to date; others wait for
/// it. Each statement can be repeated, for databases that commit definitions of tables one by one.
///
/// Texts that are compared or ordered have the collation `C`: by their bytes, which go as code points do.
enum Schema {
    static let version: Int64 = 1

    /// `formstep_resource` has the current state of each resource, `formstep_content` every version of it, `formstep_search`
    /// what current ones are found by, `formstep_mark` digests of the names of files that were loaded, `formstep_counter` the
    /// writes of definitions by all processes, and rows to lock.
    private static let tables: [SQL] = once([
        """
        CREATE TABLE IF NOT EXISTS formstep_resource (
            key BIGINT PRIMARY KEY, type TEXT COLLATE "C" NOT NULL, id TEXT COLLATE "C" NOT NULL, version BIGINT NOT NULL,
            updated BIGINT NOT NULL, deleted BIGINT NOT NULL, url TEXT COLLATE "C", url_rest TEXT COLLATE "C" NOT NULL,
            business_version TEXT COLLATE "C", status TEXT COLLATE "C", version_algorithm TEXT COLLATE "C",
            UNIQUE (type, id))
        """,
        "CREATE INDEX IF NOT EXISTS formstep_resource_by_url ON formstep_resource (url, type) WHERE url IS NOT NULL",
        "CREATE INDEX IF NOT EXISTS formstep_resource_by_time ON formstep_resource (type, updated, id)",
        """
        CREATE TABLE IF NOT EXISTS formstep_content (
            resource BIGINT NOT NULL, version BIGINT NOT NULL, updated BIGINT NOT NULL, fhir TEXT NOT NULL, body BYTEA,
            PRIMARY KEY (resource, version))
        """,
        """
        CREATE TABLE IF NOT EXISTS formstep_search (
            parameter BIGINT NOT NULL, value TEXT COLLATE "C" NOT NULL, resource BIGINT NOT NULL, place BIGINT NOT NULL,
            rest TEXT COLLATE "C" NOT NULL, extra TEXT COLLATE "C" NOT NULL, label TEXT COLLATE "C" NOT NULL, low BIGINT,
            high BIGINT, low_number TEXT COLLATE "C", high_number TEXT COLLATE "C",
            PRIMARY KEY (parameter, value, resource, place))
        """,
        "CREATE INDEX IF NOT EXISTS formstep_search_by_resource ON formstep_search (resource, parameter)",
        """
        CREATE INDEX IF NOT EXISTS formstep_search_by_time ON formstep_search (parameter, low, high, resource)
        WHERE low IS NOT NULL
        """,
        "CREATE TABLE IF NOT EXISTS formstep_mark (name BYTEA PRIMARY KEY)",
        "CREATE TABLE IF NOT EXISTS formstep_counter (name TEXT PRIMARY KEY, value BIGINT NOT NULL)",
        "INSERT INTO formstep_counter (name, value) VALUES ('definitions', 0) ON CONFLICT (name) DO NOTHING",
        """
        CREATE TABLE IF NOT EXISTS formstep_session_form (
            name TEXT COLLATE "C" PRIMARY KEY, fhir TEXT NOT NULL, body BYTEA NOT NULL)
        """,
        """
        CREATE TABLE IF NOT EXISTS formstep_session (
            id BYTEA PRIMARY KEY, version BIGINT NOT NULL, state TEXT NOT NULL, expires BIGINT NOT NULL, due BIGINT NOT NULL,
            form TEXT COLLATE "C", place TEXT, response BYTEA, result TEXT,
            head BYTEA)
        """,
        "CREATE INDEX IF NOT EXISTS formstep_session_by_due ON formstep_session (due)",
        "CREATE INDEX IF NOT EXISTS formstep_session_by_form ON formstep_session (form)",
        """
        CREATE TABLE IF NOT EXISTS formstep_session_reply (
            name BYTEA PRIMARY KEY, request BYTEA NOT NULL, expires BIGINT NOT NULL, body BYTEA NOT NULL)
        """,
        "CREATE INDEX IF NOT EXISTS formstep_session_reply_by_time ON formstep_session_reply (expires)",
    ])

    private static let own: [SQL] = once([
        "CREATE TABLE IF NOT EXISTS formstep_schema (name TEXT PRIMARY KEY, version BIGINT NOT NULL)",
        "INSERT INTO formstep_schema (name, version) VALUES ('store', 0) ON CONFLICT (name) DO NOTHING",
    ])

    private static func once(_ statements: [SQL]) -> [SQL] { statements.map(\.once) }

    /// Why a database cannot be used as a store.
    enum Problem: Error, Equatable {
        case newer(Int64)
        case encoding(String)
        case failed(PostgresFailure)
    }

    /// Seconds that making tables, or waiting for another process that makes them, may take.
    private static let patience = 600.0
    /// Two that make the first table at once stand in each other's way.
    private static let attempts = 20

    /// Makes the tables of a new database, or brings those of an older store up to date.
    static func prepare(_ connection: PostgresConnection) throws(Problem) {
        for attempt in 1... {
            do throws(PostgresFailure) {
                try bringUpToDate(connection)
                return
            } catch {
                if !connection.isIdle { _ = try? connection.run([PostgresTransaction.rollback]) }
                // 42P07, 42710: another process has just made it.
                guard error.kind == .conflict || ["42P07", "42710"].contains(error.state), attempt < attempts else {
                    if error.state == newerState, let found = try? read(connection) { throw .newer(found) }
                    if error.state == encodingState { throw .encoding("its texts are not in UTF-8") }
                    throw .failed(error)
                }
            }
        }
    }

    private static let newerState = "FS001"
    private static let encodingState = "FS002"
    private static let question: SQL = "SELECT version FROM formstep_schema WHERE name = 'store'"

    private static func read(_ connection: PostgresConnection) throws(PostgresFailure) -> Int64 {
        try connection.ask(question.once).first { $0.integer(0) } ?? 0
    }

    /// How many definitions all processes have written so far.
    static func definitionCount(_ connection: PostgresConnection) throws(Problem) -> Int64 {
        do throws(PostgresFailure) {
            return try connection.ask(ForeignWrites.looking.once).first { $0.integer(0) } ?? 0
        } catch {
            throw .failed(error)
        }
    }

    private static func bringUpToDate(_ connection: PostgresConnection) throws(PostgresFailure) {
        let encoding = try connection.ask(("SHOW server_encoding" as SQL).once).first { $0.text(0) }
        guard ["UTF8", "UTF-8", nil].contains(encoding?.uppercased()) else {
            throw PostgresFailure(kind: .statement, state: encodingState)
        }
        // The usual case needs no lock.
        let isThere =
            try connection.ask(
                ("""
                SELECT 1 FROM information_schema.tables WHERE table_name = 'formstep_schema'
                AND table_schema = current_schema()
                """ as SQL).once
            ).count > 0
        if isThere, try read(connection) == version { return }
        if !isThere { for statement in own { _ = try connection.run([statement]) } }
        let locking: SQL = "\(question) FOR UPDATE"
        let begun = try connection.run(
            [
                PostgresTransaction.begin, ("SET LOCAL statement_timeout = 0" as SQL).once,
                ("SET LOCAL lock_timeout = 0" as SQL).once, locking.once,
            ], patience: patience)
        let found = begun.last?.first { $0.integer(0) } ?? 0
        guard found <= version else { throw PostgresFailure(kind: .statement, state: newerState) }
        if found < 1 { for statement in tables { _ = try connection.run([statement], patience: patience) } }
        let note: SQL = "UPDATE formstep_schema SET version = \(version) WHERE name = 'store'"
        _ = try connection.run([note.once, PostgresTransaction.commit], patience: patience)
    }

    /// Statements that put in what a resource is found by.
    static func insertions(_ entries: [IndexEntry], resource key: Int64) -> [SQL] {
        // In portions of one size and the rest one by one: few texts to prepare, few statements to run.
        var statements: [SQL] = []
        var values = entries.enumerated().map { place, entry -> SQL in
            let value = SplitText(entry.value)
            return """
                (\(Int64(entry.parameter.rawValue)), \(value.head), \(key), \(place), \(value.rest), \(entry.extra),
                \(entry.label), \(entry.interval?.low), \(entry.interval?.high), \(entry.numbers?.low),
                \(entry.numbers?.high))
                """
        }[...]
        while !values.isEmpty {
            let portion = values.prefix(values.count >= portionSize ? portionSize : 1)
            values = values.dropFirst(portion.count)
            statements.append(
                """
                INSERT INTO formstep_search (parameter, value, resource, place, rest, extra, label, low, high, low_number,
                high_number) VALUES \(SQL.joined(Array(portion), unsafeSQL: ", "))
                """)
        }
        return statements
    }

    private static let portionSize = 8
}
