internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Storage

/// Reads the resource in a body.
enum ResourceReading {
    /// - Parameters:
    ///   - version: the version of FHIR that the body is said to be in.
    /// - Throws: 400 for what is no JSON, no resource, or one of another type; 422 for a version without the type.
    static func read(
        _ bytes: [UInt8], type: ResourceTypes.Entry, version: FHIRVersion?, limits: Document.Limits
    ) throws(ServiceError) -> ResourceBody {
        let document: Document
        do throws(Document.ParseError) {
            document = try Document.parse(bytes, limits: limits)
        } catch {
            throw ServiceError(.malformed, error.description + ".")
        }
        return try read(document, type: type, version: version)
    }

    /// As above, of a document that was read already.
    static func read(
        _ document: Document, type: ResourceTypes.Entry, version: FHIRVersion?
    ) throws(ServiceError) -> ResourceBody {
        guard document.root.exists, document.kind(document.root) == .object else {
            throw ServiceError(.malformed, "The body must be a JSON object: a resource.", code: .structure)
        }
        guard let name = document.string(document.root, .resourceType) else {
            throw ServiceError(
                .malformed, "The body is no resource: it has no resourceType.", code: .structure,
                expression: "resourceType")
        }
        guard name == type.name else {
            throw ServiceError(
                .malformed, "The path names a \(type.name), but the body is another resource.", code: .value,
                expression: "resourceType")
        }
        let id = document.member(document.root, .id)
        guard !id.exists || document.kind(id) == .string else {
            throw ServiceError(.malformed, "An id is a string.", code: .structure, expression: "\(name).id")
        }
        if let version, !type.versions.contains(version) {
            throw ServiceError(
                .unprocessable, "FHIR \(version.rawValue) has no \(name).", code: .notSupported,
                expression: "resourceType")
        }
        return ResourceBody(document, type: type, fhirVersion: version)
    }
}
