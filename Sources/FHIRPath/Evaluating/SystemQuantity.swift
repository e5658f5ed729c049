public import Decimals
internal import FHIRModel
internal import UCUM

/// A number with a unit (FHIRPath N1, section 2.5.7 "Quantity").
public struct SystemQuantity: Sendable {
    /// What the number counts.
    package enum Measure: Sendable, Equatable {
        /// A code of UCUM; `1` for a plain number.
        case ucum(String)
        /// A word of the calendar, as it was written: `years`.
        case calendar(String)
        /// A unit of another system, or one without a code: compared as it is, converted never.
        case foreign(system: String?, code: String?, unit: String?)
    }

    /// The number.
    public let value: ExactDecimal
    /// What it counts.
    package let measure: Measure

    /// A quantity with a UCUM unit or a word of the calendar.
    public init(_ value: ExactDecimal, unit: String, isCalendar: Bool = false) {
        self.init(value, isCalendar ? .calendar(unit) : .ucum(unit))
    }

    package init(_ value: ExactDecimal, _ measure: Measure) {
        self.value = value
        self.measure = measure
    }

    /// A plain number as a quantity.
    static func number(_ value: ExactDecimal) -> SystemQuantity { SystemQuantity(value, .ucum("1")) }

    /// As many of the same.
    func with(_ value: ExactDecimal) -> SystemQuantity { SystemQuantity(value, measure) }

    /// The code, the word, or another system's code as `system|code`.
    public var unit: String {
        switch measure {
        case .ucum(let code): code
        case .calendar(let word): word
        case .foreign(let system?, let code?, _): "\(system)|\(code)"
        case .foreign(_, let code, let unit): code ?? unit ?? ""
        }
    }

    /// The duration of the calendar that it counts, if it does.
    var duration: UCUM.CalendarDuration? {
        if case .calendar(let word) = measure { UCUM.CalendarDuration(word: word) } else { nil }
    }

    /// The UCUM code, of a word of the calendar the one it stands for; nil for other systems.
    package var ucumCode: String? {
        switch measure {
        case .ucum(let code): code
        case .calendar(let word): UCUM.CalendarDuration(word: word)?.code ?? word
        case .foreign: nil
        }
    }

    /// As UCUM counts it; nil for other systems and for what is no code.
    var inUCUM: UCUM.Quantity? { ucumCode.flatMap { try? UCUM.Quantity(value, code: $0) } }

    /// Whether both count the same, so that their numbers say all.
    func countsSame(as other: SystemQuantity) -> Bool {
        switch (measure, other.measure) {
        // By the bytes: Swift takes the Kelvin sign for the letter K.
        case (.ucum(let mine), .ucum(let its)): mine.isExactly(its)
        default: measure == other.measure
        }
    }

    /// As FHIRPath writes it: `4 'mg'`, `1 week`.
    public var text: String {
        if case .calendar(let word) = measure { "\(value) \(word)" } else { "\(value) '\(unit)'" }
    }
}
