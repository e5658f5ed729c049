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
    private let byCode: [String: [Int]]
    /// Lists longer than this are searched by a table.
    private static let tableFrom = 12

    package init(_ options: [AnswerOption], problem: String?) {
        self.options = options
        self.problem = problem
        hasExclusive = options.contains { $0.isExclusive }
        types = options.reduce(into: []) { $0.insert(ValueTypeSet($1.value.type)) }
        var table: [String: [Int]] = [:]
        if options.count > Self.tableFrom {
            for (index, option) in options.enumerated() {
                if case .coding(_, _, let code?, _) = option.value { table[code, default: []].append(index) }
            }
        }
        byCode = table
    }

    /// Index of the option that a value equals, nil = off the list.
    ///
    /// Codings match on system and code (display only where there is no code), references on `reference`,
    /// quantities on number, system and code, all else by value (FHIR R5: matching SHALL NOT use display, unless alone).
    package func index(of value: Node, type: ValueType, in document: Document) -> Int? {
        if type == .coding, !byCode.isEmpty {
            guard let code = document.string(value, .code) else {
                return firstIndex(of: value, type: type, in: document)
            }
            return byCode[code]?.first { matches(options[$0], value, type, document) }
        }
        return firstIndex(of: value, type: type, in: document)
    }

    private func firstIndex(of value: Node, type: ValueType, in document: Document) -> Int? {
        for index in options.indices where matches(options[index], value, type, document) { return index }
        return nil
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
