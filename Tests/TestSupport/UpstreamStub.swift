internal import Glibc
internal import Locking

/// A server on 127.0.0.1 for tests of calls to other servers: it answers as a function of the test's says, also as no decent
/// server does. One thread a connection; connections are kept open between requests.
package final class UpstreamStub: Sendable {
    /// What came in.
    package struct Request: Sendable {
        package let method: String
        /// Path and query, as sent.
        package let target: String
        package let headers: [(name: String, value: String)]
        package let body: [UInt8]
        /// How many requests came before this one, over all connections.
        package let number: Int

        package func header(_ name: String) -> String? {
            headers.first { $0.name.lowercased() == name.lowercased() }?.value
        }
        package var path: String { String(target.prefix { $0 != "?" }) }
        package var query: String? { target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) } }
    }

    /// What goes out.
    package enum Answer: Sendable {
        /// An ordinary reply; `Content-Length` is added.
        case reply(status: Int, headers: [(name: String, value: String)], body: [UInt8])
        /// Bytes as they are, with a pause of so many milliseconds behind each piece; then the connection ends.
        case pieces([[UInt8]], pause: Int)
        /// A reply whose length is said to be larger than what comes.
        case cutOff(body: [UInt8], declared: Int)
        /// The request is read and nothing is ever said.
        case hang
        /// The connection ends without a word.
        case close
        /// An answer after so many milliseconds.
        indirect case late(milliseconds: Int, Answer)

        /// A FHIR resource.
        package static func json(_ text: String, status: Int = 200) -> Answer {
            .reply(status: status, headers: [("Content-Type", "application/fhir+json")], body: Array(text.utf8))
        }

        /// A searchset of resources, with a link to the next page.
        package static func bundle(_ resources: [String], next: String? = nil, total: Int? = nil) -> Answer {
            let entries = resources.map { #"{"resource":\#($0),"search":{"mode":"match"}}"# }.joined(separator: ",")
            let link = next.map { #","link":[{"relation":"next","url":"\#($0)"}]"# } ?? ""
            let total = total.map { #","total":\#($0)"# } ?? ""
            return .json(#"{"resourceType":"Bundle","type":"searchset"\#(total)\#(link),"entry":[\#(entries)]}"#)
        }

        /// An OperationOutcome.
        package static func outcome(_ status: Int, code: String, text: String = "") -> Answer {
            .json(
                #"{"resourceType":"OperationOutcome","issue":[{"severity":"error","code":"\#(code)","diagnostics":"\#(text)"}]}"#,
                status: status)
        }

        /// A page for people.
        package static func page(_ text: String, status: Int = 200) -> Answer {
            .reply(status: status, headers: [("Content-Type", "text/html")], body: Array(text.utf8))
        }

        package static func redirect(to location: String, status: Int = 302) -> Answer {
            .reply(status: status, headers: [("Location", location)], body: [])
        }

        /// A body that is compressed so that it is small on the way and so many bytes when it has arrived.
        package static func bomb(bytes: Int) -> Answer {
            .reply(
                status: 200, headers: [("Content-Type", "application/fhir+json"), ("Content-Encoding", "gzip")],
                body: Gzip.zeros(bytes))
        }
    }

    private struct State {
        var requests: [Request] = []
        var connections: Set<Int32> = []
        var accepted = 0
        var isStopped = false
    }

    package let port: UInt16
    private let listener: Int32
    private let state = Locked(State())
    private let answer: @Sendable (Request) -> Answer

    /// Starts at a free port.
    package init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
        self.answer = answer
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 256) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw HTTPClient.Failure(description: "no socket: \(errno)") }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        let state = state
        DetachedThread.start {
            // Its end is the end of `accept`; nobody else closes the listener.
            defer { Glibc.close(listener) }
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                let isTaken = state.withLock { state in
                    state.accepted += 1
                    if !state.isStopped { state.connections.insert(connection) }
                    return !state.isStopped
                }
                guard isTaken else {
                    Glibc.close(connection)
                    return
                }
                DetachedThread.start { Self.serve(connection, state, answer) }
            }
        }
    }

    deinit { stop() }

    /// `http://127.0.0.1:PORT`
    package var base: String { "http://127.0.0.1:\(port)" }
    /// What came in until now, in its order.
    package var requests: [Request] { state.withLock { $0.requests } }
    /// How many connections were made.
    package var connectionCount: Int { state.withLock { $0.accepted } }
    /// How many are open.
    package var openCount: Int { state.withLock { $0.connections.count } }

    /// Ends it; what hangs ends too.
    package func stop() {
        // With the lock held: a number whose owner has closed it may be somebody else's by now.
        state.withLock { state in
            guard !state.isStopped else { return }
            state.isStopped = true
            shutdown(listener, Int32(SHUT_RDWR))
            for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
        }
    }

    // MARK: One connection

    private static func serve(
        _ connection: Int32, _ state: Locked<State>, _ answer: @Sendable (Request) -> Answer
    ) {
        var rest: [UInt8] = []
        while let request = read(connection, &rest, state), send(answer(request), to: connection) {}
        // Out of the list first: its number may be given to another one.
        state.withLock { _ = $0.connections.remove(connection) }
        Glibc.close(connection)
    }

    private static func read(_ connection: Int32, _ rest: inout [UInt8], _ state: Locked<State>) -> Request? {
        let mark: [UInt8] = [13, 10, 13, 10]
        var end: Int?
        while true {
            end = rest.count < 4 ? nil : (0...(rest.count - 4)).first { rest[$0..<($0 + 4)].elementsEqual(mark) }
            if end != nil { break }
            guard receive(connection, &rest) else { return nil }
        }
        guard let end else { return nil }
        let lines = String(decoding: rest[..<end], as: UTF8.self).split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3 else { return nil }
        let headers = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (name: String(parts[0]), value: parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
        }
        let length = headers.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? 0
        while rest.count < end + 4 + length { guard receive(connection, &rest) else { return nil } }
        let body = Array(rest[(end + 4)..<(end + 4 + length)])
        rest.removeFirst(end + 4 + length)
        return state.withLock { state in
            let request = Request(
                method: String(words[0]), target: String(words[1]), headers: headers, body: body,
                number: state.requests.count)
            state.requests.append(request)
            return request
        }
    }

    private static func receive(_ connection: Int32, _ rest: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(connection, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        rest += buffer[..<count]
        return true
    }

    /// False where the connection ends.
    private static func send(_ answer: Answer, to connection: Int32) -> Bool {
        switch answer {
        case .reply(let status, let headers, let body):
            var head = "HTTP/1.1 \(status) Something\r\nContent-Length: \(body.count)\r\n"
            for (name, value) in headers { head += "\(name): \(value)\r\n" }
            return write(Array((head + "\r\n").utf8) + body, to: connection)
        case .pieces(let pieces, let pause):
            for piece in pieces {
                guard write(piece, to: connection) else { return false }
                if pause > 0 { wait(pause, connection) }
            }
            return false
        case .cutOff(let body, let declared):
            let head = "HTTP/1.1 200 OK\r\nContent-Type: application/fhir+json\r\nContent-Length: \(declared)\r\n\r\n"
            _ = write(Array(head.utf8) + body, to: connection)
            return false
        case .hang:
            var byte: UInt8 = 0
            _ = recv(connection, &byte, 1, 0)
            return false
        case .close: return false
        case .late(let milliseconds, let answer):
            wait(milliseconds, connection)
            return send(answer, to: connection)
        }
    }

    /// A pause that ends when the other side or the test goes away.
    private static func wait(_ milliseconds: Int, _ connection: Int32) {
        // POLLRDHUP, which Swift does not see.
        var entry = pollfd(fd: connection, events: 0x2000, revents: 0)
        poll(&entry, 1, Int32(clamping: milliseconds))
    }

    private static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}
