internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// What a reply tells beside the step.
extension ResponseState {
    /// In a response that was finished: an amendment enabled items and a step of ours showed them, but they still wait.
    var hasOpenItems: Bool {
        occurrences.indices.contains { position in
            let occurrence = occurrences[position]
            let entry = formItem(Int32(position))
            return occurrence.isEnabled && !occurrence.flags.isDisjoint(with: [.shown, .ownValue])
                && !occurrence.isVisited && (entry.isAskable || entry.type == .display)
        }
    }

    /// More disabled items than this are not told one by one.
    private static let maximumDisabledTold = 200

    /// One issue for each outermost disabled item that holds answers.
    func disabledIssues() -> [Issue] { disabledIssues(.information, .informational, .disabledIsKept) }

    private func disabledIssues(_ severity: Issue.Severity, _ code: Issue.Code, _ message: Message) -> [Issue] {
        let disabled = disabledHolders()
        var issues = disabled.prefix(Self.maximumDisabledTold).map {
            Issue(
                severity, code, message, path: path(of: $0), linkId: detail($0).linkId, expression: expression(of: $0))
        }
        if disabled.count > issues.count {
            let text = "Disabled items that hold answers: \(disabled.count - issues.count) more are not listed."
            issues.append(Issue(.information, .informational, text))
        }
        return issues
    }

    /// The outermost disabled occurrences that hold answers, here or below.
    private func disabledHolders() -> [Int32] {
        guard form.hasConditions || form.logic.hasFlow else { return [] }
        var found: [Int32] = []
        var index = 0
        while index < occurrences.count {
            guard !occurrences[index].isEnabled else {
                index += 1
                continue
            }
            let end = Int(occurrences[index].end)
            if occurrences[index].node.exists, occurrences[index..<end].contains(where: { $0.answerCount > 0 }) {
                found.append(Int32(index))
            }
            index = end
        }
        return found
    }

    /// Whether a response that was finished holds nothing that may not stand in one: no answers of disabled items, none on
    /// groups and displays, everything in the form's order (sdc-facts 4.5).
    var isCleanAsFinished: Bool {
        answeredGroups.isEmpty && disordered.isEmpty && disabledHolders().isEmpty
    }

    /// Whether a mark of ours stands in the response.
    var holdsMarks: Bool {
        occurrences.contains { !$0.flags.isDisjoint(with: Occurrence.Flags.stateMarks.union(.ownValue)) }
    }

    /// One warning for each disabled item whose answers a finished response must not hold, and one where items do not stand
    /// in the form's order.
    func removalIssues() -> [Issue] {
        let removed = disabledIssues(.warning, .structure, .disabledWasLeftOut)
        guard let level = disordered.first else { return removed }
        let text = Message.wasReordered
        guard level.parent >= 0 else {
            return removed + [Issue(.warning, .structure, text, expression: "QuestionnaireResponse")]
        }
        let reordered = Issue(
            .warning, .structure, text, path: path(of: level.parent), linkId: detail(level.parent).linkId,
            expression: expression(of: level.parent))
        return removed + [reordered]
    }

    /// What the server set or removed in this call (`Prefer: return=minimal`).
    func changes() -> [Change] {
        var changes = removedChanges
        guard !touched.isEmpty else { return changes }
        let elements = Set(touched.map(\.index))
        for (index, occurrence) in occurrences.enumerated()
        where occurrence.node.exists && elements.contains(occurrence.node.index) {
            let state: Marks.State? =
                occurrence.flags.contains(.passed)
                ? .passed
                : occurrence.flags.contains(.closed) ? .closed : occurrence.flags.contains(.shown) ? .shown : nil
            changes.append(
                Change(path: path(of: Int32(index)), answers: occurrence.answers, state: state?.rawValue))
        }
        return changes
    }

    /// Answers that leave with the finished response: those of outermost disabled items.
    func droppedAtEnd() -> [Change] {
        disabledHolders().map { Change(path: path(of: $0), answers: .none, state: nil) }
    }

    /// Why each item is, or is not, shown.
    func explanations() -> [Explanation] {
        occurrences.indices.map { position in
            let index = Int32(position)
            let occurrence = occurrences[position]
            let entry = formItem(index)
            let isDisabledAbove = occurrence.parent >= 0 && !occurrences[Int(occurrence.parent)].isEnabled
            var reasons: [Explanation.Reason] = []
            for condition in form.conditions[
                Int(entry.firstCondition)..<Int(entry.firstCondition + entry.conditionCount)]
            {
                let (source, _) = source(of: condition, for: index)
                reasons.append(
                    Explanation.Reason(
                        question: question(of: condition),
                        comparison: condition.comparison.rawValue, holds: verdict(condition, for: index) != .no,
                        source: source < 0 ? nil : path(of: source), expected: condition.node,
                        given: source >= 0 && occurrences[Int(source)].isEnabled
                            ? occurrences[Int(source)].answers : .none))
            }
            return Explanation(
                path: path(of: index), linkId: detail(index).linkId, isEnabled: occurrence.isEnabled,
                isHidden: entry.traits.contains(.hidden), isDisabledAbove: isDisabledAbove,
                behavior: entry.conditionCount == 0 ? nil : entry.traits.contains(.anyCondition) ? "any" : "all",
                reasons: reasons, expressions: isDisabledAbove ? [] : explainedExpressions(of: index))
        }
    }

    /// The linkId that a condition names, also where the form has no such item.
    private func question(of condition: Condition) -> String {
        guard condition.source < 0 else { return form.details[Int(condition.source)].linkId }
        return form.document.string(form.document.parent(condition.node), .question) ?? ""
    }
}
