internal import FHIRJSON
internal import FHIRModel

/// `initial` and `initialSelected`: applied once, when an item is first enabled or its row opens (design 3.1).
extension ResponseState {
    /// Writes an enabled item's default where it has neither answer nor mark.
    ///
    /// - Returns: whether items stand below the answer, so that the response has to be read anew.
    func applyDefault(to index: Int32) -> Bool {
        let occurrence = occurrences[Int(index)]
        guard occurrence.answerCount == 0,
            occurrence.flags.isDisjoint(with: [.shown, .passed, .closed, .settled]), !isSettled(index)
        else { return false }
        let detail = detail(index)
        guard !detail.initial.isEmpty else { return false }
        let element = ensureNode(index)
        let array = document.newArray()
        for initial in detail.initial {
            let value = form.document.valueNode(of: initial)
            guard value.exists else { continue }
            let answer = document.newObject()
            marks.add(marks.answerOrigin, Marks.Origin.initial.rawValue, to: answer, in: document)
            document.setMember(answer, form.document.key(value), document.copy(value, from: form.document))
            document.append(answer, to: array)
        }
        document.setMember(element, .answer, array)
        touched.append(element)
        occurrences[Int(index)].answers = array
        occurrences[Int(index)].answerCount = Int32(detail.initial.count)
        occurrences[Int(index)].flags.insert(.ownValue)
        return formItem(index).firstChild >= 0
    }

    /// Whether the answers of an item in a finished response, where no origin is marked any more, may be what we wrote
    /// ourselves: those of an item that nobody can answer, nothing but its default, or what an expression may have given.
    /// They make no `required` count, so that what was finished without an answer of the person stays valid.
    func mayBeOurs(_ index: Int32) -> Bool {
        guard formItem(index).isAskable else { return true }
        // What an expression gave then it need not give now.
        let expressions = detail(index).expressions
        if expressions?.initial != nil || expressions?.calculated != nil { return true }
        let defaults = detail(index).initial
        guard occurrences[Int(index)].answerCount <= defaults.count else { return false }
        return document.items(occurrences[Int(index)].answers).allSatisfy { answer in
            let value = document.valueNode(of: answer)
            return AnswerValue.isBlank(value, in: document)
                || defaults.contains {
                    AnswerValue.isSame(value, in: document, form.document.valueNode(of: $0), in: form.document)
                }
        }
    }
}
