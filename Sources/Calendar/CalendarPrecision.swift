/// How much of a date and time is given.
public enum CalendarPrecision: Int, Sendable, Comparable {
    case year, month, day, hour, minute, second, fraction

    /// Coarser is less.
    public static func < (a: CalendarPrecision, b: CalendarPrecision) -> Bool { a.rawValue < b.rawValue }
}

/// A unit of calendar arithmetic (FHIRPath section 6.7, date/time arithmetic).
public enum CalendarUnit: Sendable, CaseIterable {
    case year, month, week, day, hour, minute, second, millisecond

    /// The unit of a calendar word, singular or plural: `year`, `years` … `milliseconds`.
    public init?(word: String) {
        switch word {
        case "year", "years": self = .year
        case "month", "months": self = .month
        case "week", "weeks": self = .week
        case "day", "days": self = .day
        case "hour", "hours": self = .hour
        case "minute", "minutes": self = .minute
        case "second", "seconds": self = .second
        case "millisecond", "milliseconds": self = .millisecond
        default: return nil
        }
    }

    /// How many milliseconds a unit of fixed length has; nil for months and years.
    var milliseconds: Int? {
        switch self {
        case .year, .month: nil
        case .week: 604_800_000
        case .day: 86_400_000
        case .hour: 3_600_000
        case .minute: 60_000
        case .second: 1000
        case .millisecond: 1
        }
    }

    /// Amounts beyond this leave the years 1 to 9999 in every unit.
    static let largestAmount = 1_000_000_000_000_000
}
