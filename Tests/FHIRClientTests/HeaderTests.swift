import FHIRClient
import FHIRJSON
import TestSupport
import Testing

/// Fields that a caller gives for its server, and tokens.
@Suite struct HeaderTests {
    @Test(arguments: [
        ("X-Tenant: a", "X-Tenant", "a"), ("X-Tenant:a", "X-Tenant", "a"), ("X-Tenant: \t a b \t", "X-Tenant", "a b"),
        ("Authorization: Bearer abc", "Authorization", "Bearer abc"), ("a: b: c", "a", "b: c"),
    ])
    func good(line: String, name: String, value: String) throws {
        let header = try UpstreamHeader(line: line)
        #expect(header.name == name)
        #expect(header.value == value)
    }

    @Test(
        arguments: [
            ("", .form), ("abc", .form), (": a", .form), ("a:", .form), ("a: \t ", .form), ("a b: c", .characters),
            ("a : c", .characters), ("a: b\r\nHost: c", .characters), ("a: b\n", .characters), ("a\r: b", .characters),
            ("a: b\u{0}", .characters), ("a: é", .characters), ("é: a", .characters), ("Host: a", .forbidden),
            ("HOST: a", .forbidden), ("Content-Length: 1", .forbidden), ("content_length: 1", .forbidden),
            ("Transfer-Encoding: chunked", .forbidden), ("Connection: close", .forbidden), ("Upgrade: h2c", .forbidden),
            ("TE: trailers", .forbidden), ("Expect: 100-continue", .forbidden), ("Proxy-Authorization: a", .forbidden),
            ("X-Forwarded-For: 127.0.0.1", .forbidden), ("x_forwarded_host: a", .forbidden),
            ("Forwarded: a", .forbidden),
            ("X-HTTP-Method-Override: DELETE", .forbidden), ("Cookie: a", .forbidden), ("Range: bytes=0-", .forbidden),
            ("Metadata-Flavor: Google", .forbidden), ("Accept-Encoding: br", .forbidden),
            ("Content-Type: a/b", .forbidden),
            ("a: " + String(repeating: "b", count: 9000), .tooLong),
        ] as [(String, UpstreamHeader.Fault)])
    func bad(line: String, fault: UpstreamHeader.Fault) {
        do throws(UpstreamHeader.Fault) {
            _ = try UpstreamHeader(line: line)
            Issue.record("taken: \(line)")
        } catch {
            #expect(error == fault, "\(line)")
        }
    }

    @Test func tooManyOfThem() {
        do throws(UpstreamProblem) {
            _ = try Upstream(address: "https://a.example", headers: (0..<40).map { "X-\($0): a" })
            Issue.record("taken")
        } catch {
            #expect(error == .badHeader(number: 33, .tooMany))
        }
    }

    @Test func anEndpointIsRead() throws {
        let document = try Document.parse(
            #"{"resourceType":"Endpoint","address":"https://a.example/fhir/","header":["X-Tenant: a"]}"#)
        let upstream = try Upstream(endpoint: document.root, of: document)
        #expect(upstream.base.text == "https://a.example/fhir")
        #expect(upstream.headers.map(\.name) == ["X-Tenant"])
        let empty = try Document.parse(#"{"resourceType":"Endpoint"}"#)
        #expect(throws: UpstreamProblem.self) { try Upstream(endpoint: empty.root, of: empty) }
    }

    @Test func fieldsGoToTheirServerOnly() throws {
        let other = try UpstreamStub { _ in .json(patient("b")) }
        let test = try TestClient(
            .with { $0.allow = [] }, headers: ["X-Tenant: a", "Authorization: Bearer theirs"]
        ) { _ in .json(patient("a")) }
        #expect(test.get("Patient/a").problem == nil)
        #expect(test.stub.requests[0].header("X-Tenant") == "a")
        #expect(test.stub.requests[0].header("Authorization") == "Bearer theirs")

        var settings = test.client.settings
        settings.allow.append(try AllowEntry(other.base))
        let client = FHIRClient(settings)
        let result = client.perform(UpstreamRequest(.get, other.base + "/Patient/b"), at: test.upstream)
        #expect(result.problem == nil)
        #expect(other.requests[0].header("X-Tenant") == nil)
        #expect(other.requests[0].header("Authorization") == nil)
    }

    @Test(arguments: [
        ("", nil as String?, nil as String?), ("", "Bearer caller", nil),
        (";forwardAuthorization", "Bearer caller", "Bearer caller"), (";forwardAuthorization", nil, nil),
        (";forwardAuthorization", "Bearer a\r\nX: b", nil), (";token=ours", nil, "Bearer ours"),
        (";token=ours", "Bearer caller", "Bearer ours"),
    ])
    func tokens(options: String, callers: String?, sent: String?) throws {
        let test = try TestClient(options: options, authorization: callers) { _ in .json(patient("a")) }
        #expect(test.get("Patient/a").problem == nil)
        #expect(test.stub.requests[0].header("Authorization") == sent)
    }

    @Test func theCallersFieldGoesBeforeOurToken() throws {
        let test = try TestClient(headers: ["authorization: Basic x"], options: ";token=ours") { _ in
            .json(patient("a"))
        }
        #expect(test.get("Patient/a").problem == nil)
        let sent = test.stub.requests[0].headers.filter { $0.name.lowercased() == "authorization" }
        #expect(sent.map(\.value) == ["Basic x"])
    }

    @Test func ourOwnFieldsAreHeldToTheRulesToo() throws {
        let test = try TestClient { _ in .json(patient("a")) }
        var request = UpstreamRequest(.get, "Patient/a")
        request.headers = [("If-Match", "a\r\nX: b")]
        #expect(test.client.perform(request, at: test.upstream).problem == .badHeader(number: 0, .characters))
        #expect(test.stub.requests.isEmpty)
    }
}
