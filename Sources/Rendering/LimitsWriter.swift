internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Limits that an expression gives, written as the plain extensions they stand in for, so that any renderer keeps them.
struct LimitsWriter {
    private let limits: [(url: Node, limit: ValueLimit)]
    private let document: Document
    private let isInteger: Bool

    /// - Parameter item: an item of the form. A step has it once for all its rows, so a limit that differs between them is
    ///   left out; the server checks each row by its own.
    init(state: ResponseState, item: Int32) {
        document = state.form.document
        isInteger = state.form.items[Int(item)].type == .integer
        guard state.form.details[Int(item)].constraints.isDynamic else {
            limits = []
            return
        }
        let rows = state.occurrences(of: item).filter { state.occurrences[Int($0)].isEnabled }
        let all = rows.map { state.constraints(of: $0) }
        var limits: [(url: Node, limit: ValueLimit)] = []
        for (expression, read) in [
            (\Constraints.minimumExpression, \Constraints.minimum), (\.maximumExpression, \.maximum),
        ] {
            guard let first = all.first, let entry = first[keyPath: expression]?.entry,
                let limit = first[keyPath: read], all.allSatisfy({ $0[keyPath: read]?.text == limit.text })
            else { continue }
            limits.append((document.member(entry, .url), limit))
        }
        self.limits = limits
    }

    var hasLimits: Bool { !limits.isEmpty }

    /// Writes the entries of an `extension` array.
    func write(to json: inout JSONWriter) {
        for (url, limit) in limits {
            json.beginObject()
            json.member("url", url, of: document)
            write(limit.value, to: &json)
            json.endObject()
        }
    }

    /// The name goes by the value, whatever the form wrote the expression beside.
    private func write(_ value: LimitValue, to json: inout JSONWriter) {
        switch value {
        case .number(let number):
            json.key(isInteger && number.fractionDigits == 0 ? "valueInteger" : "valueDecimal")
            json.number(text: number.description)
        case .date(let date): json.member("valueDate", date.description)
        case .dateTime(let moment): json.member("valueDateTime", moment.description)
        case .time(let time): json.member("valueTime", time.description)
        case .quantity(let number, let unit):
            json.key("valueQuantity")
            json.beginObject()
            json.key("value")
            json.number(text: number.description)
            if let display = unit.display { json.member("unit", display) }
            if let system = unit.system { json.member("system", system) }
            if let code = unit.code { json.member("code", code) }
            json.endObject()
        }
    }
}
