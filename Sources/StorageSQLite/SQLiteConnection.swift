internal import CSQLite
internal import Glibc

/// A connection to one SQLite file, with the statements it has prepared. The only file that talks to the C library.
///
/// `@unchecked Sendable`: a connection is used by one thread at a time. The pool hands it to one reader until that gives
/// it back; the writer's stays on the writer's thread.
final class SQLiteConnection: @unchecked Sendable {
    /// How a file is opened.
    enum Mode {
        /// Made where it is not there.
        case readWrite
        case readOnly
    }

    /// Statements kept prepared; texts come from the code, so there are few.
    private static let maximumStatements = 200
    /// Milliseconds to wait for another process.
    private static let busyTimeout: Int32 = 5000

    private let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// - Throws: `SQLiteFailure` where the file cannot be opened.
    init(path: String, _ mode: Mode) throws(SQLiteFailure) {
        var handle: OpaquePointer?
        // Each connection has one user at a time, so SQLite's own locks are not needed.
        let flags =
            (mode == .readWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY)
            | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            let failure = Self.failure(code, handle)
            sqlite3_close_v2(handle)
            throw failure
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, Self.busyTimeout)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    /// False while a transaction is open.
    var isIdle: Bool { sqlite3_get_autocommit(handle) != 0 }

    /// Rows that the latest INSERT, UPDATE or DELETE touched.
    var changes: Int { Int(sqlite3_changes(handle)) }

    /// Runs statements that have no values and give no rows, one after the other.
    func script(unsafeSQL text: String) throws(SQLiteFailure) {
        let code = sqlite3_exec(handle, text, nil, nil, nil)
        guard code == SQLITE_OK else { throw Self.failure(code, handle) }
    }

    /// Runs a statement to its end; rows are thrown away.
    func run(_ sql: SQL) throws(SQLiteFailure) { _ = try rows(sql) { _ in () } }

    /// The first row of a statement; nil = none.
    func first<Result>(_ sql: SQL, _ read: (Row) -> Result) throws(SQLiteFailure) -> Result? {
        try rows(sql, limit: 1, read).first
    }

    /// All rows of a statement, at most `limit`.
    func rows<Result>(
        _ sql: SQL, limit: Int = .max, _ read: (Row) -> Result
    ) throws(SQLiteFailure) -> [Result] {
        let statement = try prepared(sql.text)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in sql.values.enumerated() { try bind(value, to: statement, Int32(index + 1)) }
        var results: [Result] = []
        while results.count < limit {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: results.append(read(Row(statement: statement)))
            case SQLITE_DONE: return results
            case let code: throw Self.failure(code, handle)
            }
        }
        return results
    }

    /// Runs a statement that gives no rows once for each list of values, prepared and looked up once.
    func run(unsafeSQL text: String, each lists: some Sequence<[SQL.Value]>) throws(SQLiteFailure) {
        let statement = try prepared(text)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for values in lists {
            for (index, value) in values.enumerated() { try bind(value, to: statement, Int32(index + 1)) }
            let code = sqlite3_step(statement)
            guard code == SQLITE_DONE else { throw Self.failure(code, handle) }
            sqlite3_reset(statement)
        }
    }

    /// Runs reads that see the file as it is at one moment, whatever is written meanwhile.
    func snapshot<Result>(_ body: () throws(SQLiteFailure) -> Result) throws(SQLiteFailure) -> Result {
        try script(unsafeSQL: "BEGIN")
        // Nothing was written, so there is nothing to lose whichever way it ends.
        defer { try? script(unsafeSQL: "ROLLBACK") }
        return try body()
    }

    /// A row while its statement stands on it.
    struct Row {
        fileprivate let statement: OpaquePointer

        func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

        func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

        func text(_ column: Int32) -> String {
            guard let start = sqlite3_column_text(statement, column) else { return "" }
            let count = Int(sqlite3_column_bytes(statement, column))
            return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
        }

        func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

        func blob(_ column: Int32) -> [UInt8]? {
            guard !isNull(column) else { return nil }
            guard let start = sqlite3_column_blob(statement, column) else { return [] }
            return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
        }
    }

    // MARK: Statements

    private func prepared(_ text: String) throws(SQLiteFailure) -> OpaquePointer {
        if let known = statements[text] { return known }
        if statements.count >= Self.maximumStatements {
            for statement in statements.values { sqlite3_finalize(statement) }
            statements = [:]
        }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v3(
            handle, text, Int32(clamping: text.utf8.count), UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        guard code == SQLITE_OK, let statement else { throw Self.failure(code, handle) }
        statements[text] = statement
        return statement
    }

    private func bind(_ value: SQL.Value, to statement: OpaquePointer, _ index: Int32) throws(SQLiteFailure) {
        let code: Int32
        switch value {
        case .null: code = sqlite3_bind_null(statement, index)
        case .integer(let number): code = sqlite3_bind_int64(statement, index, number)
        case .text(var text):
            code = text.withUTF8 { utf8 in
                utf8.withMemoryRebound(to: CChar.self) { bytes in
                    // An empty string has no address; any that is not null makes it a text and not NULL.
                    formstep_sqlite_bind_text(
                        statement, index, bytes.baseAddress ?? Self.emptyText, UInt64(bytes.count))
                }
            }
        case .blob(let bytes):
            code = bytes.withUnsafeBytes {
                formstep_sqlite_bind_blob(statement, index, $0.baseAddress, UInt64($0.count))
            }
        }
        guard code == SQLITE_OK else { throw Self.failure(code, handle) }
    }

    // A literal lives for ever and is never written to.
    nonisolated(unsafe) private static let emptyText: UnsafePointer<CChar> = {
        let literal: StaticString = ""
        return UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
    }()

    // MARK: Failures

    private static func failure(_ code: Int32, _ handle: OpaquePointer?) -> SQLiteFailure {
        let text = String(cString: sqlite3_errstr(code))
        let systemError = handle.map { sqlite3_system_errno($0) } ?? 0
        let kind: SQLiteFailure.Kind =
            switch code & 0xFF {
            case SQLITE_FULL: .full
            // The library reports an index of the log that cannot grow as an error of reading and writing.
            case SQLITE_IOERR where systemError == ENOSPC || systemError == EDQUOT: .full
            case SQLITE_TOOBIG: .full
            case SQLITE_BUSY, SQLITE_LOCKED: .busy
            case SQLITE_ERROR, SQLITE_MISUSE, SQLITE_RANGE, SQLITE_CONSTRAINT, SQLITE_MISMATCH: .statement
            default: .broken
            }
        return SQLiteFailure(kind: kind, code: code, text: text)
    }
}
