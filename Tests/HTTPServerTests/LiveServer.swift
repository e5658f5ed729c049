import HTTPServer
import Locking
import Observability
import Synchronization

/// Lines a log has written.
final class LogLines: Sendable {
    private let bytes = Locked<[UInt8]>([])

    var log: Log { Log(level: .debug) { [self] more in bytes.withLock { $0.append(contentsOf: more) } } }
    var all: [String] {
        bytes.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").map(String.init)
    }
}

extension ServerConfiguration {
    /// Two threads on any free port, and what a test wants different.
    static func with(_ change: (inout ServerConfiguration) -> Void) -> ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.port = 0
        configuration.threads = 2
        change(&configuration)
        return configuration
    }
}

/// A server on a free port with a few plain routes. Refusals come back as "refused: " and their reason, so that a body
/// of ours can be told from one of libmicrohttpd's.
final class LiveServer: Sendable {
    let server: HTTPServer
    let metrics = Metrics()
    let lines = LogLines()
    /// Requests that reached a handler.
    fileprivate let handled = Atomic<Int>(0)
    var handledCount: Int { handled.load(ordering: .relaxed) }
    /// Work on `/gated` and `/gated-io` waits for it.
    let gate = Gate()
    fileprivate let started = Atomic<Int>(0)
    /// Pieces of gated work that a pool has begun.
    var startedCount: Int { started.load(ordering: .relaxed) }

    var port: UInt16 { server.port }

    static let refusals: RefusalRenderer = { refusal, _ in
        HTTPResponse(
            status: refusal.status, headers: HTTPHeaders([("Content-Type", "application/fhir+json")]),
            body: Array("refused: \(refusal.reason)".utf8))
    }

    init(_ configuration: ServerConfiguration = .with { _ in }) throws {
        let relay = Relay()
        server = try HTTPServer(
            configuration: configuration, router: Self.routes(relay), refusals: Self.refusals, log: lines.log,
            metrics: metrics)
        relay.live.withLock { $0.server = self }
        try server.start()
    }

    /// Runs a test against a fresh server on a thread of its own, and drains the server afterwards.
    static func run(
        _ configuration: ServerConfiguration = .with { _ in },
        _ body: @escaping @Sendable (LiveServer) throws -> Void
    ) async throws {
        try await onThread {
            let live = try LiveServer(configuration)
            defer {
                live.gate.unlock()
                live.server.drain()
            }
            try body(live)
        }
    }

    /// One connection, one request, its reply.
    func ask(_ request: String, hasBody: Bool = true) throws -> RawReply {
        let client = try RawClient(port: port)
        client.send(request)
        return try client.reply(hasBody: hasBody)
    }

    func get(_ target: String) throws -> RawReply { try ask("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n") }

    private static func routes(_ relay: Relay) -> Router {
        @Sendable func text(_ text: String) -> HTTPResponse {
            HTTPResponse(status: 200, headers: HTTPHeaders([("Content-Type", "text/plain")]), body: Array(text.utf8))
        }
        func gated(_ lane: Lane) -> Handler {
            { request in
                relay.count()
                return .run(on: lane) {
                    relay.live.withLock { $0.server }?.started.add(1, ordering: .relaxed)
                    relay.live.withLock { $0.server }?.gate.wait()
                    return HTTPResponse(status: 200, body: request.body)
                }
            }
        }
        var router = Router()
        router.add("GET", "/hello") { _ in
            relay.count()
            return .reply(text("hello"))
        }
        router.add("POST", "/echo") { request in
            relay.count()
            return .reply(HTTPResponse(status: 200, body: request.body))
        }
        router.add("POST", "/heavy") { request in
            .run(on: .heavy) { HTTPResponse(status: 200, body: request.body) }
        }
        router.add("POST", "/gated", gated(.heavy))
        router.add("POST", "/gated-io", gated(.io))
        router.add("GET", "/path/{a}/{b}") { request in
            relay.count()
            let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
            return .reply(text("\(request.path)|\(request.parameters["a"] ?? "")|\(query)"))
        }
        router.add("GET", "/header/{name}") { request in
            .reply(text(request.headers.all(request.parameters["name"] ?? "").joined(separator: "|")))
        }
        router.add("GET", "/large") { _ in
            .reply(HTTPResponse(status: 200, body: [UInt8](repeating: UInt8(ascii: "l"), count: 8 * 1024 * 1024)))
        }
        router.add("GET", "/forged") { _ in
            .reply(HTTPResponse(status: 200, headers: HTTPHeaders([("X-A", "1\r\nX-B: 2"), ("X-C", "3")])))
        }
        return router
    }
}

/// The routes are made before the server that they report to.
private final class Relay: Sendable {
    struct Live {
        weak var server: LiveServer?
    }

    let live = Locked(Live())

    func count() { live.withLock { $0.server }?.handled.add(1, ordering: .relaxed) }
}
