internal import Storage

/// How values of searches are written: escapes and prefixes (https://hl7.org/fhir/R4/search.html#escaping, `#prefix`).
enum SearchText {
    /// Splits where the sign stands without a backslash; the parts are still escaped.
    static func split(_ value: String, at separator: Unicode.Scalar) -> [String] {
        var parts = [String.UnicodeScalarView()]
        var isEscaped = false
        // By code points: a sign is one also where a combining mark follows it.
        for character in value.unicodeScalars {
            if character == separator, !isEscaped {
                parts.append(String.UnicodeScalarView())
                continue
            }
            parts[parts.count - 1].append(character)
            isEscaped = character == "\\" && !isEscaped
        }
        return parts.map(String.init)
    }

    /// Without escapes: `\,` `\$` `\|` and `\\` stand for the sign itself.
    static func plain(_ value: String) -> String {
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for character in value.unicodeScalars {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                text.append(character)
                isEscaped = false
            }
        }
        return String(text)
    }

    /// Takes the prefix off a date or number; `eq` where there is none.
    ///
    /// - Parameter refused: makes the error.
    /// - Throws: 400 for letters that are no prefix.
    static func comparison(
        _ text: String, _ refused: (String) -> ServiceError
    ) throws(ServiceError) -> (SearchComparison, Substring) {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return (.eq, text[...]) }
        guard let named = SearchComparison(rawValue: String(text.prefix(2))) else {
            throw refused("begins with a prefix that does not work here")
        }
        return (named, text.dropFirst(2))
    }
}
