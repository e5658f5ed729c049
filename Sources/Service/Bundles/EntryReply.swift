internal import FHIRJSON
internal import FHIRModel
internal import Rendering
internal import Storage

/// What became of one entry.
struct EntryReply: Sendable {
    var status: Int
    /// The version that was written or read.
    var version: StoredVersion?
    /// The resource of a read, or of a write whose client asked for it.
    var resource: [UInt8]?
    var isWritten = false
    var issues: [Issue] = []

    init(status: Int, version: StoredVersion? = nil, resource: [UInt8]? = nil) {
        self.status = status
        self.version = version
        self.resource = resource
    }

    init(_ error: ServiceError) {
        status = error.category.status
        issues = error.issues
    }

    /// - Parameter found: what is not as FHIR defines it in what was written.
    init(_ result: WriteResult, _ found: [Issue] = []) {
        issues = found
        switch result.action {
        case .created: status = 201
        case .updated, .unchanged: status = result.version == nil || result.version?.isDeleted == true ? 204 : 200
        case .deleted: status = 204
        }
        version = result.version
        isWritten = true
    }

    func write(_ context: ArtifactContext, base: String, wantsResource: Bool, to writer: inout JSONWriter) {
        writer.beginObject()
        let content = resource ?? (wantsResource && isWritten ? version?.content : nil)
        if let version, content != nil { writer.member("fullUrl", "\(base)/\(version.type)/\(version.id)") }
        if let content {
            writer.key("resource")
            writer.raw(content)
        }
        writer.key("response")
        writer.beginObject()
        writer.member("status", "\(status) \(Self.reason(status))")
        if let version {
            if isWritten, !version.isDeleted { writer.member("location", context.location(version, base)) }
            writer.member("etag", EntityTags.tag(version.versionId))
            writer.member("lastModified", ResourceBody.instant(version.lastUpdated))
        }
        if !issues.isEmpty {
            writer.key("outcome")
            writer.raw(OperationOutcomeRenderer.render(issues, RenderOptions(marks: context.writer.marks)))
        }
        writer.endObject()
        writer.endObject()
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 201: "Created"
        case 204: "No Content"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 409: "Conflict"
        case 410: "Gone"
        case 412: "Precondition Failed"
        case 422: "Unprocessable Entity"
        case 503: "Service Unavailable"
        case 507: "Insufficient Storage"
        default: "Error"
        }
    }
}
