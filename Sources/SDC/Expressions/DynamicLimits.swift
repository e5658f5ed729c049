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
        guard detail.constraints.isDynamic, let expressions else { return detail.constraints }
        if let known = expressions.constraints[index] { return known }
        var constraints = detail.constraints
        if let expression = constraints.minimumExpression {
            constraints.minimum = limit(expression, of: index, expressions)
        }
        if let expression = constraints.maximumExpression {
            constraints.maximum = limit(expression, of: index, expressions)
        }
        expressions.constraints[index] = constraints
        return constraints
    }

    /// Works out all that a step shows, so that the reply tells of what fails, answered or not.
    func workOutShown(by step: Step) {
        guard expressions != nil else { return }
        for top in step.occurrences + step.header + step.footer + step.alongside {
            for index in top..<occurrences[Int(top)].end where occurrences[Int(index)].isEnabled {
                _ = constraints(of: index)
                guard detail(index).expressions != nil else { continue }
                _ = options(of: index)
                _ = computedText(of: index)
                _ = candidates(of: index)
                _ = information(of: index)
            }
        }
    }

    private func limit(_ expression: FormExpression, of index: Int32, _ expressions: FormEvaluation) -> ValueLimit? {
        let detail = detail(index)
        let type = formItem(index).type
        let failure: () -> String
        do throws(FHIRPathError) {
            let found = try expressions.read(expression, on: index) { items, evaluation throws(FHIRPathError) in
                if let first = items.first { try evaluation.chargeCopy(of: first) }
                return (count: items.count, limit: items.first.flatMap { evaluation.limit($0, type) })
            }
            if found.count == 0 { return nil }
            if found.count == 1, let limit = found.limit { return ValueLimit(limit) }
            failure = { "it gives \(found.count > 1 ? "several values" : "a value that no answer of this type has")" }
        } catch {
            failure = { error.explanation(in: expression.compiled.text) }
        }
        expressions.note(expression) {
            Issue(
                .warning, .processing,
                "The expression for \(expression.element) of '\(detail.linkId)' gives no limit, so none is checked: "
                    + failure(),
                path: path(of: index), linkId: detail.linkId)
        }
        return nil
    }
}

extension Evaluation {
    /// A value as a limit of an item's type; nil where it does not fit, and where FHIR has no such value: a time without
    /// its seconds.
    fileprivate func limit(_ item: Item, _ type: ItemType) -> LimitValue? {
        switch (type, value(item)) {
        case (.integer, let value), (.decimal, let value):
            return value.number.map { .number($0) }
        case (.quantity, .quantity(let quantity)):
            switch quantity.measure {
            // A number without a unit asks nothing of the answer's unit.
            case .ucum("1"): return .number(quantity.value)
            case .foreign(let system, let code, let unit):
                return .quantity(quantity.value, unit: UnitOption(system: system, code: code, display: unit))
            case .ucum, .calendar:
                return .quantity(
                    quantity.value,
                    unit: UnitOption(system: QuantityOrder.ucum, code: quantity.ucumCode, display: quantity.unit))
            }
        case (.quantity, let value):
            return value.number.map { .number($0) }
        case (.date, .date(let date)), (.dateTime, .date(let date)): return .date(date)
        case (.date, .dateTime(let moment)): return .date(moment.date)
        case (.dateTime, .dateTime(let moment)): return zoned(moment).map { .dateTime($0) }
        case (.date, .string(let text)), (.dateTime, .string(let text)):
            if let date = PartialDate(text) { return .date(date) }
            return PartialDateTime(text).map { type == .date ? .date($0.date) : .dateTime($0) }
        case (.time, .time(let time)): return time.second == nil ? nil : .time(time)
        case (.time, .string(let text)): return TimeOfDay(text).map { .time($0) }
        default: return nil
        }
    }

    /// A date with a time as FHIR has it, to the second and with a zone, the call's where it comes with none.
    func zoned(_ moment: PartialDateTime) -> PartialDateTime? {
        guard let time = moment.time, moment.offsetMinutes == nil else {
            return moment.time == nil || moment.instant != nil ? moment : nil
        }
        return moment.instant(in: zone).flatMap {
            PartialDateTime($0, in: zone, fractionDigits: time.fractionDigits)
        }
    }
}

extension ValueLimit {
    /// A limit that was worked out, as a message says it.
    fileprivate init(_ value: LimitValue) {
        let text =
            switch value {
            case .number(let number): number.description
            case .quantity(let number, let unit):
                (unit.display ?? unit.code).map { "\(number) \($0)" } ?? number.description
            case .date(let date): date.description
            case .dateTime(let moment): moment.description
            case .time(let time): time.description
            }
        self.init(value: value, text: text, node: .none)
    }
}
