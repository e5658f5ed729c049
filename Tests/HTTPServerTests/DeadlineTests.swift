import Glibc
import HTTPServer
import Testing

/// Clients that are slow on purpose.
@Suite struct DeadlineTests {
    /// Fewer than would complete a request or break another limit; 45 seconds' worth.
    private static let most = 900

    /// Sends one piece every 50 ms until the server has had enough; how many were sent.
    private static func drip(_ client: RawClient, start: String, piece: String) -> Int {
        client.send(start)
        for count in 0..<most {
            guard client.send(piece) else { return count }
            usleep(50_000)
        }
        return most
    }

    @Test(arguments: [
        ("lines of a head", "GET /hello HTTP/1.1\r\nHost: a\r\n", "X: 1\r\n"),
        ("a request line", "GET /", "a"),
        ("empty lines before a request", "", "\r\n"),
        ("a body", "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n", "b"),
        ("chunks", "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\nb\r\n"),
    ]) func drippingClientIsCutOff(_ what: String, _ start: String, _ piece: String) async throws {
        try await LiveServer.run(.with { $0.requestDeadline = 0.4 }) { live in
            let client = try RawClient(port: live.port)
            let sent = Self.drip(client, start: start, piece: piece)
            #expect(sent < Self.most)
            let reply = try client.reply()
            #expect(reply.status == 408)
            #expect(reply.text.hasPrefix("refused: "))
            #expect(reply["connection"] == "close")
            #expect(eventually { live.server.openConnections == 0 })
            #expect(live.handledCount == 0)
            #expect(eventually { live.lines.all.contains { $0.contains("request_deadline") } })
        }
    }

    @Test func secondRequestHasADeadlineToo() async throws {
        try await LiveServer.run(
            .with {
                $0.requestDeadline = 0.4
                $0.inactivityTimeout = 10
            }
        ) { live in
            let client = try RawClient(port: live.port)
            client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.reply().status == 200)
            #expect(Self.drip(client, start: "GET /hello HTTP/1.1\r\n", piece: "X: 1\r\n") < Self.most)
            #expect(try client.reply().status == 408)
        }
    }

    @Test func keptConnectionOutlivesTheDeadlineOfARequest() async throws {
        try await LiveServer.run(.with { $0.requestDeadline = 1 }) { live in
            let client = try RawClient(port: live.port)
            for _ in 0..<2 {
                client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(try client.reply().text == "hello")
                usleep(1_300_000)
            }
        }
    }

    @Test func workIsNotCutOffAtTheDeadline() async throws {
        try await LiveServer.run(.with { $0.requestDeadline = 1 }) { live in
            let client = try RawClient(port: live.port)
            client.send("POST /gated HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")
            #expect(eventually { live.startedCount == 1 })
            usleep(1_300_000)
            live.gate.unlock()
            #expect(try client.reply().text == "abc")
        }
    }

    @Test func clientThatDoesNotTakeItsReplyIsCutOff() async throws {
        try await LiveServer.run(.with { $0.requestDeadline = 0.4 }) { live in
            let client = try RawClient(port: live.port)
            client.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(eventually { live.lines.all.contains { $0.contains("reply_deadline") } })
            #expect(eventually { live.server.openConnections == 0 })
            _ = client
        }
    }

    @Test func silentClientIsClosedAfterTheInactivityTime() async throws {
        try await LiveServer.run(
            .with {
                $0.inactivityTimeout = 1
                $0.requestDeadline = 30
            }
        ) { live in
            let client = try RawClient(port: live.port)
            client.send("GET /hello HTTP/1.1\r\nHost: a\r\n")
            #expect(client.isClosed())
        }
    }
}
