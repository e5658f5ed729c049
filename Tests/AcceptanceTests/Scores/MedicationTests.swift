import TestSupport
import Testing

/// The guide's RxTerms example: rows whose options and code come from a query's result.
@Suite struct MedicationTests {
    private static let system = "https://clinicaltables.nlm.nih.gov/fhir/CodeSystem/rxterms"
    private static let strengths = [("100001", "5 mg Tab"), ("100002", "10 mg Tab"), ("100003", "1 mg/mL Sol")]

    private static func lookup() -> String {
        let properties = strengths.map {
            #"{"name":"property","part":[{"name":"code","valueCode":"STRENGTHS_AND_FORMS"},{"name":"value","valueCoding":"#
                + #"{"system":"\#(system)","code":"\#($0.0)","display":"\#($0.1)"}}]}"#
        }
        let other =
            #"{"name":"property","part":[{"name":"code","valueCode":"RXCUIS"},{"name":"value","valueString":"1"}]}"#
        let parameters = ([other] + properties).joined(separator: ",")
        return #""context":[{"name":"strengthFormLookup","content":[{"resourceType":"Parameters","parameter":["#
            + parameters + #"]}]}],"#
    }

    private func strength(_ choice: Int?) -> [String]? {
        choice.map {
            $0 < Self.strengths.count
                ? [ScoreSession.coding(Self.system, Self.strengths[$0].0, Self.strengths[$0].1)]
                : [#"{"valueString":"a pinch"}"#]
        }
    }

    /// The code of each row is that of its own strength; a text has none.
    @Test(arguments: Effort.some(of: 1...10)) func codesOfRows(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let session = try ScoreSession("rxterms", always: Self.lookup())
        var rows: [Int?] = [nil]
        for _ in 0..<6 {
            var written: [String] = []
            if rows.count < 4, random.chance(40) {
                written.append(#"{"path":"medications_table","action":"add"}"#)
                rows.append(nil)
            }
            try session.submit(written: written)
            let row = random.below(rows.count)
            rows[row] = random.chance(20) ? nil : random.below(4)
            let path = "medications_table" + (row > 0 ? "[\(row)]" : "")
            let reply = try session.submit([(path + "/strength", strength(rows[row]))])
            #expect(reply.http == 200)
            for (number, choice) in rows.enumerated() {
                let place = "medications_table" + (number > 0 ? "[\(number)]" : "") + "/rxcui"
                let expected = choice.flatMap { $0 < Self.strengths.count ? Self.strengths[$0].0 : nil }
                #expect(reply.text(place) == expected, "\(rows) row \(number)")
            }
        }
    }

    @Test func aStrengthThatTheQueryDoesNotGive() throws {
        let session = try ScoreSession("rxterms", always: Self.lookup())
        let reply = try session.submit([
            ("medications_table/strength", [ScoreSession.coding(Self.system, "999", "Other")])
        ])
        #expect(reply.http == 422 && reply.issues.contains { $0.linkId == "strength" && $0.code == "value" })
    }
}
