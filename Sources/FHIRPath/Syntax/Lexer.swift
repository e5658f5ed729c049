/// Cuts an expression into tokens (FHIRPath N1, appendix "Formal Specifications": the ANTLR lexer rules).
struct Lexer {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// All tokens, the last of kind `end`.
    mutating func tokens() throws(FHIRPathError) -> [Token] {
        var tokens: [Token] = []
        while true {
            let token = try next()
            tokens.append(token)
            if token.kind == .end { return tokens }
        }
    }

    private func byte(_ ahead: Int = 0) -> UInt8 {
        offset + ahead < bytes.count ? bytes[offset + ahead] : 0
    }

    private mutating func next() throws(FHIRPathError) -> Token {
        try skipBlanks()
        let start = offset
        guard offset < bytes.count else { return Token(kind: .end, start: start, end: start, text: "") }
        switch byte() {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            return identifier(from: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            return number(from: start)
        case UInt8(ascii: "'"):
            return Token(kind: .string, start: start, end: offset, text: try quoted()).ending(at: offset)
        case UInt8(ascii: "`"):
            return Token(kind: .delimitedIdentifier, start: start, end: offset, text: try quoted()).ending(at: offset)
        case UInt8(ascii: "\""):
            // No token of the standard; the identifiers of FHIRPath 1.0 were written so, and some forms still do.
            return Token(kind: .delimitedIdentifier, start: start, end: offset, text: try quoted()).ending(at: offset)
        case UInt8(ascii: "@"):
            return try temporal(from: start)
        case UInt8(ascii: "%"):
            return try constant(from: start)
        case UInt8(ascii: "$"):
            return try axis(from: start)
        default:
            return try sign(from: start)
        }
    }

    // MARK: Blanks and comments

    private mutating func skipBlanks() throws(FHIRPathError) {
        while offset < bytes.count {
            switch byte() {
            case 0x20, 0x09, 0x0A, 0x0D: offset += 1
            case 0xC2 where byte(1) == 0xA0: offset += 2  // a no-break space, as pasted from web pages
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while offset < bytes.count, byte() != 0x0A, byte() != 0x0D { offset += 1 }
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                let start = offset
                offset += 2
                while offset < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
                    offset += 1
                }
                guard offset < bytes.count else {
                    throw FHIRPathError(.syntax, "The comment is never closed with '*/'.", at: start, length: 2)
                }
                offset += 2
            default: return
            }
        }
    }

    // MARK: Words

    private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private mutating func identifier(from start: Int) -> Token {
        while Self.isWord(byte()) { offset += 1 }
        return Token(kind: .identifier, start: start, end: offset, text: text(start, offset))
    }

    private mutating func number(from start: Int) -> Token {
        while Self.isDigit(byte()) { offset += 1 }
        if byte() == UInt8(ascii: "."), Self.isDigit(byte(1)) {
            offset += 1
            while Self.isDigit(byte()) { offset += 1 }
            return Token(kind: .decimal, start: start, end: offset, text: text(start, offset))
        }
        if byte() == UInt8(ascii: "L"), !Self.isWord(byte(1)) {
            offset += 1
            return Token(kind: .long, start: start, end: offset, text: text(start, offset - 1))
        }
        return Token(kind: .integer, start: start, end: offset, text: text(start, offset))
    }

    /// The text between the quotation mark at the offset and the next one like it, escapes decoded.
    private mutating func quoted() throws(FHIRPathError) -> String {
        let start = offset
        let quote = byte()
        offset += 1
        var decoded: [UInt8] = []
        while offset < bytes.count {
            let next = byte()
            if next == quote {
                offset += 1
                return String(decoding: decoded, as: UTF8.self)
            }
            offset += 1
            guard next == UInt8(ascii: "\\") else {
                decoded.append(next)
                continue
            }
            let escape = byte()
            offset += 1
            switch escape {
            case UInt8(ascii: "n"): decoded.append(0x0A)
            case UInt8(ascii: "r"): decoded.append(0x0D)
            case UInt8(ascii: "t"): decoded.append(0x09)
            case UInt8(ascii: "f"): decoded.append(0x0C)
            case UInt8(ascii: "u") where isHexadecimal(4): decoded += unicodeEscape()
            case UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
                decoded.append(escape)
            default:
                // The grammar has no other escapes; the backslash is then dropped, as leading engines do.
                if offset <= bytes.count { decoded.append(escape) }
            }
        }
        let what = quote == UInt8(ascii: "'") ? "string" : "identifier"
        throw FHIRPathError(.syntax, "The \(what) has no closing quotation mark.", at: start)
    }

    /// The UTF-8 of the code point whose four digits follow; two escapes of a surrogate pair are one code point.
    private mutating func unicodeEscape() -> [UInt8] {
        var code = fourDigits()
        if code & 0xFC00 == 0xD800, byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "u") {
            let high = offset
            offset += 2
            let low = isHexadecimal(4) ? fourDigits() : 0
            if low & 0xFC00 == 0xDC00 {
                code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
            } else {
                offset = high
            }
        }
        return Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    }

    private func isHexadecimal(_ count: Int) -> Bool {
        (0..<count).allSatisfy { Character(Unicode.Scalar(byte($0))).isHexDigit }
    }

    /// Only where ``isHexadecimal(_:)`` has said that they are there.
    private mutating func fourDigits() -> UInt32 {
        offset += 4
        return UInt32(text(offset - 4, offset), radix: 16) ?? 0xFFFD
    }

    // MARK: Dates

    private mutating func takeDigits(_ count: Int) -> Bool {
        for ahead in 0..<count where !Self.isDigit(byte(ahead)) { return false }
        offset += count
        return true
    }

    /// A separator and two digits.
    private mutating func takePart(_ separator: UInt8) -> Bool {
        guard byte() == separator, Self.isDigit(byte(1)), Self.isDigit(byte(2)) else { return false }
        offset += 3
        return true
    }

    private mutating func temporal(from start: Int) throws(FHIRPathError) -> Token {
        offset += 1
        if byte() == UInt8(ascii: "T") {
            offset += 1
            guard takeDigits(2) else { throw badDate(start) }
            takeRestOfTime()
            return Token(kind: .time, start: start, end: offset, text: text(start + 2, offset))
        }
        guard takeDigits(4) else { throw badDate(start) }
        if takePart(UInt8(ascii: "-")) { _ = takePart(UInt8(ascii: "-")) }
        guard byte() == UInt8(ascii: "T") else {
            return Token(kind: .date, start: start, end: offset, text: text(start + 1, offset))
        }
        offset += 1
        if takeDigits(2) { takeRestOfTime() }
        return Token(kind: .dateTime, start: start, end: offset, text: text(start + 1, offset))
    }

    /// Minutes, seconds, fraction and zone, behind the hour.
    private mutating func takeRestOfTime() {
        if takePart(UInt8(ascii: ":")), takePart(UInt8(ascii: ":")), byte() == UInt8(ascii: "."),
            Self.isDigit(byte(1))
        {
            offset += 1
            while Self.isDigit(byte()) { offset += 1 }
        }
        if byte() == UInt8(ascii: "Z") {
            offset += 1
        } else if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-"), Self.isDigit(byte(1)),
            Self.isDigit(byte(2)), byte(3) == UInt8(ascii: ":"), Self.isDigit(byte(4)), Self.isDigit(byte(5))
        {
            offset += 6
        }
    }

    private func badDate(_ start: Int) -> FHIRPathError {
        FHIRPathError(
            .syntax, "'@' is followed by a date, a dateTime or a time, as @2026-01-31, @2026-01-31T10:30 or @T10:30.",
            at: start)
    }

    // MARK: The rest

    private mutating func constant(from start: Int) throws(FHIRPathError) -> Token {
        offset += 1
        switch byte() {
        case UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "\""):
            let name = try quoted()
            return Token(kind: .constant, start: start, end: offset, text: name)
        default:
            let nameStart = offset
            // Hyphens are not of the grammar, but of names in real use: %vs-gender, %ext-race.
            while Self.isWord(byte()) || isInnerHyphen(nameStart) { offset += 1 }
            guard offset > nameStart else {
                throw FHIRPathError(.syntax, "'%' is followed by the name of a variable.", at: start)
            }
            return Token(kind: .constant, start: start, end: offset, text: text(nameStart, offset))
        }
    }

    /// Only `%vs-…` and `%ext-…` go on behind a hyphen; `%a-1` is a difference.
    private func isInnerHyphen(_ nameStart: Int) -> Bool {
        guard byte() == UInt8(ascii: "-"), Self.isWord(byte(1)) else { return false }
        let name = bytes[nameStart..<offset]
        return name.starts(with: "vs".utf8) && (name.count == 2 || name.dropFirst(2).first == UInt8(ascii: "-"))
            || name.starts(with: "ext".utf8) && (name.count == 3 || name.dropFirst(3).first == UInt8(ascii: "-"))
    }

    private mutating func axis(from start: Int) throws(FHIRPathError) -> Token {
        offset += 1
        while Self.isWord(byte()) { offset += 1 }
        let name = text(start, offset)
        guard name == "$this" || name == "$index" || name == "$total" else {
            throw FHIRPathError(
                .syntax, "'\(name)' is not one of $this, $index and $total.", at: start, length: offset - start)
        }
        return Token(kind: .axis, start: start, end: offset, text: name)
    }

    private mutating func sign(from start: Int) throws(FHIRPathError) -> Token {
        let two = offset + 1 < bytes.count ? text(offset, offset + 2) : ""
        if ["<=", ">=", "!=", "!~"].contains(two) {
            offset += 2
            return Token(kind: .sign, start: start, end: offset, text: two)
        }
        let one = Unicode.Scalar(byte())
        guard "()[]{}.,:+-*/=~<>|&".unicodeScalars.contains(one) else {
            let shown = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
            throw FHIRPathError(
                .syntax, "'\(shown.map { String(Character($0)) } ?? "?")' has no meaning here.", at: start)
        }
        offset += 1
        return Token(kind: .sign, start: start, end: offset, text: String(one))
    }
}

extension Token {
    func ending(at end: Int) -> Token { Token(kind: kind, start: start, end: end, text: text) }
}
