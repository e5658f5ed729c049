internal import FHIRModel
internal import Storage

/// The reads of a store on one connection: outside a transaction a reader's, inside the writer's.
struct SQLiteReading {
    let connection: SQLiteConnection

    func current(_ type: String, id: String) throws(SQLiteFailure) -> StoredVersion? {
        try connection.first(
            """
            SELECT r.id, c.version, c.updated, c.fhir, c.body FROM resource r
            JOIN content c ON c.resource = r.key AND c.version = r.version
            WHERE r.type = \(type) AND r.id = \(id)
            """, { Self.version(type, $0) })
    }

    func version(_ type: String, id: String, _ versionId: Int) throws(SQLiteFailure) -> StoredVersion? {
        try connection.first(
            """
            SELECT r.id, c.version, c.updated, c.fhir, c.body FROM resource r
            JOIN content c ON c.resource = r.key AND c.version = \(versionId)
            WHERE r.type = \(type) AND r.id = \(id)
            """, { Self.version(type, $0) })
    }

    func history(
        _ type: String, id: String, before: Int?, count: Int
    ) throws(SQLiteFailure) -> (versions: [StoredVersion], total: Int) {
        // Versions count from 1 without a gap, so the current one says how many there are.
        let total = try connection.first(
            "SELECT version FROM resource WHERE type = \(type) AND id = \(id)", { Int($0.integer(0)) })
        guard let total else { return ([], 0) }
        let versions = try connection.rows(
            """
            SELECT r.id, c.version, c.updated, c.fhir, c.body FROM resource r JOIN content c ON c.resource = r.key
            WHERE r.type = \(type) AND r.id = \(id) AND c.version < \(before ?? total + 1)
            ORDER BY c.version DESC LIMIT \(count)
            """, { Self.version(type, $0) })
        return (versions, total)
    }

    func heads(_ type: String, url: String) throws(SQLiteFailure) -> [CanonicalHead] {
        try connection.rows(
            """
            SELECT id, version, updated, business_version, status, version_algorithm FROM resource
            WHERE url = \(url) AND type = \(type) AND deleted = 0
            """,
            {
                CanonicalHead(
                    id: $0.text(0), versionId: Int($0.integer(1)), lastUpdated: $0.integer(2),
                    businessVersion: $0.optionalText(3), status: $0.optionalText(4),
                    versionAlgorithm: $0.optionalText(5))
            })
    }

    /// A row of id, version, time, FHIR version and content.
    static func version(_ type: String, _ row: SQLiteConnection.Row) -> StoredVersion {
        StoredVersion(
            type: type, id: row.text(0), versionId: Int(row.integer(1)), lastUpdated: row.integer(2),
            fhirVersion: FHIRVersion(rawValue: row.text(3)) ?? .r4, content: row.blob(4))
    }
}
