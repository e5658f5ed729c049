package import FHIRJSON
package import FHIRModel
package import Terminology

/// One allowed answer.
package struct AnswerOption: Sendable {
    package enum Value: Sendable {
        case coding(system: String?, version: String?, code: String?, display: String?)
        /// Any primitive, as its text (`string`, `integer`, `date`, `time`, `decimal`, `dateTime`, `uri`).
        case primitive(ValueType, String)
        case reference(String?, display: String?)
        /// A quantity: number, unit.
        case quantity(String, unit: UnitOption)

        package var type: ValueType {
            switch self {
            case .coding: .coding
            case .primitive(let type, _): type
            case .reference: .reference
            case .quantity: .quantity
            }
        }
    }

    package let value: Value
    /// The `answerOption` element in `Form.document`, or `.none` for a code of a value set.
    package let node: Node
    package let isExclusive: Bool
    package let isInitiallySelected: Bool
    package let prefix: String?
    package let weight: String?
    package let designations: [Concept.Designation]
    /// Markup of a code of a value set, not cleaned; that of an `answerOption` stands in ``node``.
    package var markup: Concept.Markup?
}

/// The options of one item, with what kept the list from being whole.
package final class OptionList: Sendable {
    package let options: [AnswerOption]
    /// Nil = the list is whole; else plain words why not. An answer that is off an unwhole list is not refused.
    package let problem: String?
    package let hasExclusive: Bool
    /// Types of the options.
    package let types: ValueTypeSet
    private let lookup: OptionLookup?
    /// Lists longer than this are searched by tables.
    private static let tableFrom = 12

    package init(_ options: [AnswerOption], problem: String?) {
        self.options = options
        self.problem = problem
        hasExclusive = options.contains { $0.isExclusive }
        types = options.reduce(into: []) { $0.insert(ValueTypeSet($1.value.type)) }
        lookup = options.count > Self.tableFrom ? OptionLookup(options) : nil
    }

    /// Index of the option that a value equals, nil = off the list.
    ///
    /// Codings match on system and code (display only where there is no code), references on `reference`,
    /// quantities on number, system and code, all else by value (FHIR R5: matching SHALL NOT use display, unless alone).
    package func index(of value: Node, type: ValueType, in document: Document) -> Int? {
        guard let lookup else {
            return options.firstIndex { matches($0, value, type, document) }
        }
        return lookup.candidates(for: value, type: type, in: document).compactMap { places in
            places.first { matches(options[$0], value, type, document) }
        }.min()
    }

    /// The first option that is no coding and that a text names, or a number of the same value.
    func firstPrimitive(named text: String) -> Int? {
        if let lookup { return lookup.firstPrimitive(named: text) }
        return options.firstIndex { option in
            guard case .primitive(_, let value) = option.value else { return false }
            return value == text || AnswerValue.sameNumber(value, text)
        }
    }

    /// The first option that is a coding with a code, and whether it is the only one.
    func coding(withCode wanted: String) -> (place: Int, isOnly: Bool)? {
        if let lookup { return lookup.coding(withCode: wanted) }
        let places = options.indices.filter {
            if case .coding(_, _, let code?, _) = options[$0].value { code == wanted } else { false }
        }
        return places.first.map { ($0, places.count == 1) }
    }

    private func matches(_ option: AnswerOption, _ value: Node, _ type: ValueType, _ document: Document) -> Bool {
        switch option.value {
        case .coding(let system, _, let code, let display):
            guard type == .coding else { return false }
            guard let code else {
                guard let display else { return false }
                return !document.member(value, .code).exists
                    && document.equals(document.member(value, .display), display)
            }
            guard document.equals(document.member(value, .code), code) else { return false }
            let given = document.member(value, .system)
            guard let system else { return !given.exists }
            return document.equals(given, system)
        case .primitive(let optionType, let text):
            guard optionType == type else { return false }
            if document.kind(value) == .string { return document.equals(value, text) }
            if let flag = document.bool(value) { return text == (flag ? "true" : "false") }
            return document.numberText(value).map { AnswerValue.sameNumber($0, text) } ?? false
        case .reference(let reference, let display):
            guard type == .reference else { return false }
            if let reference { return document.equals(document.member(value, .reference), reference) }
            return display.map { document.equals(document.member(value, .display), $0) } ?? false
        case .quantity(let number, let unit):
            guard type == .quantity, let given = document.numberText(document.member(value, .value)) else {
                return false
            }
            guard AnswerValue.sameNumber(given, number) else { return false }
            // The unit's text counts only where there is no code.
            guard let code = unit.code else {
                return !document.member(value, .code).exists && document.string(value, .unit) == unit.display
            }
            return document.equals(document.member(value, .code), code)
                && (unit.system.map { document.equals(document.member(value, .system), $0) } ?? true)
        }
    }
}
