import Glibc
import TestSupport
import Testing

/// The ten-year risk of the guide's Framingham form, against the formula in binary floating point.
@Suite struct FraminghamTests {
    private struct Person {
        var age: Double?
        var isFemale: Bool?
        var smokes: Bool?
        var systolic: Double?
        var cholesterol: Double?
        var hdl: Double?
        var isTreated: Bool?

        /// Nil where anything is missing.
        var risk: Double? {
            guard let age, let isFemale, let smokes, let systolic, let cholesterol, let hdl, let isTreated else {
                return nil
            }
            let smoke = smokes ? 1.0 : 0
            let treated = isTreated && systolic >= 120 ? 1.0 : 0
            let (a, c, h, s) = (log(age), log(cholesterol), log(hdl), log(systolic))
            if isFemale {
                var sum = 31.764001 * (a - 3.9213204) + 22.465206 * (c - 5.3628984)
                sum += -1.187731 * (h - 4.0146369) + 2.552905 * (s - 4.8376494)
                sum += 0.420251 * (treated - 0.142802) + 13.07543 * (smoke - 0.3236202)
                sum -= 5.060998 * (a * c - 21.0557746)
                sum -= 2.996945 * ((age > 78 ? log(78.0) : a) * smoke - 1.2519882)
                return 1 - pow(0.98767, exp(sum))
            }
            var sum = 52.00961 * (a - 3.8926095) + 20.014077 * (c - 5.3441475)
            sum += -0.905964 * (h - 3.7731132) + 1.305784 * (s - 4.8618212)
            sum += 0.241549 * (treated - 0.1180474) + 12.096316 * (smoke - 0.335602)
            sum -= 4.605038 * (a * c - 20.8111562)
            sum -= 2.84367 * ((age > 70 ? log(70.0) : a) * smoke - 1.2890301)
            sum -= 2.93323 * (a * a - 15.2144965)
            return 1 - pow(0.9402, exp(sum))
        }
    }

    private func number(_ value: Double?) -> [String]? { value.map { [#"{"valueDecimal":\#(Int($0))}"#] } }
    private func yes(_ value: Bool?) -> [String]? {
        value.map { [ScoreSession.coding("http://example.org", $0 ? "Y" : "N", $0 ? "Yes" : "No")] }
    }
    private func sex(_ isFemale: Bool?) -> [String]? {
        isFemale.map {
            [ScoreSession.coding("http://loinc.org", $0 ? "LA3-6" : "LA2-8", $0 ? "Female" : "Male")]
        }
    }

    private func check(_ reply: ScoreReply, _ person: Person) {
        #expect(reply.http == 200)
        guard let risk = person.risk else {
            #expect(reply.isBlank("riskDecimal") && reply.isBlank("riskPercentage"), "\(person)")
            return
        }
        let given = reply.number("riskDecimal") ?? .nan
        #expect(abs(given - risk) <= 1e-8 * max(risk, 1e-3), "\(person): \(given), not \(risk)")
        let text = reply.text("riskPercentage") ?? ""
        #expect(text.hasSuffix("%"))
        let shown = Double(text.dropLast()) ?? .nan
        #expect(abs(shown - risk * 100) <= 0.005_001, "\(person): \(text)")
        #expect(reply.origin("riskDecimal") == "calculated" && reply.origin("riskPercentage") == "calculated")
    }

    /// Mixed orders and gaps; one or more answers change in each call.
    @Test(arguments: Effort.some(of: 1...25)) func sequences(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let session = try ScoreSession("framingham")
        var person = Person()
        for call in 0..<7 {
            // The first call tells nearly everything, so that most have a risk.
            let share = call == 0 ? 95 : 30
            let blank = call == 0 ? 3 : 12
            var entries: [ScoreSession.Entry] = []
            func changes() -> Bool { random.chance(share) }
            func value(_ least: Int, _ most: Int) -> Double? {
                random.chance(blank) ? nil : Double(Int.random(in: least...most, using: &random))
            }
            func truth() -> Bool? { random.chance(blank) ? nil : random.chance(50) }
            if changes() {
                person.age = value(30, 95)
                entries.append(("~1age", number(person.age)))
            }
            if changes() {
                person.isFemale = truth()
                entries.append(("~146098-0", sex(person.isFemale)))
            }
            if changes() {
                person.smokes = truth()
                entries.append(("~1smokes", yes(person.smokes)))
            }
            if changes() {
                person.systolic = value(80, 220)
                entries.append(("~18480-6", number(person.systolic)))
            }
            if changes() {
                person.cholesterol = value(100, 400)
                entries.append(("~12093-3", number(person.cholesterol)))
            }
            if changes() {
                person.hdl = value(20, 100)
                entries.append(("~12085-9", number(person.hdl)))
            }
            if changes() {
                person.isTreated = truth()
                entries.append(("~1antihypertensive", yes(person.isTreated)))
            }
            check(try session.submit(entries), person)
        }
    }

    /// The hidden number cannot be answered; the text that is shown can.
    @Test func whatIsHiddenIsNotThePersons() throws {
        let session = try ScoreSession("framingham")
        var person = Person()
        (person.age, person.isFemale, person.smokes, person.systolic) = (55, false, false, 130)
        (person.cholesterol, person.hdl, person.isTreated) = (210, 45, false)
        try session.submit([
            ("~1age", number(55)), ("~146098-0", sex(false)), ("~1smokes", yes(false)), ("~18480-6", number(130)),
            ("~12093-3", number(210)), ("~12085-9", number(45)), ("~1antihypertensive", yes(false)),
        ])
        let refused = try session.submit([("riskDecimal", [#"{"valueDecimal":0.5}"#])])
        #expect(refused.http == 422)
        try session.submit([("riskPercentage", [#"{"valueString":"low"}"#])])
        let later = try session.submit([("~1smokes", yes(true))])
        #expect(later.text("riskPercentage") == "low")
        person.smokes = true
        #expect(abs((later.number("riskDecimal") ?? .nan) - (person.risk ?? 0)) < 1e-8)
        let end = try session.finish()
        #expect(end.responseStatus == "completed")
        #expect(abs((end.number("riskDecimal") ?? .nan) - (person.risk ?? 0)) < 1e-8)
    }
}
