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
        var expression = expression
        return expression.withUTF8 { lineAndColumn(in: $0) }
    }

    private func lineAndColumn(in bytes: UnsafeBufferPointer<UInt8>) -> (line: Int, column: Int) {
        var line = 1
        var column = 1
        for byte in bytes.prefix(max(position, 0)) {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if Self.beginsScalar(byte) {
                column += 1
            }
        }
        return (line, column)
    }

    private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

    /// The message, the line of the expression it is about, and a caret under the place.
    ///
    ///     Unknown function 'foo' (line 1, column 6)
    ///     name.foo()
    ///          ^^^
    ///
    /// Of a long line what is around the place; of the rest of the expression only the lines are counted.
    public func explanation(in expression: String) -> String {
        var expression = expression
        return expression.withUTF8 { bytes in
            let (line, column) = lineAndColumn(in: bytes)
            let place = min(max(position, 0), bytes.count)
            var start = place
            var taken = 0
            while start > 0, bytes[start - 1] != UInt8(ascii: "\n"),
                taken < Self.shownBefore || !Self.beginsScalar(bytes[start])
            {
                start -= 1
                if Self.beginsScalar(bytes[start]) { taken += 1 }
            }
            var end = start
            taken = 0
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
                if Self.beginsScalar(bytes[end]) {
                    if taken == Self.shownBefore + Self.shownBehind { break }
                    taken += 1
                }
                end += 1
            }
            let isCutBefore = start > 0 && bytes[start - 1] != UInt8(ascii: "\n")
            // A line that ends with CR and LF ends there.
            let isCutBehind = end < bytes.count && bytes[end] != UInt8(ascii: "\n") && bytes[end] != UInt8(ascii: "\r")
            // A tab stays a tab under the line, so that the caret is under its place.
            let before = Self.scalars(bytes[start..<max(start, place)]).map { $0 == "\t" ? "\t" : " " as Character }
            let text = Self.scalars(bytes[start..<end])
            let carets = max(1, min(length, text.count - before.count))
            let shown = (isCutBefore ? "…" : "") + String(String.UnicodeScalarView(text)) + (isCutBehind ? "…" : "")
            return "\(message) (line \(line), column \(column))\n\(shown)\n" + (isCutBefore ? " " : "")
                + String(before) + String(repeating: "^", count: carets)
        }
    }

    private static func scalars(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Unicode.Scalar] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0 != "\r" }
    }

    /// Code points of a long line that are shown before the place, and from it on.
    private static let shownBefore = 60
    private static let shownBehind = 100
}
