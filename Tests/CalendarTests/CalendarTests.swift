import Calendar
import TestSupport
import Testing

private func date(_ text: String) throws -> PartialDate { try #require(PartialDate(text), "\(text) is no date") }

private func dateTime(_ text: String) throws -> PartialDateTime {
    try #require(PartialDateTime(text, lenient: true), "\(text) is no dateTime")
}

@Suite struct CalendarText {
    @Test(arguments: [
        ("2021", CalendarPrecision.year), ("2021-12", .month), ("2021-12-31", .day), ("2024-02-29", .day),
        ("2000-02-29", .day), ("0001-01-01", .day), ("9999-12-31", .day),
    ])
    func datesAreReadAndWritten(_ text: String, _ precision: CalendarPrecision) throws {
        #expect(try date(text).description == text)
        #expect(try date(text).precision == precision)
        #expect(PartialDateTime(text)?.description == text, "a date is a dateTime")
    }

    @Test(arguments: [
        "", "21", "202", "20210", "0000", "0000-01-01", "2021-", "2021-1", "2021-13", "2021-00", "2021-13-01",
        "2021-02-30",
        "2021-02-29", "1900-02-29", "2100-02-29", "2021-04-31", "2021-01-00", "2021-01-32", "2021-01-1", "2021-01-01-",
        "2021/01/01",
        "20210101", " 2021", "2021 ", "-2021", "+2021", "２０２１", "2021-W01", "2021-01-01T", "today",
    ])
    func otherDatesAreRefused(_ text: String) {
        #expect(PartialDate(text) == nil)
        #expect(PartialDateTime(text) == nil)
    }

    @Test(arguments: [
        ("2026-11-30T12:00:00Z", CalendarPrecision.second), ("2026-11-30T12:00:00.123+01:00", .fraction),
        ("2026-11-30T00:00:00-14:00", .second), ("2026-11-30T23:59:60Z", .second),
        ("2026-11-30T12:00:00.10-00:30", .fraction),
        ("2026-11-30T12:00:00.123456789Z", .fraction), ("2026-11-30T12:00:00+00:00", .second),
    ])
    func dateTimesAreReadAndWritten(_ text: String, _ precision: CalendarPrecision) throws {
        let value = try #require(PartialDateTime(text))
        #expect(value.description == text)
        #expect(value.precision == precision)
        #expect(value.instant != nil)
        #expect(Instant(text) != nil)
    }

    @Test(arguments: [
        "2026-11-30T12:00:00", "2026-11-30T12:00Z", "2026-11-30T12:00", "2026-11-30T12", "2026-11-30T12:00:00.5",
        "2026-11-30T",
    ])
    func dateTimesWithoutSecondsOrZoneNeedLeniency(_ text: String) throws {
        #expect(PartialDateTime(text) == nil)
        #expect(Instant(text) == nil)
        let value = try dateTime(text)
        #expect(value.description == (text.hasSuffix("T") ? "2026-11-30" : text))
    }

    @Test(arguments: [
        "2026-11-30T24:00:00Z", "2026-11-30T25:00:00Z", "2026-11-30T12:60:00Z", "2026-11-30T12:00:61Z",
        "2026-11-30T12:00:00z",
        "2026-11-30 12:00:00Z", "2026-11-30T12:00:00.Z", "2026-11-30T12:00:00+14:01", "2026-11-30T12:00:00+15:00",
        "2026-11-30T12:00:00+0100", "2026-11-30T12:00:00+01", "2026-11-30T12:00:00+01:60", "2026-11-30T1:00:00Z",
        "2026-11-30T12:00:00ZZ", "2026-11-30T12:0:00Z", "2026-11T12:00:00Z", "2026T12:00:00Z", "2026-02-30T12:00:00Z",
        "2026-11-30T12:00:00Z+01:00", "2026-11-30T:00:00Z", "T12:00:00Z",
    ])
    func otherDateTimesAreRefused(_ text: String) {
        #expect(PartialDateTime(text) == nil)
        #expect(PartialDateTime(text, lenient: true) == nil)
    }

    @Test func timesAreReadAndWritten() throws {
        for text in ["00:00:00", "23:59:59", "12:34:56.7", "12:34:56.70", "23:59:60"] {
            #expect(TimeOfDay(text)?.description == text)
        }
        for text in ["12:34", "12"] {
            #expect(TimeOfDay(text) == nil)
            #expect(TimeOfDay(text, lenient: true)?.description == text)
        }
        for text in [
            "", "24:00:00", "25:00:00", "12:60:00", "12:00:61", "12:00:00Z", "T12:00:00", "1:00:00", "12:00:00.", "12:",
        ] {
            #expect(TimeOfDay(text, lenient: true) == nil, "\(text)")
        }
        #expect(TimeOfDay("12:00:00.1234567891")?.description == "12:00:00.123456789", "nine digits are kept")
    }

    @Test func partsMustFitTogether() {
        #expect(PartialDate(year: 2023, month: 2, day: 29) == nil)
        #expect(PartialDate(year: 2023, day: 1) == nil)
        #expect(PartialDate(year: 10_000) == nil)
        #expect(PartialDate(year: 2024, month: 2)?.highBoundary.description == "2024-02-29")
        #expect(PartialDate(year: 2024)?.lowBoundary.description == "2024-01-01")
        #expect(TimeOfDay(hour: 1, second: 1) == nil)
        #expect(TimeOfDay(hour: 1, minute: 2, second: 3)?.description == "01:02:03")
    }
}

@Suite struct CalendarOrder {
    @Test(arguments: cases("compare.tsv"))
    func followsThePrecision(_ line: Case) throws {
        let expected: [String: PartialOrdering] = ["<": .less, "=": .equal, ">": .greater, "?": .undecided]
        let (a, b) = (try dateTime(line[0]), try dateTime(line[1]))
        let ordering = try #require(expected[line[2]])
        #expect(a.compare(to: b) == ordering)
        #expect(b.compare(to: a) == ordering.reversed)
        if let first = PartialDate(line[0]), let second = PartialDate(line[1]) {
            #expect(first.compare(to: second) == ordering)
        }
        if let second = PartialDate(line[1]) { #expect(a.compare(to: second) == ordering) }
    }

    @Test func aMissingZoneCanBeAssumed() throws {
        let local = try dateTime("2026-01-01T10:00:00")
        let zoned = try dateTime("2026-01-01T09:00:00Z")
        #expect(local.compare(to: zoned) == .undecided)
        #expect(local.compare(to: zoned, assumingOffset: 60) == .equal)
        #expect(local.compare(to: zoned, assumingOffset: 0) == .greater)
    }

    @Test func timesGoByPrecisionToo() throws {
        func time(_ text: String) throws -> TimeOfDay { try #require(TimeOfDay(text, lenient: true)) }
        #expect(try time("10:30:00").compare(to: time("10:30:00.0")) == .equal)
        #expect(try time("10:30").compare(to: time("10:30:00")) == .undecided)
        #expect(try time("10:30").compare(to: time("10:31:00")) == .less)
        #expect(try time("11").compare(to: time("10:59:59.999")) == .greater)
    }
}

@Suite struct CalendarArithmetic {
    /// Against Python's datetime.
    @Test(arguments: cases("adding.tsv"))
    func agreesWithPython(_ line: Case) throws {
        let unit = try #require(CalendarUnit(word: line[2]))
        let amount = try #require(Int(line[1]))
        let sum = try dateTime(line[0]).adding(amount, unit)
        #expect(sum?.description ?? "!" == line[3])
        if let date = PartialDate(line[0]) { #expect(date.adding(amount, unit)?.description ?? "!" == line[3]) }
    }

    /// FHIRPath: finer units are turned into the precision, towards zero.
    @Test(arguments: [
        ("2016", 18, "months", "2017"), ("2016", -18, "months", "2015"), ("2016", 365, "days", "2017"),
        ("2016", 364, "days", "2016"),
        ("2016", 1, "year", "2017"), ("2016-02", 59, "days", "2016-03"), ("2016-02", 1, "year", "2017-02"),
        ("2016-12", 1, "month", "2017-01"),
        ("2016-02-28", 47, "hours", "2016-02-29"), ("2016-02-28", -1, "minute", "2016-02-28"),
        ("2016-02-28", 2, "weeks", "2016-03-13"),
        ("2026-01-01T10", 90, "minutes", "2026-01-01T11"), ("2026-01-01T10:30", 90, "seconds", "2026-01-01T10:31"),
        ("2026-01-01T10:30", 1999, "milliseconds", "2026-01-01T10:30"),
        ("2026-01-01T23:30Z", 1, "hour", "2026-01-02T00:30Z"),
        ("2026-01-01T10:00:00.50Z", 1, "second", "2026-01-01T10:00:01.50Z"),
        ("2026-01-31T10:00:00Z", 1, "month", "2026-02-28T10:00:00Z"),
    ])
    func finerUnitsAreCutOff(_ text: String, _ amount: Int, _ word: String, _ expected: String) throws {
        #expect(try dateTime(text).adding(amount, #require(CalendarUnit(word: word)))?.description == expected)
    }

    @Test func hugeAmountsLeaveTheCalendar() throws {
        for unit in CalendarUnit.allCases {
            for amount in [Int.max, Int.min, 1_000_000_000_000_000, -1_000_000_000_000_000] {
                #expect(try dateTime("2026-01-01T10:00:00Z").adding(amount, unit) == nil)
                #expect(try date("2026").adding(amount, unit) == nil)
            }
        }
        #expect(CalendarUnit(word: "fortnight") == nil)
    }

    @Test func timesGoRoundAtMidnight() throws {
        let time = try #require(TimeOfDay("23:30:00"))
        #expect(time.adding(45, .minute)?.description == "00:15:00")
        #expect(time.adding(-24, .hour) == time)
        #expect(time.adding(500, .millisecond)?.description == "23:30:00.500")
        #expect(time.adding(1, .day) == nil)
        #expect(TimeOfDay("10:30", lenient: true)?.adding(59, .second)?.description == "10:30")
    }
}
