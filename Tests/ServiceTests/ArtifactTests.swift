import HTTPServer
import Testing

@testable import Service

/// The RESTful interface over a socket, on both stores (https://hl7.org/fhir/R4/http.html).
@Suite struct ArtifactTests {
    private let form = #"{"resourceType":"Questionnaire","url":"http://f.example/a","title":"A","status":"active"}"#

    @Test(arguments: StoreKind.allCases) func createAndRead(kind: StoreKind) throws {
        let service = try LiveService(kind)
        let sent =
            #"{"resourceType":"Patient", "id":"mine", "extension":[{"url":"x","valueDecimal":1.50}],  "name":[{"family":"Éa"}]}"#
        let created = try service.send("POST", "/Patient", sent)
        #expect(created.status == 201)
        let id = try #require(created["id"])
        #expect(id != "mine")
        #expect(created.header("ETag") == #"W/"1""#)
        #expect(created.header("Last-Modified") == "Thu, 01 Jan 2026 12:00:00 GMT")
        #expect(created.header("Location") == "http://127.0.0.1:\(service.port)/Patient/\(id)/_history/1")
        #expect(created.header("Cache-Control") == "no-store")
        let read = try service.send("GET", "/Patient/\(id)")
        #expect(read.status == 200)
        #expect(read.text == created.text)
        #expect(read.text.contains(#"[{"url":"x","valueDecimal":1.50}],"name":[{"family":"Éa"}]"#))
        #expect(read["meta.versionId"] == "1")
        #expect(read["meta.lastUpdated"] == "2026-01-01T12:00:00.000Z")
        #expect(read.header("Content-Type") == "application/fhir+json; fhirVersion=4.0; charset=utf-8")
        #expect(try service.send("GET", "/Patient/\(id)", nil, ("If-None-Match", #"W/"1""#)).status == 304)
        #expect(try service.send("HEAD", "/Patient/\(id)").status == 200)
        #expect(try service.send("GET", "/Patient/none").status == 404)
        #expect(try service.send("GET", "/Questionnaire/\(id)").status == 404)
    }

    @Test(arguments: StoreKind.allCases) func updatesAndVersions(kind: StoreKind) throws {
        let service = try LiveService(kind)
        func put(_ title: String, _ headers: (String, String)...) throws -> LiveReply {
            let body = #"{"resourceType":"Questionnaire","id":"q","status":"active","title":"\#(title)"}"#
            switch headers.count {
            case 0: return try service.send("PUT", "/Questionnaire/q", body)
            default: return try service.send("PUT", "/Questionnaire/q", body, headers[0])
            }
        }
        #expect(try put("one", ("If-Match", #"W/"1""#)).status == 412)
        #expect(try put("one", ("If-Match", "*")).status == 412)
        #expect(try put("one", ("If-None-Match", "*")).status == 201)
        #expect(try put("one", ("If-None-Match", "*")).status == 412)
        let second = try put("two", ("If-Match", #"W/"1""#))
        #expect(second.status == 200)
        #expect(second.header("ETag") == #"W/"2""#)
        let refused = try put("lost", ("If-Match", #"W/"1""#))
        #expect(refused.status == 412)
        #expect(refused["issue.0.code"] == "conflict")
        #expect(refused["issue.0.diagnostics"]?.contains("2") == true)
        #expect(try put("lost", ("If-Match", "")).status == 400)
        #expect(try put("three", ("If-Match", "2")).status == 200)
        #expect(try service.send("GET", "/Questionnaire/q/_history/1")["title"] == "one")
        #expect(try service.send("GET", "/Questionnaire/q/_history/2")["title"] == "two")
        #expect(try service.send("GET", "/Questionnaire/q/_history/4").status == 404)
        #expect(try service.send("GET", "/Questionnaire/q/_history/x").status == 404)
        #expect(try service.send("DELETE", "/Questionnaire/q", nil, ("If-Match", #"W/"1""#)).status == 412)
        let deleted = try service.send("DELETE", "/Questionnaire/q")
        #expect(deleted.status == 204)
        #expect(deleted.text.isEmpty)
        #expect(try service.send("DELETE", "/Questionnaire/q").status == 204)
        #expect(try service.send("DELETE", "/Questionnaire/never").status == 204)
        let gone = try service.send("GET", "/Questionnaire/q")
        #expect(gone.status == 410)
        #expect(gone["issue.0.code"] == "deleted")
        #expect(try service.send("GET", "/Questionnaire/q/_history/4").status == 410)
        #expect(try service.send("GET", "/Questionnaire/q/_history/3").status == 200)
        #expect(try put("again").status == 201)
        #expect(try service.send("GET", "/Questionnaire/q")["meta.versionId"] == "5")

        let history = try service.send("GET", "/Questionnaire/q/_history?_count=2")
        #expect(history["type"] == "history")
        #expect(history["total"] == "5")
        #expect(history.all("entry", "response.etag") == [#"W/"5""#, #"W/"4""#])
        #expect(history["entry.1.request.method"] == "DELETE")
        #expect(history["entry.1.resource"] == nil)
        let next = try service.send("GET", try #require(history.link("next")))
        #expect(next.all("entry", "response.etag") == [#"W/"3""#, #"W/"2""#])
        let last = try service.send("GET", try #require(next.link("next")))
        #expect(last.all("entry", "resource.title") == ["one"])
        #expect(last.link("next") == nil)
        #expect(try service.send("GET", "/Questionnaire/never/_history").status == 404)
    }

    @Test(arguments: StoreKind.allCases) func conditionalCreate(kind: StoreKind) throws {
        let service = try LiveService(kind)
        let patient = #"{"resourceType":"Patient","identifier":[{"system":"http://s","value":"1"}]}"#
        let condition = ("If-None-Exist", "identifier=http://s|1")
        let first = try service.send("POST", "/Patient", patient, condition)
        #expect(first.status == 201)
        let second = try service.send("POST", "/Patient", patient, condition)
        #expect(second.status == 200)
        #expect(second["id"] == first["id"])
        #expect(second.header("Location") == first.header("Location"))
        #expect(try service.send("POST", "/Patient", patient).status == 201)
        let several = try service.send("POST", "/Patient", patient, condition)
        #expect(several.status == 412)
        #expect(several["issue.0.code"] == "multiple-matches")
        #expect(try service.send("POST", "/Patient", patient, ("If-None-Exist", "unknown=1")).status == 400)
        #expect(try service.send("POST", "/Patient", patient, ("If-None-Exist", "_count=1")).status == 400)
        #expect(try service.send("GET", "/Patient")["total"] == "2")
    }

    @Test(arguments: StoreKind.allCases) func preferences(kind: StoreKind) throws {
        let service = try LiveService(kind)
        let minimal = try service.send("POST", "/Questionnaire", form, ("Prefer", "return=minimal"))
        #expect(minimal.status == 201)
        #expect(minimal.text.isEmpty)
        #expect(minimal.header("ETag") == #"W/"1""#)
        #expect(minimal.header("Location") != nil)
        #expect(try service.send("POST", "/Questionnaire", form, ("Prefer", "return=representation"))["title"] == "A")
        let outcome = try service.send("POST", "/Questionnaire", form, ("Prefer", "return=OperationOutcome"))
        #expect(outcome.status == 201)
        #expect(outcome.type == "OperationOutcome")
        // It has no items: stored, and its author is told.
        #expect(outcome.all("issue", "severity") == ["information", "warning", "warning"])
        #expect(outcome["issue.2.diagnostics"]?.contains("no items") == true)
        let walkable = TestForms.form("good")
        let good = try service.send("POST", "/Questionnaire", walkable, ("Prefer", "return=OperationOutcome"))
        #expect(good.all("issue", "severity") == ["information"])
    }

    @Test(arguments: [
        ("POST", "/Questionnaire", "{", 400), ("POST", "/Questionnaire", "", 400),
        ("POST", "/Questionnaire", "[]", 400),
        ("POST", "/Questionnaire", #"{"title":"x"}"#, 400),
        ("POST", "/Questionnaire", #"{"resourceType":"Patient"}"#, 400),
        ("POST", "/Questionnaire", #"{"resourceType":"Questionnaire","id":5}"#, 400),
        ("PUT", "/Questionnaire/a", #"{"resourceType":"Questionnaire"}"#, 400),
        ("PUT", "/Questionnaire/a", #"{"resourceType":"Questionnaire","id":"b"}"#, 400),
        ("PUT", "/Questionnaire/a_b", #"{"resourceType":"Questionnaire","id":"a_b"}"#, 400),
        ("POST", "/Other", #"{"resourceType":"Other"}"#, 404), ("POST", "/DomainResource", "{}", 404),
        ("POST", "/Parameters", #"{"resourceType":"Parameters"}"#, 404), ("POST", "/Questionnaire/a", "{}", 405),
        ("PUT", "/StructureDefinition/item-state", #"{"resourceType":"StructureDefinition","id":"item-state"}"#, 403),
        ("DELETE", "/OperationDefinition/Questionnaire-next-step", "", 403),
    ])
    func refusals(method: String, target: String, body: String, status: Int) {
        let service = TestService()
        let reply = service.send(method, target, body)
        #expect(reply.status == status)
        #expect(reply.type == "OperationOutcome")
        #expect(service.get("/Questionnaire")["total"] == "0")
    }

    @Test func anIllegalPostedIdIsReplaced() throws {
        let service = TestService()
        let reply = service.send(
            "POST", "/Questionnaire", #"{"resourceType":"Questionnaire","status":"active","id":"not a legal id"}"#)
        #expect(reply.status == 201)
        #expect(service.get("/Questionnaire/\(try #require(reply["id"]))").status == 200)
    }

    @Test func otherVersionsOfFHIR() {
        let service = TestService()
        let five = service.send(
            "PUT", "/Questionnaire/five", #"{"resourceType":"Questionnaire","id":"five","status":"active"}"#,
            ("Content-Type", "application/fhir+json; fhirVersion=5.0"))
        #expect(five.headers["Content-Type"] == "application/fhir+json; fhirVersion=5.0; charset=utf-8")
        #expect(
            service.get("/Questionnaire/five").headers["Content-Type"]
                == "application/fhir+json; fhirVersion=5.0; charset=utf-8")
        let actor = #"{"resourceType":"ActorDefinition","id":"a","status":"draft","type":"person"}"#
        #expect(service.send("PUT", "/ActorDefinition/a", actor).status == 201)
        #expect(
            service.send(
                "PUT", "/ActorDefinition/a", actor, ("Content-Type", "application/fhir+json; fhirVersion=4.0")
            ).status
                == 422)
        #expect(service.send("POST", "/Patient", "<Patient/>", ("Content-Type", "application/fhir+xml")).status == 415)
    }

    @Test(arguments: StoreKind.allCases) func searchesAndPages(kind: StoreKind) throws {
        let service = try LiveService(kind)
        for number in 1...7 {
            let body =
                #"{"resourceType":"QuestionnaireResponse","id":"r\#(number)","status":"completed","#
                + #""questionnaire":"http://f.example/a|1","subject":{"reference":"Patient/p\#(number % 2)"},"#
                + #""authored":"2026-0\#(number)-01"}"#
            #expect(try service.send("PUT", "/QuestionnaireResponse/r\(number)", body).status == 201)
        }
        func ids(_ query: String) throws -> [String] {
            let reply = try service.send("GET", "/QuestionnaireResponse?" + query)
            #expect(reply.status == 200, "\(query)")
            return reply.all("entry", "resource.id")
        }
        #expect(try ids("subject=Patient/p1") == ["r1", "r3", "r5", "r7"])
        #expect(try ids("subject=p0") == ["r2", "r4", "r6"])
        #expect(try ids("subject:Patient=p0") == ["r2", "r4", "r6"])
        #expect(try ids("patient=p0&authored=ge2026-03") == ["r4", "r6"])
        #expect(try ids("authored=lt2026-02") == ["r1"])
        #expect(try ids("questionnaire=http://f.example/a").count == 7)
        #expect(try ids("questionnaire=http://f.example/a%7C2").isEmpty)
        #expect(try ids("status:not=completed").isEmpty)
        #expect(try ids("author:missing=true").count == 7)
        #expect(try ids("_sort=-authored&_count=2") == ["r7", "r6"])
        #expect(try ids("_id=r1,r2&_lastUpdated=2026-01-01") == ["r1", "r2"])
        for query in ["subject:below=x", "authored=xx2026", "authored=soon", "_lastUpdated=x"] {
            #expect(try service.send("GET", "/QuestionnaireResponse?" + query).status == 400, "\(query)")
        }
        var target: String? = "/QuestionnaireResponse?_count=3&status=completed"
        var seen: [String] = []
        while let page = target, seen.count < 20 {
            let reply = try service.send("GET", page)
            #expect(reply["total"] == "7")
            seen += reply.all("entry", "resource.id")
            target = reply.link("next")
        }
        #expect(seen == ["r1", "r2", "r3", "r4", "r5", "r6", "r7"])
        let posted = try service.send(
            "POST", "/QuestionnaireResponse/_search?_count=1", "patient=p0&_sort=-authored",
            ("Content-Type", "application/x-www-form-urlencoded"))
        #expect(posted.all("entry", "resource.id") == ["r6"])
        #expect(posted.link("next")?.contains("_count=1") == true)
        #expect(try service.send("GET", try #require(posted.link("next"))).all("entry", "resource.id") == ["r4"])
        #expect(try service.send("POST", "/QuestionnaireResponse/_search").all("entry", "resource.id").count == 7)
        #expect(try service.send("POST", "/QuestionnaireResponse/_search", "{}").status == 415)
    }

    @Test func whatIsNotUsedIsSaid() {
        let service = TestService(TestForms.form("one", id: "one"))
        let reply = service.get("/Questionnaire?unknown=1&_sort=nothing")
        #expect(reply["total"] == "1")
        #expect(reply["entry.1.search.mode"] == "outcome")
        #expect(reply["entry.1.resource.issue.0.severity"] == "warning")
        #expect(reply["entry.1.resource.issue.1.severity"] == "warning")
        #expect(service.get("/Questionnaire?unknown=1", ("Prefer", "handling=strict")).status == 400)
        #expect(service.get("/Questionnaire?_sort=nothing", ("Prefer", "handling=strict")).status == 400)
        let many = (0...500).map(String.init).joined(separator: ",")
        #expect(service.get("/Questionnaire?_id=\(many)")["issue.0.code"] == "too-costly")
    }

    @Test func formsWithoutUrlAreFoundByNothingButTheirId() {
        let service = TestService()
        let reply = service.send("POST", "/Questionnaire", TestForms.withoutURL)
        #expect(reply.status == 201)
        #expect(service.step("{}", target: "/Questionnaire/\(reply["id"] ?? "")/$next-step").status == 200)
        #expect(service.get("/Questionnaire?url:missing=true")["total"] == "1")
    }

    @Test func metadataSaysWhatWorks() {
        let reply = TestService().get("/metadata")
        var types: [String: Int] = [:]
        for index in 0..<200 { reply["rest.0.resource.\(index).type"].map { types[$0] = index } }
        #expect(types.count > 140)
        #expect(types["Parameters"] == nil && types["ActorDefinition"] == nil)
        let place = "rest.0.resource.\(types["QuestionnaireResponse"] ?? 0)"
        let parameters = (0..<40).compactMap { reply["\(place).searchParam.\($0).name"] }
        #expect(
            parameters == [
                "_id", "_lastUpdated", "_profile", "_security", "_source", "_tag", "author", "authored", "based-on",
                "encounter", "identifier", "item-subject", "part-of", "patient", "questionnaire", "source", "status",
                "subject",
            ])
        #expect(reply["\(place).searchInclude.0"] == "QuestionnaireResponse:author")
        let interactions = (0..<9).compactMap { reply["\(place).interaction.\($0).code"] }
        #expect(
            interactions == ["read", "vread", "update", "delete", "history-instance", "create", "search-type"])
        #expect(reply["rest.0.interaction.0.code"] == "transaction")
        let five = TestService().get("/metadata", ("Accept", "application/fhir+json; fhirVersion=5.0"))
        #expect(String(decoding: five.body, as: UTF8.self).contains("ActorDefinition"))
    }
}
