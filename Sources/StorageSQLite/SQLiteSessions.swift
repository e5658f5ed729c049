internal import FHIRModel
internal import Storage

/// Sessions on one connection: a reader's, or inside the writer's transaction.
struct SQLiteSessions {
    let connection: SQLiteConnection

    func session(_ id: [UInt8]) throws(SQLiteFailure) -> SessionRecord? {
        let found = try connection.first(
            """
            SELECT s.version, s.state, s.expires, s.form, s.place, s.response, s.result, h.body, s.id FROM session s
            LEFT JOIN session_head h ON h.session = s.key WHERE s.id = \(id)
            """,
            { row in
                SessionRecord(
                    id: row.blob(8) ?? [], version: Int(row.integer(0)),
                    state: SessionRecord.State(rawValue: row.text(1)) ?? .gone, expires: row.integer(2),
                    form: row.text(3), place: row.optionalText(4), response: row.blob(5) ?? [],
                    result: row.optionalText(6), head: row.blob(7) ?? [])
            })
        return found
    }

    func form(_ name: String) throws(SQLiteFailure) -> SessionForm? {
        try connection.first(
            "SELECT fhir, body FROM session_form WHERE name = \(name)",
            { SessionForm(fhirVersion: FHIRVersion(rawValue: $0.text(0)) ?? .r4, content: $0.blob(1) ?? []) })
    }

    // MARK: Writing

    func insert(_ record: SessionRecord) throws(SQLiteFailure) {
        let key =
            try connection.first(
                """
                INSERT INTO session (id, version, state, expires, due, form, place, response, result) VALUES (\(record.id),
                \(record.version), \(record.state.rawValue), \(record.expires), \(record.dueHour), \(record.form),
                \(record.place), \(record.response), \(record.result)) RETURNING key
                """, { $0.integer(0) }) ?? 0
        try connection.run("INSERT INTO session_head (session, body) VALUES (\(key), \(record.head))")
    }

    func update(_ record: SessionRecord, replacing former: SessionRecord) throws(SQLiteFailure) -> Bool {
        // The columns that have an index are written only where they differ: most answers touch one page.
        var columns: SQL = """
            version = \(record.version), state = \(record.state.rawValue), expires = \(record.expires),
            place = \(record.place), response = \(record.response), result = \(record.result)
            """
        if record.dueHour != former.dueHour { columns = "\(columns), due = \(record.dueHour)" }
        if record.form != former.form { columns = "\(columns), form = \(record.form)" }
        try connection.run("UPDATE session SET \(columns) WHERE id = \(record.id) AND version = \(former.version)")
        guard connection.changes > 0 else { return false }
        guard record.head != former.head else { return true }
        if record.head.isEmpty {
            try connection.run(
                "DELETE FROM session_head WHERE session = (SELECT key FROM session WHERE id = \(record.id))")
        } else {
            try connection.run(
                """
                UPDATE session_head SET body = \(record.head)
                WHERE session = (SELECT key FROM session WHERE id = \(record.id))
                """)
        }
        return true
    }

    func keepForm(_ name: String, _ form: SessionForm) throws(SQLiteFailure) {
        let isThere = try connection.first("SELECT 1 FROM session_form WHERE name = \(name)", { _ in true }) ?? false
        guard !isThere else { return }
        try connection.run(
            """
            INSERT INTO session_form (name, fhir, body) VALUES (\(name), \(form.fhirVersion.rawValue), \(form.content))
            """)
    }

    func keptReply(_ name: [UInt8]) throws(SQLiteFailure) -> KeptReply? {
        try connection.first(
            "SELECT request, expires, body FROM session_reply WHERE name = \(name)",
            { KeptReply(request: $0.blob(0) ?? [], expires: $0.integer(1), content: $0.blob(2) ?? []) })
    }

    func keepReply(_ name: [UInt8], _ reply: KeptReply) throws(SQLiteFailure) {
        try connection.run("DELETE FROM session_reply WHERE name = \(name)")
        try connection.run(
            """
            INSERT INTO session_reply (name, request, expires, body) VALUES (\(name), \(reply.request),
            \(reply.expires), \(reply.content))
            """)
    }

    func forgetReplies(_ prefix: [UInt8]) throws(SQLiteFailure) {
        let end = prefix + [UInt8](repeating: 0xFF, count: 64)
        try connection.run("DELETE FROM session_reply WHERE name >= \(prefix) AND name <= \(end)")
    }

    // MARK: Purging

    func purge(now: Int64, limit: Int) throws(SQLiteFailure) -> (expired: Int, isMore: Bool) {
        let due = try connection.rows(
            """
            SELECT key, id, state, expires FROM session WHERE due <= \(SessionRecord.hour(now)) ORDER BY due
            LIMIT \(limit)
            """,
            {
                (
                    key: $0.integer(0), id: $0.blob(1) ?? [],
                    isGone: $0.text(2) == SessionRecord.State.gone.rawValue, expires: $0.integer(3)
                )
            })
        var expired = 0
        for row in due {
            try connection.run("DELETE FROM session_head WHERE session = \(row.key)")
            guard !row.isGone else {
                try connection.run("DELETE FROM session WHERE key = \(row.key)")
                continue
            }
            expired += 1
            let end = row.expires + SessionRecord.tombstoneLifetime
            try connection.run(
                """
                UPDATE session SET version = version + 1, state = \(SessionRecord.State.gone.rawValue),
                expires = \(end), due = \(SessionRecord.hour(end) + 1), form = '', place = NULL, response = NULL,
                result = NULL WHERE key = \(row.key)
                """)
        }
        let replies = try connection.rows(
            "SELECT name FROM session_reply WHERE expires <= \(now) ORDER BY expires LIMIT \(limit)",
            { $0.blob(0) ?? [] })
        for name in replies { try connection.run("DELETE FROM session_reply WHERE name = \(name)") }
        let forms = try connection.rows(
            """
            SELECT name FROM session_form f WHERE NOT EXISTS (SELECT 1 FROM session s WHERE s.form = f.name)
            LIMIT \(limit)
            """, { $0.text(0) })
        for name in forms { try connection.run("DELETE FROM session_form WHERE name = \(name)") }
        return (expired, due.count == limit || replies.count == limit)
    }
}
