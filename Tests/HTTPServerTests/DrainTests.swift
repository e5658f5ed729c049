import Glibc
import HTTPServer
import Observability
import TestSupport
import Testing

@Suite struct DrainTests {
    private static let gated = "POST /gated HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n1"

    @Test func requestsInFlightFinishAndNewConnectionsAreRefused() async throws {
        try await onThread {
            let live = try LiveServer(.with { $0.drainGrace = 60 })
            let client = try RawClient(port: live.port)
            client.send(Self.gated)
            #expect(eventually { live.startedCount == 1 })
            #expect(!live.server.isDraining)
            let drain = PlainThread { live.server.drain() }
            #expect(eventually { live.server.isDraining })
            #expect(eventually { (try? RawClient(port: live.port)) == nil })
            live.gate.unlock()
            let reply = try client.reply()
            #expect(reply.text == "1")
            #expect(reply["connection"] == "close")
            #expect(client.isClosed())
            drain.join()
            #expect(live.server.threadRequestCounts.reduce(0, +) == 1)
        }
    }

    @Test func requestOnAKeptConnectionIsStillAnsweredAndItsConnectionClosed() async throws {
        try await onThread {
            let live = try LiveServer(
                .with {
                    $0.drainGrace = 60
                    $0.drainIdleGrace = 60
                })
            let client = try RawClient(port: live.port)
            client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.reply()["connection"] == nil)
            let drain = PlainThread { live.server.drain() }
            #expect(eventually { live.server.isDraining && (try? RawClient(port: live.port)) == nil })
            client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            let reply = try client.reply()
            #expect(reply.text == "hello")
            #expect(reply["connection"] == "close")
            #expect(client.isClosed())
            drain.join()
        }
    }

    @Test func idleConnectionsAreClosed() async throws {
        try await onThread {
            // The grace for requests in flight is longer than the clients wait.
            let live = try LiveServer(
                .with {
                    $0.drainGrace = 300
                    $0.drainIdleGrace = 0.1
                })
            let used = try RawClient(port: live.port)
            used.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = try used.reply()
            let unused = try RawClient(port: live.port)
            #expect(eventually { live.server.openConnections == 2 })
            let drain = PlainThread { live.server.drain() }
            #expect(used.isClosed())
            #expect(unused.isClosed())
            drain.join()
        }
    }

    @Test func workThatOutlastsTheGraceIsAnsweredFor() async throws {
        try await onThread {
            let live = try LiveServer(
                .with {
                    $0.heavyThreads = 1
                    $0.drainGrace = 0.2
                })
            let clients = try (0..<3).map { _ in try RawClient(port: live.port) }
            for client in clients { client.send(Self.gated) }
            #expect(eventually { live.handledCount == 3 && live.startedCount == 1 })
            live.server.drain()
            for client in clients {
                let reply = try client.reply()
                #expect(reply.status == 503)
                #expect(reply["retry-after"] == "1")
                #expect(client.isClosed())
            }
            // The work ends after its server: its answer goes nowhere, and nothing breaks.
            live.gate.unlock()
            usleep(100_000)
        }
    }

    @Test func secondDrainAndDrainWithoutStart() async throws {
        try await onThread {
            let live = try LiveServer()
            #expect(throws: ServerError.alreadyStarted) { try live.server.start() }
            live.server.drain()
            live.server.drain()
            let never = try HTTPServer(
                configuration: ServerConfiguration(), router: Router(), refusals: LiveServer.refusals, log: .silent,
                metrics: Metrics())
            never.drain()
            #expect(never.isDraining)
        }
    }

    @Test func portInUseIsAnError() async throws {
        try await LiveServer.run { live in
            var configuration = ServerConfiguration()
            configuration.port = live.port
            let second = try HTTPServer(
                configuration: configuration, router: Router(), refusals: LiveServer.refusals, log: .silent,
                metrics: Metrics())
            #expect(throws: ServerError.listen(errno: EADDRINUSE)) { try second.start() }
            configuration.host = "no such host"
            let third = try HTTPServer(
                configuration: configuration, router: Router(), refusals: LiveServer.refusals, log: .silent,
                metrics: Metrics())
            #expect(throws: ServerError.listen(errno: EADDRNOTAVAIL)) { try third.start() }
        }
    }

    @Test(arguments: ["::1", "::", "localhost", "0.0.0.0"]) func hosts(_ host: String) async throws {
        try await LiveServer.run(.with { $0.host = host }) { live in
            #expect(live.port != 0)
            guard host == "::" || host == "0.0.0.0" else { return }
            let reply = try live.get("/hello")
            #expect(reply.text == "hello")
        }
    }
}
