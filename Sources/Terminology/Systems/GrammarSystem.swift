internal import UCUM

/// Code systems without a list: what is a code of theirs follows from rules.
package enum GrammarSystem: Sendable {
    /// https://ucum.org
    case ucum
    /// Media types, RFC 6838.
    case mediaTypes
    /// Languages, BCP 47: well-formed tags, whose parts are not looked up.
    case languages

    package init?(_ system: String) {
        switch system {
        case "http://unitsofmeasure.org": self = .ucum
        case "urn:ietf:bcp:13": self = .mediaTypes
        case "urn:ietf:bcp:47": self = .languages
        default: return nil
        }
    }

    /// Whether a text is a code of the system.
    package func isCode(_ code: String) -> Bool {
        guard 1...255 ~= code.utf8.count else { return false }
        switch self {
        case .ucum: return (try? UCUM.parse(code)) != nil
        case .mediaTypes: return Self.isMediaType(code)
        case .languages: return Self.isLanguage(code)
        }
    }

    /// The name of the system.
    package var name: String {
        switch self {
        case .ucum: "UCUM"
        case .mediaTypes: "MimeTypes"
        case .languages: "Languages"
        }
    }

    /// A name for a code, where there is one beside the code itself.
    package func display(_ code: String) -> String? { code }

    private static func isMediaType(_ code: String) -> Bool {
        guard let essence = code.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false).first else {
            return false
        }
        let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { part in
                1...127 ~= part.utf8.count && part.utf8.allSatisfy { isNameCharacter($0) }
                    && part.utf8.first.map { isAlphanumeric($0) } == true
            }
    }

    private static func isNameCharacter(_ byte: UInt8) -> Bool {
        isAlphanumeric(byte) || "!#$&-^_.+".utf8.contains(byte)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
    }

    /// RFC 5646 2.1, as far as the lengths of the parts go.
    private static func isLanguage(_ code: String) -> Bool {
        let parts = code.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, parts.allSatisfy({ 1...8 ~= $0.utf8.count }),
            parts.allSatisfy({ $0.utf8.allSatisfy(isAlphanumeric) })
        else { return false }
        let isWord = first.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
        let isPrivate = first == "x" || first == "X" || first == "i" || first == "I"
        return isWord && (first.utf8.count >= 2 || isPrivate && parts.count > 1)
    }
}
