internal import FHIRModel
internal import HTTPServer
internal import Storage

/// `POST /{type}`: create, also with `If-None-Exist` (https://hl7.org/fhir/R4/http.html#create).
struct CreateHandler: Sendable {
    let context: ArtifactContext

    func handle(_ request: HTTPRequest) -> Outcome {
        context.run(request) { () throws(ServiceError) in
            let type = try context.type(request)
            let negotiation = try Negotiation(for: request)
            let version = try Negotiation.bodyVersion(of: request)
            let condition = try condition(request, type)
            let reviewed = try ResourceReading.read(
                request.body, type: type, id: nil, version: version, isLenient: Preferences(of: request).isLenient,
                limits: context.limits)
            let now = context.now
            let store = context.store
            let result = try context.storing {
                try store.transact { try $0.create(reviewed.body, unless: condition, now: now) }
            }
            return context.reply(result, reviewed.issues, to: request, isPretty: negotiation.isPretty)
        }
    }

    private func condition(_ request: HTTPRequest, _ type: ResourceTypes.Entry) throws(ServiceError) -> StoreQuery? {
        guard let text = request.headers[KnownHeader.ifNoneExist], !text.isEmpty else { return nil }
        return try SearchReading.condition(text, type: type, name: KnownHeader.ifNoneExist)
    }
}
