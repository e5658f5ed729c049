/// A media type or media range with its parameters (RFC 9110 8.3.1, 12.5.1); names lower-case.
struct MediaType: Equatable, Sendable {
    /// `application`, or `*`.
    let type: String
    /// `fhir+json`, or `*`.
    let subtype: String
    /// In order, without `q`.
    private(set) var parameters: [(name: String, value: String)] = []
    /// Thousandths, 1000 where none is given.
    private(set) var quality = 1000

    /// Reads one type; nil where it is not well-formed.
    init?(_ text: some StringProtocol) {
        var parts = Self.split(Substring(text), at: ";").makeIterator()
        guard let name = parts.next() else { return nil }
        let halves = name.split(separator: "/", omittingEmptySubsequences: false)
        guard halves.count == 2, Self.isToken(halves[0]), Self.isToken(halves[1]) else { return nil }
        type = halves[0].lowercased()
        subtype = halves[1].lowercased()
        while let part = parts.next() {
            if part.isEmpty { continue }
            guard let equals = part.firstIndex(of: "="), Self.isToken(part[..<equals]) else { return nil }
            let name = part[..<equals].lowercased()
            guard let value = Self.unquoted(part[part.index(after: equals)...]) else { return nil }
            if name == "q" {
                guard let quality = Self.quality(value) else { return nil }
                self.quality = quality
            } else {
                parameters.append((name, value))
            }
        }
    }

    /// Reads a list such as `Accept`; entries that are not well-formed are left out.
    static func list(_ text: String) -> [MediaType] { split(text[...], at: ",").compactMap { MediaType($0) } }

    /// The value of a parameter by its lower-case name.
    func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }

    /// How exactly this range fits a type without parameters: 0 = `*/*`, 1 = `application/*`, 2 = by name; nil = not.
    func specificity(for essence: String) -> Int? {
        if type == "*" { return subtype == "*" ? 0 : nil }
        if subtype == "*" { return essence.hasPrefix(type + "/") ? 1 : nil }
        return essence == self.essence ? 2 : nil
    }

    /// `type/subtype`
    var essence: String { "\(type)/\(subtype)" }

    static func == (left: MediaType, right: MediaType) -> Bool {
        left.essence == right.essence && left.quality == right.quality
            && left.parameters.elementsEqual(right.parameters) { $0.name == $1.name && $0.value == $1.value }
    }

    /// Thousandths of `0.8`, `1`, `1.000`; nil for anything else.
    static func quality(_ text: String) -> Int? {
        let digits = Array(text.utf8)
        guard let first = digits.first, first == 0x30 || first == 0x31, digits.count <= 5 else { return nil }
        guard digits.count == 1 || digits[1] == 0x2E else { return nil }
        var value = Int(first - 0x30) * 1000
        var unit = 100
        for digit in digits.dropFirst(2) {
            guard digit >= 0x30, digit <= 0x39 else { return nil }
            value += Int(digit - 0x30) * unit
            unit /= 10
        }
        return value <= 1000 ? value : nil
    }

    /// Splits at a separator that does not stand in quotation marks, and trims the parts.
    static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        var isQuoted = false
        var isEscaped = false
        for index in text.indices {
            let character = text[index]
            if isEscaped {
                isEscaped = false
            } else if isQuoted, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
            } else if !isQuoted, character == separator {
                parts.append(trimmed(text[start..<index]))
                start = text.index(after: index)
            }
        }
        parts.append(trimmed(text[start...]))
        return parts
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }

    private static func unquoted(_ text: Substring) -> String? {
        guard text.first == "\"" else { return isToken(text) ? String(text) : nil }
        guard text.count >= 2, text.last == "\"" else { return nil }
        var value = ""
        var isEscaped = false
        for character in text.dropFirst().dropLast() {
            if !isEscaped, character == "\\" {
                isEscaped = true
            } else {
                value.append(character)
                isEscaped = false
            }
        }
        return value
    }

    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}
