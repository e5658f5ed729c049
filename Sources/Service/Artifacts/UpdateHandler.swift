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
            let reviewed = try ResourceReading.read(
                request.body, type: type, id: id, version: version, isLenient: Preferences(of: request).isLenient,
                limits: context.limits)
            let now = context.now
            let store = context.store
            let result = try context.storing {
                try store.transact { try $0.update(reviewed.body, id: id, condition: condition, now: now) }
            }
            return context.reply(result, reviewed.issues, to: request, isPretty: negotiation.isPretty)
        }
    }
}
