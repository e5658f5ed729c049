internal import Patterns

/// What the regular expressions of one call may cost together.
///
/// Nearly every form's expression is done within a few steps; one that is not gets its full budget, but only a few times a
/// call, so that no number of answers makes a hostile expression hold a thread.
final class PatternBudget {
    /// Steps in which ordinary expressions are done, well under a millisecond.
    private static let ordinarySteps = 10_000
    private var costlyMatchesLeft = 8

    /// Whether the pattern matches the whole text; nil where that could not be found out within the budget.
    func matches(_ pattern: Pattern, _ text: String) -> Bool? {
        do throws(PatternError) {
            return try pattern.matchesWhole(text, steps: Self.ordinarySteps + 4 * text.utf8.count)
        } catch .tooCostly {
            guard costlyMatchesLeft > 0 else { return nil }
            costlyMatchesLeft -= 1
            return try? pattern.matchesWhole(text)
        } catch {
            return nil
        }
    }
}
