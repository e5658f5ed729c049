internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Terminology

/// `GET` and `POST /ValueSet/$validate-code`, `/ValueSet/{id}/$validate-code`
/// (https://hl7.org/fhir/R4/valueset-operation-validate-code.html).
struct ValueSetValidateHandler: Sendable {
    let service: TerminologyService

    func handle(_ request: HTTPRequest, isInstance: Bool) -> Outcome {
        service.run(request) { () throws(ServiceError) in try answer(request, isInstance: isInstance) }
    }

    private func answer(_ request: HTTPRequest, isInstance: Bool) throws(ServiceError) -> HTTPResponse {
        let negotiation = try Negotiation(for: request)
        let input = try TerminologyInput.read(request, limits: service.context.limits)
        let questions = try CodeQuestion.read(input, systemName: "system", versionName: "systemVersion")
        let rules = CodeJudge.Rules(
            languages: try input.languages(request), infersSystem: try input.bool("inferSystem") ?? false,
            isLenient: try input.bool("lenient-display-validation") ?? false,
            takesAbstract: try input.bool("abstract") ?? true)
        if questions.count == 1, questions[0].system == nil, input.has("code"), !rules.infersSystem {
            throw ServiceError(
                .unprocessable, "A code needs a 'system', or 'inferSystem' to be true.", code: .required,
                expression: "system")
        }
        let (valueSet, list) = try ValueSetChoice(service: service).list(
            input, instance: isInstance ? try ArtifactContext.id(request) : nil)
        let scope = try service.scope(input)
        let judge = CodeJudge(rules: rules, scope: scope)
        let verdicts = questions.map { judge.verdict($0, valueSet, list) }
        let best = verdicts.first { $0.isValid } ?? verdicts[0]
        let bytes = best.bytes(Array(verdicts.dropFirst()))
        return service.context.writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes)
    }
}
