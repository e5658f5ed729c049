import Glibc

/// A socket that sends exactly the bytes it is told to. All calls block for at most the timeout; use it inside `onThread`.
final class RawClient {
    enum Failure: Error {
        case socket(Int32)
        case connect(Int32)
        case timedOut, closed
        case malformed(String)
    }

    private let descriptor: Int32
    private var received: [UInt8] = []
    private var next = 0

    init(port: UInt16, timeout: Double = 60) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure.socket(errno) }
        var limit = timeval(tv_sec: Int(timeout), tv_usec: Int((timeout - timeout.rounded(.down)) * 1e6))
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var one: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let failed = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        // All properties are set: `deinit` closes the descriptor.
        guard failed == 0 else { throw Failure.connect(errno) }
    }

    deinit { close(descriptor) }

    /// Sends everything; false when the other side has closed or takes nothing for the timeout.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Nothing more will be sent; the reply can still be read.
    func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Ends the connection with a reset instead of an orderly close.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// The next reply.
    ///
    /// - Parameter hasBody: false for the reply to HEAD.
    func reply(hasBody: Bool = true) throws -> RawReply {
        var head: [UInt8] = []
        while !head.hasSuffix([13, 10, 13, 10]) { head.append(try byte()) }
        var lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n").map(String.init)
        let statusLine = lines.removeFirst().split(separator: " ", maxSplits: 2).map(String.init)
        guard statusLine.count >= 2, statusLine[0] == "HTTP/1.1", let status = Int(statusLine[1]) else {
            throw Failure.malformed(String(decoding: head, as: UTF8.self))
        }
        var reply = RawReply(status: status)
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { throw Failure.malformed(line) }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            reply.fields.append((line[..<colon].lowercased(), String(value)))
        }
        if hasBody, status != 204, status >= 200 {
            let length = Int(reply["content-length"] ?? "0") ?? 0
            for _ in 0..<length { reply.body.append(try byte()) }
        }
        return reply
    }

    /// True when the server closes without another byte.
    func isClosed() -> Bool {
        do {
            _ = try byte()
            return false
        } catch Failure.closed {
            return true
        } catch {
            return false
        }
    }

    private func byte() throws -> UInt8 {
        if next == received.count {
            received = [UInt8](repeating: 0, count: 65536)
            next = 0
            let count = received.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
            let number = errno
            received.removeLast(received.count - max(0, count))
            if count == 0 || (count < 0 && (number == ECONNRESET || number == EPIPE)) { throw Failure.closed }
            if count < 0 { throw Failure.timedOut }
        }
        defer { next += 1 }
        return received[next]
    }
}

/// A reply as it came.
struct RawReply {
    var status: Int
    /// Names in lower case.
    var fields: [(String, String)] = []
    var body: [UInt8] = []

    init(status: Int) { self.status = status }

    var text: String { String(decoding: body, as: UTF8.self) }

    subscript(name: String) -> String? { fields.first { $0.0 == name }?.1 }
}

extension [UInt8] {
    func hasSuffix(_ suffix: [UInt8]) -> Bool {
        count >= suffix.count && self[(count - suffix.count)...] == suffix[...]
    }
}
