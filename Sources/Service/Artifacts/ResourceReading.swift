internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Storage

/// Reads the resource in a body.
enum ResourceReading {
    /// - Parameters:
    ///   - version: the version of FHIR that the body is said to be in.
    ///   - id: that of the path, which is the body's too; nil = any, and none.
    ///   - isLenient: what breaks the rules of FHIR is kept.
    /// - Throws: 400 for what is no JSON, no resource, or one of another type or id; 422 for a version without the type, and for what
    ///   is not as that version defines it.
    static func read(
        _ bytes: [UInt8], type: ResourceTypes.Entry, id: String?, version: FHIRVersion?, isLenient: Bool,
        limits: Document.Limits
    ) throws(ServiceError) -> ReviewedResource {
        let document: Document
        do throws(Document.ParseError) {
            document = try Document.parse(bytes, limits: limits)
        } catch {
            throw ServiceError(.malformed, error.description + ".")
        }
        return try read(document, type: type, id: id, version: version, isLenient: isLenient)
    }

    /// As above, of a document that was read already.
    static func read(
        _ document: Document, type: ResourceTypes.Entry, id wanted: String?, version: FHIRVersion?, isLenient: Bool
    ) throws(ServiceError) -> ReviewedResource {
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
        if let wanted { try check(document.string(id), is: wanted, type) }
        if let version, !type.versions.contains(version) {
            throw ServiceError(
                .unprocessable, "FHIR \(version.rawValue) has no \(name).", code: .notSupported,
                expression: "resourceType")
        }
        return try StructureReview.review(document, type: type, version: version, isLenient: isLenient)
    }

    private static func check(
        _ own: String?, is wanted: String, _ type: ResourceTypes.Entry
    ) throws(ServiceError) {
        guard let own else {
            throw ServiceError(
                .malformed, "The resource has no id; it must be that of the path.", code: .required,
                expression: "\(type.name).id")
        }
        guard own == wanted else {
            throw ServiceError(
                .malformed, "The id of the resource is not that of the path.", code: .value,
                expression: "\(type.name).id")
        }
    }
}
