internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Storage

/// Replies about versions of resources.
extension ArtifactContext {
    /// A version as it is.
    func reply(_ version: StoredVersion, status: Int = 200, isPretty: Bool) -> HTTPResponse {
        let bytes = version.content ?? []
        var response = writer.fhir(
            isPretty ? prettyPrinted(bytes) : bytes, status: status, version: version.fhirVersion,
            isPrivate: isPrivate(version.type))
        addFields(of: version, to: &response)
        return response
    }

    /// Whether nobody may keep resources of the type.
    func isPrivate(_ type: String) -> Bool { access.needsToken || !DefinitionTypes.contains(type) }

    /// `ETag` and `Last-Modified`.
    func addFields(of version: StoredVersion, to response: inout HTTPResponse) {
        response.headers.set(KnownHeader.etag, EntityTags.tag(version.versionId))
        response.headers.set(KnownHeader.lastModified, HTTPDate.text(secondsSince1970: version.lastUpdated / 1000))
    }

    /// `[base]/Type/id/_history/version`
    func location(_ version: StoredVersion, _ base: String) -> String {
        "\(base)/\(version.type)/\(version.id)/_history/\(version.versionId)"
    }

    /// The reply to a create or an update, with as much in it as `Prefer` asks for: the resource where it says nothing.
    ///
    /// - Parameter found: what is not as FHIR defines it.
    func reply(_ result: WriteResult, _ found: [Issue], to request: HTTPRequest, isPretty: Bool) -> HTTPResponse {
        guard let version = result.version else { return HTTPResponse(status: 204) }
        let status = result.action == .created ? 201 : 200
        let preferences = Preferences(of: request)
        var response: HTTPResponse
        if preferences.returnsMinimal {
            response = writer.empty(status: status, isPrivate: isPrivate(version.type))
            response.headers.set(KnownHeader.preferenceApplied, "return=minimal")
        } else if preferences.returnsOutcome {
            response = writer.outcome(
                issues(about: result, version) + found, status: status, for: request, isPrivate: isPrivate(version.type)
            )
            response.headers.set(KnownHeader.preferenceApplied, "return=OperationOutcome")
        } else {
            response = reply(version, status: status, isPretty: isPretty)
        }
        addFields(of: version, to: &response)
        response.headers.set(KnownHeader.location, location(version, base(request)))
        return response
    }

    /// What there is to say about a write: what was done, and what a form's author should know.
    func issues(about result: WriteResult, _ version: StoredVersion) -> [Issue] {
        let done =
            switch result.action {
            case .created: "Created as version \(version.versionId)."
            case .updated: "Updated to version \(version.versionId)."
            case .deleted: "Deleted."
            case .unchanged: "It is there already; nothing was written."
            }
        return [Issue(.information, .informational, done)] + review(version)
    }
}
