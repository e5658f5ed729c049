internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Terminology

/// `GET` and `POST /CodeSystem/$lookup`, `/CodeSystem/{id}/$lookup`
/// (https://hl7.org/fhir/R4/codesystem-operation-lookup.html).
struct LookupHandler: Sendable {
    let service: TerminologyService

    func handle(_ request: HTTPRequest, isInstance: Bool) -> Outcome {
        service.run(request) { () throws(ServiceError) in try answer(request, isInstance: isInstance) }
    }

    private func answer(_ request: HTTPRequest, isInstance: Bool) throws(ServiceError) -> HTTPResponse {
        let negotiation = try Negotiation(for: request)
        let input = try TerminologyInput.read(request, limits: service.context.limits)
        guard !input.has("codeableConcept") else {
            throw ServiceError(
                .unprocessable, "Give 'code' with 'system', or 'coding'.", code: .notSupported,
                expression: "codeableConcept")
        }
        let question = try CodeQuestion.read(input, systemName: "system", versionName: "version")[0]
        let languages = try input.languages(request)
        let wanted = try input.texts("property").flatMap { $0.split(separator: ",").map(String.init) }
        let instance = isInstance ? try ArtifactContext.id(request) : nil
        let view = try CodeSystemChoice(service: service).view(
            input, instance: instance, url: question.system, version: question.version)
        let bytes: [UInt8]
        if let view {
            guard let index = view.table.index(of: question.code) else {
                throw ServiceError(
                    .notFound,
                    "The code system '\(view.table.resource.name.prefix(400))' has no code '\(question.code.prefix(200))'.",
                    expression: "code")
            }
            bytes = LookupWriter(view: view, index: index, languages: languages, wanted: Set(wanted)).bytes()
        } else if let system = question.system, let grammar = GrammarSystem(system) {
            guard grammar.isCode(question.code) else {
                throw ServiceError(
                    .notFound,
                    "The code '\(question.code.prefix(200))' is not as the code system '\(system)' writes its codes.",
                    expression: "code")
            }
            var list = ParameterList()
            list.add(string: "name", grammar.name)
            list.add(string: "display", grammar.display(question.code) ?? question.code)
            bytes = list.take()
        } else {
            if let system = question.system {
                let asked = RemoteQuestion.lookup(
                    system: system, version: question.version, code: question.code, languages: languages,
                    properties: wanted)
                if let answer = try service.scope(input).ask(asked, about: [system]) {
                    return service.reply(answer, negotiation)
                }
            }
            throw CodeSystemChoice.missing(question.system, question.version)
        }
        return service.context.writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes)
    }
}
