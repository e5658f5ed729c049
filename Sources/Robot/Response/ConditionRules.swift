internal import Calendar
internal import Decimals
internal import UCUM

/// Whether answers make a condition hold (sdc-facts 4.4): any answer will do, none at all makes only `exists false` hold.
enum ConditionRules {
    static func verdict(_ condition: RobotCondition, _ answers: [Held]) -> Enabling.Verdict {
        if condition.isExists {
            guard condition.expectedType == "Boolean", let wanted = condition.expected.flag else { return .unsure }
            return wanted == !answers.isEmpty ? .yes : .no
        }
        guard !answers.isEmpty else { return .no }
        guard condition.expectedType != nil else { return .unsure }
        let verdicts = answers.map { compare($0, condition) }
        if verdicts.contains(.yes) { return .yes }
        return verdicts.contains(.unsure) ? .unsure : .no
    }

    private static func compare(_ answer: Held, _ condition: RobotCondition) -> Enabling.Verdict {
        let given = answer.value
        let wanted = condition.expected
        switch (condition.expectedType, answer.name) {
        case ("Boolean", "valueBoolean"):
            return equality(given == wanted, condition.comparison)
        case ("Integer", "valueInteger"), ("Integer", "valueDecimal"), ("Decimal", "valueInteger"),
            ("Decimal", "valueDecimal"):
            guard let left = decimal(given), let right = decimal(wanted) else { return .unsure }
            return order(sign(left, right), condition.comparison)
        case ("Date", "valueDate"):
            guard let left = given.text.flatMap({ PartialDate($0) }),
                let right = wanted.text.flatMap({ PartialDate($0) })
            else { return .unsure }
            return order(left.compare(to: right), condition.comparison)
        case ("DateTime", "valueDateTime"):
            guard let left = given.text.flatMap({ PartialDateTime($0) }),
                let right = wanted.text.flatMap({ PartialDateTime($0) })
            else { return .unsure }
            return order(left.compare(to: right), condition.comparison)
        case ("Time", "valueTime"):
            guard let left = given.text.flatMap({ TimeOfDay($0) }), let right = wanted.text.flatMap({ TimeOfDay($0) })
            else { return .unsure }
            return order(left.compare(to: right), condition.comparison)
        case ("String", "valueString"), ("String", "valueUri"):
            guard ["=", "!="].contains(condition.comparison) else { return .unsure }
            return equality(given == wanted, condition.comparison)
        case ("String", "valueCoding"):
            // Forms ask for a choice by the bare code.
            guard ["=", "!="].contains(condition.comparison), given["code"] != nil else { return .unsure }
            return equality(given["code"] == wanted, condition.comparison)
        case ("Coding", "valueCoding"):
            guard let code = wanted["code"] else {
                return equality(given["display"] == wanted["display"], condition.comparison)
            }
            let isSystemSame = wanted["system"] == nil || wanted["system"] == given["system"]
            return equality(given["code"] == code && isSystemSame, condition.comparison)
        case ("Quantity", "valueQuantity"):
            return quantity(given, wanted, condition.comparison)
        case ("Reference", "valueReference"):
            return equality(given["reference"] == wanted["reference"], condition.comparison)
        default:
            return .unsure
        }
    }

    private static func quantity(_ given: JSON, _ wanted: JSON, _ comparison: String) -> Enabling.Verdict {
        guard let left = decimal(given["value"]), let right = decimal(wanted["value"]) else { return .unsure }
        let leftUnit = given["code"]?.text ?? given["unit"]?.text
        let rightUnit = wanted["code"]?.text ?? wanted["unit"]?.text
        if leftUnit == rightUnit { return order(sign(left, right), comparison) }
        guard let leftUnit, let rightUnit, let sign = try? UCUM.compare(left, leftUnit, right, rightUnit) else {
            return .unsure
        }
        return order(sign, comparison)
    }

    static func decimal(_ value: JSON?) -> ExactDecimal? { value?.digits.flatMap { ExactDecimal($0) } }

    private static func sign(_ left: ExactDecimal, _ right: ExactDecimal) -> Int {
        left < right ? -1 : left == right ? 0 : 1
    }

    private static func equality(_ isEqual: Bool, _ comparison: String) -> Enabling.Verdict {
        switch comparison {
        case "=": isEqual ? .yes : .no
        case "!=": isEqual ? .no : .yes
        default: .unsure
        }
    }

    private static func order(_ sign: Int, _ comparison: String) -> Enabling.Verdict {
        let holds: Bool
        switch comparison {
        case "=": holds = sign == 0
        case "!=": holds = sign != 0
        case "<": holds = sign < 0
        case ">": holds = sign > 0
        case "<=": holds = sign <= 0
        case ">=": holds = sign >= 0
        default: return .unsure
        }
        return holds ? .yes : .no
    }

    /// What partial dates leave open is shown (R5 text).
    private static func order(_ ordering: PartialOrdering, _ comparison: String) -> Enabling.Verdict {
        switch ordering {
        case .less: order(-1, comparison)
        case .equal: order(0, comparison)
        case .greater: order(1, comparison)
        case .undecided: .yes
        }
    }
}
