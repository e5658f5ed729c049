internal import Locking
package import Storage

/// Sessions in use, so that an answer needs no reading: what is here may be out of date where several processes share a
/// store, which the write then finds by the version.
///
/// Bounded by bytes. In two halves: what was not used while the one filled up goes with the other.
package final class SessionCache<Head: Sendable>: Sendable {
    package struct Entry: Sendable {
        package let record: SessionRecord
        package let head: Head

        package init(record: SessionRecord, head: Head) {
            self.record = record
            self.head = head
        }

        /// About what it takes in memory.
        var cost: Int { record.response.count + 2 * record.head.count + 1024 }
    }

    private struct State {
        var young: [[UInt8]: Entry] = [:]
        var old: [[UInt8]: Entry] = [:]
        var youngCost = 0
        var oldCost = 0
    }

    private let half: Int
    private let state = Locked(State())

    /// - Parameter capacity: bytes.
    package init(capacity: Int) { half = capacity / 2 }

    package func entry(_ id: [UInt8]) -> Entry? {
        state.withLock { state in
            if let entry = state.young[id] { return entry }
            guard let entry = state.old.removeValue(forKey: id) else { return nil }
            state.oldCost -= entry.cost
            insert(entry, &state)
            return entry
        }
    }

    /// Takes an entry in, unless a later version is here.
    package func remember(_ entry: Entry) {
        let id = entry.record.id
        state.withLock { state in
            if let known = state.young[id] ?? state.old[id], known.record.version > entry.record.version { return }
            remove(id, &state)
            insert(entry, &state)
        }
    }

    package func forget(_ id: [UInt8]) { state.withLock { remove(id, &$0) } }

    /// How many sessions are here, and about what they cost.
    package var usage: (count: Int, cost: Int) {
        state.withLock { ($0.young.count + $0.old.count, $0.youngCost + $0.oldCost) }
    }

    private func remove(_ id: [UInt8], _ state: inout State) {
        if let entry = state.young.removeValue(forKey: id) { state.youngCost -= entry.cost }
        if let entry = state.old.removeValue(forKey: id) { state.oldCost -= entry.cost }
    }

    private func insert(_ entry: Entry, _ state: inout State) {
        guard entry.cost <= half else { return }
        if state.youngCost + entry.cost > half {
            state.old = state.young
            state.oldCost = state.youngCost
            state.young = [:]
            state.youngCost = 0
        }
        state.young[entry.record.id] = entry
        state.youngCost += entry.cost
    }
}
