internal import FHIRJSON
internal import FHIRModel

/// Merging `items`: what a FHIR renderer made of a step, as a QuestionnaireResponse nested as in the form (design 3.2).
///
/// Works on elements, level by level: an item's answers are replaced, an item left out is blank, rows are taken one by one
/// in order and missing rows removed. Disabled items that are left out keep what they hold, and so do hidden and
/// readOnly ones.
struct ItemsMerge {
    let state: ResponseState
    private var document: Document { state.document }
    private var form: Form { state.form }
    private var disabled: Set<UInt32> = []
    private(set) var result = Submitted()

    init(_ state: ResponseState) {
        self.state = state
        for occurrence in state.occurrences where !occurrence.isEnabled && occurrence.node.exists {
            disabled.insert(occurrence.node.index)
        }
    }

    /// - Parameter place: the step the items belong to.
    mutating func merge(_ response: Node, into place: StepPlace) {
        guard document.equals(document.member(response, .resourceType), "QuestionnaireResponse") else {
            result.issues.append(
                Issue(.error, .structure, "`items` has to be a QuestionnaireResponse.", expression: "items"))
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
            let matching = elements(given, of: state.occurrences[Int(ancestor)].item)
            refuseOthers(given, than: state.occurrences[Int(ancestor)].item)
            given = matching.first ?? .none
            if state.formItem(ancestor).isQuestion {
                given = document.first(document.member(given, .answer))
            }
        }
        let item = state.occurrences[Int(place.first)].item
        refuseOthers(given, than: item)
        var holder = state.root
        if let closest = ancestors.first {
            let element = state.ensureNode(closest)
            holder =
                state.formItem(closest).isQuestion
                ? state.answerElement(state.occurrences[Int(place.first)].answerIndex, of: closest) : element
        }
        mergeItem(item, into: holder, given: given, path: state.pathInFront(of: place.first))
    }

    /// Elements that are no part of the step are a mistake of the caller: nothing is dropped silently.
    private mutating func refuseOthers(_ container: Node, than item: Int32) {
        let rides = form.hasHeaders
        for element in document.items(document.member(container, .item)) {
            let name = document.string(element, .linkId)
            let known = name.flatMap { form.itemByLinkId[$0] }
            if known == item { continue }
            if let known {
                let traits = form.items[Int(known)].traits
                if (rides && !traits.isDisjoint(with: .rides)) || traits.contains(.readOnly)
                    || form.items[Int(known)].type == .display
                {
                    continue
                }
            }
            result.issues.append(
                Issue(
                    .error, .notFound, "An item in `items` is not part of the step.", linkId: name,
                    expression: "items"))
        }
    }

    private func elements(_ container: Node, of item: Int32) -> [Node] {
        guard container.exists else { return [] }
        let linkId = form.details[Int(item)].linkId
        return document.items(document.member(container, .item)).filter {
            document.equals(document.member($0, .linkId), linkId)
        }
    }

    private mutating func mergeLevel(_ target: Node, given: Node, firstItem: Int32, path: String) {
        var item = firstItem
        while item >= 0 {
            mergeItem(item, into: target, given: given, path: path)
            item = form.items[Int(item)].nextSibling
        }
        for element in document.items(document.member(given, .item)) {
            let name = document.string(element, .linkId)
            let parent = firstItem >= 0 ? form.items[Int(firstItem)].parent : -2
            if let known = name.flatMap({ form.itemByLinkId[$0] }), form.items[Int(known)].parent == parent { continue }
            result.issues.append(
                Issue(
                    .error, .notFound, "An item in `items` has no place in the form.", linkId: name, expression: "items"
                ))
        }
    }

    private mutating func mergeItem(_ item: Int32, into target: Node, given: Node, path: String) {
        let entry = form.items[Int(item)]
        let own = path + form.details[Int(item)].segment
        switch entry.type {
        case .display: return
        case .group: mergeGroup(item, entry, into: target, given: given, path: own)
        default: mergeQuestion(item, entry, into: target, given: given, path: own)
        }
    }

    // MARK: Groups

    private mutating func mergeGroup(_ item: Int32, _ entry: FormItem, into target: Node, given: Node, path: String) {
        let givenRows = elements(given, of: item)
        var rows = elements(target, of: item)
        if givenRows.isEmpty, rows.allSatisfy({ disabled.contains($0.index) }) { return }
        guard entry.traits.isDisjoint(with: .hidden) else { return }
        if entry.repeats, rows.count > givenRows.count {
            let isClosed = rows.last.map { state.marks.states(of: $0, in: document).contains(.closed) } ?? false
            for row in rows[givenRows.count...] { state.removeElement(row) }
            rows.removeLast(rows.count - givenRows.count)
            if isClosed {
                if rows.isEmpty { rows.append(insert(item, into: target)) }
                state.marks.add(
                    state.marks.itemState, Marks.State.closed.rawValue, to: rows[rows.count - 1], in: document)
                if givenRows.isEmpty { return }
            }
        }
        let count = entry.repeats ? givenRows.count : max(givenRows.count, rows.count)
        for row in 0..<count {
            if row >= rows.count { rows.append(insert(item, into: target)) }
            let givenRow = row < givenRows.count ? givenRows[row] : Node.none
            mergeLevel(
                rows[row], given: givenRow, firstItem: entry.firstChild,
                path: row == 0 ? path + "/" : "\(path)[\(row)]/")
        }
    }

    // MARK: Questions

    private mutating func mergeQuestion(_ item: Int32, _ entry: FormItem, into target: Node, given: Node, path: String)
    {
        let givenElement = elements(given, of: item).first ?? .none
        var element = elements(target, of: item).first ?? .none
        let answers = Array(document.items(document.member(givenElement, .answer)))
        if !givenElement.exists && element.exists && disabled.contains(element.index) { return }
        guard entry.isAskable else {
            if givenElement.exists, !isSame(answers, document.member(element, .answer)) {
                result.issues.append(
                    Issue(
                        .error, .businessRule, "This item cannot be answered.", path: path,
                        linkId: form.details[Int(item)].linkId, expression: "items"))
            }
            return
        }
        var isReadable = true
        for answer in answers {
            let value = document.valueNode(of: answer)
            guard value.exists,
                let misfit = AnswerValue.fits(
                    value, entry.type, entry.valueTypes, in: document)
            else { continue }
            isReadable = false
            result.issues.append(
                Issue(
                    .error, misfit.code, misfit.text.prefix(1).uppercased() + misfit.text.dropFirst() + ".", path: path,
                    linkId: form.details[Int(item)].linkId, expression: "items"))
        }
        guard isReadable else { return }
        if !element.exists {
            guard !answers.isEmpty else { return }
            element = insert(item, into: target)
        }
        let array = state.mergedAnswers(
            answers, earlier: document.member(element, .answer), keepingOrigins: true)
        if document.first(array).exists {
            document.setMember(element, .answer, array)
            if state.marks.states(of: element, in: document).contains(.shown) {
                state.marks.remove(state.marks.itemState, from: element, in: document)
            }
        } else {
            document.removeMember(element, .answer)
        }
        result.elements.append(element)
    }

    private func isSame(_ answers: [Node], _ array: Node) -> Bool {
        let held = Array(document.items(array))
        return answers.isEmpty
            || (held.count == answers.count
                && zip(held, answers).allSatisfy {
                    AnswerValue.isSame(document.valueNode(of: $0), document.valueNode(of: $1), in: document)
                })
    }

    /// A new element for an item, at its place among its siblings.
    private func insert(_ item: Int32, into target: Node) -> Node {
        var array = document.member(target, .item)
        if !array.exists {
            array = document.newArray()
            document.setMember(target, .item, array)
        }
        let element = document.newObject()
        document.setMember(element, .linkId, document.newString(form.details[Int(item)].linkId))
        var before = Node.none
        for sibling in document.items(array) {
            if let known = document.string(sibling, .linkId).flatMap({ form.itemByLinkId[$0] }), known > item {
                before = sibling
                break
            }
        }
        document.insert(element, into: array, before: before)
        return element
    }
}
