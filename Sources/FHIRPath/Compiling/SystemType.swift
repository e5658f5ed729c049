/// The types of FHIRPath's own namespace.
enum SystemType: String, Sendable, CaseIterable {
    case any = "Any"
    case boolean = "Boolean"
    case integer = "Integer"
    case long = "Long"
    case decimal = "Decimal"
    case string = "String"
    case date = "Date"
    case dateTime = "DateTime"
    case time = "Time"
    case quantity = "Quantity"
}
