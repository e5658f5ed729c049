import HTTPServer
import Testing

/// How the request target is split and decoded.
@Suite struct TargetTests {
    @Test(arguments: [
        ("/path/a/b", #"["path", "a", "b"]|a|"#),
        ("/path/a/b/", #"["path", "a", "b"]|a|"#),
        ("/path/a%20b/%C3%A9", #"["path", "a b", "é"]|a b|"#),
        ("/path/a+b/c%2Fd", #"["path", "a+b", "c/d"]|a+b|"#),
        ("/path/$a/...", #"["path", "$a", "..."]|$a|"#),
        ("/path/a/b?x=1&y=a+b%26c&z&=q&&x=2", #"["path", "a", "b"]|a|x=1;y=a b&c;z=;=q;x=2"#),
        ("/path/a/b?url=http://a/b|1.0", #"["path", "a", "b"]|a|url=http://a/b|1.0"#),
        ("/path/a/b?x=a=b?c/d", #"["path", "a", "b"]|a|x=a=b?c/d"#),
        ("http://host:80/path/a/b?x=1", #"["path", "a", "b"]|a|x=1"#),
    ]) func decodes(_ target: String, _ expected: String) async throws {
        try await LiveServer.run { live in
            let reply = try live.get(target)
            #expect(reply.status == 200)
            #expect(reply.text == expected)
        }
    }

    static let refused = [
        "/path/%00/b", "/path/a%00/b", "/path/a/b?x=%00", "/path/%0a/b", "/path/%7f/b", "/path/%FF/b", "/path/%C3/b",
        "/path/%ED%A0%80/b", "/path/%C0%AF/b", "/path/./b", "/path/../b", "/path/%2e/b", "/path/%2E./b", "/..",
        "/path/a/b/..",
        "/path/%/b", "/path/%2/b", "/path/%zz/b", "/path/a/b?x=%", "/path/a/b?x=%f", "/path/a/b?%ff", "/path/a/b#c",
        "path/a/b", "ftp://a/path/a/b", "*", "a:80", "?x=1",
    ]

    @Test(arguments: refused) func refuses(_ target: String) async throws {
        try await LiveServer.run { live in
            let reply = try live.get(target)
            #expect(reply.status == 400)
            #expect(reply.text.hasPrefix("refused: "))
            #expect(live.handledCount == 0)
        }
        // The same without a socket.
        var router = Router()
        router.add("GET", "/path/{a}/{b}") { _ in .reply(HTTPResponse(status: 200)) }
        #expect(InProcessServer(router: router, refusals: LiveServer.refusals).respond("GET", target).status == 400)
    }

    @Test func emptySegmentsAreNotSkipped() async throws {
        try await LiveServer.run { live in
            for target in ["//path/a/b", "/path//b"] {
                let reply = try live.get(target)
                #expect(reply.status == 404)
            }
        }
    }
}
