import FHIRClient
import FHIRJSON
import Observability
import TestSupport

/// A client that may call a stub, with short limits.
struct TestClient {
    let stub: UpstreamStub
    let client: FHIRClient
    let upstream: Upstream

    init(
        _ settings: OutboundSettings = .with { _ in }, headers: [String] = [], base: String = "/fhir",
        options: String = "", metrics: Metrics? = nil, log: Log = .silent, authorization: String? = nil,
        answer: @escaping @Sendable (UpstreamStub.Request) -> UpstreamStub.Answer
    ) throws {
        stub = try UpstreamStub(answer)
        var settings = settings
        settings.allow = [try AllowEntry(stub.base + options)]
        client = FHIRClient(settings, metrics: metrics, log: log)
        upstream = try Upstream(
            address: stub.base + base, headers: headers, callerAuthorization: authorization)
    }

    func get(_ target: String, seconds: Double? = nil) -> UpstreamResult {
        client.perform(UpstreamRequest(.get, target), at: upstream, deadline: seconds.map { .after(seconds: $0) })
    }

    func search(_ query: String, seconds: Double? = nil) -> SearchResult {
        client.search([query], at: upstream, deadline: seconds.map { .after(seconds: $0) })[0]
    }
}

extension OutboundSettings {
    /// Limits that hold on a busy machine too, changed.
    static func with(_ change: (inout OutboundSettings) -> Void) -> OutboundSettings {
        var settings = OutboundSettings()
        settings.connectTimeout = 5
        settings.requestTimeout = 10
        settings.deadline = 15
        change(&settings)
        return settings
    }
}

/// A Patient.
func patient(_ id: String) -> String { #"{"resourceType":"Patient","id":"\#(id)"}"# }

extension SearchResult {
    /// The ids of what was found.
    var ids: [String] {
        guard let document else { return [] }
        return document.items(document.member(document.root, .entry)).compactMap {
            document.string(document.member(document.member($0, .resource), .id))
        }
    }
}
