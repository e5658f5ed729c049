internal import FHIRModel
internal import SDC

/// What of a form and of a response a step holds, for replies in FHIR's own resources.
///
/// Marks every item shown, and the items above it as shells; and every occurrence with an answer, and those above it.
struct StepContent {
    enum Part: UInt8 {
        case none
        /// Stands above the step: only what it says and what stands in it.
        case shell
        case shown
    }

    private(set) var items: ContiguousArray<Part>
    private(set) var occurrences: ContiguousArray<Part>
    private let state: ResponseState

    init(of step: Step, in state: ResponseState) {
        self.state = state
        items = ContiguousArray(repeating: .none, count: state.form.items.count)
        occurrences = ContiguousArray(repeating: .none, count: state.occurrences.count)
        switch step.kind {
        case .completion: break
        case .repeat:
            addShells(from: step.item)
        case .form where step.item < 0:
            addSubtrees(0..<Int32(state.occurrences.count), top: -1)
        case .form:
            let rows = step.occurrences.isEmpty ? state.firstOccurrence(of: step).map { [$0] } ?? [] : step.occurrences
            for row in rows { addSubtrees(row..<state.occurrences[Int(row)].end, top: row) }
        case .instruction, .question, .imageCapture, .signature:
            for index in step.occurrences { addLeaf(index, top: index) }
        }
        for index in step.header + step.footer + step.alongside {
            addSubtrees(index..<state.occurrences[Int(index)].end, top: index)
        }
    }

    /// Everything enabled and not hidden in a range of occurrences that is whole subtrees.
    private mutating func addSubtrees(_ range: Range<Int32>, top: Int32) {
        var index = range.lowerBound
        while index < range.upperBound {
            let occurrence = state.occurrences[Int(index)]
            let entry = state.form.items[Int(occurrence.item)]
            if !occurrence.isEnabled || entry.traits.contains(.hidden) {
                index = occurrence.end
                continue
            }
            if entry.type != .group {
                addLeaf(index, top: top)
            } else if entry.repeats {
                addRow(index, entry, top: top)
            }
            index += 1
        }
    }

    private mutating func addLeaf(_ index: Int32, top: Int32) {
        let occurrence = state.occurrences[Int(index)]
        let entry = state.form.items[Int(occurrence.item)]
        addItem(occurrence.item, top: top)
        guard entry.isQuestion else { return }
        var child = entry.firstChild
        while child >= 0 {
            let hint = state.form.items[Int(child)]
            if hint.traits.contains(.hint), !hint.traits.contains(.hidden), state.isHintEnabled(child, of: index) {
                items[Int(child)] = .shown
            }
            child = hint.nextSibling
        }
        if occurrence.hasValue { addOccurrence(index) }
    }

    /// Rows behind the first are there even when blank, so that each keeps its number. A group without any row shows what
    /// a row would hold.
    private mutating func addRow(_ index: Int32, _ entry: FormItem, top: Int32) {
        let occurrence = state.occurrences[Int(index)]
        if occurrence.row > 0 || !occurrence.flags.contains(.lastRow) { addOccurrence(index) }
        guard occurrence.flags.contains(.standsForNone) else { return }
        for item in (occurrence.item + 1)..<max(entry.end, occurrence.item + 1) {
            let below = state.form.items[Int(item)]
            if below.type != .group, !below.traits.contains(.hidden) { addItem(item, top: top) }
        }
    }

    /// Marks an item, the items above it within the step as shown too, those above the step as shells.
    private mutating func addItem(_ item: Int32, top: Int32) {
        guard items[Int(item)] != .shown else { return }
        items[Int(item)] = .shown
        let topItem = top < 0 ? -1 : state.occurrences[Int(top)].item
        var above = item == topItem ? -1 : state.form.items[Int(item)].parent
        while above >= 0, items[Int(above)] != .shown {
            items[Int(above)] = .shown
            if above == topItem { break }
            above = state.form.items[Int(above)].parent
        }
        if topItem >= 0 { addShells(from: state.form.items[Int(topItem)].parent) }
    }

    private mutating func addShells(from item: Int32) {
        var above = item
        while above >= 0, items[Int(above)] == .none {
            items[Int(above)] = .shell
            above = state.form.items[Int(above)].parent
        }
    }

    private mutating func addOccurrence(_ index: Int32) {
        occurrences[Int(index)] = .shown
        var above = state.occurrences[Int(index)].parent
        while above >= 0, occurrences[Int(above)] == .none {
            occurrences[Int(above)] = .shell
            above = state.occurrences[Int(above)].parent
        }
    }
}
