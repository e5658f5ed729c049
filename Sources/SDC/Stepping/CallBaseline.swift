internal import FHIRJSON

/// What was enabled, and how many rows were open, before a call changed anything.
///
/// On the step named by `after` an unmarked item that was enabled before the call counts as shown, and so do items of rows
/// that the call adds (design 3.4).
struct CallBaseline {
    private let firstNewNode: UInt32
    private let keys: Set<OccurrenceKey>
    private let rowCounts: [OccurrenceKey: Int32]

    init(_ state: ResponseState) {
        // A node of no use but its number: every node with a higher one was made by this call.
        firstNewNode = state.document.newNull().index
        keys = state.enabledKeys(baseline: firstNewNode)
        var rowCounts: [OccurrenceKey: Int32] = [:]
        for (index, occurrence) in state.occurrences.enumerated() where occurrence.flags.contains(.lastRow) {
            guard state.form.items[Int(occurrence.item)].repeats else { continue }
            let key = Self.groupKey(of: Int32(index), in: state, baseline: firstNewNode)
            rowCounts[key] = occurrence.flags.contains(.standsForNone) ? 0 : occurrence.row + 1
        }
        self.rowCounts = rowCounts
    }

    private static func groupKey(of row: Int32, in state: ResponseState, baseline: UInt32) -> OccurrenceKey {
        let occurrence = state.occurrences[Int(row)]
        let holder =
            occurrence.parent < 0 ? state.root.index : state.key(of: occurrence.parent, baseline: baseline).holder
        return OccurrenceKey(holder: holder, item: occurrence.item)
    }

    /// Marks every occurrence that was there when the response was finished. What an amendment enabled, and a step of ours
    /// showed, or gave a default, still waits for its answer.
    ///
    /// - Parameter isAmended: an amendment is under way, so a mark of ours on an answer says that nobody has seen it yet.
    func settle(_ state: ResponseState, isAmended: Bool) {
        var settled = keys
        for index in state.occurrences.indices where state.occurrences[index].isEnabled {
            let flags = state.occurrences[index].flags
            let isNew = isAmended && flags.contains(.ownValue) && state.formItem(Int32(index)).isAskable
            if flags.contains(.shown) || isNew {
                settled.remove(state.key(of: Int32(index), baseline: firstNewNode))
            } else {
                state.occurrences[index].flags.insert(.settled)
            }
        }
        state.settledKeys = settled
        state.settledBaseline = firstNewNode
        state.accumulate()
    }

    /// Whether an occurrence counts as shown to the person before this call: it was enabled then. A mark from an earlier
    /// step says nothing of that, as the item may have been disabled since.
    func wasShown(_ index: Int32, in state: ResponseState) -> Bool {
        if keys.contains(state.key(of: index, baseline: firstNewNode)) { return true }
        var row = index
        while row >= 0 {
            let occurrence = state.occurrences[Int(row)]
            if state.form.items[Int(occurrence.item)].isRepeatingGroup,
                let before = rowCounts[Self.groupKey(of: row, in: state, baseline: firstNewNode)],
                occurrence.row >= before
            {
                return true
            }
            row = occurrence.parent
        }
        return false
    }
}
