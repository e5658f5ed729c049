/// A rule such as `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX TZ, with the longer hours of RFC 8536).
struct PosixZone: Sendable, Equatable {
    let standardOffset: Int
    let summer: Summer?

    struct Summer: Sendable, Equatable {
        let offset: Int
        let start: Change
        let end: Change
    }

    struct Change: Sendable, Equatable {
        enum Day: Sendable, Equatable {
            /// 1 to 365, without counting 29 February.
            case julian(Int)
            /// 0 to 365, counting it.
            case ofYear(Int)
            /// The n-th weekday (0 is Sunday) of a month, 5 for the last.
            case weekday(month: Int, week: Int, day: Int)
        }

        let day: Day
        /// Seconds after local midnight; may be negative or beyond a day.
        let seconds: Int

        /// Seconds since 1970 on the local clock.
        func local(in year: Int) -> Int {
            let newYear = CivilDay.number(year: year, month: 1, day: 1)
            switch day {
            case .julian(let number):
                return (newYear + number - 1 + (CivilDay.isLeap(year) && number >= 60 ? 1 : 0)) * 86_400 + seconds
            case .ofYear(let number):
                return (newYear + number) * 86_400 + seconds
            case .weekday(let month, let week, let weekday):
                let first = CivilDay.number(year: year, month: month, day: 1)
                var day = CivilDay.floorRemainder(weekday - CivilDay.weekday(of: first), 7) + (week - 1) * 7
                if day >= CivilDay.daysInMonth(month, of: year) { day -= 7 }
                return (first + day) * 86_400 + seconds
            }
        }
    }

    func offsetSeconds(at seconds: Int64) -> Int {
        // Far beyond any calendar: no rule holds there, and the arithmetic below stays small.
        guard let summer, let time = Int(exactly: seconds), time.magnitude < 1_000_000_000_000 else {
            return standardOffset
        }
        let year = CivilDay.date(of: CivilDay.floorDivide(time + standardOffset, 86_400)).year
        let start = summer.start.local(in: year) - standardOffset
        let end = summer.end.local(in: year) - summer.offset
        let isSummer = start < end ? (start..<end).contains(time) : !(end..<start).contains(time)
        return isSummer ? summer.offset : standardOffset
    }

    init?(_ text: [UInt8]) {
        var reader = PosixZoneReader(bytes: text)
        guard let zone = reader.zone() else { return nil }
        self = zone
    }

    fileprivate init(standardOffset: Int, summer: Summer?) {
        self.standardOffset = standardOffset
        self.summer = summer
    }
}

private struct PosixZoneReader {
    let bytes: [UInt8]
    var position = 0

    mutating func zone() -> PosixZone? {
        guard name(), let west = time(limit: 24) else { return nil }
        // POSIX counts offsets west of Greenwich.
        let standard = -west
        if position == bytes.count { return PosixZone(standardOffset: standard, summer: nil) }
        guard name() else { return nil }
        var summer = standard + 3600
        if position < bytes.count, bytes[position] != UInt8(ascii: ",") {
            guard let west = time(limit: 24) else { return nil }
            summer = -west
        }
        guard let start = change(), let end = change(), position == bytes.count else { return nil }
        return PosixZone(standardOffset: standard, summer: .init(offset: summer, start: start, end: end))
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    /// Letters, or anything in angle brackets.
    private mutating func name() -> Bool {
        let start = position
        if take("<") {
            while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
            return take(">")
        }
        while position < bytes.count, bytes[position] | 0x20 >= UInt8(ascii: "a"),
            bytes[position] | 0x20 <= UInt8(ascii: "z")
        {
            position += 1
        }
        return position - start >= 3
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int? {
        var value = 0
        let start = position
        while position < bytes.count, position - start < 4, bytes[position] &- UInt8(ascii: "0") < 10 {
            value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
            position += 1
        }
        return position > start && range.contains(value) ? value : nil
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    private mutating func time(limit: Int) -> Int? {
        let negative = take("-")
        if !negative { _ = take("+") }
        guard let hours = number(0...limit) else { return nil }
        var seconds = hours * 3600
        if take(":") {
            guard let minutes = number(0...59) else { return nil }
            seconds += minutes * 60
            if take(":") {
                guard let rest = number(0...59) else { return nil }
                seconds += rest
            }
        }
        return negative ? -seconds : seconds
    }

    private mutating func change() -> PosixZone.Change? {
        guard take(","), let day = day() else { return nil }
        // Two in the morning unless said otherwise.
        guard take("/") else { return PosixZone.Change(day: day, seconds: 7200) }
        return time(limit: 167).map { PosixZone.Change(day: day, seconds: $0) }
    }

    private mutating func day() -> PosixZone.Change.Day? {
        if take("J") { return number(1...365).map { .julian($0) } }
        if take("M") {
            guard let month = number(1...12), take("."), let week = number(1...5), take("."), let day = number(0...6)
            else {
                return nil
            }
            return .weekday(month: month, week: week, day: day)
        }
        return number(0...365).map { .ofYear($0) }
    }
}
