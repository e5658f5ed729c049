internal import Storage

/// A text in two columns: what is indexed, and the rest. An index takes no more than some 2,700 bytes; the first part is
/// also what results are sorted by.
struct SplitText {
    let head: String
    let rest: String

    init(_ text: String) {
        // So short in bytes that it is so in code points.
        guard text.utf8.count > SearchCursor.sortLength else {
            head = text
            rest = ""
            return
        }
        let scalars = text.unicodeScalars
        let end = scalars.index(scalars.startIndex, offsetBy: SearchCursor.sortLength, limitedBy: scalars.endIndex)
        head = String(scalars[..<(end ?? scalars.endIndex)])
        rest = String(scalars[(end ?? scalars.endIndex)...])
    }

    /// Whether nothing longer begins with the same first part.
    var isShort: Bool { head.unicodeScalars.count < SearchCursor.sortLength }
}
