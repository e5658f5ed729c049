internal import FHIRJSON
internal import FHIRModel
package import FHIRPath
package import Terminology

/// Answers what expressions ask a terminology service (https://hl7.org/fhir/R4/fhirpath.html#txapi): `memberOf`, `subsumes`,
/// `subsumedBy`, and the functions of `%terminologies`. What cannot be said is nothing, and ``note`` is told why.
///
/// Confined to one call, as the scope it looks in.
package final class TerminologyAnswers {
    package let scope: TerminologyScope
    private let note: (String) -> Void
    /// What `timestamp` of an expansion says.
    private let timestamp: String
    private static let mostCodes = 10_000

    package init(scope: TerminologyScope, timestamp: String, note: @escaping (String) -> Void) {
        self.scope = scope
        self.timestamp = timestamp
        self.note = note
    }

    package func answer(
        _ question: TerminologyQuestion, in evaluation: Evaluation
    ) throws(FHIRPathError) -> Item? {
        let arguments = question.arguments
        switch question.kind {
        case .memberOf:
            guard let subject = question.subject, let set = arguments.first else { return nil }
            return membership(Coded.all(in: subject, evaluation), set, evaluation).map { evaluation.item(boolean: $0) }
        case .subsumes, .subsumedBy:
            if let subject = question.subject {
                guard let other = arguments.first else { return nil }
                let pair = question.kind == .subsumes ? (subject, other) : (other, subject)
                return isAbove(Coded.all(in: pair.0, evaluation), Coded.all(in: pair.1, evaluation)).map {
                    evaluation.item(boolean: $0)
                }
            }
            return try outcome(arguments, evaluation)
        case .expand: return try expansion(arguments, evaluation)
        case .lookup: return try lookup(arguments, evaluation)
        case .validateVS: return try validateInSet(arguments, evaluation)
        case .validateCS: return try validateInSystem(arguments, evaluation)
        case .translate: return try translation(arguments, evaluation)
        }
    }

    /// The score that the code system gives a coding (`itemWeight`); nil = none, or not known.
    package func weight(system: String, version: String?, code: String) -> String? {
        guard let view = scope.codeSystem(system, version: version) ?? scope.codeSystem(system),
            let index = view.table.index(of: code)
        else { return nil }
        return view.weight(index)
    }

    // MARK: Finding

    /// A value set by its canonical, or one that is at hand.
    private func list(
        _ item: Item, _ evaluation: Evaluation
    ) -> (definition: TerminologyResource, list: CodeList)? {
        if let resource = resource(item, "ValueSet", evaluation) { return (resource, scope.list(of: resource)) }
        guard let url = evaluation.text(of: item) else { return nil }
        if let found = scope.valueSet(url) { return (found, scope.list(of: found)) }
        if let found = scope.list(url), let definition = scope.implicitDefinition(url) { return (definition, found) }
        note("The value set '\(url.prefix(200))' is not known here, so what is asked of it stays open.")
        return nil
    }

    private func resource(_ item: Item, _ type: String, _ evaluation: Evaluation) -> TerminologyResource? {
        guard item.kind == .node else { return nil }
        let resource = TerminologyResource(document: evaluation.document(of: item), node: item.node)
        return resource.isOf(type) ? resource : nil
    }

    private func system(_ item: Item, _ evaluation: Evaluation) -> (view: CodeSystemView?, url: String?) {
        if let resource = resource(item, "CodeSystem", evaluation) {
            return (scope.view(of: resource), resource.string(.url))
        }
        guard let url = evaluation.text(of: item) else { return (nil, nil) }
        return (known(url, nil), url)
    }

    private func known(_ url: String, _ version: String?) -> CodeSystemView? {
        if let view = scope.codeSystem(url, version: version) { return view }
        if GrammarSystem(url) == nil {
            note("The code system '\(url.prefix(200))' is not known here, so what is asked of it stays open.")
        }
        return nil
    }

    // MARK: Answers

    /// Nil where that cannot be said.
    private func membership(_ codes: [CodeQuestion], _ set: Item, _ evaluation: Evaluation) -> Bool? {
        // Of a value set that is not known here only the one code is asked for elsewhere.
        if let url = evaluation.text(of: set), scope.canAsk, scope.valueSet(url) == nil {
            let answers = codes.map { code in
                scope.remoteVerdict(code, in: .canonical(url), named: url).flatMap(TerminologyScope.result)
            }
            if answers.contains(true) { return true }
            if !answers.contains(where: { $0 == nil }) { return false }
        }
        guard let (definition, list) = list(set, evaluation) else { return nil }
        var isOpen = false
        for code in codes {
            switch list.membership(of: code.code, system: code.system) {
            case .member: return true
            case .notMember: break
            case .unknown(let problems):
                let answer = scope.remoteVerdict(code, in: .definition(definition), named: definition.name)
                if let answer, let result = TerminologyScope.result(in: answer) {
                    if result { return true }
                    continue
                }
                isOpen = true
                if let problem = problems.first { note("A value set is not known whole: \(problem.text).") }
            }
        }
        return isOpen ? nil : false
    }

    private func isAbove(_ upper: [CodeQuestion], _ lower: [CodeQuestion]) -> Bool? {
        var isKnown = false
        for above in upper {
            for below in lower where above.system == below.system {
                guard let found = subsumption(above, below, in: above.system) else { continue }
                isKnown = true
                if found == .equivalent || found == .subsumes { return true }
            }
        }
        return isKnown ? false : nil
    }

    private func subsumption(
        _ left: CodeQuestion, _ right: CodeQuestion, in system: String?
    ) -> CodeSystemTable.Subsumption? {
        guard let system else { return nil }
        let version = left.version ?? right.version
        if scope.canAsk, scope.codeSystem(system, version: version) == nil {
            let question = RemoteQuestion.subsumes(system: system, version: version, left.code, right.code)
            if let answer = scope.ask(question, about: [system]),
                let outcome = TerminologyScope.part("outcome", in: answer).flatMap({ answer.string($0) })
            {
                return CodeSystemTable.Subsumption(rawValue: outcome)
            }
        }
        guard let view = known(system, version),
            let first = view.table.index(of: left.code), let second = view.table.index(of: right.code)
        else { return nil }
        return view.table.subsumption(first, second)
    }

    /// `%terminologies.subsumes(system, coded1, coded2)`
    private func outcome(_ arguments: [Item], _ evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        guard arguments.count > 2, let system = evaluation.text(of: arguments[0]),
            let left = Coded.all(in: arguments[1], evaluation).first,
            let right = Coded.all(in: arguments[2], evaluation).first,
            let found = subsumption(left, right, in: system)
        else { return nil }
        return try evaluation.item(string: found.rawValue)
    }

    private func expansion(_ arguments: [Item], _ evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        guard let first = arguments.first, let (definition, list) = list(first, evaluation) else { return nil }
        let asked = CallParameters(arguments.dropFirst().first.flatMap(evaluation.text(of:))).expansion
        if let problem = list.problems.first(where: { $0.kind != .partial }) {
            note("A value set is not known whole: \(problem.text).")
            return nil
        }
        let (indices, total) = asked.select(list)
        guard indices.count <= Self.mostCodes else {
            throw FHIRPathError(.limit, "The value set has too many codes to be listed.", at: 0)
        }
        try evaluation.charge(indices.count * 8)
        let bytes = ExpansionWriter(
            valueSet: definition, list: list, asked: asked, indices: indices, total: total, timestamp: timestamp
        ).bytes()
        return try item(bytes, evaluation)
    }

    private func lookup(_ arguments: [Item], _ evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        guard let first = arguments.first, let question = Coded.all(in: first, evaluation).first else { return nil }
        let asked = CallParameters(arguments.dropFirst().first.flatMap(evaluation.text(of:)))
        guard let system = question.system ?? asked["system"] else { return nil }
        if scope.canAsk, scope.codeSystem(system, version: question.version) == nil {
            let lookup = RemoteQuestion.lookup(
                system: system, version: question.version, code: question.code, languages: asked.languages,
                properties: asked.all("property"))
            if let answer = scope.ask(lookup, about: [system]) { return try evaluation.item(of: answer) }
        }
        guard let view = known(system, question.version), let index = view.table.index(of: question.code) else {
            return nil
        }
        let bytes = LookupWriter(
            view: view, index: index, languages: asked.languages, wanted: Set(asked.all("property"))
        ).bytes()
        return try item(bytes, evaluation)
    }

    private func validateInSet(_ arguments: [Item], _ evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        guard arguments.count > 1, let (definition, list) = list(arguments[0], evaluation) else { return nil }
        let asked = CallParameters(arguments.dropFirst(2).first.flatMap(evaluation.text(of:)))
        let judge = CodeJudge(rules: asked.rules, scope: scope)
        let verdicts = Coded.all(in: arguments[1], evaluation).map { question in
            var question = question
            question.system = question.system ?? asked["system"]
            return judge.verdict(question, definition, list)
        }
        return try item(verdicts, evaluation)
    }

    private func validateInSystem(_ arguments: [Item], _ evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        guard arguments.count > 1 else { return nil }
        let (view, url) = system(arguments[0], evaluation)
        let asked = CallParameters(arguments.dropFirst(2).first.flatMap(evaluation.text(of:)))
        let judge = CodeJudge(rules: asked.rules, scope: scope)
        let verdicts = Coded.all(in: arguments[1], evaluation).map {
            judge.verdict($0, in: view, named: url, version: nil)
        }
        if view == nil, let url, let question = Coded.all(in: arguments[1], evaluation).first,
            let answer = scope.ask(.validate(question, system: url), about: [url])
        {
            return try evaluation.item(of: answer)
        }
        return try item(verdicts, evaluation)
    }

    private func item(_ verdicts: [CodeVerdict], _ evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        guard let best = verdicts.first(where: { $0.isValid }) ?? verdicts.first else { return nil }
        return try item(best.bytes(Array(verdicts.dropFirst())), evaluation)
    }

    /// `%terminologies.translate(conceptMap, code, params)`
    private func translation(_ arguments: [Item], _ evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        guard arguments.count > 1 else { return nil }
        let map: TerminologyResource
        if let own = resource(arguments[0], "ConceptMap", evaluation) {
            map = own
        } else {
            guard let url = evaluation.text(of: arguments[0]) else { return nil }
            guard let found = scope.find("ConceptMap", url) else {
                note("The concept map '\(url.prefix(200))' is not known here, so nothing is translated.")
                return nil
            }
            map = found
        }
        let asked = CallParameters(arguments.dropFirst(2).first.flatMap(evaluation.text(of:)))
        let translation = ConceptTranslation(
            map, target: asked["target"] ?? asked["targetsystem"], source: asked["system"])
        return try item(translation.bytes(Coded.all(in: arguments[1], evaluation)), evaluation)
    }

    private func item(_ bytes: [UInt8], _ evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        try evaluation.charge(bytes.count / 16)
        guard let document = try? Document.parse(bytes) else { return nil }
        return try evaluation.item(of: document.freeze())
    }
}
