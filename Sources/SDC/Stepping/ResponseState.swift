package import FHIRJSON
package import FHIRModel

/// A response laid over its form: every open occurrence of every item, in walking order, with what is known of it.
///
/// Works on the request's own document in place; `rebuild` reads the document anew after rows or answers with children
/// changed. Confined to one request, so the run-time checks of access to what it holds are left out.
package final class ResponseState {
    package let form: Form
    package let document: Document
    /// The QuestionnaireResponse in `document`.
    package let root: Node
    package let marks: Marks

    @exclusivity(unchecked) package internal(set) var occurrences: ContiguousArray<Occurrence> = []
    /// Occurrences grouped by item, each group in walking order: `byItem[starts[i] ..< starts[i + 1]]`.
    @exclusivity(unchecked) package private(set) var byItem: ContiguousArray<Int32> = []
    @exclusivity(unchecked) package private(set) var starts: ContiguousArray<Int32> = []
    @exclusivity(unchecked) package private(set) var strays: [Stray] = []
    /// Elements that repeat a question's linkId beside an earlier one, with the occurrence they belong to.
    @exclusivity(unchecked) private(set) var duplicates: [(node: Node, occurrence: Int32)] = []
    /// Conditions that partial dates left undecided: occurrence and source item.
    @exclusivity(unchecked) package internal(set) var undecided: [(occurrence: Int32, source: Int32)] = []
    @exclusivity(unchecked) private var scratch: ContiguousArray<(item: Int32, node: Node)> = []
    /// Levels whose elements do not stand in the form's order.
    @exclusivity(unchecked) private(set) var disordered: [(parent: Int32, answerIndex: Int32)] = []
    /// Groups and displays that carry answers.
    @exclusivity(unchecked) private(set) var answeredGroups: [Int32] = []
    /// Elements that were written to by us in this call, for `changes`.
    @exclusivity(unchecked) var touched: [Node] = []
    /// What was taken out in this call.
    var removedChanges: [Change] = []
    /// Items that are visited whatever they hold: the response was finished already.
    var settledKeys: Set<OccurrenceKey>?
    var settledBaseline: UInt32?

    /// The expressions of this call, nil where none are evaluated.
    @exclusivity(unchecked) private(set) var expressions: FormEvaluation?
    /// Steps that the expressions took so far, for who has a budget for several responses.
    package var expressionSteps: Int { expressions?.steps ?? 0 }
    /// What its expressions that failed have to tell, and those that never settle.
    package var expressionIssues: [Issue] { (expressions?.issues ?? []) + [unsettled].compactMap { $0 } }
    /// Its expressions took all that they may take: what they decide is not decided.
    package var isExhausted: Bool { expressions?.isExhausted ?? false }
    /// Calculated values are worked out; not in a response that was finished and is only looked at.
    @exclusivity(unchecked) var calculates: Bool
    /// Expressions that change each other's result without end.
    var unsettled: Issue?
    /// Rules over the form as a whole that are broken, and that no answer can mend.
    var brokenRules: [Issue.Wording] = []
    /// What is asked of occurrences whose demands are worked out.
    @exclusivity(unchecked) var demands: [Int32: FormItem] = [:]
    /// Laid over a copy that expressions look at: rows that hold nothing are none there.
    let isView: Bool
    /// All that is wrong is wanted, not only what a person needs to know next (`$validate`).
    let isThorough: Bool
    /// The response was finished, and is only looked at: all that is enabled counts as visited, but for what an amendment that
    /// is under way has still to be answered.
    let isFinished: Bool
    private let isAmended: Bool
    /// Where ``isThorough``: the elements that repeated a question beside itself, and its item.
    private(set) var repeatedElements: [(node: Node, item: Int32)] = []
    /// Elements that were taken out and may come back, by occurrence (see `FinishedView`).
    @exclusivity(unchecked) var parted: [Int32: Node] = [:]
    /// Siblings from `start` on that have no element, up to that at `end`, or to the last where it is open.
    struct Gap {
        var start: Int32 = .max
        var end: Int32 = -1
        var isOpen = false
    }
    @exclusivity(unchecked) var gap = Gap()
    @exclusivity(unchecked) var memo = LayoutMemo()
    /// Holds a value while it is compared.
    private(set) lazy var scratchObject = document.newObject()

    /// How far ahead a linkId is looked for before the table of all linkIds is asked.
    private static let lookahead = 8

    /// - Parameter moment: nil = expressions are not evaluated.
    package init(
        form: Form, document: Document, root: Node, marks: Marks, moment: Moment? = nil,
        contexts: CallContexts = CallContexts(), steps: Int = FormEvaluation.callSteps, applyingDefaults: Bool = false,
        calculates: Bool = true, isThorough: Bool = false
    ) {
        self.isThorough = isThorough
        let status = isThorough ? document.member(root, .status) : .none
        isAmended = document.equals(status, "amended")
        isFinished = isAmended || document.equals(status, "completed")
        self.form = form
        self.document = document
        self.root = root
        self.marks = marks
        self.calculates = calculates
        isView = false
        if form.logic.hasAny, let moment {
            expressions = FormEvaluation(state: self, moment: moment, contexts: contexts, steps: steps)
        }
        rebuild(applyingDefaults: applyingDefaults)
    }

    /// A copy of another's response, laid out alike, in which nothing is decided: all is enabled.
    init(viewOf other: ResponseState) {
        isThorough = false
        isFinished = false
        isAmended = false
        form = other.form
        document = other.document.editableCopy()
        root = other.root
        marks = other.marks
        calculates = false
        isView = true
        // Laid out alike, so nothing has to be read again; and all is enabled.
        occurrences = other.occurrences
        byItem = other.byItem
        starts = other.starts
        strays = other.strays
        disordered = other.disordered
        answeredGroups = other.answeredGroups
        for index in occurrences.indices {
            occurrences[index].flags.insert(.enabled)
            occurrences[index].flags.remove([.stale, .personBelow, .valueBelow])
        }
        accumulate()
    }

    /// Reads the document anew: occurrences, answers, marks, enablement.
    ///
    /// - Parameter applyingDefaults: gives every enabled item with neither answer nor mark its default (design 3.1).
    /// - Parameter deciding: false = only the layout is wanted, as more changes follow.
    package func rebuild(applyingDefaults: Bool = false, deciding: Bool = true) {
        var needsAnotherPass: Bool
        var passes = 0
        repeat {
            scan()
            while !duplicates.isEmpty && !isTooLarge {
                mergeDuplicates()
                scan()
            }
            expressions?.forget()
            guard deciding || !form.logic.hasFlow else {
                accumulate()
                return
            }
            // Ends: each round writes a default that the next finds written. Calculated values with items below them
            // might go on for ever.
            needsAnotherPass =
                form.logic.hasFlow && expressions != nil
                ? settle(applyingDefaults: applyingDefaults, before: settled)
                : evaluateEnablement(applyingDefaults: applyingDefaults)
            settled = nil
            passes += 1
        } while needsAnotherPass && passes < Self.maximumPasses && !isTooLarge
        accumulate()
        workOutDemands()
        // What goes on for ever is not settled.
        if form.logic.hasFlow, unsettled == nil {
            settled = Settled(occurrences: occurrences, withDefaults: applyingDefaults)
        }
    }

    private static let maximumPasses = 32
    /// The occurrences as they were when all was decided last.
    @exclusivity(unchecked) private var settled: Settled?

    /// More occurrences than this are not laid out; `isTooLarge` says so.
    private static let maximumOccurrences = 400_000
    /// All readings of one call together may lay out this many: a call that rewrites a large response over and over ends.
    private static let maximumWork = 2_000_000
    @exclusivity(unchecked) private var work = 0
    let patterns = PatternBudget()
    let contained = ContainedResources()
    /// The response, or what the call does to it, is beyond what one call may cost.
    @exclusivity(unchecked) private(set) var isTooLarge = false

    private func scan() {
        if work > Self.maximumWork { isTooLarge = true }
        memo = LayoutMemo()
        occurrences.removeAll(keepingCapacity: true)
        occurrences.reserveCapacity(form.items.count + 8)
        strays.removeAll(keepingCapacity: true)
        duplicates.removeAll(keepingCapacity: true)
        disordered.removeAll(keepingCapacity: true)
        answeredGroups.removeAll(keepingCapacity: true)
        scratch.removeAll(keepingCapacity: true)
        lastRootOccurrence = -1
        // Those of other occurrences by now.
        demands.removeAll(keepingCapacity: true)
        gap = Gap()
        if !isTooLarge {
            buildLevel(
                document.member(root, .item), parent: -1, answerIndex: 0, holder: .none, firstItem: form.firstRoot)
        }
        work += occurrences.count + strays.count + 100
        groupByItem()
    }

    // MARK: Building

    /// Lays the elements of one `item` array over the items of one level of the form.
    ///
    /// - Parameter holder: the answer that the level stands under, if any.
    private func buildLevel(_ array: Node, parent: Int32, answerIndex: Int32, holder: Node, firstItem: Int32) {
        guard occurrences.count < Self.maximumOccurrences else {
            isTooLarge = true
            return
        }
        let base = scratch.count
        let isInOrder = matchElements(array, parent: parent, answerIndex: answerIndex, firstItem: firstItem)
        if !isInOrder {
            sortScratch(from: base)
            disordered.append((parent, answerIndex))
        }
        let end = scratch.count
        var next = base
        var item = firstItem
        while item >= 0 {
            let entry = form.items[Int(item)]
            let from = next
            while next < end && scratch[next].item == item { next += 1 }
            if !entry.traits.contains(.hint) {
                if entry.type == .group {
                    addRows(
                        item, entry, from: from, to: next, parent: parent, answerIndex: answerIndex, holder: holder)
                } else {
                    let node = from < next ? scratch[from].node : Node.none
                    let index = addOccurrence(
                        item, parent: parent, answerIndex: answerIndex, row: 0, node: node, holder: holder)
                    if entry.type == .display {
                        if document.first(document.member(node, .answer)).exists { answeredGroups.append(index) }
                        for extra in scratch[from..<next].dropFirst() {
                            strays.append(
                                Stray(
                                    node: extra.node, parent: parent, answerIndex: answerIndex,
                                    linkId: form.details[Int(item)].linkId, isMisplaced: true))
                        }
                    } else {
                        if next - from > 1 {
                            for extra in (from + 1)..<next { duplicates.append((scratch[extra].node, index)) }
                        }
                        readAnswers(of: index, entry)
                    }
                    occurrences[Int(index)].end = Int32(occurrences.count)
                }
            }
            item = entry.nextSibling
        }
        scratch.removeLast(scratch.count - base)
    }

    /// Finds the item of each element; elements without a place become strays.
    ///
    /// - Returns: whether the elements stand in the form's order.
    private func matchElements(_ array: Node, parent: Int32, answerIndex: Int32, firstItem: Int32) -> Bool {
        let parentItem = parent < 0 ? -1 : occurrences[Int(parent)].item
        var isInOrder = true
        var expected = firstItem
        for node in document.items(array) {
            let linkId = document.member(node, .linkId)
            var candidate = expected
            var steps = 0
            while candidate >= 0 && steps < Self.lookahead && !isLinkId(linkId, candidate) {
                candidate = form.items[Int(candidate)].nextSibling
                steps += 1
            }
            if candidate < 0 || steps == Self.lookahead {
                let name = document.string(linkId)
                let known = name.flatMap { form.itemByLinkId[$0] } ?? -1
                guard known >= 0, form.items[Int(known)].parent == parentItem else {
                    strays.append(
                        Stray(
                            node: node, parent: parent, answerIndex: answerIndex, linkId: name, isMisplaced: known >= 0)
                    )
                    continue
                }
                candidate = known
            }
            // A hint belongs to its question, wherever it stands; it takes no answer.
            if form.items[Int(candidate)].traits.contains(.hint) {
                if document.first(document.member(node, .answer)).exists {
                    strays.append(
                        Stray(
                            node: node, parent: parent, answerIndex: answerIndex,
                            linkId: form.details[Int(candidate)].linkId, isMisplaced: true))
                }
                continue
            }
            if candidate < expected || expected < 0 { isInOrder = false }
            if isInOrder { expected = candidate }
            scratch.append((candidate, node))
        }
        return isInOrder
    }

    /// Stable order by item: rows and repeated elements keep theirs.
    private func sortScratch(from base: Int) {
        let sorted = scratch[base...].enumerated().sorted {
            ($0.element.item, $0.offset) < ($1.element.item, $1.offset)
        }
        scratch.replaceSubrange(base..., with: sorted.map(\.element))
    }

    private func isLinkId(_ node: Node, _ item: Int32) -> Bool {
        guard node.exists else { return false }
        let entry = form.items[Int(item)]
        return form.linkIdBytes.withUnsafeBytes {
            document.equals(
                node,
                utf8: UnsafeRawBufferPointer(
                    rebasing: $0[Int(entry.linkIdStart)..<Int(entry.linkIdStart + entry.linkIdLength)]))
        }
    }

    private func addOccurrence(
        _ item: Int32, parent: Int32, answerIndex: Int32, row: Int32, node: Node, holder: Node
    ) -> Int32 {
        let index = Int32(occurrences.count)
        var occurrence = Occurrence(
            item: item, parent: parent, answerIndex: answerIndex, row: row, node: node, holder: holder)
        if node.exists { occurrence.flags.formUnion(marks.states(of: node, in: document)) }
        occurrences.append(occurrence)
        if parent < 0 {
            if lastRootOccurrence >= 0 { occurrences[Int(lastRootOccurrence)].nextSibling = index }
            lastRootOccurrence = index
        } else {
            let last = lastChild(of: parent)
            if last >= 0 {
                occurrences[Int(last)].nextSibling = index
            } else {
                occurrences[Int(parent)].firstChild = index
            }
            // While a parent is open its `end` is free: it remembers the last child.
            occurrences[Int(parent)].end = -2 - index
        }
        return index
    }

    @exclusivity(unchecked) private var lastRootOccurrence: Int32 = -1

    private func lastChild(of parent: Int32) -> Int32 {
        let mark = occurrences[Int(parent)].end
        return mark <= -2 ? -2 - mark : -1
    }

    private func addRows(
        _ item: Int32, _ entry: FormItem, from: Int, to: Int, parent: Int32, answerIndex: Int32, holder: Node
    ) {
        let given = to - from
        if entry.repeats, given == 1 {
            let node = scratch[from].node
            if marks.states(of: node, in: document).contains(.closed), !hasAnswer(below: node) {
                let index = addOccurrence(
                    item, parent: parent, answerIndex: answerIndex, row: 0, node: node, holder: holder)
                occurrences[Int(index)].flags.insert([.standsForNone, .lastRow])
                occurrences[Int(index)].end = Int32(occurrences.count)
                return
            }
        }
        let open = entry.repeats ? Int(entry.openRows) : 1
        for row in 0..<max(given, open) {
            let node = row < given ? scratch[from + row].node : Node.none
            let index = addOccurrence(
                item, parent: parent, answerIndex: answerIndex, row: Int32(row), node: node, holder: holder)
            if document.first(document.member(node, .answer)).exists { answeredGroups.append(index) }
            if entry.firstChild >= 0 {
                buildLevel(
                    document.member(node, .item), parent: index, answerIndex: 0, holder: .none,
                    firstItem: entry.firstChild)
            }
            occurrences[Int(index)].end = Int32(occurrences.count)
            if row == max(given, open) - 1 { occurrences[Int(index)].flags.insert(.lastRow) }
        }
    }

    private func addStrays(below element: Node, of index: Int32, answerIndex: Int32) {
        for child in document.items(document.member(element, .item)) {
            strays.append(
                Stray(
                    node: child, parent: index, answerIndex: answerIndex, linkId: document.string(child, .linkId),
                    isMisplaced: true))
        }
    }

    private func readAnswers(of index: Int32, _ entry: FormItem) {
        let element = occurrences[Int(index)].node
        // Items below a question stand in its answers (qrs-1); beside them they have no place.
        addStrays(below: element, of: index, answerIndex: 0)
        let answers = document.member(element, .answer)
        guard answers.exists else { return }
        occurrences[Int(index)].answers = answers
        var position: Int32 = 0
        for answer in document.items(answers) {
            if AnswerValue.isBlank(document.valueNode(of: answer), in: document) {
                occurrences[Int(index)].flags.insert(.blankAnswer)
                addStrays(below: answer, of: index, answerIndex: position)
            } else {
                occurrences[Int(index)].answerCount += 1
                occurrences[Int(index)].flags.insert(
                    marks.hasOrigin(answer, in: document) ? .ownValue : .personValue)
                if entry.firstChild >= 0 {
                    buildLevel(
                        document.member(answer, .item), parent: index, answerIndex: position, holder: answer,
                        firstItem: entry.firstChild)
                }
            }
            position += 1
        }
    }

    /// Whether any answer with a value stands in or below an element.
    func hasAnswer(below node: Node) -> Bool {
        for answer in document.items(document.member(node, .answer)) {
            if !AnswerValue.isBlank(document.valueNode(of: answer), in: document) { return true }
        }
        return document.items(document.member(node, .item)).contains { hasAnswer(below: $0) }
    }

    private func groupByItem() {
        let itemCount = form.items.count
        starts.removeAll(keepingCapacity: true)
        starts.append(contentsOf: repeatElement(0, count: itemCount + 1))
        for occurrence in occurrences { starts[Int(occurrence.item) + 1] += 1 }
        for item in 0..<itemCount { starts[item + 1] += starts[item] }
        byItem.removeAll(keepingCapacity: true)
        byItem.append(contentsOf: repeatElement(0, count: occurrences.count))
        var fill = starts
        for index in occurrences.indices {
            let item = Int(occurrences[index].item)
            byItem[Int(fill[item])] = Int32(index)
            fill[item] += 1
        }
    }

    /// A question written several times beside itself: the answers go to its first element, the rest is dropped.
    private func mergeDuplicates() {
        for (node, index) in duplicates {
            if isThorough { repeatedElements.append((node, occurrences[Int(index)].item)) }
            let target = occurrences[Int(index)].node
            var answers = document.member(target, .answer)
            let given = document.member(node, .answer)
            document.remove(node)
            guard document.first(given).exists else { continue }
            if !answers.exists {
                answers = document.newArray()
                document.setMember(target, .answer, answers)
            }
            var answer = document.first(given)
            while answer.exists {
                let next = document.next(answer)
                document.remove(answer)
                document.append(answer, to: answers)
                answer = next
            }
        }
    }

    /// Carries "holds an answer" up the tree; disabled answers count as missing.
    func accumulate() {
        if isFinished {
            for index in occurrences.indices where occurrences[index].isEnabled {
                let flags = occurrences[index].flags
                let isNew = isAmended && flags.contains(.ownValue) && formItem(Int32(index)).isAskable
                if !flags.contains(.shown), !isNew { occurrences[index].flags.insert(.settled) }
            }
        } else if settledKeys != nil {
            for index in occurrences.indices {
                occurrences[index].flags.remove([.personBelow, .valueBelow])
                if isSettled(Int32(index)) { occurrences[index].flags.insert(.settled) }
            }
        }
        for index in occurrences.indices.reversed() where occurrences[index].isEnabled {
            var flags = occurrences[index].flags
            if flags.contains(.personValue) {
                flags.insert(.valueBelow)
                if !flags.contains(.settled) || !mayBeOurs(Int32(index)) { flags.insert(.personBelow) }
            }
            if flags.contains(.ownValue) { flags.insert(.valueBelow) }
            occurrences[index].flags = flags
            let parent = occurrences[index].parent
            if parent >= 0 {
                occurrences[Int(parent)].flags.formUnion(flags.intersection([.personBelow, .valueBelow]))
            }
        }
    }

    // MARK: Looking things up

    /// Occurrences of an item, in walking order.
    package func occurrences(of item: Int32) -> ContiguousArray<Int32>.SubSequence {
        byItem[Int(starts[Int(item)])..<Int(starts[Int(item) + 1])]
    }

    /// What is asked of an occurrence: the form's item, with what expressions make of it in this row.
    package func formItem(_ occurrence: Int32) -> FormItem {
        if !demands.isEmpty, let own = demands[occurrence] { return own }
        return form.items[Int(occurrences[Int(occurrence)].item)]
    }
    package func detail(_ occurrence: Int32) -> ItemDetail { form.details[Int(occurrences[Int(occurrence)].item)] }

    /// First occurrence below another; -1 standing for the response itself.
    package func firstChild(of occurrence: Int32) -> Int32 {
        if occurrence >= 0 { return occurrences[Int(occurrence)].firstChild }
        return occurrences.isEmpty ? -1 : 0
    }
}
