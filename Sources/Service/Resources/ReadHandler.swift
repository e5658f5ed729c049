internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Storage

/// `GET /{type}/{id}`
struct ReadHandler: Sendable {
    let store: any FormStore
    let writer: ReplyWriter

    func handle(_ request: HTTPRequest, type: String) -> HTTPResponse {
        do throws(ServiceError) {
            let negotiation = try Negotiation(for: request)
            let id = try Self.id(of: request)
            guard let resource = store.resource(type, id: id) else {
                throw ServiceError(.notFound, "There is no \(type) with this id.")
            }
            let etag = "W/\"\(resource.versionId)\""
            var response: HTTPResponse
            if Self.matches(request.headers.all(KnownHeader.ifNoneMatch), etag) {
                response = writer.notModified()
            } else {
                let bytes = resource.document.bytes(resource.document.root)
                response = writer.fhir(
                    negotiation.isPretty ? prettyPrinted(bytes) : bytes, version: resource.fhirVersion)
            }
            response.headers.add(KnownHeader.etag, etag)
            response.headers.add(KnownHeader.lastModified, HTTPDate.text(secondsSince1970: resource.lastModified))
            return response
        } catch {
            return writer.outcome(error, for: request)
        }
    }

    /// The id in the path.
    ///
    /// - Throws: 400 for what FHIR does not allow as an id.
    static func id(of request: HTTPRequest) throws(ServiceError) -> String {
        let id = request.parameters["id"] ?? ""
        guard ResourceID.isValid(id) else {
            if id.hasPrefix("$") {
                throw ServiceError(.notFound, "There is no such operation here.", code: .notSupported)
            }
            throw ServiceError(
                .malformed, "An id is made of letters, digits, '-' and '.', at most 64 of them.", code: .value)
        }
        return id
    }

    /// Weak comparison with a list of tags, or `*` (RFC 9110 13.1.2).
    private static func matches(_ fields: [String], _ etag: String) -> Bool {
        fields.contains { field in
            MediaType.split(field[...], at: ",").contains { tag in
                tag == "*" || tag == etag || "W/\(tag)" == etag
            }
        }
    }
}
