internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// When nothing is left to ask.
extension NextStepEngine {
    /// The first faulty item is the next step, else the response is finished.
    mutating func end(_ places: ContiguousArray<StepPlace>, reference: Int32?) -> NextStepReply {
        let faults = state.allFaults()
        if let (position, errors) = firstFaulty(faults, places) {
            issues += errors
            let isJump = reference.map { places[position].first < $0 } ?? false
            return stepReply(places, position, isJump: isJump, withHeldFaults: false)
        }
        issues += faults.map { state.issue($0, .warning) }
        let isSigned = state.isSigned
        if !isSigned { issues.append(Self.notSigned(request.finalize ? .error : .warning)) }
        // Every rule of severity error is true before a response is completed (SDC, `targetConstraint`), also one that no
        // answer can mend.
        let keepsRules = state.brokenRules.isEmpty && !faults.contains { $0.isBlocking && $0.code == .invariant }
        guard request.finalize, isSigned, keepsRules else {
            addStanding()
            setQuestionnaire()
            // A page for review: there is a way back from it.
            var review = Step.completion
            review.canGoBack = !places.isEmpty && !isSequential
            return reply(.complete, review)
        }
        let reply = endReply()
        state.finish()
        setStatus(isFinished ? "amended" : "completed")
        setRoot(.authored, request.moment.text, after: .status)
        setQuestionnaire()
        return reply
    }

    /// A response posted as completed or amended, with nothing submitted: unchanged if valid, else asked at its first fault.
    mutating func finishedReply() -> NextStepReply {
        let places = state.places(granularity)
        let faults = state.allFaults()
        if let (position, errors) = firstFaulty(faults, places) {
            issues += errors
            setStatus("amended")
            return stepReply(places, position, withHeldFaults: false)
        }
        issues += faults.map { state.issue($0, .warning) }
        if !state.isSigned { issues.append(Self.notSigned(.error)) }
        let isClean = state.isCleanAsFinished
        guard !isClean || state.holdsMarks else {
            addStanding()
            return reply(.complete, .completion)
        }
        // No step can mend what may not stand in a finished response: it is taken out, and said.
        issues += state.removalIssues()
        let reply = endReply()
        state.finish()
        // Marks of ours are none of the content: without them it is what it was.
        if !isClean || !state.strays.isEmpty { setStatus("amended") }
        return reply
    }

    private mutating func endReply() -> NextStepReply {
        addFormIssues()
        addExpressionIssues()
        addStrays(.strayWasLeftOut)
        for group in state.answeredGroups {
            issues.append(answeredGroupIssue(group, .answerOfGroupWasLeftOut))
        }
        var reply = reply(.complete, .completion)
        if request.collectChanges { reply.changes += state.droppedAtEnd() }
        return reply
    }

    /// The response as a whole lacks a signature that the form asks for: no step can mend it, only who signs it.
    private static func notSigned(_ severity: Issue.Severity) -> Issue {
        Issue(severity, .required, .responseNotSigned, expression: "QuestionnaireResponse")
    }

    /// The first step with a blocking fault, and the faults as errors; a fault that no step can mend is a warning only.
    private func firstFaulty(_ faults: [Fault], _ places: ContiguousArray<StepPlace>) -> (Int, [Issue])? {
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
}
