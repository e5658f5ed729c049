/// A decimal number of up to 38 significant digits, exact and with the number of digits it was written with.
///
/// `1.50` stays `1.50` and equals `1.5`; there is no binary rounding anywhere. Values are `coefficient × 10^-scale` with
/// a magnitude below 10^1000. FHIR asks for 18 digits, FHIRPath for 28.
public struct ExactDecimal: Sendable {
    /// All significant digits as one integer, below 10^38.
    let coefficient: Int128
    /// The number of digits after the point; negative where the number was written with a positive exponent (`1e5`).
    let scale: Int

    /// The most digits a coefficient can have.
    public static let maximumDigits = 38
    /// Numbers at or above 10^1000 are out of range, and so are more than 1,000 digits after the point.
    static let maximumExponent = 1000

    /// Zero, written `0`.
    public static let zero = ExactDecimal(0)
    /// One, written `1`.
    public static let one = ExactDecimal(1)

    init(coefficient: Int128, scale: Int) {
        self.coefficient = coefficient
        self.scale = scale
    }

    /// An integer.
    public init(_ integer: Int) {
        self.init(coefficient: Int128(integer), scale: 0)
    }

    /// The shortest decimal text that reads back as the same double; nil for NaN and infinities, or out of range.
    public init?(_ double: Double) {
        guard double.isFinite else { return nil }
        let text = double.description
        // Swift writes 1e-05 and 100.0: the first has leading zeros in its exponent only, the second a needless zero.
        self.init(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }

    /// A number from an exact coefficient: `coefficient × 10^exponent`; nil when out of range.
    public init?(coefficient: Int128, exponent: Int) {
        guard coefficient.magnitude < PowersOfTen[Self.maximumDigits], exponent.magnitude <= Self.maximumExponent else {
            return nil
        }
        self.init(coefficient: coefficient, scale: -exponent)
        if !isInRange { return nil }
    }

    /// The value as `coefficient × 10^exponent`.
    public var parts: (coefficient: Int128, exponent: Int) { (coefficient, -scale) }

    /// Digits after the point in plain notation, as written: 2 for `1.50`, 6 for `1.23e-4`, 0 for `1e5`.
    public var fractionDigits: Int { max(0, scale) }

    /// The number of significant digits as written; 1 for zero.
    public var significantDigits: Int { PowersOfTen.digitCount(of: coefficient.magnitude) }

    /// Whether the value has no fraction: true for `2` and `2.00`.
    public var isInteger: Bool { normalized.scale <= 0 }

    /// The value as an integer, when it is one and fits.
    public var intValue: Int? {
        let plain = normalized
        if plain.scale == 0 { return Int(exactly: plain.coefficient) }
        guard plain.scale < 0, -plain.scale < 19 else { return nil }
        let (product, overflow) = plain.coefficient.multipliedReportingOverflow(by: Int128(PowersOfTen[-plain.scale]))
        return overflow ? nil : Int(exactly: product)
    }

    /// The nearest double.
    public var doubleValue: Double { Double("\(coefficient)e\(-scale)") ?? .nan }

    /// -1, 0 or 1.
    public var signum: Int { coefficient == 0 ? 0 : coefficient < 0 ? -1 : 1 }

    /// Whether the value is zero, however many zeros it was written with.
    public var isZero: Bool { coefficient == 0 }

    /// The value without trailing zeros: `1.5` for `1.50`, `1e2` for `100`. The same for all equal values.
    var normalized: ExactDecimal {
        if coefficient == 0 { return .zero }
        var coefficient = coefficient
        var scale = scale
        while true {
            let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: 10)
            if remainder != 0 { return ExactDecimal(coefficient: coefficient, scale: scale) }
            coefficient = quotient
            scale -= 1
        }
    }

    /// Whether the point stands within the range this type promises.
    var isInRange: Bool {
        scale <= Self.maximumExponent && (coefficient == 0 || significantDigits - scale <= Self.maximumExponent)
    }
}

extension ExactDecimal: Comparable, Hashable {
    /// Equality of values: `1.0 == 1.00`.
    public static func == (a: ExactDecimal, b: ExactDecimal) -> Bool {
        a.scale == b.scale ? a.coefficient == b.coefficient : a.ordering(to: b) == 0
    }

    /// Order of values.
    public static func < (a: ExactDecimal, b: ExactDecimal) -> Bool {
        a.scale == b.scale ? a.coefficient < b.coefficient : a.ordering(to: b) < 0
    }

    /// Equal values have equal hashes.
    public func hash(into hasher: inout Hasher) {
        let plain = normalized
        hasher.combine(plain.coefficient)
        hasher.combine(plain.scale)
    }

    /// -1, 0 or 1 as this value is less than, equal to or greater than the other.
    public func ordering(to other: ExactDecimal) -> Int {
        if signum != other.signum { return signum < other.signum ? -1 : 1 }
        if signum == 0 { return 0 }
        return magnitudeOrdering(to: other) * signum
    }

    private func magnitudeOrdering(to other: ExactDecimal) -> Int {
        let mine = significantDigits - scale
        let its = other.significantDigits - other.scale
        if mine != its { return mine < its ? -1 : 1 }
        // The first digits stand at the same place, so the scales differ by fewer than 38 digits.
        var left = WideNatural(coefficient.magnitude)
        var right = WideNatural(other.coefficient.magnitude)
        if scale < other.scale {
            left = left.multiplied(byTenToThe: other.scale - scale)
        } else {
            right = right.multiplied(byTenToThe: scale - other.scale)
        }
        return left == right ? 0 : left < right ? -1 : 1
    }
}
