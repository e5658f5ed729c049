/// The result of comparing dates and times of different precision.
public enum PartialOrdering: Sendable, Hashable {
    /// The first is certainly earlier.
    case less
    /// Both are the same, with the same precision.
    case equal
    /// The first is certainly later.
    case greater
    /// The precision does not tell: 1970 and 1970-10-15.
    case undecided

    /// The order of two numbers.
    init(_ a: Int, _ b: Int) { self = a == b ? .equal : a < b ? .less : .greater }

    /// The result with both sides exchanged.
    public var reversed: PartialOrdering {
        switch self {
        case .less: .greater
        case .greater: .less
        case .equal, .undecided: self
        }
    }
}

/// The nanoseconds (or days) that a value may mean, first and last included. A value to the second is one point.
struct Span: Equatable {
    var first: Int128
    var last: Int128

    func ordering(to other: Span) -> PartialOrdering {
        if self == other { return .equal }
        if last < other.first { return .less }
        if first > other.last { return .greater }
        return .undecided
    }

    func widened(by margin: Int128) -> Span { Span(first: first - margin, last: last + margin) }
}
