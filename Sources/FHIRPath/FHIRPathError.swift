/// Why an expression cannot be read, cannot mean anything, or has no result.
public struct FHIRPathError: Error, Sendable, Equatable, CustomStringConvertible {
    /// When it was found out.
    public enum Phase: String, Sendable {
        /// The text is no expression.
        case syntax
        /// The expression can have no meaning: an unknown function or variable, a type that never fits.
        case semantic
        /// The expression failed on this data.
        case execution
        /// The evaluation was ended because it took too many steps or too much memory.
        case limit
    }

    /// When it was found out.
    public let phase: Phase
    /// A sentence for the author of the expression. It repeats parts of the expression, never of the data.
    public let message: String
    /// Where in the expression, in bytes of UTF-8 from 0.
    public let position: Int
    /// How many bytes of the expression it is about; at least 1 unless it is at the end.
    public let length: Int

    /// An error at a place of an expression.
    public init(_ phase: Phase, _ message: String, at position: Int, length: Int = 1) {
        self.phase = phase
        self.message = message
        self.position = position
        self.length = length
    }

    /// The message alone.
    public var description: String { message }

    /// Line and column of the place, both from 1, columns in Unicode code points.
    public func lineAndColumn(in expression: String) -> (line: Int, column: Int) {
        var line = 1
        var column = 1
        var offset = 0
        for scalar in expression.unicodeScalars {
            if offset >= position { break }
            offset += UTF8.width(scalar)
            if scalar == "\n" {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
        return (line, column)
    }

    /// The message, the line of the expression it is about, and a caret under the place.
    ///
    ///     Unknown function 'foo' (line 1, column 6)
    ///     name.foo()
    ///          ^^^
    public func explanation(in expression: String) -> String {
        let (line, column) = lineAndColumn(in: expression)
        let lines = expression.split(separator: "\n", omittingEmptySubsequences: false)
        guard line <= lines.count else { return message }
        // A tab stays a tab under the line, so that the caret is under its place.
        let text = lines[line - 1].unicodeScalars.filter { $0 != "\r" }
        let before = text.prefix(column - 1).map { $0 == "\t" ? "\t" : " " as Character }
        let carets = max(1, min(length, text.count - column + 1))
        return "\(message) (line \(line), column \(column))\n\(String(String.UnicodeScalarView(text)))\n"
            + String(before) + String(repeating: "^", count: carets)
    }
}
