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
    @Test(arguments: cases("arithmetic.tsv"))
    func agreesWithPython(_ line: Case) throws {
        let a = try decimal(line[1])
        let result: String
        do {
            result = try Self.result(line[0], a, line[2])
        } catch is DecimalError {
            result = "!"
        }
        if line[0] == "remainder", line[3] != "!" {
            #expect(ExactDecimal(result) == ExactDecimal(line[3]))
        } else {
            #expect(result == line[3])
        }
    }

    private static func result(_ operation: String, _ a: ExactDecimal, _ b: String) throws -> String {
        switch operation {
        case "add": return try (a + decimal(b)).description
        case "subtract": return try (a - decimal(b)).description
        case "multiply": return try (a * decimal(b)).description
        case "divide": return try (a / decimal(b)).description
        case "remainder": return try (a % decimal(b)).description
        case "compare": return String(a.ordering(to: try decimal(b)))
        case "squareRoot": return try a.squareRoot().description
        case "power": return try a.power(#require(Int(b))).description
        default:
            let rules: [String: RoundingRule] = [
                "halfAwayFromZero": .halfAwayFromZero, "halfToEven": .halfToEven, "towardZero": .towardZero, "up": .up,
                "down": .down,
            ]
            return try a.rounded(toFractionDigits: #require(Int(b)), #require(rules[operation])).description
        }
    }

    @Test func thereAreCases() { #expect(cases("arithmetic.tsv").count > 900) }

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
}
