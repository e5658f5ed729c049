internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath

/// The expressions of one call: one evaluation over the response, the form and what the call brought.
///
/// Each expression has a budget of its own, so that a costly one fails alone; all together have one too, and a call that
/// goes beyond it is refused. Confined to the call, as the response it works on.
final class FormEvaluation {
    /// Some ten milliseconds for one expression.
    private static let budget = FHIRPathBudget(steps: 500_000, items: 500_000, textBytes: 8 << 20)
    /// Some tenths of a second for all expressions of a call.
    private static let callBudget = FHIRPathBudget(steps: 10_000_000, textBytes: 64 << 20)

    private struct Ready {
        let evaluation: Evaluation
        /// The response as it will be when it is finished.
        let finished: ResponseState
        let response: UInt16
        let questionnaire: UInt16

        /// The element of an occurrence. One that holds no answer has none in a finished response: it gets one of its own,
        /// so that a limit that is shown with a blank question is that which its answer is held against.
        func element(of index: Int32, _ linkId: String) -> Node {
            // Never beyond them, as long as the copy is laid out as the state is.
            let own = finished.occurrences.indices.contains(Int(index)) ? finished.occurrences[Int(index)].node : .none
            if own.exists { return own }
            let element = finished.document.newObject()
            finished.document.setMember(element, .linkId, finished.document.newString(linkId))
            return element
        }
    }

    private let form: Form
    private let moment: Moment
    private var ready: Ready?
    private var stepsLeft = callBudget.steps
    private var textBytesLeft = callBudget.textBytes

    /// What expressions that failed have to tell, one for each expression of the form.
    private(set) var issues: [Issue] = []
    private var noted: Set<ObjectIdentifier> = []
    private static let maximumIssues = 100
    /// Limits worked out already, by occurrence.
    var constraints: [Int32: Constraints] = [:]

    init(form: Form, moment: Moment) {
        self.form = form
        self.moment = moment
    }

    /// Whether the call's budget is used up; what was not evaluated for that gives nothing.
    var isExhausted: Bool { stepsLeft <= 0 || textBytesLeft <= 0 }

    /// To be called when the response was read anew: what was worked out before no longer holds.
    func forget() {
        ready = nil
        constraints.removeAll(keepingCapacity: true)
    }

    /// What an expression on an occurrence gives, read from the items while they are there: `%context` is its own element in
    /// the response; `%qitem` the item of the form (sdc-facts 3.2).
    func evaluate<Result>(
        _ expression: FormExpression, on index: Int32, in state: ResponseState,
        _ read: ([Item], Evaluation) -> Result
    ) throws(FHIRPathError) -> Result {
        let ready = try ready(state)
        let evaluation = ready.evaluation
        let steps = min(Self.budget.steps, max(0, stepsLeft))
        let textBytes = min(Self.budget.textBytes, max(0, textBytesLeft))
        evaluation.renewBudget(steps: steps, textBytes: textBytes)
        defer {
            stepsLeft -= steps - evaluation.remainingSteps
            textBytesLeft -= textBytes - evaluation.remainingTextBytes
        }
        let detail = state.detail(index)
        let definition = [evaluation.item(detail.node, ready.questionnaire)]
        evaluation.set("qitem", definition)
        evaluation.set("qItem", definition)
        let context = evaluation.item(ready.element(of: index, detail.linkId), ready.response)
        return read(try evaluation.evaluate(expression.compiled, on: [context]), evaluation)
    }

    /// Expressions see the response as it will be finished, so that it says the same when it is posted again: without what
    /// counts for nothing, without our marks, in the form's order. That is made on a copy, whose occurrences are those of
    /// the state.
    private func ready(_ state: ResponseState) throws(FHIRPathError) -> Ready {
        if let ready { return ready }
        let evaluation = Evaluation(
            version: form.version, clock: moment.clock, zone: moment.zone, budget: Self.budget)
        let finished = ResponseState(
            form: form, document: state.document.editableCopy(), root: state.root, marks: state.marks)
        finished.finish()
        if finished.document.string(state.root, .status) == "in-progress" {
            finished.document.setMember(state.root, .status, finished.document.newString("completed"))
            finished.document.setMember(state.root, .authored, finished.document.newString(moment.text))
        }
        let made = Ready(
            evaluation: evaluation, finished: finished, response: try evaluation.add(finished.document),
            questionnaire: try evaluation.add(form.document))
        evaluation.resource = evaluation.item(state.root, made.response)
        evaluation.set("questionnaire", [evaluation.item(form.questionnaire, made.questionnaire)])
        ready = made
        return made
    }

    /// Remembers that an expression failed, once, and no more than any reply lists.
    func note(_ expression: FormExpression, _ issue: Issue) {
        guard issues.count < Self.maximumIssues, noted.insert(ObjectIdentifier(expression)).inserted else { return }
        issues.append(issue)
    }
}
