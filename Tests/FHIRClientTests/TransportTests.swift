import FHIRClient
import Foundation
import TestSupport
import Testing

/// TLS and proxies.
@Suite struct TransportTests {
    @Test(.enabled(if: SecureServer.isAvailable, "there is no openssl command"))
    func certificatesAreChecked() throws {
        let body = patient("secure")
        let server = try SecureServer(
            answer: "HTTP/1.0 200 OK\r\nContent-Type: application/fhir+json\r\n\r\n\(body)")
        func ask(_ host: String, authorities: String) throws -> UpstreamResult {
            let url = "https://\(host):\(server.port)"
            var settings = OutboundSettings.with { $0.retries = 0 }
            settings.allow = [try AllowEntry(url + ";private")]
            settings.certificateAuthorities = authorities
            let client = FHIRClient(settings, resolver: { $0 == "ehr.example" ? "127.0.0.1" : nil })
            return client.perform(UpstreamRequest(.get, "Patient"), at: try Upstream(address: url))
        }
        let good = try ask("127.0.0.1", authorities: server.certificate)
        #expect(good.problem == nil)
        #expect(good.body == Array(body.utf8))
        // Signed by nobody the system knows; for another name; by a file that is not there.
        #expect(try ask("127.0.0.1", authorities: "").problem == .noTLS)
        #expect(try ask("ehr.example", authorities: server.certificate).problem == .noTLS)
        #expect(try ask("127.0.0.1", authorities: "/nowhere.pem").problem == .noTLS)
    }

    @Test func proxiesOfTheEnvironmentArePassedOver() throws {
        let proxy = try UpstreamStub { _ in .json(patient("proxy")) }
        for name in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] { setenv(name, proxy.base, 1) }
        defer { for name in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] { unsetenv(name) } }
        let test = try TestClient { _ in .json(patient("1")) }
        #expect(test.get("Patient/1").problem == nil)
        #expect(proxy.connectionCount == 0)
    }

    @Test func aProxyOfTheSettingsIsUsedAndTheListStillHolds() throws {
        let proxy = try UpstreamStub { _ in .json(patient("proxy")) }
        var settings = OutboundSettings.with { $0.proxy = proxy.base }
        settings.allow = [try AllowEntry("http://ehr.example;private;token=abc")]
        let client = FHIRClient(settings)
        func ask(_ url: String) throws -> UpstreamProblem? {
            client.perform(UpstreamRequest(.get, "Patient/1"), at: try Upstream(address: url)).problem
        }
        #expect(try ask("http://ehr.example/fhir") == nil)
        #expect(proxy.requests.map(\.target) == ["http://ehr.example/fhir/Patient/1"])
        #expect(try ask("http://other.example/fhir") == .notAllowed)
        #expect(try ask("http://127.0.0.1/fhir") == .notAllowed)
        #expect(proxy.requests.count == 1)
    }
}
