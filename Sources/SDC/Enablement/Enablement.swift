internal import FHIRJSON
internal import FHIRModel

/// Which occurrences are enabled (FHIR R4/R5 `enableWhen`, sdc-facts 4.4).
extension ResponseState {
    /// Decides every occurrence, each behind its parent and the sources of its conditions.
    ///
    /// A disabled source counts as unanswered, a disabled item disables all below it, items on a circle of conditions
    /// count as enabled.
    ///
    /// - Parameter applyingDefaults: writes the defaults of items found enabled, so that conditions behind them see them.
    /// - Returns: whether a default brought items below an answer to life, so that the response has to be read anew.
    func evaluateEnablement(applyingDefaults: Bool) -> Bool {
        undecided.removeAll(keepingCapacity: true)
        var needsRebuild = false
        guard form.hasConditions else {
            guard applyingDefaults else { return false }
            for item in form.itemsWithDefault {
                for index in occurrences(of: item) where applyDefault(to: index) { needsRebuild = true }
            }
            return needsRebuild
        }
        keepAnswered()
        for item in form.evaluationOrder {
            forgetAnswered(of: item)
            let entry = form.items[Int(item)]
            let hasConditions = entry.conditionCount > 0 && !entry.traits.contains(.onCircle)
            let hasDefault = applyingDefaults && entry.traits.contains(.hasDefault)
            for position in Int(starts[Int(item)])..<Int(starts[Int(item) + 1]) {
                let index = byItem[position]
                let parent = occurrences[Int(index)].parent
                var isEnabled = parent < 0 || occurrences[Int(parent)].isEnabled
                if isEnabled && hasConditions { isEnabled = conditionsHold(for: index, entry) }
                if !isEnabled {
                    occurrences[Int(index)].flags.remove(.enabled)
                } else if hasDefault && applyDefault(to: index) {
                    needsRebuild = true
                }
            }
        }
        return needsRebuild
    }

    func conditionsHold(for index: Int32, _ entry: FormItem) -> Bool {
        let isAny = entry.traits.contains(.anyCondition)
        for position in entry.firstCondition..<(entry.firstCondition + entry.conditionCount) {
            let holds = holds(form.conditions[Int(position)], for: index)
            if isAny && holds { return true }
            if !isAny && !holds { return false }
        }
        return !isAny
    }

    /// Whether one condition holds for an occurrence. What partial dates leave undecided holds, with a warning (R5 text).
    func holds(_ condition: Condition, for index: Int32) -> Bool {
        let verdict = verdict(condition, for: index)
        if verdict == .undecided { undecided.append((index, condition.source)) }
        return verdict != .no
    }

    func verdict(_ condition: Condition, for index: Int32) -> ConditionMatcher.Verdict {
        let (source, onlyAnswer) = source(of: condition, for: index)
        let isAnswered =
            source >= 0 && occurrences[Int(source)].isEnabled && occurrences[Int(source)].answerCount > 0
        if condition.comparison == .exists {
            guard case .boolean(let wanted) = condition.expected else { return .no }
            return wanted == isAnswered ? .yes : .no
        }
        guard isAnswered else { return .no }
        if let onlyAnswer {
            let answer = answer(onlyAnswer, of: source)
            return answer.exists ? verdict(condition, of: answer) : .no
        }
        let isKept =
            memo.isToldOfChanges && condition.node.exists && occurrences[Int(source)].answerCount > Self.fewAnswers
        let key = LayoutMemo.VerdictKey(condition: condition.node.index, source: source)
        if isKept, let known = memo.verdicts[condition.source]?[key] { return known }
        var verdict = ConditionMatcher.Verdict.no
        for answer in document.items(occurrences[Int(source)].answers) where verdict != .yes {
            memo.looks += 1
            let one = self.verdict(condition, of: answer)
            if one != .no { verdict = one }
        }
        if isKept { memo.verdicts[condition.source, default: [:]][key] = verdict }
        return verdict
    }

    private func verdict(_ condition: Condition, of answer: Node) -> ConditionMatcher.Verdict {
        let value = document.valueNode(of: answer)
        if AnswerValue.isBlank(value, in: document) { return .no }
        return ConditionMatcher(document: document).compare(value, condition)
    }

    /// Up to so many answers, or occurrences, are gone through anew each time.
    private static let fewAnswers = 16

    /// The answer at a position among those of a question, blank ones counted; `.none` where there is none.
    private func answer(_ position: Int32, of question: Int32) -> Node {
        let occurrence = occurrences[Int(question)]
        guard memo.isToldOfChanges, occurrence.answerCount > Self.fewAnswers else {
            var answer = document.first(occurrence.answers)
            for _ in 0..<position where answer.exists { answer = document.next(answer) }
            return answer
        }
        if memo.answers.question != question {
            memo.answers = (question, ContiguousArray(document.items(occurrence.answers)))
        }
        return Int(position) < memo.answers.nodes.count ? memo.answers.nodes[Int(position)] : .none
    }

    /// The source's nearest occurrence: within the deepest row or answer that holds both, the last one in front of the
    /// item, else the first behind it (R5: ancestor axis, then preceding, then following). Blank occurrences are passed
    /// over: a blank row is no part of the finished response, which must say the same.
    ///
    /// - Returns: its index (-1 = none); and, where the source is the question the item stands under, the one answer.
    func source(of condition: Condition, for index: Int32) -> (Int32, onlyAnswer: Int32?) {
        guard condition.source >= 0 else { return (-1, nil) }
        var branch = index
        var common = occurrences[Int(index)].parent
        while common >= 0 && occurrences[Int(common)].item != condition.common {
            branch = common
            common = occurrences[Int(common)].parent
        }
        if condition.sourceIsAncestor { return (common, occurrences[Int(branch)].answerIndex) }
        let all = starts[Int(condition.source)]..<starts[Int(condition.source) + 1]
        var candidates = all
        if common >= 0 {
            let low = lowerBound(common, in: all)
            candidates = low..<lowerBound(occurrences[Int(common)].end, in: low..<all.upperBound)
            if form.items[Int(condition.common)].isQuestion {
                candidates = positions(in: candidates, under: common, occurrences[Int(branch)].answerIndex)
            }
        }
        guard !candidates.isEmpty else { return (-1, nil) }
        return (byItem[Int(nearest(in: candidates, of: condition.source, to: index))], nil)
    }

    /// The position of the last answered one in front of an occurrence, else of the first behind it, else the first.
    private func nearest(in candidates: Range<Int32>, of item: Int32, to index: Int32) -> Int32 {
        if candidates.count == 1 { return candidates.lowerBound }
        let split = lowerBound(index, in: candidates)
        guard memo.isToldOfChanges, candidates.count > Self.fewAnswers else {
            memo.looks += candidates.count
            return (candidates.lowerBound..<split).last { isAnswered($0) }
                ?? (split..<candidates.upperBound).first { isAnswered($0) } ?? candidates.lowerBound
        }
        if split > candidates.lowerBound, isAnswered(split - 1) { return split - 1 }
        let answered = answeredPositions(of: item)
        var low = 0
        var high = answered.count
        while low < high {
            let middle = (low + high) / 2
            if answered[middle] < split { low = middle + 1 } else { high = middle }
        }
        if low > 0, answered[low - 1] >= candidates.lowerBound { return answered[low - 1] }
        if low < answered.count, answered[low] < candidates.upperBound { return answered[low] }
        return candidates.lowerBound
    }

    private func answeredPositions(of item: Int32) -> ContiguousArray<Int32> {
        if let known = memo.answered[item] { return known }
        let all = starts[Int(item)]..<starts[Int(item) + 1]
        memo.looks += all.count
        let answered = ContiguousArray(all.filter { isAnswered($0) })
        memo.answered[item] = answered
        return answered
    }

    private func isAnswered(_ position: Int32) -> Bool {
        let occurrence = occurrences[Int(byItem[Int(position)])]
        return occurrence.isEnabled && occurrence.answerCount > 0
    }

    /// Those of some positions below a question that stand below one of its answers: they stand in the answers' order.
    private func positions(in range: Range<Int32>, under question: Int32, _ answer: Int32) -> Range<Int32> {
        func firstPosition(notBefore answer: Int32) -> Int32 {
            var low = range.lowerBound
            var high = range.upperBound
            while low < high {
                let middle = low + (high - low) / 2
                var branch = byItem[Int(middle)]
                while occurrences[Int(branch)].parent != question { branch = occurrences[Int(branch)].parent }
                if occurrences[Int(branch)].answerIndex < answer { low = middle + 1 } else { high = middle }
            }
            return low
        }
        let first = firstPosition(notBefore: answer)
        return first..<max(first, firstPosition(notBefore: answer + 1))
    }

    /// First position in a range of `byItem` whose occurrence is not before `occurrence`.
    func lowerBound(_ occurrence: Int32, in range: Range<Int32>) -> Int32 {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = low + (high - low) / 2
            if byItem[Int(middle)] < occurrence { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether a display below a question (a hint) is to be shown with it.
    package func isHintEnabled(_ hint: Int32, of question: Int32) -> Bool {
        let entry = form.items[Int(hint)]
        if let expression = form.details[Int(hint)].expressions?.enableWhen, !isCut(expression),
            !holds(expression, for: question, hint: hint)
        {
            return false
        }
        guard entry.conditionCount > 0, !entry.traits.contains(.onCircle) else { return true }
        let isAny = entry.traits.contains(.anyCondition)
        for position in entry.firstCondition..<(entry.firstCondition + entry.conditionCount) {
            var condition = form.conditions[Int(position)]
            // A hint stands for all answers of its question and has no occurrence of its own: look from the question.
            if condition.sourceIsAncestor, condition.source == occurrences[Int(question)].item {
                condition.sourceIsAncestor = false
                condition.common = form.items[Int(condition.source)].parent
            }
            let holds = verdict(condition, for: question) != .no
            if isAny && holds { return true }
            if !isAny && !holds { return false }
        }
        return !isAny
    }
}
