extension ExactDecimal {
    /// The number to a whole power, to 38 digits: exact where they hold the result, rounded once where they do not.
    ///
    /// Throws `divisionByZero` for zero to a negative power. Anything to the power of 0 is 1.
    public func power(_ exponent: Int) throws(DecimalError) -> ExactDecimal {
        if exponent < 0 && coefficient == 0 { throw .divisionByZero }
        if exponent > -1_000_000, exponent < 0, let exact = try exactPower(-exponent) { return try .one / exact }
        if exponent >= 0, let exact = try exactPower(exponent) { return exact }
        let isNegative = coefficient < 0 && exponent & 1 == 1
        let result = try magnitude.roundedPower(ExactDecimal(exponent))
        return isNegative ? -result : result
    }

    /// The number to any power, to 38 digits (FHIRPath `power`); exact where 38 digits hold the result.
    ///
    /// Throws `undefined` for a negative number to a power that is not whole, `divisionByZero` for zero to a negative one.
    public func power(_ exponent: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        if let whole = exponent.intValue { return try power(whole) }
        if coefficient == 0 {
            if exponent.coefficient < 0 { throw .divisionByZero }
            return .zero
        }
        guard coefficient > 0 else {
            // Whole, and too great for anything but -1.
            guard exponent.isInteger, magnitude == .one else { throw exponent.isInteger ? .outOfRange : .undefined }
            return exponent.isMultiple(of: ExactDecimal(2)) ? .one : self
        }
        if exponent.scale == 1 && exponent.coefficient == 5 { return try squareRoot() }
        return try roundedPower(exponent)
    }

    /// The power by repeated squaring; nil where 38 digits do not hold it.
    private func exactPower(_ exponent: Int) throws(DecimalError) -> ExactDecimal? {
        var result = ExactDecimal.one
        var square = self
        var left = exponent
        while left > 0 {
            if left & 1 == 1 {
                guard let product = try Self.exactProduct(result, square) else { return nil }
                result = product
            }
            left >>= 1
            if left > 0 {
                guard let product = try Self.exactProduct(square, square) else { return nil }
                square = product
            }
        }
        return result
    }

    private static func exactProduct(_ a: ExactDecimal, _ b: ExactDecimal) throws(DecimalError) -> ExactDecimal? {
        if let product = smallProduct(a, b) { return product }
        let product = WideNatural(a.coefficient.magnitude, times: b.coefficient.magnitude)
        let drop = product.digitCount - maximumDigits
        if drop > 0, product.divided(by: PowersOfTen[drop]).remainder != 0 { return nil }
        return try a * b
    }

    /// A positive number to any power, by logarithm and exponential, rounded once.
    private func roundedPower(_ exponent: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        let logarithm = signedLogarithm
        let factor = WideFloat(exponent.coefficient.magnitude, tens: -exponent.scale)
        let product = logarithm.value * factor
        return try Self.exponential(product, negative: logarithm.isNegative != (exponent.coefficient < 0))
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
}
