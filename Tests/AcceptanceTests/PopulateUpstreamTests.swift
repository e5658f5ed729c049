import Calendar
import FHIRClient
import FHIRJSON
import Glibc
import HTTPServer
import Observability
import Service
import Storage
import TestSupport
import Testing

/// `$populate` with other servers: a second Formstep as the FHIR server, and one that means no good. Each call gives a response
/// that is filled in as far as can be, and says what is missing, within its time.
@Suite struct PopulateUpstreamTests {
    /// A service on a free port.
    final class Running: Sendable {
        private let server: HTTPServer
        let client: HTTPClient
        var base: String { "http://127.0.0.1:\(client.port)" }

        init(_ change: (inout ServiceSettings) throws -> Void = { _ in }) throws {
            var settings = ServiceSettings()
            settings.outbound.connectTimeout = 1
            settings.outbound.requestTimeout = 1
            settings.outbound.deadline = 2
            try change(&settings)
            let service = FormService(
                settings: settings, store: MemoryStore(), clock: { Instant(seconds: Int64(time(nil))) })
            var configuration = ServerConfiguration()
            configuration.port = 0
            server = try HTTPServer(
                configuration: configuration, router: service.router(), refusals: service.refusals, log: .silent,
                metrics: service.metrics)
            try server.start()
            client = HTTPClient(port: server.port)
        }

        deinit { server.drain() }

        func put(_ path: String, _ body: String) throws {
            let reply = try client.send(
                "PUT", path, headers: [("Content-Type", "application/fhir+json")], body: Array(body.utf8))
            try #require(reply.status < 300, "\(reply.text)")
        }
    }

    /// What came back.
    struct Reply {
        let status: Int
        let document: Document
        let took: Duration

        private func part(_ name: String) -> Node {
            let part = document.items(document.member(document.root, .parameter)).first {
                document.equals(document.member($0, .name), name)
            }
            return part.map { document.member($0, .resource) } ?? .none
        }

        /// The JSON of an item's answers, without marks.
        func answers(_ linkId: String) -> [String] {
            var found: [String] = []
            func visit(_ holder: Node) {
                for item in document.items(document.member(holder, .item)) {
                    let answers = document.items(document.member(item, .answer))
                    if document.equals(document.member(item, .linkId), linkId) {
                        for answer in answers {
                            let value = document.children(answer).first {
                                document.name(of: document.key($0)).hasPrefix("value")
                            }
                            if let value { found.append(String(decoding: document.bytes(value), as: UTF8.self)) }
                        }
                    }
                    visit(item)
                    for answer in answers { visit(answer) }
                }
            }
            visit(part("response"))
            return found
        }

        /// Code and words of each issue.
        var issues: [(code: String, text: String)] {
            let outcome = part("issues").exists ? part("issues") : document.root
            return document.items(document.member(outcome, .issue)).map {
                (
                    document.string(document.member($0, .code)) ?? "",
                    document.string(document.member($0, .diagnostics)) ?? ""
                )
            }
        }
        var text: String { String(decoding: document.bytes(document.root), as: UTF8.self) }
    }

    private static let sdc = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-"

    private static func expression(
        _ name: String, _ text: String, _ language: String = "text/fhirpath", as variable: String? = nil
    )
        -> String
    {
        let variable = variable.map { #""name":"\#($0)","# } ?? ""
        return #"{"url":"\#(name)","valueExpression":{\#(variable)"language":"\#(language)","expression":"\#(text)"}}"#
    }

    /// A form that needs a patient, two searches and an Observation of the last ten years.
    private static let form: String = {
        let query = "application/x-fhir-query"
        let variable = "http://hl7.org/fhir/StructureDefinition/variable"
        let root = [
            #"{"url":"\#(sdc)launchContext","extension":[{"url":"name","valueCoding":{"code":"patient"}},{"url":"type","valueCode":"Patient"}]}"#,
            expression(variable, "Condition?patient={{%patient.id}}&_count=50", query, as: "conditions"),
            expression(
                variable, "Observation?code=http://loinc.org|29463-7&patient={{%patient.id}}&_sort=-date&_count=1",
                query, as: "weight"),
        ].joined(separator: ",")
        func item(_ linkId: String, _ type: String, _ extensions: String, more: String = "") -> String {
            #"{"linkId":"\#(linkId)","type":"\#(type)","extension":[\#(extensions)]\#(more)}"#
        }
        let initial = sdc + "initialExpression"
        let items = [
            item("name", "string", expression(initial, "%patient.name.first().family")),
            item("weight", "decimal", expression(initial, "%weight.entry.resource.value.value")),
            item(
                "problems", "group",
                expression(sdc + "itemPopulationContext", "%conditions.entry.resource", as: "problem"),
                more:
                    #","repeats":true,"item":[\#(item("problem", "string", expression(initial, "%problem.code.text")))]"#
            ),
            item(
                "height", "quantity",
                #"{"url":"\#(sdc)observationLinkPeriod","valueDuration":{"value":10,"system":"http://unitsofmeasure.org","code":"a"}}"#,
                more: #","code":[{"system":"http://loinc.org","code":"8302-2"}]"#),
            item("fixed", "string", expression(initial, "'always'")),
        ].joined(separator: ",")
        return
            #"{"resourceType":"Questionnaire","url":"http://example.org/upstream","status":"active","extension":[\#(root)],"item":[\#(items)]}"#
    }()

    private func populate(_ service: Running, _ parts: String, headers: [(String, String)] = []) throws -> Reply {
        let body =
            #"{"resourceType":"Parameters","parameter":[{"name":"questionnaire","resource":\#(Self.form)},{"name":"subject","valueReference":{"reference":"Patient/p1"}}\#(parts)]}"#
        let clock = ContinuousClock()
        let began = clock.now
        let reply = try service.client.send(
            "POST", "/Questionnaire/$populate", headers: [("Content-Type", "application/fhir+json")] + headers,
            body: Array(body.utf8))
        return Reply(status: reply.status, document: try Document.parse(reply.body), took: clock.now - began)
    }

    private func endpoint(_ url: String) -> String { #",{"name":"dataEndpoint","valueUri":"\#(url)"}"# }

    private static let patient = #"{"resourceType":"Patient","id":"p1","name":[{"family":"Lovelace"}]}"#
    private static func weight(_ id: String, _ date: String, _ value: String) -> String {
        observation(id, "29463-7", date, value, "kg")
    }
    private static func observation(
        _ id: String, _ code: String, _ date: String, _ value: String, _ unit: String, of patient: String = "p1"
    )
        -> String
    {
        #"{"resourceType":"Observation","id":"\#(id)","status":"final","code":{"coding":[{"system":"http://loinc.org","code":"\#(code)"}]},"subject":{"reference":"Patient/\#(patient)"},"effectiveDateTime":"\#(date)","valueQuantity":{"value":\#(value),"unit":"\#(unit)","system":"http://unitsofmeasure.org","code":"\#(unit)"}}"#
    }
    private static func condition(_ id: String, _ text: String, of patient: String = "p1") -> String {
        #"{"resourceType":"Condition","id":"\#(id)","code":{"text":"\#(text)"},"subject":{"reference":"Patient/\#(patient)"}}"#
    }

    /// What the patient has, and what belongs to somebody else.
    private static let resources = [
        ("Patient/p1", patient), ("Patient/p2", #"{"resourceType":"Patient","id":"p2","name":[{"family":"Byron"}]}"#),
        ("Observation/w1", weight("w1", "2024-01-01", "60")), ("Observation/w2", weight("w2", "2025-01-01", "62.5")),
        ("Observation/h1", observation("h1", "8302-2", "2023-01-01", "163", "cm")),
        ("Observation/h2", observation("h2", "8302-2", "2024-01-01", "190", "cm", of: "p2")),
        ("Condition/c1", condition("c1", "one")), ("Condition/c2", condition("c2", "two")),
        ("Condition/c3", condition("c3", "of another", of: "p2")),
    ]

    private func expectAll(_ reply: Reply) {
        #expect(reply.status == 200)
        #expect(reply.answers("name") == [#""Lovelace""#])
        #expect(reply.answers("weight") == ["62.5"])
        #expect(reply.answers("problem").sorted() == [#""one""#, #""two""#])
        #expect(reply.answers("height").first?.contains("163") ?? false)
        #expect(reply.answers("fixed") == [#""always""#])
        #expect(reply.issues.isEmpty, "\(reply.issues)")
    }

    // MARK: Servers that answer

    @Test func aSecondFormstepIsTheServer() throws {
        let upstream = try Running()
        for (path, body) in Self.resources { try upstream.put("/" + path, body) }
        let service = try Running { $0.outbound.allow = [try AllowEntry(upstream.base)] }
        expectAll(try populate(service, endpoint(upstream.base)))
        let resource =
            #",{"name":"dataEndpoint","resource":{"resourceType":"Endpoint","status":"active","address":"\#(upstream.base)","header":["X-Tenant: a"]}}"#
        expectAll(try populate(service, resource))
        try service.put(
            "/Endpoint/ehr",
            #"{"resourceType":"Endpoint","id":"ehr","status":"active","connectionType":{"code":"hl7-fhir-rest"},"payloadType":[{"text":"any"}],"address":"\#(upstream.base)"}"#
        )
        expectAll(try populate(service, #",{"name":"dataEndpoint","valueReference":{"reference":"Endpoint/ehr"}}"#))
    }

    @Test func theServerOfTheSettingsIsAskedWhereNoneIsNamed() throws {
        let upstream = try Running()
        for (path, body) in Self.resources { try upstream.put("/" + path, body) }
        let service = try Running {
            $0.outbound.allow = [try AllowEntry(upstream.base)]
            $0.outbound.dataServer = upstream.base
        }
        expectAll(try populate(service, ""))
    }

    @Test func localAndDataAreAskedTheSameWay() throws {
        let service = try Running()
        for (path, body) in Self.resources { try service.put("/" + path, body) }
        expectAll(try populate(service, #",{"name":"local","valueBoolean":true}"#))
        let entries = Self.resources.map { #"{"resource":\#($0.1)}"# }.joined(separator: ",")
        let other = try Running()
        expectAll(
            try populate(
                other,
                #",{"name":"data","resource":{"resourceType":"Bundle","type":"collection","entry":[\#(entries)]}}"#))
        // What the Bundle does not have is looked up in the store.
        expectAll(
            try populate(
                service,
                #",{"name":"local","valueBoolean":true},{"name":"data","resource":{"resourceType":"Bundle","type":"collection","entry":[{"resource":\#(Self.patient)}]}}"#
            ))
    }

    @Test func aStoreThatShowsNoPatientDataIsNotAsked() throws {
        let service = try Running { $0.access = .withoutPatientData }
        let reply = try populate(service, #",{"name":"local","valueBoolean":true}"#)
        #expect(reply.status == 403)
        #expect(reply.text.contains("OperationOutcome"))
    }

    @Test func equalQueriesAreSentOnceAndIndependentOnesTogether() throws {
        let stub = try UpstreamStub { request in
            request.path.hasSuffix("/Patient") ? .bundle([Self.patient]) : .late(milliseconds: 300, .bundle([]))
        }
        let service = try Running { $0.outbound.allow = [try AllowEntry(stub.base)] }
        let reply = try populate(service, endpoint(stub.base + "/fhir"))
        #expect(reply.answers("name") == [#""Lovelace""#])
        #expect(stub.requests.count == 4)
        // Three searches of 300 ms side by side.
        #expect(reply.took < Effort.patience(.milliseconds(450)))
        let searches = stub.requests.dropFirst().map(\.target)
        #expect(searches.contains("/fhir/Condition?patient=p1&_count=50"))
        #expect(
            searches.contains {
                $0.contains("Observation?code=http://loinc.org%7C29463-7&patient=p1&_sort=-date&_count=1")
            })
    }

    @Test func theCallersTokenGoesWhereItMay() throws {
        let stub = try UpstreamStub { _ in .bundle([Self.patient]) }
        for (options, wanted) in [("", nil), (";forwardAuthorization;private", "Bearer secret")] as [(String, String?)]
        {
            let service = try Running { $0.outbound.allow = [try AllowEntry(stub.base + options)] }
            let before = stub.requests.count
            _ = try populate(service, endpoint(stub.base), headers: [("Authorization", "Bearer secret")])
            let requests = stub.requests.dropFirst(before)
            #expect(!requests.isEmpty)
            for request in requests { #expect(request.header("Authorization") == wanted) }
        }
    }

    // MARK: Servers that do not

    @Test func nobodyIsCalledThatIsNotAllowed() throws {
        let stub = try UpstreamStub { _ in .bundle([Self.patient]) }
        let service = try Running()
        let reply = try populate(service, endpoint(stub.base))
        #expect(reply.status == 200)
        #expect(stub.connectionCount == 0)
        #expect(reply.answers("fixed") == [#""always""#])
        #expect(
            reply.issues.contains { $0.code == "security" && $0.text.contains("list of servers") }, "\(reply.issues)")
    }

    @Test func aFormMayNotChooseWhomToCall() throws {
        let stub = try UpstreamStub { _ in .bundle([Self.patient]) }
        let other = try UpstreamStub { _ in .bundle([Self.patient]) }
        let service = try Running { $0.outbound.allow = [try AllowEntry(stub.base)] }
        let form = Self.form.replacing("Condition?patient", with: other.base + "/Condition?patient")
        let body =
            #"{"resourceType":"Parameters","parameter":[{"name":"questionnaire","resource":\#(form)},{"name":"subject","valueReference":{"reference":"Patient/p1"}}\#(endpoint(stub.base))]}"#
        let reply = try service.client.send(
            "POST", "/Questionnaire/$populate", headers: [("Content-Type", "application/fhir+json")],
            body: Array(body.utf8))
        #expect(reply.status == 200)
        #expect(other.connectionCount == 0)
        #expect(reply.text.contains("security"))
    }

    /// Each is an answer that is no good, and the code of the issue that tells it.
    static let hostile:
        [(name: String, code: String, answer: @Sendable (UpstreamStub.Request) -> UpstreamStub.Answer)] = [
            ("401", "login", { _ in .outcome(401, code: "login", text: "SECRET") }),
            ("403", "forbidden", { _ in .outcome(403, code: "forbidden") }),
            ("404", "not-found", { _ in .page("not here", status: 404) }),
            ("429 for long", "throttled", { _ in .reply(status: 429, headers: [("Retry-After", "3600")], body: []) }),
            ("500", "transient", { _ in .outcome(500, code: "exception") }),
            ("a page", "structure", { _ in .page("<html>SECRET</html>") }),
            ("half JSON", "structure", { _ in .json(#"{"resourceType":"Bundle","entry":["#) }),
            ("another resource", "", { _ in .json(#"{"resourceType":"Patient","id":"p1","name":"SECRET"}"#) }),
            ("wrong types", "", { _ in .json(#"{"resourceType":"Bundle","entry":{"resource":[]},"link":7}"#) }),
            ("cut off", "transient", { _ in .cutOff(body: Array(#"{"resourceType":"#.utf8), declared: 1000) }),
            ("silence", "timeout", { _ in .hang }),
            ("a closed door", "transient", { _ in .close }),
            ("drops", "exception", { _ in .pieces(Array(repeating: [0x20], count: 100), pause: 100) }),
            (
                "10 MB", "too-long",
                { _ in .json(#"{"resourceType":"Bundle","x":""# + String(repeating: "a", count: 10 << 20) + #""}"#) }
            ),
            ("a bomb", "too-long", { _ in .bomb(bytes: 200 << 20) }),
            ("another host", "security", { _ in .redirect(to: "http://192.0.2.1/SECRET") }),
            ("a circle of redirects", "exception", { request in .redirect(to: request.target) }),
            (
                "endless pages", "incomplete",
                { request in
                    .bundle(
                        [Self.patient], next: "http://\(request.header("Host") ?? "")/fhir/X?page=\(request.number)")
                }
            ),
            (
                "an outcome", "processing",
                { _ in .json(#"{"resourceType":"OperationOutcome","issue":[{"severity":"error","code":"invalid"}]}"#) }
            ),
        ]

    @Test(arguments: hostile.map(\.name)) func aServerThatMeansNoGood(_ name: String) throws {
        let server = try #require(Self.hostile.first { $0.name == name })
        let stub = try UpstreamStub(server.answer)
        let service = try Running { $0.outbound.allow = [try AllowEntry(stub.base)] }
        let context =
            #",{"name":"context","part":[{"name":"name","valueString":"patient"},{"name":"content","resource":\#(Self.patient)}]}"#
        let reply = try populate(service, endpoint(stub.base + "/fhir") + context)
        #expect(reply.status == 200, "\(reply.text)")
        #expect(reply.answers("name") == [#""Lovelace""#])
        #expect(reply.answers("fixed") == [#""always""#])
        #expect(reply.answers("weight").isEmpty)
        if !server.code.isEmpty {
            // On a busy machine much data is late before it is too much.
            let codes = server.code == "too-long" ? ["too-long", "timeout"] : [server.code]
            #expect(reply.issues.contains { codes.contains($0.code) }, "\(reply.issues)")
        }
        #expect(!reply.text.contains("SECRET"))
        // The deadline of two seconds, and some.
        #expect(reply.took < Effort.patience(.seconds(3)))
    }
}
