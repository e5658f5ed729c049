package import FHIRJSON

/// The pages of one search.
package struct PageCollector {
    package private(set) var pages: [Document] = []
    package private(set) var entries = 0
    package private(set) var notes: [SearchNote] = []
    private var matches = 0
    private var bytes = 0
    private var seen: Set<UpstreamURL> = []
    /// How many matches the query asks for (`_count`); nil = as many as there are.
    private let wanted: Int?
    private let settings: OutboundSettings

    package init(query: String, _ settings: OutboundSettings) {
        self.settings = settings
        wanted = Self.count(in: query)
    }

    /// `_count` of a query. Who asks for the newest one (`_sort=-date&_count=1`) wants one, not a page of one after the other.
    private static func count(in query: String) -> Int? {
        guard let mark = query.firstIndex(of: "?") else { return nil }
        for part in query[query.index(after: mark)...].split(separator: "&") where part.hasPrefix("_count=") {
            return Int(part.dropFirst("_count=".count))
        }
        return nil
    }

    mutating func add(_ note: SearchNote) { notes.append(note) }

    /// Takes a page.
    ///
    /// - Parameter url: where it came from.
    /// - Returns: where the next one is; nil = this was the last, or it is not followed, which `notes` tells.
    package mutating func take(_ page: Document, from url: UpstreamURL) -> UpstreamURL? {
        seen.insert(url)
        guard page.equals(page.member(page.root, .resourceType), "Bundle") else {
            if pages.isEmpty {
                pages = [page]
                entries = 1
            } else {
                notes.append(.nextFailed(.notFHIR))
            }
            return nil
        }
        pages.append(page)
        bytes += page.source.count
        for entry in page.items(page.member(page.root, .entry)) {
            entries += 1
            let mode = page.member(page.member(entry, named: "search"), named: "mode")
            if !mode.exists || page.equals(mode, "match") { matches += 1 }
        }
        guard let link = Self.link("next", of: page) else { return nil }
        if let wanted, matches >= wanted { return nil }
        guard let next = try? url.resolving(link), next.origin == url.origin else {
            notes.append(.nextElsewhere)
            return nil
        }
        if seen.contains(next) {
            notes.append(.circle)
        } else if pages.count >= settings.pages {
            notes.append(.tooManyPages(limit: settings.pages))
        } else if entries >= settings.entries {
            notes.append(.tooManyEntries(limit: settings.entries))
        } else if bytes >= settings.searchBytes {
            notes.append(.tooManyBytes(limit: settings.searchBytes))
        } else {
            return next
        }
        return nil
    }

    private static func link(_ relation: String, of page: Document) -> String? {
        for link in page.items(page.member(page.root, .link)) where page.equals(page.member(link, .relation), relation)
        {
            return page.string(page.member(link, .url))
        }
        return nil
    }

    /// All pages as one: the only page as it came; of several a Bundle with the entries of all, byte for byte, each resource
    /// once, as servers repeat what they include.
    ///
    /// - Throws: where the whole is more than a document may hold.
    package func whole() throws(Document.ParseError) -> Document? {
        guard pages.count > 1, let first = pages.first else { return pages.first }
        var writer = JSONWriter(capacity: bytes + 1024)
        writer.beginObject()
        writer.member("resourceType", "Bundle" as StaticString)
        writer.member("type", "searchset" as StaticString)
        let total = first.member(first.root, named: "total")
        if total.exists { writer.member("total", total, of: first) }
        if let own = Self.link("self", of: first) {
            writer.key("link")
            writer.beginArray()
            writer.beginObject()
            writer.member("relation", "self" as StaticString)
            writer.member("url", own)
            writer.endObject()
            writer.endArray()
        }
        writer.key("entry")
        writer.beginArray()
        var known: Set<String> = []
        for page in pages {
            for entry in page.items(page.member(page.root, .entry)) {
                if let name = Self.name(of: entry, page), !known.insert(name).inserted { continue }
                writer.node(entry, of: page)
            }
        }
        writer.endArray()
        writer.endObject()
        let limits = Document.Limits(maximumBytes: max(settings.searchBytes + settings.answerBytes, 16 << 20) * 2)
        return try Document.parse(writer.take(), limits: limits).freeze()
    }

    private static func name(of entry: Node, _ page: Document) -> String? {
        let resource = page.member(entry, .resource)
        if let type = page.string(page.member(resource, .resourceType)),
            let id = page.string(page.member(resource, .id))
        {
            return "\(type)/\(id)"
        }
        return page.string(page.member(entry, .fullUrl))
    }
}
