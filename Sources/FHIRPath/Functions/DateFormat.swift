/// The format codes of `toDate(format)` and `toDateTime(format)` (STU 3, "Date/DateTime String Format Codes"): years,
/// months, days, hours, minutes, seconds, fractions, AM and PM, offsets. Names of months and of zones are not known.
struct DateFormat {
    private enum Piece {
        case field(letter: Character, count: Int)
        case literal(Character)
    }

    private let pieces: [Piece]

    init(_ format: String) {
        var pieces: [Piece] = []
        for character in format {
            guard "yMdHhmsSaZz".contains(character) else {
                pieces.append(.literal(character))
                continue
            }
            if case .field(character, let count) = pieces.last {
                pieces[pieces.count - 1] = .field(letter: character, count: count + 1)
            } else {
                pieces.append(.field(letter: character, count: 1))
            }
        }
        self.pieces = pieces
    }

    /// The date or dateTime that a text of this format says, as FHIRPath writes it; nil for any other text.
    func iso(_ text: String) -> String? {
        var rest = text[...]
        var fields: [Character: String] = [:]
        for piece in pieces {
            switch piece {
            case .literal(let character): guard rest.popFirst() == character else { return nil }
            case .field(let letter, let count):
                guard let value = Self.take(letter, count, from: &rest) else { return nil }
                fields[letter] = value
            }
        }
        return rest.isEmpty ? Self.assembled(fields) : nil
    }

    private static func take(_ letter: Character, _ count: Int, from rest: inout Substring) -> String? {
        switch letter {
        case "a":
            let mark = rest.prefix { $0.isLetter }
            rest = rest[mark.endIndex...]
            let text = mark.uppercased()
            return ["A", "AM"].contains(text) ? "AM" : ["P", "PM"].contains(text) ? "PM" : nil
        case "Z": return offset(&rest)
        case "y": return count == 4 ? digits(4...4, &rest) : count == 2 ? digits(2...2, &rest).map(century) : nil
        case "S": return digits(count...count, &rest)
        case "z": return nil
        default: return count > 2 ? nil : digits(count == 2 ? 2...2 : 1...2, &rest)
        }
    }

    /// 00 to 49 are of this century, 50 to 99 of the last.
    private static func century(_ year: String) -> String { (year < "50" ? "20" : "19") + year }

    private static func digits(_ counts: ClosedRange<Int>, _ rest: inout Substring) -> String? {
        let found = rest.prefix(counts.upperBound).prefix { $0.isASCII && $0.isNumber }
        guard found.count >= counts.lowerBound else { return nil }
        rest = rest[found.endIndex...]
        return String(found)
    }

    private static func offset(_ rest: inout Substring) -> String? {
        guard let sign = rest.popFirst() else { return nil }
        if sign == "Z" { return "Z" }
        guard sign == "+" || sign == "-", let hours = digits(2...2, &rest) else { return nil }
        if rest.first == ":" { rest = rest.dropFirst() }
        return digits(2...2, &rest).map { "\(sign)\(hours):\($0)" }
    }

    private static func assembled(_ fields: [Character: String]) -> String? {
        func two(_ text: String) -> String { text.count == 1 ? "0" + text : text }
        guard var result = fields["y"] else { return nil }
        if let month = fields["M"] { result += "-" + two(month) }
        if let day = fields["d"] { result += "-" + two(day) }
        guard let hour = fields["H"] ?? twelve(fields["h"], fields["a"]) else { return result }
        result += "T" + two(hour)
        if let minute = fields["m"] { result += ":" + two(minute) }
        if let second = fields["s"] { result += ":" + two(second) }
        if let fraction = fields["S"] { result += "." + fraction }
        return result + (fields["Z"] ?? "")
    }

    /// An hour of twelve as one of twenty-four.
    private static func twelve(_ hour: String?, _ half: String?) -> String? {
        guard let hour, let number = Int(hour), 1...12 ~= number else { return nil }
        return String(number % 12 + (half == "PM" ? 12 : 0))
    }
}
