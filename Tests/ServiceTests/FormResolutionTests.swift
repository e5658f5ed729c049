import HTTPServer
import Testing

@testable import Service

/// Which form a request is about (design 3.2), each case through the whole handler.
struct FormResolutionTests {
    private let one = TestForms.form("one", version: "1.0.0", id: "one-1")
    private let two = TestForms.form("two", version: "1.0.0", id: "two")

    @Test func byInstance() {
        let service = TestService(one, two)
        let reply = service.step("{}", target: "/Questionnaire/two/$next-step")
        #expect(reply.status == 200)
        #expect(reply["form.title"] == "two")
    }

    @Test(arguments: [
        "http://forms.example/one", "http://forms.example/one|1.0.0", "Questionnaire/one-1",
    ])
    func byName(name: String) {
        let service = TestService(one, two)
        #expect(service.step(#"{"questionnaire":"\#(name)"}"#)["form.title"] == "one")
        #expect(service.step(#"{"questionnaire":{"reference":"\#(name)"}}"#)["form.title"] == "one")
        let parameters =
            #"{"resourceType":"Parameters","parameter":[{"name":"questionnaire","valueCanonical":"\#(name)"}]}"#
        #expect(service.step(parameters)["form.title"] == "one")
    }

    @Test func byResponse() {
        let service = TestService(one, two)
        #expect(service.step(TestForms.response("http://forms.example/one"))["form.title"] == "one")
        #expect(service.step(TestForms.response("http://forms.example/one|1.0.0"))["form.title"] == "one")
    }

    @Test func latestVersion() {
        let service = TestService(
            one, TestForms.form("one", version: "1.10.0", id: "b"), TestForms.form("one", version: "1.9.0", id: "c"))
        #expect(service.step(#"{"questionnaire":"http://forms.example/one"}"#)["form.version"] == "1.10.0")
    }

    @Test func inlineAndByHash() throws {
        let service = TestService()
        let first = service.step(one)
        #expect(first["form.title"] == "one")
        let hash = try #require(first["form.hash"])
        #expect(hash.hasPrefix("urn:formstep:sha256:"))
        #expect(service.step(#"{"questionnaire":"\#(hash)"}"#)["form.title"] == "one")
        #expect(service.step(#"{"questionnaire":\#(one)}"#)["form.hash"] == hash)
        #expect(TestService().step(#"{"questionnaire":"\#(hash)"}"#).status == 404)
    }

    @Test func aPostedFormIsNotFoundByItsUrl() {
        let service = TestService()
        #expect(service.step(one).status == 200)
        #expect(service.step(#"{"questionnaire":"http://forms.example/one"}"#).status == 404)
    }

    @Test func formWithoutUrl() throws {
        let service = TestService()
        let canonical = try #require(service.step(TestForms.withoutURL)["form.url"])
        #expect(canonical.hasPrefix("urn:uuid:"))
        let spaced = TestForms.withoutURL.replacing(",\"item\"", with: " , \"item\"")
        #expect(service.step(spaced)["form.url"] == canonical)
        let reply = service.step(
            #"{"questionnaire":\#(TestForms.withoutURL),"response":\#(TestForms.response(canonical))}"#)
        #expect(reply.status == 200)
    }

    @Test(arguments: [
        ("/Questionnaire/none/$next-step", "{}", 404), ("/Questionnaire/a_b/$next-step", "{}", 400),
        ("/Questionnaire/$next-step", "{}", 422),
        ("/Questionnaire/$next-step", TestForms.response(nil), 422),
        ("/Questionnaire/$next-step", TestForms.response("http://forms.example/none"), 404),
        ("/Questionnaire/$next-step", TestForms.response("http://forms.example/one|7"), 409),
        ("/Questionnaire/$next-step", #"{"questionnaire":"http://forms.example/one|7"}"#, 404),
        ("/Questionnaire/$next-step", #"{"questionnaire":"urn:formstep:sha256:00"}"#, 404),
        ("/Questionnaire/$next-step", #"{"questionnaire":"Questionnaire/none"}"#, 404),
        ("/Questionnaire/one-1/$next-step", #"{"questionnaire":"http://forms.example/two"}"#, 422),
        ("/Questionnaire/one-1/$next-step", #"{"questionnaire":"Questionnaire/two"}"#, 422),
        ("/Questionnaire/one-1/$next-step", #"{"questionnaire":"http://forms.example/one|2"}"#, 422),
        ("/Questionnaire/one-1/$next-step", #"{"questionnaire":\#(TestForms.withoutURL)}"#, 422),
        ("/Questionnaire/one-1/$next-step", #"{"response":\#(TestForms.response("http://forms.example/two"))}"#, 422),
        ("/Questionnaire/one-1/$next-step", #"{"response":\#(TestForms.response("http://forms.example/one|7"))}"#, 409),
        ("/Questionnaire/one-1/$next-step", #"{"questionnaire":"http://forms.example/one|1.0.0"}"#, 200),
    ])
    func refusals(target: String, body: String, status: Int) {
        let reply = TestService(one, two).step(body, target: target)
        #expect(reply.status == status)
        switch status {
        case 422: #expect(reply["status"] == "invalid" && reply["envelope"] == "1" && reply["issues.0.text"] != nil)
        case 200: #expect(reply["status"] == "step")
        default: #expect(reply.type == "OperationOutcome")
        }
        #expect(reply.headers["Cache-Control"] == "no-store")
    }

    @Test func theResponsesOwnVersion() {
        let service = TestService(one, TestForms.form("one", version: "2.0.0", id: "one-2"))
        for target in ["/Questionnaire/$next-step", "/Questionnaire/one-2/$next-step"] {
            let reply = service.step(TestForms.response("http://forms.example/one|1.0.0"), target: target)
            #expect(reply["form.version"] == "1.0.0")
        }
        let inline = TestForms.form("one", version: "3.0.0")
        let body = #"{"questionnaire":\#(inline),"response":\#(TestForms.response("http://forms.example/one|2.0.0"))}"#
        #expect(service.step(body)["form.version"] == "2.0.0")
    }

    @Test func fhirVersions() {
        let service = TestService(one)
        func step(_ version: String, _ body: String, _ target: String = "/Questionnaire/$next-step") -> Reply {
            service.step(body, target: target, ("Content-Type", "application/fhir+json; fhirVersion=\(version)"))
        }
        #expect(step("5.0", "{}", "/Questionnaire/one-1/$next-step").status == 422)
        #expect(step("4.0", "{}", "/Questionnaire/one-1/$next-step").status == 200)
        #expect(step("5.0", one).status == 200)
        let fhir = service.step(
            one, ("Content-Type", "application/fhir+json; fhirVersion=5.0"), ("Accept", "application/fhir+json"))
        #expect(fhir.headers["Content-Type"] == "application/fhir+json; fhirVersion=5.0; charset=utf-8")
    }

    @Test func aFormThatCannotBeWalked() {
        let service = TestService()
        let empty = service.step(#"{"resourceType":"Questionnaire","status":"active"}"#)
        #expect(empty.status == 422)
        #expect(empty["issues.0.code"] == "required")
        let twice = TestForms.form("x", items: TestForms.one + "," + TestForms.one)
        let outcome = service.step(twice, ("Accept", "*/*"))
        #expect(outcome.status == 422)
        #expect(outcome.type == "OperationOutcome")
        #expect(outcome["issue.0.expression.0"] == "Questionnaire.item[1].linkId")
    }
}
