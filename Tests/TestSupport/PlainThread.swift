import Glibc

/// A plain thread, so that a call that blocks does not hold one of the few threads that tests share, nor waits for one.
package final class PlainThread {
    private var handle = pthread_t()

    package init(_ work: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(Work(work))
        let failed = pthread_create(
            &handle, nil,
            { pointer in
                guard let pointer else { return nil }
                Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
                return nil
            }, box.toOpaque())
        precondition(failed == 0, "no thread")
    }

    /// Waits until the work is done; once.
    package func join() { pthread_join(handle, nil) }

    private final class Work: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }
}
