/// Why a calculation has no result.
public enum DecimalError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The result is 10^1000 or more, or smaller than 10^-1000 and not zero.
    case outOfRange
    /// A division by zero, or zero to a negative power.
    case divisionByZero
    /// The operation is not defined for this number, as the root of a negative one.
    case undefined

    /// A sentence for a person.
    public var description: String {
        switch self {
        case .outOfRange: "The result is too large or too small for a decimal."
        case .divisionByZero: "Division by zero."
        case .undefined: "The operation is not defined for this number."
        }
    }
}

extension ExactDecimal {
    /// The sum, exact up to 38 digits, beyond them rounded half to even; its scale is the larger of both.
    public static func + (a: ExactDecimal, b: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        // At a greater scale a sum of 39 digits is still in range.
        if a.scale == b.scale && a.scale > maximumDigits - maximumExponent {
            let (sum, overflow) = a.coefficient.addingReportingOverflow(b.coefficient)
            if !overflow && sum.magnitude < PowersOfTen[maximumDigits] {
                return ExactDecimal(coefficient: sum, scale: a.scale)
            }
        }
        return a.scale <= b.scale ? try sum(a, b) : try sum(b, a)
    }

    /// The difference; see `+`.
    public static func - (a: ExactDecimal, b: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        try a + (-b)
    }

    /// The product, exact up to 38 digits, beyond them rounded half to even.
    public static func * (a: ExactDecimal, b: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        try rounding(
            WideNatural(a.coefficient.magnitude, times: b.coefficient.magnitude),
            negative: (a.coefficient < 0) != (b.coefficient < 0), scale: a.scale + b.scale)
    }

    /// The quotient to 38 digits, rounded half to even; an exact one has no more digits than needed.
    public static func / (a: ExactDecimal, b: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        guard b.coefficient != 0 else { throw .divisionByZero }
        let idealScale = a.scale - b.scale
        guard a.coefficient != 0 else {
            return ExactDecimal(coefficient: 0, scale: max(0, min(idealScale, maximumExponent)))
        }
        // The quotient gets 39 or 40 digits: one or two more than are kept, and the numerator stays below 10^77.
        let extra = maximumDigits + 1 - a.significantDigits + b.significantDigits
        let numerator = WideNatural(a.coefficient.magnitude).multiplied(byTenToThe: extra)
        let (quotient, remainder) = numerator.divided(by: b.coefficient.magnitude)
        let negative = (a.coefficient < 0) != (b.coefficient < 0)
        let result = try rounding(
            remainder == 0 ? quotient : quotient.sticky, negative: negative, scale: idealScale + extra)
        return remainder == 0 ? result.withoutTrailingZeros(downTo: idealScale) : result
    }

    /// The same number with the other sign.
    public static prefix func - (a: ExactDecimal) -> ExactDecimal {
        ExactDecimal(coefficient: -a.coefficient, scale: a.scale)
    }

    /// The same number with the other sign.
    public var negated: ExactDecimal { -self }

    /// The number without its sign.
    public var magnitude: ExactDecimal { coefficient < 0 ? -self : self }

    /// What is left after taking `b` whole away as often as it goes in, with the sign of `a` (FHIRPath `mod`).
    public static func % (a: ExactDecimal, b: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        guard b.coefficient != 0 else { throw .divisionByZero }
        // Exact by steps of ten: the remainder of a × 10^n is found from that of a, so nothing is ever rounded.
        var divisor = b.coefficient.magnitude
        var rest = a.coefficient.magnitude
        var scale = a.scale
        if a.scale < b.scale {
            rest %= divisor
            while scale < b.scale && rest != 0 {
                rest = WideNatural(rest, times: 10).divided(by: divisor).remainder
                scale += 1
            }
            scale = b.scale
        } else if a.scale > b.scale {
            let shift = a.scale - b.scale
            // A divisor that leaves 38 digits is greater than the dividend, which then is the remainder.
            guard shift <= maximumDigits, PowersOfTen.digitCount(of: divisor) + shift <= maximumDigits else { return a }
            divisor *= PowersOfTen[shift]
            rest %= divisor
        } else {
            rest %= divisor
        }
        return ExactDecimal(coefficient: a.coefficient < 0 ? -Int128(rest) : Int128(rest), scale: scale)
    }

    /// Whether this number is a whole multiple of the other; false for a multiple of zero unless this is zero.
    public func isMultiple(of other: ExactDecimal) -> Bool {
        guard !other.isZero else { return isZero }
        guard let rest = try? self % other else { return false }
        return rest.isZero
    }

    /// The number to a whole power, negative ones by division.
    public func power(_ exponent: Int) throws(DecimalError) -> ExactDecimal {
        if exponent < 0 {
            guard exponent >= -Self.maximumExponent * 64 else { throw .outOfRange }
            return try .one / power(-exponent)
        }
        var result = ExactDecimal.one
        var square = self
        var left = exponent
        while left > 0 {
            if left & 1 == 1 { result = try result * square }
            left >>= 1
            if left > 0 { square = try square * square }
        }
        return result
    }

    /// The square root to 38 digits, rounded half to even; an exact one has no more digits than needed.
    public func squareRoot() throws(DecimalError) -> ExactDecimal {
        guard coefficient >= 0 else { throw .undefined }
        let idealScale = scale > 0 ? (scale + 1) / 2 : scale / 2
        guard coefficient > 0 else { return ExactDecimal(coefficient: 0, scale: max(0, idealScale)) }
        // 76 or 77 digits under the root, of an even scale, make at least 38 digits of root.
        var extra = 76 - significantDigits
        if (scale + extra) % 2 != 0 { extra += 1 }
        let square = WideNatural(coefficient.magnitude).multiplied(byTenToThe: extra)
        let root = square.squareRoot
        let rest = square - WideNatural(root, times: root)
        let rounded =
            root < PowersOfTen[Self.maximumDigits]
            // A root is never a half exactly, so it is above one when the rest is greater than the root.
            ? WideNatural(rest > WideNatural(root) ? root + 1 : root)
            : rest.isZero ? WideNatural(root) : WideNatural(root).sticky
        let result = try Self.rounding(rounded, negative: false, scale: (scale + extra) / 2)
        return rest.isZero ? result.withoutTrailingZeros(downTo: idealScale) : result
    }

    /// The sum where `a` has the smaller scale.
    private static func sum(_ a: ExactDecimal, _ b: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        if a.coefficient == 0 { return b }
        let shift = b.scale - a.scale
        // Room for 75 digits: more are never needed to round to 38.
        let raised = min(shift, 75 - a.significantDigits)
        let left = WideNatural(a.coefficient.magnitude).multiplied(byTenToThe: raised)
        var right = WideNatural(b.coefficient.magnitude)
        let dropped = shift - raised
        if dropped > 0 && !right.isZero {
            if dropped > PowersOfTen.highest {
                right = WideNatural(1)
            } else {
                let (quotient, remainder) = right.divided(by: PowersOfTen[dropped])
                right = remainder == 0 ? quotient : quotient.sticky
            }
        }
        let scale = a.scale + raised
        if (a.coefficient < 0) == (b.coefficient < 0) {
            return try rounding(left + right, negative: a.coefficient < 0, scale: scale)
        }
        return left >= right
            ? try rounding(left - right, negative: a.coefficient < 0, scale: scale)
            : try rounding(right - left, negative: b.coefficient < 0, scale: scale)
    }

    /// The number nearest to `value × 10^-scale` that has 38 digits, half to even.
    private static func rounding(
        _ value: WideNatural, negative: Bool, scale: Int
    ) throws(DecimalError) -> ExactDecimal {
        var magnitude = value.low
        var scale = scale
        let drop = value.digitCount - maximumDigits
        if drop > 0 {
            let (quotient, remainder) = value.divided(by: PowersOfTen[drop])
            magnitude = RoundingRule.halfToEven.round(
                quotient.low, remainder, of: PowersOfTen[drop], negative: negative)
            scale -= drop
            if magnitude == PowersOfTen[maximumDigits] {
                magnitude /= 10
                scale -= 1
            }
        }
        if magnitude == 0 { scale = max(0, min(scale, maximumExponent)) }
        let result = ExactDecimal(coefficient: negative ? -Int128(magnitude) : Int128(magnitude), scale: scale)
        guard result.isInRange else { throw .outOfRange }
        return result
    }

    private func withoutTrailingZeros(downTo least: Int) -> ExactDecimal {
        var coefficient = coefficient
        var scale = scale
        while scale > least {
            let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: 10)
            if remainder != 0 { break }
            coefficient = quotient
            scale -= 1
        }
        return ExactDecimal(coefficient: coefficient, scale: scale)
    }
}

extension WideNatural {
    /// A truncated number whose last digit says that something not zero was cut off: rounding it again to fewer digits
    /// gives what rounding the whole number would have given.
    var sticky: WideNatural {
        let last = divided(by: 5).remainder
        return last == 0 ? self + WideNatural(1) : self
    }
}
