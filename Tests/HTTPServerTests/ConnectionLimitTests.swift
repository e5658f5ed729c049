import HTTPServer
import Testing

@Suite struct ConnectionLimitTests {
    @Test(arguments: ["overall", "of one address"]) func connectionsOverTheLimitAreTurnedAway(_ which: String)
        async throws
    {
        try await LiveServer.run(
            .with {
                if which == "overall" { $0.maximumConnections = 3 } else { $0.maximumConnectionsPerAddress = 3 }
            }
        ) { live in
            var clients = try (0..<3).map { _ in try RawClient(port: live.port) }
            for client in clients {
                client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(try client.reply().status == 200)
            }
            let extra = try RawClient(port: live.port)
            extra.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            let reply = try extra.reply()
            #expect(reply.status == 503)
            #expect(reply["retry-after"] == "1")
            #expect(reply.text == "refused: too many connections")
            #expect(extra.isClosed())
            #expect(live.handledCount == 3)
            #expect(eventually { live.lines.all.contains { $0.contains("too_many_connections") } })
            // The others are as they were, and a place that becomes free is taken.
            clients[0].send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try clients[0].reply().status == 200)
            clients.removeLast()
            #expect(eventually { live.server.openConnections == 2 })
            #expect(try live.get("/hello").status == 200)
        }
    }

    @Test func connectionsSpreadOverAllThreads() async throws {
        try await LiveServer.run(.with { $0.threads = 2 }) { live in
            let clients = try (0..<16).map { _ in try RawClient(port: live.port) }
            for client in clients { client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n") }
            for client in clients { #expect(try client.reply().status == 200) }
            #expect(live.server.threadRequestCounts == [8, 8])
        }
    }

    @Test func aThreadThatLostItsConnectionsGetsTheNewOnes() async throws {
        try await LiveServer.run(.with { $0.threads = 2 }) { live in
            var clients: [RawClient?] = try (0..<8).map { _ in try RawClient(port: live.port) }
            for client in clients { client?.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n") }
            for client in clients { _ = try client?.reply() }
            // Every second connection is on the same thread.
            for index in stride(from: 0, to: 8, by: 2) { clients[index] = nil }
            #expect(eventually { live.server.openConnections == 4 })
            let before = live.server.threadRequestCounts
            let fresh = try (0..<4).map { _ in try RawClient(port: live.port) }
            for client in fresh { client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n") }
            for client in fresh { _ = try client.reply() }
            let gained = zip(live.server.threadRequestCounts, before).map { $0 - $1 }
            #expect(gained.sorted() == [0, 4])
        }
    }
}
