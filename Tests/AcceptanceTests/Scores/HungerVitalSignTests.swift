import TestSupport
import Testing

/// The hunger vital sign: a calculated choice, in the guide's own version and in that of the SDOH project.
@Suite struct HungerVitalSignTests {
    private static let choices: [(code: String, display: String, isRisk: Bool)?] = [
        nil, ("LA28397-0", "Often true", true), ("LA6729-3", "Sometimes true", true),
        ("LA28398-8", "Never true", false), ("LA15775-2", "Don't know/refused", false),
    ]
    private static let result = "~188124-3"

    private func answer(_ choice: Int) -> [String]? {
        Self.choices[choice].map { [ScoreSession.coding("http://loinc.org", $0.code, $0.display)] }
    }

    /// All pairs of answers, blanks too, in one session, in an order of the seed's; also where each pair of answers
    /// finishes the response, so that the next amends it.
    @Test(arguments: ["hunger-vital-sign", "hunger-vital-sign-sdohcc"], [true, false])
    func allPairs(_ form: String, _ finalize: Bool) throws {
        var random = SeededGenerator(seed: finalize ? 1 : 2)
        let session = try ScoreSession(form, always: #""finalize":\#(finalize),"#)
        for pair in Array(0..<25).shuffled(using: &random) {
            let (worried, ranOut) = (pair / 5, pair % 5)
            let reply = try session.submit([("~188122-7", answer(worried)), ("~188123-5", answer(ranOut))])
            let given = [Self.choices[worried], Self.choices[ranOut]].compactMap { $0 }
            let expected = given.isEmpty ? nil : given.contains { $0.isRisk } ? "LA19952-3" : "LA19983-8"
            #expect(reply.code(Self.result) == expected, "\(worried) \(ranOut)")
            if expected != nil {
                #expect(reply.display(Self.result) == (given.contains { $0.isRisk } ? "At risk" : "No risk"))
                #expect(finalize || reply.origin(Self.result) == "calculated")
            }
        }
    }

    /// The guide's form has a readOnly result.
    @Test func theResultIsNotThePersons() throws {
        let session = try ScoreSession("hunger-vital-sign")
        try session.submit([("~188122-7", answer(1))])
        let own = try session.submit([(Self.result, [ScoreSession.coding("http://loinc.org", "LA19983-8", "No risk")])])
        #expect(own.http == 422)
        // Nor by a response that says so.
        session.restart(
            from: #"{"resourceType":"QuestionnaireResponse","status":"in-progress","item":["#
                + #"{"linkId":"/88122-7","answer":[\#(answer(3)?[0] ?? "")]},"#
                + #"{"linkId":"/88124-3","answer":[{"valueCoding":{"system":"http://loinc.org","code":"LA19952-3"}}]}]}"#
        )
        let posted = try session.submit([])
        #expect(posted.code(Self.result) == "LA19983-8")
        let end = try session.finish()
        #expect(end.responseStatus == "completed" && end.code(Self.result) == "LA19983-8")
    }

    /// In that of the SDOH project it can be answered, and then stays.
    @Test func onesOwnResultSticks() throws {
        let session = try ScoreSession("hunger-vital-sign-sdohcc", always: #""finalize":false,"#)
        try session.submit([("~188122-7", answer(1))])
        try session.submit([(Self.result, [ScoreSession.coding("http://loinc.org", "LA19983-8", "No risk")])])
        let later = try session.submit([("~188123-5", answer(2))])
        #expect(later.code(Self.result) == "LA19983-8" && later.origin(Self.result) == nil)
        let cleared = try session.submit([(Self.result, nil)])
        #expect(cleared.code(Self.result) == "LA19952-3" && cleared.origin(Self.result) == "calculated")
    }
}
