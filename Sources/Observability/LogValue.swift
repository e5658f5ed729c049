/// A value of a log line's metadata. Never put a path, query, header, body, id or token of a request into one.
public enum LogValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    case string(String)
    case integer(Int)
    /// Written with three decimals.
    case decimal(Double)
    case boolean(Bool)

    /// A constant text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A constant number.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// A constant flag.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}
