internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import Rendering
internal import SDC

/// One evaluation for `$fhirpath`, and its reply.
struct FHIRPathRun {
    /// Where an element stands, on each part of a result.
    private static let resourcePath = "http://fhir.forms-lab.com/StructureDefinition/resource-path"
    /// A reply longer than this is not made.
    private static let maximumReply = 32 << 20

    private let asked: FHIRPathRequest
    private let resource: FHIRPathRequest.Value
    private let version: FHIRVersion
    private let evaluation: Evaluation
    private let host: FHIRPathHostOfStore
    private let marks: Marks
    private let root: Item
    private let expression: FHIRPathExpression
    private let context: FHIRPathExpression?
    private var findings = ExpressionFindings()
    private var warnings: [Issue] = []
    /// What the expression is evaluated on, where that is known.
    private var contextType: String?

    /// - Throws: 422 with a caret for an expression that has a fault before anything is evaluated.
    init(
        _ asked: FHIRPathRequest, _ resource: FHIRPathRequest.Value, version: FHIRVersion, clock: Instant,
        zone: TimeZoneRules, budget: FHIRPathBudget, cache: ExpressionCache, host: FHIRPathHostOfStore, marks: Marks
    ) throws(ServiceError) {
        self.marks = marks
        self.asked = asked
        self.resource = resource
        self.version = version
        self.host = host
        evaluation = Evaluation(version: version, clock: clock, zone: zone, budget: budget)
        evaluation.host = host
        expression = try Self.compile(asked.expression, asked.expressionPlace, version, cache)
        var context: FHIRPathExpression?
        if let text = asked.context { context = try Self.compile(text, asked.contextPlace, version, cache) }
        self.context = context
        root = try Self.trying(asked.expression, asked.expressionPlace) { [evaluation] () throws(FHIRPathError) in
            evaluation.item(resource.node, try evaluation.add(resource.document))
        }
        evaluation.resource = root
        try setVariables(cache)
        try check()
    }

    private static func compile(
        _ text: String, _ place: String, _ version: FHIRVersion, _ cache: ExpressionCache
    ) throws(ServiceError) -> FHIRPathExpression {
        try trying(text, place) { () throws(FHIRPathError) in try cache.expression(text, version) }
    }

    /// An error of an expression as a refusal that shows its place.
    private static func trying<Result>(
        _ text: String, _ place: String, _ body: () throws(FHIRPathError) -> Result
    ) throws(ServiceError) -> Result {
        do throws(FHIRPathError) {
            return try body()
        } catch {
            throw ServiceError(.unprocessable, issues: [issue(error, text, place)])
        }
    }

    private static func issue(_ error: FHIRPathError, _ text: String, _ place: String) -> Issue {
        let (code, phase): (Issue.Code, String) =
            switch error.phase {
            case .syntax: (.invalid, "Syntax error")
            case .semantic: (.invalid, "Semantic error")
            case .execution: (.processing, "Execution error")
            case .limit: (.tooCostly, "Limit reached")
            }
        return Issue(.error, code, "\(phase): \(error.explanation(in: text))", expression: place)
    }

    private mutating func setVariables(_ cache: ExpressionCache) throws(ServiceError) {
        let value = try Self.compile("value", asked.expressionPlace, version, cache)
        for variable in asked.variables {
            let found = try Self.trying(asked.expression, asked.expressionPlace) { () throws(FHIRPathError) in
                if let given = variable.value { return try items(of: given) }
                return try evaluation.evaluate(
                    value, on: [evaluation.item(variable.part, try evaluation.add(asked.document))])
            }
            let hasMore = asked.document.children(variable.part).contains { asked.document.key($0) != .name }
            if found.isEmpty, variable.value == nil, hasMore {
                warnings.append(
                    Issue(
                        .warning, .value, "The variable is empty: it has no value of a type that Parameters has.",
                        expression: variable.place))
            }
            evaluation.set(variable.name, found)
        }
    }

    /// JSON text may be a list: its elements are the items. A null is none.
    private func items(of value: FHIRPathRequest.Value) throws(FHIRPathError) -> [Item] {
        let (document, node) = (value.document, value.node)
        let number = try evaluation.add(document)
        let nodes = document.kind(node) == .array ? Array(document.items(node)) : [node]
        return nodes.filter { document.kind($0) != .null }.map { evaluation.item($0, number) }
    }

    /// What can be told before evaluating; an error there is one of the whole request.
    private mutating func check() throws(ServiceError) {
        let names = Set(asked.variables.map(\.name))
        var type: String? = typeOfResource
        if let context {
            let found = context.check(on: type, mode: asked.mode, variables: names)
            if let error = found.errors.first {
                throw ServiceError(
                    .unprocessable, issues: [Self.issue(error, context.text, asked.contextPlace)])
            }
            findings.add(found)
            type = found.resultTypes.count == 1 ? found.resultTypes.first : nil
        }
        contextType = type
        let found = expression.check(on: type, mode: asked.mode, variables: names)
        guard found.errors.isEmpty else {
            throw ServiceError(
                .unprocessable,
                issues: found.errors.prefix(10).map { Self.issue($0, expression.text, asked.expressionPlace) })
        }
        findings.add(found)
    }

    private var typeOfResource: String? { resource.document.string(resource.node, .resourceType) }

    // MARK: The reply

    /// - Throws: 422 for what fails on this data.
    func reply() throws(ServiceError) -> [UInt8] {
        var contexts = [root]
        if let context {
            contexts = try Self.trying(context.text, asked.contextPlace) { () throws(FHIRPathError) in
                try evaluation.evaluate(context, on: [root])
            }
        }
        var results = JSONWriter()
        results.beginArray()
        for (index, item) in contexts.enumerated() {
            try writeResult(item, index, to: &results)
            guard results.bytes.count <= Self.maximumReply else {
                throw ServiceError(.unprocessable, "The result is too large to be sent.", code: .tooCostly)
            }
        }
        results.endArray()
        // Written behind the results, as what could not be answered is known only then.
        var json = JSONWriter()
        json.beginObject()
        json.member("resourceType", "Parameters")
        json.key("parameter")
        json.beginArray()
        writeParameters(to: &json)
        json.elements(of: results.take())
        json.endArray()
        json.endObject()
        return json.take()
    }

    private func writeResult(_ item: Item, _ index: Int, to json: inout JSONWriter) throws(ServiceError) {
        let items = try Self.trying(expression.text, asked.expressionPlace) { () throws(FHIRPathError) in
            try evaluation.evaluate(expression, on: [item])
        }
        json.beginObject()
        json.member("name", "result")
        // What is no element of the resource has its place among the items of the context.
        if let context {
            // A comment in it ends with its line.
            let end = context.text.contains("//") ? "\n" : ""
            json.member("valueString", path(of: item) ?? "(\(context.text)\(end))[\(index)]")
        }
        let traces = host.takeTraces()
        if !items.isEmpty || !traces.isEmpty {
            json.key("part")
            json.beginArray()
            for found in items { try write(found, to: &json) }
            for trace in traces {
                json.beginObject()
                json.member("name", "trace")
                json.member("valueString", trace.name)
                if !trace.items.isEmpty {
                    json.key("part")
                    json.beginArray()
                    for found in trace.items { try write(found, to: &json) }
                    json.endArray()
                }
                json.endObject()
            }
            json.endArray()
        }
        json.endObject()
    }

    /// One item, named by its type: `value[x]` where Parameters has that type, else `resource`, else its JSON text.
    private func write(_ item: Item, to json: inout JSONWriter) throws(ServiceError) {
        guard json.bytes.count <= Self.maximumReply else {
            throw ServiceError(.unprocessable, "The result is too large to be sent.", code: .tooCostly)
        }
        let value = FHIRPathResultValue(item, evaluation, version)
        json.beginObject()
        // FHIR has no empty strings; the Lab has a name for them.
        json.member("name", value.isEmptyText ? "empty-string" : value.typeName)
        let path = path(of: item)
        if path != nil || value.isText {
            json.key("extension")
            json.beginArray()
            if let path { writeExtension(Self.resourcePath, path, to: &json) }
            if value.isText { writeExtension(FHIRPathRequest.jsonValue, value.text, to: &json) }
            json.endArray()
        }
        if !value.isEmptyText { value.write(to: &json) }
        json.endObject()
    }

    /// Where an element stands in the resource; nil for values, for variables and for what was looked up elsewhere.
    private func path(of item: Item) -> String? {
        guard item.kind == .node, evaluation.document(of: item) === resource.document else { return nil }
        return evaluation.path(of: item)
    }

    private func writeExtension(_ url: String, _ text: String, to json: inout JSONWriter) {
        json.beginObject()
        json.member("url", url)
        json.member("valueString", text)
        json.endObject()
    }

    // MARK: What was asked, and how it was understood

    private func writeParameters(to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", "parameters")
        json.key("part")
        json.beginArray()
        part("evaluator", "Formstep-\(ServiceVersion.number) (\(versionName))", to: &json)
        if let context { part("context", context.text, to: &json) }
        part("expression", expression.text, to: &json)
        json.beginObject()
        json.member("name", "resource")
        if let text = resource.text {
            json.key("extension")
            json.beginArray()
            writeExtension(FHIRPathRequest.jsonValue, text, to: &json)
            json.endArray()
        } else {
            json.member("resource", resource.node, of: resource.document)
        }
        json.endObject()
        writeVariables(to: &json)
        let tree = expression.debugTree(on: contextType)
        part("parseDebugTree", String(decoding: tree.bytes(tree.root), as: UTF8.self), to: &json)
        if asked.isValidated, !findings.resultTypes.isEmpty {
            part("expectedReturnType", findings.resultTypes.joined(separator: " | "), to: &json)
        }
        writeIssues(to: &json)
        json.endArray()
        json.endObject()
    }

    private func part(_ name: String, _ value: String, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", name)
        json.member("valueString", value)
        json.endObject()
    }

    private func writeVariables(to json: inout JSONWriter) {
        guard !asked.variables.isEmpty else { return }
        for part in asked.document.items(asked.document.member(asked.document.root, .parameter))
        where asked.document.equals(asked.document.member(part, .name), "variables") {
            json.node(part, of: asked.document)
        }
    }

    /// What looks wrong, with `validate`; and what could not be answered, always.
    private func writeIssues(to json: inout JSONWriter) {
        var issues = asked.warnings + warnings
        if asked.isValidated {
            issues += findings.warnings.prefix(100).map {
                Issue(.warning, .invalid, $0.explanation(in: expression.text), expression: asked.expressionPlace)
            }
        }
        issues += host.unanswered.map { Issue(.warning, .incomplete, $0) }
        guard !issues.isEmpty else { return }
        json.beginObject()
        json.member("name", "debugOutcome")
        json.key("resource")
        OperationOutcomeRenderer.write(issues, marks: marks, to: &json)
        json.endObject()
    }

    private var versionName: String {
        switch version {
        case .r4: "R4"
        case .r4b: "R4B"
        case .r5: "R5"
        }
    }
}
