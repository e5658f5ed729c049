package import FHIRJSON

/// What came of a search.
package struct SearchResult: Sendable {
    /// A searchset Bundle with the entries of all pages; for a read (`Patient/1`) the resource itself. Nil where there is a
    /// problem. Frozen.
    package let document: Document?
    /// Why there is nothing; nil = there is something, perhaps not all: see `notes`.
    package let problem: UpstreamProblem?
    /// Why it is not all.
    package let notes: [SearchNote]
    /// Of the last reply; 0 = there was none.
    package let status: Int
    package let pages: Int
    /// Of all pages; 1 for a read.
    package let entries: Int
    /// From the call to the last page.
    package let milliseconds: Int
    /// The url for people: without values of the query and without ids.
    package let shown: String
    /// Whether the first page came with an equal request of somebody else.
    package let isShared: Bool

    /// Whether what there is may not be all.
    package var isCut: Bool { !notes.isEmpty }
}

/// Why a search did not come to its last page.
package enum SearchNote: Sendable, Hashable {
    case tooManyPages(limit: Int)
    case tooManyEntries(limit: Int)
    case tooManyBytes(limit: Int)
    /// A page that had been there already.
    case circle
    /// The next page is on another server, or cannot be read as a url.
    case nextElsewhere
    /// The next page did not come.
    case nextFailed(UpstreamProblem)

    /// One sentence in plain words.
    package func text(_ place: String) -> String {
        let start = "The search \(place) was not followed to its end: "
        switch self {
        case .tooManyPages(let limit): return start + "it has more than \(limit) pages."
        case .tooManyEntries(let limit): return start + "it has more than \(limit) entries."
        case .tooManyBytes(let limit): return start + "its pages have more than \(limit) bytes."
        case .circle: return start + "a page leads back to one before."
        case .nextElsewhere: return start + "the next page is not on the same server."
        case .nextFailed(let problem): return start + "the next page did not come. " + problem.text(place)
        }
    }
}
