internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Messages
internal import Rendering
internal import SDC
internal import Storage

/// `POST /QuestionnaireResponse/$validate`, `POST` and `GET /QuestionnaireResponse/{id}/$validate`
/// (https://hl7.org/fhir/R4/resource-operation-validate.html): 200 with an OperationOutcome, whatever is wrong with the response.
struct ResponseValidateHandler: Sendable {
    static let type = "QuestionnaireResponse"

    let context: ArtifactContext
    let validator: ResponseValidator

    /// What is known of a request once it is read and its form is found.
    private struct Prepared: Sendable {
        let request: HTTPRequest
        let negotiation: Negotiation
        let version: FHIRVersion?
        let parts: ResponseValidateParts
        let form: ResponseForm
    }

    /// A response in the body. Answered at once where the form is warm and the body small; where the store has to be asked, on
    /// a thread that may wait.
    func handle(_ request: HTTPRequest) -> Outcome {
        guard request.body.count <= InlineWork.bodyLimit else {
            return .run(on: context.lane) { respond(request) }
        }
        do throws(ServiceError) {
            let prepared = try prepare(request, validator.resolver.withoutWaiting)
            if let form = prepared.form.source {
                guard case .ready(let form) = form, InlineWork.fits(form) else {
                    return .run(on: context.lane) { finish(prepared) }
                }
            }
            if let response = try finish(prepared, steps: InlineWork.steps) { return .reply(response) }
            // More than was to be expected: once more, where it may take its time.
            return .run(on: context.lane) { finish(prepared) }
        } catch {
            if error == .storeNeeded { return .run(on: .io) { respond(request) } }
            return .reply(context.writer.outcome(error, for: request, isPrivate: true))
        }
    }

    /// A response of the store, or one that is to take its place.
    func handleInstance(_ request: HTTPRequest) -> Outcome {
        context.run(request, isLong: true) { () throws(ServiceError) in
            try context.access.check(type: Self.type)
            let id = try ArtifactContext.id(request)
            let negotiation = try Negotiation(for: request)
            let version = try Negotiation.bodyVersion(of: request)
            var parts =
                request.body.isEmpty
                ? try ResponseValidateParts.read(query: request)
                : try ResponseValidateParts.read(request.body, limits: context.limits)
            try check(parts)
            let stored = try context.living(Self.type, id)
            var issues: [Issue] = []
            if parts.mode == .delete {
                return reply(
                    [Issue(.information, .informational, "The response can be deleted.")], nil, request, negotiation,
                    parts, stored.fhirVersion)
            }
            if parts.common.response.exists {
                issues = updateIssues(parts, stored)
            } else {
                try take(stored, into: &parts)
            }
            let form = try ResponseForm.find(parts.common, version: version ?? stored.fhirVersion, validator.resolver)
            guard let verdict = try validator.validate(parts, form, version: version, stored: stored.fhirVersion)
            else {
                return HTTPResponse(status: 500)
            }
            return reply(issues + verdict.issues, verdict.form, request, negotiation, parts, verdict.version)
        }
    }

    // MARK: In

    private func prepare(_ request: HTTPRequest, _ resolver: FormResolver) throws(ServiceError) -> Prepared {
        let negotiation = try Negotiation(for: request)
        let version = try Negotiation.bodyVersion(of: request)
        let parts = try ResponseValidateParts.read(request.body, limits: context.limits)
        try check(parts)
        guard parts.mode != .delete else {
            throw ServiceError(
                .unprocessable, "Whether a response can be deleted is asked of the response itself, by its id.",
                code: .value, expression: "mode")
        }
        guard parts.common.response.exists else {
            throw ServiceError(
                .unprocessable, "The part 'resource' is needed.", code: .required, expression: "resource")
        }
        let form = try ResponseForm.find(parts.common, version: version, resolver)
        return Prepared(request: request, negotiation: negotiation, version: version, parts: parts, form: form)
    }

    private func check(_ parts: ResponseValidateParts) throws(ServiceError) {
        guard parts.common.errors.isEmpty else {
            throw ServiceError(.unprocessable, issues: parts.common.errors + parts.common.warnings)
        }
        if parts.mode == .profile, parts.profiles.isEmpty {
            throw ServiceError(
                .unprocessable, "The mode 'profile' needs a part 'profile'.", code: .required, expression: "profile")
        }
    }

    /// The stored response in place of one that was sent.
    private func take(_ stored: StoredVersion, into parts: inout ResponseValidateParts) throws(ServiceError) {
        // Contexts and a form in the request stand in its own document; the response becomes one more resource of it.
        guard let content = stored.content, let document = try? Document.parse(content, limits: .stored) else {
            throw ServiceError(.fault, "The stored response cannot be read.")
        }
        if parts.common.document.root.exists {
            parts.common.response = parts.common.document.copy(document.root, from: document)
        } else {
            parts.common.document = document
            parts.common.response = document.root
        }
    }

    // MARK: Modes

    /// What else an update has to keep to: the id, and that a finished response which changes is amended (statement 145).
    private func updateIssues(_ parts: ResponseValidateParts, _ stored: StoredVersion) -> [Issue] {
        let document = parts.common.document
        let response = parts.common.response
        var issues: [Issue] = []
        if document.string(response, .id) != stored.id, parts.mode == .update {
            issues.append(
                Issue(
                    .error, .value, "The id of the resource has to be that of the path.",
                    expression: "QuestionnaireResponse.id"))
        }
        guard let content = stored.content, let old = try? Document.parse(content, limits: .stored) else {
            return issues
        }
        let before = old.string(old.root, .status)
        guard before == "completed" || before == "amended" else { return issues }
        let now = document.string(response, .status)
        guard now == "completed" || now == "in-progress" else { return issues }
        let items = document.member(response, .item)
        let oldItems = old.member(old.root, .item)
        let isSame = items.exists == oldItems.exists && (!items.exists || document.isEqual(items, old, oldItems))
        if before != now || !isSame {
            issues.append(
                Issue(
                    .warning, .businessRule,
                    "The stored response is finished: one that differs has the status amended.",
                    expression: "QuestionnaireResponse.status"))
        }
        return issues
    }

    // MARK: Out

    private func respond(_ request: HTTPRequest) -> HTTPResponse {
        do throws(ServiceError) {
            return finish(try prepare(request, validator.resolver))
        } catch {
            return context.writer.outcome(error, for: request, isPrivate: true)
        }
    }

    private func finish(_ prepared: Prepared) -> HTTPResponse {
        do throws(ServiceError) {
            // Never nil, as nothing limits it.
            return try finish(prepared, steps: nil) ?? HTTPResponse(status: 500)
        } catch {
            return context.writer.outcome(error, for: prepared.request, isPrivate: true)
        }
    }

    private func finish(_ prepared: Prepared, steps: Int?) throws(ServiceError) -> HTTPResponse? {
        guard
            let verdict = try validator.validate(prepared.parts, prepared.form, version: prepared.version, steps: steps)
        else { return nil }
        var issues = verdict.issues
        let document = prepared.parts.common.document
        if prepared.parts.mode == .update, !document.member(prepared.parts.common.response, .id).exists {
            issues.append(
                Issue(
                    .error, .required, "A resource that is to be updated has an id.",
                    expression: "QuestionnaireResponse.id"))
        }
        return reply(issues, verdict.form, prepared.request, prepared.negotiation, prepared.parts, verdict.version)
    }

    private func reply(
        _ issues: [Issue], _ form: Form?, _ request: HTTPRequest, _ negotiation: Negotiation,
        _ parts: ResponseValidateParts, _ version: FHIRVersion
    ) -> HTTPResponse {
        let options = RenderOptions(
            language: (parts.common.language.map { [$0] } ?? []) + Preferences.languages(of: request),
            pretty: negotiation.isPretty, marks: context.writer.marks)
        let told = issues.isEmpty ? [Issue(.information, .informational, .validation(.allIsWell))] : issues
        return context.writer.fhir(
            OperationOutcomeRenderer.render(told, of: form, options), version: version, isPrivate: true)
    }
}
