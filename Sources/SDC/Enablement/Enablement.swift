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
        for item in form.evaluationOrder {
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
        let matcher = ConditionMatcher(document: document)
        var isUndecided = false
        var position: Int32 = 0
        for answer in document.items(occurrences[Int(source)].answers) {
            defer { position += 1 }
            if let onlyAnswer, onlyAnswer != position { continue }
            let value = document.valueNode(of: answer)
            if AnswerValue.isBlank(value, in: document) { continue }
            switch matcher.compare(value, condition) {
            case .yes: return .yes
            case .undecided: isUndecided = true
            case .no: break
            }
        }
        return isUndecided ? .undecided : .no
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
                return (nearest(in: candidates, to: index, under: common, occurrences[Int(branch)].answerIndex), nil)
            }
        }
        guard !candidates.isEmpty else { return (-1, nil) }
        if candidates.count == 1 { return (byItem[Int(candidates.lowerBound)], nil) }
        let split = lowerBound(index, in: candidates)
        for position in (candidates.lowerBound..<split).reversed() where isAnswered(position) {
            return (byItem[Int(position)], nil)
        }
        for position in split..<candidates.upperBound where isAnswered(position) { return (byItem[Int(position)], nil) }
        return (byItem[Int(candidates.lowerBound)], nil)
    }

    private func isAnswered(_ position: Int32) -> Bool {
        let occurrence = occurrences[Int(byItem[Int(position)])]
        return occurrence.isEnabled && occurrence.answerCount > 0
    }

    /// As above among the occurrences below one answer of a question.
    private func nearest(in candidates: Range<Int32>, to index: Int32, under question: Int32, _ answer: Int32) -> Int32
    {
        var best: Int32 = -1
        var blank: Int32 = -1
        for position in candidates {
            let candidate = byItem[Int(position)]
            var branch = candidate
            while occurrences[Int(branch)].parent != question { branch = occurrences[Int(branch)].parent }
            guard occurrences[Int(branch)].answerIndex == answer else { continue }
            if !isAnswered(position) {
                if blank < 0 { blank = candidate }
            } else if candidate < index || best < 0 {
                best = candidate
            }
        }
        return best < 0 ? blank : best
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
