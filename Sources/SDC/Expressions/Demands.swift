internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath

/// What is asked of an item, where expressions say it: `cqf-expression` on required, readOnly, repeats, minOccurs and
/// maxOccurs (sdc-facts 2.4).
extension ResponseState {
    /// Works out the demands of all enabled occurrences that have such expressions.
    func workOutDemands() {
        demands.removeAll(keepingCapacity: true)
        guard form.logic.hasDemands, let expressions else { return }
        for item in form.items.indices where form.items[item].traits.contains(.demanding) {
            guard let own = form.details[item].expressions else { continue }
            for index in occurrences(of: Int32(item)) where occurrences[Int(index)].isEnabled {
                let demand = demand(of: index, formItem(index), own, expressions)
                demands[index] = demand
                if demand.isGroup, demand.traits.contains(.readOnly) { lock(below: index) }
            }
        }
    }

    /// Whether the group that an occurrence stands in takes no answers: no expression below opens what it locks.
    private func isLockedAbove(_ index: Int32) -> Bool {
        var above = occurrences[Int(index)].parent
        while above >= 0, !formItem(above).isGroup { above = occurrences[Int(above)].parent }
        return above >= 0 && formItem(above).traits.contains(.readOnly)
    }

    /// A readOnly group covers all below it (sdc-facts 4.2).
    private func lock(below group: Int32) {
        var index = group + 1
        while index < occurrences[Int(group)].end {
            var entry = formItem(index)
            entry.traits.insert(.readOnly)
            demands[index] = entry
            index += 1
        }
    }

    private func demand(
        of index: Int32, _ entry: FormItem, _ own: ItemExpressions, _ expressions: FormEvaluation
    ) -> FormItem {
        var entry = entry
        if let required = truth(own.required, index, expressions) { entry.traits.set(.required, required) }
        if let readOnly = truth(own.readOnly, index, expressions) {
            entry.traits.set(.readOnly, readOnly || isLockedAbove(index))
        }
        if let most = number(own.maxOccurs, index, expressions), most >= 1 { entry.maxOccurs = Int32(clamping: most) }
        // The form is laid out for several; without repeating only one may be given.
        if own.repeats != nil {
            let written = form.document.bool(form.document.member(detail(index).node, .repeats)) ?? false
            if !(truth(own.repeats, index, expressions) ?? written) { entry.maxOccurs = 1 }
        }
        let isRequired = entry.traits.contains(.required)
        if own.required != nil { entry.minOccurs = isRequired ? max(entry.minOccurs, 1) : 0 }
        if let least = number(own.minOccurs, index, expressions), least >= 0 {
            entry.minOccurs = max(isRequired ? 1 : 0, Int32(clamping: least))
        }
        return entry
    }

    private func truth(_ expression: FormExpression?, _ index: Int32, _ expressions: FormEvaluation) -> Bool? {
        guard let expression else { return nil }
        return demanded(expression, index, expressions, "true or false") { evaluation, item in
            evaluation.boolean(of: item)
        }
    }

    private func number(_ expression: FormExpression?, _ index: Int32, _ expressions: FormEvaluation) -> Int? {
        guard let expression else { return nil }
        return demanded(expression, index, expressions, "a whole number") { evaluation, item in
            evaluation.value(item).number?.intValue
        }
    }

    /// What an expression gives for an element; nil where it gives nothing, or fails, which the reply tells.
    func demanded<Value>(
        _ expression: FormExpression, _ index: Int32, _ expressions: FormEvaluation, _ what: String,
        _ read: (Evaluation, Item) throws(FHIRPathError) -> Value?
    ) -> Value? {
        let failure: () -> String
        do throws(FHIRPathError) {
            let found = try expressions.read(expression, on: index) { items, evaluation throws(FHIRPathError) in
                (count: items.count, value: items.count == 1 ? try read(evaluation, items[0]) : nil)
            }
            if found.count == 0 { return nil }
            if let value = found.value { return value }
            failure = { "it does not give \(what)" }
        } catch {
            failure = { error.explanation(in: expression.compiled.text) }
        }
        let linkId = detail(index).linkId
        expressions.note(expression) {
            Issue(
                .warning, .processing,
                "The expression for \(expression.element) of '\(linkId)' says nothing, so what the form says beside it holds: \(failure())",
                path: path(of: index), linkId: linkId)
        }
        return nil
    }
}

extension FormItem.Traits {
    fileprivate mutating func set(_ trait: FormItem.Traits, _ isSet: Bool) {
        if isSet { insert(trait) } else { remove(trait) }
    }
}
