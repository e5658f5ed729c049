import HTTPServer
import Observability
import Testing

@Suite struct ObservabilityTests {
    @Test func lineIsOneJSONObject() {
        let lines = LogLines()
        lines.log.notice("listening", ["event": "listening", "http.port": 8080, "on": true, "off": false])
        lines.log.log(.warning, "escaped", requestID: "r1", ["text": .string("a\"b\\c\nd\u{1}é"), "n": .integer(-7)])
        lines.log.log(.info, "numbers", ["a": .decimal(1.5), "b": .decimal(-0.25), "c": .decimal(.nan)])
        let all = lines.all
        #expect(all.count == 3)
        #expect(
            all[0].drop { $0 != "," }
                == #","level":"notice","msg":"listening","event":"listening","http.port":8080,"on":true,"off":false}"#)
        #expect(
            all[1].drop { $0 != "," }
                == #","level":"warning","msg":"escaped","request_id":"r1","text":"a\"b\\c\u000ad\u0001é","n":-7}"#)
        #expect(all[2].hasSuffix(#""a":1.500,"b":-0.250,"c":0.000}"#))
        let stamp = #/\{"ts":"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d\d\dZ"/#
        #expect(all.allSatisfy { $0.prefixMatch(of: stamp) != nil })
    }

    @Test(arguments: LogLevel.allCases) func levelFilters(_ level: LogLevel) {
        let lines = LogLines()
        let log = lines.log.with(level: level, accessLines: true)
        for each in LogLevel.allCases { log.log(each, "line") }
        log.access(requestID: "r", method: "GET", route: "/", status: 200, nanoseconds: 0, bytes: 0)
        let expected = LogLevel.allCases.filter { $0 >= level && $0 != .off }.count + (level <= .info ? 1 : 0)
        #expect(lines.all.count == expected)
        #expect(LogLevel(name: "\(level.name)") == level)
        #expect(LogLevel(name: "loud") == nil)
    }

    @Test func accessLineHasTheTemplateAndNothingOfTheRequest() async throws {
        try await LiveServer.run { live in
            _ = try live.ask(
                "GET /path/SECRETA/SECRETB?SECRETC=SECRETD HTTP/1.1\r\nHost: a\r\nAuthorization: SECRETE\r\nX-Request-Id: r-1\r\n\r\n"
            )
            _ = try live.ask("POST /SECRETF HTTP/1.1\r\nHost: a\r\nContent-Length: 7\r\n\r\nSECRETG")
            _ = try live.ask("SECRETH /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = try live.ask("GET /hello HTTP/1.1\r\nHost: a\r\nSECRET I: 1\r\n\r\n")
            let all = live.lines.all
            #expect(all.count == 4)
            #expect(!all.contains { $0.contains("SECRET") })
            let line =
                #/.*"level":"info","msg":"request","request_id":"r-1","method":"GET","route":"/path/\{a\}/\{b\}","status":200,"dur_ms":\d+\.\d\d\d,"bytes":\d+\}/#
            #expect(all[0].wholeMatch(of: line) != nil, "\(all[0])")
            #expect(all[1].contains(#""method":"other","route":"none","status":404"#))
            #expect(all[2].contains(#""route":"none","status":405"#))
            #expect(all[3].contains(#""route":"none","status":400"#))
        }
    }

    @Test func bufferedOutputKeepsOrderAndLosesNothing() {
        // Standard output cannot be looked at here; the same buffer with a sink can.
        let lines = LogLines()
        for index in 0..<1000 { lines.log.debug("line", ["n": .integer(index)]) }
        #expect(lines.all.enumerated().allSatisfy { $0.element.hasSuffix(#""n":\#($0.offset)}"#) })
        #expect(lines.all.count == 1000)
    }

    @Test func requestIDs() {
        #expect(RequestID.accepted("a") == "a")
        #expect(RequestID.accepted(nil) == nil)
        for bad in ["", "a/b", "a\nb", String(repeating: "x", count: 65)] { #expect(RequestID.accepted(bad) == nil) }
        let made = Set((0..<10_000).map { _ in RequestID.generate() })
        #expect(made.count == 10_000)
        #expect(made.allSatisfy { RequestID.accepted($0) == $0 })
    }

    @Test func metricsInPrometheusFormat() throws {
        let metrics = Metrics()
        let route = metrics.route("/Questionnaire/{id}", method: "GET")
        #expect(metrics.route("/Questionnaire/{id}", method: "GET") === route)
        route.record(status: 200, nanoseconds: 400_000)
        route.record(status: 200, nanoseconds: 2_000_000)
        route.record(status: 404, nanoseconds: 60_000_000_000)
        _ = metrics.route("/unused", method: "GET")
        metrics.count(event: "cut_off")
        metrics.count(event: "cut_off")
        metrics.add("formstep_forms", help: "Compiled forms.") { 3 }
        metrics.began()
        let text = String(decoding: metrics.prometheusText(), as: UTF8.self)
        let lines = text.split(separator: "\n").map(String.init)
        for expected in [
            "# TYPE http_requests_total counter",
            #"http_requests_total{route="/Questionnaire/{id}",method="GET",status="200"} 2"#,
            #"http_requests_total{route="/Questionnaire/{id}",method="GET",status="404"} 1"#,
            #"http_request_duration_seconds_bucket{route="/Questionnaire/{id}",method="GET",le="0.0005"} 1"#,
            #"http_request_duration_seconds_bucket{route="/Questionnaire/{id}",method="GET",le="0.0025"} 2"#,
            #"http_request_duration_seconds_bucket{route="/Questionnaire/{id}",method="GET",le="10.0"} 2"#,
            #"http_request_duration_seconds_bucket{route="/Questionnaire/{id}",method="GET",le="+Inf"} 3"#,
            #"http_request_duration_seconds_count{route="/Questionnaire/{id}",method="GET"} 3"#,
            #"http_request_duration_seconds_sum{route="/Questionnaire/{id}",method="GET"} 60.0024"#,
            "http_requests_in_flight 1",
            #"http_events_total{event="cut_off"} 2"#,
            "# TYPE formstep_forms gauge", "formstep_forms 3.0",
        ] { #expect(lines.contains(expected), "\(expected)") }
        #expect(!text.contains("unused"))
        let sample = #/[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.]+/#
        for line in lines where !line.hasPrefix("# ") { #expect(line.wholeMatch(of: sample) != nil, "\(line)") }
        #expect(text.hasSuffix("\n"))
    }

    @Test func requestsAreCounted() async throws {
        try await LiveServer.run { live in
            _ = try live.get("/hello")
            _ = try live.get("/hello")
            _ = try live.get("/nothing")
            let text = String(decoding: live.metrics.prometheusText(), as: UTF8.self)
            #expect(text.contains(#"http_requests_total{route="/hello",method="GET",status="200"} 2"#))
            #expect(text.contains(#"http_requests_total{route="none",method="other",status="404"} 1"#))
            #expect(text.contains("http_requests_in_flight 0"))
        }
    }
}
