internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Rendering
internal import Storage

/// `GET /{type}` and `POST /{type}/_search`: a searchset Bundle with links from page to page.
struct SearchHandler: Sendable {
    let context: ArtifactContext

    func handle(_ request: HTTPRequest) -> Outcome {
        context.run(request) { () throws(ServiceError) in
            let type = try context.type(request)
            return try answer(request, type, request.query)
        }
    }

    /// The parameters may stand in the query, in the body, or in both.
    func handlePosted(_ request: HTTPRequest) -> Outcome {
        context.run(request) { () throws(ServiceError) in
            let type = try context.type(request)
            var pairs = request.query
            if !request.body.isEmpty {
                guard let text = request.headers[KnownHeader.contentType],
                    MediaType(text)?.essence == KnownMediaType.urlEncodedForm
                else {
                    throw ServiceError(
                        .unsupportedMediaType, "Send the search parameters as \(KnownMediaType.urlEncodedForm).")
                }
                guard let body = String(validating: request.body, as: UTF8.self) else {
                    throw ServiceError(.malformed, "The search parameters cannot be decoded.")
                }
                pairs += try SearchReading.pairs(body)
            }
            return try answer(request, type, pairs)
        }
    }

    private func answer(
        _ request: HTTPRequest, _ type: ResourceTypes.Entry, _ pairs: [(name: String, value: String)]
    ) throws(ServiceError) -> HTTPResponse {
        let negotiation = try Negotiation(for: request, parameters: pairs)
        let search = try SearchRequest(type, pairs, isStrict: Preferences(of: request).isStrict)
        let bytes = try bundle(search, type: type.name, base: context.base(request))
        return context.writer.fhir(
            negotiation.isPretty ? prettyPrinted(bytes) : bytes, isPrivate: context.isPrivate(type.name))
    }

    /// The Bundle for a search.
    ///
    /// - Parameters:
    ///   - store: what is searched; a transaction sees its own writes.
    ///   - fullUrl: of an entry; nil = by the base.
    func bundle(
        _ search: SearchRequest, type: String, base: String, of store: (any StoreReading)? = nil,
        fullUrl: ((StoredVersion) -> String?)? = nil
    ) throws(ServiceError) -> [UInt8] {
        let store = store ?? context.store
        var query = search.query
        if search.summary == .count { query.count = 0 }
        let page = try context.storing { try store.search(query) }
        var writer = JSONWriter(capacity: 1024 + page.resources.reduce(0) { $0 + ($1.content?.count ?? 0) + 256 })
        writer.beginObject()
        writer.member("resourceType", "Bundle")
        writer.member("type", "searchset")
        if let total = page.total { writer.member("total", total) }
        let place = "\(base)/\(type)"
        writer.key("link")
        writer.beginArray()
        write(link: "self", search, place, at: query.cursor, to: &writer)
        if query.cursor != nil { write(link: "first", search, place, at: nil, to: &writer) }
        if let previous = page.previous { write(link: "previous", search, place, at: previous, to: &writer) }
        if let next = page.next { write(link: "next", search, place, at: next, to: &writer) }
        writer.endArray()
        if !page.resources.isEmpty || !search.warnings.isEmpty {
            writer.key("entry")
            writer.beginArray()
            for version in page.resources {
                try write(version, search.summary, fullUrl?(version) ?? "\(place)/\(version.id)", to: &writer)
            }
            if !search.warnings.isEmpty { write(search.warnings, to: &writer) }
            writer.endArray()
        }
        writer.endObject()
        return writer.take()
    }

    private func write(
        _ version: StoredVersion, _ summary: SearchRequest.Summary, _ fullUrl: String, to writer: inout JSONWriter
    ) throws(ServiceError) {
        writer.beginObject()
        writer.member("fullUrl", fullUrl)
        writer.key("resource")
        let content = version.content ?? []
        if summary == .no || summary == .count {
            writer.raw(content)
        } else if let document = try? Document.parse(content, limits: .stored) {
            ResourceSummary.write(document, type: version.type, summary, to: &writer)
        } else {
            throw ServiceError(.fault, "A stored resource cannot be read.")
        }
        writer.key("search")
        writer.beginObject()
        writer.member("mode", "match")
        writer.endObject()
        writer.endObject()
    }

    /// What was not used, as an entry (https://hl7.org/fhir/R4/search.html#return).
    private func write(_ warnings: [Issue], to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("resource")
        writer.raw(OperationOutcomeRenderer.render(warnings, RenderOptions(marks: context.writer.marks)))
        writer.key("search")
        writer.beginObject()
        writer.member("mode", "outcome")
        writer.endObject()
        writer.endObject()
    }

    private func write(
        link relation: StaticString, _ search: SearchRequest, _ place: String, at cursor: SearchCursor?,
        to writer: inout JSONWriter
    ) {
        var pairs = search.used
        if let cursor { pairs.append(("_cursor", cursor.text)) }
        let query = pairs.map { "\(BaseURL.encoded($0.name))=\(BaseURL.encoded($0.value))" }.joined(separator: "&")
        writer.beginObject()
        writer.member("relation", relation)
        writer.member("url", query.isEmpty ? place : "\(place)?\(query)")
        writer.endObject()
    }
}

extension Document.Limits {
    /// For what the store holds: it was read within the limits of its time.
    static let stored = Document.Limits(maximumBytes: .max, maximumDepth: .max, maximumNodes: .max)
}
