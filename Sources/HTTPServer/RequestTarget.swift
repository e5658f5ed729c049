/// The request target, split and decoded (RFC 9112 3.2, RFC 3986).
///
/// Refused with 400: a percent sign without two hex digits, NUL and other control characters, bytes that are not UTF-8,
/// dot segments (also written as `%2e`), a fragment, anything but visible ASCII as sent.
struct RequestTarget {
    private(set) var path: [String] = []
    private(set) var query: [(name: String, value: String)] = []
    /// The target of a server-wide `OPTIONS *`.
    private(set) var isAsterisk = false

    init(_ target: String) throws(Refusal) {
        var target = target
        self = try Self.parsing(&target)
    }

    private init() {}

    private static func parsing(_ target: inout String) throws(Refusal) -> RequestTarget {
        let result: Result<RequestTarget, Refusal> = target.withUTF8 { bytes in
            do throws(Refusal) {
                return .success(try RequestTarget(bytes: bytes))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// An empty target, for a request that is refused because of its target.
    static let none = RequestTarget()

    init(bytes: UnsafeBufferPointer<UInt8>) throws(Refusal) {
        var start = 0
        guard let first = bytes.first else { throw .badRequest("the request target is missing") }
        if first != UInt8(ascii: "/") {
            if bytes.count == 1, first == UInt8(ascii: "*") {
                isAsterisk = true
                return
            }
            start = try Self.endOfAuthority(bytes)
        }
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "?") { end += 1 }
        try readPath(bytes, start, end)
        if end < bytes.count { try readQuery(bytes, end + 1) }
    }

    /// A proxy sends `http://host/path`: the path begins behind the authority.
    private static func endOfAuthority(_ bytes: UnsafeBufferPointer<UInt8>) throws(Refusal) -> Int {
        let schemes: [StaticString] = ["http://", "https://"]
        for scheme in schemes where bytes.count > scheme.utf8CodeUnitCount {
            let matches = (0..<scheme.utf8CodeUnitCount).allSatisfy { bytes[$0] | 0x20 == scheme.utf8Start[$0] | 0x20 }
            guard matches else { continue }
            var at = scheme.utf8CodeUnitCount
            while at < bytes.count, bytes[at] != UInt8(ascii: "/"), bytes[at] != UInt8(ascii: "?") { at += 1 }
            return at
        }
        throw .badRequest("the request target is not a path")
    }

    private mutating func readPath(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
    ) throws(Refusal) {
        var at = start
        while at < end {
            // `at` is on a slash: the target begins with one, and each segment ends before one.
            let segment = at + 1
            at = segment
            while at < end, bytes[at] != UInt8(ascii: "/") { at += 1 }
            if segment == at, at == end { return }  // "/" or a slash at the end
            let text = try Self.decode(bytes, segment, at, plusIsSpace: false)
            if text == "." || text == ".." { throw .badRequest("the path holds a dot segment") }
            path.append(text)
        }
    }

    private mutating func readQuery(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) throws(Refusal) {
        var at = start
        while at < bytes.count {
            let name = at
            var equals: Int?
            while at < bytes.count, bytes[at] != UInt8(ascii: "&") {
                if equals == nil, bytes[at] == UInt8(ascii: "=") { equals = at }
                at += 1
            }
            if at > name {
                query.append(
                    (
                        name: try Self.decode(bytes, name, equals ?? at, plusIsSpace: true),
                        value: try equals.map { (equals) throws(Refusal) in
                            try Self.decode(bytes, equals + 1, at, plusIsSpace: true)
                        } ?? ""
                    ))
            }
            at += 1
        }
    }

    private static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, plusIsSpace: Bool
    ) throws(Refusal) -> String {
        var plain = true
        for index in start..<end {
            let byte = bytes[index]
            if byte <= 0x20 || byte >= 0x7f || byte == UInt8(ascii: "#") {
                throw .badRequest("the request target holds a character that has to be percent-encoded")
            }
            if byte == UInt8(ascii: "%") || (plusIsSpace && byte == UInt8(ascii: "+")) { plain = false }
        }
        if plain {
            return String(unsafeUninitializedCapacity: end - start) { buffer in
                for index in start..<end { buffer[index - start] = bytes[index] }
                return end - start
            }
        }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(end - start)
        var at = start
        while at < end {
            var byte = bytes[at]
            at += 1
            if byte == UInt8(ascii: "%") {
                guard at + 2 <= end, let high = hex(bytes[at]), let low = hex(bytes[at + 1]) else {
                    throw .badRequest("a percent sign in the request target is not followed by two hex digits")
                }
                byte = high << 4 | low
                at += 2
                if byte < 0x20 || byte == 0x7f { throw .badRequest("the request target holds a control character") }
            } else if plusIsSpace, byte == UInt8(ascii: "+") {
                byte = UInt8(ascii: " ")
            }
            decoded.append(byte)
        }
        guard let text = String(validating: decoded, as: UTF8.self) else {
            throw .badRequest("the request target is not UTF-8")
        }
        return text
    }

    private static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
