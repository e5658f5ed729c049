internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import SDC

/// Expressions, and what their names mean.
extension PopulationPass {
    enum Evaluated {
        case items([Item])
        /// It waits for a query.
        case pending
        /// It gives nothing, which was told.
        case failed
    }

    /// Does something at a place at the cost of the call's budget.
    func evaluated(
        _ place: PopulationPlace, _ body: () throws(FHIRPathError) -> [Item]
    ) -> Result<Evaluated, FHIRPathError> {
        guard !isExhausted else {
            return .failure(
                FHIRPathError(.limit, "The expressions of the call took all that they may take together.", at: 0))
        }
        let outer = (self.place, isPending)
        self.place = place
        isPending = false
        let steps = min(Self.budget.steps, stepsLeft)
        let textBytes = min(Self.budget.textBytes, textBytesLeft)
        evaluation.renewBudget(steps: steps, textBytes: textBytes)
        defer {
            stepsLeft -= steps - evaluation.remainingSteps
            textBytesLeft -= textBytes - evaluation.remainingTextBytes
            (self.place, isPending) = outer
        }
        do throws(FHIRPathError) {
            let items = try body()
            return .success(isPending ? .pending : .items(items))
        } catch {
            // Without what it waits for it may well fail.
            return isPending ? .success(.pending) : .failure(error)
        }
    }

    /// What an expression or query of an item gives.
    ///
    /// - Parameter element: `initialExpression` …, for what is told.
    func evaluated(
        _ filling: PopulationPlan.Filling, _ place: PopulationPlace, _ element: String
    ) -> Evaluated {
        // Told once, for all.
        guard !isExhausted else { return .failed }
        switch filling.source {
        case .expression(let expression):
            let result = evaluated(place) { () throws(FHIRPathError) in
                try self.evaluation.evaluate(expression, on: [self.evaluation.item(place.element, self.responseNumber)])
            }
            switch result {
            case .success(let value):
                if case .items(let items) = value { traced(items, filling.text, place, element) }
                return value
            case .failure(let error):
                traced(error.message, filling.text, place, element)
                noteFailure(error, filling, place, element)
                return .failed
            }
        case .query(let template):
            switch answer(to: template, at: place, "\(element) of \(described(place.item))") {
            case .pending: return .pending
            case .nothing: return .failed
            case .found(let item): return .items(resources(in: item))
            }
        }
    }

    private func noteFailure(
        _ error: FHIRPathError, _ filling: PopulationPlan.Filling, _ place: PopulationPlace, _ element: String
    ) {
        notes.add(about: filling.entry, at: place.element) {
            Issue(
                .warning, error.phase == .limit ? .tooCostly : .processing,
                "The \(element) of \(described(place.item)) gives nothing: " + error.explanation(in: filling.text),
                linkId: place.item < 0 ? nil : form.details[Int(place.item)].linkId)
        }
    }

    func described(_ item: Int32) -> String { item < 0 ? "the form" : "'\(form.details[Int(item)].linkId)'" }

    /// What a name of the form means, for who comes afterwards.
    func evaluated(name: String) -> [Item] {
        let result = evaluated(place) { () throws(FHIRPathError) in try self.variable(name) ?? [] }
        if case .success(.items(let items)) = result { return items }
        return []
    }

    // MARK: Names

    func variable(_ name: String) throws(FHIRPathError) -> [Item]? {
        switch form.logic.scopes.find(name, from: place.item, leavingOut: place.variable) {
        case .variable(let variable): return try value(of: variable)
        case .outside: return try outside(name)
        case nil:
            if name == "qitem" || name == "qItem" {
                return place.item < 0
                    ? [] : [evaluation.item(form.details[Int(place.item)].node, formNumber)]
            }
            return contexts[name] != nil && plan.contextNames.contains(name) ? try outside(name) : nil
        }
    }

    func value(of variable: Int32) throws(FHIRPathError) -> [Item] {
        let definition = form.logic.scopes.variables[Int(variable)]
        var holder: PopulationFrame? = place.frame
        while let frame = holder, frame.item != definition.item { holder = frame.outer }
        guard let frame = holder else { return [] }
        if let known = frame.values[variable], !plan.readsAnswers[Int(variable)] || known.stamp == stamp {
            return known.items
        }
        let before = isPending
        isPending = false
        defer { isPending = isPending || before }
        var items: [Item] = []
        switch plan.variables[Int(variable)] {
        case .expression(let expression):
            items = try value(of: expression, variable, definition, frame)
        case .query(let template):
            if contexts[definition.name] != nil {
                items = try outside(definition.name)
            } else {
                items = try value(of: template, variable, definition, frame)
            }
        case .row:
            switch frame.row {
            case .items(let row): return row
            case .pending: isPending = true
            }
        case .outside: items = try outside(definition.name)
        }
        if !isPending { frame.values[variable] = PopulationFrame.Known(items: items, stamp: stamp) }
        return items
    }

    private func value(
        of expression: FormExpression, _ variable: Int32, _ definition: FormVariable, _ frame: PopulationFrame
    ) throws(FHIRPathError) -> [Item] {
        guard !form.logic.isCut(expression), openVariables.insert(variable).inserted else { return [] }
        let outer = place
        place = PopulationPlace(
            item: definition.item, element: frame.element, frame: frame, variable: variable)
        defer {
            openVariables.remove(variable)
            place = outer
        }
        do throws(FHIRPathError) {
            let items = try evaluation.evaluate(
                expression.compiled, on: [evaluation.item(frame.element, responseNumber)])
            if !isPending { traced(items, expression.compiled.text, place, "variable \(definition.name)") }
            return items
        } catch {
            // Beyond the budget nothing else can be evaluated either.
            if error.phase == .limit || isPending { throw error }
            traced(error.message, expression.compiled.text, place, "variable \(definition.name)")
            notes.add(about: expression.entry, at: frame.element) {
                Issue(
                    .warning, .processing,
                    "The variable '\(definition.name)' of \(described(definition.item)) is empty: "
                        + error.explanation(in: expression.compiled.text),
                    linkId: definition.item < 0 ? nil : form.details[Int(definition.item)].linkId)
            }
            return []
        }
    }

    private func value(
        of template: QueryTemplate, _ variable: Int32, _ definition: FormVariable, _ frame: PopulationFrame
    ) throws(FHIRPathError) -> [Item] {
        guard openVariables.insert(variable).inserted else {
            notes.add(about: template.entry, at: frame.element) {
                Issue(
                    .warning, .processing,
                    "The query of the variable '\(definition.name)' of \(described(definition.item)) needs its own result; it"
                        + " is not sent.\nQuery: \(template.text.prefix(300))")
            }
            return []
        }
        defer { openVariables.remove(variable) }
        let there = PopulationPlace(item: definition.item, element: frame.element, frame: frame, variable: variable)
        let what = "variable '\(definition.name)' of \(described(definition.item))"
        switch answerWithin(template, at: there, what) {
        case .pending:
            isPending = true
            return []
        case .nothing: return []
        case .found(let item): return [item]
        }
    }

    // MARK: What comes from outside

    /// The value of a launch context, or of a query whose result came along.
    func outside(_ name: String) throws(FHIRPathError) -> [Item] {
        if let known = outsideValues[name] { return known }
        let before = isPending
        isPending = false
        defer { isPending = isPending || before }
        var items: [Item] = []
        var origin = "context"
        if let batch = batch(named: name) {
            if let given = contexts[name] ?? contexts["sourceQueries"] ?? contexts[batch.id] {
                items = try given.map { content throws(FHIRPathError) in try item(of: content) }
            } else {
                items = try answers(to: batch)
                origin = "query"
            }
        } else if let given = contexts[name] {
            for content in given { items.append(try itemOrFetched(content, name)) }
        } else if name == "patient", let subject, subject.hasPrefix("Patient/"), ledger.hasSource {
            items = try fetched(subject, absolute: nil, "the launch context 'patient'", keeping: nil)
            origin = "subject"
        }
        if !isPending {
            outsideValues[name] = items
            if request.wantsTrace {
                trace.contexts.append(
                    PopulationTrace.Context(
                        name: name, origin: origin, types: items.map { evaluation.typeName(of: $0) }))
            }
        }
        return items
    }

    func item(of content: PopulateRequest.Content) throws(FHIRPathError) -> Item {
        evaluation.item(content.node, try evaluation.add(content.document))
    }

    /// A resource; of a Reference the resource it leads to, where that is to be had.
    private func itemOrFetched(_ content: PopulateRequest.Content, _ name: String) throws(FHIRPathError) -> Item {
        let own = try item(of: content)
        guard !content.document.member(content.node, .resourceType).exists,
            let text = content.document.string(content.node, .reference)
        else { return own }
        if let relative = ResourceReference.relative(text), let known = references[relative] {
            return try item(of: known)
        }
        guard ledger.hasSource else {
            if notes.count < PopulationNotes.maximum {
                notes.add(
                    Issue(
                        .warning, .incomplete,
                        "The launch context '\(name.prefix(64))' is a Reference, and there is no server to read it from: pass"
                            + " the resource itself.", expression: "context"))
            }
            return own
        }
        return try fetched(
            ResourceReference.relative(text), absolute: text, "the launch context '\(name.prefix(64))'", keeping: own
        ).first ?? own
    }

    /// A resource by its reference.
    private func fetched(
        _ relative: String?, absolute: String?, _ what: String, keeping own: Item?
    ) throws(FHIRPathError) -> [Item] {
        let kept = own.map { [$0] } ?? []
        var query = absolute ?? ""
        if let relative, absolute.map({ !$0.contains("://") }) ?? true {
            let parts = relative.split(separator: "/")
            query = "\(parts[0])?_id=\(SearchText.encoded(String(parts[1])))"
        }
        guard let result = ledger.result(query) else {
            isPending = true
            return kept
        }
        switch result.outcome {
        case .failed(let failure):
            notes.add(
                Issue(
                    .warning, failure.code, "\(what) could not be read: \(failure.text.withoutStop).",
                    expression: "context"))
            return kept
        case .found(let document, let node):
            let item = evaluation.item(node, try evaluation.add(document))
            let all = resources(in: item)
            guard let relative else { return all.first.map { [$0] } ?? kept }
            let wanted = all.first { resource in
                "\(document.string(resource.node, .resourceType) ?? "")/\(document.string(resource.node, .id) ?? "")"
                    == relative
            }
            guard let wanted else {
                notes.add(
                    Issue(.warning, .notFound, "\(what) was not found on the server.", expression: "context"))
                return kept
            }
            return [wanted]
        }
    }

    /// The resources of a searchset that fit the search; a resource that is no Bundle is itself what was found.
    func resources(in item: Item) -> [Item] {
        let document = evaluation.document(of: item)
        guard document.equals(document.member(item.node, .resourceType), "Bundle"),
            let number = try? evaluation.add(document)
        else { return [item] }
        return document.items(document.member(item.node, .entry)).compactMap { entry in
            let mode = document.string(document.member(entry, .search), .mode)
            guard mode != "include", mode != "outcome" else { return nil }
            let resource = document.member(entry, .resource)
            guard resource.exists, !document.equals(document.member(resource, .resourceType), "OperationOutcome") else {
                return nil
            }
            return evaluation.item(resource, number)
        }
    }

    // MARK: References

    func resolve(_ reference: String) throws(FHIRPathError) -> Item? {
        try evaluation.charge(1 + reference.utf8.count / 8)
        guard let relative = ResourceReference.relative(reference), let content = references[relative] else {
            return nil
        }
        return try item(of: content)
    }

    /// All resources that came with the call or were found, by `Type/id`.
    func knownResources() -> [String: PopulateRequest.Content] {
        var found: [String: PopulateRequest.Content] = [:]
        func add(_ document: Document, _ node: Node) {
            guard let type = document.string(node, .resourceType), let id = document.string(node, .id) else { return }
            let name = "\(type)/\(id)"
            if found[name] == nil { found[name] = PopulateRequest.Content(document: document, node: node) }
        }
        func addAll(_ document: Document, _ node: Node) {
            add(document, node)
            for entry in document.items(document.member(node, .entry)) {
                add(document, document.member(entry, .resource))
            }
        }
        for content in contexts.values.joined() { addAll(content.document, content.node) }
        for (document, node) in ledger.found { addAll(document, node) }
        return found
    }

    // MARK: Trace

    func traced(_ items: [Item], _ text: String, _ place: PopulationPlace, _ element: String) {
        guard request.wantsTrace, trace.expressions.count < Self.maximumTraced else { return }
        trace.expressions.append(
            PopulationTrace.Expression(
                path: ResponsePlaces.path(of: place.element, in: document), element: element, expression: text,
                values: items.prefix(Self.maximumTracedValues).map { evaluation.shown($0) }, count: items.count,
                problem: nil))
    }

    func traced(_ problem: String, _ text: String, _ place: PopulationPlace, _ element: String) {
        guard request.wantsTrace, trace.expressions.count < Self.maximumTraced else { return }
        trace.expressions.append(
            PopulationTrace.Expression(
                path: ResponsePlaces.path(of: place.element, in: document), element: element, expression: text,
                values: [], count: 0, problem: problem))
    }

    static var maximumTraced: Int { 5_000 }
    static var maximumTracedValues: Int { 20 }
}
