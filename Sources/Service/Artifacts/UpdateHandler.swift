internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Storage

/// `PUT /{type}/{id}`: update, or create under that id, also with `If-Match`
/// (https://hl7.org/fhir/R4/http.html#update).
struct UpdateHandler: Sendable {
    let context: ArtifactContext

    func handle(_ request: HTTPRequest) -> Outcome {
        context.run(request) { () throws(ServiceError) in
            let type = try context.type(request)
            let id = try ArtifactContext.id(request)
            try context.checkWritable(type.name, id)
            let negotiation = try Negotiation(for: request)
            let version = try Negotiation.bodyVersion(of: request)
            let condition = try EntityTags.condition(
                ifMatch: request.headers.all(KnownHeader.ifMatch),
                ifNoneMatch: request.headers.all(KnownHeader.ifNoneMatch))
            let body = try ResourceReading.read(request.body, type: type, version: version, limits: context.limits)
            try Self.check(body, id: id)
            let now = context.now
            let store = context.store
            let result = try context.storing {
                try store.transact { try $0.update(body, id: id, condition: condition, now: now) }
            }
            return context.reply(result, to: request, isPretty: negotiation.isPretty)
        }
    }

    /// - Throws: 400 where the body's id is not that of the path.
    static func check(_ body: ResourceBody, id: String) throws(ServiceError) {
        guard let own = body.document.string(body.document.root, .id) else {
            throw ServiceError(
                .malformed, "The resource has no id; it must be that of the path.", code: .required,
                expression: "\(body.type).id")
        }
        guard own == id else {
            throw ServiceError(
                .malformed, "The id of the resource is not that of the path.", code: .value,
                expression: "\(body.type).id")
        }
    }
}
