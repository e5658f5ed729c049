internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Storage

/// `GET /{type}`: a searchset Bundle with links from page to page.
struct SearchHandler: Sendable {
    let store: any FormStore
    let writer: ReplyWriter
    let basePath: String

    func handle(_ request: HTTPRequest, type: String) -> HTTPResponse {
        do throws(ServiceError) {
            let negotiation = try Negotiation(for: request)
            let search = try SearchRequest(of: request)
            let found = store.search(type, search.criteria)
            let bytes = bundle(found, search, type: type, base: BaseURL.of(request) + basePath)
            return writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes)
        } catch {
            return writer.outcome(error, for: request)
        }
    }

    private func bundle(_ found: [StoredResource], _ search: SearchRequest, type: String, base: String) -> [UInt8] {
        let isCountOnly = search.summary == .count || search.count == 0
        let page = isCountOnly ? [] : Array(found.dropFirst(search.offset).prefix(search.count))
        var writer = JSONWriter(capacity: 1024 + page.reduce(0) { $0 + $1.document.source.count + 256 })
        writer.beginObject()
        writer.member("resourceType", "Bundle")
        writer.member("type", "searchset")
        writer.member("total", found.count)
        writer.key("link")
        writer.beginArray()
        let place = "\(base)/\(type)"
        write(link: "self", "\(place)\(query(search, offset: search.offset))", to: &writer)
        if !isCountOnly {
            if search.offset > 0 {
                write(
                    link: "previous", "\(place)\(query(search, offset: max(0, search.offset - search.count)))",
                    to: &writer)
            }
            // Adding cannot overflow: an offset beyond what was found has no next page.
            if search.offset < found.count, search.offset + search.count < found.count {
                write(link: "next", "\(place)\(query(search, offset: search.offset + search.count))", to: &writer)
            }
        }
        writer.endArray()
        if !page.isEmpty {
            writer.key("entry")
            writer.beginArray()
            for resource in page {
                writer.beginObject()
                writer.member("fullUrl", "\(place)/\(resource.id)")
                writer.key("resource")
                ResourceSummary.write(resource, search.summary, to: &writer)
                writer.key("search")
                writer.beginObject()
                writer.member("mode", "match")
                writer.endObject()
                writer.endObject()
            }
            writer.endArray()
        }
        writer.endObject()
        return writer.take()
    }

    private func write(link relation: StaticString, _ url: String, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("relation", relation)
        writer.member("url", url)
        writer.endObject()
    }

    private func query(_ search: SearchRequest, offset: Int) -> String {
        var pairs = search.used
        if let count = search.askedCount { pairs.append(("_count", count)) }
        if offset > 0 { pairs.append(("_offset", String(offset))) }
        guard !pairs.isEmpty else { return "" }
        return "?" + pairs.map { "\(BaseURL.encoded($0.name))=\(BaseURL.encoded($0.value))" }.joined(separator: "&")
    }
}
