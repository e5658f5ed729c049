internal import Patterns

/// Texts that match a form's regular expression: common kinds of data first, then made by reading the expression itself.
///
/// The reading knows literals, classes, groups, alternatives and counts, no look-around; whatever it makes is tried against
/// the real pattern, so it cannot be wrong, only without success.
enum RegexExamples {
    static let common = [
        "a@example.org", "+15551234567", "+1 555 123 4567", "555-123-4567", "(555) 123-4567", "5551234567",
        "0791234567",
        "12345", "123456", "1234", "12345678", "1234567890", "12345678901", "7", "42", "100", "3.5", "2024-02-29",
        "29/02/2024", "29.02.2024", "02/29/2024", "2024", "10:30", "10:30:00", "AB", "ABC", "Anna", "Anna Lind",
        "A1B 2C3", "SW1A 1AA", "8000", "AB123456", "AB-1234", "https://example.org/a", "true", "yes", "M", "120/80",
        "756.1234.5678.97", "abc", "abc-def", "00:00", "1.0.0",
    ]

    /// Up to a few different texts that match as a whole.
    static func matches(_ pattern: Pattern, minimumLength: Int, maximumLength: Int) -> [String] {
        var found: [String] = []
        for text in common + (0..<4).compactMap({ made($0, pattern.source) })
        where text.count >= minimumLength && text.count <= maximumLength && !found.contains(text) {
            if (try? pattern.matchesWhole(text)) ?? false { found.append(text) }
            if found.count == 6 { break }
        }
        return found
    }

    /// A text made by reading the expression; `variant` changes which letters and how many are taken.
    private static func made(_ variant: Int, _ source: String) -> String? {
        var reader = Reader(Array(source), variant)
        let text = reader.alternatives()
        return reader.isAtEnd && !reader.isLost ? text : nil
    }

    private struct Reader {
        let source: [Character]
        let variant: Int
        var position = 0
        var isLost = false
        /// Levels of groups; deeper ones are given up.
        var depth = 0

        init(_ source: [Character], _ variant: Int) {
            self.source = source
            self.variant = variant
        }

        var isAtEnd: Bool { position >= source.count }
        var next: Character? { isAtEnd ? nil : source[position] }

        mutating func take(_ character: Character) -> Bool {
            guard next == character else { return false }
            position += 1
            return true
        }

        mutating func alternatives() -> String {
            var all = [sequence()]
            while take("|") { all.append(sequence()) }
            return all[variant % all.count]
        }

        mutating func sequence() -> String {
            var text = ""
            while let character = next, character != "|", character != ")", !isLost {
                let piece = piece()
                let (least, most) = count()
                let times = min(most, least + (most > least ? variant : 0))
                text += String(repeating: piece, count: min(times, 64))
            }
            return text
        }

        mutating func count() -> (Int, Int) {
            var least = 1
            var most = 1
            if take("*") {
                (least, most) = (0, 8)
            } else if take("+") {
                (least, most) = (1, 8)
            } else if take("?") {
                (least, most) = (0, 1)
            } else if next == "{" {
                position += 1
                least = number() ?? 0
                most = least
                if take(",") { most = number() ?? least + 8 }
                if !take("}") { isLost = true }
            }
            if take("?") || take("+") { return (least, most) }
            return (least, most)
        }

        mutating func number() -> Int? {
            var digits = ""
            while let character = next, character.isWholeNumber {
                digits.append(character)
                position += 1
            }
            return Int(digits)
        }

        mutating func piece() -> String {
            guard let character = next else { return "" }
            position += 1
            switch character {
            case "^", "$": return ""
            case ".": return "a"
            case "(": return group()
            case "[": return pick(from: set())
            case "\\": return escape()
            default: return String(character)
            }
        }

        mutating func group() -> String {
            depth += 1
            defer { depth -= 1 }
            guard depth < 20 else {
                isLost = true
                return ""
            }
            var isLookAround = false
            if take("?") {
                if take(":") {
                } else if take("=") || take("!") {
                    isLookAround = true
                } else {
                    isLost = true
                }
            }
            let text = alternatives()
            if !take(")") { isLost = true }
            return isLookAround ? "" : text
        }

        mutating func escape() -> String {
            guard let character = next else { return "" }
            position += 1
            switch character {
            case "d": return String((variant + 1) % 10)
            case "w", "S", "D": return ["a", "b", "c", "d"][variant % 4]
            case "s": return " "
            case "b", "B", "A", "Z", "z": return ""
            case "t": return "\t"
            case "n": return "\n"
            case "p", "P":
                if take("{") { while let character = next, character != "}" { position += character == "}" ? 0 : 1 } }
                _ = take("}")
                return "A"
            default:
                if character.isLetter || character.isNumber { isLost = true }
                return String(character)
            }
        }

        /// The characters of a class, those a negated one leaves of a few plain ones.
        mutating func set() -> [Character] {
            let isNegated = take("^")
            var members: [Character] = []
            var isFirst = true
            while let character = next, isFirst || character != "]" {
                isFirst = false
                position += 1
                var low = character
                if character == "\\", let escaped = next {
                    position += 1
                    switch escaped {
                    case "d": members += "0123456789"
                    case "w": members += "abcXYZ123_"
                    case "s": members += " "
                    default: low = escaped
                    }
                    if "dws".contains(escaped) { continue }
                }
                if next == "-", position + 1 < source.count, source[position + 1] != "]" {
                    position += 1
                    let high = source[position]
                    position += 1
                    let from = low.unicodeScalars.first?.value ?? 0
                    let to = high.unicodeScalars.first?.value ?? 0
                    if from <= to {
                        members += (from...min(to, from + 30)).compactMap { Unicode.Scalar($0).map { Character($0) } }
                    }
                } else {
                    members.append(low)
                }
            }
            if !take("]") { isLost = true }
            return isNegated ? "aB3 -".filter { !members.contains($0) } : members
        }

        func pick(from members: [Character]) -> String {
            members.isEmpty ? "" : String(members[(variant * 3 + 1) % members.count])
        }
    }
}
