internal import Hashing

/// The id of a session: 192 random bits as base64url. Whoever has it has the session, so it is kept nowhere; the store
/// and the server's memory know its digest.
package struct SessionID: Sendable {
    /// 32 characters, or the text of a link; a secret.
    package let text: String
    /// SHA-256.
    package let digest: [UInt8]

    package static let length = 32

    /// An id that nobody can guess.
    package static func fresh() -> SessionID {
        var generator = SystemRandomNumberGenerator()
        var characters: [UInt8] = []
        for _ in 0..<3 {
            let number = generator.next()
            for shift in stride(from: 0, to: 60, by: 6) { characters.append(alphabet[Int(number >> shift & 63)]) }
        }
        let number = generator.next()
        characters += [alphabet[Int(number & 63)], alphabet[Int(number >> 6 & 63)]]
        return SessionID(characters)
    }

    /// Nil for what cannot be an id of ours.
    package init?(_ text: String) {
        let characters = Array(text.utf8)
        guard characters.count == Self.length, characters.allSatisfy({ Self.alphabet.contains($0) }) else { return nil }
        self.init(characters)
    }

    /// The session that a link leads to: it has the link's text in place of its id.
    package init(link text: String, to session: [UInt8]) {
        self.text = text
        digest = session
    }

    private init(_ characters: [UInt8]) {
        text = String(decoding: characters, as: UTF8.self)
        digest = characters.withUnsafeBytes { sha256($0) }
    }

    private static var alphabet: [UInt8] { Base64URL.alphabet }
}

/// Whether two digests are the same, in a time that does not depend on where they differ.
package func isSameDigest(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    var difference: UInt8 = 0
    for (a, b) in zip(one, other) { difference |= a ^ b }
    return difference == 0
}
