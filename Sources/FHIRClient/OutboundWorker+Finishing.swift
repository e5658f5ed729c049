internal import Glibc
internal import Observability

/// What becomes of an attempt that has ended.
extension OutboundWorker {
    func finish(_ end: Transfers.End) {
        let operation = end.owner
        let now = Clock.nanoseconds()
        let server = server(of: operation.url.origin)
        judge(end, operation, server, now)
        if end.ending == .timedOut, operation.limit < Int64(settings.requestTimeout * 1e9),
            now - operation.began >= operation.limit - 5_000_000, operation.deadline - now > 20_000_000
        {
            // Somebody joined who has more time than those for whom it was sent.
            operation.notBefore = now
            return
        }
        if end.ending == .ended {
            answered(operation, end.status, now)
        } else {
            failed(operation, end, now)
        }
    }

    /// What the attempt says about the server.
    private func judge(_ end: Transfers.End, _ operation: OutboundOperation, _ server: Server, _ now: Int64) {
        switch end.ending {
        case .ended where [502, 503, 504].contains(end.status): server.breaker.failed(now: now)
        case .timedOut where now - operation.began < min(operation.limit, 1_000_000_000):
            server.breaker.gaveUp(now: now)  // there was hardly any time
        case .cannotConnect where operation.wasRefused: server.breaker.gaveUp(now: now)
        case .nameUnknown, .cannotConnect, .timedOut, .noTLS, .noReply: server.breaker.failed(now: now)
        case .ended, .tooLarge, .cutOff, .stopped, .notHTTP, .failed: server.breaker.succeeded()
        }
    }

    // MARK: Replies

    private func answered(_ operation: OutboundOperation, _ status: Int, _ now: Int64) {
        if [301, 302, 303, 307, 308].contains(status), let location = operation.field("location") {
            redirect(operation, to: location, status)
            return
        }
        let retryAfter = operation.field("retry-after").flatMap { RetryAfter.seconds($0, now: Int64(time(nil))) }
        let reply = operation.takeReply(status: status)
        if [429, 502, 503, 504].contains(status), again(operation, after: retryAfter, reply, now) { return }
        deliver(operation, reply)
    }

    /// Follows a redirect of a read on the same server, where the list allows the new place.
    private func redirect(_ operation: OutboundOperation, to location: String, _ status: Int) {
        var reply = operation.takeReply(status: status)
        guard operation.request.method == .get, let target = try? operation.url.resolving(location),
            target.origin == operation.url.origin, configuration.allowed.entry(for: target) == operation.request.entry
        else {
            reply.problem = .redirectedElsewhere
            deliver(operation, reply)
            return
        }
        guard operation.redirects < settings.redirects else {
            reply.problem = .tooManyRedirects
            deliver(operation, reply)
            return
        }
        operation.redirects += 1
        operation.attempts -= 1
        operation.url = target
        enqueue(operation)
    }

    // MARK: Failures

    private func failed(_ operation: OutboundOperation, _ end: Transfers.End, _ now: Int64) {
        let problem: UpstreamProblem
        switch end.ending {
        case .nameUnknown: problem = .nameUnknown
        case .timedOut: problem = .timedOut(connected: end.wasConnected)
        case .noTLS: problem = .noTLS
        case .tooLarge: problem = .tooLarge(limit: settings.answerBytes)
        case .cutOff: problem = .cutOff
        case .notHTTP: problem = .notHTTP
        case .cannotConnect, .stopped, .ended, .failed, .noReply:
            if operation.wasRefused {
                problem = .privateAddress
            } else {
                problem = operation.isTooLarge ? .tooLarge(limit: settings.answerBytes) : .unreachable
            }
        }
        var reply = RawReply(problem: problem)
        reply.status = end.status
        let mayRepeat = (end.ending == .cannotConnect || end.ending == .noReply) && problem == .unreachable
        if mayRepeat, again(operation, after: nil, reply, now) { return }
        deliver(operation, reply)
    }

    /// Lets a safe request be sent once more, where there is time for it.
    ///
    /// - Parameter seconds: how long the server asks to be left alone.
    private func again(_ operation: OutboundOperation, after seconds: Int?, _ reply: RawReply, _ now: Int64) -> Bool {
        guard operation.request.isSafe, operation.attempts <= settings.retries else { return false }
        // A tenth of a second, then four times as much, and not all at the same moment.
        let pause = Int64(operation.attempts == 1 ? 100_000_000 : 400_000_000) * Int64.random(in: 75...125) / 100
        let moment = now + max(pause, Int64(seconds ?? 0) * 1_000_000_000)
        guard moment + 50_000_000 < operation.deadline else { return false }
        operation.lastReply = reply
        operation.notBefore = moment
        return true
    }
}
