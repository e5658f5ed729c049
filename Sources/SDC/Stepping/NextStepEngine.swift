internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// `$next-step` as one pure state machine: a form, a response and what is submitted in; the next step out (design 3).
package struct NextStepEngine {
    let request: NextStepRequest
    let form: Form
    let marks: Marks
    let granularity: Granularity
    let isSequential: Bool
    let isFinished: Bool
    let state: ResponseState
    /// What the reply will tell.
    var issues: [Issue] = []
    var submitted = Submitted()

    /// - Throws: `NextStepConflict` where the response's state or the form's entryMode forbids the call (409).
    package static func run(_ request: NextStepRequest, form: Form, marks: Marks) throws(NextStepConflict)
        -> NextStepReply
    {
        var request = request
        let statusNode = request.document.member(request.response, .status)
        let status = statusNode.exists ? request.document.string(statusNode) ?? "(not text)" : nil
        switch status {
        case "stopped", "entered-in-error":
            throw conflict(.cannotBeContinued(status: status ?? ""))
        case nil, "in-progress", "completed", "amended":
            break
        default:
            let issue = Issue(
                .error, .value, "The response has a status that FHIR does not know.",
                expression: "QuestionnaireResponse.status")
            return refusal(request, form: form, marks: marks, issues: [issue])
        }
        let misshapen = shapeIssues(request)
        guard misshapen.isEmpty else { return refusal(request, form: form, marks: marks, issues: misshapen) }
        if !request.response.exists { request.response = newResponse(in: request.document) }
        var engine = NextStepEngine(
            request, form: form, marks: marks, isFinished: status == "completed" || status == "amended")
        var reply: NextStepReply
        do throws(NextStepConflict) {
            reply = try engine.run()
        } catch {
            // What was decided without all of its expressions forbids nothing.
            guard engine.state.expressions?.isExhausted == true else { throw error }
            return tooCostlyReply(request, form)
        }
        reply.evaluations = engine.state.expressions?.evaluationCount ?? 0
        reply.steps += engine.state.expressions?.steps ?? 0
        // Whatever it says, it was drawn without all of its expressions.
        guard engine.state.expressions?.isExhausted != true else {
            return tooCostlyReply(request, form)
        }
        return reply
    }

    /// Nothing is drawn: that would cost as much again.
    private static func tooCostlyReply(_ request: NextStepRequest, _ form: Form) -> NextStepReply {
        var reply = NextStepReply(
            status: .invalid, form: form, state: nil, step: nil,
            progress: Progress(answered: 0, total: 0, hundredths: 0), issues: [tooCostly], response: .none, changes: [],
            explanations: nil)
        if let posted = request.reread(), posted.response.exists { reply.posted = (posted.document, posted.response) }
        reply.steps = request.steps
        return reply
    }

    private init(_ request: NextStepRequest, form: Form, marks: Marks, isFinished: Bool) {
        self.request = request
        self.form = form
        self.marks = marks
        self.isFinished = isFinished
        isSequential = form.entryMode == .sequential
        granularity = Self.granularity(of: request, form)
        state = ResponseState(
            form: form, document: request.document, root: request.response, marks: marks, moment: request.moment,
            contexts: request.contexts, steps: request.steps, applyingDefaults: !isFinished, calculates: !isFinished)
    }

    /// What is wrong with the bones of the response and of `items`.
    static func shapeIssues(_ request: NextStepRequest) -> [Issue] {
        var issues: [Issue] = []
        for (root, name) in [(request.response, "QuestionnaireResponse"), (request.items, "items")] where root.exists {
            let shape = ResponseShape(request.document, root: root, named: name)
            shape.check()
            issues += shape.issues
        }
        return issues
    }

    static func granularity(of request: NextStepRequest, _ form: Form) -> Granularity {
        request.granularity ?? (form.entryMode == .sequential ? .item : .page)
    }

    static func newResponse(in document: Document) -> Node {
        let response = document.newObject()
        document.setMember(response, .resourceType, document.newString("QuestionnaireResponse"))
        document.setMember(response, .status, document.newString("in-progress"))
        return response
    }

    static func conflict(_ message: Message) -> NextStepConflict {
        NextStepConflict(issue: Issue(.error, .businessRule, message))
    }

    static let tooLarge = Issue(.error, .tooCostly, .responseTooLarge)

    static let tooCostly = Issue(.error, .tooCostly, .expressionsTooCostly)

    // MARK: The call

    private mutating func run() throws(NextStepConflict) -> NextStepReply {
        guard !state.isTooLarge else { return refused([Self.tooLarge]) }
        if !request.document.member(request.response, .status).exists { setStatus("in-progress") }
        let submits = !request.submissions.isEmpty || request.items.exists
        if isSequential { try checkSequence(submits: submits) }
        let needsBaseline = request.after != nil || isFinished
        let baseline = needsBaseline ? CallBaseline(state) : nil
        if isFinished {
            baseline?.settle(
                state, isAmended: request.document.string(request.response, .status) == "amended")
            // Nothing new, and nothing an amendment left open: as it was, or at its first fault.
            if !submits, request.direction == .next, !state.hasOpenItems { return finishedReply() }
        }
        let afterWasThere = request.after == "" || request.after.flatMap { try? state.resolve($0) } != nil
        if submits {
            if isFinished {
                state.adoptCalculated()
                state.calculates = true
            }
            let problems = mergeSubmitted()
            guard problems.isEmpty else { return refused(problems) }
            if isFinished { setStatus("amended") }
        }
        let direction = effectiveDirection()
        var submittedPlace: StepPlace?
        do throws(StepRefusal) {
            submittedPlace = try findAfter(wasThere: afterWasThere)
        } catch {
            return refused([error.issue])
        }
        if direction == .next {
            let faults = faultsOfSubmission(after: submittedPlace, baseline)
            guard faults.isEmpty else { return refused(faults) }
            if let submittedPlace { pass(submittedPlace, baseline) }
        }
        if request.prune, state.prune() {
            state.rebuild()
            submittedPlace = (try? findAfter(wasThere: true)) ?? nil
        }
        guard !state.isTooLarge else { return refused([Self.tooLarge]) }
        return go(direction, after: submittedPlace)
    }

    /// `forward` on the last step acts as `next` (design 3.4).
    private func effectiveDirection() -> Direction {
        guard request.direction == .forward, let at = request.at ?? request.after else { return request.direction }
        if at.isEmpty, granularity == .all { return .next }
        let places = state.places(granularity)
        guard let target = try? state.resolve(at) else { return .forward }
        let position = state.place(of: target, in: places)
        let isLast =
            position.map { $0 == places.count - 1 }
            ?? !places.contains { $0.first > target.occurrence }
        return isLast ? .next : .forward
    }

    /// A form that is filled in sequence knows no way back (SDC entryMode `sequential`).
    private func checkSequence(submits: Bool) throws(NextStepConflict) {
        if isFinished && submits {
            throw Self.conflict(.sequentialNoAmending)
        }
        if request.direction == .back {
            throw Self.conflict(.sequentialNoWayBack)
        }
        guard !isFinished else { return }
        let places = state.places(granularity)
        // The open step: the first unvisited one, else the first that a fault sends back to.
        let first =
            places.firstIndex { state.isUnvisited($0) }
            ?? state.allFaults().lazy.filter(\.isBlocking).compactMap { [state] in
                state.place(mending: $0.occurrence, in: places)
            }.first ?? places.count
        func position(_ path: String) -> Int? {
            (try? state.resolve(path)).flatMap { state.place(of: $0, in: places) }
        }
        if request.direction == .show || request.direction == .forward, let at = request.at, let place = position(at) {
            if request.direction == .show ? place < first : place >= first {
                throw Self.conflict(.sequentialOnlyOpenStep)
            }
        }
        var paths = request.submissions.map(\.path)
        if request.items.exists, let path = request.after ?? request.at { paths.append(path) }
        for path in paths {
            if let place = position(path), place < first {
                throw Self.conflict(.sequentialNoChange)
            }
        }
    }

    // MARK: Members of the response

    func setStatus(_ status: String) { setRoot(.status, status, after: .questionnaire) }

    func setQuestionnaire() { setRoot(.questionnaire, form.canonical, after: .resourceType) }

    func setRoot(_ key: Key, _ value: String, after: Key) {
        let document = request.document
        let old = document.member(request.response, key)
        if old.exists {
            if document.equals(old, value) { return }
            document.setMember(request.response, key, document.newString(value))
            return
        }
        var place = document.member(request.response, after)
        if !place.exists { place = document.member(request.response, .resourceType) }
        document.insertMember(request.response, key, document.newString(value), after: place)
    }
}
