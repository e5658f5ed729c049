internal import Locking
internal import Observability

/// The thread of the calls, from the outside. It starts with the first call.
final class OutboundLoop: Sendable {
    /// A request and who waits for it.
    struct Submission: Sendable {
        let request: PreparedRequest
        let ticket: Int
        let mailbox: Mailbox
        let deadline: Int64
    }

    private struct Inbox {
        var submissions: [Submission] = []
        var isRunning = false
        var isStopping = false
        var doorbell: Transfers.Doorbell?
    }

    private let inbox = Locked(Inbox())
    private let configuration: OutboundWorker.Configuration

    init(_ configuration: OutboundWorker.Configuration) { self.configuration = configuration }

    /// Sends requests; their answers come into their mailboxes. Any thread.
    func submit(_ submissions: [Submission]) {
        let (isTaken, mustStart, doorbell) = inbox.withLock { inbox in
            guard !inbox.isStopping else { return (false, false, nil as Transfers.Doorbell?) }
            inbox.submissions += submissions
            let mustStart = !inbox.isRunning
            inbox.isRunning = true
            return (true, mustStart, inbox.doorbell)
        }
        doorbell?.ring()
        let isOn = isTaken && (!mustStart || DetachedThread.start { [self] in run() })
        guard !isOn else { return }
        if isTaken { inbox.withLock { $0 = Inbox() } }
        for submission in submissions {
            submission.mailbox.post(submission.ticket, RawReply(problem: isTaken ? .busy : .stopped))
        }
    }

    /// Ends the thread: what is on its way gets `stopped` for an answer, and so does all that comes later.
    func stop() {
        let doorbell = inbox.withLock { inbox in
            inbox.isStopping = true
            return inbox.doorbell
        }
        doorbell?.ring()
    }

    /// Whether the thread is there.
    var isRunning: Bool { inbox.withLock { $0.isRunning } }

    private func run() {
        work()
        let left = inbox.withLock { inbox in
            let left = inbox.submissions
            inbox = Inbox(isStopping: inbox.isStopping)
            return left
        }
        for submission in left { submission.mailbox.post(submission.ticket, RawReply(problem: .stopped)) }
    }

    /// Everything of the C layer is given back when this returns.
    private func work() {
        guard let worker = OutboundWorker(configuration) else { return }
        inbox.withLock { $0.doorbell = worker.doorbell }
        while true {
            let (submissions, isStopping) = inbox.withLock { inbox in
                let submissions = inbox.submissions
                inbox.submissions = []
                return (submissions, inbox.isStopping)
            }
            worker.take(submissions)
            guard !isStopping else { break }
            worker.turn()
        }
        worker.stop()
    }
}
