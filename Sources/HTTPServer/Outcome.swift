/// Where work runs that is too long for a connection's own thread. Both are bounded pools of plain threads.
public enum Lane: Sendable {
    /// Computing: form compile, large bodies, validation, expansions. More threads than cores, lower priority.
    case heavy
    /// Waiting: the store, other servers.
    case io
}

/// What a handler answers.
public enum Outcome: Sendable {
    case reply(HTTPResponse)
    /// The connection rests while `work` runs on another thread. A full queue answers 503 with `Retry-After`.
    case run(on: Lane, @Sendable () -> HTTPResponse)
    /// The connection rests until the reply is given to what the closure gets. The closure is called at once, on the
    /// connection's own thread, and must not wait.
    case later(@Sendable (PendingReply) -> Void)
}

/// Starts on the connection's own thread, which serves other connections too: it answers within about a millisecond
/// without waiting for anything, or hands its work on with `.run`.
public typealias Handler = @Sendable (HTTPRequest) -> Outcome
