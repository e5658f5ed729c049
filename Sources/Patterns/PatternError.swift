/// Why an expression cannot be compiled, or why a match was given up.
public enum PatternError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The expression is malformed; the offset counts its bytes from 0.
    case malformed(message: String, offset: Int)
    /// The text to replace matches with is malformed.
    case malformedTemplate(message: String)
    /// The expression is longer than 10,000 bytes.
    case tooLong
    /// Matching took more steps or memory than allowed: the expression backtracks too much for this text.
    case tooCostly
    /// PCRE2 failed in another way, as for lack of memory.
    case failed(code: Int32)

    /// A sentence for a person.
    public var description: String {
        switch self {
        case .malformed(let message, let offset): "The regular expression is malformed at offset \(offset): \(message)"
        case .malformedTemplate(let message): "The replacement is malformed: \(message)"
        case .tooLong: "The regular expression is longer than 10,000 bytes."
        case .tooCostly: "The regular expression takes too many steps on this text."
        case .failed(let code): "The regular expression could not be matched (PCRE2 error \(code))."
        }
    }
}
