/// Why a code is no unit, or why two units cannot be converted.
public struct UnitError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The kind of trouble.
    public enum Kind: Sendable, Equatable {
        /// The code does not follow UCUM's grammar.
        case syntax
        /// A symbol that UCUM does not know, or a prefix on a unit that takes none.
        case unknownUnit
        /// Two units measure different things.
        case incompatible
        /// The value cannot be converted: out of range, or no logarithm exists.
        case notConvertible
    }

    /// The kind of trouble.
    public let kind: Kind
    /// The unit code at fault.
    public let code: String
    /// Where in the code, in characters from 1; nil when the code as a whole is meant.
    public let position: Int?
    /// A sentence for a person, without the position.
    public let message: String

    init(_ kind: Kind, in code: String, at position: Int? = nil, _ message: String) {
        self.kind = kind
        self.code = code
        self.position = position
        self.message = message
    }

    /// The message with the place it speaks of.
    public var description: String {
        position.map { "\(message) (position \($0) of '\(code)')" } ?? message
    }
}
