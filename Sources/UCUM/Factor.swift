import Decimals

/// The exact ratio of a unit to the base units: `numerator / denominator × 10^ten × π^pi`.
///
/// Powers of ten stand apart, so units that differ only by prefix always compare exactly; powers of π stand apart, so
/// 180 deg is exactly half a circle.
struct Factor: Sendable, Equatable {
    var numerator: UInt128
    var denominator: UInt128
    var ten: Int
    var pi: Int
    /// False once 38 digits did not hold a product; such factors are right to 37 digits.
    var isExact = true

    static let one = Factor(numerator: 1, denominator: 1, ten: 0, pi: 0)

    /// π to the 38 digits that a decimal holds.
    private static let piValue = ExactDecimal("3.1415926535897932384626433832795028842") ?? ExactDecimal(3)

    private static let limit = UInt128(10_000_000_000_000_000_000) * 10_000_000_000_000_000_000

    func times(_ other: Factor) throws(DecimalError) -> Factor {
        try Self.product(
            self, other.numerator, other.denominator, ten + other.ten, pi + other.pi, isExact && other.isExact)
    }

    func over(_ other: Factor) throws(DecimalError) -> Factor {
        try Self.product(
            self, other.denominator, other.numerator, ten - other.ten, pi - other.pi, isExact && other.isExact)
    }

    func power(_ exponent: Int) throws(DecimalError) -> Factor {
        var result = Factor.one
        if exponent >= 0 {
            for _ in 0..<exponent { result = try result.times(self) }
        } else {
            for _ in 0..<(-exponent) { result = try result.over(self) }
        }
        return result
    }

    private static func product(
        _ a: Factor, _ numerator: UInt128, _ denominator: UInt128, _ ten: Int, _ pi: Int, _ isExact: Bool
    ) throws(DecimalError) -> Factor {
        guard ten.magnitude <= 900, pi.magnitude <= 900 else { throw .outOfRange }
        let across = divisor(a.numerator, denominator)
        let down = divisor(numerator, a.denominator)
        let top = (a.numerator / across).multipliedReportingOverflow(by: numerator / down)
        let bottom = (a.denominator / down).multipliedReportingOverflow(by: denominator / across)
        if !top.overflow && !bottom.overflow && top.partialValue < limit && bottom.partialValue < limit {
            return Factor(
                numerator: top.partialValue, denominator: bottom.partialValue, ten: ten, pi: pi, isExact: isExact)
        }
        return try rounded(
            [a.numerator / across, numerator / down], [a.denominator / down, denominator / across], ten, pi)
    }

    /// The factor to 38 digits, for the rare products that do not fit (as `[G]3`).
    private static func rounded(
        _ tops: [UInt128], _ bottoms: [UInt128], _ ten: Int, _ pi: Int
    ) throws(DecimalError) -> Factor {
        var value = ExactDecimal.one
        for top in tops { value = try value * decimal(top) }
        for bottom in bottoms { value = try value / decimal(bottom) }
        let parts = value.parts
        guard (ten + parts.exponent).magnitude <= 900 else { throw .outOfRange }
        return Factor(
            numerator: parts.coefficient.magnitude, denominator: 1, ten: ten + parts.exponent, pi: pi, isExact: false)
    }

    /// All numerators and denominators are below 10^38, so the conversion never fails.
    private static func decimal(_ value: UInt128) -> ExactDecimal {
        ExactDecimal(coefficient: Int128(value), exponent: 0) ?? .one
    }

    private static func divisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
        if a == 1 || b == 1 { return 1 }
        var (a, b) = (a, b)
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }

    /// `value × factor`, exact where 38 digits hold the result.
    func applied(to value: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        var result = value
        if numerator != 1 { result = try result * Self.decimal(numerator) }
        if pi != 0 { result = try result * Self.piValue.power(pi) }
        if denominator != 1 { result = try result / Self.decimal(denominator) }
        return try Self.shifted(result, by: ten)
    }

    /// -1, 0 or 1 as `value` is less than, equal to or greater than `other × self`, both sides without a division.
    func ordering(of value: ExactDecimal, to other: ExactDecimal) throws(DecimalError) -> Int {
        var left = try value * Self.decimal(denominator)
        var right = try other * Self.decimal(numerator)
        if pi > 0 { right = try right * Self.piValue.power(pi) }
        if pi < 0 { left = try left * Self.piValue.power(-pi) }
        if ten != 0 { right = try Self.shifted(right, by: ten) }
        if !isExact {
            // The last of the 38 digits is not certain.
            left = left.rounded(toSignificantDigits: 35)
            right = right.rounded(toSignificantDigits: 35)
        }
        return left.ordering(to: right)
    }

    private static func shifted(_ value: ExactDecimal, by ten: Int) throws(DecimalError) -> ExactDecimal {
        let parts = value.parts
        guard let result = ExactDecimal(coefficient: parts.coefficient, exponent: parts.exponent + ten) else {
            throw .outOfRange
        }
        return result
    }
}
