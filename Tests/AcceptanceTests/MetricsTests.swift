import TestSupport
import Testing

/// `/metrics`: Prometheus' text format, route templates only, nothing of anybody's data.
@Suite struct MetricsTests {
    @Test func countsRequestsByTemplateAndHoldsNoNames() throws {
        let client = ServerUnderTest.shared.client
        _ = try client.send("GET", "/Questionnaire/consent")
        _ = try client.send(
            "POST", "/Questionnaire/consent/$next-step", headers: [("Content-Type", "application/json")],
            body: Array(#"{"answers":[{"path":"adult","answers":[{"valueBoolean":true}]}]}"#.utf8))
        let reply = try client.send("GET", "/metrics")
        #expect(reply.status == 200)
        #expect(reply.header("Content-Type")?.hasPrefix("text/plain; version=0.0.4") ?? false)
        let lines = reply.text.split(separator: "\n")
        for line in lines where !line.hasPrefix("#") {
            // name{labels} value
            let parts = line.split(separator: " ")
            #expect(parts.count >= 2 && Double(parts[parts.count - 1]) != nil, "\(line)")
        }
        #expect(
            lines.contains { $0.hasPrefix("http_requests_total{") && $0.contains("$next-step") && $0.contains("200") })
        for name in [
            "formstep_form_cache_hits_total", "formstep_form_compiles_total", "process_resident_memory_bytes",
            "http_requests_in_flight",
        ] {
            #expect(lines.contains { $0.hasPrefix(name + " ") }, "\(name)")
        }
        #expect(!reply.text.contains("consent"))
    }
}
