extension ExactDecimal {
    /// What is left after taking `b` whole away as often as it goes in, with the sign of `a` (FHIRPath `mod`).
    public static func % (a: ExactDecimal, b: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        guard b.coefficient != 0 else { throw .divisionByZero }
        // Exact: the remainder of a × 10^n is found from those of a and of 10^n, so nothing is ever rounded.
        var divisor = b.coefficient.magnitude
        var rest = a.coefficient.magnitude
        var scale = a.scale
        if a.scale < b.scale {
            rest = product(rest % divisor, powerOfTen(b.scale - scale, modulo: divisor), modulo: divisor)
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

    private static func product(_ a: UInt128, _ b: UInt128, modulo divisor: UInt128) -> UInt128 {
        WideNatural(a, times: b).divided(by: divisor).remainder
    }

    /// The remainder of a power of ten, by squaring: eleven steps for a thousand zeros.
    private static func powerOfTen(_ exponent: Int, modulo divisor: UInt128) -> UInt128 {
        var result = 1 % divisor
        var square = 10 % divisor
        var left = exponent
        while left > 0 {
            if left & 1 == 1 { result = product(result, square, modulo: divisor) }
            square = product(square, square, modulo: divisor)
            left >>= 1
        }
        return result
    }

    /// Whether this number is a whole multiple of the other; false for a multiple of zero unless this is zero.
    public func isMultiple(of other: ExactDecimal) -> Bool {
        guard !other.isZero else { return isZero }
        guard let rest = try? self % other else { return false }
        return rest.isZero
    }

    /// How often `other` goes in whole, cut off towards zero, with the sign of a quotient (FHIRPath `div`).
    ///
    /// Throws `outOfRange` where the whole number has more than 38 digits.
    public func wholeQuotient(dividingBy other: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        guard other.coefficient != 0 else { throw .divisionByZero }
        let negative = (coefficient < 0) != (other.coefficient < 0)
        let shift = other.scale - scale
        let whole: UInt128
        if coefficient == 0 {
            whole = 0
        } else if shift >= 0 {
            // Beyond 76 digits no divisor of 38 leaves 38 or fewer.
            guard significantDigits + shift <= 76 else { throw .outOfRange }
            let raised = WideNatural(coefficient.magnitude).multiplied(byTenToThe: shift)
            let quotient = raised.divided(by: other.coefficient.magnitude).quotient
            guard quotient.high == 0 else { throw .outOfRange }
            whole = quotient.low
        } else if other.significantDigits - shift > Self.maximumDigits {
            whole = 0
        } else {
            whole = coefficient.magnitude / (other.coefficient.magnitude * PowersOfTen[-shift])
        }
        guard whole < PowersOfTen.limit else { throw .outOfRange }
        return ExactDecimal(coefficient: negative ? -Int128(whole) : Int128(whole), scale: 0)
    }
}
