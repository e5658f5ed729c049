/// A point in time, in UTC, to the nanosecond.
public struct Instant: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
    public let seconds: Int64
    /// 0 to 999,999,999.
    public let nanoseconds: Int32

    /// Nanoseconds beyond a second are carried over.
    public init(seconds: Int64, nanoseconds: Int32 = 0) {
        let carried = Int64(CivilDay.floorDivide(Int(nanoseconds), 1_000_000_000))
        self.seconds = seconds &+ carried
        self.nanoseconds = nanoseconds - Int32(carried) * 1_000_000_000
    }

    /// Reads a FHIR `instant`: a full date and time with zone; nil for anything else.
    public init?(_ text: String) {
        guard let instant = PartialDateTime(text)?.instant else { return nil }
        self = instant
    }

    /// Earlier is less.
    public static func < (a: Instant, b: Instant) -> Bool {
        a.seconds != b.seconds ? a.seconds < b.seconds : a.nanoseconds < b.nanoseconds
    }

    /// The point `seconds` later.
    public func adding(seconds: Int64) -> Instant {
        Instant(seconds: self.seconds &+ seconds, nanoseconds: nanoseconds)
    }

    /// A FHIR dateTime as clocks in the zone show it: `2026-11-30T12:00:00Z`, `2026-11-30T13:00:00+01:00`.
    ///
    /// Empty outside the years 1 to 9999.
    public func formatted(in zone: TimeZoneRules = .utc, fractionDigits: Int = 0) -> String {
        PartialDateTime(self, in: zone, fractionDigits: fractionDigits)?.description ?? ""
    }

    /// The calendar day in the zone; nil outside the years 1 to 9999.
    public func date(in zone: TimeZoneRules) -> PartialDate? { PartialDateTime(self, in: zone)?.date }

    /// What clocks in the zone show, to the second or with up to nine digits of fraction (FHIRPath `timeOfDay`); nil
    /// outside the years 1 to 9999.
    public func timeOfDay(in zone: TimeZoneRules, fractionDigits: Int = 0) -> TimeOfDay? {
        PartialDateTime(self, in: zone, fractionDigits: fractionDigits)?.time
    }

    /// In UTC, with a fraction where there is one.
    public var description: String { formatted(fractionDigits: nanoseconds == 0 ? 0 : 9) }
}
