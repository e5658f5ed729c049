internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
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
        let base = context.base(request)
        let setting = SearchSetting(isStrict: Preferences(of: request).isStrict, base: base, now: context.now)
        let bytes = try bundle(try SearchRequest(type, pairs, setting), base: base)
        return context.writer.fhir(
            negotiation.isPretty ? prettyPrinted(bytes) : bytes, isPrivate: context.isPrivate(type.name))
    }

    /// The Bundle for a search of the store.
    ///
    /// - Parameter store: a transaction sees its own writes.
    func bundle(
        _ search: SearchRequest, base: String, of store: (any StoreReading)? = nil
    ) throws(ServiceError) -> [UInt8] {
        let run = SearchRun(context: context, reading: store ?? context.store, base: base, isGuarded: true)
        return try SearchsetWriter(search: search, base: base, marks: context.writer.marks)
            .bytes(try run.perform(search))
    }
}
