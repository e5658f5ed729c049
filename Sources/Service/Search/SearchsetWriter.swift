internal import FHIRJSON
internal import FHIRModel
internal import Rendering
internal import SDC
internal import Storage

/// Writes what a search found as a Bundle of type searchset (https://hl7.org/fhir/R4/bundle.html#searchset).
struct SearchsetWriter {
    let search: SearchRequest
    let base: String
    let marks: Marks
    /// Of an entry; nil = by the base.
    var fullUrl: ((StoredVersion) -> String?)?

    /// - Throws: 500 where a stored resource cannot be read.
    func bytes(_ found: SearchRun.Found) throws(ServiceError) -> [UInt8] {
        let page = found.page
        let size = (page.resources + found.included).reduce(0) { $0 + ($1.content?.count ?? 0) + 256 }
        var writer = JSONWriter(capacity: 1024 + size)
        writer.beginObject()
        writer.member("resourceType", "Bundle")
        writer.member("type", "searchset")
        if let total = page.total { writer.member("total", total) }
        writer.key("link")
        writer.beginArray()
        write(link: "self", at: search.query.cursor, to: &writer)
        if search.query.cursor != nil { write(link: "first", at: nil, to: &writer) }
        if let previous = page.previous { write(link: "previous", at: previous, to: &writer) }
        if let next = page.next { write(link: "next", at: next, to: &writer) }
        writer.endArray()
        var warnings = search.warnings
        if found.isCut {
            warnings.append(Issue(.warning, .incomplete, "Not everything is here that was to be included."))
        }
        if !page.resources.isEmpty || !found.included.isEmpty || !warnings.isEmpty {
            writer.key("entry")
            writer.beginArray()
            for version in page.resources { try write(version, mode: "match", to: &writer) }
            for version in found.included { try write(version, mode: "include", to: &writer) }
            if !warnings.isEmpty { write(warnings, to: &writer) }
            writer.endArray()
        }
        writer.endObject()
        return writer.take()
    }

    private func write(
        _ version: StoredVersion, mode: StaticString, to writer: inout JSONWriter
    ) throws(ServiceError) {
        writer.beginObject()
        writer.member("fullUrl", fullUrl?(version) ?? "\(base)/\(version.type)/\(version.id)")
        writer.key("resource")
        let content = version.content ?? []
        let shape = ResourceSummary.Shape(search)
        if case .whole = shape {
            writer.raw(content)
        } else if let document = try? Document.parse(content, limits: .stored) {
            ResourceSummary.write(document, version, shape, to: &writer)
        } else {
            throw ServiceError(.fault, "A stored resource cannot be read.")
        }
        write(mode, to: &writer)
        writer.endObject()
    }

    private func write(_ mode: StaticString, to writer: inout JSONWriter) {
        writer.key("search")
        writer.beginObject()
        writer.member("mode", mode)
        writer.endObject()
    }

    /// What was not used, as an entry (https://hl7.org/fhir/R4/search.html#return).
    private func write(_ warnings: [Issue], to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("resource")
        writer.raw(OperationOutcomeRenderer.render(warnings, RenderOptions(marks: marks)))
        write("outcome", to: &writer)
        writer.endObject()
    }

    private func write(link relation: StaticString, at cursor: SearchCursor?, to writer: inout JSONWriter) {
        var pairs = search.used
        if let cursor { pairs.append(("_cursor", cursor.text)) }
        let query = pairs.map { "\(BaseURL.encoded($0.name))=\(BaseURL.encoded($0.value))" }.joined(separator: "&")
        let place = "\(base)/\(search.type.name)"
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
