package import Calendar
package import Decimals
package import FHIRJSON
package import FHIRModel

/// One `enableWhen`, ready to be evaluated (FHIR R4/R5 `Questionnaire.item.enableWhen`).
package struct Condition: Sendable {
    package enum Operator: String, Sendable {
        case exists
        case equal = "="
        case notEqual = "!="
        case greater = ">"
        case less = "<"
        case greaterOrEqual = ">="
        case lessOrEqual = "<="

        /// It asks for more or less, not only whether it is the same.
        package var needsOrder: Bool {
            switch self {
            case .exists, .equal, .notEqual: false
            case .greater, .less, .greaterOrEqual, .lessOrEqual: true
            }
        }
    }

    package enum Expected: Sendable {
        case boolean(Bool)
        case number(ExactDecimal)
        case date(PartialDate)
        case dateTime(PartialDateTime)
        case time(TimeOfDay)
        case string(String)
        case coding(system: String?, code: String?, display: String?)
        case quantity(ExactDecimal, unit: UnitOption)
        case reference(String)
        /// Cannot be compared with anything (the form's fault; a warning says so).
        case nothing

        /// Types of answers that hold such a value.
        package var valueTypes: ValueTypeSet {
            switch self {
            case .boolean: ValueTypeSet(.boolean)
            case .number: [ValueTypeSet(.integer), ValueTypeSet(.decimal)]
            case .date: ValueTypeSet(.date)
            case .dateTime: ValueTypeSet(.dateTime)
            case .time: ValueTypeSet(.time)
            case .string: ValueTypeSet(.string)
            case .coding: ValueTypeSet(.coding)
            case .quantity: ValueTypeSet(.quantity)
            case .reference: ValueTypeSet(.reference)
            case .nothing: []
            }
        }
    }

    /// Index of the source item, -1 = no such item (never answered).
    package let source: Int32
    package let comparison: Operator
    package let expected: Expected
    /// The value it is compared with, in the form's document.
    package let node: Node
    /// Deepest item that holds both the source and the item the condition belongs to; -1 = the root.
    package var common: Int32 = -1
    /// The source is an ancestor (a question) of the item the condition belongs to.
    package var sourceIsAncestor = false
}
