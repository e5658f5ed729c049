internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import Messages
internal import SDC

/// Conditions that can never hold, by what their sources can ever be answered with, and items that are never reached for it.
///
/// It errs to the side of "may hold": only what is certain is told.
struct ConditionDiagnosis {
    let form: Form

    func check(_ findings: inout Findings) {
        var isDead = [Bool](repeating: false, count: form.conditions.count)
        for (index, item) in form.items.enumerated() {
            for place in conditions(of: item) {
                let condition = form.conditions[place]
                // Which item a linkId means that stands twice depends on where the condition is met.
                if condition.source >= 0, findings.twice.contains(form.details[Int(condition.source)].linkId) {
                    continue
                }
                isDead[place] = isImpossible(condition, of: form.details[index].linkId, &findings)
                // One that wants no answer holds until there is one.
                if condition.comparison == .exists, !expectsAnswer(condition) { continue }
                guard condition.source > index, !item.traits.contains(.onCircle), !isDead[place] else { continue }
                findings.add(
                    .conditionLooksAhead, of: form.details[index].linkId,
                    [form.details[Int(condition.source)].linkId], at: element(of: condition))
            }
        }
        let reached = reach(&isDead, &findings)
        tell(reached, &findings)
    }

    private func conditions(of item: FormItem) -> Range<Int> {
        Int(item.firstCondition)..<Int(item.firstCondition + item.conditionCount)
    }

    // MARK: One condition

    private func isImpossible(_ condition: Condition, of linkId: String, _ findings: inout Findings) -> Bool {
        if condition.comparison == .exists { return condition.source < 0 && expectsAnswer(condition) }
        guard condition.source >= 0 else { return true }
        let source = form.items[Int(condition.source)]
        let detail = form.details[Int(condition.source)]
        guard source.isQuestion else { return true }
        if case .nothing = condition.expected { return true }
        if isBeyondLimits(condition, detail.constraints) {
            findings.add(.conditionOutOfLimits, of: linkId, [detail.linkId], at: element(of: condition))
            return true
        }
        guard condition.comparison == .equal, let options = closedOptions(source, detail) else { return false }
        return isOffTheList(condition, options, detail.linkId, of: linkId, &findings)
    }

    private func expectsAnswer(_ condition: Condition) -> Bool {
        if case .boolean(let wanted) = condition.expected { wanted } else { false }
    }

    /// The `enableWhen` itself.
    private func element(of condition: Condition) -> Node {
        let parent = form.document.parent(condition.node)
        return parent.exists ? parent : condition.node
    }

    /// The options of an item that takes no other answer.
    private func closedOptions(_ item: FormItem, _ detail: ItemDetail) -> OptionList? {
        guard let options = detail.options, options.problem == nil, detail.expressions?.options == nil,
            !options.options.isEmpty, item.traits.isDisjoint(with: [.openText, .openValue])
        else { return nil }
        return options
    }

    private func isOffTheList(
        _ condition: Condition, _ options: OptionList, _ question: String, of linkId: String,
        _ findings: inout Findings
    ) -> Bool {
        var otherSystem: String?
        switch condition.expected {
        case .coding(let system, let code?, _):
            for option in options.options {
                guard case .coding(let own, _, let ownCode?, _) = option.value, ownCode == code else { continue }
                if system == nil || own == system { return false }
                otherSystem = own ?? "–"
            }
        case .string(let text):
            let isListed = options.options.contains { option in
                switch option.value {
                case .coding(_, _, let code, _): code == text
                case .primitive(_, let value): value == text
                case .reference(let reference, _): reference == text
                case .quantity: false
                }
            }
            if isListed { return false }
        default: return false
        }
        let told = OptionDiagnosis.told(condition.node, in: form.document)
        if let otherSystem {
            findings.add(
                .conditionOptionOfOtherSystem, of: linkId, [question, told, otherSystem], at: element(of: condition))
        } else {
            findings.add(.conditionNoOption, of: linkId, [question, told], at: element(of: condition))
        }
        return true
    }

    private func isBeyondLimits(_ condition: Condition, _ limits: Constraints) -> Bool {
        guard !limits.isDynamic, case .number(let wanted) = condition.expected else { return false }
        var least: ExactDecimal?
        var most: ExactDecimal?
        if case .number(let limit)? = limits.minimum?.value { least = limit }
        if case .number(let limit)? = limits.maximum?.value { most = limit }
        let isAbove = most.map { wanted > $0 } ?? false
        let isBelow = least.map { wanted < $0 } ?? false
        switch condition.comparison {
        case .equal: return isAbove || isBelow
        case .greater: return isAbove || most == wanted
        case .greaterOrEqual: return isAbove
        case .less: return isBelow || least == wanted
        case .lessOrEqual: return isBelow
        case .exists, .notEqual: return false
        }
    }

    // MARK: All of them together

    /// Which items can be there at all: an item whose source is never there is not either, and so on.
    private func reach(_ isDead: inout [Bool], _ findings: inout Findings) -> [Bool] {
        var reached = [Bool](repeating: true, count: form.items.count)
        // In the order of dependencies one pass finds all but what goes round in circles, which is shown.
        for place in form.evaluationOrder {
            let index = Int(place)
            let item = form.items[index]
            if item.parent >= 0, !reached[Int(item.parent)] {
                reached[index] = false
                continue
            }
            guard !item.traits.contains(.onCircle) else { continue }
            let range = conditions(of: item)
            for condition in range where !isDead[condition] {
                let entry = form.conditions[condition]
                guard entry.source >= 0, !reached[Int(entry.source)], !holdsWithoutAnswer(entry),
                    !findings.twice.contains(form.details[Int(entry.source)].linkId)
                else { continue }
                isDead[condition] = true
                findings.add(
                    .conditionSourceNeverReached, of: form.details[index].linkId,
                    [form.details[Int(entry.source)].linkId], at: element(of: entry))
            }
            if !range.isEmpty {
                let isAny = item.traits.contains(.anyCondition)
                let isOff = isAny ? range.allSatisfy { isDead[$0] } : range.contains { isDead[$0] }
                if isOff || !isAny && contradicts(index, range, &findings) { reached[index] = false }
            }
            if let expression = form.details[index].expressions?.enableWhen, isAlwaysFalse(expression) {
                reached[index] = false
            }
        }
        return reached
    }

    private func holdsWithoutAnswer(_ condition: Condition) -> Bool {
        condition.comparison == .exists && !expectsAnswer(condition)
    }

    private func isAlwaysFalse(_ expression: FormExpression) -> Bool {
        let tree = expression.compiled.tree
        switch tree.nodes[tree.root].kind {
        case .boolean(false), .empty: return true
        default: return false
        }
    }

    /// Two conditions that exclude each other, on a source of which one answer is looked at.
    private func contradicts(_ index: Int, _ range: Range<Int>, _ findings: inout Findings) -> Bool {
        // The compiler tells of codes.
        let linkId = form.details[index].linkId
        let element = form.document.member(form.details[index].node, .enableWhen)
        if findings.tells([.conditionsContradict], exactly: element) { return true }
        guard range.count > 1, range.count <= Self.maximumCompared else { return false }
        for one in range {
            for other in (one + 1)..<range.upperBound {
                let left = form.conditions[one]
                let right = form.conditions[other]
                guard left.source >= 0, left.source == right.source, isSingle(left),
                    ConditionPair(left, right).isImpossible
                else { continue }
                findings.add(
                    .conditionsContradict, of: linkId, [form.details[Int(left.source)].linkId], at: element)
                return true
            }
        }
        return false
    }

    /// Conditions of one item that are compared with each other.
    private static let maximumCompared = 100

    private func isSingle(_ condition: Condition) -> Bool {
        // Below a question that repeats the standard leaves open whether its own answer is meant or any.
        guard !form.items[Int(condition.source)].repeats else { return false }
        var item = condition.source
        while item >= 0, item != condition.common {
            if form.items[Int(item)].repeats { return false }
            item = form.items[Int(item)].parent
        }
        return true
    }

    /// The outermost of those that are never there.
    private func tell(_ reached: [Bool], _ findings: inout Findings) {
        for (index, item) in form.items.enumerated() where !reached[index] {
            guard item.parent < 0 || reached[Int(item.parent)] else { continue }
            findings.add(
                .neverReached, of: form.details[index].linkId, [String(Int(item.end) - index)],
                at: form.details[index].node)
        }
    }
}
