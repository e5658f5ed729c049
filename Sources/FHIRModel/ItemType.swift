/// The type of a Questionnaire item, under R4's names (R5's `coding` is `choice` or `openChoice`).
///
/// Standard: FHIR R4 `Questionnaire.item.type`, https://hl7.org/fhir/R4/valueset-item-type.html
public enum ItemType: UInt8, Sendable, CaseIterable {
    case group, display, boolean, decimal, integer, date, dateTime, time, string, text, url, choice, openChoice,
        attachment, reference, quantity

    /// The R4 code, as replies show it.
    public var code: String {
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

    /// The type behind an R4 code; nil for R5's `coding` (see `Form`) and anything unknown.
    public init?(code: String) {
        switch code {
        case "open-choice": self = .openChoice
        // R4's `question` is abstract, yet forms carry it; a line of text is what every renderer makes of it.
        case "question": self = .string
        default:
            guard let match = Self.allCases.first(where: { $0.code == code }) else { return nil }
            self = match
        }
    }

    /// Whether the item can hold answers.
    public var isQuestion: Bool { self != .group && self != .display }
    /// Whether answers are text the person types.
    public var isTextual: Bool { self == .string || self == .text || self == .url }
    /// Whether answers are picked from coded options.
    public var isCoded: Bool { self == .choice || self == .openChoice }
}
