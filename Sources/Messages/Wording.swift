/// Helps for putting arguments into sentences.
enum Wording {
    /// `1`: the one form, else the other. The five languages agree on it for the counts that occur (French has 0 in the
    /// singular; no limit of 0 is told).
    static func plural(_ count: Int, _ one: String, _ other: String) -> String { count == 1 ? one : other }

    /// A number as the form writes it, with the comma that most of Europe writes; a unit behind a space stays as it is.
    static func comma(_ number: String) -> String {
        guard let point = number.firstIndex(of: ".") else { return number }
        if let space = number.firstIndex(of: " "), space < point { return number }
        return number.replacingCharacter(at: point, with: ",")
    }

    /// `a`, `a or b`, `a, b or c`.
    static func list(_ words: [String], _ or: String) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(or) " + last
    }
}

extension String {
    fileprivate func replacingCharacter(at index: String.Index, with text: String) -> String {
        self[..<index] + text + self[self.index(after: index)...]
    }
}
