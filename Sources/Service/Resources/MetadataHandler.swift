internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Locking

/// `GET /metadata`: the capability statement, in the FHIR version that is asked for.
final class MetadataHandler: Sendable {
    private let canonicalBase: String
    private let access: AccessRules
    private let writer: ReplyWriter
    /// It is the same for everyone until the process ends, and long.
    private let made = Locked<[FHIRVersion: [UInt8]]>([:])

    init(canonicalBase: String, access: AccessRules, writer: ReplyWriter) {
        self.canonicalBase = canonicalBase
        self.access = access
        self.writer = writer
    }

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
            let bytes = statement(version)
            return writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes, version: version)
        } catch {
            return writer.outcome(error, for: request)
        }
    }

    private func statement(_ version: FHIRVersion) -> [UInt8] {
        if let known = made.withLock({ $0[version] }) { return known }
        let bytes = CapabilityStatement.bytes(version, canonicalBase: canonicalBase, access: access)
        made.withLock { $0[version] = bytes }
        return bytes
    }
}
