public import Decimals

extension UCUM {
    /// A unit of time that FHIRPath writes as a word (`4 days`), and what it has to do with UCUM.
    public enum CalendarDuration: String, Sendable, CaseIterable {
        case year, month, week, day, hour, minute, second, millisecond

        /// The unit of a word, singular or plural; nil for other words.
        public init?(word: String) {
            let bytes = word.utf8
            self.init(rawValue: bytes.last == UInt8(ascii: "s") ? String(word.dropLast()) : word)
        }

        /// The unit whose UCUM code this is: `day` for `d`.
        public init?(code: String) {
            guard let unit = Self.allCases.first(where: { $0.code == code }) else { return nil }
            self = unit
        }

        /// The UCUM code of the definite duration of this name.
        public var code: String {
            switch self {
            case .year: "a"
            case .month: "mo"
            case .week: "wk"
            case .day: "d"
            case .hour: "h"
            case .minute: "min"
            case .second: "s"
            case .millisecond: "ms"
            }
        }

        /// The singular word.
        public var word: String { rawValue }

        /// Whether `1` of it is equal to `1` of its UCUM code (FHIRPath `=`): all but years and months, which are only
        /// equivalent (`~`) to `'a'` and `'mo'`.
        public var equalsDefiniteDuration: Bool { self != .year && self != .month }

        /// The value in another calendar unit, by the factors of the standard: a year is 12 months or 365 days, a month 30
        /// days, a week 7 days. `1.5 weeks` are 10.5 days.
        public func convert(_ value: ExactDecimal, to other: CalendarDuration) throws(DecimalError) -> ExactDecimal {
            if self == other { return value }
            if let months, let its = other.months { return try value * ExactDecimal(months) / ExactDecimal(its) }
            return try value * ExactDecimal(milliseconds) / ExactDecimal(other.milliseconds)
        }

        /// -1, 0 or 1 as `value` of this unit is less than, equal to or greater than `other` of `unit`, by the factors of the
        /// standard: 7 days are a week, 12 months a year.
        public func compare(
            _ value: ExactDecimal, with other: ExactDecimal, _ unit: CalendarDuration
        ) throws(DecimalError) -> Int {
            if self == unit { return value.ordering(to: other) }
            if let months, let its = unit.months {
                return try (value * ExactDecimal(months)).ordering(to: other * ExactDecimal(its))
            }
            return try (value * ExactDecimal(milliseconds)).ordering(to: other * ExactDecimal(unit.milliseconds))
        }

        private var months: Int? { self == .year ? 12 : self == .month ? 1 : nil }

        private var milliseconds: Int {
            switch self {
            case .year: 31_536_000_000
            case .month: 2_592_000_000
            case .week: 604_800_000
            case .day: 86_400_000
            case .hour: 3_600_000
            case .minute: 60_000
            case .second: 1000
            case .millisecond: 1
            }
        }
    }
}
