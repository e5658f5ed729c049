/// Why a calculation has no result.
public enum DecimalError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The result is 10^1000 or more, or smaller than 10^-1000 and not zero.
    case outOfRange
    /// A division by zero, or zero to a negative power.
    case divisionByZero
    /// The operation is not defined for this number, as the root of a negative one.
    case undefined

    /// A sentence for a person.
    public var description: String {
        switch self {
        case .outOfRange: "The result is too large or too small for a decimal."
        case .divisionByZero: "Division by zero."
        case .undefined: "The operation is not defined for this number."
        }
    }
}
