/// How much an expression may rely on what the standard does not say.
public enum CheckMode: String, Sendable {
    /// Names that no type has are findings but no errors; `valueQuantity` is taken for `value.ofType(Quantity)`.
    case lenient
    /// Names that no type has are findings but no errors; `valueQuantity` is an error, as the standard has it.
    case standard
    /// Names that no type has are errors, and so is taking the first of things that have no order.
    case strict
}

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
