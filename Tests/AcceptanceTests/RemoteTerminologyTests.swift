import FHIRJSON
import Foundation
import TestSupport
import Testing

/// A second process as the terminology server.
@Suite struct RemoteTerminologyTests {
    private static let system = """
        {"resourceType":"CodeSystem","id":"far","url":"http://far.example/CodeSystem/far","status":"active","content":"complete",
         "concept":[{"code":"a","display":"Alpha","concept":[{"code":"a1","display":"Alpha one"}]},{"code":"b","display":"Beta"}]}
        """
    private static let valueSet = """
        {"resourceType":"ValueSet","id":"far","url":"http://far.example/ValueSet/far","status":"active",
         "compose":{"include":[{"system":"http://far.example/CodeSystem/far"}]}}
        """
    private static let form = """
        {"questionnaire":{"resourceType":"Questionnaire","status":"active","item":[
          {"linkId":"c","text":"Which","type":"choice","answerValueSet":"http://far.example/ValueSet/far"},
          {"linkId":"d","text":"Why alpha","type":"string","extension":[
            {"url":"http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression",
             "valueExpression":{"language":"text/fhirpath","expression":"%resource.item.where(linkId='c').answer.value.subsumedBy(%factory.Coding('http://far.example/CodeSystem/far','a'))"}}]}]},
         "response":{"resourceType":"QuestionnaireResponse","status":"in-progress","item":[ANSWER]},"after":"c"}
        """

    private let fhir = [("Content-Type", "application/fhir+json"), ("Accept", "application/fhir+json")]

    private func start(_ flags: [String]) throws -> (ServerProcess, HTTPClient) {
        let server = try ServerProcess(["serve", "--port", "0", "--store", "memory"] + flags)
        return (server, HTTPClient(port: try #require(server.listeningPort())))
    }

    private func get(_ client: HTTPClient, _ path: String) throws -> (Int, Document) {
        let reply = try client.send("GET", path, headers: [("Accept", "application/fhir+json")])
        return (reply.status, try Document.parse(reply.body))
    }

    private func part(_ name: String, _ document: Document) -> Node {
        for part in document.items(document.member(document.root, named: "parameter"))
        where document.equals(document.member(part, named: "name"), name) {
            for member in document.children(part) where document.name(of: document.key(member)).hasPrefix("value") {
                return member
            }
        }
        return .none
    }

    @Test func whatIsNotKnownIsAskedFor() throws {
        let (far, server) = try start([])
        defer { far.signal(SIGTERM) }
        #expect(try server.send("PUT", "/CodeSystem/far", headers: fhir, body: Array(Self.system.utf8)).status == 201)
        #expect(try server.send("PUT", "/ValueSet/far", headers: fhir, body: Array(Self.valueSet.utf8)).status == 201)
        let base = "http://127.0.0.1:\(server.port)"
        let (near, client) = try start(["--outbound-allow", base, "--terminology-server", base])
        defer { near.signal(SIGTERM) }

        let (status, expansion) = try get(client, "/ValueSet/$expand?url=http://far.example/ValueSet/far&filter=one")
        #expect(status == 200)
        let body = expansion.member(expansion.root, named: "expansion")
        #expect(expansion.integer(expansion.member(body, named: "total")) == 1)

        let (_, verdict) = try get(
            client,
            "/ValueSet/$validate-code?url=http://far.example/ValueSet/far&system=http://far.example/CodeSystem/far&code=b"
        )
        #expect(verdict.bool(part("result", verdict)) == true)
        let (_, lookup) = try get(client, "/CodeSystem/$lookup?system=http://far.example/CodeSystem/far&code=a1")
        #expect(lookup.string(part("display", lookup)) == "Alpha one")
        let (_, subsumes) = try get(
            client, "/CodeSystem/$subsumes?system=http://far.example/CodeSystem/far&codeA=a&codeB=a1")
        #expect(subsumes.string(part("outcome", subsumes)) == "subsumes")
        let (missing, _) = try get(client, "/ValueSet/$expand?url=http://far.example/ValueSet/none")
        #expect(missing == 404)
        // A value set of our own with a part that only they know.
        let own = """
            {"resourceType":"ValueSet","status":"active","compose":{"include":[{"system":"urn:own","concept":[{"code":"o"}]},
             {"system":"http://far.example/CodeSystem/far","filter":[{"property":"concept","op":"is-a","value":"a"}]}]}}
            """
        let mixed = try Document.parse(
            try client.send("POST", "/ValueSet/$expand", headers: fhir, body: Array(own.utf8)).body)
        #expect(mixed.integer(mixed.member(mixed.member(mixed.root, named: "expansion"), named: "total")) == 3)

        // A form's options, and its conditions.
        for (code, step) in [("a1", #""linkId":"d""#), ("b", #""status":"complete""#)] {
            let answer =
                #"{"linkId":"c","answer":[{"valueCoding":{"system":"http://far.example/CodeSystem/far","code":"\#(code)"}}]}"#
            let reply = try client.send(
                "POST", "/Questionnaire/$next-step",
                headers: [("Content-Type", "application/json"), ("Accept", "application/json")],
                body: Array(Self.form.replacing("ANSWER", with: answer).utf8))
            #expect(reply.status == 200)
            #expect(String(decoding: reply.body, as: UTF8.self).contains(step), "\(code)")
        }
    }

    /// Nobody is called that is not on the list, whatever a form prefers.
    @Test func aFormDoesNotChooseWhomToCall() throws {
        let (far, server) = try start([])
        defer { far.signal(SIGTERM) }
        #expect(try server.send("PUT", "/ValueSet/far", headers: fhir, body: Array(Self.valueSet.utf8)).status == 201)
        let (near, client) = try start(["--outbound-allow", "https://tx.example"])
        defer { near.signal(SIGTERM) }
        let form = """
            {"resourceType":"Questionnaire","status":"active","extension":[
              {"url":"http://hl7.org/fhir/StructureDefinition/preferredTerminologyServer","valueUrl":"http://127.0.0.1:\(server.port)"}],
             "item":[{"linkId":"c","text":"Which","type":"choice","answerValueSet":"http://far.example/ValueSet/far"}]}
            """
        let reply = try client.send("POST", "/Questionnaire/$validate", headers: fhir, body: Array(form.utf8))
        let text = String(decoding: reply.body, as: UTF8.self)
        #expect(text.contains("value-set-unresolved"))
        let metrics = try server.send("GET", "/metrics")
        #expect(!String(decoding: metrics.body, as: UTF8.self).contains("$expand"))
    }
}
