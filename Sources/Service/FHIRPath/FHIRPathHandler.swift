internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import HTTPServer

/// `POST /$fhirpath`: evaluates an expression on a resource, as the public FHIRPath Lab asks an engine to
/// (https://github.com/brianpos/fhirpath-lab).
struct FHIRPathHandler: Sendable {
    let context: ArtifactContext
    let zones: TimeZones
    let cache: ExpressionCache

    /// One request may take so much: at most about a second.
    private static let budget = FHIRPathBudget(steps: 10_000_000, items: 1_000_000, textBytes: 32 << 20)

    /// Always off the connections' own threads: how long an expression takes is not known beforehand.
    func handle(_ request: HTTPRequest) -> Outcome {
        .run(on: context.lane) {
            do throws(ServiceError) {
                return try answer(request)
            } catch {
                return context.writer.outcome(error, for: request, isPrivate: true)
            }
        }
    }

    private func answer(_ request: HTTPRequest) throws(ServiceError) -> HTTPResponse {
        let negotiation = try Negotiation(for: request)
        let version = try version(request, negotiation)
        let asked = try FHIRPathRequest.read(request.body, limits: context.limits)
        guard let resource = asked.resource else {
            throw ServiceError(.unprocessable, "The part 'resource' is needed.", code: .required)
        }
        var zone = TimeZoneRules.utc
        if let name = asked.timezone {
            guard let found = zones.zone(name) else {
                throw ServiceError(
                    .unprocessable, "The part 'timezone' must be a zone of the IANA time zone database.", code: .value)
            }
            zone = found
        }
        let run = try FHIRPathRun(
            asked, resource, version: version, clock: context.clock(), zone: zone, budget: Self.budget, cache: cache,
            host: FHIRPathHostOfStore(context: context, resource: resource), marks: context.writer.marks)
        let body = try run.reply()
        return context.writer.fhir(
            negotiation.isPretty ? prettyPrinted(body) : body, version: version, isPrivate: true)
    }

    /// `?fhirVersion=`, else that of Content-Type or Accept, else R4.
    private func version(_ request: HTTPRequest, _ negotiation: Negotiation) throws(ServiceError) -> FHIRVersion {
        let body = try Negotiation.bodyVersion(of: request)
        guard let text = request.query("fhirVersion"), !text.isEmpty else {
            return body ?? negotiation.version ?? .r4
        }
        if let known = FHIRVersion(parameter: text) { return known }
        switch text.lowercased() {
        case "r4": return .r4
        case "r4b": return .r4b
        case "r5": return .r5
        default:
            throw ServiceError(
                .malformed, "The FHIR versions 4.0, 4.3 and 5.0 are known (R4, R4B and R5).", code: .value)
        }
    }
}
