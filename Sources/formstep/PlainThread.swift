internal import Glibc

/// A thread of its own, outside of every pool.
enum PlainThread {
    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Runs the body on a new thread that nobody waits for; does nothing where the system has no thread left.
    static func start(_ body: @escaping @Sendable () -> Void) {
        // Balanced by `takeRetainedValue` in the thread, or right here if there is no thread.
        let pointer = Unmanaged.passRetained(Work(body))
        var thread = pthread_t()
        let failed = pthread_create(
            &thread, nil,
            { pointer in
                // The pointer is the one given to pthread_create, never null.
                if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
                return nil
            }, pointer.toOpaque())
        if failed == 0 { pthread_detach(thread) } else { pointer.release() }
    }
}
