import Glibc
import Locking

/// Runs a body on several plain threads at once and waits for all.
package enum Threads {
    private final class Work: Sendable {
        let number: Int
        let body: @Sendable (Int) -> Void
        init(_ number: Int, _ body: @escaping @Sendable (Int) -> Void) {
            self.number = number
            self.body = body
        }
    }

    /// Lets others run for a moment.
    package static func pause() { usleep(200) }

    package static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        var threads: [pthread_t] = []
        for number in 0..<count {
            var thread = pthread_t()
            let pointer = Unmanaged.passRetained(Work(number, body))
            let failed = pthread_create(
                &thread, nil,
                { pointer in
                    // The pointer is the one given to pthread_create, never null.
                    guard let pointer else { return nil }
                    let work = Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue()
                    work.body(work.number)
                    return nil
                }, pointer.toOpaque())
            if failed == 0 { threads.append(thread) } else { pointer.release() }
        }
        for thread in threads { pthread_join(thread, nil) }
    }
}

/// A number that threads add to.
package final class Tally: Sendable {
    private let held = Locked(0)
    package init() {}
    package var sum: Int { held.withLock { $0 } }
    package func add(_ number: Int) { held.withLock { $0 += number } }
}
