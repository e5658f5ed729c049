internal import Dispatch
internal import Locking
public import Observability

/// The same routes and rules without a socket, for tests and for commands that answer one request.
///
/// Work that a handler hands on runs on the caller's thread.
public struct InProcessServer: Sendable {
    private let pipeline: Pipeline

    /// Takes what `HTTPServer` takes.
    public init(
        configuration: ServerConfiguration = ServerConfiguration(), router: Router, refusals: @escaping RefusalRenderer,
        log: Log = .silent, metrics: Metrics = Metrics()
    ) {
        pipeline = Pipeline(
            configuration: configuration, router: router, refusals: refusals, log: log, metrics: metrics)
    }

    /// Answers as the server would; HEAD without its body, with the length it would have had.
    public func respond(_ request: HTTPRequest) -> HTTPResponse {
        let (exchange, outcome) = pipeline.start(
            request, began: Clock.nanoseconds(), isAsterisk: request.target == "*")
        var response: HTTPResponse
        switch outcome {
        case .reply(let reply): response = pipeline.finish(exchange, reply)
        case .run(_, let work): response = pipeline.finish(exchange, work())
        case .later(let begin): response = pipeline.finish(exchange, Self.wait(begin))
        }
        if request.method == "HEAD" {
            response.headers.set(KnownHeaders.contentLength, String(response.body.count))
            response.body = []
        }
        return response
    }

    /// Waits for a reply that is given later, or for work that gives it.
    private static func wait(_ begin: @Sendable (PendingReply) -> Void) -> HTTPResponse {
        let done = DispatchSemaphore(value: 0)
        let work = Locked<(@Sendable () -> HTTPResponse)?>(nil)
        begin(
            PendingReply(
                give: { response in
                    work.withLock { $0 = { response } }
                    done.signal()
                },
                hand: { _, handed in
                    work.withLock { $0 = handed }
                    done.signal()
                    return true
                }, busy: { HTTPResponse(status: 503) }))
        done.wait()
        // Here and not where it was handed over: that thread may be one that others wait for.
        return work.withLock { $0 }?() ?? HTTPResponse(status: 500)
    }

    /// Makes the request and answers it; a target that cannot be decoded is refused as the server would.
    public func respond(
        _ method: String, _ target: String, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = []
    ) -> HTTPResponse {
        do throws(Refusal) {
            return respond(try HTTPRequest(method: method, target: target, headers: headers, body: body))
        } catch {
            let request = HTTPRequest(
                method: method, target: target, decoded: .none, headers: headers, body: body,
                remoteAddress: "127.0.0.1")
            return pipeline.refuse(error, request, began: Clock.nanoseconds())
        }
    }
}
