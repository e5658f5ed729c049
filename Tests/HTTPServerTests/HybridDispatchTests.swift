import Glibc
import HTTPServer
import Observability
import Testing

@Suite struct HybridDispatchTests {
    private static func post(_ path: String) -> String {
        "POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n1"
    }

    @Test func lightRequestsAreAnsweredWhileAllHeavyThreadsAreBusy() async throws {
        try await LiveServer.run(
            .with {
                $0.threads = 1
                $0.heavyThreads = 2
                $0.heavyQueue = 4
            }
        ) { live in
            let heavy = try (0..<4).map { _ in try RawClient(port: live.port) }
            for client in heavy { client.send(Self.post("/gated")) }
            #expect(eventually { live.startedCount == 2 })
            let light = try RawClient(port: live.port)
            for _ in 0..<100 {
                light.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(try light.reply().text == "hello")
            }
            #expect(live.metrics.inFlight == 4)
            // The other lane has threads of its own.
            let io = try RawClient(port: live.port)
            io.send(Self.post("/gated-io"))
            #expect(eventually { live.startedCount == 3 })
            live.gate.unlock()
            for client in heavy + [io] { #expect(try client.reply().text == "1") }
            #expect(live.metrics.inFlight == 0)
        }
    }

    @Test(arguments: ["/gated", "/gated-io"]) func fullQueueAnswers503(_ path: String) async throws {
        try await LiveServer.run(
            .with {
                $0.heavyThreads = 1
                $0.heavyQueue = 2
                $0.ioThreads = 1
                $0.ioQueue = 2
            }
        ) { live in
            let clients = try (0..<3).map { _ in try RawClient(port: live.port) }
            clients[0].send(Self.post(path))
            #expect(eventually { live.startedCount == 1 })
            for client in clients.dropFirst() { client.send(Self.post(path)) }
            #expect(eventually { live.handledCount == 3 })
            // A connection that is turned away stays good.
            let extra = try RawClient(port: live.port)
            extra.send(Self.post(path))
            let reply = try extra.reply()
            #expect(reply.status == 503)
            #expect(reply["retry-after"] == "1")
            #expect(reply.text == "refused: the server is too busy")
            extra.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try extra.reply().status == 200)
            live.gate.unlock()
            for client in clients { #expect(try client.reply().status == 200) }
        }
    }

    @Test func manyConnectionsThroughBothLanes() async throws {
        try await LiveServer.run { live in
            let clients = try (0..<32).map { _ in try RawClient(port: live.port) }
            for round in 0..<20 {
                for (index, client) in clients.enumerated() {
                    let path = index % 2 == 0 ? "/heavy" : "/echo"
                    let body = "\(round)-\(index)"
                    client.send("POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
                }
                for (index, client) in clients.enumerated() { #expect(try client.reply().text == "\(round)-\(index)") }
            }
            #expect(live.metrics.inFlight == 0)
        }
    }
}
