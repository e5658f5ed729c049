internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Limits that an expression gives, written as the plain extensions they stand in for, so that any renderer keeps them.
struct LimitsWriter {
    private let limits: [(FormExpression, ValueLimit)]

    /// - Parameter item: an item of the form; its first occurrence speaks for all rows.
    init(state: ResponseState, item: Int32) {
        let isDynamic = state.form.details[Int(item)].constraints.isDynamic
        guard isDynamic, let first = state.occurrences.firstIndex(where: { $0.item == item }) else {
            limits = []
            return
        }
        let constraints = state.constraints(of: Int32(first))
        var limits: [(FormExpression, ValueLimit)] = []
        if let expression = constraints.minimumExpression, let limit = constraints.minimum {
            limits.append((expression, limit))
        }
        if let expression = constraints.maximumExpression, let limit = constraints.maximum {
            limits.append((expression, limit))
        }
        self.limits = limits
    }

    var hasLimits: Bool { !limits.isEmpty }

    /// Writes the entries of an `extension` array.
    func write(to json: inout JSONWriter) {
        for (expression, limit) in limits {
            json.beginObject()
            json.member("url", expression.url)
            json.key(expression.valueName)
            switch limit.value {
            case .number(let number): json.number(text: number.description)
            case .date(let date): json.string(date.description)
            case .dateTime(let moment): json.string(moment.description)
            case .time(let time): json.string(time.description)
            case .quantity(let number, let unit):
                json.beginObject()
                json.key("value")
                json.number(text: number.description)
                if let display = unit.display { json.member("unit", display) }
                if let system = unit.system { json.member("system", system) }
                if let code = unit.code { json.member("code", code) }
                json.endObject()
            }
            json.endObject()
        }
    }
}
