internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// Merging items nested as in the form into the response, level by level on its elements (design 3.2).
///
/// Serves `items`, where a FHIR renderer gives a whole step and an item left out is blank; and the items that come below an
/// answer in `answers`, where an item left out is simply not spoken of. Disabled items that are left out keep what they
/// hold; hidden and readOnly ones keep it always.
struct ItemsMerge {
    let state: ResponseState
    /// An item that is left out is blank, and rows that are left out go.
    private let blanksMissing: Bool
    private let keepsOrigins: Bool
    /// Where the items stand in the request, for issues.
    private let expression: String
    private var disabled: Set<UInt32> = []
    private(set) var result = Submitted()

    private var document: Document { state.document }
    private var form: Form { state.form }

    /// - Parameter keepsOrigins: an answer of ours that is given back as it is stays ours.
    init(_ state: ResponseState, blanksMissing: Bool, keepsOrigins: Bool, expression: String) {
        self.keepsOrigins = keepsOrigins
        self.state = state
        self.blanksMissing = blanksMissing
        self.expression = expression
        for occurrence in state.occurrences where !occurrence.isEnabled && occurrence.node.exists {
            disabled.insert(occurrence.node.index)
        }
    }

    // MARK: A step

    /// Merges what a renderer made of a step.
    mutating func merge(_ response: Node, into place: StepPlace) {
        guard document.equals(document.member(response, .resourceType), "QuestionnaireResponse") else {
            refuse(.structure, "`items` has to be a QuestionnaireResponse.", linkId: nil)
            return
        }
        state.keepSignatures(of: response, on: state.root)
        if place.kind == .repeatRows {
            // The question whether there are more rows: answered by `add` or `done`, not by items.
            for element in document.items(document.member(response, .item)) {
                refuse(
                    .notFound, "A `repeat` step takes no items.", linkId: document.string(element, .linkId))
            }
            return
        }
        guard place.kind != .all else {
            mergeLevel(state.root, given: response, firstItem: form.firstRoot, path: "")
            return
        }
        // Down to the level of the step, through the shells of its ancestors.
        var ancestors: [Int32] = []
        var parent = state.occurrences[Int(place.first)].parent
        while parent >= 0 {
            ancestors.append(parent)
            parent = state.occurrences[Int(parent)].parent
        }
        var given = response
        for ancestor in ancestors.reversed() {
            let item = state.occurrences[Int(ancestor)].item
            refuseOthers(given, than: item)
            given = elements(given)[item]?.first ?? .none
            if state.formItem(ancestor).isQuestion { given = document.first(document.member(given, .answer)) }
        }
        let item = state.occurrences[Int(place.first)].item
        refuseOthers(given, than: item)
        var holder = state.root
        if let closest = ancestors.first {
            let element = state.ensureNode(closest)
            holder =
                state.formItem(closest).isQuestion
                ? state.occurrences[Int(place.first)].holder : element
        }
        var level = Level(holder, in: self)
        mergeItem(item, into: &level, given: elements(given)[item] ?? [], path: state.pathInFront(of: place.first))
    }

    /// Elements that are no part of the step are a mistake of the caller: nothing is dropped silently.
    private mutating func refuseOthers(_ container: Node, than item: Int32) {
        for element in document.items(document.member(container, .item)) {
            let name = document.string(element, .linkId)
            let known = name.flatMap { form.itemByLinkId[$0] }
            if known == item { continue }
            if known != nil, !holdsAskableAnswer(element) { continue }
            refuse(.notFound, "An item in `items` is not part of the step.", linkId: name)
        }
    }

    /// What rides along with a step (headers, readOnly values) may come back; answers to other questions may not.
    private func holdsAskableAnswer(_ element: Node) -> Bool {
        guard let item = document.string(element, .linkId).flatMap({ form.itemByLinkId[$0] }) else { return true }
        let entry = form.items[Int(item)]
        let answers = document.member(element, .answer)
        if document.first(answers).exists, entry.isAskable, entry.traits.isDisjoint(with: .rides) { return true }
        return document.items(document.member(element, .item)).contains { holdsAskableAnswer($0) }
            || document.items(answers).contains { answer in
                document.items(document.member(answer, .item)).contains { holdsAskableAnswer($0) }
            }
    }

    private mutating func refuse(_ code: Issue.Code, _ text: String, linkId: String?) {
        refuse(code, .plain(text), linkId: linkId)
    }

    private mutating func refuse(_ code: Issue.Code, _ wording: Issue.Wording, linkId: String?, path: String? = nil) {
        result.issues.append(Issue(.error, code, wording, path: path, linkId: linkId, expression: expression))
    }

    // MARK: Levels

    /// Elements of a container's `item` by the item they name; what names none of the form is left out.
    private func elements(_ container: Node) -> [Int32: [Node]] {
        var found: [Int32: [Node]] = [:]
        guard container.exists else { return found }
        for element in document.items(document.member(container, .item)) {
            if let item = document.string(element, .linkId).flatMap({ form.itemByLinkId[$0] }) {
                found[item, default: []].append(element)
            }
        }
        return found
    }

    /// One level of the response while it is merged into.
    private struct Level {
        let holder: Node
        var elements: [Int32: [Node]]

        init(_ holder: Node, in merge: ItemsMerge) {
            self.holder = holder
            elements = merge.elements(holder)
        }
    }

    /// Merges the items given in one container into another.
    ///
    /// - Parameters:
    ///   - target, given: elements that hold an `item`; `given` may be `.none`.
    ///   - path: what stands in front of the paths of this level.
    mutating func mergeLevel(_ target: Node, given: Node, firstItem: Int32, path: String) {
        var level = Level(target, in: self)
        let givenElements = elements(given)
        var item = firstItem
        while item >= 0 {
            mergeItem(item, into: &level, given: givenElements[item] ?? [], path: path)
            item = form.items[Int(item)].nextSibling
        }
        let parent = firstItem >= 0 ? form.items[Int(firstItem)].parent : -2
        for element in document.items(document.member(given, .item)) {
            let name = document.string(element, .linkId)
            if let known = name.flatMap({ form.itemByLinkId[$0] }), form.items[Int(known)].parent == parent { continue }
            refuse(.notFound, "An item that was submitted has no place in the form.", linkId: name)
        }
    }

    private mutating func mergeItem(_ item: Int32, into level: inout Level, given: [Node], path: String) {
        let entry = form.items[Int(item)]
        if given.isEmpty && !blanksMissing { return }
        let own = path + form.details[Int(item)].segment
        switch entry.type {
        case .display: return
        case .group: mergeGroup(item, entry, into: &level, given: given, path: own)
        default: mergeQuestion(item, entry, into: &level, given: given, path: own)
        }
    }

    // MARK: Groups

    private mutating func mergeGroup(
        _ item: Int32, _ entry: FormItem, into level: inout Level, given: [Node], path: String
    ) {
        var rows = level.elements[item] ?? []
        if given.isEmpty, rows.allSatisfy({ disabled.contains($0.index) }) { return }
        if !entry.traits.isDisjoint(with: [.hidden, .readOnly]) { return }
        if entry.repeats, blanksMissing {
            let isClosed = rows.last.map { state.marks.states(of: $0, in: document).contains(.closed) } ?? false
            rows = align(rows, with: given, item, &level)
            if isClosed {
                if rows.isEmpty { rows.append(insert(item, into: &level)) }
                for row in rows { state.marks.remove(state.marks.itemState, from: row, code: .closed, in: document) }
                state.marks.add(
                    state.marks.itemState, Marks.State.closed.rawValue, to: rows[rows.count - 1], in: document)
                if given.isEmpty { return }
            }
        }
        let count = entry.repeats ? given.count : max(given.count, rows.count)
        for row in 0..<count {
            if row >= rows.count { rows.append(insert(item, into: &level)) }
            if row < given.count { state.keepSignatures(of: given[row], on: rows[row]) }
            mergeLevel(
                rows[row], given: row < given.count ? given[row] : .none, firstItem: entry.firstChild,
                path: row == 0 ? path + "/" : "\(path)[\(row)]/")
        }
    }

    /// One row for each that is given, in that order: the row that says the same where there is one, so that what a row
    /// holds unseen (disabled, hidden, readOnly) stays with it; then, for rows that were edited, what is left in order;
    /// then new rows. Rows that nobody took go.
    private func align(_ rows: [Node], with given: [Node], _ item: Int32, _ level: inout Level) -> [Node] {
        var left = rows
        var taken: [Node?] = given.map { givenRow in
            guard let match = left.firstIndex(where: { saysTheSame($0, givenRow, form.items[Int(item)].firstChild) })
            else { return nil }
            return left.remove(at: match)
        }
        for position in taken.indices where taken[position] == nil && !left.isEmpty {
            taken[position] = left.removeFirst()
        }
        for row in left { state.removeElement(row) }
        level.elements[item] = taken.compactMap { $0 }
        let aligned = taken.map { $0 ?? insert(item, into: &level) }
        level.elements[item] = aligned
        if let first = aligned.first, aligned != rows {
            // In the response they stand in the order they are given in.
            let array = document.parent(first)
            let before = document.next(lastInArray(of: aligned))
            for row in aligned { document.remove(row) }
            for row in aligned { document.insert(row, into: array, before: before) }
        }
        return aligned
    }

    /// The one that stands last in its list.
    private func lastInArray(of rows: [Node]) -> Node {
        let all = Set(rows)
        var last = rows[0]
        for element in document.items(document.parent(rows[0])) where all.contains(element) { last = element }
        return last
    }

    /// Whether two rows hold the same answers to what the person may answer and sees.
    private func saysTheSame(_ held: Node, _ given: Node, _ firstItem: Int32) -> Bool {
        let heldElements = elements(held)
        let givenElements = elements(given)
        var item = firstItem
        while item >= 0 {
            let entry = form.items[Int(item)]
            let mine = heldElements[item] ?? []
            let theirs = givenElements[item] ?? []
            if entry.type == .group {
                guard mine.count == theirs.count || mine.isEmpty || theirs.isEmpty else { return false }
                for (left, right) in zip(mine, theirs) where !saysTheSame(left, right, entry.firstChild) {
                    return false
                }
            } else if entry.isAskable, !(theirs.isEmpty && mine.allSatisfy { disabled.contains($0.index) }) {
                let answers = theirs.flatMap { Array(document.items(document.member($0, .answer))) }
                guard isSame(answers, document.member(mine.first ?? .none, .answer)) else { return false }
            }
            item = entry.nextSibling
        }
        return true
    }

    // MARK: Questions

    private mutating func mergeQuestion(
        _ item: Int32, _ entry: FormItem, into level: inout Level, given: [Node], path: String
    ) {
        let held = level.elements[item] ?? []
        // A question written twice beside itself is one question, here as in the response.
        let answers = given.flatMap { Array(document.items(document.member($0, .answer))) }
        if given.isEmpty, let element = held.first, disabled.contains(element.index) { return }
        guard entry.isAskable else {
            if !answers.isEmpty, !isSame(answers, document.member(held.first ?? .none, .answer)) {
                refuse(
                    .businessRule, .message(entry.traits.contains(.hidden) ? .isHidden : .isReadOnly),
                    linkId: form.details[Int(item)].linkId, path: path)
            }
            return
        }
        if entry.type == .quantity {
            for answer in answers { state.completeUnit(of: answer, form.details[Int(item)]) }
        }
        guard areReadable(answers, item, entry, path) else { return }
        guard !answers.isEmpty || !held.isEmpty else { return }
        let element = held.first ?? insert(item, into: &level)
        let (array, nested) = state.mergedAnswers(
            answers, earlier: document.member(element, .answer), keepingOrigins: keepsOrigins)
        if document.first(array).exists {
            document.setMember(element, .answer, array)
            if state.marks.states(of: element, in: document).contains(.shown) {
                state.marks.remove(state.marks.itemState, from: element, in: document)
            }
        } else {
            document.removeMember(element, .answer)
        }
        for other in given { state.keepSignatures(of: other, on: element) }
        result.elements.append(element)
        for (position, answer) in document.items(array).enumerated() {
            let below = path + (position == 0 ? "/" : "[\(position)]/")
            let items = nested.first { $0.answer == answer }?.items
            let container = document.newObject()
            if let items { document.setMember(container, .item, items) }
            // A renderer that sends nothing below an answer has not spoken of what stands there.
            if items != nil { mergeLevel(answer, given: container, firstItem: entry.firstChild, path: below) }
        }
    }

    private mutating func areReadable(_ answers: [Node], _ item: Int32, _ entry: FormItem, _ path: String) -> Bool {
        var isReadable = true
        for answer in answers {
            let value = document.valueNode(of: answer)
            guard value.exists, let misfit = AnswerValue.fits(value, entry.type, entry.valueTypes, in: document) else {
                continue
            }
            isReadable = false
            refuse(misfit.code, .message(misfit.message), linkId: form.details[Int(item)].linkId, path: path)
        }
        return isReadable
    }

    private func isSame(_ answers: [Node], _ array: Node) -> Bool {
        let held = Array(document.items(array))
        return held.count == answers.count
            && zip(held, answers).allSatisfy {
                AnswerValue.isSame(document.valueNode(of: $0), document.valueNode(of: $1), in: document)
            }
    }

    /// A new element for an item, at its place among its siblings.
    private func insert(_ item: Int32, into level: inout Level) -> Node {
        var array = document.member(level.holder, .item)
        if !array.exists {
            array = document.newArray()
            document.setMember(level.holder, .item, array)
        }
        let element = document.newObject()
        document.setMember(element, .linkId, document.newString(form.details[Int(item)].linkId))
        // In front of the first element of any later item of the level.
        var before = Node.none
        var later = form.items[Int(item)].nextSibling
        while later >= 0 {
            if let first = level.elements[later]?.first {
                before = first
                break
            }
            later = form.items[Int(later)].nextSibling
        }
        document.insert(element, into: array, before: before)
        level.elements[item, default: []].append(element)
        return element
    }
}
