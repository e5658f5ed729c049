import Decimals
import TestSupport
import Testing
import UCUM

private func decimal(_ text: String) throws -> ExactDecimal {
    try #require(ExactDecimal(text), "\(text) is no decimal")
}

@Suite struct UnitCodes {
    @Test(arguments: cases("valid.tsv"))
    func areParsedAndReduced(_ line: Case) throws {
        let unit = try UCUM.parse(line[0])
        #expect(unit.dimension == line[1])
        #expect(unit.code == line[0])
        #expect(UCUM.validate(line[0]) == nil)
        #expect(UCUM.validate(unit.dimension) == nil, "what a unit reduces to is itself a code")
    }

    @Test(arguments: cases("invalid.tsv"))
    func areRefusedWithAReasonAndAPlace(_ line: Case) throws {
        let error = try #require(UCUM.validate(line[0]))
        #expect(error.position ?? 0 == Int(line[1]))
        #expect(error.message.contains(line[2]), "\(error)")
    }

    @Test func hostileCodesAreRefused() {
        #expect(UCUM.validate(String(repeating: "(", count: 900)) != nil)
        #expect(UCUM.validate(String(repeating: "m.", count: 100_000)) != nil)
        #expect(UCUM.validate(String(repeating: "(", count: 30) + "m" + String(repeating: ")", count: 30)) == nil)
        #expect(UCUM.validate(String(repeating: "Ym9.", count: 200) + "m") != nil)
        #expect(UCUM.validate("m\u{0}") != nil)
    }

    @Test func everyPrefixGoesWithAMetricUnit() {
        for prefix in "Y Z E P T G M k h da d c m u n p f a z y Ki Mi Gi Ti".split(separator: " ") {
            #expect(UCUM.validate("\(prefix)By") == nil)
        }
    }
}

@Suite struct UnitConversion {
    @Test(arguments: cases("convert.tsv"))
    func isExact(_ line: Case) throws {
        let result = try UCUM.convert(decimal(line[0]), from: line[1], to: line[2])
        #expect(result == (try decimal(line[3])), "\(result)")
    }

    @Test(arguments: cases("convert.tsv"))
    func goesBack(_ line: Case) throws {
        let value = try decimal(line[0])
        let back = try UCUM.convert(decimal(line[3]), from: line[2], to: line[1])
        // 15 digits is what logarithms keep; their own errors take one more.
        let difference = try (back - value).magnitude
        #expect(try difference <= decimal("1e-12") * max(value.magnitude, .one), "\(back)")
    }

    @Test(arguments: cases("compare.tsv"))
    func ordersQuantities(_ line: Case) throws {
        let (a, b) = (try decimal(line[0]), try decimal(line[2]))
        guard let expected = Int(line[4]) else {
            #expect(throws: UnitError.self) { try UCUM.compare(a, line[1], b, line[3]) }
            return
        }
        #expect(try UCUM.compare(a, line[1], b, line[3]) == expected)
        #expect(try UCUM.compare(b, line[3], a, line[1]) == -expected)
    }

    @Test func unitsOfDifferentThingsSaySo() {
        let error = #expect(throws: UnitError.self) { try UCUM.convert(.one, from: "kg", to: "cm") }
        #expect(error?.kind == .incompatible)
        #expect(error?.description == "'kg' (g) and 'cm' (m) measure different things")
    }

    @Test func whatHasNoLogarithmIsNotConvertible() throws {
        for value in ["0", "-1"] {
            let error = #expect(throws: UnitError.self) { try UCUM.convert(decimal(value), from: "1", to: "dB") }
            #expect(error?.kind == .notConvertible)
        }
        #expect(throws: UnitError.self) { try UCUM.convert(decimal("-4"), from: "m2/s3", to: "[m/s2/Hz^(1/2)]") }
        #expect(throws: UnitError.self) { try UCUM.convert(decimal("1e6"), from: "B", to: "1") }
        #expect(throws: UnitError.self) { try UCUM.convert(decimal("9e990"), from: "Ym", to: "ym") }
    }

    @Test func productsComeInBaseUnits() throws {
        let area = try UCUM.multiply(decimal("2.0"), "cm", decimal("3"), "m")
        #expect(area.value.description == "0.060")
        #expect(area.code == "m2")
        let pace = try UCUM.divide(decimal("10"), "km", decimal("1"), "h")
        #expect(pace.code == "m.s-1")
        let ratio = try UCUM.divide(decimal("1"), "kg", decimal("1"), "g")
        #expect(ratio.value == (try decimal("1000")))
        #expect(ratio.code == "1")
    }

    @Test func equalQuantitiesHaveEqualCanonicalForms() throws {
        let a = try UCUM.parse("mm[Hg]").canonical(decimal("1000"))
        let b = try UCUM.parse("m[Hg]").canonical(decimal("1"))
        #expect(a.value == b.value)
        #expect(a.code == "m-1.s-2.g")
        #expect(try UCUM.parse("Cel").canonical(decimal("25")).value.description == "298.15")
        #expect(try UCUM.parse("Cel").isSpecial)
        #expect(try UCUM.parse("Cel").isCommensurable(with: UCUM.parse("[degF]")))
    }
}
