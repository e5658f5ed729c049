package import Storage

/// Resources in a PostgreSQL database that any number of processes share. An acknowledged write is committed.
///
/// Some of the connections belong to threads that write, the others to those that read. What one process writes to
/// definitions the others know within half a second; all else is asked of the database.
package final class PostgresStore: ArtifactStore {
    package let changes = DefinitionChanges()
    package let kind: StaticString = "postgres"
    package let mayWait = true

    private let pool: PostgresPool
    private let writer: PostgresWriter

    /// Why a store cannot be opened; one sentence without any password.
    package struct OpenError: Error, CustomStringConvertible {
        package let description: String
    }

    /// The fewest connections a store can do with: one that writes, one that reads.
    package static let minimumConnections = 2
    /// Seconds between attempts while the server does not answer at the start.
    private static let pause = 0.5

    /// Connects, and brings the tables up to date.
    ///
    /// - Parameters:
    ///   - address: `postgres://…`, as libpq reads it. What it does not say is taken from libpq's own variables (`PGPASSWORD`
    ///     …).
    ///   - connections: at most so many, two at least.
    ///   - patience: seconds to wait for a server that does not answer yet.
    /// - Throws: ``OpenError``.
    package init(_ address: String, connections: Int = 8, patience: Double = 0) throws(OpenError) {
        guard PostgresConnection.isAddress(address) else {
            throw OpenError(description: "postgres: this is no address that the PostgreSQL library takes")
        }
        let dialer = PostgresDialer(address: address)
        let connection = try Self.connect(dialer, patience)
        let foreignWrites: ForeignWrites
        do throws(Schema.Problem) {
            try Schema.prepare(connection)
            foreignWrites = ForeignWrites(try Schema.definitionCount(connection))
        } catch {
            throw OpenError(description: "postgres: \(Self.explain(error))")
        }
        let writing = max(1, min(connections / 2, Self.writingThreads))
        pool = PostgresPool(dialer: dialer, maximum: max(1, connections - writing))
        writer = PostgresWriter(
            dialer: dialer, pool: pool, threads: writing, changes: changes, foreignWrites: foreignWrites)
    }

    /// More threads would only make groups of answers smaller.
    private static let writingThreads = 8

    deinit { close() }

    package func close() {
        writer.stop()
        pool.close()
    }

    private static func connect(_ dialer: PostgresDialer, _ patience: Double) throws(OpenError) -> PostgresConnection {
        let end = PostgresDialer.milliseconds() + Int64(patience * 1000)
        while true {
            do throws(PostgresConnection.ConnectError) {
                return try dialer.connect(isPatient: true)
            } catch {
                guard PostgresDialer.milliseconds() < end else {
                    throw OpenError(description: "postgres: \(error.text)")
                }
                PostgresDialer.sleep(pause)
            }
        }
    }

    private static func explain(_ problem: Schema.Problem) -> String {
        switch problem {
        case .newer(let version):
            "the store is of the newer version \(version); this release knows versions up to \(Schema.version)"
        case .encoding(let what): "the database cannot be used: \(what)"
        case .failed(let failure): "the tables cannot be made (SQLSTATE \(failure.state))"
        }
    }

    // MARK: Reading

    package func current(_ type: String, id: String) throws(StoreError) -> StoredVersion? {
        try pool.read { connection throws(PostgresFailure) in
            try PostgresReading(source: connection).current(type, id: id)
        }
    }

    package func version(_ type: String, id: String, _ versionId: Int) throws(StoreError) -> StoredVersion? {
        try pool.read { connection throws(PostgresFailure) in
            try PostgresReading(source: connection).version(type, id: id, versionId)
        }
    }

    package func history(
        _ type: String, id: String, before: Int?, count: Int
    ) throws(StoreError) -> (versions: [StoredVersion], total: Int) {
        try pool.read { connection throws(PostgresFailure) in
            try PostgresReading(source: connection).history(type, id: id, before: before, count: count)
        }
    }

    package func search(_ query: StoreQuery) throws(StoreError) -> SearchPage {
        try pool.read { connection throws(PostgresFailure) in
            guard query.wantsTotal else { return try PostgresSearch(query).run(connection) }
            // The page and the total are two statements: both see the store at one moment.
            let source = SnapshotSource(connection: connection)
            let page = try PostgresSearch(query).run(source)
            try source.end()
            return page
        }
    }

    package func heads(_ type: String, url: String) throws(StoreError) -> [CanonicalHead] {
        try pool.read { connection throws(PostgresFailure) in
            try PostgresReading(source: connection).heads(type, url: url)
        }
    }

    package func session(_ id: [UInt8]) throws(StoreError) -> SessionRecord? {
        try pool.read { connection throws(PostgresFailure) in
            try PostgresSessions(source: connection).session(id)
        }
    }

    package func sessionForm(_ name: String) throws(StoreError) -> SessionForm? {
        try pool.read { connection throws(PostgresFailure) in
            try PostgresSessions(source: connection).form(name)
        }
    }

    // MARK: Writing

    package func transact<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) throws -> Value {
        let result = WriteOutcome<Value>()
        try writer.perform { transaction in result.set(try body(transaction)) }
        guard let value = result.take() else { throw StoreError.unavailable("The store was closed.") }
        return value
    }

    package func transact<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value,
        completion: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        let result = WriteOutcome<Value>()
        let work: @Sendable (any StoreTransaction) throws -> Void = { transaction in result.set(try body(transaction)) }
        writer.submit(work) { failure in
            if let failure {
                completion(.failure(failure))
            } else if let value = result.take() {
                completion(.success(value))
            } else {
                completion(.failure(StoreError.unavailable("The store was closed.")))
            }
        }
    }
}

/// Reads that see the database as it is at one moment.
private final class SnapshotSource: PostgresSource {
    private let connection: PostgresConnection
    private var isOpen = false

    init(connection: PostgresConnection) { self.connection = connection }

    func ask(_ statements: [SQL]) throws(PostgresFailure) -> [PostgresResult] {
        guard !isOpen else { return try connection.run(statements) }
        let begin = ("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" as SQL).once
        isOpen = true
        return Array(try connection.run([begin] + statements).dropFirst())
    }

    func end() throws(PostgresFailure) { if isOpen { _ = try connection.run([PostgresTransaction.commit]) } }
}
