import FHIRClient
import TestSupport
import Testing

/// No request makes the server call a host that is not allowed.
@Suite struct AddressTests {
    private func client(_ entries: [String], names: [String: String] = [:]) throws -> FHIRClient {
        var settings = OutboundSettings.with { $0.retries = 0 }
        settings.allow = try entries.map { try AllowEntry($0) }
        return FHIRClient(settings, resolver: { names[$0] })
    }

    private func ask(_ client: FHIRClient, _ url: String) throws -> UpstreamProblem? {
        client.perform(UpstreamRequest(.get, "Patient/1"), at: try Upstream(address: url)).problem
    }

    @Test func nobodyIsCalledByDefault() throws {
        let stub = try UpstreamStub { _ in .json(patient("1")) }
        let client = try client([])
        for url in [stub.base, "http://localhost:\(stub.port)", "https://ehr.example"] {
            #expect(try ask(client, url) == .notAllowed)
        }
        #expect(stub.connectionCount == 0)
        let text = UpstreamProblem.notAllowed.text("https://ehr.example/fhir")
        #expect(text.contains("outbound.allow"))
        #expect(client.objection(to: try Upstream(address: stub.base)) == .notAllowed)
    }

    /// Each names this machine in a way that is not on the list.
    @Test(arguments: [
        "http://localhost:PORT", "http://[::1]:PORT", "http://[::ffff:127.0.0.1]:PORT", "http://[::ffff:7f00:1]:PORT",
        "http://127.0.0.2:PORT", "http://0.0.0.0:PORT", "http://[::]:PORT", "https://127.0.0.1:PORT",
        "http://[64:ff9b::7f00:1]:PORT", "http://[2002:7f00:1::]:PORT", "http://169.254.169.254",
        "http://ehr.example.nip.io:PORT",
    ])
    func otherWaysToNameThisMachine(url: String) throws {
        let stub = try UpstreamStub { _ in .json(patient("1")) }
        let client = try client([stub.base, "http://ehr.example:\(stub.port)"])
        let url = url.split(separator: "PORT", omittingEmptySubsequences: false).joined(separator: "\(stub.port)")
        #expect(try ask(client, url) == .notAllowed)
        #expect(stub.connectionCount == 0)
    }

    /// A name on the list that leads into the own network.
    @Test(arguments: [
        "127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "[::1]",
        "[::ffff:127.0.0.1]", "[fd00::1]", "[fe80::1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]",
    ])
    func namesThatLeadInside(address: String) throws {
        let stub = try UpstreamStub { _ in .json(patient("1")) }
        let plain = String(address.filter { $0 != "[" && $0 != "]" })
        let client = try client(
            ["http://ehr.example:\(stub.port)", "http://*.star.example:\(stub.port)"],
            names: ["ehr.example": plain, "a.star.example": plain])
        #expect(try ask(client, "http://ehr.example:\(stub.port)/fhir") == .privateAddress)
        #expect(try ask(client, "http://a.star.example:\(stub.port)/fhir") == .privateAddress)
        #expect(stub.connectionCount == 0)
    }

    @Test func privateAllowsNamesThatLeadInside() throws {
        let stub = try UpstreamStub { _ in .json(patient("1")) }
        let names = ["ehr.example": "127.0.0.1", "meta.example": "169.254.169.254"]
        let client = try client(
            ["http://ehr.example:\(stub.port);private", "http://meta.example:\(stub.port);private"], names: names)
        #expect(try ask(client, "http://ehr.example:\(stub.port)/fhir") == nil)
        #expect(stub.requests[0].header("Host") == "ehr.example:\(stub.port)")
        #expect(try ask(client, "http://meta.example:\(stub.port)/fhir") == .privateAddress)
    }

    /// The same machine and port under two entries, the connection kept: the one that may not use it is still refused.
    @Test func aKeptConnectionIsHeldToTheRulesOfEachRequest() throws {
        let stub = try UpstreamStub { _ in .json(patient("1")) }
        let client = try client(
            ["http://ehr.example:\(stub.port)/open;private", "http://ehr.example:\(stub.port)/closed"],
            names: ["ehr.example": "127.0.0.1"])
        #expect(try ask(client, "http://ehr.example:\(stub.port)/open") == nil)
        #expect(try ask(client, "http://ehr.example:\(stub.port)/closed") == .privateAddress)
        #expect(stub.requests.map(\.path) == ["/open/Patient/1"])
    }

    @Test func theSystemsOwnNamesAreHeldToTheRules() throws {
        let stub = try UpstreamStub { _ in .json(patient("1")) }
        var settings = OutboundSettings.with { $0.retries = 0 }
        settings.allow = [try AllowEntry("http://localhost:\(stub.port)")]
        // The entry itself says localhost.
        let problem = try ask(FHIRClient(settings), "http://localhost:\(stub.port)/fhir")
        #expect(problem == nil)
        #expect(try ask(FHIRClient(settings), "http://127.0.0.1:\(stub.port)/fhir") == .notAllowed)
    }

    @Test(arguments: [301, 302, 303, 307, 308]) func redirectsToOtherServersAreNotFollowed(status: Int) throws {
        let other = try UpstreamStub { _ in .json(patient("other")) }
        let test = try TestClient(options: ";forwardAuthorization", authorization: "Bearer secret") { request in
            let port = other.port
            let target = request.query.map { query in
                query.split(separator: "PORT", omittingEmptySubsequences: false).joined(separator: "\(port)")
            }
            return .redirect(to: target ?? "", status: status)
        }
        for target in [
            "http://127.0.0.1:PORT/fhir", "//127.0.0.1:PORT/fhir", "http://localhost:PORT/", "http://169.254.169.254/",
            "https://127.0.0.1:PORT/", "ftp://127.0.0.1/", "http://[::1]:PORT/", "http://u@127.0.0.1:PORT/",
            "http://2130706433:PORT/", "/../admin",
        ] {
            let result = test.get("Patient?\(target)")
            #expect(result.problem == .redirectedElsewhere, "\(target)")
        }
        #expect(other.connectionCount == 0)
    }

    @Test func redirectsStayUnderTheEntry() throws {
        let test = try TestClient { request in
            request.path == "/fhir/Patient/1" ? .redirect(to: "/admin") : .json(patient("admin"))
        }
        var settings = test.client.settings
        settings.allow = [try AllowEntry(test.stub.base + "/fhir")]
        let client = FHIRClient(settings)
        let result = client.perform(UpstreamRequest(.get, "Patient/1"), at: test.upstream)
        #expect(result.problem == .redirectedElsewhere)
        #expect(test.stub.requests.count == 1)
    }

    @Test func redirectsOnTheSameServerAreFollowedFiveTimes() throws {
        let test = try TestClient { request in
            switch request.path {
            case "/fhir/Patient/1": .redirect(to: "Patient/../x")
            case "/fhir/Patient/2": .redirect(to: "/fhir/Patient/3", status: 307)
            case "/fhir/loop": .redirect(to: "loop")
            case "/fhir/back": .redirect(to: "\\\\localhost/")
            default: .json(patient("3"))
            }
        }
        #expect(test.get("back").problem == .redirectedElsewhere)
        #expect(test.get("Patient/1").problem == .redirectedElsewhere)
        #expect(test.get("Patient/2").resourceType == "Patient")
        let before = test.stub.requests.count
        #expect(test.get("loop").problem == .tooManyRedirects)
        #expect(test.stub.requests.count - before == 6)
        // A write goes nowhere else.
        let write = UpstreamRequest(.put, "Patient/2", body: [0x7B, 0x7D])
        #expect(test.client.perform(write, at: test.upstream).problem == .redirectedElsewhere)
    }
}
