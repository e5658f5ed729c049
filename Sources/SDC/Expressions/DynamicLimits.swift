internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath

/// Limits that are worked out anew in each call.
extension ResponseState {
    /// What an occurrence asks of its values, limits given by expressions worked out. A limit whose expression gives
    /// nothing is no limit; one whose expression fails is none either, and the reply says so.
    package func constraints(of index: Int32) -> Constraints {
        let detail = detail(index)
        guard detail.constraints.isDynamic else { return detail.constraints }
        let element = occurrences[Int(index)].node
        let type = formItem(index).type
        var constraints = detail.constraints
        if let expression = constraints.minimumExpression {
            constraints.minimum = limit(expression, type, detail, element: element)
        }
        if let expression = constraints.maximumExpression {
            constraints.maximum = limit(expression, type, detail, element: element)
        }
        return constraints
    }

    /// Looks at the limits of all that a step shows, so that the reply tells of those that fail, answered or not.
    func workOutLimits(of step: Step) {
        guard form.hasDynamicLimits else { return }
        for top in step.occurrences {
            for index in top..<occurrences[Int(top)].end where occurrences[Int(index)].isEnabled {
                _ = constraints(of: index)
            }
        }
    }

    private func limit(
        _ expression: FormExpression, _ type: ItemType, _ detail: ItemDetail, element: Node
    ) -> ValueLimit? {
        guard let evaluation = formEvaluation else { return nil }
        do throws(FHIRPathError) {
            let found = try evaluation.items(expression, element: element, item: detail.node)
            guard let item = found.first else { return nil }
            guard found.count == 1, let limit = evaluation.evaluation.limit(item, type) else {
                note(expression, detail, "it gives \(found.count > 1 ? "several values" : "a value of another type")")
                return nil
            }
            return ValueLimit(value: limit, text: evaluation.evaluation.limitText(item), node: .none)
        } catch {
            note(expression, detail, error.explanation(in: expression.compiled.text))
            return nil
        }
    }

    private func note(_ expression: FormExpression, _ detail: ItemDetail, _ why: String) {
        let issue = Issue(
            .warning, .processing,
            "The expression for \(expression.element) of '\(detail.linkId)' gives no limit, so none is checked: \(why)",
            linkId: detail.linkId)
        // One for each expression of the form, and no more than any reply lists.
        guard expressionIssues.count < Self.maximumExpressionIssues,
            notedExpressions.insert(ObjectIdentifier(expression)).inserted
        else { return }
        expressionIssues.append(issue)
    }
}

extension Evaluation {
    /// A value as a limit of an item's type; nil where it does not fit.
    fileprivate func limit(_ item: Item, _ type: ItemType) -> LimitValue? {
        switch (type, value(item)) {
        case (.integer, let value), (.decimal, let value):
            return value.number.map { .number($0) }
        case (.quantity, .quantity(let quantity)):
            let unit =
                if case .foreign(let system, let code, let unit) = quantity.measure {
                    UnitOption(system: system, code: code, display: unit)
                } else {
                    UnitOption(
                        system: "http://unitsofmeasure.org", code: quantity.ucumCode, display: quantity.unit)
                }
            return .quantity(quantity.value, unit: unit)
        case (.quantity, let value):
            return value.number.map { .number($0) }
        case (.date, .date(let date)), (.dateTime, .date(let date)): return .date(date)
        case (.date, .dateTime(let moment)): return .date(moment.date)
        case (.dateTime, .dateTime(let moment)): return .dateTime(moment)
        case (.date, .string(let text)), (.dateTime, .string(let text)):
            if let date = PartialDate(text) { return .date(date) }
            return PartialDateTime(text).map { type == .date ? .date($0.date) : .dateTime($0) }
        case (.time, .time(let time)): return .time(time)
        case (.time, .string(let text)): return TimeOfDay(text).map { .time($0) }
        default: return nil
        }
    }

    fileprivate func limitText(_ item: Item) -> String {
        if case .quantity(let quantity) = value(item) { return "\(quantity.value) \(quantity.unit)" }
        return text(of: item) ?? ""
    }
}
