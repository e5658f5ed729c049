import Testing

/// Times of the store in `/metrics`, asked for over HTTP.
@Suite struct StoreMetricsTests {
    @Test(arguments: StoreKind.allCases) func operationsAreTimed(kind: StoreKind) throws {
        let live = try LiveService(kind)
        func count(_ operation: String) throws -> Int {
            let name = "formstep_store_operation_duration_seconds_count"
            let sample = #"\#(name){store="\#(kind)",operation="\#(operation)"} "#
            let lines = try live.send("GET", "/metrics").text.split(separator: "\n")
            let line = try #require(lines.first { $0.hasPrefix(sample) }, "\(operation)")
            return try #require(Int(line.dropFirst(sample.count)))
        }
        func grows(_ operation: String, by expected: Int = 1, _ work: () throws -> LiveReply) throws {
            let before = try count(operation)
            let reply = try work()
            #expect(reply.status < 300, "\(operation): \(reply.text)")
            #expect(try count(operation) == before + expected, "\(operation)")
        }
        let form = TestForms.form("timed", id: "timed")
        try grows("write") { try live.send("PUT", "/Questionnaire/timed", form) }
        try grows("read") { try live.send("GET", "/Questionnaire/timed") }
        try grows("read") { try live.send("GET", "/Questionnaire/timed/_history/1") }
        try grows("history") { try live.send("GET", "/Questionnaire/timed/_history") }
        try grows("search") { try live.send("GET", "/Questionnaire?url=http://forms.example/timed") }
        try grows("lookup") { try live.step(#"{"questionnaire":"http://forms.example/timed"}"#) }
        // A refused write took its time as well.
        let writes = try count("write")
        #expect(try live.send("PUT", "/Questionnaire/timed", form, ("If-Match", "\"9\"")).status == 412)
        #expect(try count("write") == writes + 1)

        let text = try live.send("GET", "/metrics").text
        #expect(text.contains("# TYPE formstep_store_operation_duration_seconds histogram\n"))
        #expect(text.contains(#"_seconds_bucket{store="\#(kind)",operation="read",le="+Inf"} "#))
        // Nothing of what was asked for.
        #expect(!text.contains("timed"))
        let stores = text.matches(of: #/store="([^"]*)",operation="([^"]*)"/#)
        #expect(Set(stores.map { String($0.2) }) == ["read", "history", "search", "lookup", "write", "session"])
    }
}
