extension Document {
    /// Why a text was refused, and where.
    public struct ParseError: Error, Sendable, Equatable {
        /// What is wrong at the place.
        public enum Reason: Sendable, Equatable {
            /// Nothing but white space.
            case emptyDocument
            /// The text ends inside a value.
            case unexpectedEnd
            /// A character that cannot begin a value.
            case expectedValue
            /// A member does not begin with a name in quotation marks.
            case expectedMemberName
            /// A member name without a colon behind it.
            case expectedColon
            /// Neither a comma nor the end of the array or object.
            case expectedCommaOrEnd
            /// A comma with nothing behind it.
            case trailingComma
            /// More text after the value.
            case trailingContent
            /// A number that is not JSON's: `.5`, `1.`, `+1`, `1e`.
            case invalidNumber
            /// A number with a zero in front: `012`.
            case leadingZero
            /// A word that is not `true`, `false` or `null`.
            case invalidLiteral
            /// A raw control character inside a string.
            case controlCharacter
            /// A backslash with something that is not JSON's behind it.
            case invalidEscape
            /// `\ud800` to `\udfff` without its other half.
            case loneSurrogate
            /// Bytes that are not UTF-8.
            case invalidUTF8
            /// A byte order mark, or UTF-16.
            case byteOrderMark
            /// The same member name twice in one object; the name, at most 64 characters of it.
            case duplicateMember(String)
            /// Deeper than the limit.
            case tooDeep(limit: Int)
            /// More bytes than the limit.
            case tooManyBytes(limit: Int)
            /// More values than the limit.
            case tooManyNodes(limit: Int)
            /// More different member names than a document can hold (about 16 million).
            case tooManyNames
        }

        /// What is wrong.
        public let reason: Reason
        /// The line, counted from 1; lines end at a line feed.
        public let line: Int
        /// The column, counted from 1, in characters (Unicode code points, not bytes).
        public let column: Int
        /// The place in bytes, counted from 0.
        public let offset: Int

        init(_ reason: Reason, offset: Int, in source: UnsafeRawBufferPointer) {
            self.reason = reason
            self.offset = offset
            (line, column) = linePosition(of: offset, in: source)
        }

        /// One sentence in plain words with line and column. Of the document's content it shows only the name of a
        /// doubled member.
        public var description: String {
            "\(message) (line \(line), column \(column))"
        }

        /// The sentence of ``description`` without line and column.
        public var message: String {
            switch reason {
            case .emptyDocument: "The body is empty; a JSON value was expected"
            case .unexpectedEnd: "The JSON text ends in the middle of a value"
            case .expectedValue: "A JSON value was expected here"
            case .expectedMemberName: "A member name in quotation marks was expected here"
            case .expectedColon: "A colon was expected after the member name"
            case .expectedCommaOrEnd: "A comma or the end of the array or object was expected here"
            case .trailingComma: "There is a comma with nothing behind it"
            case .trailingContent: "There is more text after the end of the JSON value"
            case .invalidNumber: "This is not a number as JSON writes it"
            case .leadingZero: "A number may not begin with a zero that other digits follow"
            case .invalidLiteral: "Only true, false and null may stand here without quotation marks"
            case .controlCharacter: "A control character inside a string must be written as an escape"
            case .invalidEscape: "This backslash escape is not one of JSON's"
            case .loneSurrogate: "A \\u escape is one half of a surrogate pair without the other half"
            case .invalidUTF8: "The bytes here are not UTF-8"
            case .byteOrderMark: "The text begins with a byte order mark or is not UTF-8"
            case .duplicateMember(let name): "The member \"\(name)\" stands twice in the same object"
            case .tooDeep(let limit): "The JSON is nested deeper than \(limit) levels"
            case .tooManyBytes(let limit): "The JSON is longer than \(limit) bytes"
            case .tooManyNodes(let limit): "The JSON has more than \(limit) values"
            case .tooManyNames: "The JSON has too many different member names"
            }
        }
    }
}

extension Document.ParseError: CustomStringConvertible {}

/// Line and column, both counted from 1, of a byte: a column is a Unicode code point.
func linePosition(of offset: Int, in source: UnsafeRawBufferPointer) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in source[..<min(offset, source.count)] {
        if byte == 0x0A {
            line += 1
            column = 1
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
    }
    return (line, column)
}
