internal import FHIRJSON
internal import FHIRModel

/// The response as expressions see it: as it would be finished now, so that they say the same when it is posted again.
/// Without what counts for nothing, without our marks, in the form's order.
///
/// A copy whose occurrences are those of the original; whoever decides about the original tells it, so that it keeps up.
final class FinishedView {
    private let state: ResponseState
    /// Groups that were taken out because nothing is left in them.
    private var emptied: Set<Int32> = []

    var document: Document { state.document }
    var root: Node { state.root }

    /// - Parameter moment: when it is finished.
    init(of original: ResponseState, moment: Moment) {
        state = ResponseState(viewOf: original)
        state.finish(copyingTexts: original.form.logic.readsTexts)
        if document.string(root, .status) == "in-progress" {
            document.setMember(root, .status, document.newString("completed"))
            document.setMember(root, .authored, document.newString(moment.text))
        }
        // What was decided before stays so until it is decided anew.
        var index: Int32 = 0
        while index < Int32(original.occurrences.count) {
            if original.occurrences[Int(index)].isEnabled {
                index += 1
            } else {
                take(index, out: true)
                index = original.occurrences[Int(index)].end
            }
        }
    }

    /// The element of an occurrence. One that holds no answer has none in a finished response: it gets one of its own, so
    /// that what is shown with a blank question is that which its answer is held against.
    func element(of index: Int32, linkId: String) -> Node {
        if index >= 0 {
            let own = state.occurrences[Int(index)].node
            if own.exists { return own }
            // Taken out, because it is disabled: to itself it is there, or it would come and go by turns.
            if let own = state.parted[index] { return own }
        }
        let element = document.newObject()
        document.setMember(element, .linkId, document.newString(linkId))
        return element
    }

    // MARK: Keeping up

    /// An occurrence whose parent is enabled is enabled, or not.
    func take(_ index: Int32, out isDisabled: Bool) {
        let node = state.occurrences[Int(index)].node
        if isDisabled {
            guard node.exists else { return }
            takeOut(index)
        } else if !node.exists, state.parted[index] != nil, !emptied.contains(index) {
            restore(index)
        }
    }

    private func restore(_ index: Int32) {
        emptied.remove(index)
        var above = state.occurrences[Int(index)].parent
        while above >= 0 {
            emptied.remove(above)
            above = state.occurrences[Int(above)].parent
        }
        _ = state.ensureNode(index)
    }

    private func takeOut(_ index: Int32) {
        let node = state.occurrences[Int(index)].node
        state.removeElement(node)
        state.parted[index] = node
        state.occurrences[Int(index)].node = .none
        // A group with nothing left in it is gone too.
        let parent = state.occurrences[Int(index)].parent
        guard parent >= 0, state.formItem(parent).isGroup, state.occurrences[Int(parent)].node.exists,
            !document.member(state.occurrences[Int(parent)].node, .item).exists
        else { return }
        emptied.insert(parent)
        takeOut(parent)
    }

    /// An item got other answers, or none.
    ///
    /// - Parameter answers: the `answer` array in the original.
    func setAnswers(_ answers: Node, of index: Int32, from original: Document) {
        guard answers.exists, original.first(answers).exists else {
            let node = state.occurrences[Int(index)].node
            if node.exists {
                document.removeMember(node, .answer)
                state.occurrences[Int(index)].answers = .none
                takeOut(index)
                emptied.insert(index)
            }
            return
        }
        restore(index)
        let element = state.ensureNode(index)
        let array = document.newArray()
        for answer in original.items(answers) {
            let value = original.valueNode(of: answer)
            guard value.exists else { continue }
            let copy = document.newObject()
            document.setMember(copy, original.key(value), document.copy(value, from: original))
            document.append(copy, to: array)
        }
        document.setMember(element, .answer, array)
        state.occurrences[Int(index)].answers = array
    }
}
