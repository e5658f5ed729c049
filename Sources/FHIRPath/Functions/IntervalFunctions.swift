internal import Calendar

/// `duration` and `difference` of the next release: whole periods between two dates or times, and boundaries crossed.
enum IntervalFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("duration", 2...2, .single, gives: .one(.integer)) { e, c throws(FHIRPathError) in
            try interval(e, c) { from, to, unit in whole(from, to, unit) }
        },
        FHIRPathFunction("difference", 2...2, .single, gives: .one(.integer)) { e, c throws(FHIRPathError) in
            try interval(e, c) { from, to, unit in crossed(from, to, unit) }
        },
    ]

    /// A moment in parts; parts finer than the precision are 0.
    private struct Moment {
        var year = 1
        var month = 1
        var day = 1
        var nanoseconds = 0
        var offset: Int?
        /// The finest unit given.
        var precision: CalendarUnit = .year

        var dayNumber: Int { dayNumberOf(year, month, day) }
        /// In nanoseconds from the first day, for what is shorter than a day.
        func instant(offset: Int) -> Int128 {
            Int128(dayNumber) * 86_400_000_000_000 + Int128(nanoseconds) - Int128(offset) * 60_000_000_000
        }
    }

    private static let order: [CalendarUnit] = [
        .year, .month, .week, .day, .hour, .minute, .second, .millisecond,
    ]

    private static func rank(_ unit: CalendarUnit) -> Int { order.firstIndex(of: unit) ?? 0 }

    private static func interval(
        _ e: Evaluation, _ c: Call, _ count: (Moment, Moment, CalendarUnit) -> Int?
    ) throws(FHIRPathError) {
        guard let other = try e.singleArgument(c, 0), let name = try e.stringArgument(c, 1) else {
            return e.finishEmpty(c)
        }
        guard let unit = CalendarUnit(word: name) else {
            throw e.failure(c, .execution, "'\(name)' is no unit of the calendar.")
        }
        let left = e.value(e.input(c))
        let right = e.value(other)
        let isOfTimes: Bool
        switch (left, right) {
        case (.time, .time): isOfTimes = true
        case (.date, .date), (.date, .dateTime), (.dateTime, .date), (.dateTime, .dateTime): isOfTimes = false
        default:
            throw e.failure(
                c, .execution, "'\(e.name(c))' works on dates or on times, not on \(e.describe(e.input(c))).")
        }
        let isFiner = rank(unit) > rank(.day)
        if isOfTimes != isFiner, isOfTimes || isDate(left) || isDate(right) {
            throw e.failure(c, .execution, "'\(name)' is no unit of what '\(e.name(c))' is given here.")
        }
        guard let from = moment(left), let to = moment(right), rank(from.precision) >= rank(unit),
            rank(to.precision) >= rank(unit), let result = count(from, to, unit)
        else { return e.finishEmpty(c) }
        try e.finish(c, .integer(result))
    }

    private static func isDate(_ value: SystemValue) -> Bool { if case .date = value { true } else { false } }

    private static func moment(_ value: SystemValue) -> Moment? {
        switch value {
        case .date(let date): moment(date)
        case .dateTime(let dateTime):
            moment(dateTime.date).map {
                var moment = $0
                if let time = dateTime.time { set(time, in: &moment) }
                moment.offset = dateTime.offsetMinutes
                return moment
            }
        case .time(let time):
            {
                var moment = Moment()
                set(time, in: &moment)
                return moment
            }()
        default: nil
        }
    }

    private static func moment(_ date: PartialDate) -> Moment? {
        Moment(
            year: date.year, month: date.month ?? 1, day: date.day ?? 1,
            precision: date.day != nil ? .day : date.month != nil ? .month : .year)
    }

    private static func set(_ time: TimeOfDay, in moment: inout Moment) {
        let seconds = time.hour * 3600 + (time.minute ?? 0) * 60 + (time.second ?? 0)
        moment.nanoseconds = seconds * 1_000_000_000 + time.nanosecond
        moment.precision = time.second != nil ? .millisecond : time.minute != nil ? .minute : .hour
    }

    /// Days from 0000-03-01, by the proleptic Gregorian calendar.
    private static func dayNumberOf(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let years = month > 2 ? year : year - 1
        let months = month > 2 ? month - 3 : month + 9
        return 365 * years + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day - 1
    }

    /// Periods that have passed in full, negative backwards.
    private static func whole(_ from: Moment, _ to: Moment, _ unit: CalendarUnit) -> Int? {
        switch unit {
        case .year, .month:
            let months = (to.year - from.year) * 12 + to.month - from.month
            let rest = (to.day, to.nanoseconds)
            let start = (from.day, from.nanoseconds)
            var full = months
            if months > 0, rest < start { full -= 1 }
            if months < 0, rest > start { full += 1 }
            return unit == .year ? full / 12 : full
        case .week, .day:
            var days = to.dayNumber - from.dayNumber
            if days > 0, to.nanoseconds < from.nanoseconds { days -= 1 }
            if days < 0, to.nanoseconds > from.nanoseconds { days += 1 }
            return unit == .week ? days / 7 : days
        default: return short(from, to, unit) { $0 }
        }
    }

    /// Beginnings of periods that lie between, negative backwards. Weeks begin on Sundays.
    private static func crossed(_ from: Moment, _ to: Moment, _ unit: CalendarUnit) -> Int? {
        switch unit {
        case .year: return to.year - from.year
        case .month: return (to.year - from.year) * 12 + to.month - from.month
        // Day 4 of this count, 0000-03-05, is a Sunday.
        case .week: return floorDivide(to.dayNumber - 4, 7) - floorDivide(from.dayNumber - 4, 7)
        case .day: return to.dayNumber - from.dayNumber
        default: return short(from, to, unit) { _ in nil }
        }
    }

    private static func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((-a + b - 1) / b) }

    /// Units below days, in one zone. `direct` tells the periods of a span, or nil to count boundaries.
    private static func short(
        _ from: Moment, _ to: Moment, _ unit: CalendarUnit, _ direct: (Int) -> Int?
    ) -> Int? {
        // With one zone only there is no telling.
        guard (from.offset == nil) == (to.offset == nil) else { return nil }
        let length: Int128 =
            switch unit {
            case .hour: 3_600_000_000_000
            case .minute: 60_000_000_000
            case .second: 1_000_000_000
            default: 1_000_000
            }
        let start = from.instant(offset: from.offset ?? 0)
        let end = to.instant(offset: to.offset ?? 0)
        if direct(0) != nil { return Int(exactly: (end - start) / length) }
        return Int(exactly: end / length - start / length)
    }
}
