import FHIRClient
import Testing

/// Who may be called.
@Suite struct AllowListTests {
    @Test(arguments: [
        ("https://ehr.example", "https://ehr.example/fhir/Patient", true),
        ("https://ehr.example", "https://EHR.EXAMPLE.:443/", true),
        ("https://ehr.example", "http://ehr.example/", false),
        ("https://ehr.example", "https://ehr.example:8443/", false),
        ("https://ehr.example", "https://a.ehr.example/", false),
        ("https://ehr.example", "https://ehr.example.evil.example/", false),
        ("https://ehr.example", "https://evilehr.example/", false),
        ("https://ehr.example:8443", "https://ehr.example:8443/", true),
        ("https://ehr.example:8443", "https://ehr.example/", false),
        ("https://ehr.example/fhir/", "https://ehr.example/fhir", true),
        ("https://ehr.example/fhir", "https://ehr.example/fhir/Patient", true),
        ("https://ehr.example/fhir", "https://ehr.example/fhir?x=1", true),
        ("https://ehr.example/fhir", "https://ehr.example/fhirx", false),
        ("https://ehr.example/fhir", "https://ehr.example/", false),
        ("https://ehr.example/fhir", "https://ehr.example/Fhir", false),
        ("https://*.example.org", "https://a.example.org/", true),
        ("https://*.example.org", "https://a.b.example.org/", true),
        ("https://*.example.org", "https://example.org/", false),
        ("https://*.example.org", "https://aexample.org/", false),
        ("https://*.example.org", "https://a.example.org.evil.example/", false),
        ("https://*.example.org", "https://10.0.0.1/", false),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080/x", true),
        ("http://127.0.0.1:8080", "http://127.0.0.2:8080/x", false),
        ("http://127.0.0.1:8080", "http://localhost:8080/x", false),
        ("http://[::1]:8080", "http://[0::1]:8080/x", true),
        ("http://[::1]:8080", "http://[::ffff:127.0.0.1]:8080/x", false),
    ])
    func covers(entry: String, url: String, isCovered: Bool) throws {
        #expect(try AllowEntry(entry).covers(try UpstreamURL(url)) == isCovered)
    }

    @Test(arguments: [
        ("https://ehr.example", "8.8.8.8", true), ("https://ehr.example", "2606:4700::1", true),
        ("https://ehr.example", "127.0.0.1", false), ("https://ehr.example", "10.0.0.1", false),
        ("https://ehr.example", "::1", false), ("https://ehr.example", "fd00::1", false),
        ("https://ehr.example", "169.254.169.254", false), ("https://ehr.example", "::ffff:10.0.0.1", false),
        ("https://ehr.example;private", "10.0.0.1", true), ("https://ehr.example;private", "127.0.0.1", true),
        ("https://ehr.example;private", "fd00::1", true), ("https://ehr.example;private", "169.254.169.254", false),
        ("https://ehr.example;private", "fd00:ec2::254", false),
        ("https://ehr.example;private", "::ffff:10.0.0.1", false),
        ("https://ehr.example;private", "0.0.0.0", false), ("https://ehr.example;private=false", "10.0.0.1", false),
        ("https://*.example.org", "10.0.0.1", false), ("https://*.example.org;private", "10.0.0.1", true),
        ("http://localhost:1", "127.0.0.1", true), ("http://localhost:1", "::1", true),
        ("http://localhost:1", "10.0.0.1", false), ("http://a.localhost:1", "127.0.0.1", true),
        ("http://localhost.example:1", "127.0.0.1", false), ("http://10.0.0.1", "10.0.0.1", true),
        ("http://10.0.0.1", "10.0.0.2", false), ("http://10.0.0.1;private", "10.0.0.2", false),
        ("http://169.254.1.1", "169.254.1.1", true), ("http://[::1]", "::1", true),
        ("http://[::1]", "127.0.0.1", false),
    ])
    func permits(entry: String, address: String, isPermitted: Bool) throws {
        let address = try #require(NetworkAddress(address))
        #expect(try AllowEntry(entry).permits(address) == isPermitted)
    }

    @Test(arguments: [
        "", "ehr.example", "*", "https://*", "https://*.org", "https://a.*.example", "https://*.10.0.0.1",
        "https://ehr.example?x", "https://ehr.example#x", "ftp://ehr.example", "https://u@ehr.example",
        "http://2130706433", "http://0.0.0.0", "http://224.0.0.1", "http://[::]", "https://ehr.example;privat",
        "https://ehr.example;private=yes", "https://ehr.example;token=a b", "https://ehr.example;token=",
        "https://ehr.example;tokenVariable=", "https://ehr.example;tokenVariable=FORMSTEP_X",
        "https://ehr.example;token=abc;forwardAuthorization", "http://ehr.example;token=abc",
        "http://ehr.example;forwardAuthorization", "https://ehr.example/a/../b",
    ])
    func entriesThatCannotBeUsed(text: String) {
        #expect(throws: AllowEntry.Fault.self) { try AllowEntry(text) }
    }

    @Test func aWrongEntryIsToldWithoutItsToken() {
        do throws(AllowEntry.Fault) {
            _ = try AllowEntry("http://ehr.example;token=verysecret")
            Issue.record("no fault")
        } catch {
            #expect(error.reason.contains("http://ehr.example"))
            #expect(!error.reason.contains("verysecret"))
        }
    }

    @Test func theNarrowestEntryCounts() throws {
        let texts = ["https://*.example.org", "https://a.example.org", "https://a.example.org/fhir;private"]
        let list = AllowList(try texts.map { try AllowEntry($0) })
        #expect(list.entry(for: try UpstreamURL("https://a.example.org/fhir/x"))?.isPrivate == true)
        #expect(list.entry(for: try UpstreamURL("https://a.example.org/x"))?.name == "https://a.example.org")
        #expect(list.entry(for: try UpstreamURL("https://b.example.org/x"))?.name == "https://*.example.org")
        #expect(list.entry(for: try UpstreamURL("https://example.org/x")) == nil)
    }

    @Test func tokensComeFromTheEnvironment() throws {
        let entry = try AllowEntry("https://tx.example;tokenVariable=TX")
        #expect(try entry.resolved { $0 == "TX" ? "abc" : nil }.token == .value("abc"))
        #expect(throws: AllowEntry.Fault.self) { try entry.resolved { _ in nil } }
        #expect(throws: AllowEntry.Fault.self) { try entry.resolved { _ in "a b" } }
    }
}
