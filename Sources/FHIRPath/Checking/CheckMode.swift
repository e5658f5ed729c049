/// How much an expression may rely on what the standard does not say.
public enum CheckMode: String, Sendable {
    /// Names that no type has are findings but no errors; `valueQuantity` is taken for `value.ofType(Quantity)`.
    case lenient
    /// Names that no type has are findings but no errors; `valueQuantity` is an error, as the standard has it.
    case standard
    /// Names that no type has are errors, and so is taking the first of things that have no order.
    case strict
}
