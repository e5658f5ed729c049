/// A url that may be called: http or https, a host that means the same to everybody who reads it, no user, no dot segments.
///
/// Strict on purpose: what different libraries read differently (`http://a@b/`, `http://127.1/`, `http://a\b/`) is refused, so
/// what is compared with the allow-list is what is called. The path and the query are put into the characters of RFC 3986.
package struct UpstreamURL: Sendable, Hashable {
    /// How the server is spoken to.
    package enum Scheme: String, Sendable, Hashable {
        case http, https

        /// Where no port is named.
        package var port: UInt16 { self == .http ? 80 : 443 }
    }

    /// Who is called.
    package enum Host: Sendable, Hashable {
        /// In small letters, without a dot at the end.
        case name(String)
        case address(NetworkAddress)

        /// As it stands in a url.
        package var text: String {
            switch self {
            case .name(let name): name
            case .address(let address): address.isIPv4 ? address.text : "[\(address.text)]"
            }
        }
    }

    /// Scheme, host and port: two urls with the same are of one server.
    package struct Origin: Sendable, Hashable {
        package let scheme: Scheme
        package let host: Host
        package let port: UInt16

        /// `https://host`, with the port where it is not the usual one.
        package var text: String {
            "\(scheme.rawValue)://\(host.text)" + (port == scheme.port ? "" : ":\(port)")
        }
    }

    package let origin: Origin
    /// Empty, or beginning with a slash.
    package let path: String
    /// What stands behind the question mark; nil = there is none.
    package let query: String?

    /// Bytes a url may have.
    package static let maximumBytes = 16 * 1024

    /// What is wrong with a url.
    package enum Fault: String, Error, Sendable, Hashable, CaseIterable {
        case notAbsolute = "is no absolute url"
        case scheme = "is not http or https"
        case user = "holds a user or password"
        case host = "holds a host that cannot be read"
        case number = "holds a number for a host that is no plain IPv4 address"
        case unicode = "holds a host with other than ASCII characters (write it in its xn-- form)"
        case port = "holds a port that cannot be read"
        case characters = "holds control characters"
        case dots = "holds the segments . or .."
        case query = "holds a query, where a base url is wanted"
        case tooLong = "is too long"
    }

    /// Reads an absolute url. A fragment is cut off: it is never sent.
    package init(_ text: String) throws(Fault) {
        guard text.utf8.count <= Self.maximumBytes else { throw .tooLong }
        guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { throw .characters }
        guard let mark = text.firstRange(of: "://") else { throw .notAbsolute }
        guard let scheme = Scheme(rawValue: text[..<mark.lowerBound].lowercased()) else { throw .scheme }
        let rest = text[mark.upperBound...]
        let end = rest.firstIndex { "/?#\\".contains($0) } ?? rest.endIndex
        let (host, port) = try Self.authority(rest[..<end])
        guard end == rest.endIndex || rest[end] != "\\" else { throw .host }
        try self.init(
            origin: Origin(scheme: scheme, host: host, port: port ?? scheme.port), tail: rest[end...])
    }

    /// - Parameter tail: path, query and fragment.
    private init(origin: Origin, tail: Substring) throws(Fault) {
        let shown = tail.firstIndex(of: "#").map { tail[..<$0] } ?? tail
        let mark = shown.firstIndex(of: "?")
        let path = Self.escaped(shown[..<(mark ?? shown.endIndex)])
        guard !Self.hasDots(path) else { throw .dots }
        self.origin = origin
        self.path = path
        query = mark.map { Self.escaped(shown[shown.index(after: $0)...]) }
        guard text.utf8.count <= Self.maximumBytes else { throw .tooLong }
    }

    /// All of it.
    package var text: String { origin.text + path + (query.map { "?" + $0 } ?? "") }

    /// Reads the base url of a server: without a query; a slash at its end is taken off.
    package init(base text: String) throws(Fault) {
        let url = try UpstreamURL(text)
        guard url.query == nil else { throw .query }
        self = url.base
    }

    /// The url without its query, and without a slash at its end.
    package var base: UpstreamURL {
        var path = path[...]
        while path.last == "/" { path.removeLast() }
        return UpstreamURL(origin: origin, path: String(path))
    }

    private init(origin: Origin, path: String) {
        self.origin = origin
        self.path = path
        query = nil
    }

    // MARK: Relative ones

    /// What a request asks for: an absolute url, or a path and query under this base (`Patient/1`, `Observation?code=a`, also
    /// with a slash in front, as forms write it; empty = the base itself). A `#` belongs to the query: forms write no fragments.
    package func target(_ text: String) throws(Fault) -> UpstreamURL {
        if Self.isAbsolute(text) { return try UpstreamURL(text) }
        guard text.utf8.count <= Self.maximumBytes else { throw .tooLong }
        guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { throw .characters }
        var rest = text[...]
        if rest.first == "/" { rest = rest.dropFirst() }
        guard rest.first != "/", rest.first != "\\" else { throw .notAbsolute }
        let tail = rest.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "%23")
        let base = base
        let separator = tail.isEmpty || tail.first == "?" ? "" : "/"
        return try UpstreamURL(origin: origin, tail: (base.path + separator + tail)[...])
    }

    /// Where a link or a redirect of this url's reply leads (RFC 3986 5.2, without dot segments).
    package func resolving(_ reference: String) throws(Fault) -> UpstreamURL {
        if Self.isAbsolute(reference) { return try UpstreamURL(reference) }
        guard reference.utf8.count <= Self.maximumBytes else { throw .tooLong }
        guard reference.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { throw .characters }
        if reference.hasPrefix("//") { return try UpstreamURL("\(origin.scheme.rawValue):\(reference)") }
        if reference.hasPrefix("\\") { throw .host }
        if reference.hasPrefix("/") { return try UpstreamURL(origin: origin, tail: reference[...]) }
        if reference.hasPrefix("?") { return try UpstreamURL(origin: origin, tail: (path + reference)[...]) }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
        return try UpstreamURL(origin: origin, tail: (folder + reference)[...])
    }

    private static func isAbsolute(_ text: String) -> Bool {
        guard let mark = text.firstRange(of: "://") else { return false }
        let scheme = text[..<mark.lowerBound].utf8
        return !scheme.isEmpty && scheme.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    }

    /// Whether this url stands under a path, at the border of a segment.
    func isUnder(_ prefix: String) -> Bool {
        guard path.hasPrefix(prefix) else { return false }
        let rest = path.utf8.dropFirst(prefix.utf8.count)
        return rest.isEmpty || rest.first == UInt8(ascii: "/")
    }

    // MARK: Hosts

    private static func authority(_ text: Substring) throws(Fault) -> (Host, UInt16?) {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { throw .unicode }
        guard !text.contains("@") else { throw .user }
        if text.first == "[" {
            guard let end = text.firstIndex(of: "]"), let address = NetworkAddress(text[..<end].dropFirst()),
                !address.isIPv4
            else { throw .host }
            return (.address(address), try port(text[text.index(after: end)...]))
        }
        let colon = text.firstIndex(of: ":") ?? text.endIndex
        return (try host(text[..<colon]), try port(text[colon...]))
    }

    /// A colon and a number, or nothing.
    private static func port(_ text: Substring) throws(Fault) -> UInt16? {
        guard !text.isEmpty else { return nil }
        let digits = text.utf8.dropFirst()
        guard text.first == ":", digits.count <= 5, digits.allSatisfy(isDigit), let port = UInt16(text.dropFirst()),
            port > 0
        else { throw .port }
        return port
    }

    private static func host(_ text: Substring) throws(Fault) -> Host {
        var name = text.lowercased()
        if name.last == "." { name.removeLast() }
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard !name.isEmpty, name.utf8.count <= 253 else { throw .host }
        for label in labels {
            let bytes = label.utf8
            guard !bytes.isEmpty, bytes.count <= 63, bytes.first != UInt8(ascii: "-"), bytes.last != UInt8(ascii: "-"),
                bytes.allSatisfy({ isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
            else { throw .host }
        }
        // What ends in a number is an address to many libraries (https://url.spec.whatwg.org/#ends-in-a-number-checker).
        let last = labels.last ?? ""
        guard last.utf8.allSatisfy(isDigit) || last.hasPrefix("0x") else { return .name(name) }
        guard text.last != ".", let address = NetworkAddress(name) else { throw .number }
        return .address(address)
    }

    // MARK: Characters

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f")
    }

    /// Writes what may not stand in a path or query as `%XX`; what is written so already stays.
    private static func escaped(_ text: Substring) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            let stays: Bool
            if byte == UInt8(ascii: "%") {
                stays = index + 2 < bytes.count && isHexadecimal(bytes[index + 1]) && isHexadecimal(bytes[index + 2])
            } else {
                stays = isLetter(byte) || isDigit(byte) || "-._~!$&'()*+,;=:@/?".utf8.contains(byte)
            }
            if stays {
                result.append(byte)
            } else {
                let digits = Array("0123456789ABCDEF".utf8)
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether a server could read `.` or `..` as a segment, however they are written (`%2e%2e`, `..%2f`, `..;a`).
    private static func hasDots(_ path: String) -> Bool {
        var plain = path.lowercased()
        guard plain.contains(".") || plain.contains("%2e") else { return false }
        for (code, character) in [("%2e", "."), ("%2f", "/"), ("%5c", "/"), ("%3b", ";")] {
            plain = plain.split(separator: code, omittingEmptySubsequences: false).joined(separator: character)
        }
        return plain.split(separator: "/").contains { segment in
            let name = segment.prefix { $0 != ";" }
            return name == "." || name == ".."
        }
    }
}
