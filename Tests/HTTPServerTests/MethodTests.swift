import HTTPServer
import Testing

/// HEAD, OPTIONS, CORS and the fields every reply has, over a socket.
@Suite struct MethodTests {
    @Test func headHasTheLengthAndNoBody() async throws {
        try await LiveServer.run { live in
            let client = try RawClient(port: live.port)
            client.send("HEAD /hello HTTP/1.1\r\nHost: a\r\n\r\nGET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            let head = try client.reply(hasBody: false)
            #expect(head.status == 200)
            #expect(head["content-length"] == "5")
            #expect(head["content-type"] == "text/plain")
            // Right behind the head comes the next reply.
            #expect(try client.reply().text == "hello")
        }
    }

    @Test func headOfWhatIsNotThereHasNoBody() async throws {
        try await LiveServer.run { live in
            let client = try RawClient(port: live.port)
            client.send("HEAD /nothing HTTP/1.1\r\nHost: a\r\n\r\nHEAD /echo HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.reply(hasBody: false).status == 404)
            let other = try client.reply(hasBody: false)
            #expect(other.status == 405)
            #expect(other["allow"] == "OPTIONS, POST")
        }
    }

    @Test func optionsNamesTheMethods() async throws {
        try await LiveServer.run { live in
            let reply = try live.ask("OPTIONS /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(reply.status == 204)
            #expect(reply["allow"] == "GET, HEAD, OPTIONS")
            #expect(reply["content-length"] == nil)
            #expect(reply["access-control-allow-origin"] == nil)
            #expect(try live.ask("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n").status == 204)
            #expect(try live.ask("OPTIONS /nothing HTTP/1.1\r\nHost: a\r\n\r\n").status == 404)
        }
    }

    private static func preflight(_ origin: String) -> String {
        "OPTIONS /echo HTTP/1.1\r\nHost: a\r\nOrigin: \(origin)\r\nAccess-Control-Request-Method: POST\r\n"
            + "Access-Control-Request-Headers: content-type\r\n\r\n"
    }

    @Test func preflightOfAConfiguredOrigin() async throws {
        try await LiveServer.run(.with { $0.corsOrigins = ["https://a.example", "https://b.example"] }) { live in
            let reply = try live.ask(Self.preflight("https://b.example"))
            #expect(reply.status == 204)
            #expect(reply["access-control-allow-origin"] == "https://b.example")
            #expect(reply["access-control-allow-methods"] == "OPTIONS, POST")
            #expect(
                reply["access-control-allow-headers"]
                    == "Accept, Accept-Language, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Exist, Prefer"
            )
            #expect(reply["vary"] == "Origin")
        }
    }

    @Test(arguments: ["https://c.example", "https://a.example.evil", "null", "HTTPS://A.EXAMPLE"])
    func preflightOfAnotherOrigin(_ origin: String) async throws {
        try await LiveServer.run(.with { $0.corsOrigins = ["https://a.example"] }) { live in
            let reply = try live.ask(Self.preflight(origin))
            #expect(reply.status == 204)
            #expect(reply["access-control-allow-origin"] == nil)
            #expect(reply["access-control-allow-methods"] == nil)
            #expect(reply["vary"] == "Origin")
        }
    }

    @Test func repliesToAConfiguredOrigin() async throws {
        try await LiveServer.run(.with { $0.corsOrigins = ["https://a.example"] }) { live in
            for target in ["/hello", "/nothing", "/echo", "/%00"] {
                let reply = try live.ask("GET \(target) HTTP/1.1\r\nHost: a\r\nOrigin: https://a.example\r\n\r\n")
                #expect(reply["access-control-allow-origin"] == "https://a.example")
                #expect(reply["access-control-expose-headers"] == "ETag, Location, Retry-After")
                #expect(reply["vary"] == "Origin")
            }
            #expect(try live.get("/hello")["access-control-allow-origin"] == nil)
        }
    }

    @Test func varyOfTheHandlerIsKept() {
        var configuration = ServerConfiguration()
        configuration.corsOrigins = ["https://a.example"]
        var router = Router()
        router.add("GET", "/a") { _ in
            .reply(HTTPResponse(status: 200, headers: HTTPHeaders([("Vary", "Accept, Accept-Language")])))
        }
        router.add("GET", "/b") { _ in .reply(HTTPResponse(status: 200, headers: HTTPHeaders([("Vary", "origin")]))) }
        let server = InProcessServer(configuration: configuration, router: router, refusals: LiveServer.refusals)
        #expect(server.respond("GET", "/a").headers.all("Vary") == ["Accept, Accept-Language, Origin"])
        #expect(server.respond("GET", "/b").headers.all("Vary") == ["origin"])
    }

    @Test func anyOrigin() async throws {
        try await LiveServer.run(.with { $0.corsOrigins = ["*"] }) { live in
            let reply = try live.ask("GET /hello HTTP/1.1\r\nHost: a\r\nOrigin: https://x.example\r\n\r\n")
            #expect(reply["access-control-allow-origin"] == "*")
        }
    }

    @Test func fixedFields() async throws {
        try await LiveServer.run { live in
            for target in ["/hello", "/nothing"] {
                let reply = try live.get(target)
                #expect(reply["x-content-type-options"] == "nosniff")
                #expect(reply["server"] == nil)
                #expect(reply["date"] != nil)
                #expect(reply["content-length"] == String(reply.body.count))
            }
        }
    }

    @Test func requestIDIsEchoedOrMade() async throws {
        try await LiveServer.run { live in
            let own = try live.ask("GET /hello HTTP/1.1\r\nHost: a\r\nX-Request-Id: a-1.B_2\r\n\r\n")
            #expect(own["x-request-id"] == "a-1.B_2")
            var made = Set<String>()
            for bad in ["", "a b", "a\"b", String(repeating: "a", count: 65), "é"] {
                let reply = try live.ask("GET /hello HTTP/1.1\r\nHost: a\r\nX-Request-Id: \(bad)\r\n\r\n")
                made.insert(reply["x-request-id"] ?? "")
            }
            #expect(made.count == 5)
            #expect(made.allSatisfy { $0.count == 13 })
        }
    }

    @Test func fieldsCannotBeForged() async throws {
        try await LiveServer.run { live in
            let reply = try live.get("/forged")
            #expect(reply.status == 200)
            #expect(reply["x-b"] == nil)
            #expect(reply["x-c"] == "3")
        }
    }
}
