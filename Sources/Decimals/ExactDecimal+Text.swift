extension ExactDecimal {
    /// Reads a JSON number, which is also FHIR's decimal (`-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`).
    ///
    /// Nil when the text is something else, has more than 38 significant digits or is out of range.
    /// `lenient` also takes a leading `+` and leading zeros, as FHIRPath's `toDecimal` does.
    public init?(_ text: String, lenient: Bool = false) {
        var text = text
        let read = text.withUTF8 { ExactDecimal(utf8: UnsafeRawBufferPointer($0), lenient: lenient) }
        guard let read else { return nil }
        self = read
    }

    /// Reads the text of a JSON number; see `init(_:lenient:)`.
    public init?(utf8: UnsafeRawBufferPointer) {
        self.init(utf8: utf8, lenient: false)
    }

    init?(utf8: UnsafeRawBufferPointer, lenient: Bool) {
        if let short = Self.short(utf8) {
            self = short
            return
        }
        var reader = DecimalReader(bytes: utf8)
        guard let read = reader.read(lenient: lenient) else { return nil }
        self = read
    }

    /// A number of at most 18 digits and no exponent, without leading zeros: the common case, in 64 bits. Nil for others.
    private static func short(_ bytes: UnsafeRawBufferPointer) -> ExactDecimal? {
        let count = bytes.count
        guard 1...20 ~= count else { return nil }
        var position = bytes[0] == UInt8(ascii: "-") ? 1 : 0
        let start = position
        var digits: UInt64 = 0
        var point = count
        while position < count {
            let digit = bytes[position] &- UInt8(ascii: "0")
            if digit < 10 {
                digits = digits &* 10 &+ UInt64(digit)
            } else if bytes[position] == UInt8(ascii: "."), point == count {
                point = position
            } else {
                return nil
            }
            position &+= 1
        }
        // A digit before the point and after it, and no zero before another digit.
        guard count &- start <= 18, point > start, point != count &- 1 else { return nil }
        guard bytes[start] != UInt8(ascii: "0") || point == start &+ 1 else { return nil }
        let coefficient = Int128(digits)
        return ExactDecimal(
            coefficient: start == 1 ? -coefficient : coefficient, scale: point == count ? 0 : count &- point &- 1)
    }
}

/// One pass over the bytes of a number.
private struct DecimalReader {
    let bytes: UnsafeRawBufferPointer
    var position = 0
    var coefficient: UInt128 = 0
    /// Zeros read since the last other digit.
    var zeros = 0
    var tooLong = false

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func read(lenient: Bool) -> ExactDecimal? {
        let negative = take("-")
        if !negative && lenient { _ = take("+") }
        let startsWithZero = position < bytes.count && bytes[position] == UInt8(ascii: "0")
        let whole = takeDigits()
        guard whole > 0, lenient || whole == 1 || !startsWithZero else { return nil }
        var scale = 0
        if take(".") {
            scale = takeDigits()
            if scale == 0 { return nil }
        }
        if take("e") || take("E") {
            guard let exponent = takeExponent() else { return nil }
            scale -= exponent
        }
        guard position == bytes.count, !tooLong else { return nil }
        scale -= takeZeros()
        if coefficient == 0 { scale = min(max(scale, 0), ExactDecimal.maximumExponent) }
        let value = ExactDecimal(
            coefficient: negative ? -Int128(coefficient) : Int128(coefficient), scale: scale)
        return value.isInRange ? value : nil
    }

    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    /// Appends digits to the coefficient and says how many there were.
    private mutating func takeDigits() -> Int {
        let start = position
        while position < bytes.count {
            let digit = bytes[position] &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            if digit == 0 {
                if coefficient != 0 { zeros += 1 }
            } else {
                append(digit)
            }
            position += 1
        }
        return position - start
    }

    /// Zeros count once another digit follows them, or when there is room for them at the end.
    private mutating func append(_ digit: UInt8) {
        guard coefficient < PowersOfTen[max(0, ExactDecimal.maximumDigits - 1 - zeros)] else {
            tooLong = true
            return
        }
        // Zero, or below 10^(37 - zeros): with its zeros and this digit it stays below 10^38.
        coefficient = coefficient * PowersOfTen[coefficient == 0 ? 0 : zeros + 1] + UInt128(digit)
        zeros = 0
    }

    /// Appends the last zeros as far as 38 digits hold them; the others go to the exponent.
    private mutating func takeZeros() -> Int {
        guard coefficient != 0 else { return 0 }
        let room = ExactDecimal.maximumDigits - PowersOfTen.digitCount(of: coefficient)
        let kept = min(zeros, room)
        coefficient *= PowersOfTen[kept]
        return zeros - kept
    }

    private mutating func takeExponent() -> Int? {
        let negative = take("-")
        if !negative { _ = take("+") }
        var exponent = 0
        let start = position
        while position < bytes.count {
            let digit = bytes[position] &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            // Anything above the range is out of it all the same; the bound keeps the sum small.
            exponent = min(exponent * 10 + Int(digit), 1_000_000)
            position += 1
        }
        if position == start { return nil }
        return negative ? -exponent : exponent
    }
}

extension ExactDecimal: CustomStringConvertible {
    /// Plain notation with the trailing zeros it was written with: `1.50`, `0.000123`, `100000`. It is a JSON number.
    public var description: String {
        guard 0...30 ~= scale, var rest = UInt64(exactly: coefficient.magnitude) else { return longDescription }
        // From the last digit: at least one stands before the point.
        let places = scale
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { buffer in
            var position = 40
            var written = 0
            repeat {
                if written == places && places > 0 {
                    position &-= 1
                    buffer[position] = UInt8(ascii: ".")
                }
                position &-= 1
                buffer[position] = UInt8(truncatingIfNeeded: rest % 10) &+ UInt8(ascii: "0")
                rest /= 10
                written &+= 1
            } while rest > 0 || written <= places
            if coefficient < 0 {
                position &-= 1
                buffer[position] = UInt8(ascii: "-")
            }
            return String(decoding: buffer[position...], as: UTF8.self)
        }
    }

    private var longDescription: String {
        var digits = String(coefficient.magnitude)
        if scale > 0 {
            if digits.utf8.count <= scale {
                digits = String(repeating: "0", count: scale - digits.utf8.count + 1) + digits
            }
            let point = digits.utf8.index(digits.endIndex, offsetBy: -scale)
            digits.insert(".", at: point)
        } else if scale < 0 && coefficient != 0 {
            digits += String(repeating: "0", count: -scale)
        }
        return coefficient < 0 ? "-" + digits : digits
    }
}
