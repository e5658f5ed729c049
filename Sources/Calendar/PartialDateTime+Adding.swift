public import Decimals

extension PartialDateTime {
    /// The dateTime `amount` units later (earlier when negative), with the same precision and the same offset.
    ///
    /// Ends of months are clamped; units finer than the precision are cut off towards zero; see `PartialDate.adding`.
    /// Nil outside the years 1 to 9999.
    public func adding(_ amount: Int, _ unit: CalendarUnit) -> PartialDateTime? {
        CalendarAmount(amount, unit).flatMap(adding)
    }

    /// As above; the fraction of an amount is cut off in all units but seconds and milliseconds.
    public func adding(_ amount: ExactDecimal, _ unit: CalendarUnit) -> PartialDateTime? {
        CalendarAmount(amount, unit).flatMap(adding)
    }

    private func adding(_ amount: CalendarAmount) -> PartialDateTime? {
        guard let time, amount.months == nil else {
            guard let date = date.adding(amount) else { return nil }
            return PartialDateTime(date: date, time: time, offsetMinutes: offsetMinutes, isZulu: isZulu)
        }
        let total =
            Int128(date.firstDay) * Self.day + Int128(time.nanoseconds) + amount.nanoseconds(to: time.precision)
        var (days, rest) = total.quotientAndRemainder(dividingBy: Self.day)
        if rest < 0 {
            days -= 1
            rest += Self.day
        }
        guard let number = Int(exactly: days), let date = PartialDate(dayNumber: number) else { return nil }
        let moved = TimeOfDay(
            nanoseconds: Int(rest), precision: time.precision,
            fractionDigits: max(time.fractionDigits, amount.fractionDigits))
        return PartialDateTime(date: date, time: moved, offsetMinutes: offsetMinutes, isZulu: isZulu)
    }
}
