internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Terminology

/// `GET` and `POST /ValueSet/$expand`, `/ValueSet/{id}/$expand`
/// (https://hl7.org/fhir/R4/valueset-operation-expand.html).
struct ExpandHandler: Sendable {
    let service: TerminologyService
    static let type = "ValueSet"

    /// More codes are not sent at once.
    private static let maximumReply = 100_000

    func handle(_ request: HTTPRequest, isInstance: Bool) -> Outcome {
        service.run(request) { () throws(ServiceError) in try answer(request, isInstance: isInstance) }
    }

    private func answer(_ request: HTTPRequest, isInstance: Bool) throws(ServiceError) -> HTTPResponse {
        let negotiation = try Negotiation(for: request)
        let input = try TerminologyInput.read(request, limits: service.context.limits, bare: [Self.type: "valueSet"])
        let asked = try ExpansionOptions(input, request)
        let found = try ValueSetChoice(service: service).find(
            input, instance: isInstance ? try ArtifactContext.id(request) : nil)
        let (scope, valueSet) = (found.scope, found.definition)
        guard let valueSet, let list = found.list else {
            // Nothing is known of it here: whoever knows it answers, page and filter included.
            if let answer = scope.ask(.expand(.canonical(found.canonical), asked), about: [found.canonical]) {
                return service.reply(answer, negotiation)
            }
            throw found.missing
        }
        if let error = Self.refusal(list.problems, scope.remoteFailure) {
            if let answer = scope.ask(.expand(.definition(valueSet), asked), about: [valueSet.name]) {
                return service.reply(answer, negotiation)
            }
            throw error
        }
        let (indices, total) = asked.select(list)
        guard indices.count <= Self.maximumReply else {
            throw ServiceError(
                .unprocessable,
                "The expansion has \(total) codes, more than are sent at once: ask for parts of it with 'count' and 'offset', or for some of it with 'filter'.",
                code: .tooCostly)
        }
        let bytes = ExpansionWriter(
            valueSet: valueSet, list: list, asked: asked, indices: indices, total: total,
            timestamp: service.context.clock().formatted()
        ).bytes()
        return service.context.writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes)
    }

    /// Why an expansion cannot be given, unless it can: a code system that is here in part only gives what is there.
    private static func refusal(_ problems: [TerminologyProblem], _ failure: String?) -> ServiceError? {
        let fatal = problems.filter { $0.kind != .partial }
        guard !fatal.isEmpty else { return nil }
        var issues = fatal.prefix(20).map { $0.issue(.error) }
        if let failure { issues.append(Issue(.warning, .incomplete, failure)) }
        return ServiceError(.unprocessable, issues: issues)
    }
}
