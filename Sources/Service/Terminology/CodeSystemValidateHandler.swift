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
        var verdicts: [CodeVerdict] = []
        for question in questions {
            let named = url ?? question.system
            guard named != nil || instance != nil || input.has("codeSystem") else {
                throw CodeSystemChoice.missing(nil, nil)
            }
            let version = try input.text("version") ?? question.version
            let view = try CodeSystemChoice(service: service).view(
                input, instance: instance, url: named, version: version)
            verdicts.append(
                verdict(question, named, version, view, languages, isLenient: isLenient))
        }
        let best = verdicts.first { $0.isValid } ?? verdicts[0]
        let bytes = best.bytes(Array(verdicts.dropFirst()))
        return service.context.writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes)
    }

    private func verdict(
        _ question: CodeQuestion, _ url: String?, _ version: String?, _ view: CodeSystemView?, _ languages: [String],
        isLenient: Bool
    ) -> CodeVerdict {
        var verdict = CodeVerdict(question)
        guard let view else {
            if let url, let grammar = GrammarSystem(url) {
                verdict.system = url
                verdict.isValid = grammar.isCode(question.code)
                if verdict.isValid {
                    verdict.display = grammar.display(question.code)
                } else {
                    verdict.refuse(
                        .codeInvalid, "invalid-code",
                        "The code '\(question.code.prefix(200))' is not as the code system '\(url)' writes its codes.")
                }
                return verdict
            }
            let name = version.map { "\(url ?? "")|\($0)" } ?? url ?? ""
            verdict.unknownSystem = name
            verdict.refuse(
                .notFound, "not-found",
                "A definition for the code system '\(name.prefix(400))' could not be found, so the code cannot be validated."
            )
            return verdict
        }
        let table = view.table
        if let given = question.system, let own = table.url, given != own {
            verdict.refuse(
                .invalid, "invalid-data",
                "The coding is of the system '\(given.prefix(400))', not of '\(own.prefix(400))'.")
            return verdict
        }
        verdict.system = table.url ?? question.system
        verdict.version = table.version
        guard let index = table.index(of: question.code) else {
            let text = "The code system '\(table.resource.name.prefix(400))' has no code '\(question.code.prefix(200))'"
            if table.content == .complete {
                verdict.refuse(.codeInvalid, "invalid-code", text + ".")
            } else {
                // Some other part of it may have the code.
                verdict.isValid = true
                verdict.warn(.codeInvalid, "invalid-code", text + " in the part of it that is here.")
            }
            return verdict
        }
        verdict.isValid = true
        verdict.code = table.code(index)
        verdict.display = view.display(index, languages: languages)
        if table.isInactive(index) {
            verdict.warn(.businessRule, "code-comment", "The code '\(verdict.code.prefix(200))' is no longer in use.")
        }
        verdict.check(display: view.names(index), isLenient: isLenient)
        return verdict
    }
}
