internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import UCUM

/// Compares one answer with what a condition asks for.
///
/// Codings match on system and code (a condition without system on code alone, one without code on display); quantities
/// after conversion of units; dates and times by the precision both have.
struct ConditionMatcher {
    enum Verdict { case yes, no, undecided }

    let document: Document

    func compare(_ value: Node, _ condition: Condition) -> Verdict {
        switch condition.expected {
        case .boolean(let wanted):
            guard let given = document.bool(value) else { return .no }
            return equality(given == wanted, condition.comparison)
        case .number(let wanted):
            return number(value, wanted, condition.comparison)
        case .date(let wanted):
            guard let text = document.string(value) else { return .no }
            if let given = PartialDate(text) { return order(given.compare(to: wanted), condition.comparison) }
            guard let given = PartialDateTime(text) else { return .no }
            return order(given.compare(to: wanted), condition.comparison)
        case .dateTime(let wanted):
            guard let text = document.string(value), let given = PartialDateTime(text) else { return .no }
            return order(given.compare(to: wanted), condition.comparison)
        case .time(let wanted):
            guard let text = document.string(value), let given = TimeOfDay(text) else { return .no }
            return order(given.compare(to: wanted), condition.comparison)
        case .string(let wanted):
            return string(value, wanted, condition.comparison)
        case .coding(let system, let code, let display):
            guard document.key(value) == .valueCoding else { return .no }
            return equality(matchesCoding(value, system: system, code: code, display: display), condition.comparison)
        case .quantity(let wanted, let unit):
            return quantity(value, wanted, unit, condition.comparison)
        case .reference(let wanted):
            return equality(document.equals(document.member(value, .reference), wanted), condition.comparison)
        case .nothing:
            return .no
        }
    }

    private func equality(_ isEqual: Bool, _ comparison: Condition.Operator) -> Verdict {
        switch comparison {
        case .equal: isEqual ? .yes : .no
        case .notEqual: isEqual ? .no : .yes
        default: .no
        }
    }

    /// -1, 0 or 1 against an operator.
    private func order(_ sign: Int, _ comparison: Condition.Operator) -> Verdict {
        let holds =
            switch comparison {
            case .exists: false
            case .equal: sign == 0
            case .notEqual: sign != 0
            case .greater: sign > 0
            case .less: sign < 0
            case .greaterOrEqual: sign >= 0
            case .lessOrEqual: sign <= 0
            }
        return holds ? .yes : .no
    }

    private func order(_ ordering: PartialOrdering, _ comparison: Condition.Operator) -> Verdict {
        switch ordering {
        case .less: order(-1, comparison)
        case .equal: order(0, comparison)
        case .greater: order(1, comparison)
        case .undecided: comparison == .exists ? .no : .undecided
        }
    }

    private func number(_ value: Node, _ wanted: ExactDecimal, _ comparison: Condition.Operator) -> Verdict {
        let node = document.kind(value) == .object ? document.member(value, .value) : value
        guard node.exists, document.kind(node) == .number, let given = ExactDecimal(utf8: document.rawBytes(node))
        else {
            return .no
        }
        return order(given < wanted ? -1 : (given == wanted ? 0 : 1), comparison)
    }

    private func string(_ value: Node, _ wanted: String, _ comparison: Condition.Operator) -> Verdict {
        var node = value
        if document.kind(value) == .object {
            node = document.member(value, document.key(value) == .valueReference ? .reference : .code)
        }
        guard node.exists, document.kind(node) == .string else { return .no }
        switch comparison {
        case .equal, .notEqual: return equality(document.equals(node, wanted), comparison)
        default:
            guard let given = document.string(node) else { return .no }
            return order(given < wanted ? -1 : (given == wanted ? 0 : 1), comparison)
        }
    }

    private func matchesCoding(_ value: Node, system: String?, code: String?, display: String?) -> Bool {
        guard let code else { return display.map { document.equals(document.member(value, .display), $0) } ?? false }
        guard document.equals(document.member(value, .code), code) else { return false }
        guard let system else { return true }
        return document.equals(document.member(value, .system), system)
    }

    private func quantity(
        _ value: Node, _ wanted: ExactDecimal, _ unit: UnitOption, _ comparison: Condition.Operator
    ) -> Verdict {
        guard document.kind(value) == .object else { return number(value, wanted, comparison) }
        let numberNode = document.member(value, .value)
        guard numberNode.exists, let given = document.decimal(numberNode) else { return .no }
        let givenUnit = UnitOption(
            system: document.string(value, .system), code: document.string(value, .code),
            display: document.string(value, .unit))
        switch QuantityOrder.compare(given, givenUnit, wanted, unit) {
        case .some(let sign): return order(sign, comparison)
        // Units that cannot be compared: certainly not equal, and neither more nor less.
        case .none: return comparison == .notEqual ? .yes : .no
        }
    }
}

/// Comparing quantities across units.
enum QuantityOrder {
    static let ucum = "http://unitsofmeasure.org"

    /// -1, 0, 1; nil where the units do not compare.
    ///
    /// UCUM codes are converted; a code that one side lacks is looked for in its `unit` text; otherwise units have to be
    /// the same letters. A limit without any unit compares by number alone.
    static func compare(_ left: ExactDecimal, _ leftUnit: UnitOption, _ right: ExactDecimal, _ rightUnit: UnitOption)
        -> Int?
    {
        let leftCode = leftUnit.code ?? leftUnit.display
        let rightCode = rightUnit.code ?? rightUnit.display
        guard let leftCode, let rightCode else {
            return leftCode == rightCode || rightCode == nil ? sign(left, right) : nil
        }
        if leftCode == rightCode { return sign(left, right) }
        let isOther = [leftUnit.system, rightUnit.system].contains { $0 != nil && $0 != ucum }
        guard !isOther else { return nil }
        return try? UCUM.compare(left, leftCode, right, rightCode)
    }

    private static func sign(_ left: ExactDecimal, _ right: ExactDecimal) -> Int {
        left < right ? -1 : (left == right ? 0 : 1)
    }
}
