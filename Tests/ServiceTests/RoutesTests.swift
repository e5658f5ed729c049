import FHIRModel
import HTTPServer
import Testing

@testable import Service

struct RoutesTests {
    private static let forms = (1...5).map { TestForms.form("form\($0)", version: "1", id: "f\($0)") }
    private let service = TestService(forms[0], forms[1], forms[2], forms[3], forms[4])

    @Test func healthAndReadiness() {
        #expect(service.get("/health").status == 200)
        #expect(service.get("/ready").status == 200)
        service.service.beginDraining()
        #expect(service.get("/ready").status == 503)
        #expect(service.get("/ready")["status"] == "draining")
        #expect(service.get("/health").status == 200)
    }

    @Test func contract() {
        let reply = service.get("/openapi.yaml")
        #expect(reply.status == 200)
        #expect(String(decoding: reply.body.prefix(8), as: UTF8.self) == "openapi:")
    }

    @Test func metadata() {
        let reply = service.get("/metadata?mode=full")
        #expect(reply.status == 200)
        #expect(reply.type == "CapabilityStatement")
        #expect(reply["fhirVersion"] == "4.0.1")
        #expect(
            String(decoding: reply.body, as: UTF8.self).contains(
                #""definition":"http://formstep.example/fhir/OperationDefinition/Questionnaire-next-step""#))
        let five = service.get("/metadata", ("Accept", "application/fhir+json; fhirVersion=5.0"))
        #expect(five["fhirVersion"] == "5.0.0")
        #expect(five.headers["Content-Type"] == "application/fhir+json; fhirVersion=5.0; charset=utf-8")
        #expect(service.get("/metadata?_format=xml").status == 406)
        #expect(service.get("/metadata", ("Accept", "text/html")).status == 406)
        #expect(service.get("/metadata?mode=wrong").status == 400)
    }

    /// Which languages of expressions are evaluated is said in words and as a feature (SDC, statement 146).
    @Test func languagesOfExpressions() throws {
        let reply = service.get("/metadata")
        let words = try #require(reply["rest.0.documentation"])
        for language in ["text/fhirpath", "CQL", "application/x-fhir-query"] { #expect(words.contains(language)) }
        var index = 0
        while let type = reply["rest.0.resource.\(index).type"], type != "Questionnaire" { index += 1 }
        let feature = "rest.0.resource.\(index).extension.0"
        #expect(
            reply["\(feature).url"] == "http://hl7.org/fhir/uv/application-feature/StructureDefinition/feature")
        #expect(
            reply["\(feature).extension.0.valueCodeableConcept.coding.0.code"] == "behaviorExpressionLanguage")
        #expect(reply["\(feature).extension.1.valueCodeableConcept.coding.0.code"] == "text/fhirpath")
        let others = [1, 2].map { number in
            let place = "rest.0.resource.\(index).extension.\(number).extension"
            return ["0", "1"].map { reply["\(place).\($0).valueCodeableConcept.coding.0.code"] }
        }
        #expect(
            others == [
                ["populationExpressionLanguage", "text/fhirpath"],
                ["populationExpressionLanguage", "application/x-fhir-query"],
            ])
        #expect(reply["rest.0.resource.\(index).extension.3.url"] == nil)
        #expect(reply["rest.0.resource.0.extension.0.url"] == nil)
    }

    @Test func operationTellsOfContexts() throws {
        let reply = service.get("/OperationDefinition/Questionnaire-next-step")
        var index = 0
        while let name = reply["parameter.\(index).name"], name != "context" { index += 1 }
        #expect(reply["parameter.\(index).part.0.name"] == "name")
        #expect(reply["parameter.\(index).part.1.name"] == "content")
    }

    @Test(arguments: ["item-state", "answer-origin", "issue-path"])
    func ourExtensions(id: String) {
        let url = "http://formstep.example/fhir/StructureDefinition/\(id)"
        let reply = service.get("/StructureDefinition/\(id)")
        #expect(reply["url"] == url)
        #expect(reply["differential.element.2.fixedUri"] == url)
        #expect(service.get("/StructureDefinition?url=\(url)")["entry.0.resource.id"] == id)
    }

    @Test func ourOperations() {
        #expect(service.get("/OperationDefinition/fhirpath")["code"] == "fhirpath")
        let reply = service.get("/OperationDefinition/Questionnaire-next-step")
        #expect(reply["code"] == "next-step")
        #expect(service.get("/OperationDefinition/QuestionnaireResponse-validate")["code"] == "validate")
        #expect(service.get("/CodeSystem/errors")["url"] == "http://formstep.example/fhir/CodeSystem/errors")
        #expect(service.get("/OperationDefinition")["total"] == "5")
        #expect(service.get("/OperationDefinition/other").status == 404)
    }

    @Test func everyPartWeReadIsDefined() throws {
        let reply = service.get("/OperationDefinition/Questionnaire-next-step")
        let names = Set(
            (0..<40).compactMap { index in
                reply["parameter.\(index).use"] == "in" ? reply["parameter.\(index).name"] : nil
            })
        #expect(
            names == [
                "questionnaire", "questionnaire-response", "answer", "items", "after", "at", "direction", "granularity",
                "context", "language", "timezone", "finalize", "prune", "explain",
            ])
    }

    @Test func read() {
        let reply = service.get("/Questionnaire/f1")
        #expect(reply.status == 200)
        let meta = #"{"versionId":"1","lastUpdated":"1994-11-06T08:49:37.000Z"}"#
        let stamped = Self.forms[0].replacing(#""id":"f1""#, with: #""id":"f1","meta":\#(meta)"#)
        #expect(String(decoding: reply.body, as: UTF8.self) == stamped)
        #expect(reply.headers["ETag"] == #"W/"1""#)
        #expect(reply.headers["Last-Modified"] == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(reply.headers["Vary"] == "Accept, Accept-Language, Origin")
        for tag in [#"W/"1""#, #""1""#, "*", #""7", W/"1""#] {
            let unchanged = service.get("/Questionnaire/f1", ("If-None-Match", tag))
            #expect(unchanged.status == 304)
            #expect(unchanged.body.isEmpty)
        }
        #expect(service.get("/Questionnaire/f1", ("If-None-Match", #"W/"2""#)).status == 200)
        #expect(service.get("/Questionnaire/none").status == 404)
        #expect(service.get("/Questionnaire/a_b").status == 400)
        #expect(service.get("/Questionnaire/\(String(repeating: "a", count: 65))").status == 400)
    }

    @Test(arguments: [
        ("", 5), ("?_id=f1,f3", 2), ("?name=x", 0), ("?title=FORM", 5), ("?title=form1", 1),
        ("?title:contains=orm2", 1),
        ("?title:exact=Form1", 0), ("?url=http://forms.example/form4", 1), ("?status=active&version=1", 5),
        ("?status=draft", 0),
        ("?status=http://hl7.org/fhir/publication-status%7Cactive", 5), ("?unknown=1", 5), ("?title=", 5),
        ("?_id=f1&_id=f2", 0),
    ])
    func search(query: String, total: Int) {
        let reply = service.get("/Questionnaire" + query)
        #expect(reply.status == 200)
        #expect(reply["type"] == "searchset")
        #expect(reply["total"] == String(total))
    }

    @Test func paging() throws {
        var target = "/Questionnaire?_count=2&status=active"
        var seen: [String] = []
        var pages = 0
        while pages < 10 {
            pages += 1
            let reply = service.get(target, ("Host", "forms.example:81"))
            for index in 0..<2 { reply["entry.\(index).resource.id"].map { seen.append($0) } }
            #expect(reply["entry.0.fullUrl"]?.hasPrefix("http://forms.example:81/Questionnaire/f") == true)
            let links = (0..<4).compactMap { index in
                reply["link.\(index).relation"] == "next" ? reply["link.\(index).url"] : nil
            }
            guard let next = links.first else { break }
            target = String(next.dropFirst("http://forms.example:81".count))
        }
        #expect(pages == 3)
        #expect(seen == ["f1", "f2", "f3", "f4", "f5"])
    }

    @Test func summaries() {
        let summary = service.get("/Questionnaire?_id=f1&_summary=true")
        #expect(summary["entry.0.resource.title"] == "form1")
        #expect(summary["entry.0.resource.item"] == nil)
        #expect(summary["entry.0.resource.meta.tag.0.code"] == "SUBSETTED")
        let count = service.get("/Questionnaire?_summary=count")
        #expect(count["total"] == "5")
        #expect(count["entry"] == nil)
        #expect(service.get("/Questionnaire?_count=0")["entry"] == nil)
        #expect(service.get("/Questionnaire?_id=f1&_summary=data")["entry.0.resource.item"] != nil)
        #expect(service.get("/Questionnaire?_id=f1&_summary=text")["entry.0.resource.title"] == nil)
    }

    @Test(arguments: [
        "?_count=-1", "?_count=x", "?_summary=much", "?title:missing=x", "?url:above=x", "?_cursor=1e3", "?_total=x",
    ])
    func badSearches(query: String) {
        let reply = service.get("/Questionnaire" + query)
        #expect(reply.status == 400)
        #expect(reply.type == "OperationOutcome")
    }

    @Test func strictHandling() {
        #expect(service.get("/Questionnaire?unknown=1", ("Prefer", "handling=strict")).status == 400)
        #expect(service.get("/Questionnaire?title=form1&_pretty=true", ("Prefer", "handling=strict")).status == 200)
    }

    @Test(arguments: [
        ("GET", "/Other", 404), ("GET", "/Parameters", 404), ("GET", "/nowhere/at/all", 404),
        ("PATCH", "/Questionnaire/f1", 405), ("POST", "/Questionnaire/f1", 405), ("PUT", "/Questionnaire", 405),
        ("POST", "/Questionnaire/$assemble", 404), ("POST", "/Questionnaire/f1/$extract", 404),
        ("GET", "/Questionnaire/$next-step", 405), ("GET", "/Questionnaire/f1/$next-step", 405),
        ("PUT", "/health", 405),
        ("GET", "/Questionnaire/$other", 404),
    ])
    func refusals(method: String, target: String, status: Int) {
        let response = service.server.respond(method, target)
        #expect(response.status == status)
        #expect(Reply(response).type == "OperationOutcome")
        if status == 405 { #expect(response.headers["Allow"] != nil) }
    }

    @Test func aBasePathMovesTheFHIRRoutesOnly() {
        var settings = ServiceSettings()
        settings.basePath = "/fhir"
        let service = TestService(Self.forms[0], settings: settings)
        #expect(service.get("/fhir/metadata").status == 200)
        #expect(service.get("/metadata").status == 404)
        #expect(service.get("/health").status == 200)
        #expect(service.get("/fhir/health").status == 404)
        #expect(service.step("{}", target: "/fhir/Questionnaire/f1/$next-step").status == 200)
        let bundle = service.get("/fhir/Questionnaire", ("Host", "h"))
        #expect(bundle["entry.0.fullUrl"] == "http://h/fhir/Questionnaire/f1")
    }

    @Test func fieldsOfReplies() {
        let compact = service.step("{}", target: "/Questionnaire/f1/$next-step")
        #expect(compact.headers["Content-Type"] == "application/vnd.formstep+json; charset=utf-8")
        #expect(compact.headers["Cache-Control"] == "no-store")
        #expect(compact.headers["Vary"] == "Accept, Accept-Language, Origin")
        let fhir = service.step("{}", target: "/Questionnaire/f1/$next-step", ("Accept", "application/fhir+json"))
        #expect(fhir.headers["Content-Type"] == "application/fhir+json; fhirVersion=4.0; charset=utf-8")
        #expect(fhir.type == "Parameters")
        let minimal = service.step("{}", target: "/Questionnaire/f1/$next-step", ("Prefer", "return=minimal"))
        #expect(minimal["response"] == nil)
        #expect(minimal["changes"] != nil)
        #expect(minimal.headers["Preference-Applied"] == "return=minimal")
        #expect(
            service.step("{}", target: "/Questionnaire/f1/$next-step", ("Content-Type", "text/plain")).status == 415)
        #expect(service.step("{}", target: "/Questionnaire/f1/$next-step", ("Accept", "text/html")).status == 406)
        let pretty = service.step("{}", target: "/Questionnaire/f1/$next-step?_pretty=true")
        #expect(pretty.body.contains(UInt8(ascii: "\n")))
    }

    /// The table of the contract (design 2).
    @Test func statusOfEachCategory() {
        let expected: [Int] = [
            400, 401, 403, 404, 405, 406, 408, 409, 410, 412, 413, 414, 415, 422, 428, 429, 431, 500, 501, 503, 504,
            507,
        ]
        #expect(ErrorCategory.allCases.map(\.status) == expected)
        #expect(ErrorCategory.notFound.code == .notFound)
        #expect(ErrorCategory.conflict.code == .conflict)
    }
}
