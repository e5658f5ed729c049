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

extension ItemType {
    /// R4's code of the type, as a literal: `code` is put together anew each time it is asked for.
    var name: StaticString {
        switch self {
        case .group: "group"
        case .display: "display"
        case .boolean: "boolean"
        case .decimal: "decimal"
        case .integer: "integer"
        case .date: "date"
        case .dateTime: "dateTime"
        case .time: "time"
        case .string: "string"
        case .text: "text"
        case .url: "url"
        case .choice: "choice"
        case .openChoice: "open-choice"
        case .attachment: "attachment"
        case .reference: "reference"
        case .quantity: "quantity"
        }
    }
}
