import TestSupport
import Testing

/// Scores made of the weights of answers: the PHQ-9 and the item weight example of the guide.
@Suite struct WeightScoreTests {
    // MARK: PHQ-9

    /// The guide's example gives the last answer four points.
    private static let points = [
        ("Not-at-all", 0), ("Several-days", 1), ("More than half the days", 2), ("Nearly every day", 4),
    ]
    private static let total = "H1~1T1/H1~1TS"

    private func question(_ number: Int) -> String { "H1~1T1/H1~1T1~1Q\(number + 1)" }
    private func answer(_ choice: Int?) -> [String]? {
        choice.map { [ScoreSession.coding("http://hl7.org/fhir/uv/sdc/CodeSystem/CSPHQ9", Self.points[$0].0)] }
    }

    @Test(arguments: Effort.some(of: 1...25)) func phq9(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let session = try ScoreSession("phq9")
        var choices = [Int?](repeating: nil, count: 9)
        for _ in 0..<6 {
            var entries: [ScoreSession.Entry] = []
            for number in choices.indices where random.chance(40) {
                choices[number] = random.chance(20) ? nil : random.below(4)
                entries.append((question(number), answer(choices[number])))
            }
            let reply = try session.submit(entries)
            #expect(reply.http == 200)
            let given = choices.compactMap { $0 }
            let expected = given.reduce(0) { $0 + Self.points[$1].1 }
            if given.isEmpty {
                #expect(reply.isBlank(Self.total) || reply.number(Self.total) == 0)
            } else {
                #expect(reply.number(Self.total) == Double(expected), "\(choices)")
                #expect(reply.origin(Self.total) == "calculated")
            }
        }
    }

    @Test func phq9OfNothingButZeros() throws {
        let session = try ScoreSession("phq9")
        let one = try session.submit([(question(3), answer(0))])
        #expect(one.number(Self.total) == 0 && one.origin(Self.total) == "calculated")
        let all = try session.submit((0..<9).map { (question($0), answer(0)) })
        #expect(all.number(Self.total) == 0)
        let most = try session.submit((0..<9).map { (question($0), answer(3)) })
        #expect(most.number(Self.total) == 36)
        let end = try session.finish()
        #expect(end.responseStatus == "completed" && end.number(Self.total) == 36)
    }

    @Test func aScoreOfOnesOwnSticks() throws {
        let session = try ScoreSession("phq9")
        try session.submit([(question(0), answer(1))])
        let own = [#"{"valueQuantity":{"value":99,"system":"http://unitsofmeasure.org","code":"1"}}"#]
        let overwritten = try session.submit([(Self.total, own)])
        #expect(overwritten.number(Self.total) == 99 && overwritten.origin(Self.total) == nil)
        let later = try session.submit([(question(1), answer(3))])
        #expect(later.number(Self.total) == 99)
        let end = try session.finish()
        #expect(end.responseStatus == "completed" && end.number(Self.total) == 99)
    }

    // MARK: Weights on the answers

    private static let loinc = "http://loinc.org"
    private static let codes = ["LA6568-5", "LA6569-3", "LA6570-1", "LA6571-9"]
    private static let sum = "1.0/6"

    private func weighted(_ code: Int, _ weight: String?) -> [String] {
        let more = weight.map {
            #""extension":[{"url":"http://hl7.org/fhir/StructureDefinition/itemWeight","valueDecimal":\#($0)}],"#
        }
        return [ScoreSession.coding(Self.loinc, Self.codes[code], more: more ?? "")]
    }

    /// The options have no weights; those that answers bring count. In tenths, so that the sum is exact.
    @Test(arguments: Effort.some(of: 1...25)) func itemWeight(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let session = try ScoreSession("item-weight")
        var weights = [Int?](repeating: nil, count: 4)
        for _ in 0..<6 {
            var entries: [ScoreSession.Entry] = []
            for number in weights.indices where random.chance(50) {
                let path = "1.0/1.\(number + 1)"
                switch random.below(5) {
                case 0:
                    weights[number] = nil
                    entries.append((path, nil))
                case 1:
                    weights[number] = nil
                    entries.append((path, weighted(random.below(4), nil)))
                default:
                    let tenths = random.chance(80) ? random.below(4) * 10 : random.below(40)
                    weights[number] = tenths
                    entries.append((path, weighted(random.below(4), "\(tenths / 10).\(tenths % 10)")))
                }
            }
            let reply = try session.submit(entries)
            #expect(reply.http == 200)
            let tenths = weights.compactMap { $0 }.reduce(0, +)
            if tenths % 10 == 0 {
                #expect(reply.number(Self.sum) == Double(tenths / 10), "\(weights)")
                #expect(reply.origin(Self.sum) == "calculated")
            } else {
                // The total is an integer: half points fit nowhere.
                #expect(reply.issues.contains { $0.severity == "warning" && $0.linkId == "6" }, "\(weights)")
            }
        }
    }

    @Test func tooFewAnswersAreAWarningOnly() throws {
        let session = try ScoreSession("item-weight")
        try session.submit([("1.0/1.1", weighted(0, "0"))])
        let end = try session.finish()
        #expect(end.responseStatus == "completed" && end.number(Self.sum) == 0)
        #expect(
            end.issues.contains {
                $0.severity == "warning" && $0.code == "invariant"
                    && $0.text == "You should answer at least three questions."
            })
    }
}
