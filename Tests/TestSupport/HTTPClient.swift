import Glibc

/// A small blocking HTTP/1.1 client for tests: one connection a request, to 127.0.0.1 only.
package struct HTTPClient: Sendable {
    package struct Reply: Sendable {
        package var status = 0
        package var headers: [(name: String, value: String)] = []
        package var body: [UInt8] = []

        package func header(_ name: String) -> String? {
            headers.first { $0.name.lowercased() == name.lowercased() }?.value
        }
        package var text: String { String(decoding: body, as: UTF8.self) }
    }

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package let port: UInt16
    /// Seconds any single read or write may take.
    private let timeout: Int

    package init(port: UInt16, timeout: Int = 30) {
        self.port = port
        self.timeout = timeout
    }

    /// - Parameter halfway: done when half of the body was sent.
    package func send(
        _ method: String, _ target: String, headers: [(String, String)] = [], body: [UInt8]? = nil,
        halfway: () throws -> Void = {}
    ) throws -> Reply {
        let connection = try connect()
        defer { close(connection) }
        var head = "\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        if let body { head += "Content-Length: \(body.count)\r\n" }
        head += "\r\n"
        // A server that refuses a body may answer and close before all of it was sent: the answer still counts.
        let half = (body?.count ?? 0) / 2
        let isTaken = write(Array(head.utf8) + (body?.prefix(half) ?? []), to: connection)
        try halfway()
        if isTaken, let body { _ = write(Array(body[half...]), to: connection) }
        return try parse(readAll(connection), method: method)
    }

    private func connect() throws -> Int32 {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard connection >= 0 else { throw Failure(description: "socket: \(errno)") }
        var limit = timeval(tv_sec: timeout, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            close(connection)
            throw Failure(description: "connect: \(errno)")
        }
        return connection
    }

    private func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, min($0.count, 1 << 16), Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    private func readAll(_ connection: Int32) throws -> [UInt8] {
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            if count > 0 {
                received += buffer[..<count]
            } else if count == 0 || !received.isEmpty {
                return received
            } else {
                throw Failure(description: "recv: \(errno)")
            }
        }
    }

    private func parse(_ bytes: [UInt8], method: String) throws -> Reply {
        var reply = Reply()
        var rest = bytes[...]
        repeat {
            guard let end = headEnd(rest) else { throw Failure(description: "no complete head in the reply") }
            let lines = String(decoding: rest[..<end], as: UTF8.self).split(separator: "\r\n")
            let words = lines.first?.split(separator: " ") ?? []
            guard words.count >= 2, let status = Int(words[1]) else { throw Failure(description: "no status line") }
            reply.status = status
            reply.headers = lines.dropFirst().map { line in
                let parts = line.split(separator: ":", maxSplits: 1)
                return (
                    String(parts[0]),
                    parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
                )
            }
            rest = rest[(end + 4)...]
        } while reply.status == 100
        guard method != "HEAD" else { return reply }
        if reply.header("Transfer-Encoding")?.lowercased() == "chunked" {
            reply.body = unchunk(rest)
        } else if let length = reply.header("Content-Length").flatMap({ Int($0) }) {
            guard rest.count >= length else { throw Failure(description: "the reply's body was cut off") }
            reply.body = Array(rest.prefix(length))
        } else {
            reply.body = Array(rest)
        }
        return reply
    }

    private func headEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
        let mark: [UInt8] = [13, 10, 13, 10]
        guard bytes.count >= 4 else { return nil }
        return (bytes.startIndex...(bytes.endIndex - 4)).first { bytes[$0..<($0 + 4)].elementsEqual(mark) }
    }

    private func unchunk(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var out: [UInt8] = []
        var rest = bytes
        while let line = rest.firstIndex(of: 10),
            let size = Int(String(decoding: rest[..<line], as: UTF8.self).prefix { $0.isHexDigit }, radix: 16), size > 0
        {
            let start = line + 1
            guard start + size <= rest.endIndex else { break }
            out += rest[start..<(start + size)]
            rest = rest[min(start + size + 2, rest.endIndex)...]
        }
        return out
    }
}
