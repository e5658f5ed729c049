internal import Glibc

/// `formstep healthcheck`: asks a running server for `/health`, without any other program.
enum HealthcheckCommand {
    /// Seconds until the server counts as gone.
    private static let patience = 3

    /// 0 when the server on the configured host and port answers 200.
    static func run(_ arguments: [String]) -> Int32 {
        switch Formstep.settings(arguments) {
        case .failure(let failure):
            return failure.status
        case .success(let settings):
            if let wrong = check(host: reachable(settings.host), port: settings.port) {
                Formstep.complain(wrong)
                return ExitStatus.failure
            }
            return 0
        }
    }

    /// A server that listens on every address is asked on this machine's own.
    private static func reachable(_ host: String) -> String {
        switch host {
        case "0.0.0.0": "127.0.0.1"
        case "::", "[::]": "::1"
        default: host
        }
    }

    /// What is wrong, nil when all is well.
    static func check(host: String, port: Int) -> String? {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &list) == 0 else { return "The host name is not known." }
        defer { freeaddrinfo(list) }
        var next = list
        while let address = next {
            next = address.pointee.ai_next
            let descriptor = socket(address.pointee.ai_family, address.pointee.ai_socktype, 0)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var limit = timeval(tv_sec: patience, tv_usec: 0)
            let size = socklen_t(MemoryLayout<timeval>.size)
            setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
            setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
            guard connect(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 else { continue }
            return ask(descriptor, host: host)
        }
        return "Nothing answers on port \(port)."
    }

    private static func ask(_ descriptor: Int32, host: String) -> String? {
        let name = host.contains(":") ? "[\(host)]" : host
        Formstep.write("GET /health HTTP/1.1\r\nHost: \(name)\r\nConnection: close\r\n\r\n", to: descriptor)
        var head: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 256)
        while head.count < 12 {
            let count = recv(descriptor, &chunk, chunk.count, 0)
            if count > 0 {
                head.append(contentsOf: chunk[..<count])
            } else if count == 0 || errno != EINTR {
                break
            }
        }
        return head.starts(with: Array("HTTP/1.1 200".utf8)) ? nil : "The server does not answer as it should."
    }
}
