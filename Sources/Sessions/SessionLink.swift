internal import Hashing

/// What a link to a session allows.
package enum SessionLinkMode: String, Sendable, CaseIterable {
    /// Whoever has it reads.
    case readOnly = "read-only"
    /// Whoever has it answers and completes.
    case fill
}

/// A link to a session: whoever has its text may use the session as its mode allows, until it expires or is revoked.
package struct SessionLink: Sendable, Equatable {
    /// The digest of the session's id.
    package let session: [UInt8]
    package let mode: SessionLinkMode
    /// Seconds since 1970.
    package let expires: Int64
    /// Of the session when the link was made: another one means that all links were revoked.
    package let epoch: UInt32
    /// 16 hexadecimal digits that name the link among those of the session.
    package let number: String

    package init(session: [UInt8], mode: SessionLinkMode, expires: Int64, epoch: UInt32, number: String) {
        self.session = session
        self.mode = mode
        self.expires = expires
        self.epoch = epoch
        self.number = number
    }

    /// A number for a new link.
    package static func freshNumber() -> String {
        var generator = SystemRandomNumberGenerator()
        let digits = String(generator.next() as UInt64, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// Signs links and reads them: the text of a link is what it says followed by an HMAC-SHA-256 of that, as base64url.
package struct SessionLinks: Sendable {
    private let key: [UInt8]

    private static let format: UInt8 = 1
    private static let payloadLength = 1 + 1 + 8 + 4 + 8 + 32
    private static let macLength = 32
    /// Characters of a link's text.
    package static let length = ((payloadLength + macLength) * 4 + 2) / 3

    /// - Parameter key: a secret of 32 bytes or more.
    package init(key: [UInt8]) { self.key = key }

    /// A key that nobody can guess.
    package static func freshKey() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    package func text(_ link: SessionLink) -> String {
        var bytes: [UInt8] = [Self.format, link.mode == .fill ? 1 : 0]
        bytes += Self.bigEndian(UInt64(bitPattern: link.expires), 8)
        bytes += Self.bigEndian(UInt64(link.epoch), 4)
        bytes += Self.bigEndian(UInt64(link.number, radix: 16) ?? 0, 8)
        bytes += link.session
        return Base64URL.text(bytes + hmacSHA256(bytes, key: key))
    }

    /// Whether a text has the length of a link, be it one or not.
    package static func isLink(_ text: String) -> Bool { text.utf8.count == length }

    /// The link that a text is; nil where it was not signed with this key.
    package func read(_ text: String) -> SessionLink? {
        guard Self.isLink(text), let bytes = Base64URL.bytes(text), bytes.count == Self.payloadLength + Self.macLength,
            bytes[0] == Self.format
        else { return nil }
        let payload = Array(bytes[..<Self.payloadLength])
        guard isSameDigest(hmacSHA256(payload, key: key), Array(bytes[Self.payloadLength...])) else { return nil }
        func number(_ range: Range<Int>) -> UInt64 { payload[range].reduce(0) { $0 << 8 | UInt64($1) } }
        let digits = String(number(14..<22), radix: 16)
        return SessionLink(
            session: Array(payload[22...]), mode: payload[1] == 1 ? .fill : .readOnly,
            expires: Int64(bitPattern: number(2..<10)), epoch: UInt32(number(10..<14)),
            number: String(repeating: "0", count: 16 - digits.count) + digits)
    }

    private static func bigEndian(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * (count - 1 - $0))) }
    }
}

/// base64url without padding (RFC 4648 5).
enum Base64URL {
    static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        var characters: [UInt8] = []
        var held: UInt32 = 0
        var bits: UInt32 = 0
        for byte in bytes {
            held = (held << 8 | UInt32(byte)) & 0xFFFF
            bits += 8
            while bits >= 6 {
                bits -= 6
                characters.append(alphabet[Int(held >> bits & 63)])
            }
        }
        if bits > 0 { characters.append(alphabet[Int(held << (6 - bits) & 63)]) }
        return String(decoding: characters, as: UTF8.self)
    }

    /// Nil for other characters, and for bits behind the last byte that are not zero: one text for one sequence of bytes.
    static func bytes(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var held: UInt32 = 0
        var bits: UInt32 = 0
        for character in text.utf8 {
            guard let value = alphabet.firstIndex(of: character) else { return nil }
            held = (held << 6 | UInt32(value)) & 0xFFFF
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: held >> bits))
            }
        }
        return held & ((1 << bits) - 1) == 0 ? bytes : nil
    }
}
