internal import FHIRModel
internal import Storage

/// Sessions: read on a reader's connection, or read and written inside a transaction.
struct PostgresSessions {
    let source: any PostgresSource

    func session(_ id: [UInt8]) throws(PostgresFailure) -> SessionRecord? {
        let found = try source.ask(
            """
            SELECT id, version, state, expires, form, place, response, result, head FROM formstep_session
            WHERE id = \(id)
            """
        )
        return found.first { row in
            SessionRecord(
                id: row.blob(0) ?? [], version: Int(row.integer(1)),
                state: SessionRecord.State(rawValue: row.text(2)) ?? .gone, expires: row.integer(3),
                form: row.optionalText(4) ?? "", place: row.optionalText(5), response: row.blob(6) ?? [],
                result: row.optionalText(7), head: row.blob(8) ?? [])
        }
    }

    func form(_ name: String) throws(PostgresFailure) -> SessionForm? {
        try source.ask("SELECT fhir, body FROM formstep_session_form WHERE name = \(name)").first {
            SessionForm(fhirVersion: FHIRVersion(rawValue: $0.text(0)) ?? .r4, content: $0.blob(1) ?? [])
        }
    }

    /// Whether a form is kept. It stays so until the transaction ends: ``purge(now:limit:)`` waits for it.
    func holdForm(_ name: String) throws(PostgresFailure) -> Bool {
        try source.ask("SELECT 1 FROM formstep_session_form WHERE name = \(name) FOR SHARE").count > 0
    }

    func keptReply(_ name: [UInt8]) throws(PostgresFailure) -> KeptReply? {
        try source.ask("SELECT request, expires, body FROM formstep_session_reply WHERE name = \(name)").first {
            KeptReply(request: $0.blob(0) ?? [], expires: $0.integer(1), content: $0.blob(2) ?? [])
        }
    }

    // MARK: Writing

    private static func form(_ name: String) -> String? { name.isEmpty ? nil : name }

    static func insert(_ record: SessionRecord) -> SQL {
        """
        INSERT INTO formstep_session (id, version, state, expires, due, form, place, response, result, head) VALUES
        (\(record.id), \(record.version), \(record.state.rawValue), \(record.expires), \(record.dueHour),
        \(form(record.form)), \(record.place), \(record.response), \(record.result), \(record.head))
        """
    }

    /// One row changes, or none where the session is not of that version any more.
    static func update(_ record: SessionRecord, replacing former: SessionRecord) -> SQL {
        // The columns that have an index are written only where they differ: PostgreSQL then leaves the indexes alone.
        var columns: SQL = """
            version = \(record.version), state = \(record.state.rawValue), expires = \(record.expires),
            place = \(record.place), response = \(record.response), result = \(record.result)
            """
        if record.dueHour != former.dueHour { columns = "\(columns), due = \(record.dueHour)" }
        if record.form != former.form { columns = "\(columns), form = \(form(record.form))" }
        if record.head != former.head { columns = "\(columns), head = \(record.head)" }
        return "UPDATE formstep_session SET \(columns) WHERE id = \(record.id) AND version = \(former.version)"
    }

    /// Where others have added it meanwhile nothing changes, but it is held as theirs.
    static func insertForm(_ name: String, _ form: SessionForm) -> SQL {
        """
        INSERT INTO formstep_session_form (name, fhir, body) VALUES (\(name), \(form.fhirVersion.rawValue),
        \(form.content)) ON CONFLICT (name) DO UPDATE SET name = excluded.name
        """
    }

    static func insertReply(_ name: [UInt8], _ reply: KeptReply) -> SQL {
        """
        INSERT INTO formstep_session_reply (name, request, expires, body) VALUES (\(name), \(reply.request),
        \(reply.expires), \(reply.content))
        """
    }

    /// - Parameter expires: only one of that time; nil = any.
    static func deleteReply(_ name: [UInt8], expires: Int64?) -> SQL {
        let which: SQL = expires.map { " AND expires = \($0)" } ?? ""
        return "DELETE FROM formstep_session_reply WHERE name = \(name)\(which)"
    }

    static func forgetReplies(_ prefix: [UInt8]) -> SQL {
        let end = prefix + [UInt8](repeating: 0xFF, count: 64)
        return "DELETE FROM formstep_session_reply WHERE name >= \(prefix) AND name <= \(end)"
    }

    // MARK: Purging

    /// Several processes may do it at once, and sessions may be answered meanwhile: each row goes by its version.
    func purge(now: Int64, limit: Int) throws(PostgresFailure) -> (expired: Int, isMore: Bool) {
        let found = try source.ask([
            """
            SELECT id, version, state, expires FROM formstep_session WHERE due <= \(SessionRecord.hour(now)) ORDER BY due
            LIMIT \(limit)
            """,
            "SELECT name FROM formstep_session_reply WHERE expires <= \(now) ORDER BY expires LIMIT \(limit)",
        ])
        guard found.count == 2 else { throw .lost }
        let due = found[0].rows { row in
            (
                id: row.blob(0) ?? [], version: Int(row.integer(1)),
                isGone: row.text(2) == SessionRecord.State.gone.rawValue, expires: row.integer(3)
            )
        }
        let replies = found[1].rows { $0.blob(0) ?? [] }
        var statements: [SQL] = []
        // In one order everywhere, so that two never wait for each other.
        for row in due.sorted(by: { $0.id.lexicographicallyPrecedes($1.id) }) {
            guard !row.isGone else {
                statements.append("DELETE FROM formstep_session WHERE id = \(row.id) AND version = \(row.version)")
                continue
            }
            let end = row.expires + SessionRecord.tombstoneLifetime
            statements.append(
                """
                UPDATE formstep_session SET version = version + 1, state = \(SessionRecord.State.gone.rawValue),
                expires = \(end), due = \(SessionRecord.hour(end) + 1), form = NULL, place = NULL, response = NULL,
                result = NULL, head = NULL WHERE id = \(row.id) AND version = \(row.version)
                """)
        }
        for name in replies.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            statements.append("DELETE FROM formstep_session_reply WHERE name = \(name) AND expires <= \(now)")
        }
        let results = try source.ask(statements)
        guard results.count == statements.count else { throw .lost }
        let expired = zip(due.sorted { $0.id.lexicographicallyPrecedes($1.id) }, results)
            .reduce(0) { $0 + ($1.0.isGone ? 0 : $1.1.changes) }
        try purgeForms(limit)
        return (expired, due.count == limit || replies.count == limit)
    }

    /// Takes away forms that no session needs. Each is locked first: whoever begins with it meanwhile is waited for, and
    /// then seen, as the second statement looks anew.
    private func purgeForms(_ limit: Int) throws(PostgresFailure) {
        let names = try source.ask(
            """
            SELECT f.name FROM formstep_session_form f
            WHERE NOT EXISTS (SELECT 1 FROM formstep_session s WHERE s.form = f.name) ORDER BY f.name LIMIT \(limit)
            """
        ).rows { $0.text(0) }
        guard !names.isEmpty else { return }
        var statements: [SQL] = []
        for name in names {
            statements.append("SELECT 1 FROM formstep_session_form WHERE name = \(name) FOR UPDATE")
            statements.append(
                """
                DELETE FROM formstep_session_form WHERE name = \(name)
                AND NOT EXISTS (SELECT 1 FROM formstep_session s WHERE s.form = \(name))
                """)
        }
        _ = try source.ask(statements)
    }
}
