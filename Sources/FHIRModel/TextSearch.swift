/// Finding texts by their bytes: no normalisation, and never more steps than both texts have bytes.
package enum TextSearch {
    /// The first byte of the first match.
    package static func first(_ part: String, in text: String) -> Int? {
        var found: Int?
        search(part, in: text) { place in
            found = place
            return false
        }
        return found
    }

    /// The first byte of the last match.
    package static func last(_ part: String, in text: String) -> Int? {
        if part.isEmpty { return text.utf8.count }
        var found: Int?
        search(part, in: text) { place in
            found = place
            return true
        }
        return found
    }

    /// What is before, between and behind the matches, which do not overlap. The separator is not empty.
    package static func split(_ text: String, by separator: String) -> [String] {
        let bytes = Array(text.utf8)
        var pieces: [String] = []
        var start = 0
        search(separator, in: text) { place in
            guard place >= start else { return true }
            pieces.append(String(decoding: bytes[start..<place], as: UTF8.self))
            start = place + separator.utf8.count
            return true
        }
        pieces.append(String(decoding: bytes[start...], as: UTF8.self))
        return pieces
    }

    /// Tells every place of a match, overlapping ones too, until it is told to stop (Knuth, Morris and Pratt).
    private static func search(_ part: String, in text: String, _ found: (Int) -> Bool) {
        var part = part
        var text = text
        part.withUTF8 { part in
            guard part.count > 0 else {
                _ = found(0)
                return
            }
            text.withUTF8 { text in
                guard text.count >= part.count else { return }
                let borders = borders(part)
                var matched = 0
                for place in 0..<text.count {
                    while matched > 0, matched == part.count || text[place] != part[matched] {
                        matched = borders[matched - 1]
                    }
                    if text[place] == part[matched] { matched += 1 }
                    if matched == part.count, !found(place + 1 - part.count) { return }
                }
            }
        }
    }

    /// For each beginning of the text, how long its longest border is: a proper beginning that is an end too.
    private static func borders(_ text: UnsafeBufferPointer<UInt8>) -> [Int] {
        var borders = [Int](repeating: 0, count: text.count)
        var length = 0
        for place in 1..<max(1, text.count) {
            while length > 0, text[place] != text[length] { length = borders[length - 1] }
            if text[place] == text[length] { length += 1 }
            borders[place] = length
        }
        return borders
    }
}
