public import FHIRJSON

/// The data type of an answer, a default, an option or a condition: the part behind `value`, `answer` or `initial`.
public enum ValueType: UInt8, Sendable, CaseIterable {
    // In the order replies list them: what is picked before what is written beside it.
    case boolean, coding, decimal, integer, date, dateTime, time, string, uri, attachment, quantity, reference

    /// FHIR's spelling as it follows `value`: `Boolean`, `DateTime`, `Coding` …
    public var suffix: String {
        switch self {
        case .dateTime: "DateTime"
        case .boolean: "Boolean"
        case .decimal: "Decimal"
        case .integer: "Integer"
        case .date: "Date"
        case .time: "Time"
        case .string: "String"
        case .uri: "Uri"
        case .attachment: "Attachment"
        case .coding: "Coding"
        case .quantity: "Quantity"
        case .reference: "Reference"
        }
    }

    /// FHIR's name of the type: `boolean`, `dateTime`, `Coding` …
    public var name: String {
        switch self {
        case .boolean: "boolean"
        case .decimal: "decimal"
        case .integer: "integer"
        case .date: "date"
        case .dateTime: "dateTime"
        case .time: "time"
        case .string: "string"
        case .uri: "uri"
        case .coding, .quantity, .reference, .attachment: suffix
        }
    }

    /// The member that carries a value of this type in an answer: `valueBoolean` …
    public var valueKey: Key {
        switch self {
        case .boolean: .valueBoolean
        case .decimal: .valueDecimal
        case .integer: .valueInteger
        case .date: .valueDate
        case .dateTime: .valueDateTime
        case .time: .valueTime
        case .string: .valueString
        case .uri: .valueUri
        case .attachment: .valueAttachment
        case .coding: .valueCoding
        case .quantity: .valueQuantity
        case .reference: .valueReference
        }
    }

    /// The type that a member `value[x]` names; nil for other members.
    public init?(valueKey key: Key) {
        switch key {
        case .valueBoolean: self = .boolean
        case .valueDecimal: self = .decimal
        case .valueInteger: self = .integer
        case .valueDate: self = .date
        case .valueDateTime: self = .dateTime
        case .valueTime: self = .time
        case .valueString: self = .string
        case .valueUri: self = .uri
        case .valueAttachment: self = .attachment
        case .valueCoding: self = .coding
        case .valueQuantity: self = .quantity
        case .valueReference: self = .reference
        default: return nil
        }
    }

    /// The type that a member `answer[x]` of an `enableWhen` names; nil for other members.
    public init?(answerKey key: Key) {
        switch key {
        case .answerBoolean: self = .boolean
        case .answerDecimal: self = .decimal
        case .answerInteger: self = .integer
        case .answerDate: self = .date
        case .answerDateTime: self = .dateTime
        case .answerTime: self = .time
        case .answerString: self = .string
        case .answerCoding: self = .coding
        case .answerQuantity: self = .quantity
        case .answerReference: self = .reference
        default: return nil
        }
    }
}

/// A set of answer types.
package struct ValueTypeSet: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    package init(_ type: ValueType) { rawValue = 1 << UInt16(type.rawValue) }

    package func contains(_ type: ValueType) -> Bool { rawValue & (1 << UInt16(type.rawValue)) != 0 }
    package var all: [ValueType] { ValueType.allCases.filter { contains($0) } }
}

extension ItemType {
    /// The type an answer to an item of this type has; nil for groups and displays.
    ///
    /// A free text beside the options of `open-choice` is a `string` besides.
    public var valueType: ValueType? {
        switch self {
        case .group, .display: nil
        case .boolean: .boolean
        case .decimal: .decimal
        case .integer: .integer
        case .date: .date
        case .dateTime: .dateTime
        case .time: .time
        case .string, .text: .string
        case .url: .uri
        case .choice, .openChoice: .coding
        case .attachment: .attachment
        case .reference: .reference
        case .quantity: .quantity
        }
    }
}
