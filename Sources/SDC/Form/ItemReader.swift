internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import Messages
internal import Patterns
internal import Terminology

/// Reads one Questionnaire item: its traits, occurrence limits, constraints, options and defaults.
struct ItemReader {
    let document: Document
    let node: Node
    let linkId: String
    let type: ItemType
    let terminology: FormTerminology
    let sharedOptions: SharedOptions
    let expression: String
    let version: FHIRVersion
    let expressions: ItemExpressions
    let names: HyphenatedNames

    var traits: FormItem.Traits = []
    var valueTypes: ValueTypeSet = []
    var minOccurs: Int32 = 0
    var maxOccurs: Int32 = 1
    var warnings: [Issue] = []
    /// Extensions whose expressions were read, or told to be unusable.
    private(set) var expressionEntries: [Node] = []

    init(
        document: Document, node: Node, linkId: String, type: ItemType, terminology: FormTerminology,
        sharedOptions: SharedOptions, expression: String, version: FHIRVersion, expressions: ItemExpressions,
        names: HyphenatedNames
    ) {
        self.names = names
        self.expressions = expressions
        self.version = version
        self.sharedOptions = sharedOptions
        self.document = document
        self.node = node
        self.linkId = linkId
        self.type = type
        self.terminology = terminology
        self.expression = expression
    }

    /// - Parameter underQuestion: the item stands below a question.
    mutating func detail(openness: FormItem.Traits, underQuestion: Bool) -> ItemDetail {
        let controls = document.items(
            document.member(document.extensionValue(node, KnownExtension.itemControl), .coding)
        ).compactMap { document.string($0, .code) }
        readFlags(controls: controls)
        readOccurs()
        var limits = ConstraintsReader(
            document: document, node: node, linkId: linkId, type: type, terminology: terminology,
            sharedOptions: sharedOptions, expression: expression, version: version, names: names,
            isOpen: !openness.isEmpty || type == .openChoice)
        let constraints = limits.read()
        warnings += limits.warnings
        expressionEntries += limits.expressionEntries
        let options = type.isQuestion ? readOptions() : nil
        traits.formUnion(openness)
        readValueTypes(options)
        if options != nil || !constraints.isEmpty { traits.insert(.constrained) }
        if type.isCoded { traits.insert(.constrained) }
        let initial = type.isQuestion ? readInitial(options: options, constraints) : []
        if !initial.isEmpty { traits.insert(.hasDefault) }
        if expressions.isFlow { traits.insert(.computed) }
        if expressions.enableWhen != nil { traits.insert(.enabledByExpression) }
        if expressions.calculated != nil { traits.insert(.calculated) }
        if expressions.initial != nil || traits.contains(.hasDefault) { traits.insert(.begins) }
        if expressions.isDemand { traits.insert(.demanding) }
        if !expressions.constraints.isEmpty { traits.insert(.ruled) }
        if expressions.options != nil || !expressions.toggles.isEmpty { traits.insert(.optionsWorkedOut) }
        let isSignature =
            type == .attachment
            && (controls.contains("signature")
                || document.extensionNode(node, KnownExtension.signatureRequired).exists)
        // Of a file that is to be signed, the file is the signature.
        if !constraints.signatures.isEmpty, !isSignature { traits.insert(.signed) }
        return ItemDetail(
            linkId: linkId, node: node, controls: controls, constraints: constraints, options: options,
            initial: initial,
            unit: UnitOption(document.extensionValue(node, KnownExtension.unit), in: document),
            isSignature: isSignature,
            expressions: expressions.isEmpty ? nil : expressions, valueSets: namedValueSets(),
            togglePlaces: expressions.toggles.map { $0.places(in: options, of: document) })
    }

    /// A choice may offer strings, dates, references …: R4 forms do, and answer with the type of the option.
    private mutating func readValueTypes(_ options: OptionList?) {
        guard let own = type.valueType else { return }
        valueTypes = ValueTypeSet(own)
        if type.isCoded, let options, !options.types.isEmpty { valueTypes = options.types }
        // Whatever may be offered; what is offered is asked in each call.
        if type.isCoded, expressions.options?.element == "answerExpression" {
            for type in ValueType.allCases where type != .attachment { valueTypes.insert(ValueTypeSet(type)) }
        }
        if type == .openChoice { valueTypes.insert(ValueTypeSet(.coding)) }
        if traits.contains(.openText) { valueTypes.insert(ValueTypeSet(.string)) }
    }

    /// - Parameters:
    ///   - member: where the fault is in the item, in a word.
    ///   - at: the element, where it is another than that member.
    private mutating func warn(
        _ fault: FormFault, _ arguments: [String] = [], in member: String, at element: Node = .none
    ) {
        var place = element.exists ? element : document.member(node, named: member)
        if !place.exists { place = node }
        warnings.append(
            Issue(
                .warning, FormFinding(fault, of: linkId, arguments), at: place, expression: "\(expression).\(member)"))
    }

    // MARK: Flags

    private mutating func readFlags(controls: [String]) {
        var required = document.bool(document.member(node, .required)) ?? false
        // A file that is to be signed is the signature, drawn: there is none without an answer.
        if type == .attachment && document.extensionNode(node, KnownExtension.signatureRequired).exists {
            required = true
        }
        if required && type != .display { traits.insert(.required) }
        // Laid out for several; whether they are allowed is worked out.
        if expressions.repeats != nil { traits.insert(.repeats) }
        if let repeats = document.bool(document.member(node, .repeats)) {
            if repeats && type != .display { traits.insert(.repeats) }
        } else if type.isCoded && controls.contains("check-box") {
            // Check boxes are drawn for several answers; forms made for the seed system rely on it (parity F37).
            traits.insert(.repeats)
        }
        if document.bool(document.member(node, .readOnly)) ?? false { traits.insert(.readOnly) }
        if document.extensionBool(node, KnownExtension.hidden) ?? false { traits.insert(.hidden) }
        if let mode = document.extensionString(node, KnownExtension.usageMode), mode.hasPrefix("display") {
            // Meant for showing a finished response only: while it is filled, the item is neither shown nor asked.
            traits.insert(.hidden)
        }
        if type == .group && controls.contains("page") { traits.insert(.page) }
        if type == .group || type == .display {
            if controls.contains("header") { traits.insert(.header) }
            if controls.contains("footer") { traits.insert(.footer) }
        }
        if document.string(node, .enableBehavior) == "any" { traits.insert(.anyCondition) }
    }

    private mutating func readOccurs() {
        guard type != .display else { return }
        let least = document.extensionInt(node, KnownExtension.minOccurs)
        let most = document.extensionInt(node, KnownExtension.maxOccurs)
        guard traits.contains(.repeats) else {
            minOccurs = traits.contains(.required) ? 1 : 0
            for (name, limit) in [("minOccurs", least), ("maxOccurs", most)] where limit != nil {
                let url = name == "minOccurs" ? KnownExtension.minOccurs : KnownExtension.maxOccurs
                warn(.occursWithoutRepeats, [name], in: "extension", at: document.extensionNode(node, url))
            }
            return
        }
        if least ?? 0 > 0, !traits.contains(.required), expressions.required == nil {
            warn(.minOccursNotRequired, in: "extension", at: document.extensionNode(node, KnownExtension.minOccurs))
        }
        maxOccurs = .max
        if let most {
            if most >= 1 {
                maxOccurs = Int32(clamping: most)
            } else {
                warn(.maxOccursBelowOne, in: "extension", at: document.extensionNode(node, KnownExtension.maxOccurs))
            }
        }
        minOccurs = traits.contains(.required) ? 1 : 0
        if let least {
            if least >= 0 && least <= Int(maxOccurs) {
                minOccurs = max(minOccurs, Int32(clamping: least))
            } else {
                warn(.minOccursOutOfRange, in: "extension", at: document.extensionNode(node, KnownExtension.minOccurs))
            }
        }
    }

    // MARK: Options

    private mutating func readOptions() -> OptionList? {
        let listed = document.member(node, .answerOption)
        if document.first(listed).exists {
            let options = document.items(listed).compactMap { option($0) }
            if options.count < document.count(listed) {
                warn(.optionWithoutValue, in: "answerOption")
            }
            return OptionList(options, problem: options.isEmpty ? "none of those in the form can be read" : nil)
        }
        if let reference = document.string(node, .answerValueSet) {
            let list = sharedOptions.list(reference, of: terminology)
            if let problem = list.problem { warnAboutOptions(problem, of: reference) }
            return list
        }
        // Which they are is worked out in each call (see `ResponseState.options`).
        if expressions.options != nil { return OptionList([], problem: nil) }
        if !KnownExtension.sdcExpression("answerExpression").allSatisfy({ !document.extensionNode(node, $0).exists }) {
            return OptionList([], problem: "they come from an answerExpression that cannot be evaluated")
        }
        guard type.isCoded else { return nil }
        warn(.optionsMissing, in: "answerOption")
        return OptionList([], problem: "the form gives none")
    }

    /// The value sets whose names are written in the expression for `answerValueSet`.
    private func namedValueSets() -> [String: OptionList] {
        guard let expression = expressions.options, expression.element == "answerValueSet" else { return [:] }
        var found: [String: OptionList] = [:]
        for node in expression.compiled.tree.nodes {
            guard case .string(let name) = node.kind, terminology.expand(name) != nil else { continue }
            found[name] = sharedOptions.list(name, of: terminology)
        }
        return found
    }

    private mutating func warnAboutOptions(_ problem: String, of reference: String) {
        if reference.hasPrefix("#"), terminology.expand(reference) == nil {
            warn(.containedMissing, ["answerValueSet", reference], in: "answerValueSet")
        } else if terminology.expand(reference) == nil {
            warn(.valueSetUnresolved, [reference], in: "answerValueSet")
        } else {
            warn(.optionsIncomplete, [problem], in: "answerValueSet")
        }
    }

    private func option(_ element: Node) -> AnswerOption? {
        let value = document.valueNode(of: element)
        guard value.exists, let valueType = ValueType(valueKey: document.key(value)) else { return nil }
        let parsed: AnswerOption.Value
        var designations: [Concept.Designation] = []
        var weight = document.numberText(document.extensionValue(element, KnownExtension.itemWeight))
        weight = weight ?? document.numberText(document.extensionValue(element, KnownExtension.ordinalValue))
        switch valueType {
        case .coding:
            let code = document.string(value, .code)
            let display = document.string(value, .display)
            guard code != nil || display != nil, isOfTexts(value) else { return nil }
            parsed = .coding(
                system: document.string(value, .system), version: document.string(value, .version), code: code,
                display: display)
            designations = translations(document.member(value, .underscoreDisplay))
            weight = weight ?? document.numberText(document.extensionValue(value, KnownExtension.itemWeight))
            weight = weight ?? document.numberText(document.extensionValue(value, KnownExtension.ordinalValue))
        case .reference:
            parsed = .reference(document.string(value, .reference), display: document.string(value, .display))
        case .quantity:
            guard let number = document.numberText(document.member(value, .value)),
                let unit = UnitOption(value, in: document)
            else {
                return nil
            }
            parsed = .quantity(number, unit: unit)
        case .attachment:
            return nil
        default:
            let flag = document.bool(value).map { $0 ? "true" : "false" }
            guard let text = document.string(value) ?? document.numberText(value) ?? flag else { return nil }
            parsed = .primitive(valueType, text)
            designations = translations(document.member(element, named: "_value\(valueType.suffix)"))
        }
        return AnswerOption(
            value: parsed, node: element,
            isExclusive: document.extensionBool(element, KnownExtension.optionExclusive) ?? false,
            isInitiallySelected: document.bool(document.member(element, .initialSelected)) ?? false,
            prefix: document.extensionString(element, KnownExtension.optionPrefix), weight: weight,
            designations: designations)
    }

    /// Whether what makes a Coding is text wherever it is given: nobody could answer with another.
    private func isOfTexts(_ coding: Node) -> Bool {
        [Key.system, .version, .code, .display].allSatisfy { key in
            let member = document.member(coding, key)
            return !member.exists || document.kind(member) == .string || document.kind(member) == .null
        }
    }

    private func translations(_ element: Node) -> [Concept.Designation] {
        document.extensionNodes(element, KnownExtension.translation).compactMap {
            guard let language = document.extensionString($0, "lang"),
                let text = document.extensionString($0, "content")
            else { return nil }
            return Concept.Designation(language: language, value: text)
        }
    }

    // MARK: Defaults

    private mutating func readInitial(options: OptionList?, _ constraints: Constraints) -> [Node] {
        var initial = Array(document.items(document.member(node, .initial)))
        if initial.isEmpty {
            initial = options?.options.filter { $0.isInitiallySelected && $0.node.exists }.map(\.node) ?? []
        }
        var fitting = initial.filter {
            let value = document.valueNode(of: $0)
            return !AnswerValue.isBlank(value, in: document)
                && AnswerValue.fits(value, type, valueTypes, in: document) == nil
        }
        if fitting.count < initial.count {
            warn(.defaultType, in: "initial")
        }
        if type == .quantity {
            let readable = fitting.count
            fitting.removeAll {
                let value = document.valueNode(of: $0)
                return document.kind(orNone: value) == .object
                    && !(UnitOption(value, in: document).map(constraints.allows) ?? true)
            }
            if fitting.count < readable {
                warn(.defaultUnit, in: "initial")
            }
        }
        if fitting.count > 1 && !traits.contains(.repeats) {
            let isListed = document.first(document.member(node, .initial)).exists
            warn(isListed ? .defaultsTooMany : .defaultsSelectedTooMany, in: isListed ? "initial" : "answerOption")
            return [fitting[0]]
        }
        return fitting
    }
}
