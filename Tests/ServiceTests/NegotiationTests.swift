import FHIRModel
import HTTPServer
import Testing

@testable import Service

struct NegotiationTests {
    private func negotiate(
        accept: [String] = [], target: String = "/x", compact: Bool = true
    ) throws -> Negotiation {
        let headers = HTTPHeaders(accept.map { ("Accept", $0) })
        return try Negotiation(
            for: try HTTPRequest(method: "POST", target: target, headers: headers), offersCompact: compact)
    }

    @Test(
        arguments: [
            (nil, ReplyFormat.fhir), ("", .fhir), ("*/*", .fhir), ("application/*", .fhir),
            ("application/fhir+json", .fhir),
            ("Application/FHIR+JSON; fhirVersion=4.0", .fhir), ("text/json", .fhir), ("application/json+fhir", .fhir),
            ("application/json", .compact), ("application/vnd.formstep+json", .compact),
            ("application/vnd.formstep+json;charset=utf-8", .compact),
            ("application/json, text/plain, */*", .compact), ("*/*, application/vnd.formstep+json", .compact),
            ("application/fhir+json;q=0.5, application/json", .compact),
            ("application/fhir+json, application/json;q=0.9", .fhir),
            ("application/fhir+xml, application/fhir+json;q=0.1", .fhir), ("application/fhir+json;q=0, */*", .compact),
            ("text/html, application/xhtml+xml, */*;q=0.8", .fhir),
            ("application/fhir+json; fhirVersion=1.0, application/json", .compact),
            (#"application/fhir+json; fhirVersion="5.0""#, .fhir), ("nonsense, */*", .fhir),
        ] as [(String?, ReplyFormat)])
    func accepts(accept: String?, format: ReplyFormat) throws {
        #expect(try negotiate(accept: accept.map { [$0] } ?? []).format == format)
    }

    @Test func severalFieldsAreOneList() throws {
        let accept = ["application/fhir+json;q=0.1", "application/vnd.formstep+json;q=0.2"]
        #expect(try negotiate(accept: accept).format == .compact)
    }

    @Test(arguments: [
        "application/fhir+xml", "text/html", "application/xml", "application/fhir+json; fhirVersion=3.0", "*/*;q=0",
        "nonsense",
        "application/pdf, application/fhir+json;q=0",
    ])
    func refuses(accept: String) {
        #expect(throws: ServiceError.self) { try negotiate(accept: [accept]) }
    }

    @Test func compactIsForOneOperationOnly() throws {
        #expect(try negotiate(accept: ["application/json"], compact: false).format == .fhir)
        #expect(throws: ServiceError.self) { try negotiate(accept: ["application/vnd.formstep+json"], compact: false) }
    }

    @Test(arguments: [
        ("json", ReplyFormat.fhir), ("application/fhir%2Bjson", .fhir), ("application/fhir+json", .fhir),
        ("text/json", .fhir), ("application/json", .compact), ("application/vnd.formstep%2Bjson", .compact),
        ("", .fhir),
    ])
    func formatBeatsAccept(format: String, expected: ReplyFormat) throws {
        let negotiated = try negotiate(
            accept: format.isEmpty ? [] : ["text/html"], target: "/x?_format=\(format)&_pretty=true")
        #expect(negotiated.format == expected)
        #expect(negotiated.isPretty)
    }

    @Test(arguments: ["xml", "application/fhir%2Bxml", "ttl", "html", "application/fhir%2Bjson;fhirVersion=3.0"])
    func unknownFormat(format: String) {
        #expect(throws: ServiceError.self) { try negotiate(target: "/x?_format=\(format)") }
    }

    @Test func versionOfTheReply() throws {
        #expect(try negotiate(accept: ["application/fhir+json; fhirVersion=5.0"]).version == .r5)
        #expect(try negotiate(target: "/x?_format=application/fhir%2Bjson;fhirVersion=4.3").version == .r4b)
        #expect(try negotiate().version == nil)
    }

    @Test(
        arguments: [
            (nil, nil), ("application/fhir+json", nil), ("application/json; charset=UTF-8", nil), ("text/json", nil),
            ("application/vnd.formstep+json", nil), (#"application/fhir+json;charset="utf-8";fhirVersion=5.0.0"#, .r5),
            ("application/fhir+json; fhirVersion=4.0", .r4),
        ] as [(String?, FHIRVersion?)])
    func bodies(type: String?, version: FHIRVersion?) throws {
        let headers = HTTPHeaders(type.map { [("Content-Type", $0)] } ?? [])
        let request = try HTTPRequest(method: "POST", target: "/x", headers: headers)
        #expect(try Negotiation.bodyVersion(of: request) == version)
    }

    @Test(arguments: [
        "application/fhir+xml", "text/plain", "application/json; charset=latin1", "application/json; fhirVersion=3.0",
        "json",
        "application/x-www-form-urlencoded", "application/json; charset",
    ])
    func unsupportedBodies(type: String) throws {
        let request = try HTTPRequest(method: "POST", target: "/x", headers: HTTPHeaders([("Content-Type", type)]))
        #expect(throws: ServiceError.self) { try Negotiation.bodyVersion(of: request) }
    }
}

struct PreferencesTests {
    private func request(_ name: String, _ values: String...) throws -> HTTPRequest {
        try HTTPRequest(method: "GET", target: "/", headers: HTTPHeaders(values.map { (name, $0) }))
    }

    @Test func prefer() throws {
        #expect(try Preferences(of: request("Prefer", "return=minimal")).returnsMinimal)
        #expect(try Preferences(of: request("Prefer", "respond-async, Return=\"minimal\"")).returnsMinimal)
        #expect(try !Preferences(of: request("Prefer", "return=representation")).returnsMinimal)
        let both = try Preferences(of: request("Prefer", "return=minimal", "handling=strict"))
        #expect(both.returnsMinimal && both.isStrict)
    }

    @Test func languages() throws {
        let request = try request("Accept-Language", "en;q=0.5, nb-NO, *;q=0.1, nn;q=0.9, de;q=0, x y")
        #expect(Preferences.languages(of: request) == ["nb-NO", "nn", "en"])
    }
}
