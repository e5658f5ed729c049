internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Populate
internal import Rendering
internal import SDC

/// `Questionnaire/$populate` on type and instance, POST and GET
/// (http://hl7.org/fhir/uv/sdc/OperationDefinition/Questionnaire-populate).
struct PopulateHandler: Sendable {
    let context: ArtifactContext
    let resolver: FormResolver
    let zones: TimeZones
    let clock: @Sendable () -> Instant
    let sources: PopulateSources

    /// What is known of a request once it is read and its form is found.
    private struct Prepared: Sendable {
        let request: HTTPRequest
        let negotiation: Negotiation
        let version: FHIRVersion?
        let parts: PopulateParts
        let source: FormSource
    }

    /// Answers at once where the form is warm, the body small, and nobody has to be asked.
    func handle(_ request: HTTPRequest, instance: String?) -> Outcome {
        guard request.body.count <= InlineWork.bodyLimit else {
            return .run(on: sources.hasDefault || LargeBody.mayWait(request.body) ? .io : context.lane) {
                respond(request, instance: instance)
            }
        }
        do throws(ServiceError) {
            let prepared = try prepare(request, instance: instance, resolver.withoutWaiting)
            guard case .ready(let form) = prepared.source else {
                return .run(on: sources.mayWait(prepared.parts) ? .io : context.lane) { finish(prepared) }
            }
            if sources.hasAny(prepared.parts),
                PopulateEngine.plan(of: form).mayAsk(prepared.parts.common.contexts.map(\.name))
            {
                return .run(on: sources.mayWait(prepared.parts) ? .io : context.lane) { finish(prepared) }
            }
            guard InlineWork.fits(form), !prepared.parts.debug else {
                return .run(on: context.lane) { finish(prepared) }
            }
            if let response = try finish(prepared, steps: InlineWork.steps) { return .reply(response) }
            // More than was to be expected: once more, where it may take its time.
            return .run(on: context.lane) { finish(prepared) }
        } catch {
            if error == .storeNeeded { return .run(on: .io) { respond(request, instance: instance) } }
            return .reply(context.writer.outcome(error, for: request, isPrivate: true))
        }
    }

    private func respond(_ request: HTTPRequest, instance: String?) -> HTTPResponse {
        do throws(ServiceError) {
            return finish(try prepare(request, instance: instance, resolver))
        } catch {
            return context.writer.outcome(error, for: request, isPrivate: true)
        }
    }

    // MARK: In

    private func prepare(
        _ request: HTTPRequest, instance: String?, _ resolver: FormResolver
    ) throws(ServiceError) -> Prepared {
        let negotiation = try Negotiation(for: request)
        let version = try Negotiation.bodyVersion(of: request)
        var parts: PopulateParts
        if request.method == "GET" || request.body.isEmpty && instance != nil {
            parts = PopulateParts.read(query: request)
        } else {
            parts = try PopulateParts.read(request.body, limits: context.limits)
        }
        guard parts.common.errors.isEmpty else {
            throw ServiceError(.unprocessable, issues: parts.common.errors + parts.common.warnings)
        }
        let forms = PopulateForm(resolver: resolver, identifiers: FormIdentifiers(context: context))
        let source = try forms.find(parts, instance: instance, version: version, resolver)
        if instance != nil, parts.common.questionnaire != nil || parts.identifier != nil || parts.canonical != nil {
            parts.common.warnings.append(
                Issue(
                    .information, .informational,
                    "The form is that of the path; what else names one was passed over.", expression: "questionnaire"))
        }
        return Prepared(request: request, negotiation: negotiation, version: version, parts: parts, source: source)
    }

    // MARK: Out

    private func finish(_ prepared: Prepared) -> HTTPResponse {
        do throws(ServiceError) {
            // Never nil, as nothing limits it.
            return try finish(prepared, steps: nil) ?? HTTPResponse(status: 500)
        } catch {
            return context.writer.outcome(
                error, for: prepared.request, language: prepared.parts.common.language, isPrivate: true)
        }
    }

    /// - Parameter steps: nil = as many as a call may take.
    /// - Returns: nil where it would take more.
    private func finish(_ prepared: Prepared, steps: Int?) throws(ServiceError) -> HTTPResponse? {
        let parts = prepared.parts
        let form = try resolver.compile(prepared.source)
        if let version = prepared.version, form.version != version {
            throw ServiceError(
                .unprocessable,
                "The form is of FHIR \(form.version.rawValue), the request is said to be of \(version.rawValue).",
                code: .conflict)
        }
        var request = PopulateRequest(moment: Moment(clock(), in: try zone(parts.common)))
        let document = parts.common.document
        func content(_ node: Node) -> PopulateRequest.Content {
            PopulateRequest.Content(document: document, node: node)
        }
        request.contexts = parts.common.contexts.map { ($0.name, $0.content.map(content)) }
        if parts.subject.exists { request.subject = content(parts.subject) }
        if parts.common.response.exists {
            try check(parts.common, form)
            request.existing = content(parts.common.response)
        }
        request.wantsTrace = parts.debug
        request.marksAnswers = parts.marks
        request.steps = steps
        if let language = parts.common.language { request.text = translated(form, language) }
        if sources.hasAny(parts) { request.source = try sources.source(of: parts, prepared.request) }
        let reply = PopulateEngine.run(request, form: form, marks: context.writer.marks)
        form.note(steps: reply.steps)
        if steps != nil, reply.isExhausted { return nil }
        let issues = parts.common.warnings + reply.issues
        let options = RenderOptions(
            language: (parts.common.language.map { [$0] } ?? []) + Preferences.languages(of: prepared.request),
            pretty: prepared.negotiation.isPretty, marks: context.writer.marks)
        return context.writer.fhir(
            PopulateReplyWriter.bytes(reply, issues, form, options), version: form.version, isPrivate: true)
    }

    private func translated(_ form: Form, _ language: String) -> (Int32) -> Node {
        let texts = FormTexts(form: form, preferences: [language])
        return { item in texts.text(form.details[Int(item)].node, .text, .underscoreText) }
    }

    /// - Throws: 409 for a response that is finished, 422 for one to another form or without shape.
    private func check(_ parts: NextStepParts, _ form: Form) throws(ServiceError) {
        let document = parts.document
        let status = document.string(parts.response, .status)
        guard status == nil || status == "in-progress" else {
            throw ServiceError(
                .conflict, "Only a response in progress is filled in further.",
                expression: "QuestionnaireResponse.status")
        }
        let faults = ResponseBones.faults(document, parts.response)
        guard faults.isEmpty else { throw ServiceError(.unprocessable, issues: faults) }
        if let name = parts.responseQuestionnaire, !name.isEmpty, !name.hasPrefix("#"), Canonical(name).url != form.url
        {
            throw ServiceError(
                .unprocessable, "The response is to another form.", code: .conflict,
                expression: "QuestionnaireResponse.questionnaire")
        }
    }

    private func zone(_ parts: NextStepParts) throws(ServiceError) -> TimeZoneRules {
        guard let name = parts.timezone else { return .utc }
        guard let found = zones.zone(name) else {
            throw ServiceError(
                .unprocessable, "The part 'timezone' must be a zone of the IANA time zone database.", code: .value,
                expression: "timezone")
        }
        return found
    }
}

/// What a body that is too large to be read on an HTTP thread will need.
private enum LargeBody {
    /// Whether somebody may have to be asked: it holds the words.
    static func mayWait(_ body: [UInt8]) -> Bool {
        ["\"dataEndpoint\"", "\"local\""].contains { word in
            let word = Array(word.utf8)
            return body.firstRange(of: word) != nil
        }
    }
}
