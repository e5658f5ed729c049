import Calendar
import Glibc
import TestSupport
import Testing

/// The guide's form behavior example: sequential, with launch context, dates of today, a constraint, conditions.
@Suite struct FormBehaviorTests {
    private static let patient =
        #"{"resourceType":"Patient","id":"p","active":true,"gender":"male","name":["#
        + #"{"use":"nickname","family":"Nick","given":["N"]},{"use":"official","family":"Quist","given":["Ada","Eve"]}]}"#
    private static let context = #""context":[{"name":"patient","content":[\#(patient)]}],"#

    private static func response(_ items: String) -> String {
        #"{"resourceType":"QuestionnaireResponse","status":"in-progress","item":[\#(items)]}"#
    }

    /// The day so many days from now, in UTC.
    private func day(_ days: Int64) -> String {
        String(Instant(seconds: Int64(time(nil)) + days * 86_400).formatted(in: .utc).prefix(10))
    }

    @Test func beginsWithThePatientAndTheDay() throws {
        let session = try ScoreSession("form-behavior", always: Self.context)
        let before = (day(0), day(7))
        let reply = try session.submit([])
        let after = (day(0), day(7))
        #expect(reply.http == 200)
        #expect([before.0, after.0].contains(reply.text("2/2.7")))
        #expect([before.1, after.1].contains(reply.text("3/3.1")))
        // As the form has it: the given name under "Last Name".
        #expect(reply.text("3/3.2/3.2.1") == "Ada" && reply.text("3/3.2/3.2.2") == "Quist")
        #expect(reply.text("3/3.2/3.2.3") == "male")
        #expect(reply.origin("2/2.7") == "initial")
    }

    /// Both variables of the form look below the questions for their answers, where none are: there is no index.
    @Test func itsIndexIsAlwaysBlank() throws {
        let session = try ScoreSession("form-behavior", always: Self.context)
        session.restart(
            from: Self.response(
                #"{"linkId":"3","item":[{"linkId":"3.3","item":[{"linkId":"3.3.1","answer":[{"valueDecimal":70}]},"#
                    + #"{"linkId":"3.3.2","answer":[{"valueDecimal":70}]}]}]}"#))
        let reply = try session.submit([])
        #expect(reply.http == 200 && reply.number("3/3.3/3.3.1") == 70 && reply.isBlank("3/3.3/3.3.3"))
    }

    @Test(arguments: [
        ("K1A 0B1", true), ("V9Z 9Z9", true), ("k1a 0b1", false), ("K1A0B1", false), ("K1A 0B", false), ("", true),
    ])
    func postalCode(_ text: String, _ isGood: Bool) throws {
        let session = try ScoreSession("form-behavior", always: Self.context)
        try session.submit([("1/1.1", [#"{"valueString":"Ada"}"#]), ("1/1.2", [#"{"valueString":"Quist"}"#])])
        let reply = try session.submit([("1/1.3", text.isEmpty ? [] : [#"{"valueString":"\#(text)"}"#])])
        #expect(reply.http == (isGood ? 200 : 422))
        #expect(reply.issues.contains { $0.text == "Postal code must match syntax A1A 1A1." } != isGood)
    }

    /// An expression says whether it is required: the patient is active, or is not, or that is not known.
    @Test(arguments: [("true", 422), ("false", 200), ("null", 200)]) func requiredByThePatient(
        _ active: String, _ status: Int
    ) throws {
        let patient = #"{"resourceType":"Patient","id":"p","active":\#(active)}"#
        let session = try ScoreSession(
            "form-behavior", always: #""context":[{"name":"patient","content":[\#(patient)]}],"#)
        // What is required in groups that are not counts once they hold an answer.
        let reply = try session.submit([("3/3.4/3.4.1", [#"{"valueDecimal":70}"#]), ("3/3.4/3.4.2", [])])
        #expect(reply.http == status)
        #expect(reply.issues.contains { $0.code == "required" && $0.linkId == "3.4.2" } == (status == 422))
    }

    /// Its condition names items that the form does not have: it is never shown.
    @Test func aConditionOnItemsThatAreNotThere() throws {
        let session = try ScoreSession("form-behavior", always: Self.context)
        session.restart(
            from: Self.response(
                #"{"linkId":"4","item":[{"linkId":"4.2","item":[{"linkId":"4.2.1","answer":[{"valueCoding":"#
                    + #"{"system":"http://hl7.org/fhir/administrative-gender","code":"female"}}]},"#
                    + #"{"linkId":"4.2.5","answer":[{"valueDate":"1950-01-01"}]}]}]}"#))
        let reply = try session.submit([], with: #""granularity":"all","at":"","direction":"show","#)
        #expect(reply.http == 200 && reply.shows("4.2.2"))
        #expect(!reply.shows("4.2.6"))
    }

    @Test func questionsForWomen() throws {
        for (code, isShown) in [("female", true), ("male", false), ("other", false)] {
            let session = try ScoreSession("form-behavior", always: Self.context)
            let gender = ScoreSession.coding("http://hl7.org/fhir/administrative-gender", code)
            session.restart(
                from: Self.response(
                    #"{"linkId":"4","item":[{"linkId":"4.2","item":[{"linkId":"4.2.1","answer":[\#(gender)]}]}]}"#))
            let reply = try session.submit([], with: #""granularity":"all","at":"","direction":"show","#)
            #expect(reply.http == 200)
            #expect(reply.shows("4.2.2") == isShown && reply.shows("4.2.3") == isShown && !reply.shows("4.2.4"))
            // The form wants two of them to be seen though they are disabled.
            #expect(reply.showsLocked("4.2.2") != isShown && reply.showsLocked("4.2.4") && !reply.showsLocked("4.2.3"))
        }
    }
}
