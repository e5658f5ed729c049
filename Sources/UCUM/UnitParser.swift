import Decimals

/// Recursive descent over UCUM's grammar (section 3 of the specification):
///
///     main       "/" term | term
///     term       component { ("." | "/") component }
///     component  simple [exponent] [annotation] | annotation | factor [annotation] | "(" term ")" [annotation]
struct UnitParser {
    private let code: String
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    /// What the code is made of, where the caller asked for it.
    private(set) var parts: [UnitPart]?

    /// Longer codes are refused: no unit in use comes near.
    static let longestCode = 1000
    private static let deepest = 32

    /// - Parameter keepsParts: whether `parts` are wanted.
    init(_ code: String, keepsParts: Bool = false) {
        self.code = code
        bytes = Array(code.utf8)
        if keepsParts { parts = [] }
    }

    mutating func parse() throws(UnitError) -> UnitTerm {
        guard !bytes.isEmpty else { throw UnitError(.syntax, in: code, "The unit code is empty") }
        guard bytes.count <= Self.longestCode else {
            throw UnitError(.syntax, in: String(code.prefix(40)) + "…", "The unit code is longer than 1000 bytes")
        }
        let startsWithSlash = take("/")
        if startsWithSlash { parts?.append(.slash) }
        let term = try term(afterSlash: startsWithSlash)
        guard position == bytes.count else {
            throw peek == UInt8(ascii: ")")
                ? error("There is no '(' for this ')'")
                : error("'\(character)' is not expected here: terms are joined by '.' or '/'")
        }
        return term
    }

    private mutating func term(afterSlash: Bool) throws(UnitError) -> UnitTerm {
        var divides = afterSlash
        var result = UnitTerm.one
        while true {
            let start = position
            let (component, exponent) = try component()
            do {
                guard let product = try result.times(component, power: divides ? -exponent : exponent) else {
                    throw DecimalError.outOfRange
                }
                result = product
            } catch {
                throw UnitError(.syntax, in: code, at: start + 1, "The powers in this unit are too large")
            }
            if take(".") {
                divides = false
                parts?.append(.point)
            } else if take("/") {
                divides = true
                parts?.append(.slash)
            } else {
                return result
            }
        }
    }

    private mutating func component() throws(UnitError) -> (UnitTerm, exponent: Int) {
        guard let byte = peek else { throw error("The code ends where a unit is expected") }
        switch byte {
        case UInt8(ascii: "("):
            let start = position
            position += 1
            depth += 1
            guard depth <= Self.deepest else { throw error("Parentheses are nested too deeply") }
            parts?.append(.opening)
            let inner = try term(afterSlash: false)
            depth -= 1
            guard take(")") else {
                throw UnitError(.syntax, in: code, at: start + 1, "There is no ')' for this '('")
            }
            parts?.append(.closing)
            try annotation()
            return (inner, 1)
        case UInt8(ascii: "{"):
            try annotation()
            return (.one, 1)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            if let ten = try powerOfTen() { return ten }
            return (try number(), 1)
        default:
            return try simpleUnit()
        }
    }

    /// `10*` and `10^` are units that begin with digits.
    private mutating func powerOfTen() throws(UnitError) -> (UnitTerm, exponent: Int)? {
        guard position + 2 < bytes.count, bytes[position] == UInt8(ascii: "1"),
            bytes[position + 1] == UInt8(ascii: "0"),
            bytes[position + 2] == UInt8(ascii: "*") || bytes[position + 2] == UInt8(ascii: "^")
        else { return nil }
        position += 3
        let symbol = bytes[(position - 3)..<position]
        let exponent = try exponent() ?? 1
        parts?.append(.symbol(symbol, exponent: exponent))
        try annotation()
        return (
            UnitTerm(factor: Factor(numerator: 1, denominator: 1, ten: 1, pi: 0), dimensions: Dimensions()), exponent
        )
    }

    private mutating func number() throws(UnitError) -> UnitTerm {
        let start = position
        var value: UInt128 = 0
        while let byte = peek, byte &- UInt8(ascii: "0") < 10 {
            guard value < 1_000_000_000_000_000_000_000_000_000_000 else {
                throw UnitError(.syntax, in: code, at: start + 1, "The number is too long")
            }
            value = value * 10 + UInt128(byte - UInt8(ascii: "0"))
            position += 1
        }
        guard value > 0 else { throw UnitError(.syntax, in: code, at: start + 1, "A unit cannot be zero") }
        parts?.append(.number(value))
        var ten = 0
        while value % 10 == 0 {
            value /= 10
            ten += 1
        }
        if let byte = peek, !Self.endsComponent(byte), byte != UInt8(ascii: "{") {
            throw error("A number and a unit are joined by '.'")
        }
        try annotation()
        return UnitTerm(factor: Factor(numerator: value, denominator: 1, ten: ten, pi: 0), dimensions: Dimensions())
    }

    private mutating func simpleUnit() throws(UnitError) -> (UnitTerm, exponent: Int) {
        let start = position
        let symbol = try symbol()
        guard !symbol.isEmpty else { throw error("'\(character)' is not expected here") }
        let unit = try UnitLookup.term(of: symbol, in: code, at: start)
        let exponent = try exponent() ?? 1
        parts?.append(.symbol(symbol, exponent: exponent))
        try annotation()
        return (unit, exponent)
    }

    /// A symbol runs to the next operator, digit, sign, parenthesis or brace; square brackets may hold any of them.
    private mutating func symbol() throws(UnitError) -> ArraySlice<UInt8> {
        let start = position
        while let byte = peek {
            if byte == UInt8(ascii: "[") {
                guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "]")) else {
                    throw error("There is no ']' for this '['")
                }
                position = end + 1
                continue
            }
            if Self.endsSymbol(byte) { break }
            guard byte > 32, byte < 127 else { throw error("'\(character)' is not allowed in a unit") }
            position += 1
        }
        return bytes[start..<position]
    }

    private static func endsComponent(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ")")
    }

    private static func endsSymbol(_ byte: UInt8) -> Bool {
        endsComponent(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
            || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") < 10
    }

    private mutating func exponent() throws(UnitError) -> Int? {
        let start = position
        let negative = take("-")
        let signed = negative || take("+")
        var value = 0
        let digits = position
        while let byte = peek, byte &- UInt8(ascii: "0") < 10 {
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
            guard value <= 999 else {
                throw UnitError(.syntax, in: code, at: start + 1, "The exponent is greater than 999")
            }
            position += 1
        }
        if position == digits {
            if signed { throw error("A sign needs an exponent after it") }
            return nil
        }
        return negative ? -value : value
    }

    /// Annotations mean nothing, but have a form: printable ASCII without braces.
    private mutating func annotation() throws(UnitError) {
        let start = position
        guard take("{") else { return }
        while let byte = peek {
            if byte == UInt8(ascii: "}") {
                position += 1
                parts?.append(.annotation(bytes[start..<position]))
                return
            }
            guard byte > 32, byte < 127, byte != UInt8(ascii: "{") else {
                throw error("'\(character)' is not allowed in an annotation")
            }
            position += 1
        }
        throw UnitError(.syntax, in: code, at: start + 1, "There is no '}' for this '{'")
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    /// The character at the place of trouble; all before it are ASCII, so bytes and characters count alike.
    private var character: String {
        let rest = String(decoding: bytes[position...], as: UTF8.self)
        return rest.first.map(String.init) ?? "the end"
    }

    private func error(_ message: String) -> UnitError {
        UnitError(.syntax, in: code, at: position + 1, message)
    }
}
