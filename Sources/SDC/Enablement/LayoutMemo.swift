internal import FHIRJSON

/// What was found out about the occurrences as they are laid out, so that large responses are not gone through for each
/// of their rows again. A new reading of the response begins a new one.
struct LayoutMemo {
    /// Places in `byItem` of the enabled occurrences of an item that hold an answer, in order.
    var answered: [Int32: ContiguousArray<Int32>] = [:]
    /// By the item a condition looks at: what it says of an occurrence with many answers.
    var verdicts: [Int32: [VerdictKey: ConditionMatcher.Verdict]] = [:]
    /// The answers of the question whose answers were asked for last.
    var answers: (question: Int32, nodes: ContiguousArray<Node>) = (-1, [])
    /// Occurrences are told of before they change (``ResponseState/forgetAnswered(of:)``), so that the above may be kept.
    var isToldOfChanges = false

    /// By item: the first and the last occurrence that is still to be answered.
    var waiting: [Int32: (first: Int32, last: Int32)?] = [:]
    /// By item: the first occurrence that may be answered.
    var askable: [Int32: Int32?] = [:]
    /// The first occurrence of all that may be answered.
    var firstAskable: Int32??

    /// Faults whose place in the document was looked up.
    var places = 0
    /// Occurrences that were looked at one by one, for tests.
    var looks = 0

    struct VerdictKey: Hashable {
        /// The value the condition asks for, in the form's document.
        let condition: UInt32
        let source: Int32
    }
}

extension ResponseState {
    /// To be called before occurrences are decided, by whoever then calls ``forgetAnswered(of:)`` for each item before it
    /// decides it. Where nobody does, nothing is kept of what occurrences hold.
    func keepAnswered() { memo.isToldOfChanges = true }

    /// The occurrences of an item may change now.
    func forgetAnswered(of item: Int32) {
        if !memo.answered.isEmpty { memo.answered[item] = nil }
        if !memo.verdicts.isEmpty { memo.verdicts[item] = nil }
        if memo.answers.question >= 0, occurrences[Int(memo.answers.question)].item == item { memo.answers = (-1, []) }
    }
}
