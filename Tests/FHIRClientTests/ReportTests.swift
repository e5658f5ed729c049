import FHIRClient
import Observability
import TestSupport
import Testing

/// What logs and metrics tell about calls.
@Suite struct ReportTests {
    private final class Lines: @unchecked Sendable {
        // The log calls its sink from one thread at a time; it is read when the calls are over.
        var text = ""
    }

    @Test func callsAreCountedByEntryAndOutcomeAndFailuresLogged() throws {
        let lines = Lines()
        let metrics = Metrics()
        let log = Log(level: .info) { lines.text += String(decoding: $0, as: UTF8.self) }
        let test = try TestClient(metrics: metrics, log: log) { request in
            request.path.hasSuffix("zoe") ? .outcome(404, code: "not-found", text: "Zoe") : .json(patient("1"))
        }
        _ = test.get("Patient/1?secret=Zoe")
        _ = test.get("Patient/zoe")
        _ = test.get("Patient/zoe?token=abc")
        _ = test.get("http://elsewhere.example/Patient/zoe")
        let text = String(decoding: metrics.prometheusText(), as: UTF8.self)
        let name = "formstep_outbound_requests_total"
        #expect(text.contains("# TYPE \(name) counter\n"))
        #expect(text.contains(#"\#(name){entry="\#(test.stub.base)",outcome="ok"} 1"#))
        #expect(text.contains(#"\#(name){entry="\#(test.stub.base)",outcome="status-404"} 2"#))
        #expect(text.contains(#"\#(name){entry="",outcome="not-allowed"} 1"#))
        #expect(!text.contains("zoe"))
        log.flush()
        #expect(lines.text.contains(#""outbound.outcome":"status-404""#))
        #expect(lines.text.contains(#""outbound.entry":"\#(test.stub.base)""#))
        for word in ["zoe", "Zoe", "secret", "abc", "elsewhere"] { #expect(!lines.text.contains(word), "\(word)") }
    }

    @Test(arguments: UpstreamURL.Fault.allCases) func everyFaultOfAUrlHasWords(fault: UpstreamURL.Fault) {
        #expect(UpstreamProblem.badAddress(fault).text("x").hasSuffix("\(fault.rawValue)."))
    }
}
