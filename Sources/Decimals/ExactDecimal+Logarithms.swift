extension ExactDecimal {
    /// e to the power of this number, to 38 digits (FHIRPath `exp`); 1 for zero.
    public func exponential() throws(DecimalError) -> ExactDecimal {
        guard magnitude < ExactDecimal(10_000) else { throw .outOfRange }
        return try Self.exponential(WideFloat(coefficient.magnitude, tens: -scale), negative: coefficient < 0)
    }

    /// The natural logarithm, to 38 digits (FHIRPath `ln`); 0 for one. Throws `undefined` for zero and negative numbers.
    public func naturalLogarithm() throws(DecimalError) -> ExactDecimal {
        guard coefficient > 0 else { throw .undefined }
        let result = signedLogarithm
        return try Self.decimal(result.value, negative: result.isNegative)
    }

    /// The logarithm to a base, to 38 digits (FHIRPath `log`); exact where it is a decimal: 4 for 16 and 2.
    ///
    /// Throws `undefined` for zero, negative numbers and the base 1.
    public func logarithm(base: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        guard coefficient > 0, base.coefficient > 0, base != .one else { throw .undefined }
        let top = signedLogarithm
        let bottom = base.signedLogarithm
        return try Self.decimal(top.value / bottom.value, negative: top.isNegative != bottom.isNegative)
    }

    /// The logarithm of a positive number, with at least 70 right digits however near to 1 the number is.
    var signedLogarithm: (value: WideFloat, isNegative: Bool) {
        let digits = coefficient.magnitude
        guard 0...PowersOfTen.highest ~= scale else {
            return scale < 0
                ? (WideFloat(digits, tens: -scale).logarithm, false)
                : ((WideFloat.ten(scale) / WideFloat(digits)).logarithm, true)
        }
        // The distance from 1 is exact.
        let one = PowersOfTen[scale]
        if digits >= one {
            let above = digits - one
            if above == 0 { return (.zero, false) }
            return above < one >> 9
                ? (.logarithm(onePlus: WideFloat(above) / WideFloat(one)), false)
                : ((WideFloat(digits) / WideFloat(one)).logarithm, false)
        }
        let below = one - digits
        return below < one >> 9
            ? (.negativeLogarithm(oneMinus: WideFloat(below) / WideFloat(one)), true)
            : ((WideFloat(one) / WideFloat(digits)).logarithm, true)
    }

    /// e^x or e^-x.
    static func exponential(_ x: WideFloat, negative: Bool) throws(DecimalError) -> ExactDecimal {
        if x.isZero { return .one }
        guard x.magnitude < 12 else { throw .outOfRange }
        let power = x.exponential
        return try decimal(negative ? power.reciprocal : power, negative: false)
    }

    /// The number rounded to 38 digits, without zeros at its end.
    static func decimal(_ value: WideFloat, negative: Bool) throws(DecimalError) -> ExactDecimal {
        if value.isZero { return .zero }
        guard value.magnitude.magnitude < 3400 else { throw .outOfRange }
        // Two to the magnitude has as many digits, or one fewer.
        var places = maximumDigits - 1 - Int((Double(value.magnitude) * 0.301_029_995_663_981_2).rounded(.down))
        var digits = scaled(value, places)
        if digits >= PowersOfTen.limit {
            places -= 1
            digits = scaled(value, places)
        }
        if digits == PowersOfTen.limit {
            places -= 1
            digits /= 10
        }
        let result = ExactDecimal(coefficient: negative ? -Int128(digits) : Int128(digits), scale: places)
            .withoutTrailingZeros(downTo: 0)
        guard result.isInRange else { throw .outOfRange }
        return result
    }

    private static func scaled(_ value: WideFloat, _ places: Int) -> UInt128 {
        (places < 0 ? value / WideFloat.ten(-places) : value * WideFloat.ten(places)).rounded
    }
}
