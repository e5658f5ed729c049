internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel

/// What an item's answer is looked up by among Observations (`observationLinkPeriod` and the item's codes; sdc-facts 2.5).
struct ObservationLink: Sendable {
    struct Code: Sendable {
        let system: String?
        let code: String
    }

    /// How far back an Observation may lie.
    struct Period: Sendable {
        let amount: ExactDecimal
        let unit: CalendarUnit

        /// Reads a Duration; nil for what is none.
        init?(_ value: Node, in document: Document) {
            guard value.exists, document.kind(value) == .object,
                let text = document.numberText(document.member(value, .value)), let amount = ExactDecimal(text),
                amount >= .zero
            else { return nil }
            let code = document.string(value, .code) ?? document.string(value, .unit)
            guard let code, let unit = Self.unit(code) else { return nil }
            self.amount = amount
            self.unit = unit
        }

        private static func unit(_ code: String) -> CalendarUnit? {
            switch code {
            case "a": .year
            case "mo": .month
            case "wk": .week
            case "d": .day
            case "h": .hour
            case "min": .minute
            case "s": .second
            case "ms": .millisecond
            default: CalendarUnit(word: code.lowercased())
            }
        }

        /// The earliest moment that still counts; nil = any, as it would lie before all years.
        func start(before moment: PartialDateTime) -> PartialDateTime? {
            moment.adding(-amount, unit)
        }
    }

    let codes: [Code]
    let period: Period
}
