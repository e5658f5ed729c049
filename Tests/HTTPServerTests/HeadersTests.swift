import HTTPServer
import Testing

@Suite struct HeadersTests {
    @Test func namesCompareWithoutCase() {
        var headers = HTTPHeaders([("Content-Type", "a/b"), ("X-A", "1")])
        headers.add("x-a", "2")
        #expect(headers["content-TYPE"] == "a/b")
        #expect(headers["X-a"] == "1")
        #expect(headers.all("X-A") == ["1", "2"])
        #expect(headers["X"] == nil)
        headers.set("X-A", "3")
        #expect(headers.all("x-a") == ["3"])
        headers.set("New", "4")
        #expect(headers.pairs.map(\.0) == ["Content-Type", "X-A", "New"])
        headers.remove("x-A")
        #expect(headers.pairs.map(\.1) == ["a/b", "4"])
    }

    @Test func refusalsHaveTheirStatus() {
        let all: [(Refusal, Int)] = [
            (.badRequest("a"), 400), (.notFound, 404), (.methodNotAllowed(allow: ["GET"]), 405), (.timeout, 408),
            (.payloadTooLarge(limit: 1), 413), (.uriTooLong, 414), (.unsupportedEncoding, 415), (.headersTooLarge, 431),
            (.notImplemented("a"), 501), (.unavailable(retryAfter: 1), 503), (.tooManyConnections, 503),
        ]
        for (refusal, status) in all {
            #expect(refusal.status == status)
            #expect(Refusal.plainText(refusal, nil).status == status)
            #expect(!refusal.reason.isEmpty)
        }
    }
}
