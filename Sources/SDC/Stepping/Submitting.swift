internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// What a call submitted, gathered while it is merged.
struct Submitted {
    /// Elements of the questions that were answered now; elements outlive the re-reading of the response.
    var elements: [Node] = []
    /// Elements answered with nothing: `[]` or `skip`.
    var blanks: [Node] = []
    /// First rows of groups that were said to be complete, and of those that were given another row.
    var closedGroups: [Node] = []
    var openedGroups: [Node] = []
    /// Answers that were written, to tell where one behind takes another away.
    var written: [(element: Node, path: String, linkId: String, expression: String)] = []
    /// What keeps the call from being merged.
    var issues: [Issue] = []
    var isEmpty: Bool { elements.isEmpty && blanks.isEmpty }
}

/// Merging `answers` into the response (design 3.2, 3.4).
extension ResponseState {
    /// Applies the submissions in list order; a child may follow its parent, a new row may be written to after its `add`.
    ///
    /// What cannot be read against the form becomes an issue of the result; the caller then drops the whole response.
    func merge(_ submissions: [Submission]) -> Submitted {
        var result = Submitted()
        var isStale = false
        for submission in submissions {
            if isStale {
                rebuild(deciding: false)
                isStale = false
            }
            if isTooLarge { break }
            let target: Target
            do throws(PathFault) {
                target = try resolve(submission.path)
            } catch {
                var issue = error.issue(submission.path)
                issue.expression = submission.expression
                result.issues.append(issue)
                continue
            }
            isStale = merge(submission, at: target, &result)
        }
        if isStale { rebuild() }
        return result
    }

    /// - Returns: whether the response has to be read anew.
    private func merge(_ submission: Submission, at target: Target, _ result: inout Submitted) -> Bool {
        let index = target.occurrence
        let entry = formItem(index)
        switch submission.action {
        case .add, .remove, .move, .done:
            return mergeRows(submission, at: target, &result)
        case .skip, .clear, nil:
            break
        }
        guard entry.isQuestion else {
            refuse(.structure, .takesNoAnswer(type: entry.type.code), index, submission, &result)
            return false
        }
        // Whether an expression makes it readOnly is known when all is merged.
        guard entry.isAskable || detail(index).expressions?.readOnly != nil && !entry.traits.contains(.hidden) else {
            let why: Message = entry.traits.contains(.hidden) ? .isHidden : .isReadOnly
            refuse(.businessRule, why, index, submission, &result)
            return false
        }
        if let action = submission.action, !(submission.answers ?? []).isEmpty {
            refuse(
                .structure, plain: "`\(action.rawValue)` and answers exclude each other.", index, submission, &result)
            return false
        }
        let hasChildren = entry.firstChild >= 0
        if submission.action == .clear {
            removeAnswers(of: index)
            if occurrences[Int(index)].node.exists { clearMarks(on: index) }
            // Without a mark its default would come again.
            if entry.traits.contains(.hasDefault) || detail(index).expressions?.initial != nil {
                setMark(.shown, on: index)
            }
            openBlankRows(around: index)
            return true
        }
        var answers = submission.action == .skip ? [] : submission.answers ?? []
        for (position, answer) in answers.enumerated() {
            let shape = ResponseShape(document, root: answer, named: "\(submission.expression).answers[\(position)]")
            shape.checkAnswer(answer)
            for var issue in shape.issues {
                issue.path = path(of: index)
                issue.linkId = detail(index).linkId
                result.issues.append(issue)
            }
            if !shape.issues.isEmpty { return false }
        }
        for answer in answers { dropNulls(in: document.valueNode(of: answer)) }
        answers.removeAll { AnswerValue.isBlank(document.valueNode(of: $0), in: document) && isPlainBlank($0) }
        var isReadable = true
        for (position, answer) in answers.enumerated() {
            if entry.type == .quantity { completeUnit(of: answer, detail(index)) }
            let value = document.valueNode(of: answer)
            let misfit =
                value.exists
                ? AnswerValue.fits(value, entry.type, entry.valueTypes, in: document)
                : AnswerValue.Misfit(
                    code: .structure,
                    message: .answerNeedsValue(wanted: entry.valueTypes.all.map { "value" + $0.suffix }))
            guard let misfit else { continue }
            isReadable = false
            refuse(misfit.code, misfit.message, index, submission, answer: position, &result)
        }
        guard isReadable else { return false }
        if isEcho(answers, of: index) {
            setMark(.passed, on: index)
            result.elements.append(occurrences[Int(index)].node)
            return false
        }
        let nested = replaceAnswers(of: index, with: answers)
        if hasChildren { refuseLost(by: index, &result) }
        mergeNested(nested, of: index, submission, &result)
        let element = occurrences[Int(index)].node
        if entry.parent >= 0, !answers.isEmpty {
            result.written.append((element, path(of: index), detail(index).linkId, submission.expression))
        }
        if occurrences[Int(index)].answers.exists {
            clearMarks(on: index)
            result.elements.append(element)
        } else {
            setMark(.passed, on: index)
            result.blanks.append(element)
        }
        return hasChildren
    }

    /// Answers of this call that stood below an answer which this one put another in the place of: nobody means to give them
    /// and to take them away, and they would be gone without a word.
    private func refuseLost(by index: Int32, _ result: inout Submitted) {
        let linkId = detail(index).linkId
        result.written.removeAll { given in
            guard !isAttached(given.element) else { return false }
            result.issues.append(
                Issue(
                    .error, .businessRule,
                    "The answer to '\(given.linkId)' stands in front of one to '\(linkId)' that takes it away: it has to be behind it.",
                    path: given.path, linkId: given.linkId, expression: given.expression))
            return true
        }
    }

    private func isAttached(_ element: Node) -> Bool {
        var node = element
        while node.exists, node != root { node = document.parent(node) }
        return node.exists
    }

    /// Calculated values that come back as they were shown: they go on with what they are worked out from (statement 116).
    private func isEcho(_ answers: [Node], of index: Int32) -> Bool {
        let occurrence = occurrences[Int(index)]
        guard detail(index).expressions?.calculated != nil, occurrence.flags.contains(.ownValue),
            !occurrence.flags.contains(.personValue), answers.count == Int(occurrence.answerCount),
            !answers.contains(where: { document.member($0, .item).exists })
        else { return false }
        let held = document.items(occurrence.answers).map { document.valueNode(of: $0) }
            .filter { !AnswerValue.isBlank($0, in: document) }
        return zip(held, answers).allSatisfy {
            AnswerValue.isSame($0, document.valueNode(of: $1), in: document)
        }
    }

    /// FHIR knows no null: a member that a client filled with it is left out.
    private func dropNulls(in value: Node) {
        guard value.exists, document.kind(value) == .object else { return }
        for member in document.children(value) where document.kind(member) == .null { document.remove(member) }
    }

    /// Items that came below an answer are submitted like any other.
    private func mergeNested(
        _ nested: [(answer: Node, items: Node)], of index: Int32, _ submission: Submission, _ result: inout Submitted
    ) {
        guard !nested.isEmpty else { return }
        var merge = ItemsMerge(self, blanksMissing: false, keepsOrigins: false, expression: submission.expression)
        for (answer, items) in nested {
            let container = document.newObject()
            document.setMember(container, .item, items)
            let position = document.items(occurrences[Int(index)].answers).enumerated().first { $0.element == answer }
            let place = position?.offset ?? 0
            merge.mergeLevel(
                answer, given: container, firstItem: formItem(index).firstChild,
                path: path(of: index) + (place == 0 ? "/" : "[\(place)]/"))
        }
        result.elements += merge.result.elements
        result.issues += merge.result.issues
    }

    /// A value that is a string of blanks counts as no answer; an answer without any value is a mistake, not blank.
    private func isPlainBlank(_ answer: Node) -> Bool {
        let value = document.valueNode(of: answer)
        return value.exists && document.kind(value) == .string
    }

    /// Told to the person.
    private func refuse(
        _ code: Issue.Code, _ message: Message, _ index: Int32, _ submission: Submission, answer: Int? = nil,
        _ result: inout Submitted
    ) {
        refuse(code, .message(message), index, submission, answer: answer, &result)
    }

    /// Told to whoever wrote the client.
    private func refuse(
        _ code: Issue.Code, plain text: String, _ index: Int32, _ submission: Submission, _ result: inout Submitted
    ) {
        refuse(code, .plain(text), index, submission, answer: nil, &result)
    }

    private func refuse(
        _ code: Issue.Code, _ wording: Issue.Wording, _ index: Int32, _ submission: Submission, answer: Int?,
        _ result: inout Submitted
    ) {
        var expression = submission.expression
        if let answer { expression += ".answers[\(answer)]" }
        result.issues.append(
            Issue(
                .error, code, wording, path: path(of: index), linkId: detail(index).linkId, expression: expression))
    }

    // MARK: Rows

    private func mergeRows(_ submission: Submission, at target: Target, _ result: inout Submitted) -> Bool {
        let index = target.occurrence
        let entry = formItem(index)
        guard entry.isRepeatingGroup else {
            refuse(
                .structure, plain: "Rows are added and removed only in a repeating group.", index, submission, &result)
            return false
        }
        guard entry.traits.isDisjoint(with: [.hidden, .readOnly]) else {
            refuse(.businessRule, .rowsAreFixed, index, submission, &result)
            return false
        }
        let first = firstRow(of: index)
        switch submission.action {
        case .add:
            guard canAddRow(first, lastRow(from: first), entry) else {
                refuse(.structure, .mostRows(count: Int(entry.maxOccurs)), first, submission, &result)
                return false
            }
            addRow(behind: first)
            result.openedGroups.append(occurrences[Int(first)].node)
            if let answers = submission.answers, !answers.isEmpty {
                refuse(.structure, .takesNoAnswer(type: entry.type.code), first, submission, &result)
            }
        case .remove:
            if !occurrences[Int(index)].flags.contains(.standsForNone) { removeRow(index) }
        case .move:
            guard let to = submission.to, to >= 0, to < rows(from: first).count else {
                refuse(.value, plain: "`to` has to be the number of an open row.", index, submission, &result)
                return false
            }
            moveRow(index, to: to)
        case .done:
            closeRows(from: first)
            result.closedGroups.append(occurrences[Int(first)].node)
        default: break
        }
        return true
    }
}
