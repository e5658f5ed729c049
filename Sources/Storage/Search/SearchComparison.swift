/// The prefixes of dates, numbers and quantities (https://hl7.org/fhir/R4/search.html#prefix).
package enum SearchComparison: String, Sendable {
    case eq, ne, gt, lt, ge, le, sa, eb
    /// Overlaps; whoever asks makes the range as wide as it is meant.
    case ap

    /// Whether a date that takes `stored` fits the value that takes `asked`.
    package func holds(_ stored: DateInterval, _ asked: DateInterval) -> Bool {
        switch self {
        case .eq: stored.low >= asked.low && stored.high <= asked.high
        case .ne: stored.low < asked.low || stored.high > asked.high
        case .gt: stored.high > asked.high
        case .lt: stored.low < asked.low
        case .ge: stored.high > asked.high || stored.low >= asked.low && stored.high <= asked.high
        case .le: stored.low < asked.low || stored.low >= asked.low && stored.high <= asked.high
        case .sa: stored.low >= asked.high
        case .eb: stored.high <= asked.low
        case .ap: stored.low < asked.high && stored.high > asked.low
        }
    }

    /// Whether numbers that take `stored` fit those asked for: of `eq`, `ne` and `ap` the range that the digits of the value
    /// mean (from its low end, below its high end), else the value itself, both ends of which are the same.
    package func holds(_ stored: NumberInterval, _ asked: NumberInterval) -> Bool {
        switch self {
        case .eq: !stored.low.precedes(asked.low) && stored.high.precedes(asked.high)
        case .ne: stored.low.precedes(asked.low) || !stored.high.precedes(asked.high)
        case .gt: asked.high.precedes(stored.high)
        case .lt: stored.low.precedes(asked.low)
        case .ge: !stored.high.precedes(asked.high)
        case .le: !asked.low.precedes(stored.low)
        case .sa: asked.high.precedes(stored.low)
        case .eb: stored.high.precedes(asked.low)
        case .ap: !asked.high.precedes(stored.low) && !stored.high.precedes(asked.low)
        }
    }
}

extension String {
    /// By bytes, as an index of texts compares.
    fileprivate func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
