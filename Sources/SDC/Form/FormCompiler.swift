internal import Calendar
package import FHIRJSON
package import FHIRModel
internal import Messages
package import Terminology

/// Turns a Questionnaire into a `Form`.
///
/// Faults that leave no sensible walk (no items, an item without linkId, linkIds that are not unique, an unknown type or
/// operator) are errors that name the item; everything else becomes a warning of the form.
package struct FormCompiler {
    let document: Document
    let questionnaire: Node
    let version: FHIRVersion
    let terminology: FormTerminology
    let sharedOptions = SharedOptions()
    let names: HyphenatedNames
    var formExpressions = ItemExpressions()
    var scopes = VariableScopes()
    var launchContexts: [LaunchContext] = []

    var items: ContiguousArray<FormItem> = []
    var details: [ItemDetail] = []
    var linkIdBytes: ContiguousArray<UInt8> = []
    var itemByLinkId = LinkIdTable()
    var warnings: [Issue] = []
    var errors: [Issue] = []

    /// Levels of items. In a response each level of questions takes four of JSON (`item`, an item, `answer`, an answer): that
    /// of a deeper form could not be posted back within the 1024 levels of a body.
    static let maximumDepth = 200
    private var depth = 0
    /// Faults that leave no sensible walk are taken down, and the rest is looked at all the same.
    private let isDiagnosis: Bool
    private var isTooDeep = false
    /// Items of unknown type, in a diagnosis.
    private var doubtful: Set<Int32> = []

    /// Errors beyond this many are not listed one by one.
    static let maximumErrors = 50

    /// Compiles the Questionnaire that stands at `questionnaire` in a document of its own, which is frozen by this.
    ///
    /// - Parameters:
    ///   - version: nil = worked out from the form's content.
    ///   - hash: the name of the form's bytes.
    ///   - definitions: value sets and code systems outside the form; nil = there are none.
    /// - Throws: `FormError` where the form cannot be walked.
    package static func compile(
        _ document: Document, questionnaire: Node, version: FHIRVersion?, hash: String,
        definitions: (any DefinitionSource)? = nil, contentUUID: () -> String
    ) throws(FormError) -> Form {
        document.freeze()
        guard document.kind(questionnaire) == .object,
            document.equals(document.member(questionnaire, .resourceType), "Questionnaire")
        else {
            throw FormError(issues: [
                Issue(
                    .error, FormFinding(.notAQuestionnaire, of: nil), at: questionnaire,
                    expression: "Questionnaire.resourceType")
            ])
        }
        var compiler = FormCompiler(
            document: document, questionnaire: questionnaire,
            version: version ?? FHIRVersion(evidenceIn: questionnaire, of: document),
            terminology: FormTerminology(of: questionnaire, in: document, source: definitions))
        // Before anything is looked up: what is written meanwhile counts as written afterwards.
        let generation = definitions?.generation ?? 0
        return try compiler.run(hash: hash, generation: generation, contentUUID: contentUUID)
    }

    /// What compiling finds out about a Questionnaire, also where it could not be walked: items with a fault count as well as
    /// can be.
    ///
    /// - Parameter document: has to be frozen.
    /// - Returns: the form without what cannot be read, nil where nothing can be; and the issues, errors first.
    package static func diagnose(
        _ document: Document, questionnaire: Node, version: FHIRVersion,
        definitions: (any DefinitionSource)? = nil
    ) -> (form: Form?, issues: [Issue]) {
        var compiler = FormCompiler(
            document: document, questionnaire: questionnaire, version: version,
            terminology: FormTerminology(of: questionnaire, in: document, source: definitions), isDiagnosis: true)
        do throws(FormError) {
            let form = try compiler.run(hash: "", generation: definitions?.generation ?? 0, contentUUID: { "" })
            return (form, compiler.errors + form.issues)
        } catch {
            return (nil, compiler.errors + error.issues)
        }
    }

    private init(
        document: Document, questionnaire: Node, version: FHIRVersion, terminology: FormTerminology,
        isDiagnosis: Bool = false
    ) {
        self.isDiagnosis = isDiagnosis
        self.document = document
        self.questionnaire = questionnaire
        self.version = version
        self.terminology = terminology
        names = HyphenatedNames(definedIn: questionnaire, of: document)
    }

    private mutating func run(
        hash: String, generation: UInt64, contentUUID: () -> String
    ) throws(FormError) -> Form {
        let roots = document.member(questionnaire, .item)
        guard document.first(document.items(roots).isEmpty ? .none : roots).exists else {
            throw FormError(issues: [
                Issue(
                    .error, FormFinding(.noItems, of: nil), at: questionnaire, expression: "Questionnaire.item")
            ])
        }
        try refuseUnknownDemands()
        readFormExpressions()
        addItems(roots, parent: -1, parentType: nil, inherited: [], expression: "Questionnaire")
        guard errors.isEmpty || isDiagnosis && !items.isEmpty else { throw FormError(issues: errors) }
        markContainers()
        limitOpenRows()
        let reader = ConditionReader(
            document: document, items: items, details: details, itemByLinkId: itemByLinkId, doubtful: doubtful)
        let conditions = reader.read(into: &items, warnings: &warnings, errors: &errors)
        guard errors.isEmpty || isDiagnosis else { throw FormError(issues: errors) }
        var logicCompiler = LogicCompiler(
            items: items, details: details, conditions: conditions, scopes: scopes, formExpressions: formExpressions,
            launchContexts: launchContexts)
        let logic = logicCompiler.compile(itemByLinkId)
        for index in logicCompiler.circledItems { items[Int(index)].traits.insert(.onCircle) }
        warnings += logicCompiler.warnings
        warnings += SubjectItems(document: document, items: items, details: details).warnings
        for index in warnings.indices where warnings[index].path == nil {
            guard let item = warnings[index].linkId.flatMap({ itemByLinkId[$0] }) else { continue }
            warnings[index].path = path(of: item)
        }
        let entryMode = document.extensionString(questionnaire, KnownExtension.entryMode).flatMap(EntryMode.init)
        return Form(
            document: document, questionnaire: questionnaire, version: version,
            url: document.string(questionnaire, .url) ?? contentUUID(),
            businessVersion: document.string(questionnaire, .version), hash: hash,
            title: document.string(questionnaire, .title), language: document.string(questionnaire, .language),
            entryMode: entryMode ?? .random, items: items, details: details, conditions: conditions,
            linkIdBytes: linkIdBytes, sharedOptionCount: sharedOptions.count, expressions: formExpressions,
            logic: logic,
            circles: logicCompiler.circles, issues: warnings, itemByLinkId: itemByLinkId,
            outside: Form.Outside(urls: terminology.used, generation: generation),
            definitions: terminology.scope.source)
    }

    /// The path of an item in its first row.
    private func path(of item: Int32) -> String {
        var segments: [String] = []
        var ancestor = item
        while ancestor >= 0 {
            segments.append(details[Int(ancestor)].segment)
            ancestor = items[Int(ancestor)].parent
        }
        return segments.reversed().joined(separator: "/")
    }

    /// A form may say that it must not be shown by whom one of its extensions is unknown (statement 129).
    private mutating func refuseUnknownDemands() throws(FormError) {
        var unknown: [Issue] = []
        for (index, entry) in document.items(document.member(questionnaire, .modifierExtension)).enumerated()
        where document.equals(document.member(entry, .url), KnownExtension.criticalExtension) {
            guard let url = document.string(document.valueNode(of: entry)), !KnownExtension.isImplemented(url) else {
                continue
            }
            unknown.append(
                Issue(
                    .error, FormFinding(.criticalExtension, of: nil, [url]), at: entry,
                    expression: "Questionnaire.modifierExtension[\(index)]"))
        }
        if isDiagnosis {
            errors += unknown
        } else if !unknown.isEmpty {
            throw FormError(issues: unknown)
        }
    }

    // MARK: Expressions

    private mutating func readFormExpressions() {
        for entry in document.extensionNodes(questionnaire, KnownExtension.launchContext) {
            let value = document.extensionValue(entry, "name")
            // A Coding, a code or an id, as the versions of SDC have it.
            let coded = document.kind(orNone: value) == .object ? document.member(value, .code) : value
            guard let name = document.string(coded) else { continue }
            let types = document.extensionNodes(entry, "type").compactMap {
                document.string(document.valueNode(of: $0))
            }
            launchContexts.append(LaunchContext(name: name, types: types))
            scopes.addOutside(name)
        }
        if document.extensionNode(questionnaire, KnownExtension.sourceQueries).exists {
            scopes.addOutside("sourceQueries")
            let queries = document.extensionValue(questionnaire, KnownExtension.sourceQueries)
            if let reference = document.string(queries, .reference) {
                // `#queries`, and in forms that were converted `Bundle/queries`.
                scopes.addOutside(String((reference.split(separator: "/").last ?? "").drop { $0 == "#" }))
            }
        }
        var reader = ItemExpressionReader(
            document: document, node: questionnaire, linkId: nil, item: -1, type: nil, version: version,
            names: names, place: "Questionnaire")
        reader.read()
        formExpressions = reader.result
        warnings += reader.warnings
        define(reader.variables, linkId: nil)
    }

    private mutating func define(_ variables: [FormVariable], linkId: String?) {
        let contexts = linkId == nil ? Set(launchContexts.map(\.name)) : []
        for variable in variables where contexts.contains(variable.name) {
            warnings.append(
                Issue(.warning, FormFinding(.variableIsLaunchContext, of: nil, [variable.name]), at: variable.entry))
        }
        for variable in variables where !scopes.add(variable) {
            warnings.append(
                Issue(.warning, FormFinding(.variableDuplicate, of: linkId, [variable.name]), at: variable.entry))
        }
    }

    // MARK: The tree

    private mutating func addItems(
        _ array: Node, parent: Int32, parentType: ItemType?, inherited: FormItem.Traits, expression: String
    ) {
        var previous: Int32 = -1
        var position = 0
        for node in document.items(array) {
            defer { position += 1 }
            guard errors.count < Self.maximumErrors || isDiagnosis else { return }
            let place = "\(expression).item[\(position)]"
            guard
                let index = addItem(
                    node, parent: parent, parentType: parentType, inherited: inherited, expression: place)
            else { continue }
            if previous >= 0 {
                items[Int(previous)].nextSibling = index
            } else if parent >= 0 {
                items[Int(parent)].firstChild = index
            }
            previous = index
        }
    }

    private mutating func addItem(
        _ node: Node, parent: Int32, parentType: ItemType?, inherited: FormItem.Traits, expression: String
    ) -> Int32? {
        guard depth < Self.maximumDepth else {
            if errors.isEmpty || isDiagnosis && !isTooDeep {
                isTooDeep = true
                errors.append(
                    Issue(
                        .error, FormFinding(.nestingTooDeep, of: nil, [String(Self.maximumDepth)]), at: node,
                        expression: expression))
            }
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        let index = Int32(items.count)
        var linkId = document.string(node, .linkId) ?? ""
        if linkId.isEmpty {
            errors.append(
                Issue(.error, FormFinding(.linkIdMissing, of: nil), at: node, expression: expression + ".linkId"))
            guard isDiagnosis else { return nil }
            linkId = "(item \(index))"
        }
        var found = itemType(node, linkId: linkId, expression: expression)
        if found == nil, isDiagnosis {
            doubtful.insert(index)
            found = (document.member(node, .item).exists ? .group : .string, [])
        }
        guard let type = found else { return nil }
        if !itemByLinkId.add(linkId, index) {
            errors.append(
                Issue(
                    .error, FormFinding(.linkIdDuplicate, of: linkId), at: document.member(node, .linkId),
                    expression: expression + ".linkId"))
            guard isDiagnosis else { return nil }
        }
        scopes.openItem(parent: parent)
        var expressions = ItemExpressionReader(
            document: document, node: node, linkId: linkId, item: index, type: type.type, version: version,
            names: names, place: expression)
        expressions.read()
        define(expressions.variables, linkId: linkId)
        warnings += expressions.warnings
        terminology.begin(item: node, in: document)
        var reader = ItemReader(
            document: document, node: node, linkId: linkId, type: type.type, terminology: terminology,
            sharedOptions: sharedOptions, expression: expression, version: version,
            expressions: expressions.result, names: names)
        let detail = reader.detail(openness: type.openness, underQuestion: parentType?.isQuestion ?? false)
        warnings += reader.warnings
        details.append(detail)

        var traits = inherited.union(reader.traits)
        if type.type == .display && (parentType?.isQuestion ?? false) { traits.insert(.hint) }
        let start = linkIdBytes.count
        linkIdBytes.append(contentsOf: linkId.utf8)
        items.append(
            FormItem(
                type: type.type, traits: traits, valueTypes: reader.valueTypes, parent: parent, firstChild: -1,
                nextSibling: -1, end: index + 1,
                minOccurs: reader.minOccurs, openRows: max(1, reader.minOccurs), maxOccurs: reader.maxOccurs,
                firstCondition: 0, conditionCount: 0,
                linkIdStart: Int32(start), linkIdLength: Int32(linkIdBytes.count - start)))
        let children = document.member(node, .item)
        if type.type == .display {
            if children.exists {
                warnings.append(
                    Issue(
                        .warning, FormFinding(.itemsBelowDisplay, of: linkId), at: node,
                        expression: expression + ".item"))
            }
        } else {
            // readOnly on a question speaks of itself only, on a group of all below it (R5 text).
            var passedOn = traits.intersection([.hidden, .header, .footer])
            if type.type == .group { passedOn.formUnion(traits.intersection(.readOnly)) }
            addItems(children, parent: index, parentType: type.type, inherited: passedOn, expression: expression)
            if type.type == .group && items[Int(index)].firstChild < 0 && errors.isEmpty {
                warnings.append(
                    Issue(
                        .warning, FormFinding(.groupEmpty, of: linkId), at: node, expression: expression))
            }
        }
        items[Int(index)].end = Int32(items.count)
        return index
    }

    private mutating func itemType(
        _ node: Node, linkId: String, expression: String
    ) -> (type: ItemType, openness: FormItem.Traits)? {
        guard let code = document.string(node, .type) else {
            errors.append(
                Issue(
                    .error, FormFinding(.typeMissing, of: linkId), at: node, expression: expression + ".type"))
            return nil
        }
        let constraint =
            document.string(node, .answerConstraint)
            ?? document.extensionString(node, KnownExtension.answerConstraint)
        let openness: FormItem.Traits =
            switch constraint {
            case "optionsOrString": .openText
            case "optionsOrType": .openValue
            default: []
            }
        if code == "coding" { return (openness.isEmpty ? .choice : .openChoice, openness) }
        guard let type = ItemType(code: code) else {
            errors.append(
                Issue(
                    .error, FormFinding(.typeUnknown, of: linkId, [code]), at: document.member(node, .type),
                    expression: expression + ".type"))
            return nil
        }
        if type == .choice && !openness.isEmpty { return (.openChoice, openness) }
        if type == .openChoice && openness.isEmpty { return (type, .openText) }
        return (type, openness)
    }

    /// Nested minimums multiply: a form that would open more places than this by itself opens one row a group.
    private static let maximumOpenPlaces = 10_000

    private mutating func limitOpenRows() {
        var open: [Int] = Array(repeating: 0, count: items.count)
        for index in items.indices.reversed() {
            var below = 1
            var child = items[index].firstChild
            while child >= 0 {
                below = min(below + open[Int(child)], Int(Int32.max))
                child = items[Int(child)].nextSibling
            }
            let rows = items[index].isRepeatingGroup ? Int(items[index].openRows) : 1
            open[index] = min(below * rows, Int(Int32.max))
            if rows > 1, open[index] > Self.maximumOpenPlaces {
                items[index].openRows = 1
                open[index] = below
                warnings.append(
                    Issue(
                        .warning, FormFinding(.rowsTooMany, of: details[index].linkId), at: details[index].node))
            }
        }
    }

    /// Containers are never steps: a tab-container, and a group without `page` that has at least one child group and no
    /// question of its own, hidden ones included; a repeating group never is one (design 3.1).
    private mutating func markContainers() {
        for index in items.indices where items[index].type == .group && !items[index].repeats {
            if details[index].controls.contains("tab-container") {
                items[index].traits.insert(.container)
                continue
            }
            guard !items[index].traits.contains(.page) else { continue }
            var hasGroup = false
            var hasQuestion = false
            var child = items[index].firstChild
            while child >= 0 {
                if items[Int(child)].type == .group { hasGroup = true }
                if items[Int(child)].isQuestion { hasQuestion = true }
                child = items[Int(child)].nextSibling
            }
            if hasGroup && !hasQuestion { items[index].traits.insert(.container) }
        }
    }
}
