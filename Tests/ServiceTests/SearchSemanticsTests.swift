import Calendar
import FHIRJSON
import FHIRModel
import Storage
import Testing

@testable import Service

/// What R4 says of search parameters (https://hl7.org/fhir/R4/search.html), over HTTP on both stores and in memory over Bundles.
@Suite struct SearchSemanticsTests {
    /// The ids of the entries by mode.
    private func ids(_ reply: (String) -> [(id: String, mode: String)], _ query: String) -> String {
        let entries = reply(query)
        let matches = entries.filter { $0.mode == "match" }.map(\.id)
        let included = entries.filter { $0.mode == "include" }.map(\.id)
        return (matches + included.enumerated().map { ($0.offset == 0 ? "+" : "") + $0.element }).joined(separator: " ")
    }

    private func entries(_ document: Document) -> [(id: String, mode: String)] {
        document.items(document.member(document.root, .entry)).map { entry in
            (
                document.string(document.member(entry, .resource), .id) ?? "",
                document.string(document.member(document.member(entry, named: "search"), named: "mode")) ?? ""
            )
        }
    }

    private func filled(_ kind: StoreKind) throws -> LiveService {
        let service = try LiveService(kind)
        for resource in SearchFixtures.resources {
            let document = try Document.parse(resource)
            let type = document.string(document.root, .resourceType) ?? ""
            let id = document.string(document.root, .id) ?? ""
            let reply = try service.send("PUT", "/\(type)/\(id)", resource)
            #expect(reply.status == 201, "\(type)/\(id): \(reply.text)")
        }
        return service
    }

    @Test(arguments: StoreKind.allCases) func overHTTP(kind: StoreKind) throws {
        let service = try filled(kind)
        for one in SearchFixtures.cases {
            let query = one.query.replacing("$base", with: "http://127.0.0.1:\(service.port)")
            let reply = try service.send("GET", "/" + SearchReading.encoded(query), nil, ("Prefer", "handling=strict"))
            #expect(reply.status == 200, "\(query): \(reply.text)")
            let document = try Document.parse(reply.text)
            #expect(ids({ _ in entries(document) }, query) == one.ids, "\(query)")
        }
    }

    @Test func overABundle() throws {
        let bundle =
            #"{"resourceType":"Bundle","type":"collection","entry":["#
            + SearchFixtures.resources.map { #"{"resource":\#($0)}"# }.joined(separator: ",") + "]}"
        let queries = try queries([bundle])
        for one in SearchFixtures.cases {
            let query = one.query.replacing("$base", with: "http://s.example/fhir")
            let document = try queries.answer(query, isStrict: true).document
            #expect(ids({ _ in entries(document) }, query) == one.ids, "\(query)")
        }
    }

    private func queries(_ texts: [String]) throws -> StoredQueries {
        let service = FormService(
            settings: ServiceSettings(), store: MemoryStore(), clock: { .init(seconds: 1_767_268_800) })
        return StoredQueries(
            documents: DocumentContents(try texts.map { try Document.parse($0) }), context: service.artifacts,
            base: "http://s.example/fhir")
    }

    @Test func referencesByFullUrl() throws {
        let bundle = #"""
            {"resourceType":"Bundle","type":"collection","entry":[
            {"fullUrl":"urn:uuid:0b1c","resource":{"resourceType":"Patient","id":"p","name":[{"family":"Q"}]}},
            {"fullUrl":"http://far.example/Observation/o","resource":{"resourceType":"Observation","id":"o",
             "subject":{"reference":"urn:uuid:0b1c"}, "note":"1.50"}},
            {"resource":{"resourceType":"Observation","subject":{"reference":"Patient/other"}}}, {"resource":5}, 7]}
            """#
        let queries = try queries([bundle, #"{"resourceType":"Condition","subject":{"reference":"Patient/p"}}"#, "[]"])
        for query in [
            "Observation?patient=Patient/p", "Observation?subject=urn:uuid:0b1c", "Observation?patient.family=q",
        ] {
            let found = try queries.answer(query).document
            #expect(entries(found).map(\.id) == ["o"], "\(query)")
            let entry = found.items(found.member(found.root, .entry)).first { _ in true } ?? .none
            #expect(found.string(found.member(entry, named: "fullUrl")) == "http://far.example/Observation/o")
        }
        #expect(entries(try queries.answer("Observation").document).count == 2)
        let included = try queries.answer("http://s.example/fhir/Observation?_id=o&_include=Observation:subject")
            .document
        #expect(entries(included).map(\.mode) == ["match", "include"])
        #expect(entries(try queries.answer("/Condition?patient=p").document).count == 1)
        let patient = try queries.answer("Patient/p").document
        #expect(patient.string(patient.root, .id) == "p")
    }

    @Test(arguments: [
        ("Patient/none", 404), ("Nothing?x=1", 404), ("Patient/p/_history", 400), ("", 400), ("?name=x", 400),
        ("Observation?date=x", 400), ("Observation?code:in=x", 400), ("$run", 404),
    ])
    func queriesThatMakeNoSense(query: String, status: Int) throws {
        let queries = try queries([#"{"resourceType":"Patient","id":"p"}"#])
        do throws(ServiceError) {
            _ = try queries.answer(query)
            Testing.Issue.record("it was answered")
        } catch {
            #expect(error.category.status == status)
        }
    }

    @Test func accessRulesHoldForTheStore() throws {
        var settings = ServiceSettings()
        settings.access = .withoutPatientData
        let service = FormService(settings: settings, store: MemoryStore(), clock: { .init(seconds: 1_767_268_800) })
        let queries = StoredQueries(store: service.artifacts, base: "http://s.example")
        for query in ["Patient?name=x", "Patient/p", "Questionnaire?_has:QuestionnaireResponse:questionnaire:status=x"]
        {
            do throws(ServiceError) {
                _ = try queries.answer(query)
                Testing.Issue.record("\(query) was answered")
            } catch {
                #expect(error.category.status == 403, "\(query)")
            }
        }
        #expect(throws: Never.self) {
            try queries.answer("Questionnaire?_revinclude=QuestionnaireResponse:questionnaire")
        }
    }

    @Test(arguments: StoreKind.allCases) func badValues(kind: StoreKind) throws {
        let service = try LiveService(kind)
        for query in [
            "Observation?date=2024-13", "Observation?date=zz2024", "Observation?value-quantity=x",
            "Observation?value-quantity=1%7Ccm", "Observation?value-quantity=1%7Ca%7Cb%7Cc", "Observation?code:in=x",
            "Observation?code=%7C", "Observation?subject:Nothing=x", "Observation?patient:Group=x",
            "Observation?subject.nothing=1", "Observation?focus.name=1", "Observation?code:missing=maybe",
            "RiskAssessment?probability=1e99999", "Observation?_cursor=Zm9v&_sort=date", "Observation?_elements:x=1",
            "Observation?a.b.c.d.e.f=1", "Observation?_has:Observation=1", "Observation?_include=Nothing:x",
            "Observation?_sort=nothing", "Observation?near=1", "Observation?code-value-quantity=1$2",
        ] {
            let reply = try service.send("GET", "/" + query, nil, ("Prefer", "handling=strict"))
            #expect(reply.status == 400, "\(query): \(reply.text)")
            #expect(reply.type == "OperationOutcome")
        }
    }

    @Test func elements() throws {
        let service = try filled(.memory)
        let reply = try service.send("GET", "/Observation?_id=h1&_elements=value,subject")
        #expect(reply["entry.0.resource.valueQuantity.value"] == "172.0")
        #expect(reply["entry.0.resource.subject.reference"] == "Patient/p1")
        #expect(reply["entry.0.resource.status"] == "final")
        #expect(reply["entry.0.resource.code.text"] != nil)
        #expect(reply["entry.0.resource.category"] == nil)
        #expect(reply["entry.0.resource.meta.tag.0.code"] == "SUBSETTED")
    }

    @Test(arguments: StoreKind.allCases) func linksThroughTwoKeys(kind: StoreKind) throws {
        let service = try filled(kind)
        var target: String? = "/Observation?_sort=-status,-date&_count=2&_include=Observation:subject"
        var seen: [String] = []
        while let next = target, seen.count < 20 {
            let reply = try service.send("GET", next)
            #expect(reply["total"] == "5")
            let document = try Document.parse(reply.text)
            seen += entries(document).filter { $0.mode == "match" }.map(\.id)
            target = reply.link("next")
        }
        #expect(seen == ["h4", "h1", "h3", "h5", "h2"])
    }
}
