import Decimals
import TestSupport
import Testing

private func decimal(_ text: String) throws -> ExactDecimal {
    try #require(ExactDecimal(text), "\(text) is no decimal")
}

@Suite struct DecimalText {
    @Test(arguments: [
        ("0", "0", 0), ("1.50", "1.50", 2), ("-0.10", "-0.10", 2), ("1.23e-4", "0.000123", 6), ("1e5", "100000", 0),
        ("1E+2", "100", 0), ("12.5e1", "125", 0), ("1.50e1", "15.0", 1), ("-7", "-7", 0), ("0.000", "0.000", 3),
        ("0e9", "0", 0), ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999", 0),
        ("3.1415926535897932384626433832795028842", "3.1415926535897932384626433832795028842", 37),
    ])
    func isKeptAsWritten(_ text: String, _ plain: String, _ fractionDigits: Int) throws {
        let value = try decimal(text)
        #expect(value.description == plain)
        #expect(value.fractionDigits == fractionDigits)
        #expect(ExactDecimal(plain) == value, "the plain text reads back")
    }

    @Test(arguments: [
        "", "-", "+1", "01", "1.", ".5", "1e", "1e+", "1.2.3", " 1", "1 ", "0x1", "NaN", "Infinity", "١", "1,5", "--1",
        "1e1000", "1e-1001", "1e99999999999999999999", "123456789012345678901234567890123456789", "1e1.5", "1\u{0}",
    ])
    func isRefused(_ text: String) {
        #expect(ExactDecimal(text) == nil)
    }

    @Test func lenientTextMayHaveASignAndZeros() {
        #expect(ExactDecimal("+007.50", lenient: true)?.description == "7.50")
        #expect(ExactDecimal("+-7", lenient: true) == nil)
    }

    @Test func bytesAreReadLikeText() {
        let bytes = Array("12.340".utf8)
        #expect(bytes.withUnsafeBytes { ExactDecimal(utf8: $0) }?.description == "12.340")
        #expect([UInt8]().withUnsafeBytes { ExactDecimal(utf8: $0) } == nil)
    }

    @Test func doublesGiveTheirShortestText() throws {
        #expect(ExactDecimal(0.1)?.description == "0.1")
        #expect(ExactDecimal(1e-7)?.description == "0.0000001")
        #expect(ExactDecimal(100.0)?.description == "100")
        #expect(ExactDecimal(1e22) == ExactDecimal("1e22"))
        #expect(ExactDecimal(Double.nan) == nil)
        #expect(ExactDecimal(-Double.infinity) == nil)
        #expect(try decimal("0.1").doubleValue == 0.1)
    }
}

@Suite struct DecimalValues {
    @Test func equalValuesAreEqualHoweverWritten() throws {
        #expect(try decimal("1.0") == decimal("1.00"))
        #expect(try decimal("1e2") == decimal("100.000"))
        #expect(try Set([decimal("1.0"), decimal("1.00"), decimal("1")]).count == 1)
        #expect(try Set([decimal("0"), decimal("0.00"), decimal("-0")]).count == 1)
        #expect(try decimal("1e-900") < decimal("1e900"))
        #expect(try decimal("-1e900") < decimal("-1e-900"))
    }

    @Test(
        arguments: [
            ("2", 2), ("2.00", 2), ("-3e2", -300), ("0.0", 0), ("9223372036854775807", Int.max),
            ("-9223372036854775808", Int.min), ("9223372036854775808", nil), ("2.5", nil), ("1e30", nil),
            ("1e-30", nil),
        ] as [(String, Int?)])
    func integersAreExactOrNone(_ text: String, _ expected: Int?) throws {
        #expect(try decimal(text).intValue == expected)
    }

    @Test func wholeNumbersAreRecognized() throws {
        #expect(try decimal("2.00").isInteger)
        #expect(try decimal("1e30").isInteger)
        #expect(try decimal("0.00").isInteger)
        #expect(try !decimal("2.01").isInteger)
    }

    @Test func wholesAndParts() throws {
        #expect(try decimal("-2.9").truncated.description == "-2")
        #expect(try decimal("-2.1").floor.description == "-3")
        #expect(try decimal("-2.9").ceiling == decimal("-2"))
        #expect(try decimal("1.5").padded(toFractionDigits: 4).description == "1.5000")
        #expect(try decimal("9.96").rounded(toSignificantDigits: 2).description == "10")
        #expect(try decimal("0.00123456").rounded(toSignificantDigits: 3).description == "0.00123")
        #expect(try decimal("1250").rounded(toFractionDigits: -2).description == "1300")
        #expect(try decimal("0.4").rounded(toFractionDigits: Int.min / 2).description == "0")
    }

    @Test(arguments: [
        ("7.5", "2.5", true), ("7.6", "2.5", false), ("0.3", "0.1", true), ("0", "5", true), ("1", "0", false),
        ("0", "0", true), ("1e30", "0.7", false), ("2.1e30", "0.7", true), ("5", "1e38", false),
    ])
    func multiples(_ a: String, _ b: String, _ expected: Bool) throws {
        #expect(try decimal(a).isMultiple(of: decimal(b)) == expected)
    }
}

@Suite struct DecimalArithmetic {
    /// Against Python's decimal at 38 digits: the same digits, the same trailing zeros.
    @Test(arguments: [("arithmetic.tsv", 1040), ("small.tsv", 1800), ("functions.tsv", 2600)])
    func agreesWithPython(_ file: String, _ count: Int) throws {
        let lines = cases(file)
        #expect(lines.count == count)
        for line in lines { try check(line) }
    }

    private func check(_ line: Case) throws {
        let a = try decimal(line[1])
        let result: String
        do {
            result = try Self.result(line[0], a, line[2])
        } catch is DecimalError {
            result = "!"
        }
        // Python strips no zeros from a remainder, and functions have none to keep.
        let byValue = ["remainder", "exponential", "naturalLogarithm", "logarithm", "power", "powerOf"]
        if byValue.contains(line[0]), line[3] != "!" {
            #expect(ExactDecimal(result) == ExactDecimal(line[3]), "\(line): \(result)")
        } else {
            #expect(result == line[3], "\(line): \(result)")
        }
    }

    private static func result(_ operation: String, _ a: ExactDecimal, _ b: String) throws -> String {
        switch operation {
        case "add": return try (a + decimal(b)).description
        case "subtract": return try (a - decimal(b)).description
        case "multiply": return try (a * decimal(b)).description
        case "divide": return try (a / decimal(b)).description
        case "remainder": return try (a % decimal(b)).description
        case "wholeQuotient": return try a.wholeQuotient(dividingBy: decimal(b)).description
        case "compare": return String(a.ordering(to: try decimal(b)))
        case "squareRoot": return try a.squareRoot().description
        case "power": return try a.power(#require(Int(b))).description
        case "powerOf": return try a.power(decimal(b)).description
        case "exponential": return try a.exponential().description
        case "naturalLogarithm": return try a.naturalLogarithm().description
        case "logarithm": return try a.logarithm(base: decimal(b)).description
        case "isEquivalent": return String(a.isEquivalent(to: try decimal(b)))
        case "lowBoundary": return try a.lowBoundary(fractionDigits: #require(Int(b)))?.description ?? "!"
        case "highBoundary": return try a.highBoundary(fractionDigits: #require(Int(b)))?.description ?? "!"
        default:
            let rules: [String: RoundingRule] = [
                "halfAwayFromZero": .halfAwayFromZero, "halfToEven": .halfToEven, "towardZero": .towardZero, "up": .up,
                "down": .down,
            ]
            return try a.rounded(toFractionDigits: #require(Int(b)), #require(rules[operation])).description
        }
    }

    @Test func tenthsAreTenths() throws {
        #expect(try decimal("0.1") + decimal("0.2") == decimal("0.3"))
        #expect(try (decimal("1") / decimal("3")).description == "0." + String(repeating: "3", count: 38))
    }

    @Test func whatHasNoResultThrows() throws {
        #expect(throws: DecimalError.divisionByZero) { try ExactDecimal.one / .zero }
        #expect(throws: DecimalError.divisionByZero) { try ExactDecimal.one % .zero }
        #expect(throws: DecimalError.divisionByZero) { try ExactDecimal.zero.power(-1) }
        #expect(throws: DecimalError.outOfRange) { try decimal("1e999") * decimal("10") }
        #expect(throws: DecimalError.outOfRange) { try decimal("1e-999") * decimal("0.001") }
        #expect(throws: DecimalError.outOfRange) { try decimal("9e999") + decimal("9e999") }
        #expect(throws: DecimalError.outOfRange) { try decimal("2").power(1_000_000_000) }
        #expect(throws: DecimalError.outOfRange) { try decimal("2").power(Int.min) }
        #expect(throws: DecimalError.undefined) { try decimal("-1").squareRoot() }
        #expect(try decimal("2").power(-2).description == "0.25")
        #expect(try decimal("1").power(Int.max) == .one)
    }

    /// FHIRPath's own examples of `div`, `mod`, `power`, `sqrt`, `exp`, `ln` and `log`.
    @Test func followTheExamplesOfTheStandard() throws {
        #expect(try decimal("5.5").wholeQuotient(dividingBy: decimal("0.7")).description == "7")
        #expect(try (decimal("5.5") % decimal("0.7")) == decimal("0.6"))
        #expect(try decimal("-5").wholeQuotient(dividingBy: decimal("2")).description == "-2")
        #expect(try (decimal("-5") % decimal("2")) == decimal("-1"))
        #expect(try (decimal("10") / decimal("4")).description == "2.5")
        #expect(try decimal("16").logarithm(base: decimal("2")).description == "4")
        #expect(try decimal("100.0").logarithm(base: decimal("10.0")).description == "2")
        #expect(try decimal("0.125").logarithm(base: decimal("2")).description == "-3")
        #expect(try decimal("8").logarithm(base: decimal("4")).description == "1.5")
        #expect(try decimal("81").squareRoot().description == "9")
        #expect(try decimal("2").power(decimal("0.5")).description == "1.4142135623730950488016887242096980786")
        #expect(try decimal("2.5").power(decimal("2.0")).description == "6.25")
        #expect(try decimal("4").power(decimal("1.5")).description == "8")
        #expect(try decimal("0").exponential().description == "1")
        #expect(try decimal("1").exponential().description == "2.7182818284590452353602874713526624978")
        #expect(try decimal("1.0").naturalLogarithm().description == "0")
    }

    @Test func whatIsNoRealNumberIsUndefined() throws {
        #expect(throws: DecimalError.undefined) { try decimal("-1").power(decimal("0.5")) }
        #expect(throws: DecimalError.undefined) { try decimal("0").naturalLogarithm() }
        #expect(throws: DecimalError.undefined) { try decimal("-1").naturalLogarithm() }
        #expect(throws: DecimalError.undefined) { try decimal("2").logarithm(base: .one) }
        #expect(throws: DecimalError.undefined) { try decimal("2").logarithm(base: decimal("-2")) }
        #expect(throws: DecimalError.divisionByZero) { try ExactDecimal.zero.power(decimal("-0.5")) }
        #expect(throws: DecimalError.divisionByZero) { try ExactDecimal.one.wholeQuotient(dividingBy: .zero) }
        #expect(throws: DecimalError.outOfRange) { try decimal("1e30").exponential() }
        #expect(throws: DecimalError.outOfRange) { try decimal("-1e30").exponential() }
        #expect(throws: DecimalError.outOfRange) { try decimal("2").power(decimal("1e20")) }
        #expect(throws: DecimalError.outOfRange) { try decimal("1e30").wholeQuotient(dividingBy: decimal("1e-30")) }
        #expect(try ExactDecimal.zero.power(decimal("0.5")) == .zero)
        #expect(try decimal("-1").power(decimal("1e20")) == .one)
        #expect(try decimal("-1").power(decimal("9223372036854775809")) == decimal("-1"))
        #expect(try decimal("1e-900").exponential() == .one)
    }
}

/// The official FHIRPath tests `LowBoundaryDecimal…` and `HighBoundaryDecimal…` (R4 and R5), those of whole numbers too.
@Suite struct DecimalBoundaries {
    @Test(
        arguments: [
            ("1.587", 8, "1.58650000", "1.58750000"), ("1.587", 6, "1.586500", "1.587500"),
            ("1.587", 2, "1.58", "1.59"), ("1.587", -1, nil, nil), ("1.587", 0, "1", "2"), ("1.587", 32, nil, nil),
            ("1.587", 39, nil, nil), ("-1.587", 8, "-1.58750000", "-1.58650000"),
            ("-1.587", 6, "-1.587500", "-1.586500"), ("-1.587", 2, "-1.59", "-1.58"), ("-1.587", 0, "-2", "-1"),
            ("1", 8, "0.50000000", "1.50000000"), ("1", 0, "0", "2"), ("1", 5, "0.50000", "1.50000"),
            ("12.587", 2, "12.58", "12.59"), ("12.500", 4, "12.4995", "12.5005"), ("120", 2, "119.50", "120.50"),
            ("-120", 2, "-120.50", "-119.50"), ("0.0034", 1, "0.0", "0.0"), ("-0.0034", 1, "0.0", "0.0"),
            ("0.0", 2, "-0.05", "0.05"), ("1e2", 1, "99.5", "100.5"),
            ("1234567890123456789012345678901", 8, nil, nil),
        ] as [(String, Int, String?, String?)])
    func areThoseOfTheOfficialTests(_ text: String, _ digits: Int, _ low: String?, _ high: String?) throws {
        #expect(try decimal(text).lowBoundary(fractionDigits: digits)?.description == low)
        #expect(try decimal(text).highBoundary(fractionDigits: digits)?.description == high)
    }

    @Test func haveEightDigitsUnlessAskedOtherwise() throws {
        #expect(try decimal("1.587").lowBoundary()?.description == "1.58650000")
        #expect(try decimal("1.58700").fractionDigits == 5)
    }
}
