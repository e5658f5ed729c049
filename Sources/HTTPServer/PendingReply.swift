internal import Synchronization

/// The reply to a request whose connection rests until it is there. It is given once, from any thread; one that is never
/// given is 500 when nobody holds it any more.
public final class PendingReply: Sendable {
    typealias Work = @Sendable () -> HTTPResponse

    private let isGiven = Atomic<Bool>(false)
    private let give: @Sendable (HTTPResponse) -> Void
    private let hand: @Sendable (Lane, @escaping Work) -> Bool
    private let busy: @Sendable () -> HTTPResponse

    /// - Parameters:
    ///   - give: sends a reply.
    ///   - hand: runs work on a lane and sends what it returns; false where its queue is full.
    ///   - busy: the reply for a full queue.
    init(
        give: @escaping @Sendable (HTTPResponse) -> Void,
        hand: @escaping @Sendable (Lane, @escaping Work) -> Bool, busy: @escaping @Sendable () -> HTTPResponse
    ) {
        self.give = give
        self.hand = hand
        self.busy = busy
    }

    deinit {
        if !isGiven.load(ordering: .relaxed) { give(HTTPResponse(status: 500)) }
    }

    /// Sends the reply; a second one is thrown away.
    public func send(_ response: HTTPResponse) {
        guard !isGiven.exchange(true, ordering: .relaxed) else { return }
        give(response)
    }

    /// Goes on elsewhere, with what that returns as the reply.
    public func run(on lane: Lane, _ work: @escaping @Sendable () -> HTTPResponse) {
        guard !isGiven.exchange(true, ordering: .relaxed) else { return }
        if !hand(lane, work) { give(busy()) }
    }
}
