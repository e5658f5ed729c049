internal import CPostgreSQL
internal import Glibc

/// A connection to the database, with the statements it has prepared. The only file that talks to the C library.
///
/// Statements go out in one piece and their results come back in one piece (pipeline mode): a call of ``run(_:patience:)``
/// is one round trip, however many statements it has. Without `BEGIN` among them they are one transaction.
///
/// `@unchecked Sendable`: a connection is used by one thread at a time, the one that took it from the pool or the writing
/// thread that owns it.
final class PostgresConnection: @unchecked Sendable {
    /// Statements kept prepared; texts come from the code, but those of searches have many forms.
    private static let maximumStatements = 300
    /// Seconds until a server that does not answer at all is given up. Statements have their own, shorter limit.
    static let patience = 25.0

    private let handle: OpaquePointer
    private var prepared: [String: String] = [:]
    private var nextName = 0
    private var isLost = false

    /// Why a connection could not be made.
    struct ConnectError: Error {
        let failure: PostgresFailure
        /// For the operator: names host and user, never a password.
        let text: String
    }

    /// Whether a text is something that libpq takes as an address.
    static func isAddress(_ text: String) -> Bool {
        // What the library says of a bad one may hold parts of it, and so a password.
        guard let options = PQconninfoParse(text, nil) else { return false }
        PQconninfoFree(options)
        return true
    }

    /// Connects; waits for it as long as the address or `connect_timeout` says.
    init(address: String) throws(ConnectError) {
        // The first ones are defaults that the address may change, the last one is not the address's to say.
        let parameters = [
            ("connect_timeout", "5"), ("application_name", "formstep"), ("keepalives_idle", "10"),
            ("keepalives_interval", "5"), ("keepalives_count", "3"), ("tcp_user_timeout", "20000"),
            ("dbname", address), ("client_encoding", "UTF8"),
        ]
        var names: [UnsafePointer<CChar>?] = parameters.map { UnsafePointer(strdup($0.0)) }
        var values: [UnsafePointer<CChar>?] = parameters.map { UnsafePointer(strdup($0.1)) }
        names.append(nil)
        values.append(nil)
        defer { for pointer in names + values { free(UnsafeMutableRawPointer(mutating: pointer)) } }
        guard let handle = PQconnectdbParams(names, values, 1) else {
            throw ConnectError(failure: .lost, text: "no memory")
        }
        guard PQstatus(handle) == CONNECTION_OK, PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1
        else {
            let text = PQerrorMessage(handle).map { String(cString: $0) } ?? ""
            PQfinish(handle)
            throw ConnectError(failure: .lost, text: text.split(separator: "\n").joined(separator: "; "))
        }
        formstep_pq_silence(handle)
        self.handle = handle
    }

    deinit { PQfinish(handle) }

    /// False where a statement left a transaction open.
    var isIdle: Bool { PQtransactionStatus(handle) == PQTRANS_IDLE }

    /// False where the server has closed the connection, as far as can be told without asking it.
    var isAlive: Bool {
        guard !isLost, PQstatus(handle) == CONNECTION_OK else { return false }
        var socket = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        guard poll(&socket, 1, 0) > 0 else { return true }
        // A remark of the server, or the end.
        return PQconsumeInput(handle) == 1 && PQstatus(handle) == CONNECTION_OK && socket.revents & Int16(POLLHUP) == 0
    }

    // MARK: Running

    private enum Sent {
        case preparation(text: String, name: String)
        case statement
    }

    /// Runs statements one after the other in one round trip; after one that fails none is run.
    ///
    /// - Parameter patience: seconds until the server is given up.
    /// - Returns: a result for each.
    func run(_ statements: [SQL], patience: Double = patience) throws(PostgresFailure) -> [PostgresResult] {
        guard !isLost else { throw .lost }
        forgetOldStatements()
        let deadline = Self.now() + patience
        var sent: [Sent] = []
        var fresh: [String: String] = [:]
        for statement in statements {
            guard statement.isPrepared else {
                try send(statement, name: nil)
                sent.append(.statement)
                continue
            }
            let name: String
            if let known = prepared[statement.text] ?? fresh[statement.text] {
                name = known
            } else {
                nextName += 1
                name = "s\(nextName)"
                try prepare(statement, name)
                fresh[statement.text] = name
                sent.append(.preparation(text: statement.text, name: name))
            }
            try send(statement, name: name)
            sent.append(.statement)
        }
        guard PQpipelineSync(handle) == 1 else { throw lose() }
        return try collect(sent, deadline)
    }

    private func collect(_ sent: [Sent], _ deadline: Double) throws(PostgresFailure) -> [PostgresResult] {
        var results: [PostgresResult] = []
        var failure: PostgresFailure?
        for sending in sent {
            guard let result = try answer(deadline) else { throw lose() }
            switch (PQresultStatus(result.handle), sending) {
            case (PGRES_COMMAND_OK, .preparation(let text, let name)): prepared[text] = name
            case (PGRES_COMMAND_OK, .statement), (PGRES_TUPLES_OK, .statement): results.append(result)
            case (PGRES_PIPELINE_ABORTED, _): break
            default:
                let state = formstep_pq_state(result.handle).map { String(cString: $0) } ?? ""
                if failure == nil { failure = PostgresFailure(state: state) }
                if PQstatus(handle) != CONNECTION_OK { throw lose(failure) }
            }
            // Each statement's results end with nothing.
            while try next(deadline) != nil {}
        }
        guard let end = try answer(deadline), PQresultStatus(end.handle) == PGRES_PIPELINE_SYNC else { throw lose() }
        if let failure {
            if failure.kind == .broken { isLost = true }
            throw failure
        }
        return results
    }

    /// The next result, passing over the end of those before it.
    private func answer(_ deadline: Double) throws(PostgresFailure) -> PostgresResult? {
        if let result = try next(deadline) { return result }
        return try next(deadline)
    }

    private func next(_ deadline: Double) throws(PostgresFailure) -> PostgresResult? {
        while true {
            let unsent = PQflush(handle)
            if unsent < 0 { throw lose() }
            if PQisBusy(handle) == 0 { return PQgetResult(handle).map(PostgresResult.init) }
            let left = deadline - Self.now()
            guard left > 0 else { throw lose() }
            var socket = pollfd(
                fd: PQsocket(handle), events: Int16(unsent > 0 ? POLLIN | POLLOUT : POLLIN), revents: 0)
            let found = poll(&socket, 1, Int32(min(left, 60) * 1000) + 1)
            guard found >= 0 || errno == EINTR else { throw lose() }
            if found > 0, socket.revents & ~Int16(POLLOUT) != 0, PQconsumeInput(handle) == 0 { throw lose() }
        }
    }

    private func lose(_ failure: PostgresFailure? = nil) -> PostgresFailure {
        isLost = true
        if let failure, failure.kind == .broken { return failure }
        return .lost
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    // MARK: Statements

    private func forgetOldStatements() {
        guard prepared.count >= Self.maximumStatements, isIdle else { return }
        prepared = [:]
        var all: SQL = "DEALLOCATE ALL"
        all = all.once
        // If that fails the connection is of no use, and the next statement finds it.
        _ = try? run([all])
    }

    private func prepare(_ statement: SQL, _ name: String) throws(PostgresFailure) {
        let types = statement.values.map(\.type)
        guard PQsendPrepare(handle, name, statement.numbered, Int32(types.count), types) == 1 else { throw lose() }
    }

    private func send(_ statement: SQL, name: String?) throws(PostgresFailure) {
        // All values one behind the other; the byte in front gives it an address where there is nothing else.
        var bytes: [UInt8] = [0]
        var starts: [Int?] = []
        var lengths: [Int32] = []
        for value in statement.values {
            let start = bytes.count
            switch value {
            case .integer(let number?):
                withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
                starts.append(start)
            case .text(let text?):
                StoredText.append(text, to: &bytes)
                starts.append(start)
            case .blob(let blob?):
                bytes += blob
                starts.append(start)
            case .integer(nil), .text(nil), .blob(nil): starts.append(nil)
            }
            guard let length = Int32(exactly: bytes.count - start) else {
                throw PostgresFailure(kind: .statement, state: "54000")
            }
            lengths.append(length)
        }
        let formats = [Int32](repeating: 1, count: lengths.count)
        let types = statement.values.map(\.type)
        let isSent = bytes.withUnsafeBytes { space in
            let values = starts.map { start in
                start.flatMap { space.baseAddress?.advanced(by: $0).assumingMemoryBound(to: CChar.self) }
            }
            if let name {
                return PQsendQueryPrepared(handle, name, Int32(values.count), values, lengths, formats, 1)
            }
            return PQsendQueryParams(
                handle, statement.numbered, Int32(values.count), types, values, lengths, formats, 1)
        }
        guard isSent == 1 else { throw lose() }
    }
}

/// What a statement gave.
final class PostgresResult {
    fileprivate let handle: OpaquePointer

    fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { PQclear(handle) }

    var count: Int { Int(PQntuples(handle)) }

    /// Rows that an INSERT, UPDATE or DELETE touched.
    var changes: Int { PQcmdTuples(handle).flatMap { Int(String(cString: $0)) } ?? 0 }

    /// `COMMIT`, or `ROLLBACK` where that is what a commit came to.
    var command: String { PQcmdStatus(handle).map { String(cString: $0) } ?? "" }

    func first<Value>(_ read: (Row) -> Value) -> Value? {
        count > 0 ? read(Row(result: self, number: 0)) : nil
    }

    func rows<Value>(_ read: (Row) -> Value) -> [Value] {
        (0..<PQntuples(handle)).map { read(Row(result: self, number: $0)) }
    }

    /// A row of it.
    struct Row {
        fileprivate let result: PostgresResult
        fileprivate let number: Int32

        private func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
            UnsafeRawBufferPointer(
                start: PQgetvalue(result.handle, number, column),
                count: Int(PQgetlength(result.handle, number, column)))
        }

        func isNull(_ column: Int32) -> Bool { PQgetisnull(result.handle, number, column) == 1 }

        /// Of 2, 4 or 8 bytes.
        func integer(_ column: Int32) -> Int64 {
            let bytes = bytes(column)
            guard let first = bytes.first, !isNull(column) else { return 0 }
            return bytes.dropFirst().reduce(Int64(Int8(bitPattern: first))) { $0 << 8 | Int64($1) }
        }

        func text(_ column: Int32) -> String { StoredText.decode(bytes(column)) }

        func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

        func blob(_ column: Int32) -> [UInt8]? { isNull(column) ? nil : Array(bytes(column)) }
    }
}

extension SQL.Value {
    /// The number of the type in every database of this protocol: `bigint`, `text`, `bytea`.
    fileprivate var type: Oid {
        switch self {
        case .integer: 20
        case .text: 25
        case .blob: 17
        }
    }
}
