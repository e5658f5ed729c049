import HTTPServer
import Testing

/// What libmicrohttpd 0.9.75 lets through and must not reach a handler. Each case sends raw bytes.
@Suite struct HeadGuardTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let request: String
        let status: Int
        /// Who answers.
        enum Author: Sendable {
            /// The pipeline, as every reply.
            case pipeline
            /// The service's body, made before there was a request: without id.
            case prepared
            /// libmicrohttpd, which fails at the head before we see it.
            case library
        }
        var author = Author.pipeline
        var testDescription: String { name }

        init(_ name: String, _ request: String, _ status: Int, by author: Author = .pipeline) {
            self.name = name
            self.request = request
            self.status = status
            self.author = author
        }
    }

    static let cases: [Case] = [
        Case(
            "two Content-Length that differ",
            "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabcde", 400),
        Case(
            "two Content-Length that agree",
            "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\ncontent-length: 3\r\n\r\nabc", 400),
        Case(
            "both lengths",
            "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        Case(
            "both lengths, other order",
            "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n", 400),
        Case(
            "two Transfer-Encoding",
            "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            400),
        Case("two Host", "GET /hello HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
        Case("no Host", "GET /hello HTTP/1.1\r\nAccept: a\r\n\r\n", 400),
        Case("no fields at all", "GET /hello HTTP/1.1\r\n\r\n", 400),
        Case(
            "two Authorization",
            "GET /hello HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n", 400),
        Case(
            "two Content-Type",
            "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: a/b\r\nContent-Type: a/c\r\nContent-Length: 0\r\n\r\n", 400
        ),
        Case("unknown coding", "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\nabc", 501),
        Case("coding list", "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501),
        Case(
            "chunked with a blank behind it",
            "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked \r\n\r\n0\r\n\r\n", 501),
        Case("empty coding", "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\r\n\r\n0\r\n\r\n", 501),
        Case(
            "coding in HTTP/1.0", "POST /echo HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        Case("blank in a name", "GET /hello HTTP/1.1\r\nHost: a\r\nX Y: 1\r\n\r\n", 400),
        Case("blank before the colon", "GET /hello HTTP/1.1\r\nHost: a\r\nX-Y : 1\r\n\r\n", 400),
        Case(
            "Content-Length hidden by a blank", "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length : 3\r\n\r\nabc", 400),
        Case("empty name", "GET /hello HTTP/1.1\r\nHost: a\r\n: 1\r\n\r\n", 400),
        Case("quote in a name", "GET /hello HTTP/1.1\r\nHost: a\r\nX\"Y: 1\r\n\r\n", 400),
        Case("name beyond ASCII", "GET /hello HTTP/1.1\r\nHost: a\r\nXé: 1\r\n\r\n", 400),
        Case("control character in a value", "GET /hello HTTP/1.1\r\nHost: a\r\nX: a\u{1}b\r\n\r\n", 400),
        Case("bare CR in a value", "GET /hello HTTP/1.1\r\nHost: a\r\nX: a\rY: b\r\n\r\n", 400),
        Case("NUL in a value", "GET /hello HTTP/1.1\r\nHost: a\r\nX: a\u{0}b\r\nY: 1\r\n\r\n", 400),
        Case("NUL in the last value", "GET /hello HTTP/1.1\r\nHost: a\r\nX: a\u{0}bcdef\r\n\r\n", 400),
        Case("NUL hides a length", "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3\u{0}0\r\n\r\nabc", 400),
        Case("continued line", "GET /hello HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\nY: 1\r\n\r\n", 400),
        Case("continued last line", "GET /hello HTTP/1.1\r\nHost: a\r\nX: a\r\n\tb\r\n\r\n", 400),
        Case(
            "continuation makes a Content-Length",
            "POST /echo HTTP/1.1\r\nHost: a\r\nContent-: 3\r\n Length\r\n\r\nabc", 400),
        Case("NUL in the target", "GET /hello\u{0}x HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        Case("blank in the target", "GET /hel lo HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        Case("bytes beyond ASCII in the target", "GET /héllo HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        Case("method is no token", "GE(T /hello HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        Case("declared body too large", "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1025\r\n\r\n", 413),
        Case(
            "declared body beyond 64 bits",
            "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", 400, by: .prepared),
        Case(
            "Content-Length no number", "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: abc\r\n\r\n", 400,
            by: .prepared),
        Case(
            "Content-Length with a sign", "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: +3\r\n\r\nabc", 400,
            by: .prepared),
        Case(
            "negative Content-Length", "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: -3\r\n\r\nabc", 400,
            by: .prepared),
        Case(
            "list of lengths", "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3, 3\r\n\r\nabc", 400, by: .prepared),
        Case("line without colon", "GET /hello HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n", 400, by: .library),
        Case("version 2.0", "GET /hello HTTP/2.0\r\nHost: a\r\n\r\n", 505, by: .library),
        Case("no version", "GET /hello\r\nHost: a\r\n\r\n", 400, by: .library),
        Case(
            "broken chunk size", "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n", 400,
            by: .library),
        Case(
            "chunk longer than it says",
            "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nabcd\r\n0\r\n\r\n", 400,
            by: .library),
        Case("target too long", "GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414),
        Case(
            "target far too long", "GET /\(String(repeating: "a", count: 60000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414,
            by: .library),
        Case(
            "one field too large",
            "GET /hello HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "a", count: 14000))\r\n\r\n", 431),
        Case(
            "one field far too large",
            "GET /hello HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "a", count: 60000))\r\n\r\n", 431, by: .library),
        Case(
            "too many fields", "GET /hello HTTP/1.1\r\nHost: a\r\n\(String(repeating: "X: 1\r\n", count: 150))\r\n", 431
        ),
    ]

    @Test(arguments: cases) func refuses(_ example: Case) async throws {
        try await LiveServer.run(.with { $0.maximumBodyBytes = 1024 }) { live in
            let client = try RawClient(port: live.port)
            client.send(example.request)
            let reply = try client.reply()
            #expect(reply.status == example.status)
            #expect(reply.text.hasPrefix("refused: ") == (example.author != .library), "\(reply.text)")
            if example.author != .library {
                #expect(reply["content-type"] == "application/fhir+json")
                #expect(reply["x-content-type-options"] == "nosniff")
            }
            #expect((reply["x-request-id"] != nil) == (example.author == .pipeline))
            #expect(reply["connection"] == "close")
            #expect(client.isClosed(), "\(example)")
            #expect(live.handledCount == 0)
            // The server goes on.
            #expect(try live.get("/hello").text == "hello")
        }
    }

    static let accepted: [Case] = [
        Case("plain", "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n", 200),
        Case("HTTP/1.0 without Host", "GET /hello HTTP/1.0\r\n\r\n", 200),
        Case("empty value", "GET /hello HTTP/1.1\r\nHost:\r\nX:\r\nY: 1\r\n\r\n", 200),
        Case("repeated Accept", "GET /hello HTTP/1.1\r\nHost: a\r\nAccept: a/b\r\nAccept: a/c\r\n\r\n", 200),
        Case("bare line feeds", "GET /hello HTTP/1.1\nHost: a\nX: 1\n\n", 200),
        Case("all token characters", "GET /hello HTTP/1.1\r\nHost: a\r\n!#$%&'*+-.^_`|~09azAZ: 1\r\n\r\n", 200),
        Case("tabs and blanks around a value", "GET /hello HTTP/1.1\r\nHost: a\r\nX: \t 1 \t\r\nY:2\r\n\r\n", 200),
        Case("value beyond ASCII", "GET /hello HTTP/1.1\r\nHost: a\r\nX: é\r\n\r\n", 200),
        Case("empty line before", "\r\nGET /hello HTTP/1.1\r\nHost: a\r\n\r\n", 200),
        Case(
            "Chunked in capitals",
            "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n", 200),
        Case(
            "chunk extension and trailer",
            "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3;a=b\r\nabc\r\n0\r\nX-T: 1\r\n\r\n",
            200),
        Case("absolute form", "GET http://a/hello HTTP/1.1\r\nHost: a\r\n\r\n", 200),
        Case("cookies", "GET /hello HTTP/1.1\r\nHost: a\r\nCookie: a=b; c=\"d; e\"\r\nX: 1\r\n\r\n", 200),
        Case(
            "query of thousands of signs",
            "GET /hello?\(String(repeating: "&", count: 8000)) HTTP/1.1\r\nHost: a\r\n\r\n", 200),
        Case(
            "target and fields at their limits",
            "POST /echo?\(String(repeating: "a", count: 8180)) HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nX: \(String(repeating: "a", count: 12200))\r\n\r\nabc",
            200),
        Case(
            "a hundred fields",
            "GET /hello HTTP/1.1\r\nHost: a\r\n\(String(repeating: "X: \(String(repeating: "v", count: 100))\r\n", count: 99))\r\n",
            200),
    ]

    @Test(arguments: accepted) func accepts(_ example: Case) async throws {
        try await LiveServer.run { live in
            let client = try RawClient(port: live.port)
            client.send(example.request)
            #expect(try client.reply().status == example.status)
        }
    }

    @Test func headerValuesArriveTrimmedAndInOrder() async throws {
        try await LiveServer.run { live in
            let reply = try live.ask(
                "GET /header/x-thing HTTP/1.1\r\nHost: a\r\nX-Thing: \t one \r\nx-thing: two\r\n\r\n")
            #expect(reply.text == "one|two")
        }
    }

    @Test func headInManySmallPieces() async throws {
        try await LiveServer.run { live in
            let client = try RawClient(port: live.port)
            for byte in "POST /echo HTTP/1.1\r\nHost: a\r\nX: a b\r\nContent-Length: 3\r\n\r\nabc".utf8 {
                client.send([byte])
            }
            #expect(try client.reply().text == "abc")
        }
    }

    @Test func secondRequestOfAConnectionIsCheckedToo() async throws {
        try await LiveServer.run { live in
            let client = try RawClient(port: live.port)
            client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.reply().status == 200)
            client.send("GET /hello HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n")
            #expect(try client.reply().status == 400)
            #expect(client.isClosed())
        }
    }

    @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
        try await LiveServer.run { live in
            let client = try RawClient(port: live.port)
            client.send(
                "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n1POST /heavy HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n2POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n3"
            )
            #expect(try client.reply().text == "1")
            #expect(try client.reply().text == "2")
            #expect(try client.reply().text == "3")
        }
    }
}
