/// The distance of two dates or times in whole units: FHIRPath's `duration` and `difference`, as in CQL.
///
/// Both are nil where one value is less precise than the unit, and where one has a zone and the other has none but the
/// unit is an hour or finer. What a value does not say below the unit counts as its beginning. Days and longer units go by
/// the clocks of each value; hours and shorter ones by points in time.
extension PartialDateTime {
    /// How many whole units pass from this value to the other, the fraction cut off; negative where the other is earlier.
    ///
    /// A month has passed when its day and time have come again: none from 2025-01-31 to 2025-02-28.
    public func duration(to other: PartialDateTime, in unit: CalendarUnit) -> Int? {
        guard isPrecise(enoughFor: unit, with: other) else { return nil }
        switch unit {
        case .year: return wholeMonths(to: other) / 12
        case .month: return wholeMonths(to: other)
        case .week, .day:
            let days = Int((other.localSpan.first - localSpan.first) / Self.day)
            return unit == .week ? days / 7 : days
        case .hour, .minute, .second, .millisecond:
            guard let distance = nanoseconds(to: other), let length = unit.nanoseconds else { return nil }
            return Int((distance.to - distance.from) / Int128(length))
        }
    }

    /// How many starts of units lie between this value and the other; negative where the other is earlier.
    ///
    /// A year starts with January, a week on Sunday: one year from 2024-12-31 to 2025-01-01.
    public func difference(to other: PartialDateTime, in unit: CalendarUnit) -> Int? {
        guard isPrecise(enoughFor: unit, with: other) else { return nil }
        switch unit {
        case .year: return other.date.year - date.year
        case .month: return other.date.monthNumber - date.monthNumber
        case .week: return other.date.weekNumber - date.weekNumber
        case .day: return other.date.firstDay - date.firstDay
        case .hour, .minute, .second, .millisecond:
            guard let distance = nanoseconds(to: other), let length = unit.nanoseconds else { return nil }
            return Int(distance.to.floored(by: length) - distance.from.floored(by: length))
        }
    }

    private func isPrecise(enoughFor unit: CalendarUnit, with other: PartialDateTime) -> Bool {
        min(precision, other.precision) >= unit.neededPrecision
    }

    private func wholeMonths(to other: PartialDateTime) -> Int {
        let months = other.date.monthNumber - date.monthNumber
        let (mine, its) = (placeInMonth, other.placeInMonth)
        if months > 0 && its < mine { return months - 1 }
        return months < 0 && its > mine ? months + 1 : months
    }

    /// Nanoseconds since the month began.
    private var placeInMonth: Int { ((date.day ?? 1) - 1) * 86_400_000_000_000 + (time?.nanoseconds ?? 0) }

    /// Both values on the clocks of the first.
    private func nanoseconds(to other: PartialDateTime) -> (from: Int128, to: Int128)? {
        guard (offsetMinutes == nil) == (other.offsetMinutes == nil) else { return nil }
        let shift = Int128((offsetMinutes ?? 0) - (other.offsetMinutes ?? 0)) * 60_000_000_000
        return (localSpan.first, other.localSpan.first + shift)
    }
}

extension PartialDate {
    /// See `PartialDateTime.duration`; nil for hours and finer units too.
    public func duration(to other: PartialDate, in unit: CalendarUnit) -> Int? {
        PartialDateTime(date: self).duration(to: PartialDateTime(date: other), in: unit)
    }

    /// See `PartialDateTime.difference`; nil for hours and finer units too.
    public func difference(to other: PartialDate, in unit: CalendarUnit) -> Int? {
        PartialDateTime(date: self).difference(to: PartialDateTime(date: other), in: unit)
    }

    fileprivate var monthNumber: Int { year * 12 + (month ?? 1) - 1 }

    /// Counted from a Sunday; 1970-01-01 was a Thursday.
    fileprivate var weekNumber: Int { CivilDay.floorDivide(firstDay + 4, 7) }
}

extension TimeOfDay {
    /// See `PartialDateTime.duration`; nil for units longer than hours.
    public func duration(to other: TimeOfDay, in unit: CalendarUnit) -> Int? {
        guard unit.isOfTime, min(precision, other.precision) >= unit.neededPrecision else { return nil }
        return unit.nanoseconds.map { (other.nanoseconds - nanoseconds) / $0 }
    }

    /// See `PartialDateTime.difference`; nil for units longer than hours.
    public func difference(to other: TimeOfDay, in unit: CalendarUnit) -> Int? {
        guard unit.isOfTime, min(precision, other.precision) >= unit.neededPrecision else { return nil }
        return unit.nanoseconds.map { other.nanoseconds / $0 - nanoseconds / $0 }
    }
}

extension CalendarUnit {
    fileprivate var nanoseconds: Int? { milliseconds.map { $0 * 1_000_000 } }
}

extension Int128 {
    fileprivate func floored(by length: Int) -> Int128 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: Int128(length))
        return remainder < 0 ? quotient - 1 : quotient
    }
}
