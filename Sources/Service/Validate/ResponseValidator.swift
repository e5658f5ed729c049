internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import SDC
internal import Storage

/// Validates a response whose form was found: for `$validate` and `$process-response`.
struct ResponseValidator: Sendable {
    let resolver: FormResolver
    let marks: Marks
    let zones: TimeZones
    let clock: @Sendable () -> Instant

    /// What was found out.
    struct Verdict {
        let issues: [Issue]
        let form: Form?
        let version: FHIRVersion

        /// There is an error among the issues.
        var hasErrors: Bool { issues.contains { $0.severity >= .error } }
    }

    /// - Parameters:
    ///   - version: what the body is said to be in.
    ///   - stored: that of the stored response, where neither the body nor a form says one.
    ///   - steps: what expressions may take; nil = as many as a call may take.
    /// - Returns: nil where it would take more steps.
    /// - Throws: 422 for a form that cannot be used, or a zone that is none.
    func validate(
        _ parts: ResponseValidateParts, _ found: ResponseForm, version: FHIRVersion?, stored: FHIRVersion? = nil,
        steps: Int? = nil
    ) throws(ServiceError) -> Verdict? {
        let common = parts.common
        var issues = common.warnings + found.issues
        let form = try found.source.map { source throws(ServiceError) in try resolver.compile(source) }
        if let form, let version, form.version != version {
            throw ServiceError(
                .unprocessable,
                "The form is of FHIR \(form.version.rawValue), the response is said to be of \(version.rawValue).",
                code: .conflict)
        }
        let release = version ?? form?.version ?? stored ?? .r4
        let structure = ResponseStructure.findings(common.document, at: common.response, version: release)
        issues += ResponseProfiles.issues(parts.profiles, common, form: form)
        guard let form else { return Verdict(issues: issues + structure.map(\.issue), form: nil, version: release) }
        if let mismatch = found.mismatch(form, common) { issues.append(mismatch) }
        var request = ResponseValidation.Request(
            document: common.document, response: common.response, moment: Moment(clock(), in: try zone(common)))
        for context in common.contexts {
            request.contexts.add(
                context.name,
                context.content.map { CallContexts.Content(document: common.document, node: $0) })
        }
        if let steps { request.steps = steps }
        request.isVerbose = parts.isVerbose
        request.isSound = !structure.contains { $0.issue.severity >= .error }
        let result = ResponseValidation.run(request, form: form, marks: marks)
        form.note(steps: result.steps)
        if let steps, result.steps >= steps { return nil }
        issues += ResponseStructure.merged(structure, with: result) + ContextIssues.all(form, common)
        return Verdict(issues: issues, form: form, version: release)
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
