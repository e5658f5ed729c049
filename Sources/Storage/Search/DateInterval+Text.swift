internal import Calendar

extension DateInterval {
    /// The time that a FHIR date, dateTime or instant takes; a zone that is missing is UTC. Nil for anything else.
    package init?(_ text: String) {
        guard let value = PartialDateTime(text, lenient: true) else { return nil }
        guard let time = value.time else {
            guard let first = Instant("\(value.date.lowBoundary)T00:00:00Z"),
                let last = Instant("\(value.date.highBoundary)T00:00:00Z")
            else { return nil }
            self.init(low: first.seconds * 1000, high: (last.seconds + 86_400) * 1000)
            return
        }
        guard
            let whole = TimeOfDay(
                hour: time.hour, minute: time.minute ?? 0, second: time.second ?? 0, nanosecond: time.nanosecond,
                fractionDigits: time.fractionDigits),
            let instant = PartialDateTime(date: value.date, time: whole, offsetMinutes: value.offsetMinutes ?? 0)?
                .instant
        else { return nil }
        let low = instant.seconds * 1000 + Int64(instant.nanoseconds) / 1_000_000
        let length: Int64 =
            if time.minute == nil { 3_600_000 } else if time.second == nil { 60_000 } else if time.fractionDigits == 0 {
                1000
            } else { 1 }
        self.init(low: low, high: low + length)
    }
}
