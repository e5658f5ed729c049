internal import Calendar

/// `duration` and `difference` of the next release: whole periods between two dates or times, and boundaries crossed.
enum IntervalFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("duration", 2...2, .single, gives: .one(.integer)) { e, c throws(FHIRPathError) in
            try interval(
                e, c, dates: { $0.duration(to: $1, in: $2) }, moments: { $0.duration(to: $1, in: $2) },
                times: { $0.duration(to: $1, in: $2) })
        },
        FHIRPathFunction("difference", 2...2, .single, gives: .one(.integer)) { e, c throws(FHIRPathError) in
            try interval(
                e, c, dates: { $0.difference(to: $1, in: $2) }, moments: { $0.difference(to: $1, in: $2) },
                times: { $0.difference(to: $1, in: $2) })
        },
    ]

    private static func interval(
        _ e: Evaluation, _ c: Call, dates: (PartialDate, PartialDate, CalendarUnit) -> Int?,
        moments: (PartialDateTime, PartialDateTime, CalendarUnit) -> Int?,
        times: (TimeOfDay, TimeOfDay, CalendarUnit) -> Int?
    ) throws(FHIRPathError) {
        guard let other = try e.singleArgument(c, 0), let name = try e.stringArgument(c, 1) else {
            return e.finishEmpty(c)
        }
        guard let unit = CalendarUnit(word: name) else {
            throw e.failure(c, .execution, "'\(e.name(c))' takes a unit of the calendar, as 'years' or 'days'.")
        }
        let isShort = [.hour, .minute, .second, .millisecond].contains(unit)
        let result: Int?
        switch (e.value(e.input(c)), e.value(other)) {
        case (.date(let from), .date(let to)) where !isShort: result = dates(from, to, unit)
        case (.date(let from), .dateTime(let to)):
            result = moments(PartialDateTime(date: from), to, unit)
        case (.dateTime(let from), .date(let to)):
            result = moments(from, PartialDateTime(date: to), unit)
        case (.dateTime(let from), .dateTime(let to)): result = moments(from, to, unit)
        case (.time(let from), .time(let to)) where isShort: result = times(from, to, unit)
        case (.date, .date), (.time, .time):
            throw e.failure(c, .execution, "'\(name)' is no unit of what '\(e.name(c))' is given here.")
        default:
            throw e.failure(
                c, .execution, "'\(e.name(c))' works on dates or on times, not on \(e.describe(e.input(c))).")
        }
        guard let result else { return e.finishEmpty(c) }
        try e.finish(c, .integer(result))
    }
}
