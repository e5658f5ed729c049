internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer

/// `GET /metadata`: the capability statement, in the FHIR version that is asked for.
struct MetadataHandler: Sendable {
    let canonicalBase: String
    let writer: ReplyWriter

    func handle(_ request: HTTPRequest) -> HTTPResponse {
        do throws(ServiceError) {
            let negotiation = try Negotiation(for: request)
            if let mode = request.query("mode"), !["", "full", "normative", "terminology"].contains(mode) {
                throw ServiceError(.malformed, "The parameter mode must be full.", code: .value)
            }
            if request.query("mode") == "terminology" {
                throw ServiceError(.notFound, "There are no terminology capabilities.", code: .notSupported)
            }
            let version = negotiation.version ?? .r4
            let bytes = CapabilityStatement.bytes(version, canonicalBase: canonicalBase)
            return writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes, version: version)
        } catch {
            return writer.outcome(error, for: request)
        }
    }
}
