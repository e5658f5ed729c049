internal import Glibc
internal import Locking
public import Observability
internal import Synchronization

/// An HTTP/1.1 server: routes requests to handlers inline, or on bounded pools of threads, and drains in good order.
public final class HTTPServer: Sendable {
    private enum Phase {
        case fresh, stopped
        case serving(Transport)
    }

    private let configuration: ServerConfiguration
    private let pipeline: Pipeline
    private let phase = Locked(Phase.fresh)
    private let draining = Atomic<Bool>(false)
    private let boundPort = Atomic<Int>(0)
    private let counts = Locked<[Int]>([])
    private let heavy: WorkerPool
    private let io: WorkerPool

    /// Prepares a server; nothing listens yet, but the pools of threads are there.
    public init(
        configuration: ServerConfiguration, router: Router, refusals: @escaping RefusalRenderer, log: Log,
        metrics: Metrics
    ) throws {
        self.configuration = configuration
        pipeline = Pipeline(
            configuration: configuration, router: router, refusals: refusals, log: log, metrics: metrics)
        heavy = WorkerPool(
            threads: configuration.heavyThreads, capacity: configuration.heavyQueue,
            niceness: configuration.heavyNiceness)
        io = WorkerPool(threads: configuration.ioThreads, capacity: configuration.ioQueue)
        metrics.add("http_connections_open", help: "Connections that are open.") { [weak self] in
            Double(self?.openConnections ?? 0)
        }
    }

    deinit {
        // Without `drain`: at once. Nobody else has the server any more, so the phase does not change.
        heavy.stop()
        io.stop()
        let transport: Transport? = phase.withLock { phase in
            if case .serving(let transport) = phase { return transport }
            return nil
        }
        transport?.quiesce()
        transport?.abandonSuspended()
        transport?.stop()
    }

    /// Listens; returns when connections are taken.
    ///
    /// - Throws: `ServerError`.
    public func start() throws {
        try phase.withLock { phase in
            guard case .fresh = phase else { throw ServerError.alreadyStarted }
            let transport = try Transport(
                configuration: configuration,
                prepared: PreparedReplies(
                    timeout: prepared(.timeout), tooMany: prepared(.tooManyConnections),
                    badLength: prepared(.badRequest("Content-Length is not a number"))),
                delegate: Dispatcher(
                    pipeline: pipeline, heavy: heavy, io: io, maximumBodyBytes: configuration.maximumBodyBytes))
            boundPort.store(Int(transport.port), ordering: .relaxed)
            phase = .serving(transport)
        }
    }

    /// The port that is listened on; 0 before `start`.
    public var port: UInt16 { UInt16(clamping: boundPort.load(ordering: .relaxed)) }

    /// True from the first moment of `drain` on.
    public var isDraining: Bool { draining.load(ordering: .relaxed) }

    /// Requests answered by each thread of connections.
    public var threadRequestCounts: [Int] {
        phase.withLock { phase in
            if case .serving(let transport) = phase { return transport.answered }
            return counts.withLock { $0 }
        }
    }

    /// Connections that are open.
    public var openConnections: Int {
        phase.withLock { phase in
            if case .serving(let transport) = phase { return transport.openConnections }
            return 0
        }
    }

    /// Stops in good order: no new connections; requests in flight finish; connections between requests are closed after
    /// `drainIdleGrace`, a request that arrives on one before that is answered; every reply ends its connection.
    /// What is not done after `drainGrace` is answered with 503.
    ///
    /// Blocks the caller until all is over. A second call, also from another thread, returns at once.
    public func drain() {
        guard !draining.exchange(true, ordering: .sequentiallyConsistent) else { return }
        let transport: Transport? = phase.withLock { phase in
            if case .serving(let transport) = phase { return transport }
            phase = .stopped
            return nil
        }
        if let transport {
            transport.quiesce()
            finishConnections(transport)
            heavy.stop()
            io.stop()
            transport.abandonSuspended()
            // The abandoned ones still have to be sent their 503.
            wait(until: Clock.nanoseconds() + 2_000_000_000) { transport.openConnections == 0 }
            phase.withLock { phase in
                counts.withLock { $0 = transport.answered }
                phase = .stopped
            }
            transport.stop()
        } else {
            heavy.stop()
            io.stop()
        }
        pipeline.log.flush()
    }

    private func finishConnections(_ transport: Transport) {
        let began = Clock.nanoseconds()
        let end = began + Int64(max(0, configuration.drainGrace) * 1e9)
        let idleEnd = began + Int64(max(0, min(configuration.drainIdleGrace, configuration.drainGrace)) * 1e9)
        wait(until: idleEnd) { transport.openConnections == 0 }
        wait(until: end) {
            transport.closeIdle()
            return transport.openConnections == 0
        }
    }

    private func wait(until end: Int64, _ done: () -> Bool) {
        while !done(), Clock.nanoseconds() < end { usleep(5000) }
    }

    private func prepared(_ refusal: Refusal) -> HTTPResponse {
        var response = pipeline.render(refusal, nil)
        pipeline.complete(&response.headers, nil)
        return response
    }
}
