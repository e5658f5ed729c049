import Glibc
import Synchronization

/// Runs something that blocks on a thread of its own: the cooperative pool of a small machine has two. The task stays the
/// same, so that what is expected in it is reported for its test.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    @concurrent func run() async throws -> Value { try body() }
    return try await withTaskExecutorPreference(ThreadExecutor()) { try await run() }
}

/// A thread for each job.
private final class ThreadExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let box = Unmanaged.passRetained(Box(job: UnownedJob(job), executor: self))
        var thread = pthread_t()
        let failed = pthread_create(
            &thread, nil,
            { pointer in
                if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().run() }
                return nil
            }, box.toOpaque())
        if failed == 0 { pthread_detach(thread) } else { box.takeRetainedValue().run() }
    }

    private final class Box: Sendable {
        let job: UnownedJob
        let executor: ThreadExecutor

        init(job: UnownedJob, executor: ThreadExecutor) {
            self.job = job
            self.executor = executor
        }

        func run() { job.runSynchronously(on: executor.asUnownedTaskExecutor()) }
    }
}

/// A gate that opens once. `wait` blocks its thread, at most two minutes: whoever unlocks it may have to wait for a loaded
/// machine.
final class Gate: Sendable {
    private let open = Atomic<Bool>(false)

    func unlock() { open.store(true, ordering: .releasing) }

    @discardableResult
    func wait() -> Bool {
        for _ in 0..<120_000 {
            if open.load(ordering: .acquiring) { return true }
            usleep(1000)
        }
        return false
    }
}

/// Asks until the answer is yes, at most a minute: only a test that fails takes that long.
func eventually(_ condition: () -> Bool) -> Bool {
    for _ in 0..<12_000 {
        if condition() { return true }
        usleep(5000)
    }
    return condition()
}
