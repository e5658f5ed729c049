/// How an occurrence of an item is named: segments joined by `/`, each a linkId with `~`→`~0`, `/`→`~1`, `[`→`~2`, then
/// `[n]` for the n-th row or answer, left out for 0 (design 3.1).
package enum PathSyntax {
    /// One segment of a path that was taken apart.
    package struct Segment: Equatable, Sendable {
        package let linkId: String
        package let index: Int
        /// An index was written, be it `[0]`.
        package let hasIndex: Bool
    }

    package static func escape(_ linkId: String) -> String {
        guard linkId.utf8.contains(where: { $0 == 0x7E || $0 == 0x2F || $0 == 0x5B }) else { return linkId }
        var out = ""
        for character in linkId.unicodeScalars {
            switch character {
            case "~": out += "~0"
            case "/": out += "~1"
            case "[": out += "~2"
            default: out.unicodeScalars.append(character)
            }
        }
        return out
    }

    /// Takes a path apart; nil where it is not written as a path (a stray `~`, `[` or an empty segment).
    package static func parse(_ path: String) -> [Segment]? {
        var segments: [Segment] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: false) {
            guard let segment = parseSegment(part) else { return nil }
            segments.append(segment)
        }
        return segments
    }

    /// A bare linkId with the same escapes; nil where it holds an unescaped `/`, or is not well escaped.
    package static func parseSegment(_ text: Substring) -> Segment? {
        var name = Substring(text)
        var index = 0
        var hasIndex = false
        if name.last == "]", let open = name.lastIndex(of: "[") {
            let digits = name[name.index(after: open)..<name.index(before: name.endIndex)]
            guard !digits.isEmpty, digits.utf8.count <= 9, digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
                let number = Int(digits)
            else { return nil }
            index = number
            hasIndex = true
            name = name[..<open]
        }
        guard !name.isEmpty, !name.contains("["), let linkId = unescape(name) else { return nil }
        return Segment(linkId: linkId, index: index, hasIndex: hasIndex)
    }

    private static func unescape(_ text: Substring) -> String? {
        guard text.contains("~") else { return String(text) }
        var out = ""
        var isEscaped = false
        for character in text.unicodeScalars {
            if isEscaped {
                switch character {
                case "0": out += "~"
                case "1": out += "/"
                case "2": out += "["
                default: return nil
                }
                isEscaped = false
            } else if character == "~" {
                isEscaped = true
            } else {
                out.unicodeScalars.append(character)
            }
        }
        return isEscaped ? nil : out
    }
}
