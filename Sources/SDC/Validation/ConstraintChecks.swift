internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import Messages

/// Rules over several answers: `targetConstraint` and the older `questionnaire-constraint` (sdc-facts 2.2, statement 115).
///
/// Each is looked at where the item stands in the response: a question that has an answer, a group that holds one, the
/// response itself. Nothing is not true. What nobody can see or answer breaks no rule that keeps a person from going on.
extension ResponseState {
    /// Checks the rules of an enabled occurrence.
    ///
    /// - Parameter shown: nil = nothing is left to ask. Else what was on the screen: a rule that looks at something not
    ///   answered yet, elsewhere, waits.
    func checkConstraints(of index: Int32, shown: Range<Int32>?, into faults: inout [Fault]) {
        let entry = formItem(index)
        guard entry.traits.contains(.ruled), let own = detail(index).expressions, keepsRules(index) else { return }
        if shown != nil, entry.type == .display { return }
        let isQuiet = isQuiet(index)
        for constraint in own.constraints {
            if let shown, isWaiting(constraint, shown) { continue }
            check(constraint, of: index, isQuiet: isQuiet, into: &faults)
        }
    }

    /// Whether the rules of an occurrence are looked at: it is a question that has an answer, a group that holds one, a text.
    func keepsRules(_ index: Int32) -> Bool {
        switch formItem(index).type {
        case .display: true
        case .group: occurrences[Int(index)].flags.contains(.valueBelow)
        default: occurrences[Int(index)].answerCount > 0
        }
    }

    /// Whether nobody can see or answer it, so that its rules keep nobody from going on.
    func isQuiet(_ index: Int32) -> Bool {
        let entry = formItem(index)
        return entry.isQuestion ? !entry.isAskable : entry.traits.contains(.hidden)
    }

    /// Checks the rules over the form as a whole.
    func checkFormConstraints(into faults: inout [Fault]) {
        brokenRules.removeAll()
        for constraint in form.expressions.constraints { check(constraint, of: -1, isQuiet: false, into: &faults) }
    }

    /// Whether an item that the rule names is still to be answered, and is not on the screen.
    private func isWaiting(_ constraint: FormConstraint, _ shown: Range<Int32>) -> Bool {
        (form.logic.named[ObjectIdentifier(constraint.expression)] ?? []).contains { item in
            guard let waiting = waiting(item) else { return false }
            return !shown.contains(waiting.first) || !shown.contains(waiting.last)
        }
    }

    /// The first and the last occurrence of an item that is still to be answered.
    private func waiting(_ item: Int32) -> (first: Int32, last: Int32)? {
        // Until the response is read anew they can only become fewer.
        if let known = memo.waiting[item] {
            guard let known else { return nil }
            if isWaiting(known.first), isWaiting(known.last) { return known }
        }
        let all = occurrences(of: item)
        memo.looks += all.count
        var found: (first: Int32, last: Int32)?
        if let first = all.first(where: isWaiting), let last = all.last(where: isWaiting) { found = (first, last) }
        memo.waiting[item] = .some(found)
        return found
    }

    private func isWaiting(_ index: Int32) -> Bool {
        let occurrence = occurrences[Int(index)]
        return occurrence.isEnabled && !occurrence.isVisited && formItem(index).isAskable
    }

    private func check(_ constraint: FormConstraint, of index: Int32, isQuiet: Bool, into faults: inout [Fault]) {
        guard let expressions, isBroken(constraint, of: index) else { return }
        let wording = wording(of: constraint)
        let place = located(constraint, of: index) ?? (index >= 0 ? index : mendingPlace(constraint))
        guard let place else {
            // Nothing can be mended by answering; whoever reads the reply is told.
            if constraint.isError && !isQuiet { brokenRules.append(wording) }
            expressions.note(constraint.expression) {
                Issue(
                    constraint.isError && !isQuiet ? .error : .warning, .invariant, wording,
                    expression: "QuestionnaireResponse")
            }
            return
        }
        faults.append(
            Fault(
                occurrence: place, code: .invariant, wording: wording, answer: nil,
                isBlocking: constraint.isError && !isQuiet))
    }

    /// What those are told who break a rule: the author's words, where there are some.
    func wording(of constraint: FormConstraint) -> Issue.Wording {
        form.document.string(form.document.valueNode(of: constraint.human)).map {
            .written($0, at: constraint.human)
        } ?? .message(.ruleNotKept(key: constraint.key ?? constraint.expression.compiled.text))
    }

    /// Whether a rule is not kept on an occurrence, -1 = in the response. One that cannot be worked out is noted.
    func isBroken(_ constraint: FormConstraint, of index: Int32) -> Bool {
        guard let expressions else { return false }
        let reason: String
        do throws(FHIRPathError) {
            let verdict = try expressions.evaluate(constraint.expression, on: index) { items, evaluation in
                // Nothing is not true, unless there is nothing to be found.
                items.count == 1 ? evaluation.boolean(of: items[0]) : items.isEmpty ? constraint.isDoubtful : nil
            }
            if let verdict { return !verdict }
            reason = "gives neither true nor false, so it was not checked."
        } catch {
            reason = "could not be checked: " + error.explanation(in: constraint.expression.compiled.text)
        }
        expressions.note(constraint.expression) {
            let owner = index < 0 ? "the form" : "'\(detail(index).linkId)'"
            var issue = Issue(
                .warning, .processing, "A constraint of \(owner) \(reason)",
                path: index < 0 ? nil : path(of: index), linkId: index < 0 ? nil : detail(index).linkId)
            issue.kind = .invariantExecution
            return issue
        }
        return false
    }

    /// The occurrence that the rule's own `location` points at.
    func located(_ constraint: FormConstraint, of index: Int32) -> Int32? {
        guard let expressions else { return nil }
        for location in constraint.locations {
            let linkId = try? expressions.evaluate(location, on: index) { items, evaluation -> String? in
                for item in items where item.kind == .node {
                    let document = evaluation.document(of: item)
                    var node = item.node
                    while node.exists {
                        if document.kind(node) == .object, let name = document.string(node, .linkId) { return name }
                        node = document.parent(node)
                    }
                }
                return nil
            }
            guard let item = linkId.flatMap({ $0 }).flatMap({ form.itemByLinkId[$0] }) else { continue }
            if let found = nearest(item, to: index) { return found }
        }
        return nil
    }

    /// The first enabled occurrence of an item in the rule's own row, else in the closest row around it that has one.
    private func nearest(_ item: Int32, to index: Int32) -> Int32? {
        let all = starts[Int(item)]..<starts[Int(item) + 1]
        var scope = index
        while true {
            let end = scope < 0 ? Int32(occurrences.count) : occurrences[Int(scope)].end
            let low = lowerBound(max(scope, 0), in: all)
            for position in low..<lowerBound(end, in: low..<all.upperBound)
            where occurrences[Int(byItem[Int(position)])].isEnabled {
                return byItem[Int(position)]
            }
            guard scope >= 0 else { return nil }
            scope = occurrences[Int(scope)].parent
        }
    }

    /// Where a rule over the form as a whole can be mended: an item that it names, else the first there is to answer.
    private func mendingPlace(_ constraint: FormConstraint) -> Int32? {
        for item in form.logic.named[ObjectIdentifier(constraint.expression)] ?? [] {
            if let found = firstAskable(item) { return found }
        }
        if let known = memo.firstAskable { return known }
        let found = occurrences.indices.first { occurrences[$0].isEnabled && formItem(Int32($0)).isAskable }
            .map { Int32($0) }
        memo.firstAskable = .some(found)
        return found
    }

    private func firstAskable(_ item: Int32) -> Int32? {
        if let known = memo.askable[item] { return known }
        let found = occurrences(of: item).first { occurrences[Int($0)].isEnabled && formItem($0).isAskable }
        memo.askable[item] = .some(found)
        return found
    }
}
