internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import SDC

/// What happens when all is filled in.
extension PopulationPass {
    /// What calculations may look up: the contexts of the call, and results of queries by the names of their variables.
    func contextsForCalculation() -> CallContexts {
        var all = CallContexts()
        var named: Set<String> = []
        for name in plan.namesForCalculation {
            let items = evaluated(name: name).filter { $0.kind == .node }
            guard !items.isEmpty, named.insert(name).inserted else { continue }
            all.add(
                name, items.map { CallContexts.Content(document: evaluation.document(of: $0), node: $0.node) })
        }
        for (name, content) in contexts where named.insert(name).inserted { all.add(name, content) }
        return all
    }

    /// Takes our marks off again where they are not wanted: calculations need them to know what is theirs.
    func finishMarks() {
        guard !request.marksAnswers, plan.hasCalculations else { return }
        removeMarks(below: document.member(root, .item))
    }

    private func removeMarks(below array: Node) {
        for element in document.items(array) {
            for answer in document.items(document.member(element, .answer)) {
                marks.removeOrigin(from: answer, in: document)
                removeMarks(below: document.member(answer, .item))
            }
            removeMarks(below: document.member(element, .item))
        }
    }

    // MARK: Issues

    /// All that is to be told, each with the place of its item in the response.
    func finishedIssues() -> [Issue] {
        var places = ElementPlaces(document: document, root: root, name: "QuestionnaireResponse")
        var formPlaces = ElementPlaces(document: form.document, root: form.questionnaire, name: "Questionnaire")
        var issues = notes.all.map { note in
            var issue = note.issue
            if note.element.exists, document.parent(note.element).exists {
                if issue.expression == nil { issue.expression = places.expression(of: note.element) }
                if issue.path == nil { issue.path = ResponsePlaces.path(of: note.element, in: document) }
            } else if note.element == root, issue.expression == nil {
                issue.expression = note.entry.exists ? formPlaces.expression(of: note.entry) : "Questionnaire"
            } else if issue.expression == nil, let linkId = issue.linkId, let item = form.itemByLinkId[linkId] {
                issue.expression = FormPlaces.place(of: item, in: form)
            }
            return issue
        }
        if notes.count > issues.count {
            issues.append(
                Issue(
                    .warning, .informational,
                    "There are \(notes.count) such messages; \(issues.count) of them are given."))
        }
        return issues
    }

    // MARK: Trace

    func traceQueries() {
        guard request.wantsTrace else { return }
        trace.queries = ledger.sent.map { query in
            let result = ledger.known(query)
            var notes = result?.notes ?? []
            var count: Int?
            switch result?.outcome {
            case .found(let document, let node)?:
                let isBundle = document.equals(document.member(node, .resourceType), "Bundle")
                count = isBundle ? document.items(document.member(node, .entry)).reduce(0) { total, _ in total + 1 } : 1
            case .failed(let failure)?: notes.insert(failure.text, at: 0)
            case nil: notes.append("it was not answered")
            }
            return PopulationTrace.Query(
                query: query, count: count, milliseconds: result?.milliseconds ?? 0, notes: notes)
        }
    }

    func traceCalculations(_ state: ResponseState) {
        for item in form.items.indices where form.items[item].traits.contains(.calculated) {
            guard let expression = form.details[item].expressions?.calculated else { continue }
            for index in state.occurrences(of: Int32(item)) {
                guard trace.expressions.count < Self.maximumTraced else { return }
                let occurrence = state.occurrences[Int(index)]
                guard occurrence.node.exists else { continue }
                let values = document.items(occurrence.answers).map { answer in
                    evaluation.shown(evaluation.item(document.valueNode(of: answer), responseNumber))
                }
                trace.expressions.append(
                    PopulationTrace.Expression(
                        path: ResponsePlaces.path(of: occurrence.node, in: document), element: "calculatedExpression",
                        expression: expression.compiled.text, values: Array(values.prefix(Self.maximumTracedValues)),
                        count: values.count, problem: nil))
            }
        }
    }
}
