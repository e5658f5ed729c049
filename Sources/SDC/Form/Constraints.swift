package import Calendar
package import Decimals
package import FHIRJSON
package import FHIRModel
package import Messages
package import Patterns

/// A unit an answer may have, or is shown with.
package struct UnitOption: Sendable, Equatable {
    package let system: String?
    package let code: String?
    package let display: String?
}

/// What a unit off the list means (`sdc-questionnaire-unitOpen`).
package enum UnitOpenness: Sendable { case listOnly, anyUnit, freeText }

/// A limit of `minValue`, `maxValue`, `minQuantity` or `maxQuantity`; always inclusive.
package enum LimitValue: Sendable {
    case number(ExactDecimal)
    case quantity(ExactDecimal, unit: UnitOption)
    case date(PartialDate)
    case dateTime(PartialDateTime)
    case time(TimeOfDay)
}

/// A limit and the literal it was written as, for messages and clients.
package struct ValueLimit: Sendable {
    package let value: LimitValue
    package let text: String
    /// The element it stands in, for clients that want it as written; none for one that an expression gives.
    package let node: Node
}

/// What one item asks of each of its answers' values.
///
/// Standard: sdc-facts 2.2 and 2.3; FHIR core extension pack; SDC "value constraints".
package struct Constraints: Sendable {
    package var maximumLength: Int?
    package var minimumLength: Int?
    package var minimum: ValueLimit?
    package var maximum: ValueLimit?
    /// What works the limits out; the value written beside it is then not looked at.
    package var minimumExpression: FormExpression?
    package var maximumExpression: FormExpression?
    package var maximumDecimalPlaces: Int?
    package var pattern: Pattern?
    package var patternSource: String?
    /// The author's message for a refused value.
    package var message: String?
    package var sliderStep: ExactDecimal?
    package var units: [UnitOption] = []
    package var unitOpenness: UnitOpenness = .listOnly
    package var mimeTypes: [String] = []
    /// Bytes.
    package var maximumSize: ExactDecimal?
    package var referenceTypes: [String] = []

    package init() {}

    /// Whether a limit is worked out anew in each call.
    package var isDynamic: Bool { minimumExpression != nil || maximumExpression != nil }

    /// What works limits out.
    var expressions: [FormExpression] { [minimumExpression, maximumExpression].compactMap { $0 } }

    package var isEmpty: Bool {
        !isDynamic && maximumLength == nil && minimumLength == nil && minimum == nil && maximum == nil
            && maximumDecimalPlaces == nil && pattern == nil && sliderStep == nil && units.isEmpty
            && mimeTypes.isEmpty && maximumSize == nil && referenceTypes.isEmpty
    }

    /// How a refused value is told: in the author's words, where the form has some.
    package func refusal(_ message: Message) -> Issue.Wording {
        self.message.map { .authored($0) } ?? .message(message)
    }
}
