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
        let response: UInt16
        let questionnaire: UInt16
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

    /// What an expression on an item gives, read from the items while they are there: `%context` is the item's own element
    /// in the response, nothing where it has none; `%qitem` the item of the form (sdc-facts 3.2).
    func evaluate<Result>(
        _ expression: FormExpression, element: Node, item: Node, in state: ResponseState,
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
        let definition = [evaluation.item(item, ready.questionnaire)]
        evaluation.set("qitem", definition)
        evaluation.set("qItem", definition)
        let context = element.exists ? [evaluation.item(element, ready.response)] : []
        return read(try evaluation.evaluate(expression.compiled, on: context), evaluation)
    }

    private func ready(_ state: ResponseState) throws(FHIRPathError) -> Ready {
        if let ready { return ready }
        let evaluation = Evaluation(
            version: form.version, clock: moment.clock, zone: moment.zone, budget: Self.budget)
        let made = Ready(
            evaluation: evaluation, response: try evaluation.add(state.documentThatCounts()),
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

extension ResponseState {
    /// The response as expressions see it: without what `finish` will take out because it counts for nothing, so that the
    /// finished response says the same. Its nodes are those of `document`.
    fileprivate func documentThatCounts() -> Document {
        let disabled = occurrences.filter { !$0.isEnabled && $0.node.exists }
        guard !disabled.isEmpty || !strays.isEmpty || !answeredGroups.isEmpty else { return document }
        let copy = document.editableCopy()
        for occurrence in disabled { copy.remove(occurrence.node) }
        for stray in strays { copy.remove(stray.node) }
        for group in answeredGroups { copy.removeMember(occurrences[Int(group)].node, .answer) }
        return copy
    }
}
