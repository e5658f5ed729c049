/// A FHIR `date`: a year, or a year and month, or a full date (https://hl7.org/fhir/R4/datatypes.html#date).
///
/// `==` and hashes go by what is written; use `compare` for order.
public struct PartialDate: Sendable, Hashable, CustomStringConvertible {
    private let storedYear: Int16
    private let storedMonth: UInt8
    private let storedDay: UInt8

    /// 1 to 9999.
    public var year: Int { Int(storedYear) }
    /// 1 to 12; nil when only the year is known.
    public var month: Int? { storedMonth == 0 ? nil : Int(storedMonth) }
    /// 1 to 31; nil when the day is not known.
    public var day: Int? { storedDay == 0 ? nil : Int(storedDay) }

    /// Reads `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; nil for anything else and for days that do not exist.
    public init?(_ text: String) {
        var reader = TextReader(text)
        guard let date = PartialDate(reading: &reader), reader.isAtEnd else { return nil }
        self = date
    }

    /// A date from its parts; nil when there is no such day, or a day without a month.
    public init?(year: Int, month: Int? = nil, day: Int? = nil) {
        guard 1...9999 ~= year else { return nil }
        if let month {
            guard 1...12 ~= month else { return nil }
            if let day, !(1...CivilDay.daysInMonth(month, of: year) ~= day) { return nil }
        } else if day != nil {
            return nil
        }
        storedYear = Int16(year)
        storedMonth = UInt8(month ?? 0)
        storedDay = UInt8(day ?? 0)
    }

    init?(reading reader: inout TextReader) {
        guard let year = reader.number(4, in: 1...9999) else { return nil }
        var month: Int?
        var day: Int?
        if reader.take("-") {
            guard let read = reader.number(2, in: 1...12) else { return nil }
            month = read
            if reader.take("-") {
                guard let read = reader.number(2, in: 1...31) else { return nil }
                day = read
            }
        }
        self.init(year: year, month: month, day: day)
    }

    /// The day with this number, counted from 1970-01-01; nil outside the years 1 to 9999.
    init?(dayNumber: Int) {
        guard -719_162...2_932_896 ~= dayNumber else { return nil }
        let (year, month, day) = CivilDay.date(of: dayNumber)
        self.init(year: year, month: month, day: day)
    }

    /// Year, month or day.
    public var precision: CalendarPrecision { storedDay != 0 ? .day : storedMonth != 0 ? .month : .year }

    /// As FHIR writes it.
    public var description: String {
        var text = padded(year, 4)
        if let month { text += "-" + padded(month, 2) }
        if let day { text += "-" + padded(day, 2) }
        return text
    }

    /// The day, counted from 1970-01-01, that the value begins with.
    var firstDay: Int { CivilDay.number(year: year, month: month ?? 1, day: day ?? 1) }

    /// The day, counted from 1970-01-01, that the value ends with.
    var lastDay: Int {
        let month = month ?? 12
        return CivilDay.number(year: year, month: month, day: day ?? CivilDay.daysInMonth(month, of: year))
    }

    /// The first day that this value can mean: 1970-01-01 for 1970.
    public var lowBoundary: PartialDate { PartialDate(year: year, month: month ?? 1, day: day ?? 1) ?? self }

    /// The last day that this value can mean: 1970-02-28 for 1970-02.
    public var highBoundary: PartialDate {
        let month = month ?? 12
        return PartialDate(year: year, month: month, day: day ?? CivilDay.daysInMonth(month, of: year)) ?? self
    }

    /// Earlier, the same, later, or not to be told by the precision given.
    public func compare(to other: PartialDate) -> PartialOrdering {
        Span(first: Int128(firstDay), last: Int128(lastDay))
            .ordering(to: Span(first: Int128(other.firstDay), last: Int128(other.lastDay)))
    }

    /// The date `amount` units later (earlier when negative), with the same precision.
    ///
    /// Ends of months are clamped: 2024-01-31 and a month is 2024-02-29. Units finer than the precision are first turned
    /// into its unit, towards zero (24 hours a day, 30 days a month, 12 months or 365 days a year). Nil outside the years
    /// 1 to 9999.
    public func adding(_ amount: Int, _ unit: CalendarUnit) -> PartialDate? {
        guard amount.magnitude <= CalendarUnit.largestAmount else { return nil }
        let days = unit.milliseconds.map { (Int128(amount) * Int128($0)) / 86_400_000 }
        let months = unit == .year ? Int128(amount) * 12 : Int128(amount)
        switch precision {
        case .year: return addingMonths(days.map { $0 / 365 * 12 } ?? months / 12 * 12)
        case .month: return addingMonths(days.map { $0 / 30 } ?? months)
        default:
            guard let days else { return addingMonths(months) }
            guard days.magnitude < 10_000_000 else { return nil }
            return PartialDate(dayNumber: firstDay + Int(days))
        }
    }

    private func addingMonths(_ months: Int128) -> PartialDate? {
        guard months.magnitude <= 120_000 else { return nil }
        let total = year * 12 + (month ?? 1) - 1 + Int(months)
        let year = CivilDay.floorDivide(total, 12)
        guard 1...9999 ~= year else { return nil }
        let newMonth = total - year * 12 + 1
        return PartialDate(
            year: year, month: month == nil ? nil : newMonth,
            day: day.map { min($0, CivilDay.daysInMonth(newMonth, of: year)) })
    }
}
