/// What came of walking one form.
package struct WalkReport: Sendable {
    package var walks = 0
    package var calls = 0
    package var completed = 0
    package var findings: [Finding] = []
    /// Walks that ended otherwise, with the reason; the same reason once.
    package var ends: [String] = []
    /// Items that have occurrences, and those met.
    package var itemCount = 0
    package var metCount = 0
    /// Items never met, and why.
    package var neverMet: [(linkId: String, why: String)] = []
    /// Outcomes of conditions that came about, of twice as many as there are conditions.
    package var outcomesSeen = 0
    package var outcomesPossible = 0
    /// Items for which no valid answer was found.
    package var unanswerable: [(linkId: String, why: String)] = []

    /// The fullest of the finished responses, a few.
    package var finished: [[UInt8]] = []
    /// What replies said of expressions that could not be evaluated.
    package var failures: [ExpressionFailure] = []

    /// Every walk came to `complete` and nothing was wrong.
    package var isClean: Bool { findings.isEmpty && ends.isEmpty && completed == walks }
}
