import HTTPServer
import Testing

@testable import Service

/// What cases in files cannot say of `QuestionnaireResponse/$validate`: forms made by the thousand, names that are computed,
/// versions of what is stored.
@Suite struct ResponseValidateTests {
    private static func variable(_ name: String, _ expression: String) -> String {
        #"{"url":"http://hl7.org/fhir/StructureDefinition/variable","valueExpression":{"name":"\#(name)","language":"text/fhirpath","expression":"\#(expression)"}}"#
    }

    /// Each variable uses the one before it, down to a launch context that was not sent: no thread's stack is as long as that.
    @Test func chainsOfVariablesOfAnyLength() throws {
        let service = try LiveService(.memory)
        let count = 20_000
        let variables =
            [Self.variable("v0", "%patient.active")]
            + (1..<count).map { Self.variable("v\($0)", "%v\($0 - 1)") }
        let condition =
            #"{"url":"http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression","valueExpression":{"language":"text/fhirpath","expression":"%v\#(count - 1)"}}"#
        let form =
            #"{"resourceType":"Questionnaire","url":"http://f.example/chain","status":"active","extension":[{"url":"http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-launchContext","extension":[{"url":"name","valueCoding":{"code":"patient"}},{"url":"type","valueCode":"Patient"}]},\#(variables.joined(separator: ","))],"item":[{"linkId":"a","type":"string","extension":[\#(condition)]}]}"#
        let response =
            #"{"resourceType":"QuestionnaireResponse","questionnaire":"http://f.example/chain","status":"completed","item":[{"linkId":"a","answer":[{"valueString":"x"}]}]}"#
        let body =
            #"{"resourceType":"Parameters","parameter":[{"name":"resource","resource":\#(response)},{"name":"questionnaire","resource":\#(form)}]}"#
        let reply = try service.send("POST", "/QuestionnaireResponse/$validate", body)
        #expect(reply.status == 200)
        #expect(reply["resourceType"] == "OperationOutcome")
        // What depends on what was not sent says nothing of the response.
        #expect(!reply.text.contains(#""severity":"error""#), "\(reply.text.prefix(2000))")
        #expect(try service.send("GET", "/health").status == 200)
    }

    @Test func aStoredResponseKeepsItsVersion() throws {
        let service = try LiveService(.memory)
        let sent =
            #"{"resourceType":"QuestionnaireResponse","id":"five","questionnaire":"http://f.example/none","status":"completed","item":[{"linkId":"a","answer":[{"valueString":"x"}]}]}"#
        let type = ("Content-Type", "application/fhir+json; fhirVersion=5.0")
        #expect(try service.send("PUT", "/QuestionnaireResponse/five", sent, type).status == 201)
        let reply = try service.send("GET", "/QuestionnaireResponse/five/$validate")
        #expect(reply.status == 200)
        #expect(reply.header("Content-Type") == "application/fhir+json; fhirVersion=5.0; charset=utf-8")
        #expect(!reply.text.contains(#""severity":"error""#), "\(reply.text)")
    }

    /// A response may name its form as `form.hash` of a reply does.
    @Test func aResponseThatNamesItsFormByHash() throws {
        let service = try LiveService(.memory)
        let form =
            #"{"resourceType":"Questionnaire","url":"http://f.example/hash","status":"active","item":[{"linkId":"a","type":"string"}]}"#
        let step = try service.send(
            "POST", "/Questionnaire/$next-step", #"{"questionnaire":\#(form)}"#,
            ("Accept", "application/vnd.formstep+json"))
        let hash = try #require(step["form.hash"])
        func validated(_ name: String) throws -> LiveReply {
            let response =
                #"{"resourceType":"QuestionnaireResponse","questionnaire":"\#(name)","status":"completed","item":[{"linkId":"a","answer":[{"valueString":"x"}]}]}"#
            return try service.send(
                "POST", "/QuestionnaireResponse/$validate",
                #"{"resourceType":"Parameters","parameter":[{"name":"resource","resource":\#(response)},{"name":"questionnaire","resource":\#(form)}]}"#
            )
        }
        #expect(!(try validated(hash)).text.contains("questionnaireMismatch"))
        #expect(try validated("http://f.example/other").text.contains("questionnaireMismatch"))
    }
}
