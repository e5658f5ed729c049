internal import Glibc

/// A thread of its own, outside of every pool, that nobody waits for.
public enum DetachedThread {
    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Runs the body on a new thread with a stack of 8 MiB that gets no signals: those are for the thread that waits for
    /// them. The body is released when it returns.
    ///
    /// - Returns: false where the system has no thread left; the body is then never run.
    @discardableResult
    public static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        pthread_attr_setstacksize(&attributes, 8 * 1024 * 1024)
        defer { pthread_attr_destroy(&attributes) }
        // A new thread inherits the mask of the one that makes it.
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        // Balanced by `takeRetainedValue` in the thread, or right here if there is no thread.
        let pointer = Unmanaged.passRetained(Work(body))
        var thread = pthread_t()
        let failed = pthread_create(
            &thread, &attributes,
            { pointer in
                // The pointer is the one given to pthread_create, never null.
                if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
                return nil
            }, pointer.toOpaque())
        if failed != 0 { pointer.release() }
        return failed == 0
    }
}
