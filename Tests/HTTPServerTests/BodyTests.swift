import HTTPServer
import Observability
import Testing

/// Limits on bodies, and bodies that do not arrive.
@Suite struct BodyTests {
    @Test(arguments: ["/echo", "/heavy"]) func bodyComesBack(_ path: String) async throws {
        try await LiveServer.run { live in
            let body = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            let client = try RawClient(port: live.port)
            for _ in 0..<3 {
                client.send("POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.count)\r\n\r\n")
                client.send(body)
                #expect(try client.reply().body == body)
            }
        }
    }

    @Test func bodyOfExactlyTheLimitIsTaken() async throws {
        try await LiveServer.run(.with { $0.maximumBodyBytes = 1000 }) { live in
            let body = String(repeating: "b", count: 1000)
            let whole = try live.ask("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n\(body)")
            #expect(whole.text == body)
            let chunked = "1F4\r\n\(body.prefix(500))\r\n1f4\r\n\(body.prefix(500))\r\n0\r\n\r\n"
            let counted = try live.ask("POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(chunked)")
            #expect(counted.text == body)
        }
    }

    @Test func countedBodyOverTheLimitIsRefusedWhileItArrives() async throws {
        try await LiveServer.run(.with { $0.maximumBodyBytes = 1000 }) { live in
            let client = try RawClient(port: live.port)
            client.send("POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
            client.send("3e9\r\n\(String(repeating: "b", count: 1001))\r\n")  // the last chunk never comes
            let reply = try client.reply()
            #expect(reply.status == 413)
            #expect(reply.text == "refused: the body is larger than 1000 bytes")
            #expect(reply["connection"] == "close")
            #expect(client.isClosed())
            #expect(live.handledCount == 0)
        }
    }

    @Test func clientThatSendsWithoutLookingCanFinishAndReadsItsRefusal() async throws {
        try await LiveServer.run(.with { $0.maximumBodyBytes = 1000 }) { live in
            let client = try RawClient(port: live.port)
            let size = 20 * 1024 * 1024
            client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n")
            #expect(client.send([UInt8](repeating: 0, count: size)), "the server must take what it will throw away")
            #expect(try client.reply().status == 413)
            #expect(client.isClosed())
        }
    }

    @Test func expectedContinueComesWhenTheBodyIsWelcome() async throws {
        try await LiveServer.run { live in
            let client = try RawClient(port: live.port)
            client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
            #expect(try client.reply().status == 100)
            client.send("abc")
            #expect(try client.reply().text == "abc")
        }
    }

    @Test func expectedContinueIsRefusedBeforeTheBody() async throws {
        try await LiveServer.run(.with { $0.maximumBodyBytes = 2 }) { live in
            let client = try RawClient(port: live.port)
            client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
            let reply = try client.reply()
            #expect(reply.status == 413)
            #expect(reply.text.hasPrefix("refused: "))
            #expect(client.isClosed())
        }
    }

    @Test(arguments: ["close", "reset", "half-closed"]) func bodyCutOffLeavesNothingBehind(_ how: String) async throws {
        try await LiveServer.run { live in
            for path in ["/echo", "/heavy"] {
                let client = try RawClient(port: live.port)
                client.send("POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: 300000\r\n\r\n")
                client.send([UInt8](repeating: 1, count: 100_000))
                #expect(eventually { live.server.openConnections == 1 })
                if how == "half-closed" {
                    client.finishSending()
                    #expect(client.isClosed())
                }
                if how == "reset" { client.reset() }
                _ = consume client
                #expect(eventually { live.server.openConnections == 0 })
            }
            #expect(live.handledCount == 0)
            #expect(live.metrics.inFlight == 0)
            // A reset may come before anything has been read: then there was no request.
            if how != "reset" { #expect(live.lines.all.contains { $0.contains("\"event\":\"cut_off\"") }) }
        }
    }

    @Test func headCutOffLeavesNothingBehind() async throws {
        try await LiveServer.run { live in
            for part in ["G", "GET /hello", "GET /hello HTTP/1.1\r\n", "GET /hello HTTP/1.1\r\nHost: a\r\nX"] {
                let client = try RawClient(port: live.port)
                client.send(part)
                #expect(eventually { live.server.openConnections == 1 })
                _ = consume client
                #expect(eventually { live.server.openConnections == 0 })
            }
            #expect(live.metrics.inFlight == 0)
        }
    }

    @Test(arguments: ["/echo", "/heavy"]) func clientThatClosesItsSideStillGetsItsReply(_ path: String) async throws {
        try await LiveServer.run { live in
            let client = try RawClient(port: live.port)
            client.send("POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")
            client.finishSending()
            #expect(try client.reply().text == "abc")
        }
    }

    @Test func clientGoneWhileItsWorkRuns() async throws {
        try await LiveServer.run { live in
            let client = try RawClient(port: live.port)
            client.send("POST /gated HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")
            #expect(eventually { live.startedCount == 1 })
            client.reset()
            _ = consume client
            live.gate.unlock()
            #expect(eventually { live.server.openConnections == 0 })
            #expect(live.metrics.inFlight == 0)
        }
    }

    @Test(arguments: ["gzip", "br", "GZIP", "identity, gzip"]) func encodedBodyIsRefused(_ encoding: String)
        async throws
    {
        try await LiveServer.run { live in
            let reply = try live.ask(
                "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Encoding: \(encoding)\r\nContent-Length: 3\r\n\r\nabc")
            #expect(reply.status == 415)
            #expect(reply.text.hasPrefix("refused: "))
            let plain = try live.ask(
                "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Encoding: Identity\r\nContent-Length: 3\r\n\r\nabc")
            #expect(plain.text == "abc")
        }
    }
}
