import Decimals

/// What a term or a part of it comes to.
struct UnitTerm: Sendable {
    var factor: Factor
    var dimensions: Dimensions
    var special: Special?

    /// A special unit and what its value is multiplied with first: 1/10 for `dB`.
    struct Special: Sendable {
        let function: SpecialFunction
        var scale: Factor
        let line: Int16
    }

    static let one = UnitTerm(factor: .one, dimensions: Dimensions())

    var isNumber: Bool { special == nil && dimensions.isNone }

    /// Whether the scale is not a straight line, as for `[pH]` and `dB`.
    var isCurved: Bool { special.map { !$0.function.isOffset } ?? false }

    /// A value of this unit as a multiple of `factor` base units.
    func ratio(_ value: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        guard let special else { return value }
        return try special.function.ratio(special.scale.applied(to: value))
    }

    /// The other way.
    func value(_ ratio: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        guard let special else { return ratio }
        return try Factor.one.over(special.scale).applied(to: special.function.value(ratio))
    }

    /// The product with `other^exponent`. Nil when a power leaves ±999.
    ///
    /// A special unit keeps its scale only under numbers. In a larger term a temperature means a difference
    /// (`Cel/min` is K/min), and a logarithmic unit becomes a dimension of its own: `dB/m` converts to `dB/km` only.
    func times(_ other: UnitTerm, power exponent: Int) throws(DecimalError) -> UnitTerm? {
        if var special, other.isNumber {
            special.scale = try special.scale.times(other.factor.power(exponent))
            return UnitTerm(factor: factor, dimensions: dimensions, special: special)
        }
        if isNumber, exponent == 1, var special = other.special {
            special.scale = try special.scale.times(factor)
            return UnitTerm(factor: other.factor, dimensions: other.dimensions, special: special)
        }
        let left = try plain()
        let right = try other.plain()
        guard let dimensions = left.dimensions.adding(right.dimensions, times: exponent) else { return nil }
        let factor =
            exponent == 1
            ? try left.factor.times(right.factor)
            : exponent == -1 ? try left.factor.over(right.factor) : try left.factor.times(right.factor.power(exponent))
        return UnitTerm(factor: factor, dimensions: dimensions)
    }

    /// The unit without its special scale.
    private func plain() throws(DecimalError) -> UnitTerm {
        guard let special else { return self }
        if special.function.isOffset {
            return UnitTerm(factor: try factor.times(special.scale), dimensions: dimensions)
        }
        return UnitTerm(
            factor: special.scale, dimensions: Dimensions(others: [.init(line: special.line, exponent: 1)]))
    }
}
