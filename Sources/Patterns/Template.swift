/// The text that replaces matches, brought to the form in which PCRE2 reads it without doubt.
///
/// `$1` and `${1}` stand for groups, `${name}` for named ones, `$0` for the match, `$$` for `$`. Of more digits than there
/// are groups the first ones count: `$10` is group 1 and a zero where there are fewer than ten. Any other `$` means itself,
/// and so does a number that no group has.
struct Template {
    private(set) var text = ""

    init(_ source: String, groups: Int) throws(PatternError) {
        guard source.utf8.contains(UInt8(ascii: "$")) else {
            text = source
            return
        }
        var rest = source.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "$" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            switch rest.first {
            case "$":
                rest.removeFirst()
                text += "$$"
            case "{":
                guard let end = rest.firstIndex(of: "}") else {
                    throw .malformedTemplate(message: "there is no '}' for this '${'")
                }
                text += "${" + String(rest[rest.index(after: rest.startIndex)..<end]) + "}"
                rest = rest[rest.index(after: end)...]
            default:
                if let group = Self.takeGroup(&rest, groups) { text += "${\(group)}" } else { text += "$$" }
            }
        }
    }

    /// The number of a group that exists, with as many digits as possible.
    private static func takeGroup(_ rest: inout Substring.UnicodeScalarView, _ groups: Int) -> Int? {
        var found: (number: Int, rest: Substring.UnicodeScalarView)?
        var number = 0
        var ahead = rest
        while let digit = ahead.first, "0"..."9" ~= digit, number <= groups {
            number = number * 10 + Int(digit.value - 48)
            ahead.removeFirst()
            if number <= groups { found = (number, ahead) }
        }
        guard let found else { return nil }
        rest = found.rest
        return found.number
    }
}
