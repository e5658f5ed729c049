internal import Calendar
internal import Decimals

/// The next release's parts of dates and times.
enum CalendarFunctions {
    static let table: [FHIRPathFunction] = [
        part("yearOf") { date, _, _ in date?.year },
        part("monthOf") { date, _, _ in date?.month },
        part("dayOf") { date, _, _ in date?.day },
        part("hourOf") { _, time, _ in time?.hour },
        part("minuteOf") { _, time, _ in time?.minute },
        part("secondOf") { _, time, _ in time?.second },
        part("millisecondOf") { _, time, _ in
            time.flatMap { $0.fractionDigits > 0 ? $0.nanosecond / 1_000_000 : nil }
        },
        FHIRPathFunction("timezoneOffsetOf", .zero, .single, gives: .one(.decimal)) { e, c throws(FHIRPathError) in
            let parts = parts(e, c)
            guard let minutes = parts.offset else { return e.finishEmpty(c) }
            let hours = try? ExactDecimal(minutes) / ExactDecimal(60)
            try e.finish(c, number: hours.map { $0.fractionDigits == 0 ? $0.padded(toFractionDigits: 1) : $0 })
        },
        FHIRPathFunction("dateOf", .zero, .single, gives: .one(.date)) { e, c throws(FHIRPathError) in
            guard let date = parts(e, c).date else { return e.finishEmpty(c) }
            try e.finish(c, e.make(date))
        },
        FHIRPathFunction("timeOf", .zero, .single, gives: .one(.time)) { e, c throws(FHIRPathError) in
            guard let time = parts(e, c).time else { return e.finishEmpty(c) }
            try e.finish(c, e.make(time))
        },
    ]

    private static func part(
        _ name: String, _ read: @escaping @Sendable (PartialDate?, TimeOfDay?, Int?) -> Int?
    ) -> FHIRPathFunction {
        FHIRPathFunction(name, .zero, .single, gives: .one(.integer)) { e, c throws(FHIRPathError) in
            let parts = parts(e, c)
            guard let number = read(parts.date, parts.time, parts.offset) else { return e.finishEmpty(c) }
            try e.finish(c, .integer(number))
        }
    }

    private static func parts(
        _ e: Evaluation, _ c: Call
    ) -> (date: PartialDate?, time: TimeOfDay?, offset: Int?) {
        switch e.value(e.input(c)) {
        case .date(let date): (date, nil, nil)
        case .dateTime(let moment): (moment.date, moment.time, moment.offsetMinutes)
        case .time(let time): (nil, time, nil)
        // The text has it that other values have no such parts.
        default: (nil, nil, nil)
        }
    }
}
