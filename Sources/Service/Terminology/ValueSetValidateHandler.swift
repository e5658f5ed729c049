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
        let rules = Rules(
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
        let verdicts = questions.map { verdict($0, valueSet, list, rules, scope) }
        let best = verdicts.first { $0.isValid } ?? verdicts[0]
        let bytes = best.bytes(Array(verdicts.dropFirst()))
        return service.context.writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes)
    }

    struct Rules {
        var languages: [String] = []
        var infersSystem = false
        var isLenient = false
        var takesAbstract = true
    }

    private func verdict(
        _ question: CodeQuestion, _ valueSet: TerminologyResource, _ list: CodeList, _ rules: Rules,
        _ scope: TerminologyScope
    ) -> CodeVerdict {
        var verdict = CodeVerdict(question)
        let set = valueSet.string(.version).map { "\(valueSet.name)|\($0)" } ?? valueSet.name
        switch list.membership(of: question.code, system: question.system) {
        case .member(let index?):
            verdict.isValid = true
            take(index, list, rules, &verdict)
        case .member(nil):
            verdict.isValid = true
            verdict.display = question.system.flatMap { GrammarSystem($0) }?.display(question.code)
        case .notMember:
            verdict.refuse(
                .codeInvalid, "not-in-vs",
                "The code '\(question.name.prefix(400))' is not in the value set '\(set.prefix(400))'.")
            look(question, rules, scope, &verdict)
        case .unknown(let problems):
            let reasons = problems.prefix(3).map(\.sentence).joined(separator: " ")
            verdict.refuse(
                problems.first?.issueCode ?? .notFound, "not-found",
                "Whether the code '\(question.name.prefix(400))' is in the value set '\(set.prefix(400))' cannot be said: \(reasons)"
            )
            verdict.unknownSystem = problems.first { $0.kind == .codeSystemMissing }?.canonical
        }
        return verdict
    }

    private func take(_ index: Int, _ list: CodeList, _ rules: Rules, _ verdict: inout CodeVerdict) {
        let question = verdict.question
        verdict.code = list.code(index)
        verdict.system = list.system(index)
        verdict.version = list.usedVersion(index)
        verdict.display = list.display(index, languages: rules.languages)
        if let version = question.version, let used = verdict.version, version != used {
            verdict.refuse(
                .invalid, "vs-invalid",
                "The code was asked for in version '\(version.prefix(100))' of its system; the value set has it in '\(used.prefix(100))'."
            )
        }
        if !rules.takesAbstract, list.isAbstract(index) {
            verdict.refuse(
                .businessRule, "code-rule",
                "The code '\(question.name.prefix(400))' is abstract: it is not to be chosen.")
        }
        if list.isInactive(index) {
            verdict.warn(
                .businessRule, "code-comment", "The code '\(question.name.prefix(400))' is no longer in use.")
        }
        verdict.check(display: list.names(index), isLenient: rules.isLenient)
    }

    /// What the code system says about a code that is not in the value set.
    private func look(
        _ question: CodeQuestion, _ rules: Rules, _ scope: TerminologyScope, _ verdict: inout CodeVerdict
    ) {
        guard let system = question.system else { return }
        guard let view = scope.codeSystem(system, version: question.version) ?? scope.codeSystem(system) else { return }
        if let index = view.table.index(of: question.code) {
            verdict.display = view.display(index, languages: rules.languages)
            verdict.version = view.table.version
        } else if view.table.content == .complete {
            verdict.refuse(
                .codeInvalid, "invalid-code",
                "The code system '\(system.prefix(400))' has no code '\(question.code.prefix(200))'.")
        }
    }
}
