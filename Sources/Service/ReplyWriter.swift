internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Rendering
internal import SDC

/// Makes HTTP replies out of what was found out: media types and fixed fields in one place.
struct ReplyWriter: Sendable {
    private static let vary = "Accept, Accept-Language, Origin"

    let marks: Marks

    /// A resource, or anything else that is FHIR.
    ///
    /// - Parameter isPrivate: it says something about a person, so nobody may keep it.
    func fhir(
        _ body: [UInt8], status: Int = 200, version: FHIRVersion = .r4, isPrivate: Bool = false
    ) -> HTTPResponse {
        reply(body, status: status, type: KnownMediaType.fhirJSON(version), isPrivate: isPrivate)
    }

    /// An envelope of `$next-step`; always private.
    func compact(_ body: [UInt8], status: Int) -> HTTPResponse {
        reply(body, status: status, type: KnownMediaType.compact + "; charset=utf-8", isPrivate: true)
    }

    /// An `OperationOutcome`.
    ///
    /// - Parameter language: wanted more than those of the request's header.
    func outcome(
        _ error: ServiceError, for request: HTTPRequest?, version: FHIRVersion = .r4, language: String? = nil,
        isPrivate: Bool = false
    ) -> HTTPResponse {
        let options = RenderOptions(
            language: (language.map { [$0] } ?? []) + (request.map(Preferences.languages(of:)) ?? []),
            pretty: request?.query("_pretty") == "true",
            marks: marks)
        var response = fhir(
            OperationOutcomeRenderer.render(error.issues, options), status: error.category.status, version: version,
            isPrivate: isPrivate)
        if error.category == .unavailable { response.headers.add(KnownHeader.retryAfter, "1") }
        if error.category == .loginNeeded {
            response.headers.add(KnownHeader.authenticate, #"Bearer realm="formstep""#)
        }
        return response
    }

    /// An `OperationOutcome` of a call that went well.
    func outcome(
        _ issues: [Issue], status: Int, for request: HTTPRequest, isPrivate: Bool = false
    ) -> HTTPResponse {
        let options = RenderOptions(
            language: Preferences.languages(of: request), pretty: request.query("_pretty") == "true", marks: marks)
        return fhir(OperationOutcomeRenderer.render(issues, options), status: status, isPrivate: isPrivate)
    }

    /// A reply without a body.
    func empty(status: Int, isPrivate: Bool = false) -> HTTPResponse {
        var headers = HTTPHeaders([(KnownHeader.vary, Self.vary)])
        if isPrivate { headers.add(KnownHeader.cacheControl, "no-store") }
        return HTTPResponse(status: status, headers: headers)
    }

    /// 304: what the client has is right.
    func notModified() -> HTTPResponse {
        HTTPResponse(status: 304, headers: HTTPHeaders([(KnownHeader.vary, Self.vary)]))
    }

    private func reply(_ body: [UInt8], status: Int, type: String, isPrivate: Bool) -> HTTPResponse {
        var headers = HTTPHeaders([(KnownHeader.contentType, type), (KnownHeader.vary, Self.vary)])
        if isPrivate { headers.add(KnownHeader.cacheControl, "no-store") }
        return HTTPResponse(status: status, headers: headers, body: body)
    }
}
