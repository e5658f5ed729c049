import FHIRClient
import Testing

/// Urls, and those that other libraries read otherwise.
@Suite struct UpstreamURLTests {
    private func fault(_ text: String) -> UpstreamURL.Fault? {
        do throws(UpstreamURL.Fault) {
            _ = try UpstreamURL(text)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        ("https://ehr.example/fhir", "https://ehr.example/fhir"),
        ("HTTPS://EHR.Example:443/fhir", "https://ehr.example/fhir"),
        ("http://ehr.example.:80", "http://ehr.example"),
        ("http://ehr.example:8080/", "http://ehr.example:8080/"),
        ("http://hapi_1:8080/a?b#c", "http://hapi_1:8080/a?b"),
        ("http://127.0.0.1/", "http://127.0.0.1/"),
        ("http://[::1]:8080/a", "http://[::1]:8080/a"),
        ("http://[0:0:0:0:0:0:0:1]/", "http://[::1]/"),
        ("http://[::FFFF:127.0.0.1]/", "http://[::ffff:127.0.0.1]/"),
        ("https://xn--bcher-kva.example", "https://xn--bcher-kva.example"),
        ("https://a.example?x=1", "https://a.example?x=1"),
        ("https://a.example/a b?c|d", "https://a.example/a%20b?c%7Cd"),
        ("https://a.example/a\\b", "https://a.example/a%5Cb"),
        ("https://a.example/...", "https://a.example/..."),
    ])
    func good(text: String, written: String) throws {
        let url = try UpstreamURL(text)
        #expect(url.text == written)
        #expect(try UpstreamURL(written) == url)
    }

    @Test(
        arguments: [
            ("", .notAbsolute), ("ehr.example/fhir", .notAbsolute), ("//ehr.example", .notAbsolute),
            ("/fhir", .notAbsolute), ("ftp://a.example", .scheme), ("file:///etc/passwd", .scheme),
            ("gopher://a.example", .scheme), ("https ://a.example", .scheme), (" https://a.example", .scheme),
            ("https://user@a.example", .user), ("https://user:pass@a.example", .user),
            ("https://a.example@b.example", .user), ("https://a.example:80@b.example", .user),
            ("https://", .host), ("https:///a", .host), ("https://?a", .host), ("https://a..b/", .host),
            ("https://.a/", .host), ("https://-a.example/", .host), ("https://a b/", .host), ("https://a%2eb/", .host),
            ("https://a\\b/", .host), ("https://a\\@b/", .host), ("https://[::1/", .host),
            ("https://[127.0.0.1]/", .host),
            ("https://[::1%25eth0]/", .host), ("https://[fe80::1%eth0]/", .host), ("https://[]/", .host),
            ("https://::1/", .host), ("https://a.example..", .host), ("https://./", .host), ("https://a*b/", .host),
            ("http://2130706433/", .number), ("http://0x7f000001/", .number), ("http://0x7f.1/", .number),
            ("http://0177.0.0.1/", .number), ("http://127.1/", .number), ("http://127.0.0.01/", .number),
            ("http://127.0.0.1./", .number), ("http://256.0.0.1/", .number), ("http://1.2.3.4.5/", .number),
            ("http://a.0x1/", .number), ("http://017700000001/", .number), ("http://127.0.0.0x1/", .number),
            ("https://bücher.example/", .unicode), ("http://①②⑦.0.0.1/", .unicode), ("https://a。example/", .unicode),
            ("https://a.example:/", .port), ("https://a.example:0/", .port), ("https://a.example:65536/", .port),
            ("https://a.example:8a/", .port), ("https://a.example:-1/", .port), ("https://a.example:1:2/", .port),
            ("https://[::1]a/", .port), ("https://[::1]:x/", .port),
            ("https://a.example/\r\nHost: b", .characters), ("https://a.example/\u{0}", .characters),
            ("https://a.example/a\tb", .characters), ("https://a.example/\u{7F}", .characters),
            ("https://a.example/..", .dots), ("https://a.example/a/../b", .dots), ("https://a.example/./b", .dots),
            ("https://a.example/%2e%2E/b", .dots), ("https://a.example/a/.%2e", .dots),
            ("https://a.example/a%2f..%2fb", .dots), ("https://a.example/a/..;x/b", .dots),
            ("https://a.example/a\\..\\b", .dots), ("https://a.example/a%5c..%5cb", .dots),
            ("https://a.example/..%3bx/b", .dots),
            ("https://a.example/" + String(repeating: "a", count: 17_000), .tooLong),
        ] as [(String, UpstreamURL.Fault)])
    func bad(text: String, fault expected: UpstreamURL.Fault) {
        #expect(fault(text) == expected, "\(text)")
    }

    @Test(arguments: [
        ("Patient/1", "https://a.example/fhir/Patient/1"), ("/Patient/1", "https://a.example/fhir/Patient/1"),
        ("", "https://a.example/fhir"), ("/", "https://a.example/fhir"), ("?a=b", "https://a.example/fhir?a=b"),
        ("Patient?a=http://x.example/y", "https://a.example/fhir/Patient?a=http://x.example/y"),
        ("urn:uuid:1", "https://a.example/fhir/urn:uuid:1"), ("https://b.example/x", "https://b.example/x"),
        ("Patient?a=1#2", "https://a.example/fhir/Patient?a=1%232"),
        ("@b.example", "https://a.example/fhir/@b.example"),
        (":80@b.example", "https://a.example/fhir/:80@b.example"), (".b.example", "https://a.example/fhir/.b.example"),
    ])
    func targets(target: String, expected: String) throws {
        #expect(try UpstreamURL("https://a.example/fhir/?x=1").target(target).text == expected)
        #expect(try UpstreamURL("https://a.example/fhir").target(target).text == expected)
    }

    @Test(arguments: ["//b.example/x", "\\\\b.example", "../admin", "Patient/../../admin", "ftp://b.example", "a\nb"])
    func badTargets(target: String) throws {
        let base = try UpstreamURL("https://a.example/fhir")
        #expect(throws: UpstreamURL.Fault.self) { () throws(UpstreamURL.Fault) in try base.target(target) }
    }

    @Test(arguments: [
        ("?page=2", "https://a.example/fhir/Patient?page=2"), ("/other?x", "https://a.example/other?x"),
        ("Observation?x", "https://a.example/fhir/Observation?x"), ("//b.example/x", "https://b.example/x"),
        ("http://a.example/x", "http://a.example/x"), ("https://b.example#f", "https://b.example"),
    ])
    func links(reference: String, expected: String) throws {
        #expect(try UpstreamURL("https://a.example/fhir/Patient?page=1").resolving(reference).text == expected)
    }

    @Test func aBaseHasNoQuery() throws {
        #expect(try UpstreamURL(base: "https://a.example/fhir/").text == "https://a.example/fhir")
        #expect(throws: UpstreamURL.Fault.query) { try UpstreamURL(base: "https://a.example/fhir?tenant=1") }
    }

    @Test func linksOfAServersRoot() throws {
        #expect(try UpstreamURL("https://a.example").resolving("x").text == "https://a.example/x")
        #expect(try UpstreamURL("https://a.example").resolving("?x").text == "https://a.example?x")
    }
}
