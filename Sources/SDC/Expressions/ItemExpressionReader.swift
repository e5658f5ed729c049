internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import Messages

/// Reads the expressions of one item, or of the form itself, and the variables it defines.
struct ItemExpressionReader {
    let document: Document
    let node: Node
    /// Nil for the form itself.
    let linkId: String?
    /// Index of the item, -1 = the form.
    let item: Int32
    /// Nil for the form itself.
    let type: ItemType?
    let version: FHIRVersion
    let names: HyphenatedNames
    /// Where the element stands in the form, for issues.
    let place: String

    private(set) var result = ItemExpressions()
    private(set) var variables: [FormVariable] = []
    private(set) var warnings: [Issue] = []

    init(
        document: Document, node: Node, linkId: String?, item: Int32, type: ItemType?, version: FHIRVersion,
        names: HyphenatedNames, place: String
    ) {
        self.names = names
        self.document = document
        self.node = node
        self.linkId = linkId
        self.item = item
        self.type = type
        self.version = version
        self.place = place
    }

    mutating func read() {
        if document.member(node, .extension).exists {
            readVariables()
            readConstraints()
            readPopulation()
            if type != nil { readItem() }
        }
        guard type != nil else { return }
        result.text = computed(.underscoreText, "text")
        guard type != .display else { return }
        result.required = computed("required")
        result.readOnly = computed("readOnly")
        result.repeats = computed("repeats")
        if let options = computed("answerValueSet") { result.options = options }
    }

    private mutating func warn(_ fault: FormFault, _ arguments: [String] = [], at element: Node) {
        warnings.append(
            Issue(
                .warning, FormFinding(fault, of: linkId, arguments), at: element.exists ? element : node,
                expression: place + ".extension"))
    }

    private mutating func warn(_ trouble: ExpressionReader.Trouble, _ name: String, at element: Node) {
        let (fault, arguments) = trouble.told(of: name)
        warn(fault, arguments, at: element)
    }

    // MARK: Single expressions

    private func entry(_ name: String) -> Node {
        for url in KnownExtension.sdcExpression(name) {
            let entry = document.extensionNode(node, url)
            if entry.exists { return entry }
        }
        return .none
    }

    /// The expression of an extension; what cannot be used is told.
    private mutating func expression(_ name: String) -> FormExpression? {
        let entry = entry(name)
        return entry.exists ? expression(at: entry, value(of: entry), name) : nil
    }

    /// The Expression of an extension, also where another value stands beside it.
    private func value(of entry: Node) -> Node {
        let value = document.member(entry, .valueExpression)
        return value.exists ? value : document.valueNode(of: entry)
    }

    private mutating func expression(
        at entry: Node, _ value: Node, _ name: String
    ) -> FormExpression? {
        let reader = ExpressionReader(document: document, version: version, names: names)
        var finding = reader.expression(value)
        if case .none = finding { finding = reader.expression(inValueOf: entry) }
        switch finding {
        case .none:
            warn(.expressionMissing, [name], at: entry)
            return nil
        case .query:
            // What decides whether an item is there is never a query (sdc-inv1).
            if name == "enableWhenExpression" {
                warn(.enableWhenQuery, at: entry)
            } else {
                warn(.expressionQuery, [name], at: entry)
            }
            nameIt(value, nil)
            return nil
        case .unusable(let why):
            warn(why, name, at: entry)
            nameIt(value, nil)
            return nil
        case .expression(let compiled):
            let expression = FormExpression(compiled, element: name, entry: entry)
            nameIt(value, expression)
            return expression
        }
    }

    /// An expression with a name is a variable too, for all below.
    private mutating func nameIt(_ value: Node, _ expression: FormExpression?) {
        guard document.kind(orNone: value) == .object, let name = document.string(value, .name) else { return }
        addVariable(name, expression, value)
    }

    /// The value of an element that `cqf-expression` works out.
    private mutating func computed(_ name: String) -> FormExpression? {
        computed(document.member(node, named: "_" + name), name)
    }

    private mutating func computed(_ key: Key, _ name: String) -> FormExpression? {
        computed(document.member(node, key), name)
    }

    private mutating func computed(_ twin: Node, _ name: String) -> FormExpression? {
        guard document.kind(orNone: twin) == .object else { return nil }
        return computed(
            ExpressionReader(document: document, version: version, names: names).expression(in: twin), twin, name)
    }

    private mutating func computed(
        _ finding: ExpressionReader.Finding, _ entry: Node, _ name: String
    ) -> FormExpression? {
        switch finding {
        case .none: return nil
        case .query:
            warn(.expressionQuery, [name], at: entry)
            return nil
        case .unusable(let why):
            warn(why, name, at: entry)
            return nil
        case .expression(let compiled): return FormExpression(compiled, element: name, entry: entry)
        }
    }

    // MARK: Items

    private mutating func readItem() {
        result.enableWhen = expression("enableWhenExpression") ?? kantaCondition()
        if document.member(node, .enableWhen).exists, result.enableWhen != nil {
            warn(.enableWhenTwice, at: entry("enableWhenExpression"))
        }
        readOccurs()
        guard type?.isQuestion ?? false else {
            for name in ["calculatedExpression", "initialExpression"] where entry(name).exists {
                warn(.takesNoAnswer, [name], at: entry(name))
            }
            // Of a group it is a matter of populating; its name is known, and empty.
            let candidates = entry("candidateExpression")
            if candidates.exists {
                warn(.matterOfPopulating, ["candidateExpression"], at: candidates)
                nameIt(value(of: candidates), nil)
            }
            let information = document.extensionNode(node, KnownExtension.contextExpression)
            if information.exists { warn(.takesNoAnswer, ["contextExpression"], at: information) }
            return
        }
        result.calculated = expression("calculatedExpression")
        result.initial = expression("initialExpression")
        if document.first(document.member(node, .initial)).exists {
            if result.calculated != nil { warn(.initialAndCalculated, at: entry("calculatedExpression")) }
            if result.initial != nil { warn(.initialTwice, at: entry("initialExpression")) }
        }
        result.options = expression("answerExpression")
        result.candidates = expression("candidateExpression")
        readToggles()
        for entry in document.extensionNodes(node, KnownExtension.contextExpression) {
            let inner = document.extensionNode(entry, "expression")
            guard
                let expression = expression(
                    at: inner.exists ? inner : entry, value(of: inner), "contextExpression")
            else { continue }
            result.information.append(
                ContextInformation(label: document.extensionValue(entry, "label"), expression: expression))
        }
    }

    /// A condition of Finland's forms, which is always asked of the response as a whole.
    private mutating func kantaCondition() -> FormExpression? {
        let entry = document.extensionNode(node, KnownExtension.kantaEnableWhen)
        guard let text = document.string(document.valueNode(of: entry)) else { return nil }
        let reader = ExpressionReader(document: document, version: version, names: names)
        switch reader.compiled(text.replacing("QuestionnaireResponse.", with: "%resource.")) {
        case .expression(let compiled): return FormExpression(compiled, element: "enableWhenExpression", entry: entry)
        case .unusable(let why):
            warn(why, "enableWhenExpression", at: entry)
            return nil
        case .none, .query: return nil
        }
    }

    private mutating func readOccurs() {
        let reader = ExpressionReader(document: document, version: version, names: names)
        for (url, name) in [(KnownExtension.minOccurs, "minOccurs"), (KnownExtension.maxOccurs, "maxOccurs")] {
            let entry = document.extensionNode(node, url)
            guard entry.exists else { continue }
            let expression = computed(reader.expression(inValueOf: entry), entry, name)
            if name == "minOccurs" { result.minOccurs = expression } else { result.maxOccurs = expression }
        }
    }

    private mutating func readToggles() {
        let urls = [KnownExtension.answerOptionsToggleExpression, KnownExtension.optionRestriction]
        for entry in urls.flatMap({ document.extensionNodes(node, $0) }) {
            let values = document.extensionNodes(entry, "option").map { document.valueNode(of: $0) }.filter(\.exists)
            let inner = document.extensionNode(entry, "expression")
            guard
                let expression = expression(
                    at: inner.exists ? inner : entry, value(of: inner), "answerOptionsToggleExpression")
            else { continue }
            result.toggles.append(OptionToggle(values: values, expression: expression))
        }
    }

    // MARK: Constraints

    private mutating func readConstraints() {
        let urls = [KnownExtension.targetConstraint, KnownExtension.questionnaireConstraint]
        for entry in urls.flatMap({ document.extensionNodes(node, $0) }) {
            let inner = document.extensionNode(entry, "expression")
            let told = warnings.count
            guard
                let expression = expression(
                    at: inner.exists ? inner : entry, value(of: inner), "constraint")
            else {
                for index in told..<warnings.count { warnings[index].kind = .invariantExecution }
                continue
            }
            let reader = ExpressionReader(document: document, version: version, names: names)
            var locations: [FormExpression] = []
            for location in document.extensionNodes(entry, "location") {
                switch document.string(document.valueNode(of: location)).map(reader.compiled) {
                case .expression(let compiled)?:
                    locations.append(FormExpression(compiled, element: "location", entry: location))
                case .unusable(let why)?: warn(why, "location", at: location)
                default: warn(.expressionMissing, ["location"], at: location)
                }
            }
            let known = expression.compiled.check(
                on: item < 0 ? "QuestionnaireResponse" : "QuestionnaireResponse.item", mode: .lenient)
            if let first = known.warnings.first {
                warn(.constraintDoubtful, [first.explanation(in: expression.compiled.text)], at: inner)
            }
            result.constraints.append(
                FormConstraint(
                    isDoubtful: !known.warnings.isEmpty,
                    key: document.extensionString(entry, "key"),
                    isError: document.extensionString(entry, "severity") != "warning",
                    human: document.extensionNode(entry, "human"), expression: expression, locations: locations))
        }
    }

    // MARK: Variables

    private mutating func readVariables() {
        for entry in KnownExtension.variables.flatMap({ document.extensionNodes(node, $0) }) {
            let value = value(of: entry)
            guard document.kind(orNone: value) == .object, let name = document.string(value, .name), !name.isEmpty
            else {
                warn(.variableWithoutName, at: entry)
                continue
            }
            switch ExpressionReader(document: document, version: version, names: names).expression(value) {
            case .expression(let compiled):
                addVariable(name, FormExpression(compiled, element: "variable \(name)", entry: entry), entry)
            case .query, .none: addVariable(name, nil, entry)
            case .unusable(let why):
                warn(why, "%" + name, at: entry)
                addVariable(name, nil, entry)
            }
        }
    }

    /// What only a population gives: its names are known, and empty.
    private mutating func readPopulation() {
        let value = document.extensionValue(node, KnownExtension.itemPopulationContext)
        guard value.exists else { return }
        warn(.matterOfPopulating, ["itemPopulationContext"], at: document.parent(value))
        nameIt(value, nil)
    }

    private mutating func addVariable(_ name: String, _ expression: FormExpression?, _ entry: Node) {
        guard !VariableScopes.isOfTheStandard(name) else {
            warn(.variableReserved, [name], at: entry)
            return
        }
        variables.append(FormVariable(name: name, item: item, expression: expression, entry: entry))
    }
}
