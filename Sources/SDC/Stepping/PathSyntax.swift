/// How an occurrence of an item is named: segments joined by `/`, each a linkId with `~`→`~0`, `/`→`~1`, `[`→`~2`, then
/// `[n]` for the n-th row or answer, left out for 0 (design 3.1).
///
/// Works on bytes: a combining mark behind a sign does not make another sign of it.
package enum PathSyntax {
    /// One segment of a path that was taken apart.
    package struct Segment: Equatable, Sendable {
        package let linkId: String
        package let index: Int
        /// An index was written, be it `[0]`.
        package let hasIndex: Bool
    }

    private static let tilde = UInt8(ascii: "~")
    private static let slash = UInt8(ascii: "/")
    private static let open = UInt8(ascii: "[")
    private static let close = UInt8(ascii: "]")

    package static func escape(_ linkId: String) -> String {
        guard linkId.utf8.contains(where: { $0 == tilde || $0 == slash || $0 == open }) else { return linkId }
        var out: [UInt8] = []
        for byte in linkId.utf8 {
            switch byte {
            case tilde: out += [tilde, UInt8(ascii: "0")]
            case slash: out += [tilde, UInt8(ascii: "1")]
            case open: out += [tilde, UInt8(ascii: "2")]
            default: out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// Takes a path apart; nil where it is not written as a path (a stray `~`, `[` or an empty segment).
    package static func parse(_ path: String) -> [Segment]? {
        var segments: [Segment] = []
        for part in path.utf8.split(separator: slash, omittingEmptySubsequences: false) {
            guard let segment = parseSegment(part) else { return nil }
            segments.append(segment)
        }
        return segments
    }

    private static func parseSegment(_ text: Substring.UTF8View) -> Segment? {
        var name = text
        var index = 0
        var hasIndex = false
        if name.last == close, let bracket = name.lastIndex(of: open) {
            let digits = name[name.index(after: bracket)..<name.index(before: name.endIndex)]
            guard !digits.isEmpty, digits.count <= 9, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
                return nil
            }
            index = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            hasIndex = true
            name = name[..<bracket]
        }
        guard !name.isEmpty, !name.contains(open), let linkId = unescape(name) else { return nil }
        return Segment(linkId: linkId, index: index, hasIndex: hasIndex)
    }

    private static func unescape(_ text: Substring.UTF8View) -> String? {
        var out: [UInt8] = []
        out.reserveCapacity(text.count)
        var isEscaped = false
        for byte in text {
            if isEscaped {
                switch byte {
                case UInt8(ascii: "0"): out.append(tilde)
                case UInt8(ascii: "1"): out.append(slash)
                case UInt8(ascii: "2"): out.append(open)
                default: return nil
                }
                isEscaped = false
            } else if byte == tilde {
                isEscaped = true
            } else {
                out.append(byte)
            }
        }
        return isEscaped ? nil : String(decoding: out, as: UTF8.self)
    }
}
