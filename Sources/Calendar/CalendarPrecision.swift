/// How much of a date and time is given.
public enum CalendarPrecision: Int, Sendable, Comparable {
    case year, month, day, hour, minute, second, fraction

    /// Coarser is less.
    public static func < (a: CalendarPrecision, b: CalendarPrecision) -> Bool { a.rawValue < b.rawValue }

    /// The precision of a date or dateTime with this many digits, as FHIRPath's boundaries count them; nil for others
    /// than 4, 6, 8, 10, 12, 14 and 17.
    public init?(digits: Int) {
        guard let index = Self.digits.firstIndex(of: digits) else { return nil }
        self.init(rawValue: index)
    }

    /// The precision of a time with this many digits; nil for others than 2, 4, 6 and 9.
    public init?(timeDigits digits: Int) {
        guard digits > 0, let precision = CalendarPrecision(digits: digits + 8), precision > .day else { return nil }
        self = precision
    }

    /// The digits of a date or dateTime of this precision (FHIRPath `precision`): 4 for a year, 17 with milliseconds.
    public var digits: Int { Self.digits[rawValue] }

    /// The digits of a time of this precision: 2 for hours, 9 with milliseconds.
    public var timeDigits: Int { max(0, digits - 8) }

    private static let digits = [4, 6, 8, 10, 12, 14, 17]

    /// The nanoseconds of the smallest step at this precision; below days only.
    var step: Int128 {
        switch self {
        case .hour: 3_600_000_000_000
        case .minute: 60_000_000_000
        default: 1
        }
    }
}
