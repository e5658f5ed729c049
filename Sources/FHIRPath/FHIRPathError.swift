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
        // By code points: a line that ends with CR and LF ends there.
        let lines = expression.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        guard line <= lines.count else { return message }
        let whole = lines[line - 1].filter { $0 != "\r" }
        // Of a long line what is around the place.
        let start = max(0, column - 1 - Self.shownBefore)
        let text = Array(whole.dropFirst(start).prefix(Self.shownBefore + Self.shownBehind))
        let isCutBefore = start > 0
        let isCutBehind = start + text.count < whole.count
        // A tab stays a tab under the line, so that the caret is under its place.
        let before = text.prefix(column - 1 - start).map { $0 == "\t" ? "\t" : " " as Character }
        let carets = max(1, min(length, text.count - (column - 1 - start)))
        let shown = (isCutBefore ? "…" : "") + String(String.UnicodeScalarView(text)) + (isCutBehind ? "…" : "")
        return "\(message) (line \(line), column \(column))\n\(shown)\n" + (isCutBefore ? " " : "")
            + String(before) + String(repeating: "^", count: carets)
    }

    /// Code points of a long line that are shown before the place, and from it on.
    private static let shownBefore = 60
    private static let shownBehind = 100
}
