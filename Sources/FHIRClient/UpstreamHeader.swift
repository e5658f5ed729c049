/// A header field that a caller gave for its server (`Endpoint.header`).
package struct UpstreamHeader: Sendable, Hashable {
    package let name: String
    package let value: String

    /// Why a field is not sent.
    package enum Fault: String, Error, Sendable, Hashable, CaseIterable {
        case form = "is not of the form 'Name: value'"
        case characters = "holds characters that no header may hold"
        case forbidden = "names a field that callers may not set"
        case tooLong = "is too long"
        case tooMany = "is one too many"
    }

    /// Bytes of a name with its value, and how many fields a caller may give.
    static let maximumBytes = 8 * 1024
    static let maximumCount = 32

    /// Fields of the connection, of the message's framing, of what stands between us and the server, and of what we decide.
    private static let forbidden: Set<String> = [
        "host", "content-length", "content-type", "content-encoding", "transfer-encoding", "connection", "keep-alive",
        "te",
        "trailer", "upgrade", "expect", "accept", "accept-encoding", "range", "if-range", "cookie", "forwarded", "via",
        "x-real-ip", "x-http-method", "x-http-method-override", "x-method-override", "x-original-url", "x-rewrite-url",
        "metadata", "metadata-flavor", "x-aws-ec2-metadata-token", "x-aws-ec2-metadata-token-ttl-seconds",
    ]
    private static let forbiddenPrefixes = ["proxy-", "x-forwarded-", "sec-"]

    /// Reads `Name: value` (RFC 9110 5).
    package init(line: String) throws(Fault) {
        guard let colon = line.firstIndex(of: ":") else { throw .form }
        let blank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        let value = line[line.index(after: colon)...].drop(while: blank)
        try self.init(name: String(line[..<colon]), value: String(value.reversed().drop(while: blank).reversed()))
    }

    /// Takes a field apart already.
    package init(name: String, value: String) throws(Fault) {
        guard !name.isEmpty, !value.isEmpty else { throw .form }
        guard name.utf8.count + value.utf8.count <= Self.maximumBytes else { throw .tooLong }
        guard Self.isSendable(name: name, value: value) else { throw .characters }
        let small = name.lowercased()
        // Some servers read `X_Forwarded_For` as `X-Forwarded-For`.
        let compared = String(small.map { $0 == "_" ? "-" : $0 })
        guard !Self.forbidden.contains(compared), !Self.forbiddenPrefixes.contains(where: { compared.hasPrefix($0) })
        else { throw .forbidden }
        self.name = name
        self.value = value
    }

    /// Whether the characters are those of a field (RFC 9110 5.1, 5.5; only ASCII).
    static func isSendable(name: String, value: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy(isToken)
            && value.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x09 }
    }

    private static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
