internal import FHIRJSON
internal import FHIRModel

/// `$next-step` as one pure state machine: a form, a response and what is submitted in; the next step out (design 3).
package struct NextStepEngine {
    private let request: NextStepRequest
    private let form: Form
    private let marks: Marks
    private let granularity: Granularity
    private let isSequential: Bool
    private let isFinished: Bool
    private let state: ResponseState
    private var issues: [Issue] = []

    /// - Throws: `NextStepConflict` where the response's state or the form's entryMode forbids the call (409).
    package static func run(_ request: NextStepRequest, form: Form, marks: Marks) throws(NextStepConflict)
        -> NextStepReply
    {
        var request = request
        let statusNode = request.document.member(request.response, .status)
        let status = statusNode.exists ? request.document.string(statusNode) ?? "(not text)" : nil
        switch status {
        case "stopped", "entered-in-error":
            throw conflict("The response is \(status ?? ""), so it cannot be continued.", .businessRule)
        case nil, "in-progress", "completed", "amended":
            break
        default:
            return refusal(
                request, form: form, marks: marks,
                issues: [
                    Issue(
                        .error, .codeInvalid, "The response has a status that FHIR does not know.",
                        expression: "QuestionnaireResponse.status")
                ])
        }
        var shape = ResponseShape(request.document)
        if request.response.exists { shape.check(request.response) }
        if request.items.exists { shape.check(request.items, expression: "items") }
        guard shape.issues.isEmpty else { return refusal(request, form: form, marks: marks, issues: shape.issues) }
        if !request.response.exists { request.response = newResponse(in: request.document) }
        var engine = NextStepEngine(
            request, form: form, marks: marks, isFinished: status == "completed" || status == "amended")
        return try engine.run()
    }

    private init(_ request: NextStepRequest, form: Form, marks: Marks, isFinished: Bool) {
        self.request = request
        self.form = form
        self.marks = marks
        self.isFinished = isFinished
        isSequential = form.entryMode == .sequential
        granularity = request.granularity ?? (isSequential ? .item : .page)
        state = ResponseState(
            form: form, document: request.document, root: request.response, marks: marks, applyingDefaults: !isFinished)
    }

    private static func newResponse(in document: Document) -> Node {
        let response = document.newObject()
        document.setMember(response, .resourceType, document.newString("QuestionnaireResponse"))
        document.setMember(response, .status, document.newString("in-progress"))
        return response
    }

    private static func conflict(_ text: String, _ code: Issue.Code) -> NextStepConflict {
        NextStepConflict(issue: Issue(.error, code, text))
    }

    // MARK: The call

    private mutating func run() throws(NextStepConflict) -> NextStepReply {
        let submits = !request.submissions.isEmpty || request.items.exists
        if isSequential { try checkSequence(submits: submits) }
        let needsBaseline = request.after != nil || isFinished
        let baseline = needsBaseline ? CallBaseline(state) : nil
        if isFinished {
            baseline?.settle(state)
            if !submits, request.direction == .next { return finishedReply() }
        }
        let afterBefore = request.after.flatMap { try? state.resolve($0) }
        if submits {
            let problems = mergeSubmitted()
            guard problems.isEmpty else { return refused(problems) }
            if isFinished { setStatus("amended") }
        }
        let after: StepPlace?
        switch findAfter(wasThere: afterBefore != nil || request.after == "") {
        case .success(let place): after = place
        case .failure(let refusal): return refused([refusal.issue])
        }
        if request.direction == .next {
            let faults = faultsOfSubmission(after: after, baseline)
            guard faults.isEmpty else { return refused(faults) }
        }
        if let after, request.direction == .next { pass(after, baseline) }
        if request.prune, state.prune() { state.rebuild() }
        return go(after: after)
    }

    /// A form that is filled in sequence knows no way back (SDC entryMode `sequential`).
    private func checkSequence(submits: Bool) throws(NextStepConflict) {
        if isFinished && submits {
            throw Self.conflict(
                "The form is filled in sequence: a completed response cannot be amended.", .businessRule)
        }
        if request.direction == .back {
            throw Self.conflict("The form is filled in sequence: there is no way back.", .businessRule)
        }
        guard !isFinished else { return }
        let places = state.places(granularity)
        let first = places.first { state.isUnvisited($0) }?.first ?? Int32(state.occurrences.count)
        if request.direction == .show || request.direction == .forward, let at = request.at,
            let target = try? state.resolve(at)
        {
            if request.direction == .show ? target.occurrence < first : target.occurrence >= first {
                throw Self.conflict(
                    "The form is filled in sequence: only the first open step can be shown.", .businessRule)
            }
        }
        for submission in request.submissions {
            guard let target = try? state.resolve(submission.path), target.occurrence < first else { continue }
            let place = state.place(of: target.occurrence, in: places)
            if let place, state.isUnvisited(places[place]) || places[place].first >= first { continue }
            if submission.action == .add || submission.action == .done, place == nil { continue }
            throw Self.conflict(
                "The form is filled in sequence: a step that was answered cannot be changed.", .businessRule)
        }
    }

    // MARK: Merging

    private mutating func mergeSubmitted() -> [Issue] {
        var submitted = state.merge(request.submissions)
        if request.items.exists {
            let name = request.after ?? request.at
            guard let name else {
                return [
                    Issue(
                        .error, .required, "`items` needs `after` or `at` to say which step they belong to.",
                        expression: "items")
                ]
            }
            let places = state.places(granularity)
            switch findPlace(name, in: places) {
            case .failure(let refusal): return [refusal.issue]
            case .success(let position):
                guard let position else {
                    return [Issue(.error, .notFound, "There is no step at '\(name)'.", path: name, expression: "after")]
                }
                var merge = ItemsMerge(state)
                merge.merge(request.items, into: places[position])
                submitted.elements += merge.result.elements
                submitted.issues += merge.result.issues
            }
        }
        guard submitted.issues.isEmpty else { return submitted.issues }
        state.rebuild(applyingDefaults: true)
        self.submitted = submitted
        return []
    }

    private var submitted = Submitted()

    private struct StepRefusal: Error {
        let issue: Issue
    }

    /// The place that a path names; nil where the item is in no step at present.
    private func findPlace(_ path: String, in places: ContiguousArray<StepPlace>) -> Result<Int?, StepRefusal> {
        if path.isEmpty, granularity == .all { return .success(0) }
        do throws(PathFault) {
            let target = try state.resolve(path)
            return .success(state.place(of: target, in: places))
        } catch {
            return .failure(StepRefusal(issue: error.issue(path)))
        }
    }

    /// - Parameter wasThere: the path was good before the call; its row or answer may be gone since.
    private func findAfter(wasThere: Bool) -> Result<StepPlace?, StepRefusal> {
        guard let after = request.after else { return .success(nil) }
        let places = state.places(granularity)
        switch findPlace(after, in: places) {
        case .success(let position):
            if let position { return .success(places[position]) }
            // Not a step any more: the search goes on from where it stands.
            guard let target = try? state.resolve(after) else { return .success(nil) }
            return .success(
                StepPlace(
                    kind: .instruction, first: target.occurrence, last: target.occurrence, end: target.occurrence))
        case .failure(let refusal):
            return wasThere ? .success(nil) : .failure(refusal)
        }
    }

    // MARK: Checking what was submitted

    private mutating func faultsOfSubmission(after: StepPlace?, _ baseline: CallBaseline?) -> [Issue] {
        var faults: [Fault] = []
        var checked: Range<Int32> = 0..<0
        if let after, after.end > after.first || after.kind == .all {
            checked = after.kind == .question ? after.first..<(after.first + 1) : max(after.first, 0)..<after.end
            if after.kind == .repeatRows {
                checked = 0..<0
            } else {
                checkStep(checked, baseline, &faults)
            }
        }
        if !submitted.isEmpty {
            let answered = Set(submitted.elements.map(\.index))
            let blank = Set(submitted.blanks.map(\.index))
            for (index, occurrence) in state.occurrences.enumerated()
            where occurrence.isEnabled && occurrence.node.exists && !checked.contains(Int32(index)) {
                if answered.contains(occurrence.node.index) { state.checkAnswers(of: Int32(index), into: &faults) }
                if blank.contains(occurrence.node.index) { state.checkRequired(Int32(index), into: &faults) }
            }
        }
        for fault in faults where !fault.isBlocking { issues.append(state.issue(fault, .warning)) }
        return faults.filter(\.isBlocking).map { state.issue($0, .error) }
    }

    private func checkStep(_ range: Range<Int32>, _ baseline: CallBaseline?, _ faults: inout [Fault]) {
        var index = range.lowerBound
        while index < range.upperBound {
            let occurrence = state.occurrences[Int(index)]
            guard occurrence.isEnabled else {
                index = occurrence.end
                continue
            }
            let entry = state.formItem(index)
            if entry.isQuestion {
                state.checkAnswers(of: index, into: &faults)
                // What this very call enabled was not on the screen: the page comes once more.
                if occurrence.answerCount == 0, baseline?.wasShown(index, in: state) ?? true {
                    state.checkRequired(index, into: &faults)
                }
            } else if entry.type == .group, occurrence.row == 0, baseline?.wasShown(index, in: state) ?? true {
                state.checkGroup(from: index, into: &faults)
            }
            index += 1
        }
    }

    /// Passes all items of a step that were shown, blank or not.
    private func pass(_ place: StepPlace, _ baseline: CallBaseline?) {
        switch place.kind {
        case .repeatRows:
            if !state.occurrences[Int(place.last)].flags.contains(.closed) {
                state.closeRows(from: place.first)
                state.rebuild()
            }
        case .instruction, .question:
            passOne(place.first, baseline)
        case .page, .all:
            var index = place.end - 1
            while index >= max(place.first, 0) {
                passOne(index, baseline)
                index -= 1
            }
        }
    }

    private func passOne(_ index: Int32, _ baseline: CallBaseline?) {
        let occurrence = state.occurrences[Int(index)]
        guard occurrence.isEnabled, !occurrence.isVisited else { return }
        let entry = state.formItem(index)
        let isShownDisplay = entry.type == .display && entry.traits.isDisjoint(with: [.hidden, .header, .footer])
        guard entry.isAskable || isShownDisplay, baseline?.wasShown(index, in: state) ?? true else { return }
        state.setMark(.passed, on: index)
    }

    // MARK: Going on

    private mutating func go(after: StepPlace?) -> NextStepReply {
        let places = state.places(granularity)
        switch request.direction {
        case .next:
            return next(after: after, places)
        case .back, .forward, .show:
            guard let at = request.at ?? request.after else {
                return refused([
                    Issue(
                        .error, .required,
                        "`direction` \(request.direction.rawValue) needs `at`: the step on the screen.",
                        expression: "at")
                ])
            }
            return move(from: at, places)
        }
    }

    private mutating func move(from at: String, _ places: ContiguousArray<StepPlace>) -> NextStepReply {
        let found: Int?
        switch findPlace(at, in: places) {
        case .success(let position): found = position
        case .failure(let refusal): return refused([refusal.issue])
        }
        let here = (try? state.resolve(at))?.occurrence ?? 0
        let target: Int?
        switch request.direction {
        case .show:
            target = found
        case .back:
            target = found.map { max($0 - 1, 0) } ?? places.lastIndex { $0.first < here } ?? (places.isEmpty ? nil : 0)
        default:
            target = found.map { $0 + 1 } ?? places.firstIndex { $0.first > here }
            if target == nil || target == places.count { return next(after: nil, places) }
        }
        guard let target else {
            return refused([
                Issue(.error, .notFound, "There is no step at '\(at)' at present.", path: at, expression: "at")
            ])
        }
        return stepReply(places, target)
    }

    private mutating func next(after: StepPlace?, _ places: ContiguousArray<StepPlace>) -> NextStepReply {
        var start = 0
        var reference: Int32?
        if let after {
            start =
                places.firstIndex { $0.first == after.first && $0.kind == after.kind }
                ?? places.firstIndex { $0.first >= after.first } ?? places.count
            reference = after.first
        } else if request.direction == .next, let at = request.at {
            switch findPlace(at, in: places) {
            case .success(let position): reference = position.map { places[$0].first }
            case .failure(let refusal): return refused([refusal.issue])
            }
        }
        if let found = places[start...].firstIndex(where: { state.isUnvisited($0) }) {
            return stepReply(places, found, isJump: after == nil && reference.map { places[found].first < $0 } ?? false)
        }
        if let found = places[..<start].firstIndex(where: { state.isUnvisited($0) }) {
            return stepReply(places, found, isJump: true)
        }
        return end(places, reference: reference)
    }

    // MARK: The end

    /// Nothing is left to ask: the first faulty item is the next step, else the response is finished.
    private mutating func end(_ places: ContiguousArray<StepPlace>, reference: Int32?) -> NextStepReply {
        let faults = state.allFaults()
        if let (position, errors) = firstFaulty(faults, places) {
            issues += errors
            let isJump = reference.map { places[position].first < $0 } ?? false
            return stepReply(places, position, isJump: isJump, withHeldFaults: false)
        }
        issues += faults.map { state.issue($0, .warning) }
        guard request.finalize else {
            addStanding()
            return reply(.complete, .completion)
        }
        var reply = reply(.complete, .completion)
        addFormIssues()
        for stray in state.strays {
            issues.append(
                strayIssue(stray, "An item without a place in the form was left out of the finished response."))
        }
        for group in state.answeredGroups {
            issues.append(answeredGroupIssue(group, "A group takes no answer; the one it had was left out."))
        }
        reply.issues = issues
        reply.explanations = request.explain ? state.explanations() : nil
        reply.changes = request.collectChanges ? state.changes() + state.droppedAtEnd() : []
        state.finish()
        setStatus(isFinished ? "amended" : "completed")
        setRoot(.authored, request.now, after: .status)
        setQuestionnaire()
        return reply
    }

    /// The first step with a blocking fault, and the faults as errors; a fault that no step can mend is a warning only.
    private mutating func firstFaulty(
        _ faults: [Fault], _ places: ContiguousArray<StepPlace>
    ) -> (Int, [Issue])? {
        var first: Int?
        var errors: [Issue] = []
        for fault in faults {
            let position = fault.isBlocking ? state.place(mending: fault.occurrence, in: places) : nil
            errors.append(state.issue(fault, position == nil ? .warning : .error))
            if let position, first == nil { first = position }
        }
        guard let first else { return nil }
        return (first, errors)
    }

    /// A response posted as completed or amended, with nothing submitted: unchanged if valid, else asked at its first fault.
    private mutating func finishedReply() -> NextStepReply {
        let places = state.places(granularity)
        let faults = state.allFaults()
        if let (position, errors) = firstFaulty(faults, places) {
            issues += errors
            setStatus("amended")
            return stepReply(places, position, withHeldFaults: false)
        }
        issues += faults.map { state.issue($0, .warning) }
        addStanding()
        return reply(.complete, .completion)
    }

    // MARK: Replies

    private mutating func stepReply(
        _ places: ContiguousArray<StepPlace>, _ position: Int, isJump: Bool = false, withHeldFaults: Bool = true
    ) -> NextStepReply {
        if withHeldFaults {
            for fault in state.heldFaults() { issues.append(state.issue(fault, .warning)) }
        }
        state.markShown(places[position])
        var step = state.step(position, of: places, sequential: isSequential)
        step.isJump = isJump
        addStanding()
        return reply(.step, step)
    }

    private mutating func reply(_ status: NextStepReply.Status, _ step: Step) -> NextStepReply {
        if !isFinished || status == .step { setQuestionnaire() }
        let isComplete = status == .complete
        return NextStepReply(
            status: status, form: form, state: state, step: step, progress: state.progress(isComplete: isComplete),
            issues: issues, response: request.response, changes: request.collectChanges ? state.changes() : [],
            explanations: request.explain ? state.explanations() : nil)
    }

    /// What every reply tells: circles, elements without a place, answers held by disabled items, undecided conditions.
    private mutating func addStanding() {
        addFormIssues()
        for stray in state.strays {
            issues.append(
                strayIssue(
                    stray,
                    stray.isMisplaced
                        ? "The item stands where the form has no such item; it is kept but counts as no answer."
                        : "The form has no such item; it is kept but counts as no answer."))
        }
        for group in state.answeredGroups {
            issues.append(
                answeredGroupIssue(group, "A group takes no answer; the one it has is kept but counts for nothing."))
        }
        for (occurrence, source) in state.undecided {
            issues.append(
                Issue(
                    .warning, .incomplete,
                    "A condition cannot be decided, as '\(form.details[Int(source)].linkId)' is not exact enough; the item is shown.",
                    path: state.path(of: occurrence), linkId: state.detail(occurrence).linkId))
        }
        issues += state.disabledIssues()
    }

    /// What is odd about the form, in every reply: whoever tries a form out is told why it does what it does.
    private mutating func addFormIssues() {
        issues += form.issues.prefix(Self.maximumFormIssues)
        if form.issues.count > Self.maximumFormIssues {
            issues.append(
                Issue(
                    .information, .informational,
                    "The form has \(form.issues.count - Self.maximumFormIssues) more oddities that are not listed."))
        }
    }

    /// No more of the form's own issues go into one reply.
    private static let maximumFormIssues = 20

    private func answeredGroupIssue(_ group: Int32, _ text: String) -> Issue {
        Issue(
            .warning, .structure, text, path: state.path(of: group), linkId: state.detail(group).linkId,
            expression: state.expression(of: group))
    }

    private func strayIssue(_ stray: Stray, _ text: String) -> Issue {
        var path = stray.linkId.map { PathSyntax.escape($0) }
        if stray.parent >= 0, let own = path { path = state.path(of: stray.parent) + "/" + own }
        return Issue(
            .warning, .notFound, text, path: path, linkId: stray.linkId, expression: state.expression(of: stray.node))
    }

    private func setStatus(_ status: String) { setRoot(.status, status, after: .questionnaire) }

    private func setQuestionnaire() { setRoot(.questionnaire, form.canonical, after: .resourceType) }

    private func setRoot(_ key: Key, _ value: String, after: Key) {
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

    // MARK: Refusals

    private func refused(_ issues: [Issue]) -> NextStepReply {
        Self.refusal(request, form: form, marks: marks, issues: issues)
    }

    /// 422: nothing of the call is merged. The step is that of `after`, else of the first fault, drawn from the response
    /// as it was posted.
    private static func refusal(_ request: NextStepRequest, form: Form, marks: Marks, issues: [Issue]) -> NextStepReply
    {
        var reply = NextStepReply(
            status: .invalid, form: form, state: nil, step: nil,
            progress: Progress(answered: 0, total: 0, hundredths: 0),
            issues: issues, response: .none, changes: [], explanations: nil)
        if let posted = request.reread(), posted.response.exists { reply.posted = (posted.document, posted.response) }
        guard var again = request.reread() else { return reply }
        if !again.response.exists { again.response = newResponse(in: again.document) }
        let state = ResponseState(
            form: form, document: again.document, root: again.response, marks: marks, applyingDefaults: true)
        reply.state = state
        reply.progress = state.progress(isComplete: false)
        reply.response = again.response
        let granularity = request.granularity ?? (form.entryMode == .sequential ? .item : .page)
        let places = state.places(granularity)
        let candidates = [request.after] + issues.map(\.path)
        for case let path? in candidates {
            if path.isEmpty, granularity != .all { continue }
            var position: Int? = path.isEmpty ? 0 : nil
            if let target = try? state.resolve(path) { position = state.place(of: target, in: places) }
            if let position, position < places.count {
                reply.step = state.step(position, of: places, sequential: form.entryMode == .sequential)
                break
            }
        }
        return reply
    }
}
