internal import Glibc
internal import Locking
internal import Storage

/// A body that waits to be written, and who waits for it.
///
/// `@unchecked Sendable`: the writing thread that took it touches it alone until it is done; `isDone` only with the
/// writer's mutex held.
final class WriteJob: @unchecked Sendable {
    let body: PostgresWriter.Body
    /// Nil = a thread waits for `done`.
    let completion: (@Sendable ((any Error)?) -> Void)?
    let done = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    var failure: (any Error)?
    var isDone = false

    init(_ body: @escaping PostgresWriter.Body, _ completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        self.body = body
        self.completion = completion
        pthread_cond_init(done, nil)
    }

    deinit {
        pthread_cond_destroy(done)
        done.deallocate()
    }
}

/// What a body returned, on its way from the writing thread to the caller.
final class WriteOutcome<Value: Sendable>: Sendable {
    private let value = Locked<Value?>(nil)

    func set(_ value: Value) { self.value.withLock { $0 = value } }
    func take() -> Value? { value.withLock { $0 } }
}
