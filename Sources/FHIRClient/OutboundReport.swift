internal import Locking
internal import Observability

/// What logs and metrics are told about calls: the entry of the allow-list and the kind of outcome, never a url.
final class OutboundReport: Sendable {
    private struct Key: Hashable {
        let entry: String
        let outcome: String
    }

    private let log: Log
    private let metrics: Metrics?
    // One for each pair of an entry and an outcome: both sets are closed.
    private let counters = Locked([Key: Counter]())

    init(log: Log, metrics: Metrics?) {
        self.log = log
        self.metrics = metrics
    }

    /// A call has come to its end.
    ///
    /// - Parameter entry: nil where none covers the url.
    func note(_ result: UpstreamResult, entry: AllowEntry?) {
        count(
            entry: entry?.name ?? "", problem: result.problem, status: result.status, attempts: result.attempts,
            milliseconds: result.milliseconds)
    }

    private func count(
        entry: String, problem: UpstreamProblem?, status: Int, attempts: Int, milliseconds: Int
    ) {
        let outcome = problem?.kind ?? "ok"
        if let problem {
            // That something is not there is an answer like others.
            let isOrdinary = if case .status(404, _) = problem { true } else { false }
            log.log(
                isOrdinary ? .info : .warning, "a call to another server failed", immediately: false,
                [
                    "outbound.entry": .string(entry), "outbound.outcome": .string("\(outcome)"),
                    "outbound.status": .integer(status), "outbound.attempts": .integer(attempts),
                    "outbound.ms": .integer(milliseconds),
                ])
        }
        guard let metrics else { return }
        let counter = counters.withLock { counters in
            let key = Key(entry: entry, outcome: "\(outcome)")
            if let known = counters[key] { return known }
            let fresh = metrics.counter(
                "formstep_outbound_requests_total",
                help: "Calls to other servers, by entry of outbound.allow and outcome.",
                labels: [("entry", key.entry), ("outcome", key.outcome)])
            counters[key] = fresh
            return fresh
        }
        counter.add()
    }
}
