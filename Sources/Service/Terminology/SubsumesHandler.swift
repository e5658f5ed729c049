internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Terminology

/// `GET` and `POST /CodeSystem/$subsumes`, `/CodeSystem/{id}/$subsumes`
/// (https://hl7.org/fhir/R4/codesystem-operation-subsumes.html).
struct SubsumesHandler: Sendable {
    let service: TerminologyService

    func handle(_ request: HTTPRequest, isInstance: Bool) -> Outcome {
        service.run(request) { () throws(ServiceError) in try answer(request, isInstance: isInstance) }
    }

    private func answer(_ request: HTTPRequest, isInstance: Bool) throws(ServiceError) -> HTTPResponse {
        let negotiation = try Negotiation(for: request)
        let input = try TerminologyInput.read(request, limits: service.context.limits)
        let left = try code("A", input)
        let right = try code("B", input)
        let system = try input.text("system") ?? left.system ?? right.system
        for coding in [left, right] {
            if let own = coding.system, let system, own != system {
                throw ServiceError(
                    .unprocessable, "Both codes have to be of one code system.", code: .value, expression: "codingB")
            }
        }
        let version = try input.text("version") ?? left.version ?? right.version
        let instance = isInstance ? try ArtifactContext.id(request) : nil
        guard
            let view = try CodeSystemChoice(service: service).view(
                input, instance: instance, url: system, version: version)
        else {
            if let system {
                let asked = RemoteQuestion.subsumes(system: system, version: version, left.code, right.code)
                if let answer = try service.scope(input).ask(asked, about: [system]) {
                    return service.reply(answer, negotiation)
                }
            }
            throw CodeSystemChoice.missing(system, version)
        }
        var found: [Int] = []
        for (question, name) in [(left, "codeA"), (right, "codeB")] {
            guard let index = view.table.index(of: question.code) else {
                throw ServiceError(
                    .notFound,
                    "The code system '\(view.table.resource.name.prefix(400))' has no code '\(question.code.prefix(200))'.",
                    expression: name)
            }
            found.append(index)
        }
        var list = ParameterList()
        list.add(code: "outcome", view.table.subsumption(found[0], found[1]).rawValue)
        let bytes = list.take()
        return service.context.writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes)
    }

    private func code(_ name: String, _ input: TerminologyInput) throws(ServiceError) -> CodeQuestion {
        if let value = try input.one("coding\(name)") {
            return try CodeQuestion.coding(value.node, value.document, value.place)
        }
        guard let code = try input.text("code\(name)") else {
            throw ServiceError(
                .unprocessable, "Give 'codeA' and 'codeB' with 'system', or 'codingA' and 'codingB'.", code: .required,
                expression: "code\(name)")
        }
        return CodeQuestion(code: code)
    }
}
