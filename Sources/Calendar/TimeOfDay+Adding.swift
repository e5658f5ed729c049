public import Decimals

extension TimeOfDay {
    /// The time `amount` units later, going round at midnight, with the same precision.
    ///
    /// Units finer than the precision are cut off towards zero. Nil for units longer than hours.
    public func adding(_ amount: Int, _ unit: CalendarUnit) -> TimeOfDay? {
        unit.isOfTime ? CalendarAmount(amount, unit).map(adding) : nil
    }

    /// As above; the fraction of an amount is cut off in all units but seconds and milliseconds.
    public func adding(_ amount: ExactDecimal, _ unit: CalendarUnit) -> TimeOfDay? {
        unit.isOfTime ? CalendarAmount(amount, unit).map(adding) : nil
    }

    private func adding(_ amount: CalendarAmount) -> TimeOfDay {
        let day: Int128 = 86_400_000_000_000
        let total = ((Int128(nanoseconds) + amount.nanoseconds(to: precision)) % day + day) % day
        return TimeOfDay(
            nanoseconds: Int(total), precision: precision, fractionDigits: max(fractionDigits, amount.fractionDigits))
    }
}

extension CalendarUnit {
    /// Hours and finer: what a time without a date can be moved by.
    var isOfTime: Bool { milliseconds.map { $0 <= 3_600_000 } ?? false }
}
