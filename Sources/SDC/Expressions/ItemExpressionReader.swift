internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath

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

    private var owner: String { linkId.map { "'\($0)'" } ?? "the form" }

    private mutating func warn(_ code: Issue.Code, _ text: String) {
        warnings.append(Issue(.warning, code, text, linkId: linkId, expression: place + ".extension"))
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
    ///
    /// - Parameter consequence: what follows for whoever fills the form.
    private mutating func expression(_ name: String, _ consequence: String) -> FormExpression? {
        let entry = entry(name)
        return entry.exists ? expression(at: entry, value(of: entry), name, consequence) : nil
    }

    /// The Expression of an extension, also where another value stands beside it.
    private func value(of entry: Node) -> Node {
        let value = document.member(entry, .valueExpression)
        return value.exists ? value : document.valueNode(of: entry)
    }

    private mutating func expression(
        at entry: Node, _ value: Node, _ name: String, _ consequence: String
    ) -> FormExpression? {
        let reader = ExpressionReader(document: document, version: version, names: names)
        var finding = reader.expression(value)
        if case .none = finding { finding = reader.expression(inValueOf: entry) }
        switch finding {
        case .none:
            warn(.required, "The \(name) of \(owner) holds no expression, \(consequence).")
            return nil
        case .query:
            warn(.notSupported, "The \(name) of \(owner) is a query, which is not made here, \(consequence).")
            nameIt(value, nil)
            return nil
        case .unusable(let why):
            warn(.notSupported, "The \(name) of \(owner) cannot be evaluated, \(consequence): \(why)")
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
        addVariable(name, expression)
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
            warn(.notSupported, "The expression for \(name) of \(owner) is a query, which is not made here.")
            return nil
        case .unusable(let why):
            warn(.notSupported, "The expression for \(name) of \(owner) cannot be evaluated: \(why)")
            return nil
        case .expression(let compiled): return FormExpression(compiled, element: name, entry: entry)
        }
    }

    // MARK: Items

    private mutating func readItem() {
        result.enableWhen = expression("enableWhenExpression", "so the item is shown") ?? kantaCondition()
        if document.member(node, .enableWhen).exists, result.enableWhen != nil {
            warn(
                .invariant,
                "\(owner) has both enableWhen and enableWhenExpression (sdc-behave-2); both have to hold.")
        }
        readOccurs()
        guard type?.isQuestion ?? false else {
            for name in ["calculatedExpression", "initialExpression"] where entry(name).exists {
                warn(.structure, "\(owner) takes no answer, so its \(name) is ignored.")
            }
            // Of a group it is a matter of populating; its name is known, and empty.
            let candidates = entry("candidateExpression")
            if candidates.exists {
                warn(
                    .notSupported,
                    "\(owner) takes no answer, so its candidateExpression is a matter of populating; it gives nothing.")
                nameIt(value(of: candidates), nil)
            }
            if !document.extensionNodes(node, KnownExtension.contextExpression).isEmpty {
                warn(.notSupported, "\(owner) takes no answer, so its contextExpression is not shown.")
            }
            return
        }
        result.calculated = expression("calculatedExpression", "so the value is not worked out")
        result.initial = expression("initialExpression", "so the item begins blank")
        if document.first(document.member(node, .initial)).exists {
            for (name, isThere) in [
                ("calculatedExpression", result.calculated != nil), ("initialExpression", result.initial != nil),
            ] where isThere {
                warn(
                    .invariant,
                    "\(owner) has both initial and \(name) (sdc-behave-1); the expression is used.")
            }
        }
        result.options = expression("answerExpression", "so its options are not known")
        result.candidates = expression("candidateExpression", "so nothing is suggested")
        readToggles()
        for entry in document.extensionNodes(node, KnownExtension.contextExpression) {
            let inner = document.extensionNode(entry, "expression")
            guard
                let expression = expression(
                    at: inner, value(of: inner), "contextExpression", "so its information is not shown")
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
            warn(.notSupported, "The condition of \(owner) cannot be evaluated, so the item is shown: \(why)")
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
                    at: inner, value(of: inner), "answerOptionsToggleExpression",
                    "so its options are always offered")
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
                    at: inner, value(of: inner), "constraint", "so it is not checked")
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
                case .unusable(let why)?:
                    warn(.notSupported, "The location of a constraint of \(owner) cannot be evaluated: \(why)")
                default: warn(.required, "The location of a constraint of \(owner) holds no expression.")
                }
            }
            let known = expression.compiled.check(
                on: item < 0 ? "QuestionnaireResponse" : "QuestionnaireResponse.item", mode: .lenient)
            if let first = known.warnings.first {
                warn(
                    .invariant,
                    "A constraint of \(owner) looks at what a response does not have, so it holds back nobody where it gives nothing: "
                        + first.explanation(in: expression.compiled.text))
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
                warn(.required, "A variable of \(owner) has no name (var-1).")
                continue
            }
            switch ExpressionReader(document: document, version: version, names: names).expression(value) {
            case .expression(let compiled):
                addVariable(name, FormExpression(compiled, element: "variable \(name)", entry: entry))
            case .query, .none: addVariable(name, nil)
            case .unusable(let why):
                warn(.notSupported, "The variable '\(name)' of \(owner) cannot be evaluated and is empty: \(why)")
                addVariable(name, nil)
            }
        }
    }

    /// What only a population gives: its names are known, and empty.
    private mutating func readPopulation() {
        let value = document.extensionValue(node, KnownExtension.itemPopulationContext)
        guard value.exists else { return }
        warn(
            .notSupported,
            "The itemPopulationContext of \(owner) is a matter of populating; while the form is filled in it gives nothing."
        )
        nameIt(value, nil)
    }

    private mutating func addVariable(_ name: String, _ expression: FormExpression?) {
        guard !VariableScopes.isOfTheStandard(name) else {
            warn(.invariant, "\(owner) defines '%\(name)', whose meaning the standard gives; that is what it keeps.")
            return
        }
        variables.append(FormVariable(name: name, item: item, expression: expression))
    }
}
