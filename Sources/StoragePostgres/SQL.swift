/// A statement with the values that are bound to it.
///
/// A value in `\( )` becomes a parameter, never text: nothing that came from outside can become part of the statement.
/// Text of the code itself goes in with the label `unsafeSQL:`; it holds no question mark, which stands for a parameter.
struct SQL: ExpressibleByStringInterpolation, Sendable {
    /// What is bound. Nil is NULL, of the same type: a statement is prepared once, whatever its first values are.
    enum Value: Sendable, Equatable {
        case integer(Int64?)
        case text(String?)
        case blob([UInt8]?)
    }

    private(set) var text: String
    private(set) var values: [Value]
    /// False: sent without a name. For statements that are there once in the life of a connection, and those that no
    /// database prepares.
    private(set) var isPrepared = true

    init(stringLiteral value: String) {
        text = value
        values = []
    }

    init(stringInterpolation: Interpolation) {
        text = stringInterpolation.text
        values = stringInterpolation.values
    }

    /// The text with numbered parameters.
    var numbered: String {
        guard !values.isEmpty else { return text }
        var numbered = ""
        var number = 0
        for part in text.split(separator: "?", omittingEmptySubsequences: false) {
            if number > 0 { numbered += "$\(number)" }
            numbered += part
            number += 1
        }
        return numbered
    }

    /// The same, sent without a name.
    var once: SQL {
        var copy = self
        copy.isPrepared = false
        return copy
    }

    /// Collects the pieces of a literal.
    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var values: [Value] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount)
            values.reserveCapacity(interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ value: Value) {
            text += "?"
            values.append(value)
        }

        mutating func appendInterpolation(_ value: String) { appendInterpolation(.text(value)) }
        mutating func appendInterpolation(_ value: String?) { appendInterpolation(.text(value)) }
        mutating func appendInterpolation(_ value: Int64) { appendInterpolation(.integer(value)) }
        mutating func appendInterpolation(_ value: Int64?) { appendInterpolation(.integer(value)) }
        mutating func appendInterpolation(_ value: Int) { appendInterpolation(.integer(Int64(value))) }
        mutating func appendInterpolation(_ value: [UInt8]?) { appendInterpolation(.blob(value)) }

        /// A part of a statement with values of its own.
        mutating func appendInterpolation(_ part: SQL) {
            text += part.text
            values += part.values
        }

        /// Text as it is: only for text that stands in the code.
        mutating func appendInterpolation(unsafeSQL text: String) { self.text += text }
    }

    /// Parts one after the other with a separator of the code's between them.
    static func joined(_ parts: [SQL], unsafeSQL separator: String) -> SQL {
        var whole: SQL = ""
        for (index, part) in parts.enumerated() {
            if index > 0 { whole.text += separator }
            whole.text += part.text
            whole.values += part.values
        }
        return whole
    }
}
