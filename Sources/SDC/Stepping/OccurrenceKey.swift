internal import FHIRJSON

/// Names an occurrence across a re-reading of the response: its element, or where it has none that was there before the
/// call, the closest element above it and the item.
struct OccurrenceKey: Hashable {
    let holder: UInt32
    let item: Int32
}

extension ResponseState {
    /// - Parameter baseline: nodes from this index on were made during the call and name nothing.
    func key(of index: Int32, baseline: UInt32) -> OccurrenceKey {
        var holder = index
        while holder >= 0 {
            let node = occurrences[Int(holder)].node
            if node.exists && node.index < baseline {
                return OccurrenceKey(holder: node.index, item: occurrences[Int(index)].item)
            }
            let branch = occurrences[Int(holder)]
            holder = branch.parent
            if holder >= 0, form.items[Int(occurrences[Int(holder)].item)].isQuestion {
                // What stands below an answer is named by that answer.
                return OccurrenceKey(holder: branch.holder.index, item: occurrences[Int(index)].item)
            }
        }
        return OccurrenceKey(holder: root.index, item: occurrences[Int(index)].item)
    }

    /// Keys of all enabled occurrences as they stand.
    func enabledKeys(baseline: UInt32) -> Set<OccurrenceKey> {
        var keys: Set<OccurrenceKey> = []
        keys.reserveCapacity(occurrences.count)
        for index in occurrences.indices where occurrences[index].isEnabled {
            keys.insert(key(of: Int32(index), baseline: baseline))
        }
        return keys
    }

    /// Whether the item was there when the response was finished, so that it is visited and gets no default any more.
    func isSettled(_ index: Int32) -> Bool {
        guard let settledKeys, let settledBaseline else { return false }
        return settledKeys.contains(key(of: index, baseline: settledBaseline))
    }
}
