internal import Decimals
internal import FHIRJSON
internal import FHIRModel

/// Tables of a long list of options: where each may be found by what an answer has of it.
///
/// What they give is a hint only: texts that are the same letters in other code points are one key.
struct OptionLookup: Sendable {
    private enum Key: Hashable, Sendable {
        case code(String, system: String?)
        case display(String)
        case text(ValueType, String)
        case number(ValueType, ExactDecimal)
        case reference(String)
        case referenceDisplay(String)
        case quantity(ExactDecimal, unit: String?, system: String?)
        case quantityText(String, unit: String?, system: String?)
    }

    private var places: [Key: [Int]] = [:]
    /// First coding with a code, and whether it is the only one.
    private var codes: [String: (place: Int, isOnly: Bool)] = [:]

    init(_ options: [AnswerOption]) {
        for (place, option) in options.enumerated() {
            switch option.value {
            case .coding(let system, _, let code, let display):
                if let code {
                    add(.code(code, system: system), place)
                    codes[code] = codes[code].map { ($0.place, false) } ?? (place, true)
                } else if let display {
                    add(.display(display), place)
                }
            case .primitive(let type, let text):
                add(.text(type, text), place)
                if let number = ExactDecimal(text) { add(.number(type, number), place) }
            case .reference(let reference, let display):
                if let reference {
                    add(.reference(reference), place)
                } else if let display {
                    add(.referenceDisplay(display), place)
                }
            case .quantity(let number, let unit):
                let name = unit.code ?? unit.display
                let system = unit.code == nil ? nil : unit.system
                if let number = ExactDecimal(number) { add(.quantity(number, unit: name, system: system), place) }
                add(.quantityText(number, unit: name, system: system), place)
            }
        }
    }

    private mutating func add(_ key: Key, _ place: Int) { places[key, default: []].append(place) }

    /// Options that an answer may be, first ones first in each list.
    func candidates(for value: Node, type: ValueType, in document: Document) -> [[Int]] {
        var keys: [Key] = []
        switch type {
        case .coding:
            if let code = document.string(value, .code) {
                keys.append(.code(code, system: document.string(value, .system)))
            } else if let display = document.string(value, .display) {
                keys.append(.display(display))
            }
        case .reference:
            if let reference = document.string(value, .reference) { keys.append(.reference(reference)) }
            if let display = document.string(value, .display) { keys.append(.referenceDisplay(display)) }
        case .quantity:
            guard let text = document.numberText(document.member(value, .value)) else { return [] }
            let unit = document.string(value, .code) ?? document.string(value, .unit)
            let number = ExactDecimal(text)
            for system in Set([document.string(value, .system), nil]) {
                if let number { keys.append(.quantity(number, unit: unit, system: system)) }
                keys.append(.quantityText(text, unit: unit, system: system))
            }
        default:
            if let text = document.string(value) ?? document.bool(value).map({ $0 ? "true" : "false" }) {
                keys.append(.text(type, text))
            } else if let text = document.numberText(value) {
                keys.append(.text(type, text))
                if let number = ExactDecimal(text) { keys.append(.number(type, number)) }
            }
        }
        return keys.compactMap { places[$0] }
    }

    /// The first option that is no coding and that a text names, or a number of the same value.
    func firstPrimitive(named text: String) -> Int? {
        let number = ExactDecimal(text)
        var first: Int?
        for type in ValueType.allCases {
            for key in [Key.text(type, text)] + (number.map { [Key.number(type, $0)] } ?? []) {
                guard let place = places[key]?.first else { continue }
                first = min(first ?? place, place)
            }
        }
        return first
    }

    /// The first coding with a code, and whether it is the only one.
    func coding(withCode code: String) -> (place: Int, isOnly: Bool)? { codes[code] }
}
