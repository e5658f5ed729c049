/// Keeps a server that fails from being asked: after some failures in a row nobody asks it for a while, then one request
/// finds out whether it is well again. Times are nanoseconds of the monotonic clock.
struct CircuitBreaker {
    private enum State {
        case closed(failures: Int)
        case open(until: Int64)
        /// One request is on its way.
        case probing
    }

    private let limit: Int
    private let pause: Int64
    private var state = State.closed(failures: 0)

    init(failures: Int, seconds: Double) {
        limit = max(1, failures)
        pause = Int64(seconds * 1e9)
    }

    /// What a request may do now.
    enum Answer: Equatable {
        case go
        /// Not for so many nanoseconds.
        case wait(Int64)
    }

    /// Asked right before a request is sent; the one that goes first after the pause is the probe.
    mutating func ask(now: Int64) -> Answer {
        switch state {
        case .closed: return .go
        case .open(let until) where now < until: return .wait(until - now)
        case .open:
            state = .probing
            return .go
        case .probing: return .wait(pause)
        }
    }

    /// The server has answered, whatever it said.
    mutating func succeeded() { state = .closed(failures: 0) }

    mutating func failed(now: Int64) {
        switch state {
        case .closed(let failures) where failures + 1 < limit: state = .closed(failures: failures + 1)
        case .open(let until) where now < until: break  // one of those that were on their way
        case .closed, .open, .probing: state = .open(until: now + pause)
        }
    }

    /// A request went away before it said anything about the server.
    mutating func gaveUp(now: Int64) {
        if case .probing = state { state = .open(until: now) }
    }

    /// Whether the server counts as well, so that nothing is lost with this.
    var isPristine: Bool {
        if case .closed(0) = state { return true }
        return false
    }
}
