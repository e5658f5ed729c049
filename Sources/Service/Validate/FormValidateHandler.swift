internal import Diagnosis
internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Messages
internal import Rendering
internal import SDC
internal import Storage

/// `POST /Questionnaire/$validate`, `POST` and `GET /Questionnaire/{id}/$validate`
/// (https://hl7.org/fhir/R4/resource-operation-validate.html): 200 with an OperationOutcome, whatever is wrong with the form.
struct FormValidateHandler: Sendable {
    let context: ArtifactContext

    /// A form in the body.
    func handle(_ request: HTTPRequest) -> Outcome {
        context.run(request, isLong: true) { () throws(ServiceError) in
            let version = try Negotiation.bodyVersion(of: request)
            let parts = try FormValidateParts.read(request, limits: context.limits)
            guard parts.mode != .delete else {
                throw ServiceError(
                    .unprocessable, "Whether a form can be deleted is asked of the form itself, by its id.",
                    code: .value, expression: "mode")
            }
            guard parts.form.exists else {
                throw ServiceError(
                    .unprocessable, "The part 'resource' is needed.", code: .required, expression: "resource")
            }
            var issues: [Issue] = []
            if parts.mode == .update, !parts.document.member(parts.form, .id).exists {
                issues.append(
                    Issue(
                        .error, .required, "A resource that is to be updated has an id.",
                        expression: "Questionnaire.id"))
            }
            return try reply(to: request, parts, parts.document, parts.form, version, issues)
        }
    }

    /// A form of the store, or one that is to take its place.
    func handleInstance(_ request: HTTPRequest) -> Outcome {
        context.run(request, isLong: true) { () throws(ServiceError) in
            let id = try ArtifactContext.id(request)
            let version = try Negotiation.bodyVersion(of: request)
            let parts = try FormValidateParts.read(request, limits: context.limits)
            let stored = try context.living(StoredForms.type, id)
            if parts.mode == .delete {
                let negotiation = try Negotiation(for: request)
                return outcome(
                    [Issue(.information, .informational, "The form can be deleted.")], parts, request, negotiation,
                    version: stored.fhirVersion)
            }
            if parts.form.exists {
                var issues: [Issue] = []
                if parts.mode == .update, parts.document.string(parts.form, .id) != id {
                    issues.append(
                        Issue(
                            .error, .value, "The id of the resource has to be that of the path.",
                            expression: "Questionnaire.id"))
                }
                return try reply(
                    to: request, parts, parts.document, parts.form, version ?? stored.fhirVersion, issues)
            }
            guard let content = stored.content, let document = try? Document.parse(content, limits: .stored) else {
                throw ServiceError(.fault, "The stored form cannot be read.")
            }
            document.freeze()
            return try reply(to: request, parts, document, document.root, stored.fhirVersion, [])
        }
    }

    private func reply(
        to request: HTTPRequest, _ parts: FormValidateParts, _ document: Document, _ form: Node,
        _ version: FHIRVersion?, _ issues: [Issue]
    ) throws(ServiceError) -> HTTPResponse {
        let negotiation = try Negotiation(for: request)
        let version = version ?? FHIRVersion(evidenceIn: form, of: document)
        let report = FormDiagnosis.run(
            document, at: form, version: version, definitions: context.definitions,
            profiles: parts.profiles)
        let all = issues + parts.warnings + profileIssues(parts.profiles) + report.issues
        guard parts.wantsPaths else { return outcome(all, parts, request, negotiation, version: version) }
        let paths = report.form.map { FormPaths.find(in: $0, at: Moment(context.clock())) } ?? FormPaths.none
        let body = FormPathsWriter.bytes(
            all.isEmpty ? [Self.allWell] : all, paths, options(parts, request, negotiation))
        return context.writer.fhir(body, version: version, isPrivate: true)
    }

    private static let allWell = Issue(.information, FormFinding(.allWell, of: nil), at: .none)

    /// What profiles say beyond the rules of SDC is not looked at.
    private func profileIssues(_ profiles: [String]) -> [Issue] {
        profiles.prefix(20).compactMap { profile in
            let url = Canonical(profile).url
            if url == KnownExtension.corePrefix + "Questionnaire" || url.hasPrefix(KnownExtension.sdcPrefix) {
                return nil
            }
            return Issue(
                .warning, .notSupported,
                "The profile \(url.prefix(200)) is not known here, so the form was not held against it.",
                expression: "Questionnaire")
        }
    }

    private func options(
        _ parts: FormValidateParts, _ request: HTTPRequest, _ negotiation: Negotiation
    ) -> RenderOptions {
        RenderOptions(
            language: (parts.language.map { [$0] } ?? []) + Preferences.languages(of: request),
            pretty: negotiation.isPretty, marks: context.writer.marks)
    }

    private func outcome(
        _ issues: [Issue], _ parts: FormValidateParts, _ request: HTTPRequest, _ negotiation: Negotiation,
        version: FHIRVersion
    ) -> HTTPResponse {
        let told = issues.isEmpty ? [Self.allWell] : issues
        return context.writer.fhir(
            OperationOutcomeRenderer.render(told, options(parts, request, negotiation)), version: version,
            isPrivate: true)
    }
}
