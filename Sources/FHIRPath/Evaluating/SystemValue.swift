package import Calendar
package import Decimals

/// The value of an item as FHIRPath's own types have it.
package enum SystemValue: Sendable {
    case boolean(Bool)
    case integer(Int)
    case long(Int)
    case decimal(ExactDecimal)
    case string(String)
    case date(PartialDate)
    case dateTime(PartialDateTime)
    case time(TimeOfDay)
    case quantity(SystemQuantity)
    /// A resource, an element with children, a type: nothing that has one value.
    case other

    /// The number, when it is one.
    package var number: ExactDecimal? {
        switch self {
        case .integer(let value), .long(let value): ExactDecimal(value)
        case .decimal(let value): value
        default: nil
        }
    }

    /// The name of the type in the System namespace.
    package var typeName: String {
        switch self {
        case .boolean: "Boolean"
        case .integer: "Integer"
        case .long: "Long"
        case .decimal: "Decimal"
        case .string: "String"
        case .date: "Date"
        case .dateTime: "DateTime"
        case .time: "Time"
        case .quantity: "Quantity"
        case .other: "Any"
        }
    }
}
