internal import FHIRJSON
internal import FHIRModel
internal import Messages
internal import SDC

/// Profiles of QuestionnaireResponse: FHIR's own type, and SDC's, whose demands are few (sdc-facts 4.5; statement 144).
enum ResponseProfiles {
    private static let base = "http://hl7.org/fhir/StructureDefinition/QuestionnaireResponse"
    private static let sdc = [
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaireresponse",
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaireresponse-adapt",
    ]

    /// What the response lacks of those that it names in `meta.profile` or that are asked for.
    static func issues(_ asked: [String], _ parts: NextStepParts, form: Form?) -> [Issue] {
        let document = parts.document
        let claimed = document.items(document.member(document.member(parts.response, .meta), .profile)).compactMap {
            document.string($0)
        }
        var issues: [Issue] = []
        for (name, isAsked) in asked.prefix(20).map({ ($0, true) }) + claimed.prefix(20).map({ ($0, false) }) {
            let url = Canonical(name).url
            if sdc.contains(url) {
                issues += sdcIssues(parts, form)
                break
            }
            if isAsked, url != base {
                issues.append(
                    Issue(
                        .warning, .notSupported,
                        "A profile that was asked for is not known here, so it was not checked.",
                        expression: "profile"))
            }
        }
        return issues
    }

    private static func sdcIssues(_ parts: NextStepParts, _ form: Form?) -> [Issue] {
        var issues: [Issue] = []
        if let name = parts.responseQuestionnaire, !name.hasPrefix("#"), Canonical(name).version == nil,
            form == nil || form?.businessVersion != nil
        {
            issues.append(ResponseForm.issue(.error, .required, .versionMissing))
        }
        if !parts.document.member(parts.response, .authored).exists {
            var issue = Issue(
                .error, .required, .validation(.authoredMissing), expression: "QuestionnaireResponse")
            issue.kind = .structure
            issues.append(issue)
        }
        if !parts.document.member(parts.response, .subject).exists {
            issues.append(
                Issue(
                    .warning, .required, "The response does not say whom it is about (sdcqr-1).",
                    expression: "QuestionnaireResponse"))
        }
        return issues
    }
}
