/// One wanted language and the tags that serve it, best first (RFC 4647, section 3.4 "Lookup").
///
/// `nb-NO` is served by `nb-NO`, `nb`, `no`; where none of those is there, by any other tag of the same language (`nb-SJ`).
struct LanguageRange: Sendable {
    /// Lower-case tags, best first.
    let tags: [String]
    /// The language itself, for tags of other regions; nil = only `tags` will do.
    let primary: String?

    /// Ranges longer than this are cut: no real tag has as many parts.
    private static let maximumParts = 8

    init(_ range: String) {
        var parts = Substring(range.lowercased()).split(separator: "-", omittingEmptySubsequences: true)
        if parts.count > Self.maximumParts { parts.removeLast(parts.count - Self.maximumParts) }
        let primary = parts.first.map(String.init) ?? ""
        var tags: [String] = []
        while !parts.isEmpty {
            tags.append(parts.joined(separator: "-"))
            parts.removeLast()
            // A single letter opens an extension and cannot end a tag.
            if parts.last?.count == 1 { parts.removeLast() }
        }
        // Bokmål and Nynorsk are both Norwegian; texts tagged with the one name or the other mean the same readers.
        if primary == "nb" || primary == "nn" { tags.append("no") }
        if primary == "no" { tags.append("nb") }
        self.tags = tags
        self.primary = primary
    }

    private init(tags: [String]) {
        self.tags = tags
        primary = nil
    }

    /// How well a tag serves: 0 = exactly, more = less well, nil = not at all.
    func rank(_ tag: String) -> Int? {
        let tag = tag.lowercased()
        if let index = tags.firstIndex(of: tag) { return index }
        guard let primary, !primary.isEmpty, primary != "*", tag.hasPrefix(primary + "-") else { return nil }
        return tags.count
    }

    /// Only what serves better than the tag of a rank; nil = nothing does.
    func better(than rank: Int) -> LanguageRange? {
        rank > 0 ? LanguageRange(tags: Array(tags.prefix(rank))) : nil
    }
}
