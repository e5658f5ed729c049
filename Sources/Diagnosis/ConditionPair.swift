internal import Decimals
internal import SDC

/// Two conditions on one answer.
struct ConditionPair {
    private let left: Condition
    private let right: Condition

    init(_ left: Condition, _ right: Condition) {
        self.left = left
        self.right = right
    }

    /// No one answer, and no missing one, makes both hold.
    var isImpossible: Bool {
        if let wanted = existence(left) ?? existence(right), left.comparison == .exists || right.comparison == .exists {
            if let one = existence(left), let other = existence(right) { return one != other }
            // Every other condition wants an answer.
            return !wanted
        }
        switch (left.expected, right.expected) {
        case (.number(let one), .number(let other)):
            return Self.excludes(left.comparison, one, right.comparison, other)
        case (.boolean(let one), .boolean(let other)): return excludes(isSame: one == other)
        case (.string(let one), .string(let other)):
            guard !left.comparison.needsOrder, !right.comparison.needsOrder else { return false }
            return excludes(isSame: one == other)
        case (.coding(let system, let code?, _), .coding(let otherSystem, let otherCode?, _)):
            if code != otherCode { return excludes(isSame: false) }
            if system == otherSystem { return excludes(isSame: true) }
            return false
        default: return false
        }
    }

    private func existence(_ condition: Condition) -> Bool? {
        guard condition.comparison == .exists, case .boolean(let wanted) = condition.expected else { return nil }
        return wanted
    }

    private func excludes(isSame: Bool) -> Bool {
        switch (left.comparison, right.comparison) {
        case (.equal, .equal): !isSame
        case (.equal, .notEqual), (.notEqual, .equal): isSame
        default: false
        }
    }

    /// Whether no number is in both ranges.
    private static func excludes(
        _ one: Condition.Operator, _ first: ExactDecimal, _ other: Condition.Operator, _ second: ExactDecimal
    ) -> Bool {
        switch (one, other) {
        case (.equal, .equal): return first != second
        case (.equal, _): return !holds(first, other, second)
        case (_, .equal): return !holds(second, one, first)
        case (.greater, .less), (.greater, .lessOrEqual), (.greaterOrEqual, .less): return first >= second
        case (.less, .greater), (.lessOrEqual, .greater), (.less, .greaterOrEqual): return first <= second
        case (.greaterOrEqual, .lessOrEqual): return first > second
        case (.lessOrEqual, .greaterOrEqual): return first < second
        default: return false
        }
    }

    private static func holds(_ value: ExactDecimal, _ comparison: Condition.Operator, _ limit: ExactDecimal) -> Bool {
        switch comparison {
        case .exists: true
        case .equal: value == limit
        case .notEqual: value != limit
        case .greater: value > limit
        case .less: value < limit
        case .greaterOrEqual: value >= limit
        case .lessOrEqual: value <= limit
        }
    }
}
