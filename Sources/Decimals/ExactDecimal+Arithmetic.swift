extension ExactDecimal {
    /// The sum, exact up to 38 digits, beyond them rounded half to even; its scale is the larger of both.
    public static func + (a: ExactDecimal, b: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        // At a greater scale a sum of 39 digits is still in range.
        if a.scale == b.scale && a.scale > maximumDigits - maximumExponent {
            let (sum, overflow) = a.coefficient.addingReportingOverflow(b.coefficient)
            if !overflow && sum.magnitude < PowersOfTen.limit {
                return ExactDecimal(coefficient: sum, scale: a.scale)
            }
        } else if let small = smallSum(a, b) {
            return small
        }
        return a.scale <= b.scale ? try sum(a, b) : try sum(b, a)
    }

    /// The difference; see `+`.
    public static func - (a: ExactDecimal, b: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        try a + (-b)
    }

    /// The product, exact up to 38 digits, beyond them rounded half to even.
    public static func * (a: ExactDecimal, b: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        if let product = smallProduct(a, b) { return product }
        return try rounding(
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
        let negative = (a.coefficient < 0) != (b.coefficient < 0)
        if let quotient = smallQuotient(a, b, negative: negative) { return quotient }
        // The quotient gets 39 or 40 digits: one or two more than are kept, and the numerator stays below 10^77.
        let extra = maximumDigits + 1 - a.significantDigits + b.significantDigits
        let numerator = WideNatural(a.coefficient.magnitude).multiplied(byTenToThe: extra)
        let (quotient, remainder) = numerator.divided(by: b.coefficient.magnitude)
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
    static func rounding(
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
            if magnitude == PowersOfTen.limit {
                magnitude /= 10
                scale -= 1
            }
        }
        if magnitude == 0 { scale = max(0, min(scale, maximumExponent)) }
        let result = ExactDecimal(coefficient: negative ? -Int128(magnitude) : Int128(magnitude), scale: scale)
        guard result.isInRange else { throw .outOfRange }
        return result
    }

    func withoutTrailingZeros(downTo least: Int) -> ExactDecimal {
        guard scale > least else { return self }
        var digits = coefficient.magnitude
        let taken = PowersOfTen.stripZeros(&digits, most: scale - least)
        return ExactDecimal(coefficient: coefficient < 0 ? -Int128(digits) : Int128(digits), scale: scale - taken)
    }
}

// MARK: Numbers of 64 bits, which most are

extension ExactDecimal {
    /// The sum of two coefficients of 64 bits whose scales differ by no more than 18: below 10^38, so exact.
    private static func smallSum(_ a: ExactDecimal, _ b: ExactDecimal) -> ExactDecimal? {
        guard let left = Int64(exactly: a.coefficient), let right = Int64(exactly: b.coefficient) else { return nil }
        let shift = b.scale - a.scale
        guard shift.magnitude <= 18, min(a.scale, b.scale) > maximumDigits - maximumExponent else { return nil }
        if shift >= 0 {
            let raised = left.multipliedFullWidth(by: PowersOfTen.small(shift))
            return ExactDecimal(coefficient: Int128(raised) &+ b.coefficient, scale: b.scale)
        }
        let raised = right.multipliedFullWidth(by: PowersOfTen.small(-shift))
        return ExactDecimal(coefficient: a.coefficient &+ Int128(raised), scale: a.scale)
    }

    /// The product of two coefficients of 64 bits: below 2^126, so exact.
    static func smallProduct(_ a: ExactDecimal, _ b: ExactDecimal) -> ExactDecimal? {
        guard let left = Int64(exactly: a.coefficient), let right = Int64(exactly: b.coefficient) else { return nil }
        let scale = a.scale + b.scale
        guard scale <= maximumExponent, scale > maximumDigits - maximumExponent else { return nil }
        return ExactDecimal(
            coefficient: Int128(left.multipliedFullWidth(by: right)),
            scale: left == 0 || right == 0 ? max(0, scale) : scale)
    }

    /// The quotient where it is exact with at most 18 more digits than its operands.
    private static func smallQuotient(_ a: ExactDecimal, _ b: ExactDecimal, negative: Bool) -> ExactDecimal? {
        guard let top = UInt64(exactly: a.coefficient.magnitude), let bottom = UInt64(exactly: b.coefficient.magnitude)
        else { return nil }
        let scale = a.scale - b.scale
        guard scale.magnitude <= 900 else { return nil }
        let whole = top.quotientAndRemainder(dividingBy: bottom)
        if whole.remainder == 0 {
            let digits = Int128(whole.quotient)
            return ExactDecimal(coefficient: negative ? -digits : digits, scale: scale)
        }
        // The digits of the remainder end after 18 only where 10^18 takes all of the divisor away.
        let raised = whole.remainder.multipliedFullWidth(by: UInt64(PowersOfTen.small(18)))
        let fraction = bottom.dividingFullWidth(raised)
        guard fraction.remainder == 0 else { return nil }
        var rest = UInt128(fraction.quotient)
        let taken = PowersOfTen.stripZeros(&rest, most: 18)
        // 20 digits and 18 are 38.
        let digits = Int128(whole.quotient) * Int128(PowersOfTen.small(18 - taken)) + Int128(rest)
        return ExactDecimal(coefficient: negative ? -digits : digits, scale: scale + 18 - taken)
    }
}

extension Int128 {
    fileprivate init(_ product: (high: Int64, low: UInt64)) {
        self = Int128(product.high) << 64 | Int128(product.low)
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
