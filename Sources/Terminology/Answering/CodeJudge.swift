internal import FHIRJSON
internal import FHIRModel

/// Says of codes whether they belong to a value set, or are codes of a system, and why not.
package struct CodeJudge {
    /// What a caller wants to be taken how.
    package struct Rules: Sendable {
        package var languages: [String] = []
        package var infersSystem = false
        package var isLenient = false
        package var takesAbstract = true

        package init(
            languages: [String] = [], infersSystem: Bool = false, isLenient: Bool = false, takesAbstract: Bool = true
        ) {
            self.languages = languages
            self.infersSystem = infersSystem
            self.isLenient = isLenient
            self.takesAbstract = takesAbstract
        }
    }

    private let rules: Rules
    private let scope: TerminologyScope

    package init(rules: Rules, scope: TerminologyScope) {
        self.rules = rules
        self.scope = scope
    }

    /// Whether a code belongs to a value set.
    package func verdict(_ question: CodeQuestion, _ valueSet: TerminologyResource, _ list: CodeList) -> CodeVerdict {
        var verdict = CodeVerdict(question)
        let set = valueSet.string(.version).map { "\(valueSet.name)|\($0)" } ?? valueSet.name
        switch list.membership(of: question.code, system: question.system) {
        case .member(let index?):
            verdict.isValid = true
            take(index, list, &verdict)
        case .member(nil):
            verdict.isValid = true
            verdict.display = question.system.flatMap { GrammarSystem($0) }?.display(question.code)
        case .notMember:
            verdict.refuse(
                .codeInvalid, "not-in-vs",
                "The code '\(question.name.prefix(400))' is not in the value set '\(set.prefix(400))'.")
            look(question, &verdict)
        case .unknown(let problems):
            if let answer = scope.remoteVerdict(question, in: .definition(valueSet), named: valueSet.name) {
                verdict.take(remote: answer)
                return verdict
            }
            let reasons = problems.prefix(3).map(\.sentence).joined(separator: " ")
            verdict.refuse(
                problems.first?.issueCode ?? .notFound, "not-found",
                "Whether the code '\(question.name.prefix(400))' is in the value set '\(set.prefix(400))' cannot be said: \(reasons)"
            )
            verdict.unknownSystem = problems.first { $0.kind == .codeSystemMissing }?.canonical
        }
        return verdict
    }

    private func take(_ index: Int, _ list: CodeList, _ verdict: inout CodeVerdict) {
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
    private func look(_ question: CodeQuestion, _ verdict: inout CodeVerdict) {
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

    /// Whether a code is one of a code system.
    ///
    /// - Parameters:
    ///   - view: nil where the system is not known.
    ///   - url: what the caller calls the system.
    package func verdict(
        _ question: CodeQuestion, in view: CodeSystemView?, named url: String?, version: String?
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
        verdict.display = view.display(index, languages: rules.languages)
        if table.isInactive(index) {
            verdict.warn(.businessRule, "code-comment", "The code '\(verdict.code.prefix(200))' is no longer in use.")
        }
        verdict.check(display: view.names(index), isLenient: rules.isLenient)
        return verdict
    }
}
