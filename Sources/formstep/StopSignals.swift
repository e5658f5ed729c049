internal import Glibc

/// SIGTERM and SIGINT, taken by whoever waits for them instead of by a handler.
enum StopSignals {
    private static func set() -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        return set
    }

    /// From now on the signals wait; call it before other threads start. Writing to a closed pipe or socket becomes an
    /// error that is seen, in place of the end of the process.
    static func block() {
        var signals = set()
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        signal(SIGPIPE, SIG_IGN)
    }

    /// Waits for the next of the signals; its number.
    static func wait() -> Int32 {
        var signals = set()
        var number: Int32 = 0
        while sigwait(&signals, &number) != 0 {}
        return number
    }
}
