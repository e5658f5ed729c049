public import Glibc

/// A value behind a mutex of the system.
///
/// Why not `Synchronization.Mutex`: on Linux its lock lives in a library that the thread sanitizer cannot see into, so
/// every value behind it is reported as a race.
///
/// `@unchecked Sendable`: the value is touched only inside `withLock`, with the mutex held.
public final class Locked<Value>: @unchecked Sendable {
    @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>
    @usableFromInline var value: Value

    /// Takes the value over: nobody else may keep a reference into it.
    public init(_ value: sending Value) {
        self.value = value
        // Allocated, because its address must not change.
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs `body` alone. It must not block and must not lock this value again.
    @inlinable
    public func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value)
    }
}
