internal import Decimals
internal import Storage

/// A number as a search names it, with the digits it was written with (https://hl7.org/fhir/R4/search.html#number).
struct SearchNumber {
    private let value: ExactDecimal

    /// Reads prefix and number.
    static func read(
        _ text: String, _ refused: (String) -> ServiceError
    ) throws(ServiceError) -> (SearchComparison, SearchNumber) {
        let (comparison, rest) = try SearchText.comparison(text, refused)
        guard rest.utf8.count <= 100, let value = ExactDecimal(String(rest)) else { throw refused("must be a number") }
        return (comparison, SearchNumber(value: value))
    }

    /// What it is compared with: of `eq` and `ne` the range that its digits mean, `100` from 99.5 to below 100.5 and, as the
    /// standard says, `1e2` from 95 to below 105; of `ap` a tenth more and less; else the number itself.
    ///
    /// - Throws: 400 for numbers with too many digits.
    func ends(
        _ comparison: SearchComparison, _ refused: (String) -> ServiceError
    ) throws(ServiceError) -> (low: ExactDecimal, high: ExactDecimal) {
        var (coefficient, exponent) = value.parts
        let width: Int128
        switch comparison {
        case .eq, .ne:
            if exponent > 0 {
                (coefficient, exponent) = (coefficient.multiplied(by: 10) ?? 0, exponent - 1)
            }
            width = 5
        case .ap: width = coefficient < 0 ? -coefficient : coefficient
        case .gt, .lt, .ge, .le, .sa, .eb: return (value, value)
        }
        guard let wide = coefficient.multiplied(by: 10),
            let low = ExactDecimal(coefficient: wide - width, exponent: exponent - 1),
            let high = ExactDecimal(coefficient: wide + width, exponent: exponent - 1)
        else { throw refused("is a number with too many digits") }
        return (low, high)
    }

    func interval(
        _ comparison: SearchComparison, _ refused: (String) -> ServiceError
    ) throws(ServiceError) -> NumberInterval {
        let (low, high) = try ends(comparison, refused)
        return NumberInterval(low: low, high: high)
    }
}

extension Int128 {
    fileprivate func multiplied(by other: Int128) -> Int128? {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? nil : product
    }
}

/// Quantities as a search names them: number, `number|system|code`, `number||code`
/// (https://hl7.org/fhir/R4/search.html#quantity).
struct SearchQuantities {
    let tests: [SearchCriterion.Test]
    /// All of them have units of UCUM: they are compared in base units, so that 5 mg finds 0.005 g.
    let isCanonical: Bool

    /// - Parameter alternatives: still escaped.
    /// - Throws: 400 for what makes no sense.
    init(_ alternatives: [String], _ refused: (String) -> ServiceError) throws(ServiceError) {
        var plain: [SearchCriterion.Test] = []
        var canonical: [SearchCriterion.Test] = []
        for alternative in alternatives {
            let parts = SearchText.split(alternative, at: "|").map(SearchText.plain)
            guard parts.count == 1 || parts.count == 3 else {
                throw refused("must be a number, or number|system|code")
            }
            let (comparison, number) = try SearchNumber.read(parts[0], refused)
            let (low, high) = try number.ends(comparison, refused)
            let interval = NumberInterval(low: low, high: high)
            guard parts.count == 3, !parts[2].isEmpty else {
                plain.append(.number(comparison, interval, nil))
                continue
            }
            let unit: SearchCriterion.UnitTest =
                parts[1].isEmpty ? .either(parts[2]) : .code(parts[2], system: parts[1])
            plain.append(.number(comparison, interval, unit))
            if parts[1] == "http://unitsofmeasure.org",
                let base = CanonicalUnits.interval(low, high, code: parts[2])
            {
                canonical.append(.number(comparison, base.numbers, .canonical(base.code)))
            }
        }
        isCanonical = !canonical.isEmpty && canonical.count == plain.count
        tests = isCanonical ? canonical : plain
    }
}
