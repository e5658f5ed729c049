internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// Putting a reply together.
extension NextStepEngine {
    mutating func stepReply(
        _ places: ContiguousArray<StepPlace>, _ position: Int, isJump: Bool = false, withHeldFaults: Bool = true
    ) -> NextStepReply {
        if withHeldFaults {
            for fault in state.heldFaults() { issues.append(state.issue(fault, .warning)) }
        }
        state.markShown(places[position])
        var step = state.step(position, of: places, sequential: isSequential)
        step.isJump = isJump
        state.workOutShown(by: step)
        addStanding()
        setQuestionnaire()
        return reply(.step, step)
    }

    func reply(_ status: NextStepReply.Status, _ step: Step) -> NextStepReply {
        NextStepReply(
            status: status, form: form, state: state, step: step,
            progress: state.progress(isComplete: status == .complete), issues: issues, response: request.response,
            changes: request.collectChanges ? state.changes() : [],
            explanations: request.explain ? state.explanations() : nil)
    }

    /// What every reply tells: oddities of the form, elements without a place, undecided conditions, answers held by
    /// disabled items.
    mutating func addStanding() {
        addFormIssues()
        addStrays(.strayIsKept)
        for group in state.answeredGroups {
            issues.append(
                answeredGroupIssue(group, .answerOfGroupIsKept))
        }
        for (occurrence, source) in state.undecided {
            issues.append(
                Issue(
                    .warning, .incomplete,
                    .conditionUndecided(linkId: form.details[Int(source)].linkId),
                    path: state.path(of: occurrence), linkId: state.detail(occurrence).linkId))
        }
        issues += state.disabledIssues()
        addExpressionIssues()
    }

    /// No more entries of one kind go into a reply.
    static let maximumListed = 20

    /// What is odd about the form, in every reply: whoever tries a form out is told why it does what it does.
    mutating func addFormIssues() {
        issues += form.issues.prefix(Self.maximumListed)
        addRest(form.issues.count, "Oddities of the form")
    }

    /// What expressions that failed leave unchecked.
    mutating func addExpressionIssues() {
        if let unsettled = state.unsettled { issues.append(unsettled) }
        guard let failed = state.expressions?.issues else { return }
        issues += failed.prefix(Self.maximumListed)
        addRest(failed.count, "Expressions that failed")
    }

    mutating func addStrays(_ message: Message) {
        for stray in state.strays.prefix(Self.maximumListed) {
            var path = stray.linkId.map { PathSyntax.escape($0) }
            if stray.parent >= 0, let own = path { path = state.path(of: stray.parent) + "/" + own }
            issues.append(
                Issue(
                    .warning, .notFound, message, path: path, linkId: stray.linkId,
                    expression: state.expression(of: stray.node)))
        }
        let rest = state.strays.count - Self.maximumListed
        if rest > 0 { issues.append(Issue(.information, .informational, .moreStrays(count: rest))) }
    }

    private mutating func addRest(_ count: Int, _ what: String) {
        guard count > Self.maximumListed else { return }
        let text = "\(what): \(count - Self.maximumListed) more are not listed."
        issues.append(Issue(.information, .informational, text))
    }

    func answeredGroupIssue(_ group: Int32, _ message: Message) -> Issue {
        Issue(
            .warning, .structure, message, path: state.path(of: group), linkId: state.detail(group).linkId,
            expression: state.expression(of: group))
    }

    // MARK: Refusals

    func refused(_ issues: [Issue]) -> NextStepReply {
        var request = request
        // It is drawn with what is left.
        request.steps = max(0, request.steps - (state.expressions?.steps ?? 0))
        return Self.refusal(request, form: form, marks: marks, issues: issues)
    }

    /// 422: nothing of the call is merged. The step is that of `after`, else of the first fault, drawn from the response
    /// as it was posted.
    static func refusal(_ request: NextStepRequest, form: Form, marks: Marks, issues: [Issue]) -> NextStepReply {
        var reply = NextStepReply(
            status: .invalid, form: form, state: nil, step: nil,
            progress: Progress(answered: 0, total: 0, hundredths: 0),
            issues: issues, response: .none, changes: [], explanations: nil)
        if let posted = request.reread(), posted.response.exists { reply.posted = (posted.document, posted.response) }
        guard var again = request.reread() else { return reply }
        if !again.response.exists { again.response = newResponse(in: again.document) }
        guard shapeIssues(again).isEmpty else { return reply }
        let status = again.document.string(again.response, .status)
        let state = ResponseState(
            form: form, document: again.document, root: again.response, marks: marks, moment: request.moment,
            contexts: request.contexts, steps: request.steps,
            applyingDefaults: status != "completed" && status != "amended",
            calculates: status != "completed" && status != "amended")
        guard !state.isTooLarge else { return reply }
        reply.state = state
        reply.progress = state.progress(isComplete: false)
        let granularity = granularity(of: request, form)
        let places = state.places(granularity)
        var position: Int?
        for case let path? in [request.after] + issues.map(\.path) where position == nil {
            if path.isEmpty {
                if granularity == .all { position = 0 }
            } else if let target = try? state.resolve(path) {
                // An item that is in no step at present: the open step is the closest there is.
                position = state.place(of: target, in: places) ?? places.firstIndex { state.isUnvisited($0) }
            }
        }
        if let position, position < places.count {
            let step = state.step(position, of: places, sequential: form.entryMode == .sequential)
            state.workOutShown(by: step)
            reply.issues += state.expressions?.issues.prefix(maximumListed) ?? []
            reply.steps = state.expressions?.steps ?? 0
            if state.expressions?.isExhausted == true, !issues.contains(where: { $0.code == .tooCostly }) {
                reply.issues.append(tooCostly)
            }
            reply.step = step
        }
        return reply
    }
}
