extension PartialDateTime {
    /// Earlier, the same, later, or not to be told by the precision given (FHIR R4 and FHIRPath agree on this).
    ///
    /// Times with zones are compared as points in time. Two times without zones are compared as they are written. Where
    /// only one has a zone, the other is taken to be in `offset` (minutes east of UTC); without it, in any zone on earth,
    /// so that values less than 14 hours apart are undecided. A date without a time is compared with the date part of the
    /// other, as written.
    public func compare(to other: PartialDateTime, assumingOffset offset: Int? = nil) -> PartialOrdering {
        guard time != nil, other.time != nil else { return localSpan.ordering(to: other.localSpan) }
        switch (offsetMinutes ?? offset, other.offsetMinutes ?? offset) {
        case (nil, nil): return localSpan.ordering(to: other.localSpan)
        case (let mine?, let its?): return span(offset: mine).ordering(to: other.span(offset: its))
        case (let mine?, nil): return span(offset: mine).ordering(to: other.localSpan.widened(by: Self.anyZone))
        case (nil, let its?): return localSpan.widened(by: Self.anyZone).ordering(to: other.span(offset: its))
        }
    }

    /// Compares with a date, which has no time and no zone.
    public func compare(to other: PartialDate) -> PartialOrdering { compare(to: PartialDateTime(date: other)) }

    /// 14 hours in nanoseconds.
    private static let anyZone: Int128 = 50_400_000_000_000
    private static let day: Int128 = 86_400_000_000_000

    /// Nanoseconds since 1970 on a clock in the zone as written.
    private var localSpan: Span {
        let midnight = Int128(date.firstDay) * Self.day
        guard let span = time?.span else {
            return Span(first: midnight, last: Int128(date.lastDay + 1) * Self.day - 1)
        }
        return Span(first: midnight + span.first, last: midnight + span.last)
    }

    private func span(offset: Int) -> Span {
        let shift = Int128(offset) * 60_000_000_000
        let local = localSpan
        return Span(first: local.first - shift, last: local.last - shift)
    }

    /// The dateTime `amount` units later (earlier when negative), with the same precision and the same offset.
    ///
    /// Ends of months are clamped; units finer than the precision are cut off towards zero; see `PartialDate.adding`.
    /// Nil outside the years 1 to 9999.
    public func adding(_ amount: Int, _ unit: CalendarUnit) -> PartialDateTime? {
        guard amount.magnitude <= CalendarUnit.largestAmount else { return nil }
        guard let time, let milliseconds = unit.milliseconds else {
            guard let date = date.adding(amount, unit) else { return nil }
            return PartialDateTime(date: date, time: time, offsetMinutes: offsetMinutes, isZulu: isZulu)
        }
        let step = time.precision.milliseconds
        let added = Int128(amount) * Int128(milliseconds) / step * step * 1_000_000
        let total = Int128(date.firstDay) * Self.day + Int128(time.nanoseconds) + added
        var (days, rest) = total.quotientAndRemainder(dividingBy: Self.day)
        if rest < 0 {
            days -= 1
            rest += Self.day
        }
        guard let number = Int(exactly: days), let date = PartialDate(dayNumber: number) else { return nil }
        let moved = TimeOfDay(
            nanoseconds: Int(rest), precision: time.precision,
            fractionDigits: unit.fractionDigits(for: time, adding: amount))
        return PartialDateTime(date: date, time: moved, offsetMinutes: offsetMinutes, isZulu: isZulu)
    }
}
