internal import Locking
internal import Synchronization

/// What was written to the definitions of a store (``DefinitionTypes``) since the process began: a counter, and for each
/// canonical url the count at its last write. Asking never waits for the store.
package final class DefinitionChanges: Sendable {
    private struct Writes {
        var byURL: [String: UInt64] = [:]
        /// Everything may have changed up to this count.
        var floor: UInt64 = 0
    }

    private static let maximumURLs = 20_000

    private let count = Atomic<UInt64>(1)
    private let writes = Locked(Writes())

    package init() {}

    /// Grows with every write of a definition, before the write is acknowledged.
    package var generation: UInt64 { count.load(ordering: .acquiring) }

    /// Notes a committed write.
    ///
    /// - Parameter urls: canonical urls that mean something else now; those of the former content too.
    package func record(_ urls: some Sequence<String>) {
        writes.withLock { writes in
            let next = count.load(ordering: .relaxed) + 1
            for url in urls { writes.byURL[url] = next }
            if writes.byURL.count > Self.maximumURLs {
                writes.byURL = [:]
                writes.floor = next
            }
            count.store(next, ordering: .releasing)
        }
    }

    /// Notes that another process wrote definitions, nobody knows which.
    package func recordUnknown() {
        writes.withLock { writes in
            let next = count.load(ordering: .relaxed) + 1
            writes.byURL = [:]
            writes.floor = next
            count.store(next, ordering: .releasing)
        }
    }

    /// Whether one of the urls may have been written since the counter stood so.
    package func changed(_ urls: some Sequence<String>, since generation: UInt64) -> Bool {
        guard self.generation != generation else { return false }
        return writes.withLock { writes in
            writes.floor > generation || urls.contains { writes.byURL[$0, default: 0] > generation }
        }
    }
}
