/// What was found out about an expression without evaluating it.
public struct ExpressionFindings: Sendable {
    /// What makes the expression wrong.
    public internal(set) var errors: [FHIRPathError] = []
    /// What looks wrong, but gives nothing instead of failing.
    public internal(set) var warnings: [FHIRPathError] = []
    /// The types that can come out, as `HumanName` or `System.Integer`; empty where that is not known.
    public internal(set) var resultTypes: [String] = []
    /// More than one item may come out.
    public internal(set) var mayBeMany = true

    /// Nothing found yet.
    package init() {}
}

extension ExpressionFindings {
    /// Adds what was found out about a further part; the result is that of the part.
    package mutating func add(_ other: ExpressionFindings) {
        errors += other.errors
        warnings += other.warnings
        resultTypes = other.resultTypes
        mayBeMany = other.mayBeMany
    }
}
