internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// Reads the `enableWhen` of all items and ties each to its source.
struct ConditionReader {
    let document: Document
    let items: ContiguousArray<FormItem>
    let details: [ItemDetail]
    let itemByLinkId: LinkIdTable
    /// Items whose type is not known: what they answer with is not either.
    let doubtful: Set<Int32>

    /// - Returns: the conditions of all items; each item's range is written into it.
    func read(
        into items: inout ContiguousArray<FormItem>, warnings: inout [Issue], errors: inout [Issue]
    ) -> ContiguousArray<Condition> {
        var conditions: ContiguousArray<Condition> = []
        for index in items.indices {
            let detail = details[index]
            let listed = document.member(detail.node, .enableWhen)
            guard listed.exists else { continue }
            items[index].firstCondition = Int32(conditions.count)
            for node in document.items(listed) {
                guard
                    let condition = condition(
                        node, of: Int32(index), linkId: detail.linkId, warnings: &warnings, errors: &errors)
                else { continue }
                conditions.append(condition)
            }
            items[index].conditionCount = Int32(conditions.count) - items[index].firstCondition
            if items[index].conditionCount > 1, !document.member(detail.node, .enableBehavior).exists {
                warnings.append(
                    Issue(.warning, FormFinding(.enableBehaviorMissing, of: detail.linkId), at: detail.node))
            }
            warnAboutContradiction(conditions[Int(items[index].firstCondition)...], item: index, warnings: &warnings)
        }
        return conditions
    }

    private func condition(
        _ node: Node, of item: Int32, linkId: String, warnings: inout [Issue], errors: inout [Issue]
    ) -> Condition? {
        guard let question = document.string(node, .question) else {
            errors.append(
                Issue(
                    .error, FormFinding(.conditionWithoutQuestion, of: linkId), at: node,
                    expression: place(of: node) + ".question"))
            return nil
        }
        guard let code = document.string(node, .operator), let comparison = Condition.Operator(rawValue: code) else {
            errors.append(
                Issue(
                    .error, FormFinding(.conditionOperatorUnknown, of: linkId), at: node,
                    expression: place(of: node) + ".operator"))
            return nil
        }
        let source = itemByLinkId[question] ?? -1
        if source < 0 {
            warnings.append(
                Issue(
                    .warning, FormFinding(.conditionQuestionUnknown, of: linkId, [question]),
                    at: document.member(node, .question)))
        }
        let expected = expected(node)
        if case .nothing = expected {
            warnings.append(
                Issue(.warning, FormFinding(.conditionWithoutAnswer, of: linkId), at: node))
        } else if comparison == .exists, case .boolean = expected {
            // The one form `exists` takes (que-7).
        } else if comparison == .exists {
            warnings.append(
                Issue(.warning, FormFinding(.conditionExists, of: linkId), at: node))
        } else if source >= 0, !doubtful.contains(source),
            let fault = mismatch(expected, comparison, items[Int(source)], question, linkId)
        {
            warnings.append(Issue(.warning, fault, at: node))
        }
        var condition = Condition(
            source: source, comparison: comparison, expected: expected,
            node: document.children(node).first { document.name(of: document.key($0)).hasPrefix("answer") } ?? .none)
        guard source >= 0 else { return condition }
        (condition.common, condition.sourceIsAncestor) = commonAncestor(of: item, and: source)
        return condition
    }

    private func place(of node: Node) -> String {
        document.expression(of: node, in: document.root, named: "Questionnaire")
    }

    private func expected(_ node: Node) -> Condition.Expected {
        for member in document.children(node) {
            guard let type = ValueType(answerKey: document.key(member)) else { continue }
            return expected(member, type) ?? .nothing
        }
        return .nothing
    }

    private func expected(_ value: Node, _ type: ValueType) -> Condition.Expected? {
        switch type {
        case .boolean: return document.bool(value).map { .boolean($0) }
        case .decimal, .integer:
            return document.decimal(value).map { .number($0) }
        case .date: return document.string(value).flatMap { PartialDate($0) }.map { .date($0) }
        case .dateTime: return document.string(value).flatMap { PartialDateTime($0) }.map { .dateTime($0) }
        case .time: return document.string(value).flatMap { TimeOfDay($0) }.map { .time($0) }
        case .string, .uri: return document.string(value).map { .string($0) }
        case .coding:
            return .coding(
                system: document.string(value, .system), code: document.string(value, .code),
                display: document.string(value, .display))
        case .quantity:
            guard let number = document.decimal(document.member(value, .value)) else {
                return nil
            }
            return .quantity(
                number,
                unit: UnitOption(
                    system: document.string(value, .system), code: document.string(value, .code),
                    display: document.string(value, .unit)))
        case .reference: return document.string(value, .reference).map { .reference($0) }
        case .attachment: return nil
        }
    }

    /// Why no answer of the source can ever hold against the value; nil = one may.
    private func mismatch(
        _ expected: Condition.Expected, _ comparison: Condition.Operator, _ source: FormItem, _ question: String,
        _ linkId: String
    ) -> FormFinding? {
        guard source.isQuestion else {
            return FormFinding(.conditionSourceTakesNoAnswer, of: linkId, [question, source.type.code])
        }
        guard canMatch(expected, source) else {
            return FormFinding(
                .conditionType, of: linkId,
                [question, expected.valueTypes.all.map(\.name).joined(separator: "/"), source.type.code])
        }
        guard comparison.needsOrder else { return nil }
        switch expected {
        case .coding, .boolean, .reference:
            return FormFinding(.conditionNotOrdered, of: linkId, [question, comparison.rawValue])
        default: return nil
        }
    }

    private func canMatch(_ expected: Condition.Expected, _ source: FormItem) -> Bool {
        // Options of a choice may be of any type; those of an answerExpression are not known.
        if source.type.isCoded, !source.valueTypes.isDisjoint(with: expected.valueTypes) { return true }
        return switch (expected, source.type) {
        case (.boolean, .boolean), (.number, .integer), (.number, .decimal), (.number, .quantity), (.date, .date),
            (.date, .dateTime), (.dateTime, .dateTime), (.dateTime, .date), (.time, .time), (.string, .string),
            (.string, .text), (.string, .url), (.string, .openChoice), (.string, .choice), (.coding, .choice),
            (.coding, .openChoice), (.quantity, .quantity), (.reference, .reference), (.string, .reference),
            (.quantity, .decimal), (.quantity, .integer):
            true
        default: false
        }
    }

    /// The deepest item above both (-1 = the root), and whether the source itself stands above the item.
    private func commonAncestor(of item: Int32, and source: Int32) -> (Int32, Bool) {
        var ancestor = items[Int(item)].parent
        while ancestor >= 0 {
            if ancestor == source { return (ancestor, true) }
            if ancestor < source && source < items[Int(ancestor)].end { return (ancestor, false) }
            ancestor = items[Int(ancestor)].parent
        }
        return (-1, false)
    }

    /// One answer at most is looked at: neither the source nor what it stands in repeats, up to where the item stands too.
    private func isSingle(_ condition: Condition) -> Bool {
        // Below a question that repeats the standard leaves open whether its own answer is meant or any.
        guard !items[Int(condition.source)].repeats else { return false }
        var item = condition.source
        while item >= 0, item != condition.common {
            if items[Int(item)].repeats { return false }
            item = items[Int(item)].parent
        }
        return true
    }

    /// Two different codes asked of one single choice under `all` can never both be there.
    private func warnAboutContradiction(
        _ conditions: ContiguousArray<Condition>.SubSequence, item: Int, warnings: inout [Issue]
    ) {
        guard !items[item].traits.contains(.anyCondition), conditions.count > 1 else { return }
        var wanted: [Int32: String] = [:]
        for condition in conditions where condition.comparison == .equal && condition.source >= 0 {
            guard case .coding(let system, let code?, _) = condition.expected,
                isSingle(condition)
            else { continue }
            let key = "\(system ?? "")|\(code)"
            if let other = wanted.updateValue(key, forKey: condition.source), other != key {
                let detail = details[item]
                let question = details[Int(condition.source)].linkId
                warnings.append(
                    Issue(
                        .warning, FormFinding(.conditionsContradict, of: detail.linkId, [question]),
                        at: document.member(detail.node, .enableWhen)))
                return
            }
        }
    }
}
