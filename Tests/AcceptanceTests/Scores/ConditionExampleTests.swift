import TestSupport
import Testing

/// The guide's test of enableWhen, and its nested repeating groups.
@Suite struct ConditionExampleTests {
    // MARK: enableWhen

    private static let scenario1 = "3239e619-e2b9-492c-bf05-88b314fbe3e4"
    private static let scenario2 = "02a7536f-06b2-4dee-94e1-f5cfcb0e8622"
    private static let scenario5 = "02a7536f-06b2-4dee-94e1-f5cfcb088990"
    private static let scenario6 = "02a7536f-06b2-4dee-94e1-f5cfcb0hd732"
    private static let dates = ["1970-05-06", "1999-12-31", "2000-01-01", "2000-01-02", "2024-02-29"]
    private static let times = ["00:00:00", "11:11:10", "11:11:11", "11:11:12", "23:59:59"]

    private struct Answers {
        var first: Bool?
        var second: Bool?
        var word: String?
        var date: String?
        var time: String?
        var outcomes: Set<Int> = []

        /// What is shown, by linkId, for items whose conditions fit their question's type.
        var shown: [String: Bool] {
            [
                "e5da17a7-7546-45c5-9bcd-d0b09a74cc14": first == true,
                "65578509-21ae-4a48-94de-e46b1e54kjui": first == true,
                "65578509-21ae-4a48-94de-e46b1e10ghqn": second == false,
                "840c08ad-4b27-4c1d-9d6e-824202518ad0": word == "Y",
                "e78586ac-8c97-42a8-a56b-779c5c1d81f1": word != nil && word != "ASKU",
                // Days and times in digits of one length compare like texts.
                "date_greater_2000-01-01": date.map { $0 > "2000-01-01" } ?? false,
                "date_less_2000-01-01": date.map { $0 <= "2000-01-01" } ?? false,
                "datetime_question_greter_than": time.map { $0 > "11:11:11" } ?? false,
                "datetime_question_less_than_equal": time.map { $0 <= "11:11:11" } ?? false,
                "BOWOPTOTH": outcomes.contains(9),
            ]
        }
    }

    @Test(arguments: Effort.some(of: 1...20)) func conditions(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let session = try ScoreSession("enable-when")
        var answers = Answers()
        for _ in 0..<6 {
            var entries: [ScoreSession.Entry] = []
            func truth() -> Bool? { random.chance(25) ? nil : random.chance(50) }
            func boolean(_ value: Bool?) -> [String]? { value.map { [#"{"valueBoolean":\#($0)}"#] } }
            if random.chance(40) {
                answers.first = truth()
                entries.append((Self.scenario1 + "/83d5c1a6-5dc3-44d0-9d9e-d687c72e143e", boolean(answers.first)))
            }
            if random.chance(40) {
                answers.second = truth()
                entries.append((Self.scenario1 + "/fe0106a5-0e25-43a4-9820-7acb7e74d9d7", boolean(answers.second)))
            }
            if random.chance(40) {
                answers.word = [nil, "Y", "N", "ASKU", "UNK"].randomElement(using: &random) ?? nil
                let coding = answers.word.map {
                    [ScoreSession.coding("http://terminology.hl7.org/CodeSystem/v2-0532", $0)]
                }
                entries.append((Self.scenario2 + "/1acf93a7-0890-44cd-be48-542defb35248", coding))
            }
            if random.chance(40) {
                answers.date = random.chance(20) ? nil : Self.dates[random.below(5)]
                entries.append(
                    (Self.scenario5 + "/date_of_birth_question", answers.date.map { [#"{"valueDate":"\#($0)"}"#] }))
            }
            if random.chance(40) {
                answers.time = random.chance(20) ? nil : Self.times[random.below(5)]
                entries.append(
                    (Self.scenario5 + "/datetime_question", answers.time.map { [#"{"valueTime":"\#($0)"}"#] }))
            }
            if random.chance(40) {
                answers.outcomes = Set((0..<random.below(4)).map { _ in [1, 2, 3, 9][random.below(4)] })
                let codings = answers.outcomes.sorted().map { ScoreSession.coding("http://example.org", "\($0)") }
                entries.append((Self.scenario6 + "/BC029", codings.isEmpty ? nil : codings))
            }
            let reply = try session.submit(entries, with: #""granularity":"all","at":"","direction":"show","#)
            #expect(reply.http == 200)
            for (linkId, isShown) in answers.shown {
                #expect(reply.shows(linkId) == isShown, "\(linkId) \(answers)")
            }
        }
    }

    // MARK: Nested groups

    private static let outer = "a7837ce4-6ba4-4d01-913c-d20a6685556b/ba91450b-6e67-40dc-8629-0f1b60577774"
    private static let outerText = "b7e29109-f729-4359-aa29-6c9e7c7b2318"
    private static let inner = "68ca912397a145bd9e9f265702b5cf45"
    private static let innerText = "b7e29109-f729-4359-aa29-6c9e7c7b2328"

    private struct Row {
        var text: String?
        var inner: [String?]
    }

    private func numbered(_ path: String, _ row: Int) -> String { row > 0 ? "\(path)[\(row)]" : path }

    /// Rows in rows as they were written, without the blank ones.
    @Test(arguments: Effort.some(of: 1...15)) func rowsInRows(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let session = try ScoreSession("nested-groups")
        var rows: [Row] = []
        var written: [String] = []
        func put(_ path: String, _ text: String?) {
            guard let text else { return }
            written.append(#"{"path":"\#(path)","answers":[{"valueString":"\#(text)"}]}"#)
        }
        for row in 0..<(1 + random.below(4)) {
            if row > 0 { written.append(#"{"path":"\#(Self.outer)","action":"add"}"#) }
            let place = numbered(Self.outer, row)
            var made = Row(text: random.chance(60) ? "t\(row)" : nil, inner: [])
            put(place + "/" + Self.outerText, made.text)
            for index in 0..<(1 + random.below(3)) {
                if index > 0 { written.append(#"{"path":"\#(place)/\#(Self.inner)","action":"add"}"#) }
                made.inner.append(random.chance(60) ? "t\(row).\(index)" : nil)
                put(numbered("\(place)/\(Self.inner)", index) + "/" + Self.innerText, made.inner[index])
            }
            rows.append(made)
        }
        #expect(try session.submit(written: written).http == 200)
        let end = try session.finish()
        #expect(end.responseStatus == "completed")

        var expected: [String: String] = [:]
        for (row, made) in rows.filter({ $0.text != nil || $0.inner.contains { $0 != nil } }).enumerated() {
            let place = numbered(Self.outer, row)
            if let text = made.text { expected[place + "/" + Self.outerText] = text }
            for (index, text) in made.inner.compactMap({ $0 }).enumerated() {
                expected[numbered("\(place)/\(Self.inner)", index) + "/" + Self.innerText] = text
            }
        }
        var given: [String: String] = [:]
        for path in end.paths { if let text = end.text(path) { given[path] = text } }
        #expect(given == expected)
    }
}
