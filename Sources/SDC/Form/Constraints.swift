package import Calendar
package import Decimals
package import FHIRJSON
package import FHIRModel
package import Messages
package import Patterns

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
    /// The units to choose from; nil = the form names none.
    package var unitList: UnitList?
    package var unitOpenness: UnitOpenness = .unsaid
    /// The code system that units off the list have to be of (`unitSupplementalSystem`).
    package var supplementalUnitSystem: String?
    package var mediaTypes = MediaTypes([])
    /// Bytes.
    package var maximumSize: ExactDecimal?
    /// Types of resources a reference may be to; empty = any.
    package var referenceTypes: [String] = []
    /// Signatures that the answered item needs before the response is finished (`signatureRequired`).
    package var signatures: [SignaturePurpose] = []
    /// The lengths asked for are those of no value: `minLength` above `maxLength`, or longer than the type can be.
    package var lengthsContradict = false

    package init() {}

    /// Kinds of files that are allowed, as the form writes them.
    package var mimeTypes: [String] { mediaTypes.written }

    /// The units to choose from.
    package var units: [UnitOption] { unitList?.options ?? [] }

    /// Whether a limit is worked out anew in each call.
    package var isDynamic: Bool { minimumExpression != nil || maximumExpression != nil }

    /// What works limits out.
    package var expressions: [FormExpression] { [minimumExpression, maximumExpression].compactMap { $0 } }

    /// Whether no value needs to be looked at beyond its type.
    package var isEmpty: Bool {
        !isDynamic && maximumLength == nil && minimumLength == nil && minimum == nil && maximum == nil
            && maximumDecimalPlaces == nil && pattern == nil && sliderStep == nil && unitList == nil
            && unitOpenness == .unsaid && mediaTypes.isEmpty && maximumSize == nil && referenceTypes.isEmpty
    }

    /// How a refused value is told: in the author's words, where the form has some.
    package func refusal(_ message: Message) -> Issue.Wording {
        self.message.map { .authored($0, of: message) } ?? .message(message)
    }

    /// Whether no value is within the limits: SDC has none accepted while that lasts (SDC "minValue", "minLength").
    var areContradictory: Bool {
        guard !lengthsContradict else { return true }
        guard let minimum, let maximum else { return false }
        return minimum.value.isAbove(maximum.value)
    }
}

extension LimitValue {
    /// Whether every value from here on is beyond the other limit; false where they do not compare.
    package func isAbove(_ other: LimitValue) -> Bool {
        switch (self, other) {
        case (.number(let left), .number(let right)), (.quantity(let left, _), .number(let right)),
            (.number(let left), .quantity(let right, _)):
            return left > right
        case (.quantity(let left, let unit), .quantity(let right, let otherUnit)):
            return (QuantityOrder.compare(left, unit, right, otherUnit) ?? 0) > 0
        case (.date(let left), .date(let right)): return left.compare(to: right) == .greater
        case (.dateTime(let left), .dateTime(let right)): return left.compare(to: right) == .greater
        case (.date(let left), .dateTime(let right)):
            return left.compare(to: right.date) == .greater
        case (.dateTime(let left), .date(let right)):
            return left.date.compare(to: right) == .greater
        case (.time(let left), .time(let right)): return left.compare(to: right) == .greater
        default: return false
        }
    }
}
