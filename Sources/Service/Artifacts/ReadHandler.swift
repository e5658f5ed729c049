internal import FHIRModel
internal import HTTPServer
internal import Storage

/// `GET /{type}/{id}` and `GET /{type}/{id}/_history/{vid}` (https://hl7.org/fhir/R4/http.html#read, `#vread`).
struct ReadHandler: Sendable {
    let context: ArtifactContext

    /// The current version.
    func handle(_ request: HTTPRequest) -> Outcome {
        context.run(request) { () throws(ServiceError) in
            let type = try context.type(request).name
            let negotiation = try Negotiation(for: request)
            let version = try context.living(type, try ArtifactContext.id(request))
            return reply(version, to: request, isPretty: negotiation.isPretty)
        }
    }

    /// One version.
    func handleVersion(_ request: HTTPRequest) -> Outcome {
        context.run(request) { () throws(ServiceError) in
            let type = try context.type(request).name
            let negotiation = try Negotiation(for: request)
            let id = try ArtifactContext.id(request)
            let version = try find(type, id, request.parameters["version"] ?? "")
            return reply(version, to: request, isPretty: negotiation.isPretty)
        }
    }

    /// - Throws: 404 for a version that is not there, 410 for the one that deleted the resource.
    func find(
        _ type: String, _ id: String, _ version: String, in store: (any StoreReading)? = nil
    ) throws(ServiceError) -> StoredVersion {
        let store = store ?? context.store
        guard let number = EntityTags.number(version),
            let found = try context.storing({ try store.version(type, id: id, number) })
        else { throw ServiceError(.notFound, "There is no such version of a \(type) with this id.") }
        guard !found.isDeleted else { throw ServiceError(.gone, "This version deleted the \(type).") }
        return found
    }

    private func reply(_ version: StoredVersion, to request: HTTPRequest, isPretty: Bool) -> HTTPResponse {
        guard EntityTags.matches(request.headers.all(KnownHeader.ifNoneMatch), version.versionId) else {
            return context.reply(version, isPretty: isPretty)
        }
        var response = context.writer.notModified()
        context.addFields(of: version, to: &response)
        return response
    }
}
