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

    /// What a value must be given to for whole units of it to be counted: a week needs the day, a millisecond the second.
    var neededPrecision: CalendarPrecision {
        switch self {
        case .year: .year
        case .month: .month
        case .week, .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second, .millisecond: .second
        }
    }
}
