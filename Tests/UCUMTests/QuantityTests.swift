import Decimals
import TestSupport
import Testing
import UCUM

private func quantity(_ text: String) throws -> UCUM.Quantity {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    return try UCUM.Quantity(#require(ExactDecimal(parts[0])), code: parts[1])
}

@Suite struct Quantities {
    /// Sums in the unit of the left side, products in the symbols of both.
    @Test(arguments: [
        ("3 m", "+", "3 cm", "3.03 m"), ("3 cm", "+", "3 m", "303 cm"), ("3 m", "-", "3 cm", "2.97 m"),
        ("3 cm", "-", "3 m", "-297 cm"), ("3 d", "+", "1 wk", "10 d"), ("1.50 mg", "+", "0.50 mg", "2.00 mg"),
        ("20 Cel", "+", "5 Cel", "25 Cel"), ("12 cm", "*", "3 cm", "36 cm2"), ("3 cm", "*", "12 cm2", "36 cm3"),
        ("10 m/s", "*", "10 s", "100 m"), ("2.0 cm", "*", "2.0 m", "400 cm2"), ("3 1", "*", "2 cm", "6 cm"),
        ("2 cm", "*", "3 1", "6 cm"), ("2 1", "*", "20 Cel", "40 Cel"), ("12 cm2", "/", "3 cm", "4 cm"),
        ("120 m", "/", "60 s", "2 m/s"), ("60 1", "/", "1 s", "60 /s"), ("60 s", "/", "2 1", "30 s"),
        ("4.0 g", "/", "2.0 m", "2 g/m"), ("1.0 m", "/", "1.0 m", "1 1"), ("1 h", "/", "60 min", "1 1"),
        ("2 N", "*", "3 m", "6 N.m"), ("100 mg", "/", "4 mL", "25 mg/mL"), ("25 mg/mL", "*", "4 mL", "100 mg"),
        ("6 kg.m/s2", "/", "2 kg", "3 m/s2"), ("5 10*3/uL", "*", "2 uL", "10 10*3"), ("8 m", "/", "2 m/s", "4 s"),
        ("2 (m/s).kg", "*", "3 s", "6000 m.g"), ("2 mg{creat}", "*", "3 mg", "0.000006 g2"),
        ("0 m", "*", "3 s", "0 m.s"),
        ("1 [in_i]", "*", "1 cm", "0.3937007874015748031496062992125984252 [in_i]2"),
    ])
    func areCombined(_ left: String, _ operation: String, _ right: String, _ expected: String) throws {
        let (a, b) = (try quantity(left), try quantity(right))
        let result: UCUM.Quantity
        switch operation {
        case "+": result = try a.adding(b)
        case "-": result = try a.subtracting(b)
        case "*": result = try a.multiplied(by: b)
        default: result = try a.divided(by: b)
        }
        let wanted = try quantity(expected)
        #expect(result.unit.code == wanted.unit.code)
        let difference = try (result.value - wanted.value).magnitude
        #expect(try difference <= wanted.value.magnitude * #require(ExactDecimal("1e-36")), "\(result)")
    }

    @Test func areSmall() {
        #expect(MemoryLayout<UCUM.Unit>.size == 8)
        #expect(MemoryLayout<UCUM.Quantity>.size == 32)
    }

    @Test func whatCannotBeCombinedThrows() throws {
        #expect(throws: UnitError.self) { try quantity("1 kg").adding(quantity("1 cm")) }
        #expect(throws: UnitError.self) { try quantity("1 kg").divided(by: quantity("0 cm")) }
        #expect(throws: UnitError.self) { try quantity("1 kg").divided(by: quantity("0 1")) }
        #expect(throws: UnitError.self) { try quantity("1 m500").multiplied(by: quantity("1 m500")) }
        #expect(throws: UnitError.self) { try quantity("1 kilo") }
        #expect(try quantity("4.50 mg").description == "4.50 'mg'")
        #expect(try quantity("25 Cel").canonical().description == "298.15 'K'")
    }

    /// FHIRPath's examples and the official tests of `=`, `<` and `~`; nil is the empty result.
    @Test(
        arguments: [
            ("1 cm", "10.0 mm", 0, true), ("1 cm", "1 m", -1, false), ("1 cm", "1 s", nil, nil),
            ("4.0000 g", "4000.0 mg", 0, true), ("4 g", "4040 mg", -1, true), ("4 g", "4600 mg", -1, false),
            ("2.1 cm", "21 mm", 0, true), ("21 mm", "2 cm", 1, true), ("1 [in_i]", "2.5 cm", 1, true),
            ("185 [lb_av]", "83.91 kg", 1, true), ("185 [lb_av]", "185 [lb_av]", 0, true), ("7 d", "1 wk", 0, true),
            ("100 Cel", "212 [degF]", 0, true), ("25 Cel", "298.15 K", 0, true), ("7.4 [pH]", "7.4 [pH]", 0, true),
            ("1 1", "100 %", 0, true), ("1 [iU]", "1 [IU]", 0, true), ("1 [iU]", "1 1", nil, nil),
        ] as [(String, String, Int?, Bool?)])
    func areCompared(_ left: String, _ right: String, _ order: Int?, _ isEquivalent: Bool?) throws {
        let (a, b) = (try quantity(left), try quantity(right))
        #expect(a.ordering(to: b) == order)
        #expect(b.ordering(to: a) == order.map { -$0 })
        #expect(a.isEqual(to: b) == order.map { $0 == 0 })
        #expect(a.isEquivalent(to: b) == isEquivalent)
        #expect(b.isEquivalent(to: a) == isEquivalent)
    }

    /// Random products of units against exact fractions: the parser, prefixes, exponents and factors together.
    @Test func convertLikeFractions() throws {
        let lines = cases("products.tsv")
        #expect(lines.count == 800)
        let margin = try #require(ExactDecimal("1e-32"))
        for line in lines {
            let (value, expected) = (try #require(ExactDecimal(line[0])), try #require(ExactDecimal(line[3])))
            let result = try UCUM.convert(value, from: line[1], to: line[2])
            #expect(try (result - expected).magnitude <= expected * margin, "\(line): \(result)")
            // Products and quotients with the symbols of both are the same amounts as those in base units.
            let (a, b) = (try UCUM.Quantity(value, code: line[1]), try UCUM.Quantity(expected, code: line[2]))
            for sign in [1, -1] {
                let combined = sign > 0 ? try a.multiplied(by: b) : try a.divided(by: b)
                let base =
                    sign > 0
                    ? try UCUM.multiply(value, line[1], expected, line[2])
                    : try UCUM.divide(value, line[1], expected, line[2])
                let canonical = try combined.canonical()
                #expect(canonical.unit.code == base.code, "\(line): \(combined)")
                #expect(try (canonical.value - base.value).magnitude <= base.value * margin, "\(line): \(combined)")
            }
        }
    }
}

@Suite struct UnitNames {
    @Test(
        arguments: [
            ("", "(unity)"), ("mm", "(millimeter)"), ("m3.kg-1.s-2", "(meter ^ 3) * (kilogram ^ -1) * (second ^ -2)"),
            ("/min", "1 / (minute)"), ("{score}", "{score}"), ("mg{creat}/dL", "(milligram) {creat} / (deciliter)"),
            ("(m/s)2.kg", nil), ("(m/s).kg", "((meter) / (second)) * (kilogram)"), ("10*3/uL", nil), ("1", "1"),
            ("dB[SPL]", "(decibel sound pressure)"), ("MiBy", "(mebibyte)"),
            ("mm[Hg]", "(millimeter of mercury column)"),
            ("4.[pi]", "4 * (the number pi)"), ("dag", "(dekagram)"), ("cd", "(candela)"), ("2{x}", "2 {x}"),
        ] as [(String, String?)])
    func areWords(_ code: String, _ expected: String?) throws {
        guard let expected else {
            if code.hasPrefix("10*") {
                let name = try UCUM.displayName(code)
                #expect(name == "(the number ten for arbitrary powers ^ 3) / (microliter)")
            } else {
                #expect(throws: UnitError.self) { try UCUM.displayName(code) }
            }
            return
        }
        #expect(try UCUM.displayName(code) == expected)
    }
}

@Suite struct CalendarDurations {
    @Test func haveWordsAndCodes() {
        for unit in UCUM.CalendarDuration.allCases {
            #expect(UCUM.CalendarDuration(word: unit.word) == unit)
            #expect(UCUM.CalendarDuration(word: unit.word + "s") == unit)
            #expect(UCUM.CalendarDuration(code: unit.code) == unit)
            #expect(UCUM.validate(unit.code) == nil)
        }
        for word in ["", "s", "Year", "dayss", "fortnight", "ms", "d"] {
            #expect(UCUM.CalendarDuration(word: word) == nil)
        }
        #expect(UCUM.CalendarDuration.week.equalsDefiniteDuration)
        #expect(!UCUM.CalendarDuration.month.equalsDefiniteDuration)
    }

    @Test(
        arguments: [
            ("1", .year, .month, "12"), ("1", .year, .day, "365"), ("1", .month, .day, "30"),
            ("24", .month, .year, "2"),
            ("182.5", .day, .year, "0.5"), ("1.5", .week, .day, "10.5"), ("90", .minute, .hour, "1.5"),
            ("250", .millisecond, .second, "0.25"), ("3", .second, .second, "3"),
        ] as [(String, UCUM.CalendarDuration, UCUM.CalendarDuration, String)])
    func areConverted(
        _ value: String, _ from: UCUM.CalendarDuration, _ to: UCUM.CalendarDuration, _ expected: String
    ) throws {
        let value = try #require(ExactDecimal(value))
        let expected = try #require(ExactDecimal(expected))
        #expect(try from.convert(value, to: to) == expected)
        #expect(try from.compare(value, with: expected, to) == 0)
        #expect(try from.compare(value, with: expected + .one, to) == -1)
    }
}

@Suite struct UnitCaching {
    @Test func servesManyThreads() async throws {
        let sum = try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<4 {
                group.addTask {
                    var count = 0
                    for number in 0..<500 {
                        // More codes than the cache holds.
                        let unit = try UCUM.unit("mg.m\((number * 7 + task) % 900)")
                        if unit.isCommensurable(with: try UCUM.unit("g.m\((number * 7 + task) % 900)")) { count += 1 }
                        if (try? UCUM.unit("nonsense\(number % 7)")) != nil { count -= 100 }
                    }
                    return count
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(sum == 2000)
    }
}
