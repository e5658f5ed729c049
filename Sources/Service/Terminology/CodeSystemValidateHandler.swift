internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Terminology

/// `GET` and `POST /CodeSystem/$validate-code`, `/CodeSystem/{id}/$validate-code`
/// (https://hl7.org/fhir/R4/codesystem-operation-validate-code.html).
struct CodeSystemValidateHandler: Sendable {
    let service: TerminologyService

    func handle(_ request: HTTPRequest, isInstance: Bool) -> Outcome {
        service.run(request) { () throws(ServiceError) in try answer(request, isInstance: isInstance) }
    }

    private func answer(_ request: HTTPRequest, isInstance: Bool) throws(ServiceError) -> HTTPResponse {
        let negotiation = try Negotiation(for: request)
        let input = try TerminologyInput.read(request, limits: service.context.limits)
        let questions = try CodeQuestion.read(input, systemName: "url", versionName: "version")
        let url = try input.text("url")
        let instance = isInstance ? try ArtifactContext.id(request) : nil
        let languages = try input.languages(request)
        let isLenient = try input.bool("lenient-display-validation") ?? false
        let judge = CodeJudge(
            rules: CodeJudge.Rules(languages: languages, isLenient: isLenient), scope: try service.scope(input))
        var verdicts: [CodeVerdict] = []
        for question in questions {
            let named = url ?? question.system
            guard named != nil || instance != nil || input.has("codeSystem") else {
                throw CodeSystemChoice.missing(nil, nil)
            }
            let version = try input.text("version") ?? question.version
            let view = try CodeSystemChoice(service: service).view(
                input, instance: instance, url: named, version: version)
            if view == nil, let named, GrammarSystem(named) == nil, questions.count == 1 {
                var asked = question
                asked.version = version
                if let answer = try service.scope(input).ask(.validate(asked, system: named), about: [named]) {
                    return service.reply(answer, negotiation)
                }
            }
            verdicts.append(
                judge.verdict(question, in: view, named: named, version: version))
        }
        let best = verdicts.first { $0.isValid } ?? verdicts[0]
        let bytes = best.bytes(Array(verdicts.dropFirst()))
        return service.context.writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes)
    }
}
