/// What happens to the digits that are cut off.
public enum RoundingRule: Sendable {
    /// To the nearest, a half away from zero: 2.5 → 3, -2.5 → -3. What FHIRPath's `round` and people do.
    case halfAwayFromZero
    /// To the nearest, a half to the even neighbour: 2.5 → 2, 3.5 → 4.
    case halfToEven
    /// Cut off: 2.9 → 2, -2.9 → -2.
    case towardZero
    /// To the next greater: 2.1 → 3, -2.9 → -2.
    case up
    /// To the next smaller: 2.9 → 2, -2.1 → -3.
    case down

    /// `quotient` or its successor, for a `remainder` of `divisor` that was cut off.
    func round(_ quotient: UInt128, _ remainder: UInt128, of divisor: UInt128, negative: Bool) -> UInt128 {
        if remainder == 0 { return quotient }
        let fromHalf = divisor - remainder
        let away: Bool =
            switch self {
            case .halfAwayFromZero: remainder >= fromHalf
            case .halfToEven: remainder > fromHalf || (remainder == fromHalf && quotient & 1 == 1)
            case .towardZero: false
            case .up: !negative
            case .down: negative
            }
        return away ? quotient + 1 : quotient
    }
}

extension ExactDecimal {
    /// The number with at most `digits` digits after the point; negative counts round to tens, hundreds and so on.
    ///
    /// A number with fewer digits is returned as it is: `1.5` rounded to 3 digits stays `1.5`.
    public func rounded(toFractionDigits digits: Int, _ rule: RoundingRule = .halfAwayFromZero) -> ExactDecimal {
        let digits = max(digits, -Self.maximumExponent)
        let drop = scale - digits
        guard drop > 0 else { return self }
        let negative = coefficient < 0
        guard drop <= Self.maximumDigits else {
            // Less than a tenth of the last kept digit: nothing is left, or one of it when rounding away from zero.
            let one: UInt128 = coefficient == 0 ? 0 : rule.round(0, 1, of: 10, negative: negative)
            return ExactDecimal(coefficient: negative ? -Int128(one) : Int128(one), scale: digits)
        }
        let divisor = PowersOfTen[drop]
        let (quotient, remainder) = coefficient.magnitude.quotientAndRemainder(dividingBy: divisor)
        let magnitude = rule.round(quotient, remainder, of: divisor, negative: negative)
        return ExactDecimal(coefficient: negative ? -Int128(magnitude) : Int128(magnitude), scale: digits)
    }

    /// The number with at most `digits` significant digits.
    public func rounded(toSignificantDigits digits: Int, _ rule: RoundingRule = .halfAwayFromZero) -> ExactDecimal {
        let rounded = rounded(toFractionDigits: scale - (significantDigits - digits), rule)
        // 9.96 to two digits became 10.0: three again.
        return rounded.significantDigits > digits
            ? rounded.rounded(toFractionDigits: rounded.scale - (rounded.significantDigits - digits), rule) : rounded
    }

    /// The whole part: `2` for `2.9`, `-2` for `-2.9`.
    public var truncated: ExactDecimal { rounded(toFractionDigits: 0, .towardZero) }

    /// The greatest integer that is not greater.
    public var floor: ExactDecimal { rounded(toFractionDigits: 0, .down) }

    /// The smallest integer that is not smaller.
    public var ceiling: ExactDecimal { rounded(toFractionDigits: 0, .up) }

    /// The same value with exactly `digits` digits after the point where it has fewer, as long as 38 digits hold them.
    public func padded(toFractionDigits digits: Int) -> ExactDecimal {
        let shift = digits - scale
        guard shift > 0, significantDigits + shift <= Self.maximumDigits, digits <= Self.maximumExponent else {
            return self
        }
        return ExactDecimal(coefficient: coefficient * Int128(PowersOfTen[shift]), scale: digits)
    }
}
