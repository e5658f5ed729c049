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
        let found = try ValueSetChoice(service: service).find(
            input, instance: isInstance ? try ArtifactContext.id(request) : nil)
        let scope = found.scope
        guard let valueSet = found.definition, let list = found.list else {
            for question in questions {
                let answer = scope.remoteVerdict(question, in: .canonical(found.canonical), named: found.canonical)
                if let answer,
                    question.code == questions[questions.count - 1].code
                        || TerminologyScope.result(in: answer) == true
                {
                    return service.reply(answer, negotiation)
                }
            }
            throw found.missing
        }
        let judge = CodeJudge(rules: rules, scope: scope)
        let verdicts = questions.map { judge.verdict($0, valueSet, list) }
        let best = verdicts.first { $0.isValid } ?? verdicts[0]
        let bytes = best.bytes(Array(verdicts.dropFirst()))
        return service.context.writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes)
    }
}
