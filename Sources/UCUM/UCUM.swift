public import Decimals

/// The Unified Code for Units of Measure: case-sensitive codes, the whole grammar and table
/// (https://ucum.org/ucum).
public enum UCUM {
    /// The version of the unit table.
    public static var version: String { UnitTable.version }

    /// Parses and reduces a code; the error says in words what is wrong, and where.
    public static func parse(_ code: String) throws(UnitError) -> Unit {
        var parser = UnitParser(code)
        return Unit(code: code, term: try parser.parse())
    }

    /// As `parse`, from a small cache that all threads share: for codes that come again and again.
    public static func unit(_ code: String) throws(UnitError) -> Unit { try UnitCache.unit(code) }

    /// The error that `parse` would throw; nil for a valid code.
    public static func validate(_ code: String) -> UnitError? {
        do {
            _ = try parse(code)
            return nil
        } catch {
            return error
        }
    }

    /// The value in another unit. Throws for invalid codes and for units of different things.
    ///
    /// Exact where the units are, up to 38 digits; units with a logarithm give 34 digits, slopes 15.
    public static func convert(_ value: ExactDecimal, from: String, to: String) throws(UnitError) -> ExactDecimal {
        try unit(from).convert(value, to: unit(to))
    }

    /// -1, 0 or 1 as the first quantity is less than, equal to or greater than the second.
    ///
    /// Exact: `1 kg` is greater than `999 g`. Throws for invalid codes and for units of different things.
    public static func compare(
        _ a: ExactDecimal, _ unitA: String, _ b: ExactDecimal, _ unitB: String
    ) throws(UnitError) -> Int {
        let left = try unit(unitA)
        return try left.compare(a, with: b, unitA == unitB ? left : unit(unitB))
    }

    /// The product of two quantities in base units: 2 cm by 3 m is 0.06 m2. Special units count as their ratio units.
    public static func multiply(
        _ a: ExactDecimal, _ unitA: String, _ b: ExactDecimal, _ unitB: String
    ) throws(UnitError) -> (value: ExactDecimal, code: String) {
        try combine(a, unitA, b, unitB, sign: 1) { (a, b) throws(DecimalError) in try a * b }
    }

    /// The quotient of two quantities in base units; the code of a plain number is `1`.
    public static func divide(
        _ a: ExactDecimal, _ unitA: String, _ b: ExactDecimal, _ unitB: String
    ) throws(UnitError) -> (value: ExactDecimal, code: String) {
        try combine(a, unitA, b, unitB, sign: -1) { (a, b) throws(DecimalError) in try a / b }
    }

    private static func combine(
        _ a: ExactDecimal, _ unitA: String, _ b: ExactDecimal, _ unitB: String, sign: Int,
        _ operation: (ExactDecimal, ExactDecimal) throws(DecimalError) -> ExactDecimal
    ) throws(UnitError) -> (value: ExactDecimal, code: String) {
        let left = try unit(unitA).term
        let right = try unit(unitB).term
        do {
            guard let dimensions = left.dimensions.adding(right.dimensions, times: sign) else {
                throw DecimalError.outOfRange
            }
            let factor = sign > 0 ? try left.factor.times(right.factor) : try left.factor.over(right.factor)
            let value = try factor.applied(to: operation(left.ratio(a), right.ratio(b)))
            return (value, dimensions.code)
        } catch {
            throw UnitError(
                .notConvertible, in: unitB, "Values of '\(unitA)' and '\(unitB)' cannot be combined: \(error)")
        }
    }
}
