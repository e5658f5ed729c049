internal import Observability

/// What the thread of the calls does: queues for each server, attempts, redirects, limits of time. Of that thread only.
final class OutboundWorker {
    /// What it is told at the start.
    struct Configuration: Sendable {
        let settings: OutboundSettings
        let allowed: AllowList
        /// For tests: the address that a name leads to, in place of the system's answer.
        let resolver: FHIRClient.Resolver?
    }

    /// One server.
    final class Server {
        var running = 0
        var queue: [OutboundOperation] = []
        var breaker: CircuitBreaker

        init(_ breaker: CircuitBreaker) { self.breaker = breaker }
    }

    let configuration: Configuration
    var settings: OutboundSettings { configuration.settings }
    var servers: [UpstreamURL.Origin: Server] = [:]
    var operations: [ObjectIdentifier: OutboundOperation] = [:]
    private var shared: [PreparedRequest.Identity: OutboundOperation] = [:]
    private var running = 0
    private let transfers: Transfers

    /// Servers that are remembered, kept small where stars let any name in.
    private static let maximumServers = 1024

    /// Nil where there is no memory.
    init?(_ configuration: Configuration) {
        guard let transfers = Transfers(kept: configuration.settings.connections) else { return nil }
        self.transfers = transfers
        self.configuration = configuration
    }

    var doorbell: Transfers.Doorbell { transfers.doorbell }

    // MARK: Turns

    /// Requests that came in.
    func take(_ submissions: [OutboundLoop.Submission]) {
        for submission in submissions {
            let waiter = OutboundOperation.Waiter(
                ticket: submission.ticket, mailbox: submission.mailbox, deadline: submission.deadline)
            let identity = submission.request.identity
            if let identity, let running = shared[identity] {
                running.waiters.append(waiter)
                running.isShared = true
                continue
            }
            guard operations.count < settings.queue else {
                waiter.mailbox.post(waiter.ticket, RawReply(problem: .busy))
                continue
            }
            let operation = OutboundOperation(
                submission.request, waiter: waiter, maximumBytes: settings.answerBytes,
                checksAddresses: settings.proxy.isEmpty)
            operations[ObjectIdentifier(operation)] = operation
            if let identity { shared[identity] = operation }
            enqueue(operation)
        }
    }

    /// Moves everything on, or waits until something happens.
    func turn() {
        let now = Clock.nanoseconds()
        expire(now)
        for operation in operations.values where operation.notBefore > 0 && operation.notBefore <= now {
            operation.notBefore = 0
            enqueue(operation)
        }
        for (origin, server) in servers where !server.queue.isEmpty { start(server, at: origin, now: now) }
        transfers.run()
        var hasMoved = false
        while let end = transfers.next() {
            release(end.owner)
            finish(end)
            hasMoved = true
        }
        // What came to an end may have made room for others.
        if !hasMoved { transfers.wait(milliseconds: patience()) }
    }

    /// Ends everything.
    func stop() {
        for operation in operations.values {
            if operation.transfer != nil { release(operation) }
            deliver(operation, RawReply(problem: .stopped))
        }
    }

    /// Milliseconds until the clock alone changes something.
    private func patience() -> Int {
        guard !operations.isEmpty else { return 30_000 }
        var next = Int64.max
        for operation in operations.values {
            for waiter in operation.waiters { next = min(next, waiter.deadline) }
            if operation.notBefore > 0 { next = min(next, operation.notBefore) }
        }
        return Int(min(max(0, next - Clock.nanoseconds()), 30_000_000_000) / 1_000_000) + 1
    }

    /// Tells those whose time is over; ends what nobody waits for.
    private func expire(_ now: Int64) {
        for operation in operations.values {
            for waiter in operation.waiters where waiter.deadline <= now {
                // While it waits to be sent again, what it came to before is what there is to tell.
                var reply = RawReply(problem: .timedOut(connected: operation.attempts > 0))
                if operation.transfer == nil, let last = operation.lastReply { reply = last }
                reply.attempts = operation.attempts
                waiter.mailbox.post(waiter.ticket, reply)
            }
            operation.waiters.removeAll { $0.deadline <= now }
            guard operation.waiters.isEmpty else { continue }
            if operation.transfer != nil {
                let server = server(of: operation.url.origin)
                if now - operation.began >= min(operation.limit, 1_000_000_000) {
                    server.breaker.failed(now: now)
                } else {
                    server.breaker.gaveUp(now: now)
                }
                release(operation)
            }
            forget(operation)
        }
    }

    // MARK: Starting

    func enqueue(_ operation: OutboundOperation) { server(of: operation.url.origin).queue.append(operation) }

    func server(of origin: UpstreamURL.Origin) -> Server {
        if let known = servers[origin] { return known }
        if servers.count >= Self.maximumServers {
            servers = servers.filter { _, server in
                server.running > 0 || !server.queue.isEmpty || !server.breaker.isPristine
            }
            if servers.count >= 2 * Self.maximumServers {
                servers = servers.filter { $1.running > 0 || !$1.queue.isEmpty }
            }
        }
        let fresh = Server(CircuitBreaker(failures: settings.circuitFailures, seconds: settings.circuitSeconds))
        servers[origin] = fresh
        return fresh
    }

    private func start(_ server: Server, at origin: UpstreamURL.Origin, now: Int64) {
        var first = 0
        while first < server.queue.count, server.running < settings.connectionsPerHost, running < settings.connections {
            let operation = server.queue[first]
            first += 1
            // Whoever waited may have gone.
            guard operations[ObjectIdentifier(operation)] != nil else { continue }
            if case .wait(let pause) = server.breaker.ask(now: now) {
                let problem = UpstreamProblem.circuitOpen(milliseconds: Int(pause / 1_000_000))
                deliver(operation, operation.lastReply ?? RawReply(problem: problem))
                continue
            }
            begin(operation, server, now)
        }
        server.queue.removeFirst(first)
    }

    private func begin(_ operation: OutboundOperation, _ server: Server, _ now: Int64) {
        operation.prepare()
        operation.attempts += 1
        operation.began = now
        operation.limit = max(1_000_000, min(Int64(settings.requestTimeout * 1e9), operation.deadline - now))
        var order = Transfers.Order()
        order.method = operation.request.method.rawValue
        order.url = operation.url.text
        order.fields = operation.request.fields
        order.body = operation.request.body
        order.isOnce = !operation.request.isSafe
        order.proxy = settings.proxy.isEmpty ? nil : settings.proxy
        order.authorities = settings.certificateAuthorities.isEmpty ? nil : settings.certificateAuthorities
        order.connectMilliseconds = max(1, Int(settings.connectTimeout * 1000))
        order.totalMilliseconds = max(1, Int(operation.limit / 1_000_000))
        order.sizeLimit = settings.answerBytes
        if let resolver = configuration.resolver, case .name(let name) = operation.url.origin.host,
            let address = resolver(name)
        {
            order.pinned = "\(name):\(operation.url.origin.port):\(address)"
        }
        guard let transfer = transfers.start(order, owner: operation) else {
            server.breaker.gaveUp(now: now)
            deliver(operation, RawReply(problem: .unreachable))
            return
        }
        operation.transfer = transfer
        server.running += 1
        running += 1
    }

    // MARK: Ending

    /// Takes the transfer away from an operation, which goes on or not.
    private func release(_ operation: OutboundOperation) {
        guard let transfer = operation.transfer else { return }
        transfers.free(transfer)
        operation.transfer = nil
        running -= 1
        server(of: operation.url.origin).running -= 1
    }

    /// Tells everybody who waits.
    func deliver(_ operation: OutboundOperation, _ reply: RawReply) {
        var reply = reply
        reply.attempts = operation.attempts
        reply.isShared = operation.isShared
        reply.url = operation.url
        for waiter in operation.waiters { waiter.mailbox.post(waiter.ticket, reply) }
        operation.waiters = []
        forget(operation)
    }

    private func forget(_ operation: OutboundOperation) {
        operations[ObjectIdentifier(operation)] = nil
        if let identity = operation.request.identity, shared[identity] === operation { shared[identity] = nil }
    }
}
