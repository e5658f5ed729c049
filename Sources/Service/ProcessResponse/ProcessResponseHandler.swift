internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Rendering
internal import SDC
internal import Storage

/// `POST /$process-response`, `/Questionnaire/$process-response`, `/Questionnaire/{id}/$process-response`: takes in a finished
/// response, if it is valid (sdc-facts 1.5; statements 48 to 51).
///
/// One with an id is kept under it, so that it may be sent again; one without gets an id of ours.
struct ProcessResponseHandler: Sendable {
    let context: ArtifactContext
    let validator: ResponseValidator

    /// - Parameter isInstance: the path names the form.
    func handle(_ request: HTTPRequest, isInstance: Bool) -> Outcome {
        context.run(request, isLong: true) { () throws(ServiceError) in
            let type = try context.type(named: ResponseValidateHandler.type)
            let instance = isInstance ? try ArtifactContext.id(request) : nil
            let negotiation = try Negotiation(for: request)
            let version = try Negotiation.bodyVersion(of: request)
            let parts = try ResponseValidateParts.read(request.body, limits: context.limits, part: "in")
            try Self.check(parts)
            let form = try ResponseForm.find(
                parts.common, instance: instance, version: version, validator.resolver)
            guard form.source != nil else { throw Self.refusal(of: form) }
            guard let verdict = try validator.validate(parts, form, version: version) else {
                return HTTPResponse(status: 500)
            }
            let options = RenderOptions(
                language: (parts.common.language.map { [$0] } ?? []) + Preferences.languages(of: request),
                pretty: negotiation.isPretty, marks: context.writer.marks)
            guard !verdict.hasErrors else {
                return context.writer.fhir(
                    OperationOutcomeRenderer.render(verdict.issues, of: verdict.form, options),
                    status: ErrorCategory.unprocessable.status, version: verdict.version, isPrivate: true)
            }
            let stored = try store(parts.common, type, verdict.version)
            let done = Issue(.information, .informational, "The response was accepted and stored.")
            var response = context.writer.fhir(
                OperationOutcomeRenderer.render([done] + verdict.issues, of: verdict.form, options),
                version: verdict.version, isPrivate: true)
            context.addFields(of: stored, to: &response)
            response.headers.set(KnownHeader.location, context.location(stored, context.base(request)))
            return response
        }
    }

    /// - Throws: 422 for a response that is not there, not finished, or says to no form (statements 49, 51).
    private static func check(_ parts: ResponseValidateParts) throws(ServiceError) {
        let common = parts.common
        guard common.errors.isEmpty else {
            throw ServiceError(.unprocessable, issues: common.errors + common.warnings)
        }
        guard common.response.exists else {
            throw ServiceError(.unprocessable, "The part 'in' is needed.", code: .required, expression: "in")
        }
        let status = common.document.string(common.response, .status)
        guard status == "completed" || status == "amended" else {
            throw ServiceError(
                .unprocessable, "Only a completed or amended response is taken in.", code: .businessRule,
                expression: "QuestionnaireResponse.status")
        }
        guard common.responseQuestionnaire?.isEmpty == false else {
            throw ServiceError(
                .unprocessable, "The response has to name the form it belongs to.", code: .required,
                expression: "QuestionnaireResponse.questionnaire")
        }
    }

    /// A form that is not there: what is a warning to who only asks is an error here, as nothing unchecked is taken in.
    private static func refusal(of form: ResponseForm) -> ServiceError {
        ServiceError(
            .unprocessable,
            issues: form.issues.map { issue in
                var issue = issue
                issue.severity = .error
                return issue
            })
    }

    /// - Throws: what the store says.
    private func store(
        _ parts: NextStepParts, _ type: ResourceTypes.Entry, _ version: FHIRVersion
    ) throws(ServiceError) -> StoredVersion {
        let own: Document
        do throws(Document.ParseError) {
            own = try Document.parse(Array(parts.document.rawBytes(parts.response)), limits: context.limits)
        } catch {
            throw ServiceError(.malformed, error.description + ".")
        }
        // Looked over already, with its form.
        let body = ResourceBody(own, type: type, fhirVersion: version)
        let now = context.now
        let id = own.string(own.root, .id)
        if let id, !ResourceID.isValid(id) {
            throw ServiceError(
                .unprocessable, "An id is made of letters, digits, '-' and '.', at most 64 of them.", code: .value,
                expression: "QuestionnaireResponse.id")
        }
        let store = context.store
        let result = try context.storing {
            try store.transact { transaction in
                if let id { return try transaction.update(body, id: id, now: now) }
                return try transaction.create(body, now: now)
            }
        }
        guard let version = result.version else { throw ServiceError(.fault, "The store failed.") }
        return version
    }
}
