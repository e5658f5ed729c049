import FHIRClient
import FHIRJSON
import TestSupport
import Testing

/// Good answers, and answers that cannot be used.
@Suite struct ReadingTests {
    @Test func aReadGivesTheResourceAsItCame() throws {
        let text = #"{"resourceType":"Patient","id":"a","multipleBirthInteger":2,"x":1.10}"#
        let test = try TestClient { _ in .json(text) }
        let result = test.get("Patient/a")
        #expect(result.problem == nil)
        #expect(result.status == 200)
        #expect(result.resourceType == "Patient")
        #expect(result.body == Array(text.utf8))
        let request = try #require(test.stub.requests.first)
        #expect(request.method == "GET")
        #expect(request.target == "/fhir/Patient/a")
        #expect(request.header("Accept") == "application/fhir+json, application/json;q=0.9")
        #expect(request.header("Host") == "127.0.0.1:\(test.stub.port)")
        #expect(request.header("User-Agent") == "Formstep")
        #expect(request.header("Authorization") == nil)
    }

    @Test(arguments: [
        (
            "Observation?code=http://loinc.org|8302-2&date=gt1",
            "/fhir/Observation?code=http://loinc.org%7C8302-2&date=gt1"
        ),
        ("/Patient/1", "/fhir/Patient/1"),
        ("", "/fhir"),
        ("?_type=x", "/fhir?_type=x"),
        ("Patient?name=Zoë \"B\"", "/fhir/Patient?name=Zo%C3%AB%20%22B%22"),
        ("Patient?name=50%&a=%41", "/fhir/Patient?name=50%25&a=%41"),
        ("Patient?identifier=a#b", "/fhir/Patient?identifier=a%23b"),
        ("Patient?link=http://a.example/../b", "/fhir/Patient?link=http://a.example/../b"),
    ])
    func targetsAreWrittenInTheCharactersOfUrls(target: String, sent: String) throws {
        let test = try TestClient { _ in .json(patient("a")) }
        #expect(test.get(target).problem == nil)
        #expect(test.stub.requests.map(\.target) == [sent])
    }

    @Test(arguments: [
        ("401", "status-401"), ("403", "status-403"), ("404", "status-404"), ("410", "status-410"),
        ("500", "status-5xx"), ("400", "status-other"), ("418", "status-other"), ("304", "status-other"),
        ("html", "not-fhir"), ("xml", "not-fhir"),
        ("text", "not-fhir"), ("empty", "not-fhir"), ("array", "not-fhir"), ("other", "not-fhir"),
        ("untyped-html", "not-fhir"), ("broken", "invalid-json"), ("deep", "too-large"), ("outcome", "outcome"),
        ("cut", "cut-off"), ("close", "unreachable"), ("garbage", "not-http"), ("chunk", "cut-off"),
    ])
    func answersThatCannotBeUsed(target: String, kind: String) throws {
        let test = try TestClient(.with { $0.retries = 0 }) { request in
            let last = String(request.path.split(separator: "/").last ?? "")
            if let status = Int(last) { return .outcome(status, code: "processing", text: "Zoe, born 1970") }
            switch last {
            case "html": return .page("<html>Zoe</html>")
            case "xml":
                return .reply(
                    status: 200, headers: [("Content-Type", "application/fhir+xml")], body: Array("<Patient/>".utf8))
            case "text": return .reply(status: 200, headers: [("Content-Type", "text/plain")], body: Array("{}".utf8))
            case "empty": return .json("")
            case "array": return .json("[]")
            case "other": return .json(#"{"a":1}"#)
            case "untyped-html": return .reply(status: 200, headers: [], body: Array("<html>".utf8))
            case "broken": return .json(#"{"resourceType":"Patient","id":"Zoe}"#)
            case "deep": return .json(String(repeating: "[", count: 5000))
            case "outcome": return .outcome(200, code: "not-found", text: "Zoe")
            case "cut": return .cutOff(body: Array(#"{"resourceType":"#.utf8), declared: 1000)
            case "close": return .close
            case "garbage": return .pieces([Array("hello, who is there? Zoe\r\n\r\n".utf8)], pause: 0)
            default:
                let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                return .pieces([Array((head + "5\r\n{\"a\":").utf8)], pause: 0)
            }
        }
        let result = test.get(target)
        let problem = try #require(result.problem)
        #expect("\(problem.kind)" == kind)
        let text = problem.text(result.shown)
        #expect(!text.contains("Zoe"), "\(text)")
        #expect(text.contains(result.shown))
    }

    @Test func codesOfAnOutcomeAreToldButNotItsWords() throws {
        let test = try TestClient { request in
            request.path.hasSuffix("1") ? .outcome(404, code: "not-found", text: "no Zoe") : .outcome(422, code: "Zoe")
        }
        #expect(test.get("Patient/1").problem == .status(404, codes: ["not-found"]))
        #expect(test.get("Patient/2").problem == .status(422, codes: []))
        #expect(test.get("Patient/1").resourceType == "OperationOutcome")
    }

    @Test func anOutcomeWithoutErrorsIsNoProblem() throws {
        let test = try TestClient { _ in
            .json(#"{"resourceType":"OperationOutcome","issue":[{"severity":"information","code":"informational"}]}"#)
        }
        #expect(test.get("$check").problem == nil)
    }

    @Test func compressedAnswersAreRead() throws {
        let text = #"{"resourceType":"Patient","id":"packed"}"#
        let test = try TestClient { _ in
            .reply(
                status: 200, headers: [("Content-Type", "application/fhir+json"), ("Content-Encoding", "gzip")],
                body: Gzip.stored(Array(text.utf8)))
        }
        let result = test.get("Patient/packed")
        #expect(result.problem == nil)
        #expect(result.body == Array(text.utf8))
        #expect(test.stub.requests.first?.header("Accept-Encoding") == "gzip")
    }

    @Test(arguments: ["declared", "chunked", "bomb"]) func largeAnswersAreNotRead(kind: String) throws {
        let test = try TestClient(.with { $0.answerBytes = 1 << 20 }) { _ in
            switch kind {
            case "declared":
                return .json(#"{"resourceType":"Patient","id":""# + String(repeating: "a", count: 10 << 20) + #""}"#)
            case "chunked":
                let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 0x61, count: 65536) + [13, 10]
                return .pieces([Array(head.utf8)] + [[UInt8]](repeating: chunk, count: 160), pause: 0)
            default: return .bomb(bytes: 200 << 20)
            }
        }
        let result = test.get("Patient/large")
        #expect(result.problem == .tooLarge(limit: 1 << 20))
        #expect(result.body.isEmpty)
    }

    @Test func writesAreSentOnceWithTheirBody() throws {
        let test = try TestClient { request in
            guard request.method == "PUT" else { return .close }
            return .reply(status: 201, headers: [("Location", "a"), ("ETag", "W/\"1\"")], body: [])
        }
        var put = UpstreamRequest(.put, "Patient/a", body: Array(patient("a").utf8))
        put.headers = [("If-Match", "W/\"0\"")]
        let result = test.client.perform(put, at: test.upstream)
        #expect(result.problem == nil)
        #expect(result.status == 201)
        #expect(result.field("etag") == "W/\"1\"")
        let sent = try #require(test.stub.requests.first)
        #expect(sent.body == Array(patient("a").utf8))
        #expect(sent.header("Content-Type") == "application/fhir+json")
        #expect(sent.header("If-Match") == "W/\"0\"")
        // Whether it has come there is not known: it is not sent again.
        let post = test.client.perform(UpstreamRequest(.post, "Patient", body: [0x7B, 0x7D]), at: test.upstream)
        #expect(post.problem == .unreachable)
        #expect(test.stub.requests.filter { $0.method == "POST" }.count == 1)
    }

    @Test func urlsAreShownWithoutIdsAndValues() throws {
        let test = try TestClient { _ in .json(patient("a")) }
        let shown = test.get("Observation?patient=Patient/zoe&code:in=x&$zoe=1").shown
        #expect(shown == "\(test.stub.base)/fhir/Observation?patient=…&code:in=…&…=…")
        #expect(test.get("Patient/zoe/$everything").shown == "\(test.stub.base)/fhir/Patient/…/$everything")
    }
}
