internal import Glibc
internal import Locking

/// A fixed number of plain threads with a bounded queue. Never Swift's cooperative pool: it has as many threads as cores,
/// and work of 40 ms on it starves everything else.
///
/// `@unchecked Sendable`: `state`'s memory is touched only with `mutex` held; mutex and condition are made for sharing.
final class WorkerPool: @unchecked Sendable {
    typealias Job = @Sendable () -> Void

    private struct State {
        var waiting: [Job?] = []
        /// Index of the first one that waits; the array is cleared when it runs empty.
        var first = 0
        var reserved = 0
        var idle = 0
        var stopping = false

        var waitingCount: Int { waiting.count - first }
    }

    // Allocated, because their addresses must not change, and because another thread changes the state while this one
    // waits for the condition: no `inout` access may span that.
    private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    private let capacity: Int
    private let niceness: Int32
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// - Parameters:
    ///   - capacity: pieces of work that may wait while all threads are busy.
    ///   - niceness: added to the process's own for these threads.
    init(threads: Int, capacity: Int, niceness: Int = 0) {
        self.capacity = capacity
        self.niceness = Int32(clamping: niceness)
        state.initialize(to: State())
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
        for _ in 0..<max(1, threads) { DetachedThread.start { [self] in run() } }
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(condition)
        state.deinitialize(count: 1)
        state.deallocate()
        mutex.deallocate()
        condition.deallocate()
    }

    /// Takes a place in the queue, to be filled by `submit`. False when it is full or the pool stops.
    func reserve() -> Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        let taken = state.pointee.waitingCount + state.pointee.reserved
        guard !state.pointee.stopping, taken < capacity + state.pointee.idle else { return false }
        state.pointee.reserved += 1
        return true
    }

    /// Fills a reserved place.
    func submit(_ job: @escaping Job) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        state.pointee.reserved -= 1
        guard !state.pointee.stopping else { return }
        state.pointee.waiting.append(job)
        pthread_cond_signal(condition)
    }

    /// Throws away what waits and lets the threads end as they finish. Does not wait for them.
    func stop() {
        pthread_mutex_lock(mutex)
        let dropped = state.pointee.waiting
        state.pointee.waiting = []
        state.pointee.first = 0
        state.pointee.stopping = true
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
        _ = dropped  // freed here, outside of the lock
    }

    private func run() {
        // On Linux, who = 0 is this thread only.
        let which = __priority_which_t(PRIO_PROCESS.rawValue)
        if niceness != 0 { setpriority(which, 0, getpriority(which, 0) + niceness) }
        while let job = next() { job() }
    }

    private func next() -> Job? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while state.pointee.waitingCount == 0 {
            if state.pointee.stopping { return nil }
            state.pointee.idle += 1
            pthread_cond_wait(condition, mutex)
            state.pointee.idle -= 1
        }
        let first = state.pointee.first
        let job = state.pointee.waiting[first]
        state.pointee.waiting[first] = nil
        state.pointee.first = first + 1
        if first + 1 == state.pointee.waiting.count || first >= 256 {
            state.pointee.waiting.removeFirst(first + 1)
            state.pointee.first = 0
        }
        return job
    }
}
