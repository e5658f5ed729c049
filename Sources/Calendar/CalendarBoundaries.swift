extension PartialDate {
    /// The first date of this many digits (4, 6 or 8) that the value may mean (FHIRPath `lowBoundary`): `2014-01` for
    /// `2014` and 6. Nil for other counts.
    public func lowBoundary(digits: Int) -> PartialDate? { lowBoundary.cut(digits) }

    /// The last date of this many digits (4, 6 or 8) that the value may mean (FHIRPath `highBoundary`).
    public func highBoundary(digits: Int) -> PartialDate? { highBoundary.cut(digits) }

    private func cut(_ digits: Int) -> PartialDate? {
        guard let precision = CalendarPrecision(digits: digits), precision <= .day else { return nil }
        return PartialDate(
            year: year, month: precision >= .month ? month : nil, day: precision >= .day ? day : nil)
    }
}

extension TimeOfDay {
    /// The first time of this many digits (2, 4, 6 or 9) that the value may mean (FHIRPath `lowBoundary`): `10:30:00.000`
    /// for `10:30` and 9. Nil for other counts.
    public func lowBoundary(digits: Int) -> TimeOfDay? {
        CalendarPrecision(timeDigits: digits).map { boundary($0, Int(span.first)) }
    }

    /// The last time of this many digits (2, 4, 6 or 9) that the value may mean (FHIRPath `highBoundary`): `10:30:59.999`.
    public func highBoundary(digits: Int) -> TimeOfDay? {
        CalendarPrecision(timeDigits: digits).map { boundary($0, lastNanosecond) }
    }

    /// A fraction is as exact as a decimal; seconds without one may mean any of their milliseconds.
    private var lastNanosecond: Int {
        precision == .second ? nanoseconds + 999_999_999 : Int(span.last)
    }

    func boundary(_ precision: CalendarPrecision, isLow: Bool) -> TimeOfDay {
        boundary(precision, isLow ? Int(span.first) : lastNanosecond)
    }

    private func boundary(_ precision: CalendarPrecision, _ nanoseconds: Int) -> TimeOfDay {
        let isFraction = precision == .fraction
        // A leap second is the last second of its day: there is no later time to begin or end with.
        let nanoseconds = min(nanoseconds, 86_399_999_999_999)
        return TimeOfDay(
            nanoseconds: isFraction ? nanoseconds / 1_000_000 * 1_000_000 : nanoseconds / 1_000_000_000 * 1_000_000_000,
            precision: precision, fractionDigits: isFraction ? 3 : 0)
    }
}

extension PartialDateTime {
    /// The first point of this many digits (4, 6, 8, 10, 12, 14 or 17) that the value may mean (FHIRPath `lowBoundary`).
    ///
    /// A time has the value's offset; where there is none, +14:00, in which a day begins first. Nil for other counts.
    ///
    /// - Parameter readsHourAsMinute: `T08` means `T08:00`, not the whole hour. The official tests want that of
    ///   `highBoundary`, the examples of the standard do not.
    public func lowBoundary(digits: Int, readsHourAsMinute: Bool = false) -> PartialDateTime? {
        boundary(digits, isLow: true, readsHourAsMinute)
    }

    /// The last point of this many digits that the value may mean (FHIRPath `highBoundary`); a missing offset becomes
    /// -12:00, in which a day ends last. See `lowBoundary`.
    public func highBoundary(digits: Int, readsHourAsMinute: Bool = false) -> PartialDateTime? {
        boundary(digits, isLow: false, readsHourAsMinute)
    }

    private func boundary(_ digits: Int, isLow: Bool, _ readsHourAsMinute: Bool) -> PartialDateTime? {
        guard let precision = CalendarPrecision(digits: digits) else { return nil }
        let day = isLow ? date.lowBoundary : date.highBoundary
        guard precision > .day else {
            return (isLow ? day.lowBoundary(digits: digits) : day.highBoundary(digits: digits)).map {
                PartialDateTime(date: $0)
            }
        }
        var whole = time ?? (isLow ? .midnight : .lastSecond)
        if readsHourAsMinute, whole.minute == nil, let exact = TimeOfDay(hour: whole.hour, minute: 0) { whole = exact }
        return PartialDateTime(
            date: day, time: whole.boundary(precision, isLow: isLow),
            offsetMinutes: offsetMinutes ?? (isLow ? 840 : -720), isZulu: isZulu)
    }
}

extension TimeOfDay {
    fileprivate static let midnight = TimeOfDay(nanoseconds: 0, precision: .second, fractionDigits: 0)
    /// Any millisecond of it.
    fileprivate static let lastSecond = TimeOfDay(
        nanoseconds: 86_399_000_000_000, precision: .second, fractionDigits: 0)
}
