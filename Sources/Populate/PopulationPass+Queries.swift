internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import SDC

/// Queries: putting them together, asking for them, telling what went wrong.
extension PopulationPass {
    enum Answer {
        case pending
        /// There is nothing, which was told.
        case nothing
        /// The root of what was found.
        case found(Item)
    }

    /// The answer to a query of the form.
    ///
    /// - Parameter what: whose it is, for what is told.
    func answer(to template: QueryTemplate, at place: PopulationPlace, _ what: String) -> Answer {
        var answer = Answer.nothing
        let result = evaluated(place) { () throws(FHIRPathError) in
            answer = self.answerWithin(template, at: place, what)
            return []
        }
        if case .success(.pending) = result { return .pending }
        return answer
    }

    /// As above, where an evaluation is under way.
    func answerWithin(_ template: QueryTemplate, at place: PopulationPlace, _ what: String) -> Answer {
        if template.problem != nil { return .nothing }
        guard ledger.hasSource else {
            let failure = QueryFailure.noSource
            note(template, at: place, failure.code, "The query of the \(what) is not sent: \(failure.text).")
            return .nothing
        }
        switch query(of: template, at: place, what) {
        case .pending: return .pending
        case .nothing: return .nothing
        case .text(let query): return answer(toText: query, template, at: place, what)
        }
    }

    private func answer(
        toText query: String, _ template: QueryTemplate, at place: PopulationPlace, _ what: String
    ) -> Answer {
        guard let result = ledger.result(query) else {
            isPending = true
            return .pending
        }
        switch result.outcome {
        case .failed(let failure):
            note(
                template, at: place, failure.code, "The query of the \(what) gave nothing: \(failure.text.withoutStop)."
            )
            return .nothing
        case .found(let document, let node):
            guard let number = try? evaluation.add(document) else { return .nothing }
            if let first = result.notes.first {
                note(template, at: place, .incomplete, "The query of the \(what): \(first.withoutStop).")
            }
            return .found(evaluation.item(node, number))
        }
    }

    private func note(_ template: QueryTemplate, at place: PopulationPlace, _ code: Issue.Code, _ text: String) {
        notes.add(about: template.entry, at: place.element) {
            Issue(
                .warning, code, text + "\nQuery: \(template.text.prefix(300))",
                linkId: place.item < 0 ? nil : form.details[Int(place.item)].linkId)
        }
    }

    private enum Text {
        case pending, nothing
        case text(String)
    }

    /// The search string, with all that stands in braces worked out. Nothing is searched for with a value missing: that would
    /// give what belongs to others.
    private func query(of template: QueryTemplate, at place: PopulationPlace, _ what: String) -> Text {
        var text = ""
        var waits = false
        let outer = self.place
        self.place = place
        defer { self.place = outer }
        for piece in template.pieces {
            switch piece {
            case .text(let piece): text += piece
            case .expression(let expression, let isInPath):
                let before = isPending
                isPending = false
                defer { isPending = isPending || before }
                let values: [String]
                do throws(FHIRPathError) {
                    let items = try evaluation.evaluate(
                        expression, on: [evaluation.item(place.element, responseNumber)])
                    // Others in it may be asked for meanwhile.
                    if isPending {
                        waits = true
                        continue
                    }
                    guard !items.isEmpty else {
                        note(
                            template, at: place, .incomplete,
                            "The query of the \(what) is not sent, as {{\(expression.text.prefix(200))}} gives nothing."
                        )
                        return .nothing
                    }
                    guard items.count <= Self.maximumValues else {
                        note(
                            template, at: place, .tooCostly,
                            "The query of the \(what) is not sent, as {{\(expression.text.prefix(200))}} gives more than"
                                + " \(Self.maximumValues) values.")
                        return .nothing
                    }
                    values = items.compactMap { SearchText.value($0, in: evaluation, isInPath: isInPath) }
                    guard values.count == items.count else {
                        note(
                            template, at: place, .value,
                            "The query of the \(what) is not sent, as {{\(expression.text.prefix(200))}} gives a value that a"
                                + " search cannot have.")
                        return .nothing
                    }
                } catch {
                    if isPending {
                        waits = true
                        continue
                    }
                    note(
                        template, at: place, error.phase == .limit ? .tooCostly : .processing,
                        "The query of the \(what) is not sent: " + error.explanation(in: expression.text))
                    return .nothing
                }
                text += values.joined(separator: ",")
            }
        }
        return waits ? .pending : .text(text.trimmingSpaces)
    }

    /// More values are not put into one query.
    static var maximumValues: Int { 200 }

    // MARK: Batches

    func batch(named name: String) -> PopulationPlan.Batch? {
        if let own = plan.batches.first(where: { $0.id == name }) { return own }
        return name == "sourceQueries" ? plan.batches.first : nil
    }

    /// The results of `sourceQueries` as one Bundle: each the resource of an entry, in the order of the queries.
    func answers(to batch: PopulationPlan.Batch) throws(FHIRPathError) -> [Item] {
        if let known = batchDocuments[batch.id] { return [try evaluation.item(of: known)] }
        var found: [Item?] = []
        let there = PopulationPlace(item: -1, element: root, frame: rootOf(place.frame))
        for (index, template) in batch.queries.enumerated() {
            switch answerWithin(template, at: there, "entry \(index) of sourceQueries") {
            case .pending: isPending = true
            case .nothing: found.append(nil)
            case .found(let item): found.append(item)
            }
        }
        guard !isPending else { return [] }
        let bundle = Document()
        let object = bundle.newObject()
        bundle.root = object
        bundle.setMember(object, .resourceType, bundle.newString("Bundle"))
        bundle.setMember(object, .type, bundle.newString("batch-response"))
        let entries = bundle.newArray()
        bundle.setMember(object, .entry, entries)
        for item in found {
            let entry = bundle.newObject()
            if let item {
                bundle.setMember(entry, .resource, bundle.copy(item.node, from: evaluation.document(of: item)))
            }
            let response = bundle.newObject()
            bundle.setMember(response, .status, bundle.newString(item == nil ? "404" : "200"))
            bundle.setMember(entry, named: "response", response)
            bundle.append(entry, to: entries)
        }
        batchDocuments[batch.id] = bundle
        return [try evaluation.item(of: bundle)]
    }

    private func rootOf(_ frame: PopulationFrame) -> PopulationFrame {
        var frame = frame
        while let outer = frame.outer { frame = outer }
        return frame
    }
}

extension String {
    /// Without the full stop at its end.
    var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }

    /// Without white space around it, encoded or not.
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.hasPrefix("%20") { text = text.dropFirst(3) }
        while text.hasSuffix("%20") { text = text.dropLast(3) }
        return String(text)
    }
}
