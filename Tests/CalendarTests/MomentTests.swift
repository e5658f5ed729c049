import Calendar
import Decimals
import TestSupport
import Testing

/// A date, a dateTime or, after a `T`, a time.
private enum Moment {
    case date(PartialDate)
    case dateTime(PartialDateTime)
    case time(TimeOfDay)

    init(_ text: String) throws {
        if text.hasPrefix("T") {
            self = .time(try #require(TimeOfDay(String(text.dropFirst()), lenient: true), "\(text)"))
        } else if let date = PartialDate(text) {
            self = .date(date)
        } else {
            self = .dateTime(try #require(PartialDateTime(text, lenient: true), "\(text)"))
        }
    }

    var dateTime: PartialDateTime? {
        switch self {
        case .date(let date): PartialDateTime(date: date)
        case .dateTime(let dateTime): dateTime
        case .time: nil
        }
    }

    func adding(_ amount: ExactDecimal, _ unit: CalendarUnit) -> String? {
        switch self {
        case .date(let date): date.adding(amount, unit)?.description
        case .dateTime(let dateTime): dateTime.adding(amount, unit)?.description
        case .time(let time): time.adding(amount, unit).map { "T\($0)" }
        }
    }

    func compare(to other: Moment) -> PartialOrdering? {
        switch (self, other) {
        case (.time(let a), .time(let b)): a.compare(to: b)
        case (.date(let a), .date(let b)): a.compare(to: b)
        default: dateTime.flatMap { a in other.dateTime.map { a.compare(to: $0) } }
        }
    }

    func distance(to other: Moment, _ unit: CalendarUnit, whole: Bool) -> Int? {
        switch (self, other) {
        case (.time(let a), .time(let b)): whole ? a.duration(to: b, in: unit) : a.difference(to: b, in: unit)
        case (.date(let a), .date(let b)): whole ? a.duration(to: b, in: unit) : a.difference(to: b, in: unit)
        default:
            dateTime.flatMap { a in
                other.dateTime.flatMap { whole ? a.duration(to: $0, in: unit) : a.difference(to: $0, in: unit) }
            }
        }
    }

    func boundary(_ digits: Int, low: Bool) -> String? {
        switch self {
        case .time(let time):
            (low ? time.lowBoundary(digits: digits) : time.highBoundary(digits: digits)).map { "T\($0)" }
        case .date(let date) where digits <= 8:
            (low ? date.lowBoundary(digits: digits) : date.highBoundary(digits: digits))?.description
        default:
            dateTime.flatMap { low ? $0.lowBoundary(digits: digits) : $0.highBoundary(digits: digits) }?.description
        }
    }

    var digits: Int {
        switch self {
        case .date(let date): date.precision.digits
        case .dateTime(let dateTime): dateTime.precision.digits
        case .time(let time): time.precision.timeDigits
        }
    }
}

@Suite struct Moments {
    /// By hand from the standard and the official tests; by Python's datetime for many more.
    @Test(arguments: [("standard.tsv", 130), ("moments.tsv", 3000)])
    func agree(_ file: String, _ least: Int) throws {
        let lines = cases(file)
        #expect(lines.count >= least)
        for line in lines { #expect(try result(line) == line[4], "\(line)") }
    }

    private func result(_ line: Case) throws -> String {
        let value = try Moment(line[1])
        switch line[0] {
        case "add":
            return try value.adding(#require(ExactDecimal(line[2])), #require(CalendarUnit(word: line[3]))) ?? "!"
        case "compare":
            let other = try Moment(line[2])
            let signs: [PartialOrdering: String] = [.less: "<", .equal: "=", .greater: ">", .undecided: "?"]
            let ordering = try #require(value.compare(to: other))
            #expect(other.compare(to: value) == ordering.reversed)
            return try #require(signs[ordering])
        case "duration", "difference":
            let unit = try #require(CalendarUnit(word: line[3]))
            let whole = line[0] == "duration"
            let other = try Moment(line[2])
            let distance = value.distance(to: other, unit, whole: whole)
            // Hours cross their starts on the clocks of the first value, which may differ by half an hour.
            if whole { #expect(other.distance(to: value, unit, whole: whole) == distance.map { -$0 }) }
            return distance.map(String.init) ?? "!"
        case "low": return try value.boundary(#require(Int(line[3])), low: true) ?? "!"
        case "high": return try value.boundary(#require(Int(line[3])), low: false) ?? "!"
        default: return String(value.digits)
        }
    }

    /// `HighBoundaryDateTimeMillisecond1` and `3` read an hour as its first minute.
    @Test func anHourMayBeReadAsItsFirstMinute() throws {
        let hour = try #require(PartialDateTime("2014-01-01T08", lenient: true))
        let high = hour.highBoundary(digits: 17, readsHourAsMinute: true)
        #expect(high?.description == "2014-01-01T08:00:59.999-12:00")
        let low = hour.lowBoundary(digits: 17, readsHourAsMinute: true)
        #expect(low?.description == "2014-01-01T08:00:00.000+14:00")
    }

    @Test func partsAreGivenAsTheyAreWritten() throws {
        let value = try #require(PartialDateTime("2012-01-01T12:30:40.002-07:00"))
        #expect(value.date.year == 2012 && value.date.month == 1 && value.date.day == 1)
        #expect(value.time?.hour == 12 && value.time?.minute == 30 && value.time?.second == 40)
        #expect(value.time?.millisecond == 2)
        #expect(TimeOfDay("10:30:00")?.millisecond == nil)
        #expect(TimeOfDay("10:30:00.5")?.millisecond == 500)
    }

    @Test func anInstantHasAClockOfItsZone() throws {
        let instant = try #require(Instant("2026-11-30T23:30:15.129Z"))
        let zone = try #require(TimeZoneRules(offsetMinutes: 60))
        #expect(PartialDateTime(instant, in: zone, fractionDigits: 3)?.description == "2026-12-01T00:30:15.129+01:00")
        #expect(instant.date(in: zone)?.description == "2026-12-01")
        #expect(instant.timeOfDay(in: zone, fractionDigits: 3)?.description == "00:30:15.129")
    }

    @Test func bytesAreReadLikeText() throws {
        func bytes<Value>(_ text: String, _ read: (UnsafeRawBufferPointer) -> Value) -> Value {
            Array(text.utf8).withUnsafeBytes { read($0) }
        }
        #expect(bytes("2026-01-31") { PartialDate(utf8: $0) }?.description == "2026-01-31")
        #expect(bytes("2026-01-31T") { PartialDate(utf8: $0) } == nil)
        #expect(bytes("2026-01-31T10:00Z") { PartialDateTime(utf8: $0, lenient: true) }?.offsetMinutes == 0)
        #expect(bytes("2026-01-31T10:00Z") { PartialDateTime(utf8: $0) } == nil)
        #expect(bytes("10") { TimeOfDay(utf8: $0, lenient: true) }?.hour == 10)
        #expect(bytes("") { TimeOfDay(utf8: $0, lenient: true) } == nil)
    }

    @Test func valuesAreSmall() {
        #expect(MemoryLayout<PartialDate>.size == 4)
        #expect(MemoryLayout<TimeOfDay>.size == 8)
        #expect(MemoryLayout<PartialDateTime>.size <= 16)
    }
}
