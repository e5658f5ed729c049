internal import Synchronization

/// How often one kind of thing happened; made by ``Metrics/counter(_:help:labels:)``.
package final class Counter: Sendable {
    let labels: [(name: StaticString, value: String)]
    private let value = Atomic<Int>(0)

    init(labels: [(name: StaticString, value: String)]) { self.labels = labels }

    /// Counts one more.
    package func add() { value.add(1, ordering: .relaxed) }

    /// So often until now.
    package var count: Int { value.load(ordering: .relaxed) }
}
