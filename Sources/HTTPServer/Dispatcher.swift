internal import Observability

/// Joins transport, pipeline and pools: the hybrid dispatch. A request starts inline; what its handler hands on runs on a
/// pool while the connection is suspended.
final class Dispatcher: TransportDelegate {
    private let pipeline: Pipeline
    private let heavy: WorkerPool
    private let io: WorkerPool
    private let maximumBodyBytes: Int
    private static let retryAfter = 1

    init(pipeline: Pipeline, heavy: WorkerPool, io: WorkerPool, maximumBodyBytes: Int) {
        self.pipeline = pipeline
        self.heavy = heavy
        self.io = io
        self.maximumBodyBytes = maximumBodyBytes
    }

    func received(_ incoming: IncomingRequest) {
        let (request, refusal) = incoming.request()
        if let refusal {
            incoming.reply(pipeline.refuse(refusal, request, began: incoming.began))
            return
        }
        let (exchange, outcome) = pipeline.start(request, began: incoming.began, isAsterisk: incoming.isAsterisk)
        switch outcome {
        case .reply(let response):
            incoming.reply(pipeline.finish(exchange, response))
        case .run(let lane, let work):
            let pool = lane == .heavy ? heavy : io
            guard pool.reserve() else {
                let full = pipeline.render(.unavailable(retryAfter: Self.retryAfter), request)
                incoming.reply(pipeline.finish(exchange, full))
                return
            }
            // Suspended before the worker can see it, so that it never answers a connection that still runs.
            let suspended = incoming.suspend()
            let pipeline = pipeline
            pool.submit { _ = suspended.reply(pipeline.finish(exchange, work())) }
        case .later(let begin):
            begin(pending(incoming.suspend(), exchange))
        }
    }

    private func pending(_ suspended: SuspendedRequest, _ exchange: Pipeline.Exchange) -> PendingReply {
        let (pipeline, heavy, io) = (pipeline, heavy, io)
        let give: @Sendable (HTTPResponse) -> Void = { _ = suspended.reply(pipeline.finish(exchange, $0)) }
        return PendingReply(
            give: give,
            hand: { lane, work in
                let pool = lane == .heavy ? heavy : io
                guard pool.reserve() else { return false }
                pool.submit { give(work()) }
                return true
            },
            busy: { pipeline.render(.unavailable(retryAfter: Self.retryAfter), exchange.request) })
    }

    func refused(_ incoming: IncomingRequest, _ refusal: Refusal) {
        let (request, _) = incoming.request()
        var refusal = refusal
        if case .payloadTooLarge = refusal { refusal = .payloadTooLarge(limit: maximumBodyBytes) }
        incoming.reply(pipeline.refuse(refusal, request, began: incoming.began), closing: true)
    }

    func abandoned() -> HTTPResponse {
        var response = pipeline.render(.unavailable(retryAfter: Self.retryAfter), nil)
        pipeline.complete(&response.headers, nil)
        happened(.abandoned)
        return response
    }

    func happened(_ event: TransportEvent) {
        let (name, level): (StaticString, LogLevel) =
            switch event {
            case .requestDeadline: ("request_deadline", .info)
            case .replyDeadline: ("reply_deadline", .info)
            case .tooManyConnections: ("too_many_connections", .warning)
            case .tooManyConnectionsOfAddress: ("too_many_connections_of_address", .info)
            case .cutOff: ("cut_off", .info)
            case .parserRefused: ("parser_refused", .info)
            case .acceptFailed: ("accept_failed", .error)
            case .abandoned: ("abandoned", .warning)
            case .unknown: ("unknown", .warning)
            }
        pipeline.metrics.count(event: name)
        pipeline.log.log(level, "connection event", immediately: false, ["event": .string("\(name)")])
    }
}
