internal import FHIRJSON
internal import FHIRModel

/// Turning the response into a finished one (sdc-facts 4.5).
extension ResponseState {
    /// Takes out disabled, empty and marked-only items and elements without a place, strips our marks, puts elements in
    /// the form's order and copies the form's texts. Occurrences are stale afterwards.
    ///
    /// - Parameter copyingTexts: false = nobody will look at them.
    func finish(copyingTexts: Bool = true) {
        for stray in strays { removeElement(stray.node) }
        for group in answeredGroups { document.removeMember(occurrences[Int(group)].node, .answer) }
        for index in occurrences.indices.reversed() {
            let occurrence = occurrences[index]
            guard occurrence.node.exists else { continue }
            if occurrence.isEnabled && occurrence.flags.contains(.valueBelow) {
                tidy(Int32(index), copyingTexts)
            } else {
                removeElement(occurrence.node)
                occurrences[index].node = .none
            }
        }
        for level in disordered { reorder(level.parent, level.answerIndex) }
        dropEmpty(root)
    }

    /// Removes an element; a list left empty goes too.
    func removeElement(_ element: Node) {
        let array = document.parent(element)
        document.remove(element)
        if array.exists, document.kind(array) == .array, !document.first(array).exists { document.remove(array) }
    }

    private func tidy(_ index: Int32, _ copyingTexts: Bool) {
        let occurrence = occurrences[Int(index)]
        let element = occurrence.node
        if isView {
            // Of what stays, expressions see answers, and no marks of ours.
            if !occurrence.flags.isDisjoint(with: .stateMarks) {
                marks.remove(marks.itemState, from: element, in: document)
            }
            if !occurrence.flags.isDisjoint(with: [.ownValue, .blankAnswer]) { tidyAnswers(occurrence) }
            if copyingTexts { copyText(to: element, of: detail(index)) }
            return
        }
        marks.remove(marks.itemState, from: element, in: document)
        if occurrence.answers.exists { tidyAnswers(occurrence) }
        dropEmpty(element)
        markSubject(index)
        if copyingTexts { copyText(to: element, of: detail(index)) }
    }

    /// FHIR knows neither empty lists nor null: those that were posted go.
    private func dropEmpty(_ element: Node) {
        var member = document.first(element)
        while member.exists {
            let next = document.next(member)
            let kind = document.kind(member)
            if kind == .null || ((kind == .array || kind == .object) && !document.first(member).exists) {
                document.remove(member)
            }
            member = next
        }
    }

    /// The form's text, in place of any other text than a translation of it.
    private func copyText(to element: Node, of detail: ItemDetail) {
        let own = form.document.member(detail.node, .text)
        guard own.exists else { return }
        let old = document.member(element, .text)
        if document.sameString(old, form.document, own) { return }
        guard let text = form.document.string(own), !text.isEmpty else { return }
        if old.exists, document.kind(old) == .string, isText(old, of: detail) == true { return }
        if old.exists {
            document.setMember(element, .text, document.newString(text))
        } else {
            document.insertMember(element, .text, document.newString(text), after: document.member(element, .linkId))
        }
    }

    /// Whether a text is that of an item or a translation of it; nil where the item has none.
    func isText(_ given: Node, of detail: ItemDetail) -> Bool? {
        let own = form.document.member(detail.node, .text)
        guard own.exists else { return nil }
        if document.sameString(given, form.document, own) { return true }
        guard form.document.string(own)?.isEmpty == false else { return nil }
        let translations = form.document.extensionNodes(
            form.document.member(detail.node, .underscoreText), KnownExtension.translation)
        return translations.contains { translation in
            form.document.extensionString(translation, "content").map { document.equals(given, $0) } ?? false
        }
    }

    private func tidyAnswers(_ occurrence: Occurrence) {
        var answer = document.first(occurrence.answers)
        while answer.exists {
            let next = document.next(answer)
            if AnswerValue.isBlank(document.valueNode(of: answer), in: document) {
                document.remove(answer)
            } else if occurrence.flags.contains(.ownValue) {
                marks.remove(marks.answerOrigin, from: answer, in: document)
            }
            if document.parent(answer).exists { dropEmpty(answer) }
            answer = next
        }
    }

    private func reorder(_ parent: Int32, _ answerIndex: Int32) {
        var index = firstChild(of: parent)
        while index >= 0 {
            let occurrence = occurrences[Int(index)]
            if occurrence.answerIndex == answerIndex, occurrence.node.exists {
                let array = document.parent(occurrence.node)
                if array.exists {
                    document.remove(occurrence.node)
                    document.append(occurrence.node, to: array)
                }
            }
            index = occurrence.nextSibling
        }
    }

    /// Takes out the items of outermost disabled occurrences at once (`prune`). The caller rebuilds.
    ///
    /// - Returns: whether anything was there.
    func prune() -> Bool {
        var removed = false
        var index = 0
        while index < occurrences.count {
            let occurrence = occurrences[index]
            guard !occurrence.isEnabled else {
                index += 1
                continue
            }
            if occurrence.node.exists {
                removedChanges.append(Change(path: path(of: Int32(index)), answers: .none, state: nil))
                removeElement(occurrence.node)
                removed = true
            }
            index = Int(occurrence.end)
        }
        return removed
    }
}
