internal import Calendar
internal import Decimals
internal import FHIRJSON
package import FHIRModel
package import FHIRPath

/// Options that are worked out anew in each call: `answerExpression`, the expression for `answerValueSet`, and
/// `answerOptionsToggleExpression` (sdc-facts 2.3, statements 107, 109, 110).
extension ResponseState {
    /// The answers that may be chosen; nil = the item offers none.
    package func options(of index: Int32) -> OptionList? {
        let detail = detail(index)
        guard formItem(index).traits.contains(.optionsWorkedOut), let own = detail.expressions, let expressions else {
            return detail.options
        }
        if let known = expressions.options[index] { return known }
        var list = detail.options
        if let expression = own.options { list = workedOut(expression, on: index, expressions) ?? list }
        if !own.toggles.isEmpty, let whole = list { list = toggled(whole, own.toggles, on: index, expressions) }
        expressions.options[index] = list
        return list
    }

    /// The types an answer may have now: those of the options, where an expression gives them.
    package func valueTypes(of index: Int32) -> ValueTypeSet {
        let entry = formItem(index)
        guard detail(index).expressions?.options != nil, entry.type.isCoded, let list = options(of: index) else {
            return entry.valueTypes
        }
        var types = list.types
        if types.isEmpty || entry.type == .openChoice { types.insert(ValueTypeSet(.coding)) }
        if entry.traits.contains(.openText) { types.insert(ValueTypeSet(.string)) }
        return types
    }

    // MARK: answerExpression

    private func workedOut(
        _ expression: FormExpression, on index: Int32, _ expressions: FormEvaluation
    ) -> OptionList? {
        let sets = detail(index).valueSets
        let failure: () -> String
        do throws(FHIRPathError) {
            return try expressions.read(expression, on: index) { items, evaluation throws(FHIRPathError) in
                if expression.element == "answerValueSet" {
                    guard let first = items.first, let name = evaluation.text(of: first) else { return nil }
                    return sets[name]
                        ?? OptionList([], problem: "the value set that the form works out is not part of it")
                }
                var options: [AnswerOption] = []
                for item in items where options.count < Self.maximumOptions { options += try evaluation.options(item) }
                if options.count >= Self.maximumOptions, items.count > Self.maximumOptions {
                    return OptionList(
                        Array(options.prefix(Self.maximumOptions)),
                        problem: "its answerExpression gives more than \(Self.maximumOptions), which are not looked at")
                }
                return OptionList(
                    options,
                    problem: options.count < items.count ? "some of what its answerExpression gives is no option" : nil)
            }
        } catch {
            failure = { error.explanation(in: expression.compiled.text) }
        }
        let linkId = detail(index).linkId
        expressions.note(expression) {
            Issue(
                .warning, .processing,
                "The options of '\(linkId)' are not known, as its \(expression.element) fails: \(failure())",
                path: path(of: index), linkId: linkId)
        }
        return OptionList([], problem: "its \(expression.element) fails")
    }

    /// More options than this no answerExpression has.
    package static let maximumOptions = 10_000

    // MARK: Toggles

    /// Without the options that toggles name and none of them allows.
    private func toggled(
        _ list: OptionList, _ toggles: [OptionToggle], on index: Int32, _ expressions: FormEvaluation
    ) -> OptionList {
        let isOn = toggles.map { toggle in
            demanded(toggle.expression, index, expressions, "true or false") { evaluation, item in
                evaluation.boolean(of: item)
            } ?? false
        }
        let key = ToggledOptions(item: occurrences[Int(index)].item, isOn: isOn)
        let isOfTheForm = list === detail(index).options
        if isOfTheForm, let known = expressions.toggled[key] { return known }
        // A list of its own, whose options are copied and looked up.
        expressions.charge(list.options.count * Self.stepsPerOption)
        guard !expressions.isExhausted else { return list }
        let places =
            isOfTheForm ? detail(index).togglePlaces : toggles.map { $0.places(in: list, of: form.document) }
        expressions.charge(places.reduce(0) { $0 + $1.count })
        var hidden: Set<Int> = []
        for places in places { hidden.formUnion(places) }
        for (places, isOn) in zip(places, isOn) where isOn { hidden.subtract(places) }
        let left =
            hidden.isEmpty
            ? list
            : OptionList(
                list.options.enumerated().filter { !hidden.contains($0.offset) }.map(\.element), problem: list.problem)
        if isOfTheForm { expressions.toggled[key] = left }
        return left
    }

    /// Steps that an option costs which stands in a list made for some rows only.
    private static let stepsPerOption = 16
}

/// What makes two rows offer the same of an item's options.
struct ToggledOptions: Hashable {
    let item: Int32
    /// Of each toggle, whether its expression is true.
    let isOn: [Bool]
}

extension Evaluation {
    /// What an item offers as answers: a coding, those of a concept, a value, a resource to refer to.
    ///
    /// What is copied for it counts, and the option itself.
    package func options(_ item: Item) throws(FHIRPathError) -> [AnswerOption] {
        let made = offered(item)
        for option in made {
            try charge(textBytes: 128)
            try charge(copying: option.value.textBytes)
        }
        return made
    }

    private func offered(_ item: Item) -> [AnswerOption] {
        if item.kind == .node, isPlain(item) {
            let document = document(of: item)
            switch typeName(of: item) {
            case "Coding": return [coding(item.node, document)].compactMap { $0 }
            case "CodeableConcept":
                return document.items(document.member(item.node, .coding)).compactMap { coding($0, document) }
            case "Reference":
                return [
                    made(
                        .reference(
                            document.string(item.node, .reference), display: document.string(item.node, .display)))
                ]
            case "Quantity":
                guard let number = document.numberText(document.member(item.node, .value)) else { return [] }
                let unit = UnitOption(
                    system: document.string(item.node, .system), code: document.string(item.node, .code),
                    display: document.string(item.node, .unit))
                return [made(.quantity(number, unit: unit))]
            default: break
            }
            if let type = document.string(item.node, .resourceType) {
                guard let id = document.string(item.node, .id) else { return [] }
                return [made(.reference("\(type)/\(id)", display: nil))]
            }
        }
        switch value(item) {
        case .boolean(let value): return [made(.primitive(.boolean, value ? "true" : "false"))]
        case .integer(let value), .long(let value): return [made(.primitive(.integer, String(value)))]
        case .decimal(let value): return [made(.primitive(.decimal, value.description))]
        case .string(let text):
            let isURI = item.kind == .node && ["uri", "url", "canonical"].contains(typeName(of: item))
            return text.isEmpty ? [] : [made(.primitive(isURI ? .uri : .string, text))]
        case .date(let date): return [made(.primitive(.date, date.description))]
        case .dateTime(let moment):
            return zoned(moment).map { [made(.primitive(.dateTime, $0.description))] } ?? []
        case .time(let time): return [made(.primitive(.time, time.description))]
        case .quantity(let quantity):
            let unit = UnitOption(system: QuantityOrder.ucum, code: quantity.ucumCode, display: quantity.unit)
            return [made(.quantity(quantity.value.description, unit: unit))]
        case .other: return []
        }
    }

    private func coding(_ node: Node, _ document: Document) -> AnswerOption? {
        let (code, display) = (document.string(node, .code), document.string(node, .display))
        guard code != nil || display != nil else { return nil }
        return made(
            .coding(
                system: document.string(node, .system), version: document.string(node, .version), code: code,
                display: display),
            weight: document.numberText(document.extensionValue(node, KnownExtension.itemWeight))
                ?? document.numberText(document.extensionValue(node, KnownExtension.ordinalValue)))
    }

    private func made(_ value: AnswerOption.Value, weight: String? = nil) -> AnswerOption {
        AnswerOption(
            value: value, node: .none, isExclusive: false, isInitiallySelected: false, prefix: nil, weight: weight,
            designations: [])
    }
}

extension AnswerOption.Value {
    /// Bytes of its texts.
    fileprivate var textBytes: Int {
        switch self {
        case .coding(let system, let version, let code, let display):
            [system, version, code, display].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
        case .primitive(_, let text): text.utf8.count
        case .reference(let reference, let display): (reference?.utf8.count ?? 0) + (display?.utf8.count ?? 0)
        case .quantity(let number, let unit):
            [number, unit.system, unit.code, unit.display].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
        }
    }
}
