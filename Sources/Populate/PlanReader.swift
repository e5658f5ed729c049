internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import SDC

/// Reads what a form says about filling it in (sdc-facts 2.5).
struct PlanReader {
    private let form: Form
    private let document: Document
    private let expressions: ExpressionReader
    private let readingAnswers: Set<Int32>

    private(set) var items: ContiguousArray<PopulationPlan.Item> = []
    private(set) var root = PopulationPlan.Item()
    private(set) var variables: [PopulationPlan.Variable] = []
    private(set) var batches: [PopulationPlan.Batch] = []
    private(set) var hasQueries = false
    private(set) var contextNames: Set<String> = []
    private(set) var issues: [Issue] = []
    /// Variables by the value or extension that defines them.
    private var variableAt: [Node: Int32] = [:]

    private static let maximumIssues = 50
    private static let queryLanguage = "application/x-fhir-query"

    init(_ form: Form) {
        self.form = form
        document = form.document
        expressions = ExpressionReader(
            document: form.document, version: form.version,
            names: HyphenatedNames(definedIn: form.questionnaire, of: form.document))
        readingAnswers = form.logic.variablesReadingAnswers(itemCount: form.items.count)
    }

    mutating func read() {
        readVariables()
        root.rows = rows(form.questionnaire, item: -1)
        let rootPeriod = period(form.questionnaire, item: -1)
        var periods: [ObservationLink.Period?] = []
        periods.reserveCapacity(form.items.count)
        items.reserveCapacity(form.items.count)
        for (index, detail) in form.details.enumerated() {
            let entry = form.items[index]
            let inherited = entry.parent < 0 ? rootPeriod : periods[Int(entry.parent)]
            let item = PopulationPlan.Item()
            if document.member(detail.node, .extension).exists {
                item.rows = rows(detail.node, item: Int32(index))
                if entry.isQuestion {
                    item.initial = initial(detail, item: Int32(index))
                    item.isSubject =
                        entry.type == .reference
                        && (document.extensionBool(detail.node, KnownExtension.isSubject) ?? false)
                }
                periods.append(period(detail.node, item: Int32(index)) ?? inherited)
            } else {
                periods.append(inherited)
            }
            if let period = periods[index], entry.type != .display, !entry.repeats {
                item.link = link(detail.node, period)
            }
            if item.link != nil { hasQueries = true }
            if item.isSubject { markSubject(around: Int32(index)) }
            items.append(item)
        }
        for variable in form.logic.scopes.variables where variable.item >= 0 {
            items[Int(variable.item)].opensFrame = true
        }
        for index in items.indices.reversed() {
            let parent = Int(form.items[index].parent)
            let item = items[index]
            if parent >= 0, item.fillsBelow || item.initial != nil || item.link != nil || item.rows != nil {
                items[parent].fillsBelow = true
            }
        }
        readBatches()
        for context in form.logic.launchContexts { contextNames.insert(context.name) }
        contextNames.formUnion(VariableScopes.usual)
    }

    private mutating func markSubject(around item: Int32) {
        var group = form.items[Int(item)].parent
        while group >= 0, form.items[Int(group)].type != .group { group = form.items[Int(group)].parent }
        if group >= 0 { items[Int(group)].hasSubject = true }
    }

    private mutating func note(
        _ code: Issue.Code, _ text: String, at item: Int32, _ severity: Issue.Severity = .warning
    ) {
        guard issues.count < Self.maximumIssues else { return }
        let linkId = item < 0 ? nil : form.details[Int(item)].linkId
        issues.append(Issue(severity, code, text, linkId: linkId, expression: FormPlaces.place(of: item, in: form)))
    }

    private func name(_ item: Int32) -> String { item < 0 ? "the form" : "'\(form.details[Int(item)].linkId)'" }

    // MARK: Variables

    private mutating func readVariables() {
        for (index, variable) in form.logic.scopes.variables.enumerated() {
            variableAt[variable.entry] = Int32(index)
            if let expression = variable.expression {
                variables.append(.expression(expression))
                continue
            }
            var value = variable.entry
            if document.member(value, .url).exists {
                let held = document.member(value, .valueExpression)
                value = held.exists ? held : document.valueNode(of: value)
            }
            let holder = document.parent(value)
            if document.equals(document.member(holder, .url), KnownExtension.itemPopulationContext) {
                variables.append(.row)
            } else if document.kind(orNone: value) == .object,
                document.equals(document.member(value, .language), Self.queryLanguage)
            {
                let template = QueryTemplate(
                    document.string(value, .expression) ?? "", entry: variable.entry, reader: expressions)
                hasQueries = true
                variables.append(.query(template))
                // SDC names those of the form only; forms have them on their outermost groups too.
                contextNames.insert(variable.name)
                noteProblem(of: template, "The query of the variable '\(variable.name)' of", variable.item)
            } else {
                variables.append(.outside)
            }
        }
    }

    private mutating func noteProblem(of template: QueryTemplate, _ what: String, _ item: Int32) {
        guard let problem = template.problem else { return }
        note(
            .invalid, "\(what) \(name(item)) cannot be used: \(problem)\nQuery: \(template.text.prefix(300))", at: item)
    }

    // MARK: Items

    private func filling(_ value: Node, _ entry: Node) -> Result<PopulationPlan.Filling, PlanProblem>? {
        if document.kind(orNone: value) == .object,
            document.equals(document.member(value, .language), Self.queryLanguage)
        {
            let text = document.string(value, .expression) ?? ""
            let template = QueryTemplate(text, entry: entry, reader: expressions)
            return .success(
                PopulationPlan.Filling(
                    source: .query(template), entry: entry, text: text, readsAnswers: template.hasExpressions))
        }
        switch expressions.expression(value) {
        case .expression(let compiled):
            return .success(
                PopulationPlan.Filling(
                    source: .expression(compiled), entry: entry, text: compiled.text,
                    readsAnswers: AnswerReading.isPossible(compiled)))
        case .unusable(let trouble):
            let (fault, arguments) = trouble.told(of: "itemPopulationContext")
            return .failure(PlanProblem(code: fault.issueCode, text: arguments.dropFirst().joined(separator: ": ")))
        case .query, .none: return nil
        }
    }

    private mutating func initial(_ detail: ItemDetail, item: Int32) -> PopulationPlan.Filling? {
        if let known = detail.expressions?.initial {
            return PopulationPlan.Filling(
                source: .expression(known.compiled), entry: known.entry, text: known.compiled.text,
                readsAnswers: AnswerReading.isPossible(known.compiled) || readsAnswersByVariable(known.compiled, item))
        }
        for url in KnownExtension.sdcExpression("initialExpression") {
            let entry = document.extensionNode(detail.node, url)
            guard entry.exists else { continue }
            let value = document.member(entry, .valueExpression)
            // What is no query was read, or told, when the form was compiled.
            guard document.equals(document.member(value, .language), Self.queryLanguage),
                case .success(let filling)? = filling(value, entry), case .query(let template) = filling.source
            else { return nil }
            hasQueries = true
            noteProblem(of: template, "The initialExpression of", item)
            return template.problem == nil ? filling : nil
        }
        return nil
    }

    private func readsAnswersByVariable(_ expression: FHIRPathExpression, _ item: Int32) -> Bool {
        expression.variables.contains { name in
            if case .variable(let variable)? = form.logic.scopes.find(name, from: item) {
                readingAnswers.contains(variable)
            } else {
                false
            }
        }
    }

    private mutating func rows(_ node: Node, item: Int32) -> PopulationPlan.Rows? {
        let value = document.extensionValue(node, KnownExtension.itemPopulationContext)
        guard value.exists else { return nil }
        let entry = document.parent(value)
        guard document.kind(value) == .object, let name = document.string(value, .name), !name.isEmpty else {
            note(
                .required,
                "The itemPopulationContext of \(self.name(item)) has no name, so that nothing can look at its rows; it is"
                    + " not populated.", at: item)
            return nil
        }
        switch filling(value, entry) {
        case .success(let filling)?:
            if case .query(let template) = filling.source {
                hasQueries = true
                noteProblem(of: template, "The itemPopulationContext of", item)
                guard template.problem == nil else { return nil }
            }
            return PopulationPlan.Rows(filling: filling, name: name, variable: variableAt[value] ?? -1)
        case .failure(let problem)?:
            note(
                problem.code, "The itemPopulationContext of \(self.name(item)) cannot be used: \(problem.text)",
                at: item)
            return nil
        case nil:
            note(.invalid, "The itemPopulationContext of \(self.name(item)) has no expression.", at: item)
            return nil
        }
    }

    // MARK: Observations

    private mutating func period(_ node: Node, item: Int32) -> ObservationLink.Period? {
        let entry = document.extensionNode(node, KnownExtension.observationLinkPeriod)
        guard entry.exists else { return nil }
        let value = document.member(entry, .valueDuration)
        if let period = ObservationLink.Period(value, in: document) { return period }
        note(.value, "The observationLinkPeriod of \(name(item)) is no length of time; it is not looked at.", at: item)
        return nil
    }

    private func link(_ node: Node, _ period: ObservationLink.Period) -> ObservationLink? {
        let codes = document.items(document.member(node, .code)).compactMap { coding -> ObservationLink.Code? in
            document.string(coding, .code).map {
                ObservationLink.Code(system: document.string(coding, .system), code: $0)
            }
        }
        return codes.isEmpty ? nil : ObservationLink(codes: codes, period: period)
    }

    // MARK: Source queries

    private mutating func readBatches() {
        for entry in document.extensionNodes(form.questionnaire, KnownExtension.sourceQueries) {
            contextNames.insert("sourceQueries")
            guard let reference = document.string(document.valueNode(of: entry), .reference) else {
                note(.required, "The sourceQueries of the form name no Bundle.", at: -1)
                continue
            }
            let id = String((reference.split(separator: "/").last ?? "").drop { $0 == "#" })
            contextNames.insert(id)
            let bundle = document.items(document.member(form.questionnaire, .contained)).first {
                document.equals(document.member($0, .id), id)
                    && document.equals(document.member($0, .resourceType), "Bundle")
            }
            guard let bundle else {
                note(
                    .notFound, "The Bundle '\(id.prefix(64))' of sourceQueries is not contained in the form.", at: -1)
                continue
            }
            var queries: [QueryTemplate] = []
            for part in document.items(document.member(bundle, .entry)) {
                let request = document.member(part, .request)
                let url = document.string(request, .url) ?? ""
                var template = QueryTemplate(url, entry: part, reader: expressions)
                let method = document.string(request, .method) ?? "GET"
                if method != "GET" {
                    template = QueryTemplate(method, problem: "it is no GET", entry: part)
                }
                noteProblem(of: template, "A query of '\(id.prefix(64))', sourceQueries of", -1)
                queries.append(template)
            }
            hasQueries = hasQueries || !queries.isEmpty
            batches.append(PopulationPlan.Batch(id: id, queries: queries, entry: entry))
        }
    }

    /// Names of root variables that are queries, and of contexts, that calculations may look up.
    func namesForCalculation() -> [String] {
        var all: Set<String> = []
        for detail in form.details {
            guard let calculated = detail.expressions?.calculated else { continue }
            all.formUnion(calculated.compiled.variables)
        }
        for case .expression(let expression) in variables { all.formUnion(expression.compiled.variables) }
        return all.filter { name in
            switch form.logic.scopes.find(name, from: -1) {
            case .variable(let variable)?:
                if case .query = variables[Int(variable)] { true } else { false }
            case .outside?: true
            case nil: false
            }
        }.sorted()
    }
}

/// Why an expression of a form cannot be used.
struct PlanProblem: Error {
    let code: Issue.Code
    let text: String
}
