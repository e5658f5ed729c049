public import Decimals

/// A number with a unit (FHIRPath N1, section 2.5.7 "Quantity").
public struct SystemQuantity: Sendable {
    /// The number.
    public let value: ExactDecimal
    /// A code of UCUM, a word of the calendar (`years`), or another system's `system|code`.
    public let unit: String
    /// The unit is a word of the calendar.
    public let isCalendar: Bool
    /// The unit is not a UCUM code: compared as text only.
    let isForeign: Bool

    /// A quantity with a UCUM unit or a word of the calendar.
    public init(_ value: ExactDecimal, unit: String, isCalendar: Bool = false) {
        self.init(value, unit: unit, isCalendar: isCalendar, isForeign: false)
    }

    init(_ value: ExactDecimal, unit: String, isCalendar: Bool, isForeign: Bool) {
        self.value = value
        self.unit = unit
        self.isCalendar = isCalendar
        self.isForeign = isForeign
    }

    /// The UCUM code; of a word of the calendar the one it stands for.
    package var ucumCode: String { CalendarDuration(word: unit)?.code ?? unit }

    /// As FHIRPath writes it: `4 'mg'`, `1 week`.
    public var text: String { isCalendar ? "\(value) \(unit)" : "\(value) '\(unit)'" }
}
