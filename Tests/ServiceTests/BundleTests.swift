import Testing

@testable import Service

/// Batch and transaction, on both stores (https://hl7.org/fhir/R4/http.html#transaction).
@Suite struct BundleTests {
    private func entry(
        _ method: String, _ url: String, _ resource: String? = nil, fullUrl: String? = nil, more: String = ""
    ) -> String {
        let members = [
            fullUrl.map { #""fullUrl":"\#($0)""# }, resource.map { #""resource":\#($0)"# },
            #""request":{"method":"\#(method)","url":"\#(url)"\#(more)}"#,
        ]
        return "{\(members.compactMap(\.self).joined(separator: ","))}"
    }

    private func bundle(_ type: String, _ entries: String...) -> String {
        #"{"resourceType":"Bundle","type":"\#(type)","entry":[\#(entries.joined(separator: ","))]}"#
    }

    private let patient = #"{"resourceType":"Patient","identifier":[{"system":"s","value":"1"}]}"#

    @Test(arguments: StoreKind.allCases) func referencesBetweenEntriesAreRewritten(kind: StoreKind) throws {
        let service = try LiveService(kind)
        let person = "urn:uuid:11111111-1111-4111-8111-111111111111"
        let form = "urn:uuid:22222222-2222-4222-8222-222222222222"
        let response =
            #"{"resourceType":"QuestionnaireResponse","status":"completed","questionnaire":"\#(form)","#
            + #""identifier":{"system":"urn:ietf:rfc:3986","value":"\#(person)"},"subject":{"reference":"\#(person)"},"#
            + #""basedOn":[{"reference":"ServiceRequest/old"}],"author":{"reference":"urn:uuid:unknown"}}"#
        let reply = try service.send(
            "POST", "/",
            bundle(
                "transaction", entry("POST", "QuestionnaireResponse", response),
                entry("GET", "Patient?identifier=s%7C1"),
                entry("POST", "Patient", patient, fullUrl: person),
                entry(
                    "PUT", "Questionnaire/q",
                    #"{"resourceType":"Questionnaire","id":"q","status":"active","url":"\#(form)"}"#,
                    fullUrl: form),
                entry(
                    "POST", "ServiceRequest",
                    #"{"resourceType":"ServiceRequest","id":"old","status":"active","intent":"plan","subject":{"display":"a"}}"#,
                    fullUrl: "http://other.example/fhir/ServiceRequest/old")))
        #expect(reply.status == 200)
        #expect(reply["type"] == "transaction-response")
        #expect(
            reply.all("entry", "response.status") == [
                "201 Created", "200 OK", "201 Created", "201 Created", "201 Created",
            ])
        // Reads come last, so they see what was written.
        #expect(reply["entry.1.resource.total"] == "1")
        func place(_ index: Int) -> String? {
            reply["entry.\(index).response.location"].map { location in
                location.split(separator: "/").dropFirst(2).prefix(2).joined(separator: "/")
            }
        }
        let stored = try service.send("GET", "/" + (try #require(place(0))))
        #expect(stored["subject.reference"] == place(2))
        #expect(stored["basedOn.0.reference"] == place(4))
        #expect(stored["questionnaire"] == "Questionnaire/q")
        #expect(stored["identifier.value"] == person)
        #expect(stored["author.reference"] == "urn:uuid:unknown")
        #expect(try service.send("GET", "/Questionnaire/q")["url"] == form)
        // What was rewritten is what is searched by.
        #expect(
            try service.send("GET", "/QuestionnaireResponse?subject=\(try #require(place(2)))")["total"] == "1")
    }

    @Test(arguments: StoreKind.allCases) func oneFaultLeavesNothing(kind: StoreKind) throws {
        let service = try LiveService(kind)
        _ = try service.send("PUT", "/Patient/p", #"{"resourceType":"Patient","id":"p"}"#)
        let good = entry("POST", "Patient", patient)
        let faults: [(String, Int, String)] = [
            (
                entry("PUT", "Patient/p", #"{"resourceType":"Patient","id":"p"}"#, more: #","ifMatch":"W/\"7\"""#), 412,
                "conflict"
            ),
            (entry("PUT", "Patient/p", #"{"resourceType":"Patient","id":"x"}"#), 400, "value"),
            (entry("GET", "Patient/none"), 404, "not-found"), (entry("POST", "Other", patient), 404, "not-supported"),
            (entry("POST", "Patient"), 400, "required"), (entry("PATCH", "Patient/p", patient), 400, "not-supported"),
            (entry("POST", "Questionnaire/$next-step", patient), 400, "not-supported"),
            (entry("DELETE", "Patient?identifier=s%7C1"), 400, "not-supported"),
            (
                entry("PUT", "StructureDefinition/item-state", #"{"resourceType":"StructureDefinition"}"#), 403,
                "forbidden"
            ),
        ]
        for (fault, status, code) in faults {
            let reply = try service.send("POST", "/", bundle("transaction", good, entry("DELETE", "Patient/p"), fault))
            // A deletion of what is written as well is a fault of its own; here only the last entry is.
            let single = try service.send("POST", "/", bundle("transaction", good, fault))
            #expect(single.status == status, "\(fault)")
            #expect(single["issue.0.code"] == code, "\(fault)")
            #expect(single["issue.0.expression.0"]?.hasPrefix("Bundle.entry[1]") == true, "\(fault)")
            #expect(reply.status >= 400)
            #expect(try service.send("GET", "/Patient")["total"] == "1", "\(fault)")
            #expect(try service.send("GET", "/Patient/p")["meta.versionId"] == "1", "\(fault)")
        }
        let twice = bundle(
            "transaction", entry("DELETE", "Patient/p"),
            entry("PUT", "Patient/p", #"{"resourceType":"Patient","id":"p"}"#))
        #expect(try service.send("POST", "/", twice)["issue.0.code"] == "duplicate")
        #expect(try service.send("GET", "/Patient/p").status == 200)
    }

    @Test(arguments: StoreKind.allCases) func ifNoneExistIsKnownToTheOthers(kind: StoreKind) throws {
        let service = try LiveService(kind)
        let known = try #require(try service.send("POST", "/Patient", patient)["id"])
        let flag =
            #"{"resourceType":"Flag","status":"active","code":{"text":"a"},"subject":{"reference":"urn:uuid:1"}}"#
        let reply = try service.send(
            "POST", "/",
            bundle(
                "transaction", entry("POST", "Flag", flag),
                entry("POST", "Patient", patient, fullUrl: "urn:uuid:1", more: #","ifNoneExist":"identifier=s|1""#)),
            ("Prefer", "return=representation"))
        #expect(reply.all("entry", "response.status") == ["201 Created", "200 OK"])
        #expect(reply["entry.0.resource.subject.reference"] == "Patient/\(known)")
        #expect(try service.send("GET", "/Patient")["total"] == "1")
    }

    @Test(arguments: StoreKind.allCases) func aBatchGoesOn(kind: StoreKind) throws {
        let service = try LiveService(kind)
        let reply = try service.send(
            "POST", "/",
            bundle(
                "batch", entry("PUT", "Patient/p", #"{"resourceType":"Patient","id":"p"}"#),
                entry("GET", "Patient/none"),
                entry("GET", "Patient/p"), entry("GET", "/Patient/p/_history/1"), entry("GET", "Patient/p/_history"),
                entry("GET", "http://127.0.0.1:\(service.port)/Patient?_id=p"), entry("POST", "Other", "{}"),
                entry("DELETE", "Patient/p"), entry("GET", "Patient/p")))
        #expect(reply.status == 200)
        #expect(reply["type"] == "batch-response")
        #expect(
            reply.all("entry", "response.status") == [
                "201 Created", "404 Not Found", "200 OK", "200 OK", "200 OK", "200 OK", "404 Not Found",
                "204 No Content", "410 Gone",
            ])
        #expect(reply["entry.1.response.outcome.issue.0.code"] == "not-found")
        #expect(reply["entry.0.resource"] == nil)
        #expect(reply["entry.2.resource.id"] == "p")
        #expect(reply["entry.4.resource.type"] == "history")
        #expect(reply["entry.5.resource.total"] == "1")
    }

    @Test(arguments: [
        "{", "[]", "{}", #"{"resourceType":"Patient"}"#, #"{"resourceType":"Bundle"}"#,
        #"{"resourceType":"Bundle","type":"collection"}"#,
        #"{"resourceType":"Bundle","type":"transaction","entry":[{}]}"#,
        #"{"resourceType":"Bundle","type":"transaction","entry":[{"request":{"method":"POST","url":"%"}}]}"#,
    ])
    func noBundle(body: String) {
        let reply = TestService().send("POST", "/", body)
        #expect(reply.status == 400)
        #expect(reply.type == "OperationOutcome")
    }

    @Test func anEmptyTransactionIsOne() {
        let reply = TestService().send("POST", "/", #"{"resourceType":"Bundle","type":"transaction"}"#)
        #expect(reply.status == 200)
        #expect(reply["entry"] == nil)
    }

    @Test(arguments: StoreKind.allCases) func oneConditionTwiceCreatesOnce(kind: StoreKind) throws {
        let service = try LiveService(kind)
        let (one, other) = (
            "urn:uuid:11111111-1111-4111-8111-111111111111", "urn:uuid:22222222-2222-4222-8222-222222222222"
        )
        let condition = #","ifNoneExist":"identifier=s|1""#
        let observation =
            #"{"resourceType":"Observation","status":"final","code":{"text":"a"},"subject":{"reference":"\#(other)"}}"#
        let reply = try service.send(
            "POST", "/",
            bundle(
                "transaction", entry("POST", "Patient", patient, fullUrl: one, more: condition),
                entry("POST", "Patient", patient, fullUrl: other, more: condition),
                entry("POST", "Observation", observation)))
        #expect(reply.all("entry", "response.status") == ["201 Created", "200 OK", "201 Created"])
        #expect(reply["entry.0.response.location"] == reply["entry.1.response.location"])
        let found = try service.send("GET", "/Patient?identifier=s%7C1")
        #expect(found["total"] == "1")
        let id = try #require(found["entry.0.resource.id"])
        #expect(try service.send("GET", "/Observation")["entry.0.resource.subject.reference"] == "Patient/\(id)")
        // And again: nothing more.
        let again = try service.send(
            "POST", "/", bundle("transaction", entry("POST", "Patient", patient, fullUrl: one, more: condition)))
        #expect(again.all("entry", "response.status") == ["200 OK"])
        #expect(try service.send("GET", "/Patient")["total"] == "1")
    }

    @Test(arguments: ["transaction", "batch"]) func entriesThatAreNoListAreNotPassedOver(type: String) throws {
        let service = try LiveService(.memory)
        for entry in [#"{"request":{"method":"POST","url":"Patient"}}"#, "5", #""x""#, "true"] {
            let reply = try service.send(
                "POST", "/", #"{"resourceType":"Bundle","type":"\#(type)","entry":\#(entry)}"#)
            #expect(reply.status == 400, "\(entry)")
            #expect(reply["issue.0.expression.0"] == "Bundle.entry")
        }
    }
}
