internal import FHIRModel
internal import Storage

/// Where statements that give rows are run: on a connection by themselves, or inside a transaction.
protocol PostgresSource {
    /// Runs statements in one round trip.
    func ask(_ statements: [SQL]) throws(PostgresFailure) -> [PostgresResult]
}

extension PostgresSource {
    func ask(_ statement: SQL) throws(PostgresFailure) -> PostgresResult {
        guard let result = try ask([statement]).last else { throw .lost }
        return result
    }
}

extension PostgresConnection: PostgresSource {
    func ask(_ statements: [SQL]) throws(PostgresFailure) -> [PostgresResult] { try run(statements) }
}

/// The reads of a store: outside a transaction on a reader's connection, inside on the writer's.
struct PostgresReading {
    let source: any PostgresSource

    static func current(_ type: String, id: String) -> SQL {
        """
        SELECT r.id, c.version, c.updated, c.fhir, c.body FROM formstep_resource r
        JOIN formstep_content c ON c.resource = r.key AND c.version = r.version
        WHERE r.type = \(type) AND r.id = \(id)
        """
    }

    func current(_ type: String, id: String) throws(PostgresFailure) -> StoredVersion? {
        try source.ask(Self.current(type, id: id)).first { Self.version(type, $0) }
    }

    func version(_ type: String, id: String, _ versionId: Int) throws(PostgresFailure) -> StoredVersion? {
        let found = try source.ask(
            """
            SELECT r.id, c.version, c.updated, c.fhir, c.body FROM formstep_resource r
            JOIN formstep_content c ON c.resource = r.key AND c.version = \(versionId)
            WHERE r.type = \(type) AND r.id = \(id)
            """)
        return found.first { Self.version(type, $0) }
    }

    func history(
        _ type: String, id: String, before: Int?, count: Int
    ) throws(PostgresFailure) -> (versions: [StoredVersion], total: Int) {
        // Versions count from 1 without a gap, so the current one says how many there are. One that is written between
        // the two statements is passed over.
        let total = try source.ask("SELECT version FROM formstep_resource WHERE type = \(type) AND id = \(id)")
            .first { Int($0.integer(0)) }
        guard let total else { return ([], 0) }
        let versions = try source.ask(
            """
            SELECT r.id, c.version, c.updated, c.fhir, c.body FROM formstep_resource r
            JOIN formstep_content c ON c.resource = r.key
            WHERE r.type = \(type) AND r.id = \(id) AND c.version < \(before ?? total + 1)
            ORDER BY c.version DESC LIMIT \(count)
            """
        ).rows { Self.version(type, $0) }
        return (versions, total)
    }

    func heads(_ type: String, url: String) throws(PostgresFailure) -> [CanonicalHead] {
        let url = SplitText(url)
        let found = try source.ask(
            """
            SELECT id, version, updated, business_version, status, version_algorithm FROM formstep_resource
            WHERE url = \(url.head) AND url_rest = \(url.rest) AND type = \(type) AND deleted = 0
            """)
        return found.rows {
            CanonicalHead(
                id: $0.text(0), versionId: Int($0.integer(1)), lastUpdated: $0.integer(2),
                businessVersion: $0.optionalText(3), status: $0.optionalText(4), versionAlgorithm: $0.optionalText(5))
        }
    }

    /// A row of id, version, time, FHIR version and content.
    static func version(_ type: String, _ row: PostgresResult.Row) -> StoredVersion {
        StoredVersion(
            type: type, id: row.text(0), versionId: Int(row.integer(1)), lastUpdated: row.integer(2),
            fhirVersion: FHIRVersion(rawValue: row.text(3)) ?? .r4, content: row.blob(4))
    }
}
