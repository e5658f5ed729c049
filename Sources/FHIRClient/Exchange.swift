internal import Observability

/// The requests of one caller, whose answers come in any order. Of the caller's thread only.
final class Exchange {
    private struct Pending {
        let request: UpstreamRequest
        let entry: AllowEntry?
        let shown: String
        let began: Int64
    }

    private let client: FHIRClient
    private let upstream: Upstream
    private let deadline: Deadline
    private let mailbox = Mailbox()
    private var pending: [Int: Pending] = [:]
    private var count = 0
    /// Those that were refused at once.
    private var refused: [(ticket: Int, problem: UpstreamProblem)] = []

    /// How much longer than the deadline an answer is waited for: the thread of the calls keeps the deadline itself.
    private static let grace: Int64 = 2_000_000_000

    init(_ client: FHIRClient, at upstream: Upstream, deadline: Deadline) {
        self.client = client
        self.upstream = upstream
        self.deadline = deadline
    }

    /// Sends requests; their tickets are numbers in the order in which they were sent, from 0.
    func send(_ requests: [UpstreamRequest]) {
        var submissions: [OutboundLoop.Submission] = []
        let now = Clock.nanoseconds()
        for request in requests {
            let ticket = count
            count += 1
            var entry: AllowEntry?
            var shown = upstream.base.shown(under: upstream.base)
            do throws(UpstreamProblem) {
                let prepared = try PreparedRequest(request, at: upstream, client.allowed)
                entry = prepared.entry
                shown = prepared.url.shown(under: upstream.base)
                submissions.append(
                    OutboundLoop.Submission(
                        request: prepared, ticket: ticket, mailbox: mailbox, deadline: deadline.nanoseconds))
            } catch {
                if let url = try? upstream.base.target(request.target) { shown = url.shown(under: upstream.base) }
                refused.append((ticket, error))
            }
            pending[ticket] = Pending(request: request, entry: entry, shown: shown, began: now)
        }
        if !submissions.isEmpty { client.loop.submit(submissions) }
    }

    /// Waits for the next answer; nil when there is none to wait for.
    func next() -> (ticket: Int, result: UpstreamResult)? {
        if let (ticket, problem) = refused.popLast() { return settle(ticket, RawReply(problem: problem)) }
        guard let some = pending.keys.first else { return nil }
        if let (ticket, reply) = mailbox.next(until: deadline.nanoseconds + Self.grace) { return settle(ticket, reply) }
        return settle(some, RawReply(problem: .timedOut(connected: false)))
    }

    private func settle(_ ticket: Int, _ reply: RawReply) -> (ticket: Int, result: UpstreamResult)? {
        guard let pending = pending.removeValue(forKey: ticket) else { return next() }
        let result = ReplyReader.result(
            of: reply, to: pending.request, shown: pending.shown,
            milliseconds: Int((Clock.nanoseconds() - pending.began) / 1_000_000),
            maximumBytes: client.settings.answerBytes)
        client.report.note(result, entry: pending.entry)
        return (ticket, result)
    }
}
