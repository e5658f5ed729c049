import FHIRJSON
import FHIRModel
import SDC
import Testing

@testable import Service

struct RequestReadingTests {
    private func read(_ text: String) throws -> NextStepParts {
        try PartsReader.read(Array(text.utf8), limits: .default)
    }

    /// What both forms of this request must be read as.
    private func check(_ parts: NextStepParts) throws {
        #expect(parts.errors.isEmpty)
        #expect(parts.questionnaire == .named("http://forms.example/x|1"))
        #expect(parts.response.exists)
        #expect(parts.items.exists)
        #expect(parts.after == "g/a")
        #expect(parts.at == "b")
        #expect(parts.direction == .back)
        #expect(parts.granularity == .item)
        #expect(parts.language == "nb-NO")
        #expect(parts.timezone == "Europe/Oslo")
        #expect(!parts.finalize && parts.prune && parts.explain)
        #expect(parts.contexts.map(\.name) == ["patient"])
        #expect(parts.submissions.map(\.path) == ["a", "rows[1]", "c"])
        #expect(parts.submissions.map(\.action) == [nil, .move, nil])
        #expect(parts.submissions.map(\.to) == [nil, 0, nil])
        #expect(parts.submissions.map { $0.answers?.count } == [2, nil, parts.submissions.last?.answers?.count])
        let answers = try #require(parts.submissions.first?.answers)
        #expect(
            answers.map { String(decoding: parts.document.bytes($0), as: UTF8.self) } == [
                #"{"valueInteger":1}"#, #"{"valueDecimal":2.50}"#,
            ])
        #expect(parts.warnings.map(\.code) == [.notSupported])
    }

    @Test func compact() throws {
        let parts = try read(
            """
            {"questionnaire":"http://forms.example/x|1","response":{"resourceType":"QuestionnaireResponse"},
             "answers":[{"path":"a","answers":[{"valueInteger":1},{"valueDecimal":2.50}]},
              {"path":"rows[1]","action":"move","to":0},{"path":"c","answers":[]}],
             "items":{"resourceType":"QuestionnaireResponse"},"after":"g/a","at":"b","direction":"back",
             "granularity":"item","context":[{"name":"patient","content":[]}],"language":"nb-NO","timezone":"Europe/Oslo",
             "finalize":false,"prune":true,"explain":true,"whatever":{"a":[1]}}
            """)
        try check(parts)
        #expect(parts.submissions.last?.answers == [])
        #expect(parts.warnings.first?.expression == "whatever")
    }

    @Test func parameters() throws {
        let parts = try read(
            """
            {"resourceType":"Parameters","parameter":[
             {"name":"explain","valueBoolean":true},{"name":"prune","valueBoolean":true},{"name":"finalize","valueBoolean":false},
             {"name":"timezone","valueString":"Europe/Oslo"},{"name":"language","valueCode":"nb-NO"},
             {"name":"granularity","valueCode":"item"},{"name":"direction","valueCode":"back"},
             {"name":"at","valueString":"b"},{"name":"after","valueString":"g/a"},
             {"name":"answer","part":[{"name":"value","valueInteger":1},{"name":"path","valueString":"a"},
               {"name":"value","valueDecimal":2.50}]},
             {"name":"answer","part":[{"name":"path","valueString":"rows[1]"},{"name":"action","valueCode":"move"},
               {"name":"to","valueInteger":0}]},
             {"name":"answer","part":[{"name":"path","valueString":"c"}]},
             {"name":"context","part":[{"name":"name","valueString":"patient"},{"name":"content","resource":{"resourceType":"Patient"}}]},
             {"name":"items","resource":{"resourceType":"QuestionnaireResponse"}},
             {"name":"questionnaire-response","resource":{"resourceType":"QuestionnaireResponse"}},
             {"name":"whatever","valueString":"x"},
             {"name":"questionnaire","valueUri":"http://forms.example/x|1"}]}
            """)
        try check(parts)
        #expect(parts.submissions.last?.answers == nil)
        #expect(parts.warnings.first?.expression == "Parameters.parameter[15]")
    }

    @Test func bareResources() throws {
        let response = try read(#"{"resourceType":"QuestionnaireResponse","questionnaire":"u"}"#)
        #expect(response.response == response.document.root)
        #expect(response.responseQuestionnaire == "u")
        let form = try read(#"{"resourceType":"Questionnaire"}"#)
        #expect(form.questionnaire == .inline(form.document.root))
        #expect(!form.response.exists)
    }

    @Test func nullIsAbsent() throws {
        let parts = try read(#"{"questionnaire":null,"response":null,"after":null,"answers":null,"finalize":null}"#)
        #expect(parts.errors.isEmpty && parts.warnings.isEmpty)
        #expect(parts.questionnaire == nil && parts.after == nil && parts.finalize)
    }

    @Test(arguments: [
        "", "nonsense", "[]", "1", #""text""#, #"{"a":1,}"#, #"{"resourceType":"Patient"}"#, #"{"resourceType":1}"#,
        "\u{FEFF}{}",
    ])
    func malformed(text: String) {
        #expect {
            _ = try read(text)
        } throws: { error in
            (error as? ServiceError)?.category == .malformed
        }
    }

    @Test(arguments: [
        (#"{"after":3}"#, "after"), (#"{"at":{}}"#, "at"), (#"{"direction":"up"}"#, "direction"),
        (#"{"granularity":"all of it"}"#, "granularity"), (#"{"finalize":"false"}"#, "finalize"),
        (#"{"prune":1}"#, "prune"),
        (#"{"answers":{}}"#, "answers"), (#"{"answers":[1]}"#, "answers[0]"),
        (#"{"answers":[{"answers":[]}]}"#, "answers[0]"),
        (#"{"answers":[{"path":1,"answers":[]}]}"#, "answers[0].path"),
        (#"{"answers":[{"path":"a","answers":{}}]}"#, "answers[0].answers"),
        (#"{"answers":[{"path":"a","answers":[true]}]}"#, "answers[0].answers[0]"),
        (#"{"answers":[{"path":"a","action":"jump"}]}"#, "answers[0].action"),
        (#"{"answers":[{"path":"a","action":"move","to":-1}]}"#, "answers[0].to"),
        (#"{"answers":[{"path":"a","action":"move","to":1.5}]}"#, "answers[0].to"),
        (#"{"response":{"resourceType":"Patient"}}"#, "response"), (#"{"response":"x"}"#, "response"),
        (#"{"items":[]}"#, "items"), (#"{"questionnaire":{}}"#, "questionnaire"),
        (#"{"questionnaire":""}"#, "questionnaire"),
        (#"{"questionnaire":{"resourceType":"Patient"}}"#, "questionnaire"), (#"{"language":"no such"}"#, "language"),
        (#"{"timezone":1}"#, "timezone"), (#"{"context":{}}"#, "context"), (#"{"context":[{}]}"#, "context[0].name"),
        (#"{"resourceType":"Parameters","parameter":{}}"#, "Parameters.parameter"),
        (#"{"resourceType":"Parameters","parameter":[{}]}"#, "Parameters.parameter[0].name"),
        (#"{"resourceType":"Parameters","parameter":[{"name":"after","valueInteger":1}]}"#, "Parameters.parameter[0]"),
        (#"{"resourceType":"Parameters","parameter":[{"name":"answer"}]}"#, "Parameters.parameter[0]"),
        (
            #"{"resourceType":"Parameters","parameter":[{"name":"answer","part":[{"name":"path","valueString":"a"},{"name":"value"}]}]}"#,
            "Parameters.parameter[0].part[1]"
        ),
        (
            #"{"resourceType":"Parameters","parameter":[{"name":"at","valueString":"a"},{"name":"at","valueString":"b"}]}"#,
            "Parameters.parameter[1]"
        ),
        (#"{"resourceType":"Parameters","parameter":[{"name":"context"}]}"#, "Parameters.parameter[0]"),
        (
            #"{"resourceType":"Parameters","parameter":[{"name":"questionnaire-response","valueString":"x"}]}"#,
            "Parameters.parameter[0]"
        ),
    ])
    func wrongParts(text: String, expression: String) throws {
        #expect(try read(text).errors.map(\.expression) == [expression])
    }

    @Test func theHandlerAnswersWrongPartsWithTheResponseAsPosted() {
        let service = TestService(TestForms.form("one", id: "one"))
        let response = #"{"resourceType":"QuestionnaireResponse",  "status":"in-progress"}"#
        let reply = service.step(#"{"after":1,"response":\#(response)}"#, target: "/Questionnaire/one/$next-step")
        #expect(reply.status == 422)
        #expect(reply["response"] == response)
        #expect(reply["issues.0.expression"] == "after")
        #expect(service.step(#"{"timezone":"Mars/Olympus"}"#, target: "/Questionnaire/one/$next-step").status == 422)
        #expect(service.step(#"{"timezone":"../etc/passwd"}"#, target: "/Questionnaire/one/$next-step").status == 422)
        #expect(service.step(#"{"timezone":"Europe/Oslo"}"#, target: "/Questionnaire/one/$next-step").status == 200)
    }

    @Test func unknownPartsAreAWarning() {
        let service = TestService(TestForms.form("one", id: "one"))
        let reply = service.step(#"{"colour":"red"}"#, target: "/Questionnaire/one/$next-step")
        #expect(reply.status == 200)
        #expect(reply["issues.0.severity"] == "warning")
        #expect(reply["issues.0.text"]?.contains("colour") == true)
    }

    @Test func authoredIsInTheZone() {
        let service = TestService(TestForms.form("one", id: "one"))
        let body = #"{"timezone":"Europe/Oslo","answers":[{"path":"a","answers":[{"valueString":"x"}]}],"after":"a"}"#
        let reply = service.step(body, target: "/Questionnaire/one/$next-step")
        #expect(reply["response.authored"] == "2026-01-01T13:00:00+01:00")
    }
}
