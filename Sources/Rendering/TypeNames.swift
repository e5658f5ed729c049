internal import FHIRModel
internal import SDC

extension ValueType {
    /// The member name of a value of this type.
    var valueName: StaticString {
        switch self {
        case .boolean: "valueBoolean"
        case .decimal: "valueDecimal"
        case .integer: "valueInteger"
        case .date: "valueDate"
        case .dateTime: "valueDateTime"
        case .time: "valueTime"
        case .string: "valueString"
        case .uri: "valueUri"
        case .attachment: "valueAttachment"
        case .coding: "valueCoding"
        case .quantity: "valueQuantity"
        case .reference: "valueReference"
        }
    }
}
