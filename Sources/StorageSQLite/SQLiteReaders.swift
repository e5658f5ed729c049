internal import Locking
internal import Storage

/// Connections that read, opened as they are needed and kept for the next reader.
final class SQLiteReaders: Sendable {
    private struct State {
        var idle: [SQLiteConnection] = []
        var isClosed = false
    }

    /// More are closed when they are given back.
    private static let maximumIdle = 16

    private let path: String
    private let state = Locked(State())

    init(path: String) { self.path = path }

    /// Reads on a connection that is nobody else's meanwhile.
    func read<Result>(_ body: (SQLiteReading) throws(SQLiteFailure) -> Result) throws(StoreError) -> Result {
        do throws(SQLiteFailure) {
            let connection = try take()
            let result: Result
            do throws(SQLiteFailure) {
                result = try body(SQLiteReading(connection: connection))
            } catch {
                // A connection that met an error of the file is not used again.
                if error.kind != .broken { give(connection) }
                throw error
            }
            give(connection)
            return result
        } catch {
            throw error.storeError
        }
    }

    /// Closes the connections that nobody uses. The library keeps one index of the log for all connections of a process,
    /// opened as the first of them could: while one is open, a store that was read-only stays so.
    func closeIdle() {
        let idle = state.withLock { state in
            defer { state.idle = [] }
            return state.idle
        }
        _ = idle  // closed here, outside of the lock
    }

    func close() {
        state.withLock { state in
            state.isClosed = true
            state.idle = []
        }
    }

    private func take() throws(SQLiteFailure) -> SQLiteConnection {
        let (idle, isClosed) = state.withLock { ($0.idle.popLast(), $0.isClosed) }
        if isClosed { throw SQLiteFailure(kind: .broken, code: 21, text: "closed") }
        if let idle { return idle }
        // Not read-only to the library: a reader of the log writes to its index. `query_only` keeps it from the rest.
        let connection = try SQLiteConnection(path: path, .readWrite)
        try connection.script(
            unsafeSQL: "PRAGMA query_only = ON; PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF;")
        return connection
    }

    private func give(_ connection: SQLiteConnection) {
        state.withLock { state in
            if !state.isClosed, state.idle.count < Self.maximumIdle { state.idle.append(connection) }
        }
    }
}
