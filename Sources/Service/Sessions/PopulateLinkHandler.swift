internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Populate
internal import Rendering
internal import SDC
internal import Sessions
internal import Storage

/// `Questionnaire/$populatelink` on type and instance (sdc-facts 1.3): takes what `$populate` takes, begins a session with
/// what that gives, and answers with a link to it that a person can open.
struct PopulateLinkHandler: Sendable {
    static let canonical = "http://hl7.org/fhir/uv/sdc/OperationDefinition/Questionnaire-populatelink"

    let context: SessionContext

    func handle(_ request: HTTPRequest, isInstance: Bool) -> Outcome {
        // A form, others and the store may have to be asked, and the session is written.
        .run(on: .io) {
            do throws(ServiceError) {
                return try respond(request, isInstance: isInstance)
            } catch {
                return context.writer.outcome(error, for: request, isPrivate: true)
            }
        }
    }

    private func respond(_ request: HTTPRequest, isInstance: Bool) throws(ServiceError) -> HTTPResponse {
        let instance = isInstance ? try ArtifactContext.id(request) : nil
        let negotiation = try Negotiation(for: request)
        let version = try Negotiation.bodyVersion(of: request)
        let isQuery = request.method == "GET" || request.body.isEmpty && isInstance
        let limits = context.limits
        func read() throws(ServiceError) -> PopulateParts {
            isQuery ? PopulateParts.read(query: request) : try PopulateParts.read(request.body, limits: limits)
        }
        let parts = try read()
        guard parts.common.errors.isEmpty else {
            throw ServiceError(.unprocessable, issues: parts.common.errors + parts.common.warnings)
        }
        guard !parts.common.response.exists else {
            throw ServiceError(
                .unprocessable, "A session begins without answers: the part 'questionnaire-response' is not taken.",
                code: .notSupported, expression: "questionnaire-response")
        }
        let forms = PopulateForm(
            resolver: context.resolver, identifiers: FormIdentifiers(context: context.artifacts))
        let form = try context.resolver.compile(
            try forms.find(parts, instance: instance, version: version, context.resolver))
        let id = SessionID.fresh()
        let owner = context.artifacts.access.caller(request).map { SessionCall.owner($0) }
        let start = try context.start(
            form, parts.common, subject: parts.subject, population: parts, id: id, owner: owner, request: request,
            mode: .waiting, reread: { (try? read())?.common })
        guard let start else { throw ServiceError(.fault, "The session cannot be begun.") }
        let store = context.store
        let write = start.write
        try context.artifacts.storing { try store.transact { try write($0) } }
        context.counters.count(.created)
        let live = LiveSession(record: start.record, head: start.head)
        context.cache.remember(live)
        let made = context.link(to: live, mode: .fill, lifetime: SessionLinkHandler.defaultLifetime)
        let options = RenderOptions(
            language: (parts.common.language.map { [$0] } ?? []) + Preferences.languages(of: request),
            pretty: negotiation.isPretty, marks: context.writer.marks)
        let bytes = Self.bytes(
            made.address(BaseURL.of(request)), start.reply.issues + parts.common.warnings, form, options)
        return context.writer.fhir(bytes, version: form.version, isPrivate: true)
    }

    private static func bytes(
        _ link: String, _ issues: [Issue], _ form: Form, _ options: RenderOptions
    ) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.member("resourceType", "Parameters" as StaticString)
        json.key("parameter")
        json.beginArray()
        json.beginObject()
        json.member("name", "link" as StaticString)
        json.member("valueUri", link)
        json.endObject()
        if !issues.isEmpty {
            json.beginObject()
            json.member("name", "issues" as StaticString)
            json.key("resource")
            OperationOutcomeRenderer.write(issues, of: form, options, to: &json)
            json.endObject()
        }
        json.endArray()
        json.endObject()
        return options.pretty ? prettyPrinted(json.take()) : json.take()
    }
}
