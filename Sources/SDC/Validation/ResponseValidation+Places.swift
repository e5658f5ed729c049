internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// What stands where: items that are unknown, misplaced, out of order, written twice or disabled; and the form's own state.
extension ResponseValidation {
    mutating func checkPlaces() {
        checkStrays()
        checkOrder()
        for (node, item) in state.repeatedElements { checkRepeated(node, item) }
        for index in state.answeredGroups where state.occurrences[Int(index)].isEnabled {
            let isGroup = state.formItem(index).isGroup
            add(
                .error, .structure, isGroup ? .groupAnswered : .displayAnswered, of: index,
                at: state.occurrences[Int(index)].node)
        }
        for (index, source) in state.undecided {
            var issue = Issue(
                .warning, .incomplete, .conditionUndecided(linkId: form.details[Int(source)].linkId),
                path: state.path(of: index), linkId: state.detail(index).linkId)
            issue.expression = places.expression(of: element(of: index))
            issues.append(issue)
        }
    }

    /// Items that the form does not have, or has somewhere else (statement 138).
    private mutating func checkStrays() {
        var told: Set<Int32> = []
        for stray in state.strays {
            guard !isFull else { return }
            if stray.parent >= 0 {
                let parent = state.occurrences[Int(stray.parent)]
                // One whose surroundings are wrong already is not told beside them.
                guard parent.isEnabled else { continue }
                if state.formItem(stray.parent).isQuestion, isBesideAnswers(stray.node) {
                    if told.insert(stray.parent).inserted {
                        add(.error, .structure, .itemsBesideAnswers, of: stray.parent, at: parent.node)
                    }
                    continue
                }
            }
            add(
                .error, stray.isMisplaced ? .structure : .notFound, stray.isMisplaced ? .itemMisplaced : .itemUnknown,
                at: stray.node)
            let linkId = stray.linkId.map { String($0.prefix(255)) }
            issues[issues.count - 1].linkId = linkId
            issues[issues.count - 1].path = linkId.map {
                (stray.parent < 0 ? "" : state.path(of: stray.parent) + "/") + PathSyntax.escape($0)
            }
        }
    }

    /// Whether an item stands in the item of its question, not in an answer of it.
    private func isBesideAnswers(_ node: Node) -> Bool {
        let holder = posted.parent(posted.parent(node))
        return posted.member(holder, .linkId).exists
    }

    /// The first element of each level that stands behind one which the form has further down (statement 134).
    private mutating func checkOrder() {
        for level in state.disordered {
            guard !isFull else { return }
            var occurrenceOf: [Node: Int32] = [:]
            var index = state.firstChild(of: level.parent)
            while index >= 0 {
                let occurrence = state.occurrences[Int(index)]
                if occurrence.answerIndex == level.answerIndex, occurrence.node.exists {
                    occurrenceOf[occurrence.node] = index
                }
                index = occurrence.nextSibling
            }
            guard let any = occurrenceOf.keys.first else { continue }
            var last: Int32 = -1
            for node in posted.items(posted.parent(any)) {
                guard let index = occurrenceOf[node] else { continue }
                let item = state.occurrences[Int(index)].item
                if item < last {
                    add(isFinished ? .error : .warning, .structure, .itemOutOfOrder, of: index, at: node)
                    break
                }
                last = item
            }
        }
    }

    /// A question that stands beside itself once more. R5 has a rule of its own against it (qrs-2); R4 leaves it to those that
    /// may have several answers.
    private mutating func checkRepeated(_ node: Node, _ item: Int32) {
        let repeats = form.items[Int(item)].repeats
        add(
            repeats && form.version != .r5 || !isFinished ? .warning : .error, .structure, .itemWrittenTwice, at: node)
        issues[issues.count - 1].linkId = form.details[Int(item)].linkId
    }

    /// An outermost item that is not enabled and holds answers, here or below (statement 94).
    mutating func checkDisabled(_ index: Int32) {
        let occurrence = state.occurrences[Int(index)]
        guard occurrence.node.exists,
            state.occurrences[Int(index)..<Int(occurrence.end)].contains(where: { $0.answerCount > 0 })
        else { return }
        let isUncertain = unsent.isNeeded(by: state.detail(index).expressions?.enableWhen, on: occurrence.item)
        add(
            !isFinished ? .information : isUncertain ? .warning : .error, .invalid, .disabledAnswered, of: index,
            at: occurrence.node)
    }

    // MARK: The form

    /// Whether the form was in force when the response was written.
    mutating func checkForm() {
        let document = form.document
        let name = posted.member(response, .questionnaire)
        let place = name.exists ? name : response
        switch document.string(form.questionnaire, .status) {
        case "draft": add(.warning, .businessRule, .formIsDraft, at: place)
        case "retired": add(.warning, .businessRule, .formIsRetired, at: place)
        default: break
        }
        let period = document.member(form.questionnaire, .effectivePeriod)
        guard period.exists, let authored = posted.string(response, .authored).flatMap({ PartialDateTime($0) })
        else { return }
        let start = document.string(document.member(period, .start)).flatMap { PartialDateTime($0) }
        let end = document.string(document.member(period, .end)).flatMap { PartialDateTime($0) }
        if start.map({ authored.compare(to: $0) == .less }) == true
            || end.map({ authored.compare(to: $0) == .greater }) == true
        {
            add(.warning, .businessRule, .formNotInForce, at: posted.member(response, .authored))
        }
    }

    /// The response is said to be in another language than its form is written in, so its texts may be others.
    var isInAnotherLanguage: Bool {
        guard let own = posted.string(response, .language), let forms = form.language else { return false }
        func base(_ tag: String) -> String { tag.prefix { $0 != "-" && $0 != "_" }.lowercased() }
        return base(own) != base(forms)
    }
}
