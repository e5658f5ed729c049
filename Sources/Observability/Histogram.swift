internal import Locking

/// Durations of one kind of thing, counted by buckets.
struct DurationCounts: Sendable {
    /// Upper bounds of the buckets in nanoseconds; the last bucket has none.
    let bounds: [Int64]
    private(set) var buckets: [Int]
    private(set) var nanoseconds: Int64 = 0
    private(set) var count = 0

    init(bounds: [Int64]) {
        self.bounds = bounds
        buckets = [Int](repeating: 0, count: bounds.count + 1)
    }

    mutating func record(_ nanoseconds: Int64) {
        var bucket = 0
        while bucket < bounds.count, nanoseconds > bounds[bucket] { bucket += 1 }
        buckets[bucket] += 1
        self.nanoseconds += nanoseconds
        count += 1
    }
}

/// How long one kind of thing took, as a histogram of `/metrics`; made by ``Metrics/histogram(_:help:labels:)``.
package final class Histogram: Sendable {
    /// Upper bounds in nanoseconds: a read of memory takes microseconds, a full disk's queue seconds.
    static let bounds: [Int64] = [
        10_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000,
        100_000_000, 250_000_000, 500_000_000, 1_000_000_000, 5_000_000_000,
    ]

    let labels: [(name: StaticString, value: StaticString)]
    let counts = Locked(DurationCounts(bounds: bounds))

    init(labels: [(name: StaticString, value: StaticString)]) { self.labels = labels }

    /// Counts one thing done.
    package func record(nanoseconds: Int64) { counts.withLock { $0.record(nanoseconds) } }
}
