internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
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

    var traits: FormItem.Traits = []
    var valueTypes: ValueTypeSet = []
    var minOccurs: Int32 = 0
    var maxOccurs: Int32 = 1
    var warnings: [Issue] = []
    private var limitIsUnusable = false
    /// Extensions whose expressions were read, or told to be unusable.
    private(set) var expressionEntries: [Node] = []

    init(
        document: Document, node: Node, linkId: String, type: ItemType, terminology: FormTerminology,
        sharedOptions: SharedOptions, expression: String, version: FHIRVersion, expressions: ItemExpressions
    ) {
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
        let constraints = readConstraints()
        let options = type.isQuestion ? readOptions() : nil
        traits.formUnion(openness)
        readValueTypes(options)
        if options != nil || !constraints.isEmpty { traits.insert(.constrained) }
        if type.isCoded { traits.insert(.constrained) }
        let initial = type.isQuestion ? readInitial(options: options) : []
        if !initial.isEmpty { traits.insert(.hasDefault) }
        if expressions.isFlow { traits.insert(.computed) }
        if expressions.isDemand { traits.insert(.demanding) }
        let isSignature =
            type == .attachment
            && (controls.contains("signature")
                || document.extensionNode(node, KnownExtension.signatureRequired).exists)
        return ItemDetail(
            linkId: linkId, node: node, controls: controls, constraints: constraints, options: options,
            initial: initial,
            unit: unit(document.extensionValue(node, KnownExtension.unit)), isSignature: isSignature,
            expressions: expressions.isEmpty ? nil : expressions, valueSets: namedValueSets())
    }

    /// A choice may offer strings, dates, references …: R4 forms do, and answer with the type of the option.
    private mutating func readValueTypes(_ options: OptionList?) {
        guard let own = type.valueType else { return }
        valueTypes = ValueTypeSet(own)
        if type.isCoded, let options, !options.types.isEmpty { valueTypes = options.types }
        if type == .openChoice { valueTypes.insert(ValueTypeSet(.coding)) }
        if traits.contains(.openText) { valueTypes.insert(ValueTypeSet(.string)) }
    }

    private mutating func warn(_ code: Issue.Code, _ text: String, _ member: String) {
        warnings.append(Issue(.warning, code, text, linkId: linkId, expression: "\(expression).\(member)"))
    }

    // MARK: Flags

    private mutating func readFlags(controls: [String]) {
        let required = document.bool(document.member(node, .required)) ?? false
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
            return
        }
        maxOccurs = .max
        if let most {
            if most >= 1 {
                maxOccurs = Int32(clamping: most)
            } else {
                warn(.value, "maxOccurs of '\(linkId)' is below 1 and ignored.", "extension")
            }
        }
        minOccurs = traits.contains(.required) ? 1 : 0
        if let least {
            if least >= 0 && least <= Int(maxOccurs) {
                minOccurs = max(minOccurs, Int32(clamping: least))
            } else {
                warn(.value, "minOccurs of '\(linkId)' is not between 0 and maxOccurs and is ignored.", "extension")
            }
        }
    }

    // MARK: Constraints

    private mutating func readConstraints() -> Constraints {
        var result = Constraints()
        guard type.isQuestion else { return result }
        result.maximumLength = document.numberText(document.member(node, .maxLength)).flatMap { Int($0) }
        // 0 means "no limit" in forms made for the seed system.
        if result.maximumLength == 0 { result.maximumLength = nil }
        result.minimumLength = document.extensionInt(node, KnownExtension.minLength)
        (result.minimum, result.minimumExpression) = limit(
            KnownExtension.minValue, quantity: KnownExtension.minQuantity, older: KnownExtension.ehelseMinValue)
        (result.maximum, result.maximumExpression) = limit(
            KnownExtension.maxValue, quantity: KnownExtension.maxQuantity, older: KnownExtension.ehelseMaxValue)
        result.maximumDecimalPlaces = document.extensionInt(node, KnownExtension.maxDecimalPlaces)
        result.message =
            KnownExtension.validationTexts.lazy.compactMap { [document, node] in
                document.extensionString(node, $0)
            }.first
        if let source = document.extensionString(node, KnownExtension.regex).map(plainPattern) {
            do {
                result.pattern = try Pattern(source)
                result.patternSource = source
            } catch {
                warn(
                    .value, "The regular expression of '\(linkId)' does not compile and is ignored: \(error).",
                    "extension")
            }
        }
        if type == .integer || type == .decimal,
            let step = document.decimal(document.extensionValue(node, KnownExtension.sliderStepValue))
        {
            if step > ExactDecimal(0) {
                result.sliderStep = step
            } else {
                warn(.value, "The slider step of '\(linkId)' is not above 0 and is ignored.", "extension")
            }
        }
        if type == .quantity {
            result.units = document.extensionNodes(node, KnownExtension.unitOption).compactMap {
                unit(document.valueNode(of: $0))
            }
            switch document.extensionString(node, KnownExtension.unitOpen) {
            case "optionsOrType": result.unitOpenness = .anyUnit
            case "optionsOrString": result.unitOpenness = .freeText
            default: break
            }
        }
        if type == .attachment {
            result.mimeTypes = document.extensionNodes(node, KnownExtension.mimeType).compactMap {
                document.string(document.valueNode(of: $0))
            }
            result.maximumSize = document.decimal(document.extensionValue(node, KnownExtension.maxSize)).map(bytes)
        }
        if type == .reference {
            result.referenceTypes = document.extensionNodes(node, KnownExtension.referenceResource).compactMap {
                document.string(document.valueNode(of: $0))
            }
        }
        return result
    }

    /// Some forms write the pattern as the FHIRPath it would be in a constraint: `matches('…')`.
    private func plainPattern(_ source: String) -> String {
        guard source.hasPrefix("matches('"), source.hasSuffix("')") else { return source }
        return String(source.dropFirst(9).dropLast(2))
    }

    /// `maxSize` counts bytes, as the extension's registry says; in FHIR R4 it was megabytes. No file is smaller than a
    /// few bytes, so a limit below 16 is read the older way.
    private func bytes(_ size: ExactDecimal) -> ExactDecimal {
        guard size < ExactDecimal(16), let bytes = try? size * ExactDecimal(1 << 20) else { return size }
        return bytes
    }

    /// A limit: the value written, or what works it out.
    private mutating func limit(
        _ url: String, quantity: String, older: String
    ) -> (ValueLimit?, FormExpression?) {
        var entry = document.extensionNode(node, url)
        if !entry.exists && type == .quantity { entry = document.extensionNode(node, quantity) }
        if !entry.exists { entry = document.extensionNode(node, older) }
        guard entry.exists else { return (nil, nil) }
        if let expression = limitExpression(entry) { return (nil, expression) }
        let value = document.valueNode(of: entry)
        guard value.exists else { return (nil, nil) }
        guard let limit = limitValue(value) else {
            if !limitIsUnusable {
                warn(.value, "A limit of '\(linkId)' does not fit its type and is ignored.", "extension")
            }
            return (nil, nil)
        }
        let text = document.string(value) ?? document.numberText(value) ?? quantityText(value)
        return (ValueLimit(value: limit, text: text, node: value), nil)
    }

    /// The expression in a limit's value: in the extensions of the value or its twin, or written as text where the item
    /// asks for another type.
    private mutating func limitExpression(_ entry: Node) -> FormExpression? {
        limitIsUnusable = false
        let reader = ExpressionReader(document: document, version: version)
        for member in document.children(entry) {
            let key = document.key(member)
            guard key != .url, key != .extension, key != .id else { continue }
            var finding = ExpressionReader.Finding.none
            if document.kind(member) == .object { finding = reader.expression(in: member) }
            if key == .valueString, limitValue(member) == nil, let text = document.string(member) {
                finding = reader.compiled(text)
            }
            switch finding {
            case .none, .query: continue
            case .expression(let expression):
                expressionEntries.append(entry)
                let url = document.string(entry, .url) ?? ""
                return FormExpression(
                    expression, element: url.split(separator: "/").last.map(String.init) ?? url, entry: entry)
            case .unusable(let why):
                limitIsUnusable = true
                expressionEntries.append(entry)
                warn(
                    .notSupported,
                    "A limit of '\(linkId)' is an expression that cannot be evaluated, so it is not checked: \(why)",
                    "extension")
            }
        }
        return nil
    }

    private func limitValue(_ value: Node) -> LimitValue? {
        switch type {
        case .integer, .decimal:
            return document.decimal(value).map { .number($0) }
        case .quantity:
            if let number = document.decimal(value) { return .number(number) }
            guard let number = document.decimal(document.member(value, .value)),
                let unit = unit(value)
            else { return nil }
            return .quantity(number, unit: unit)
        case .date, .dateTime:
            guard let text = document.string(value) else { return nil }
            if let date = PartialDate(text) { return .date(date) }
            return PartialDateTime(text).map { .dateTime($0) }
        case .time:
            return document.string(value).flatMap { TimeOfDay($0) }.map { .time($0) }
        default:
            return nil
        }
    }

    private func quantityText(_ value: Node) -> String {
        let number = document.numberText(document.member(value, .value)) ?? ""
        let unit = document.string(value, .unit) ?? document.string(value, .code) ?? ""
        return unit.isEmpty ? number : "\(number) \(unit)"
    }

    /// A unit out of a Coding or a Quantity.
    private func unit(_ value: Node) -> UnitOption? {
        guard document.kind(orNone: value) == .object else { return nil }
        let display = document.string(value, .display) ?? document.string(value, .unit)
        return UnitOption(
            system: document.string(value, .system), code: document.string(value, .code), display: display)
    }

    // MARK: Options

    private mutating func readOptions() -> OptionList? {
        let listed = document.member(node, .answerOption)
        if document.first(listed).exists {
            let options = document.items(listed).compactMap { option($0) }
            if options.count < document.count(listed) {
                warn(.value, "Options of '\(linkId)' without a value that can be given are ignored.", "answerOption")
            }
            return OptionList(options, problem: options.isEmpty ? "none of those in the form can be read" : nil)
        }
        if let reference = document.string(node, .answerValueSet) {
            if let shared = sharedOptions.list(reference) {
                if let problem = shared.problem { warnAboutOptions(problem) }
                return shared
            }
            let list = expandedOptions(reference)
            sharedOptions.keep(list, for: reference)
            if let problem = list.problem { warnAboutOptions(problem) }
            return list
        }
        // Which they are is worked out in each call (see `ResponseState.options`).
        if expressions.options != nil { return OptionList([], problem: nil) }
        if !KnownExtension.sdcExpression("answerExpression").allSatisfy({ !document.extensionNode(node, $0).exists }) {
            return OptionList([], problem: "they come from an answerExpression that cannot be evaluated")
        }
        guard type.isCoded else { return nil }
        warn(.incomplete, "'\(linkId)' is a choice without options.", "answerOption")
        return OptionList([], problem: "the form gives none")
    }

    /// The value sets whose names are written in the expression for `answerValueSet`.
    private func namedValueSets() -> [String: OptionList] {
        guard let expression = expressions.options, expression.element == "answerValueSet" else { return [:] }
        var found: [String: OptionList] = [:]
        for node in expression.compiled.tree.nodes {
            guard case .string(let name) = node.kind, terminology.expand(name) != nil else { continue }
            found[name] = expandedOptions(name)
        }
        return found
    }

    private mutating func warnAboutOptions(_ problem: String) {
        warn(.incomplete, "The options of '\(linkId)' are not complete: \(problem).", "answerValueSet")
    }

    private func expandedOptions(_ reference: String) -> OptionList {
        guard let expansion = terminology.expand(reference) else {
            return OptionList(
                [],
                problem: reference.hasPrefix("#")
                    ? "the value set \(reference) is not contained in the form"
                    : "the value set \(reference) is not part of the form\(terminology.alsoNotStored)")
        }
        return OptionList(
            expansion.concepts.map {
                AnswerOption(
                    value: .coding(system: $0.system, version: $0.version, code: $0.code, display: $0.display),
                    node: .none, isExclusive: $0.isExclusive, isInitiallySelected: false, prefix: $0.label,
                    weight: $0.weight, designations: $0.designations, markup: $0.markup)
            }, problem: expansion.isComplete ? nil : expansion.problems.joined(separator: "; "))
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
            guard let number = document.numberText(document.member(value, .value)), let unit = unit(value) else {
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

    private mutating func readInitial(options: OptionList?) -> [Node] {
        var initial = Array(document.items(document.member(node, .initial)))
        if initial.isEmpty {
            initial = options?.options.filter { $0.isInitiallySelected && $0.node.exists }.map(\.node) ?? []
        }
        let fitting = initial.filter {
            let value = document.valueNode(of: $0)
            return !AnswerValue.isBlank(value, in: document)
                && AnswerValue.fits(value, type, valueTypes, in: document) == nil
        }
        if fitting.count < initial.count {
            warn(.value, "A default of '\(linkId)' does not fit its type and is ignored.", "initial")
        }
        if fitting.count > 1 && !traits.contains(.repeats) {
            warn(
                .structure, "'\(linkId)' does not repeat, so only the first of its defaults is used (que-13).",
                "initial")
            return [fitting[0]]
        }
        return fitting
    }
}
