internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel

/// Reads the `enableWhen` of all items and ties each to its source.
struct ConditionReader {
    let document: Document
    let items: ContiguousArray<FormItem>
    let details: [ItemDetail]
    let itemByLinkId: LinkIdTable

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
                    Issue(
                        .warning, .invariant,
                        "'\(detail.linkId)' has several conditions and no enableBehavior (que-12); all of them must hold.",
                        linkId: detail.linkId))
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
                    .error, .required, "An enableWhen of '\(linkId)' names no question.", linkId: linkId,
                    expression: place(of: node) + ".question"))
            return nil
        }
        guard let code = document.string(node, .operator), let comparison = Condition.Operator(rawValue: code) else {
            errors.append(
                Issue(
                    .error, .codeInvalid, "An enableWhen of '\(linkId)' has no operator that FHIR knows.",
                    linkId: linkId,
                    expression: place(of: node) + ".operator"))
            return nil
        }
        let source = itemByLinkId[question] ?? -1
        if source < 0 {
            warnings.append(
                Issue(
                    .warning, .notFound,
                    "A condition of '\(linkId)' looks at '\(question)', which is not in the form: it counts as never answered.",
                    linkId: linkId))
        }
        let expected = expected(node)
        if case .nothing = expected {
            warnings.append(
                Issue(
                    .warning, .value, "A condition of '\(linkId)' has no answer to compare with, so it never holds.",
                    linkId: linkId))
        } else if comparison == .exists, case .boolean = expected {
            // The one form `exists` takes (que-7).
        } else if comparison == .exists {
            warnings.append(
                Issue(
                    .warning, .invariant, "A condition of '\(linkId)' uses exists without answerBoolean (que-7).",
                    linkId: linkId))
        } else if source >= 0, !canMatch(expected, items[Int(source)]) {
            warnings.append(
                Issue(
                    .warning, .value,
                    "A condition of '\(linkId)' compares '\(question)' with a value of another type, so it never holds.",
                    linkId: linkId))
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

    private func canMatch(_ expected: Condition.Expected, _ source: FormItem) -> Bool {
        switch (expected, source.type) {
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

    /// Two different codes asked of one single choice under `all` can never both be there.
    private func warnAboutContradiction(
        _ conditions: ContiguousArray<Condition>.SubSequence, item: Int, warnings: inout [Issue]
    ) {
        guard !items[item].traits.contains(.anyCondition), conditions.count > 1 else { return }
        var wanted: [Int32: String] = [:]
        for condition in conditions where condition.comparison == .equal && condition.source >= 0 {
            guard case .coding(let system, let code?, _) = condition.expected,
                !items[Int(condition.source)].repeats
            else { continue }
            let key = "\(system ?? "")|\(code)"
            if let other = wanted.updateValue(key, forKey: condition.source), other != key {
                warnings.append(
                    Issue(
                        .warning, .processing,
                        "'\(details[item].linkId)' can never be shown: it asks for two different answers of "
                            + "'\(details[Int(condition.source)].linkId)' at once (enableBehavior any may be meant).",
                        linkId: details[item].linkId))
                return
            }
        }
    }
}
