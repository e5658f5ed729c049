public import Decimals

extension PartialDate {
    /// The date `amount` units later (earlier when negative), with the same precision.
    ///
    /// Ends of months are clamped: 2024-01-31 and a month is 2024-02-29. Units finer than the precision are first turned
    /// into its unit, towards zero (24 hours a day, 30 days a month, 12 months or 365 days a year). Nil outside the years
    /// 1 to 9999.
    public func adding(_ amount: Int, _ unit: CalendarUnit) -> PartialDate? {
        CalendarAmount(amount, unit).flatMap(adding)
    }

    /// As above; the fraction of an amount is cut off in all units but seconds and milliseconds.
    public func adding(_ amount: ExactDecimal, _ unit: CalendarUnit) -> PartialDate? {
        CalendarAmount(amount, unit).flatMap(adding)
    }

    func adding(_ amount: CalendarAmount) -> PartialDate? {
        let days = amount.days
        switch precision {
        case .year: return addingMonths(amount.months.map { $0 / 12 * 12 } ?? days / 365 * 12)
        case .month: return addingMonths(amount.months ?? days / 30)
        default:
            if let months = amount.months { return addingMonths(months) }
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
