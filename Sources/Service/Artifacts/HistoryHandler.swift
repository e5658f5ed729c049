internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Storage

/// `GET /{type}/{id}/_history`: a history Bundle, the newest version first
/// (https://hl7.org/fhir/R4/http.html#history).
struct HistoryHandler: Sendable {
    private static let defaultCount = 50
    private static let maximumCount = 1000

    let context: ArtifactContext

    func handle(_ request: HTTPRequest) -> Outcome {
        context.run(request) { () throws(ServiceError) in
            let type = try context.type(request).name
            let negotiation = try Negotiation(for: request)
            let id = try ArtifactContext.id(request)
            let bytes = try bundle(
                type, id, count: try number("_count", request), before: try number("_before", request),
                base: context.base(request))
            return context.writer.fhir(
                negotiation.isPretty ? prettyPrinted(bytes) : bytes, isPrivate: context.isPrivate(type))
        }
    }

    private func number(_ name: String, _ request: HTTPRequest) throws(ServiceError) -> Int? {
        guard let text = request.query(name), !text.isEmpty else { return nil }
        guard let number = Int(text), number >= 0 else {
            throw ServiceError(.malformed, "The parameter \(name) must be a whole number from 0.", code: .value)
        }
        return number
    }

    /// - Throws: 404 for a resource that never was.
    func bundle(
        _ type: String, _ id: String, count: Int?, before: Int?, base: String, of store: (any StoreReading)? = nil
    ) throws(ServiceError) -> [UInt8] {
        let store = store ?? context.store
        let asked = min(count ?? Self.defaultCount, Self.maximumCount)
        let (versions, total) = try context.storing {
            try store.history(type, id: id, before: before, count: asked)
        }
        guard total > 0 else { throw ServiceError(.notFound, "There is no \(type) with this id.") }
        var writer = JSONWriter(capacity: 1024 + versions.reduce(0) { $0 + ($1.content?.count ?? 0) + 512 })
        writer.beginObject()
        writer.member("resourceType", "Bundle")
        writer.member("type", "history")
        writer.member("total", total)
        writer.key("link")
        writer.beginArray()
        let place = "\(base)/\(type)/\(id)"
        func link(_ relation: StaticString, before: Int?) {
            let pairs = [count.map { "_count=\($0)" }, before.map { "_before=\($0)" }].compactMap(\.self)
            writer.beginObject()
            writer.member("relation", relation)
            writer.member("url", "\(place)/_history" + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")))
            writer.endObject()
        }
        link("self", before: before)
        if let last = versions.last, last.versionId > 1 { link("next", before: last.versionId) }
        writer.endArray()
        if !versions.isEmpty {
            writer.key("entry")
            writer.beginArray()
            for version in versions { write(version, place: place, to: &writer) }
            writer.endArray()
        }
        writer.endObject()
        return writer.take()
    }

    private func write(_ version: StoredVersion, place: String, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("fullUrl", place)
        if let content = version.content {
            writer.key("resource")
            writer.raw(content)
        }
        writer.key("request")
        writer.beginObject()
        writer.member("method", version.isDeleted ? "DELETE" : version.versionId == 1 ? "POST" : "PUT" as String)
        writer.member("url", version.versionId == 1 ? version.type : "\(version.type)/\(version.id)")
        writer.endObject()
        writer.key("response")
        writer.beginObject()
        writer.member(
            "status", version.isDeleted ? "204 No Content" : version.versionId == 1 ? "201 Created" : "200 OK" as String
        )
        writer.member("etag", EntityTags.tag(version.versionId))
        writer.member("lastModified", ResourceBody.instant(version.lastUpdated))
        writer.endObject()
        writer.endObject()
    }
}
