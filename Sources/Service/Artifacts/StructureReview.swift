internal import FHIRJSON
internal import FHIRModel
internal import Storage
internal import Structure

/// A resource that may be written, and what there is to say about it.
struct ReviewedResource: Sendable {
    let body: ResourceBody
    /// What is not as FHIR defines it; none is worse than a warning.
    let issues: [Issue]
}

/// Holds what a client wants stored against the definitions of its version of FHIR.
enum StructureReview {
    /// - Parameters:
    ///   - version: the version of FHIR that the body is said to be in; nil = the body shows it.
    ///   - isLenient: errors are kept as warnings (`Prefer: handling=lenient`).
    /// - Throws: 422 with everything that was found, where something breaks a rule.
    static func review(
        _ document: Document, type: ResourceTypes.Entry, version: FHIRVersion?, isLenient: Bool
    ) throws(ServiceError) -> ReviewedResource {
        let body = ResourceBody(document, type: type, fhirVersion: version)
        var findings = check(body.document, body.fhirVersion)
        var found = body
        if version == nil, hasErrors(findings), let other = otherVersion(of: body, type) {
            found = ResourceBody(document, type: type, fhirVersion: other)
            findings = check(found.document, other)
        }
        var issues = findings.map(\.issue)
        if hasErrors(findings) {
            guard isLenient else {
                issues.append(
                    Issue(
                        .information, .informational,
                        "Nothing was written. With the header Prefer: handling=lenient the resource is kept as it is."))
                throw ServiceError(.unprocessable, issues: issues)
            }
            issues = issues.map { issue in
                var issue = issue
                issue.severity = min(issue.severity, .warning)
                return issue
            }
        }
        return ReviewedResource(body: found, issues: issues)
    }

    /// Where a body does not say its version: another one by whose definitions nothing is wrong with it is evidence enough.
    private static func otherVersion(of body: ResourceBody, _ type: ResourceTypes.Entry) -> FHIRVersion? {
        type.versions.first { version in
            version != body.fhirVersion && !hasErrors(check(body.document, version))
        }
    }

    /// What the store writes itself is left out.
    private static func check(_ document: Document, _ version: FHIRVersion) -> [StructureFinding] {
        let meta = document.member(document.root, .meta)
        let own = [
            document.member(document.root, .id), document.member(meta, .versionId), document.member(meta, .lastUpdated),
        ]
        return StructureChecker(version).check(document).findings.filter { !own.contains($0.node) }
    }

    private static func hasErrors(_ findings: [StructureFinding]) -> Bool {
        findings.contains { $0.severity >= .error }
    }
}
