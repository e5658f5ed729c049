/// A FHIR `dateTime`: a partial date, or a full date with time and zone
/// (https://hl7.org/fhir/R4/datatypes.html#dateTime).
///
/// `==` and hashes go by what is written; use `compare` for order.
public struct PartialDateTime: Sendable, Hashable, CustomStringConvertible {
    /// The date as written, in the zone as written.
    public let date: PartialDate
    /// The time; nil for a date alone. The date then may lack day and month.
    public let time: TimeOfDay?
    /// Minutes east of UTC, or one of the marks.
    private let storedOffset: Int16

    private static let noZone = Int16.min
    private static let zulu = Int16.max

    /// Minutes east of UTC; nil where no zone is given.
    public var offsetMinutes: Int? {
        storedOffset == Self.noZone ? nil : storedOffset == Self.zulu ? 0 : Int(storedOffset)
    }

    /// Whether the zone is written `Z`.
    var isZulu: Bool { storedOffset == Self.zulu }

    /// Reads a FHIR dateTime; nil for anything else.
    ///
    /// R4 requires seconds and a zone with a time. `lenient` also takes times without them (`2026-01-01T10`,
    /// `2026-01-01T10:30`) and FHIRPath's bare `T` after a date.
    public init?(_ text: String, lenient: Bool = false) {
        let read = TextReader.read(text) { PartialDateTime(wholeText: &$0, lenient: lenient) }
        guard let read else { return nil }
        self = read
    }

    /// Reads the bytes of a text; see `init(_:lenient:)`.
    public init?(utf8: UnsafeRawBufferPointer, lenient: Bool = false) {
        var reader = TextReader(utf8)
        self.init(wholeText: &reader, lenient: lenient)
    }

    private init?(wholeText reader: inout TextReader, lenient: Bool) {
        guard let date = PartialDate(reading: &reader) else { return nil }
        guard reader.take("T") else {
            guard reader.isAtEnd else { return nil }
            self.init(date: date)
            return
        }
        if lenient && reader.isAtEnd {
            self.init(date: date)
            return
        }
        guard date.precision == .day, let time = TimeOfDay(reading: &reader, lenient: lenient) else { return nil }
        if lenient && reader.isAtEnd {
            self.init(date: date, time: time, offsetMinutes: nil, isZulu: false)
            return
        }
        let isZulu = reader.take("Z")
        guard let offset = isZulu ? 0 : Self.offset(&reader), reader.isAtEnd else { return nil }
        self.init(date: date, time: time, offsetMinutes: offset, isZulu: isZulu)
    }

    /// A date alone.
    public init(date: PartialDate) {
        self.init(date: date, time: nil, offsetMinutes: nil, isZulu: false)
    }

    /// A date with a time; nil when the date has no day, or the offset is beyond 14 hours.
    public init?(date: PartialDate, time: TimeOfDay, offsetMinutes: Int?) {
        guard date.precision == .day, (offsetMinutes ?? 0).magnitude <= 840 else { return nil }
        self.init(date: date, time: time, offsetMinutes: offsetMinutes, isZulu: offsetMinutes == 0)
    }

    /// What clocks in the zone show at the instant, to the second or with up to nine digits of fraction (cut off).
    ///
    /// Zones that were off UTC by odd seconds, before about 1930, are given to the minute. Nil outside the years 1 to
    /// 9999.
    public init?(_ instant: Instant, in zone: TimeZoneRules, fractionDigits: Int = 0) {
        let minutes = zone.offsetMinutes(at: instant)
        let local = instant.seconds.addingReportingOverflow(Int64(minutes * 60))
        guard !local.overflow, let seconds = Int(exactly: local.partialValue) else { return nil }
        let day = CivilDay.floorDivide(seconds, 86_400)
        guard let date = PartialDate(dayNumber: day) else { return nil }
        let digits = min(max(fractionDigits, 0), 9)
        let unit = TimeOfDay.unit(ofDigits: digits)
        let nanosecond = Int(instant.nanoseconds) / unit * unit
        let time = TimeOfDay(
            nanoseconds: (seconds - day * 86_400) * 1_000_000_000 + nanosecond,
            precision: digits > 0 ? .fraction : .second, fractionDigits: digits)
        self.init(date: date, time: time, offsetMinutes: minutes, isZulu: zone.isUTC)
    }

    init(date: PartialDate, time: TimeOfDay?, offsetMinutes: Int?, isZulu: Bool) {
        self.date = date
        self.time = time
        // No caller has an offset beyond 14 hours.
        storedOffset = isZulu ? Self.zulu : offsetMinutes.map { Int16($0) } ?? Self.noZone
    }

    private static func offset(_ reader: inout TextReader) -> Int? {
        let negative = reader.take("-")
        guard negative || reader.take("+"), let hours = reader.number(2, in: 0...14), reader.take(":"),
            let minutes = reader.number(2, in: 0...(hours == 14 ? 0 : 59))
        else { return nil }
        return (hours * 60 + minutes) * (negative ? -1 : 1)
    }

    /// From the year to fractions of a second.
    public var precision: CalendarPrecision { time?.precision ?? date.precision }

    /// The point in time; nil without seconds or without a zone.
    public var instant: Instant? {
        guard let time, time.second != nil, let offsetMinutes else { return nil }
        return instant(offsetSeconds: offsetMinutes * 60)
    }

    /// The point in time, a missing zone taken from the rules; nil without seconds.
    ///
    /// A local time that the zone skips or has twice takes the offset before the change.
    public func instant(in zone: TimeZoneRules) -> Instant? {
        guard let time, time.second != nil else { return nil }
        if let instant { return instant }
        let local = date.firstDay * 86_400 + time.nanoseconds / 1_000_000_000
        return instant(offsetSeconds: zone.offsetSeconds(atLocal: Int64(local)))
    }

    private func instant(offsetSeconds: Int) -> Instant? {
        guard let time else { return nil }
        let seconds = date.firstDay * 86_400 + time.nanoseconds / 1_000_000_000 - offsetSeconds
        return Instant(seconds: Int64(seconds), nanoseconds: Int32(time.nanosecond))
    }

    /// As FHIR writes it.
    public var description: String {
        TextWriter.text { writer in
            date.write(to: &writer)
            guard let time else { return }
            writer.put("T")
            time.write(to: &writer)
            guard let offsetMinutes else { return }
            if isZulu {
                writer.put("Z")
            } else {
                let minutes = Int(offsetMinutes.magnitude)
                writer.put(offsetMinutes < 0 ? "-" : "+")
                writer.put(minutes / 60, width: 2)
                writer.put(":")
                writer.put(minutes % 60, width: 2)
            }
        }
    }
}
