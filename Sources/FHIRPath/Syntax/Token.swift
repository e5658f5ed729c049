/// A word or sign of an expression.
struct Token {
    enum Kind: Equatable {
        case identifier
        /// Between backticks.
        case delimitedIdentifier
        case string
        case integer
        /// `5L`.
        case long
        case decimal
        case date
        case dateTime
        case time
        /// `%name`, `%'name'`, `%`name``.
        case constant
        /// `$this`, `$index`, `$total`.
        case axis
        case sign
        case end
    }

    let kind: Kind
    /// In bytes of the expression.
    let start: Int
    let end: Int
    /// The decoded text: of a string what is between the quotation marks, of a date what follows the `@`.
    let text: String
}
