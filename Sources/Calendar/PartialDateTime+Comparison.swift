extension PartialDateTime {
    /// Earlier, the same, later, or not to be told by the precision given (FHIR R4 and FHIRPath agree on this).
    ///
    /// Times with zones are compared as points in time. Two times without zones are compared as they are written. Where
    /// only one has a zone, the other is taken to be in `offset` (minutes east of UTC); without it, in any zone on earth,
    /// so that values less than 14 hours apart are undecided. A date without a time is compared with the date part of the
    /// other, as written.
    public func compare(to other: PartialDateTime, assumingOffset offset: Int? = nil) -> PartialOrdering {
        if let ordering = pointOrdering(to: other, offset) { return ordering }
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
    static let day: Int128 = 86_400_000_000_000

    /// Nanoseconds since 1970 on a clock in the zone as written.
    var localSpan: Span {
        let midnight = Int128(date.firstDay) * Self.day
        guard let span = time?.span else {
            return Span(first: midnight, last: Int128(date.lastDay + 1) * Self.day - 1)
        }
        return Span(first: midnight + span.first, last: midnight + span.last)
    }

    func span(offset: Int) -> Span {
        let shift = Int128(offset) * 60_000_000_000
        let local = localSpan
        return Span(first: local.first - shift, last: local.last - shift)
    }

    /// The order of two points in time, which most values are: to the second, and both with a zone or both without one.
    private func pointOrdering(to other: PartialDateTime, _ offset: Int?) -> PartialOrdering? {
        guard let mine = time, let its = other.time, mine.second != nil, its.second != nil else { return nil }
        let offsets = (offsetMinutes ?? offset, other.offsetMinutes ?? offset)
        guard (offsets.0 == nil) == (offsets.1 == nil) else { return nil }
        let first = date.firstDay * 86_400 + mine.nanoseconds / 1_000_000_000 - (offsets.0 ?? 0) * 60
        let second = other.date.firstDay * 86_400 + its.nanoseconds / 1_000_000_000 - (offsets.1 ?? 0) * 60
        return first == second
            ? PartialOrdering(mine.nanosecond, its.nanosecond) : PartialOrdering(first, second)
    }
}
