internal import FHIRModel

/// Which types of results can become answers, by their names as `ExpressionFindings` has them: `Coding`, `System.Integer`.
///
/// Told from what the calculation makes answers of; where that depends on the value, it can.
enum ResultTypes {
    private static let numbers: Set<String> = [
        "integer", "decimal", "positiveInt", "unsignedInt", "integer64", "System.Integer", "System.Decimal",
        "System.Long",
    ]
    private static let quantities: Set<String> = [
        "Quantity", "SimpleQuantity", "Age", "Duration", "Count", "Distance", "Money", "System.Quantity",
    ]
    private static let moments: Set<String> = [
        "date", "dateTime", "instant", "time", "System.Date", "System.DateTime", "System.Time",
    ]
    private static let booleans: Set<String> = ["boolean", "System.Boolean"]

    static func isBoolean(_ type: String) -> Bool { booleans.contains(type) || type == "System.Any" }

    /// False where no value of the type can be an answer to an item of this type.
    static func fits(_ type: String, _ item: ItemType, hasUnit: Bool) -> Bool {
        guard type != "System.Any" else { return true }
        let isText = !numbers.contains(type) && !booleans.contains(type) && !moments.contains(type) && isPrimitive(type)
        switch item {
        case .boolean: return booleans.contains(type)
        case .integer, .decimal: return numbers.contains(type) || hasUnit && quantities.contains(type)
        case .string, .text, .url: return isText
        case .date, .dateTime, .time: return moments.contains(type) || isText
        case .quantity: return numbers.contains(type) || quantities.contains(type)
        case .reference, .attachment: return !isPrimitive(type)
        case .choice, .openChoice: return !booleans.contains(type)
        case .group, .display: return true
        }
    }

    /// FHIR's primitives begin small, its other types do not.
    private static func isPrimitive(_ type: String) -> Bool {
        type.hasPrefix("System.") ? type != "System.Quantity" : type.first?.isLowercase ?? false
    }

    /// Types in a message.
    static func told(_ types: [String]) -> String {
        var names: [String] = []
        for type in types {
            let name = type.hasPrefix("System.") ? String(type.dropFirst("System.".count)) : type
            if !names.contains(name) { names.append(name) }
        }
        return names.joined(separator: "/")
    }
}
