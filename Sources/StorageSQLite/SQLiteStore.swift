package import Storage

/// Resources in one SQLite file: an acknowledged write is on disk, also when the process is killed the moment after.
///
/// Write-ahead log with full synchronisation; one thread writes, in groups, while any number of others read. Several
/// processes may share the file; what one writes the others see within half a second.
package final class SQLiteStore: ArtifactStore {
    package let changes = DefinitionChanges()
    package let kind: StaticString = "sqlite"
    package let mayWait = true

    /// Nil, or why nothing can be written for the time being: the file or its disk is read-only. Writes are refused until
    /// that changes, reads go on.
    package let warning: String?

    private let readers: SQLiteReaders
    private let writer: SQLiteWriter

    /// Why a store cannot be opened; one sentence that names the path.
    package struct OpenError: Error, CustomStringConvertible {
        package let description: String
    }

    /// Opens the store at a path, making file and folders where they are not there, and brings it up to date.
    ///
    /// - Parameter maximumPages: of 4 KiB each; beyond it the store is full. 0 = no limit but the disk's.
    /// - Throws: ``OpenError``.
    package init(path: String, maximumPages: Int = 0) throws(OpenError) {
        try StoreFile.prepare(path)
        let opening = StoreOpening(path: path, maximumPages: maximumPages)
        var connection: SQLiteConnection?
        var warning: String?
        do throws(Schema.Problem) {
            connection = try opening.writer()
        } catch {
            let reason = "\(path): \(opening.explain(error))"
            guard case .failed = error, opening.canRead else { throw OpenError(description: reason) }
            warning = reason
        }
        self.warning = warning
        readers = SQLiteReaders(path: path)
        writer = SQLiteWriter(opening: opening, connection: connection, readers: readers, changes: changes)
    }

    deinit { close() }

    package func close() {
        writer.stop()
        readers.close()
    }

    // MARK: Reading

    package func current(_ type: String, id: String) throws(StoreError) -> StoredVersion? {
        try readers.read { reading throws(SQLiteFailure) in try reading.current(type, id: id) }
    }

    package func version(_ type: String, id: String, _ versionId: Int) throws(StoreError) -> StoredVersion? {
        try readers.read { reading throws(SQLiteFailure) in try reading.version(type, id: id, versionId) }
    }

    package func history(
        _ type: String, id: String, before: Int?, count: Int
    ) throws(StoreError) -> (versions: [StoredVersion], total: Int) {
        try readers.read { reading throws(SQLiteFailure) in
            try reading.history(type, id: id, before: before, count: count)
        }
    }

    package func search(_ query: StoreQuery) throws(StoreError) -> SearchPage {
        try readers.read { reading throws(SQLiteFailure) in
            // The page and the total are two statements: both see the store at one moment.
            try reading.connection.snapshot { () throws(SQLiteFailure) in
                try SQLiteSearch(query).run(reading.connection)
            }
        }
    }

    package func heads(_ type: String, url: String) throws(StoreError) -> [CanonicalHead] {
        try readers.read { reading throws(SQLiteFailure) in try reading.heads(type, url: url) }
    }

    package func session(_ id: [UInt8]) throws(StoreError) -> SessionRecord? {
        try readers.read { reading throws(SQLiteFailure) in
            try SQLiteSessions(connection: reading.connection).session(id)
        }
    }

    package func sessionForm(_ name: String) throws(StoreError) -> SessionForm? {
        try readers.read { reading throws(SQLiteFailure) in
            try SQLiteSessions(connection: reading.connection).form(name)
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
