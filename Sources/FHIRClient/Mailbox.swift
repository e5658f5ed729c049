internal import Glibc

/// What comes back from the thread of the calls, before it is read.
struct RawReply: Sendable {
    var status = 0
    var fields: [(name: String, value: String)] = []
    var body: [UInt8] = []
    var problem: UpstreamProblem?
    var attempts = 0
    var isShared = false
    /// Where it came from, after redirects.
    var url: UpstreamURL?

    init(problem: UpstreamProblem? = nil) { self.problem = problem }
}

/// Where a caller waits for its answers, as they come.
///
/// `@unchecked Sendable`: `waiting` is touched only with `mutex` held; mutex and condition are made for sharing.
final class Mailbox: @unchecked Sendable {
    private var waiting: [(ticket: Int, reply: RawReply)] = []
    // Allocated, because their addresses must not change.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(condition, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(condition)
        mutex.deallocate()
        condition.deallocate()
    }

    /// From any thread.
    func post(_ ticket: Int, _ reply: RawReply) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        waiting.append((ticket, reply))
        pthread_cond_signal(condition)
    }

    /// Waits for the next answer; nil when none has come until then (nanoseconds of the monotonic clock).
    func next(until deadline: Int64) -> (ticket: Int, reply: RawReply)? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        var limit = timespec(tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
        while waiting.isEmpty {
            guard pthread_cond_timedwait(condition, mutex, &limit) != ETIMEDOUT else { break }
        }
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }
}
