internal import FHIRModel

/// Where an extension of FHIR or SDC may stand in a form, and what holds its value (sdc-facts 2).
struct ExtensionRule {
    /// Elements that it may stand on, of those that are looked at.
    struct Contexts: OptionSet {
        let rawValue: UInt8
        static let form = Contexts(rawValue: 1)
        static let item = Contexts(rawValue: 2)
        static let option = Contexts(rawValue: 4)
        /// On a text, a Coding, a value: not on one of the above.
        static let inside = Contexts(rawValue: 8)
    }

    let url: String
    let contexts: Contexts
    /// Types of items; empty = any.
    var types: Set<ItemType> = []
    /// Names that its value may have; empty = not looked at, or it has parts.
    var values: [String] = []
    /// The extension that takes its place.
    var replacement: String?
    /// More than one counts.
    var mayRepeat = false

    /// Where it belongs, in terms of FHIR.
    var home: String {
        var names: [String] = []
        if contexts.contains(.form) { names.append("Questionnaire") }
        if contexts.contains(.item) {
            let codes = types.map(\.code).sorted().joined(separator: ", ")
            names.append("Questionnaire.item" + (codes.isEmpty ? "" : " (\(codes))"))
        }
        if contexts.contains(.option) { names.append("Questionnaire.item.answerOption") }
        if contexts.contains(.inside), names.isEmpty { names.append("a value or text inside of it") }
        return names.joined(separator: ", ")
    }

    private static let texts: Set<ItemType> = [.string, .text, .url]
    private static let ordered: Set<ItemType> = [.date, .dateTime, .time, .decimal, .integer, .quantity]
    private static let numbers: Set<ItemType> = [.integer, .decimal, .quantity]
    private static let questions = Set(ItemType.allCases.filter(\.isQuestion))

    private static func core(
        _ name: String, _ contexts: Contexts, _ types: Set<ItemType> = [], _ values: [String] = [],
        replacement: String? = nil, mayRepeat: Bool = false
    ) -> ExtensionRule {
        ExtensionRule(
            url: KnownExtension.corePrefix + name, contexts: contexts, types: types, values: values,
            replacement: replacement.map { KnownExtension.corePrefix + $0 }, mayRepeat: mayRepeat)
    }

    private static func sdc(
        _ name: String, _ contexts: Contexts, _ types: Set<ItemType> = [], _ values: [String] = [],
        mayRepeat: Bool = false
    ) -> ExtensionRule {
        ExtensionRule(
            url: KnownExtension.sdcPrefix + "sdc-questionnaire-" + name, contexts: contexts, types: types,
            values: values, mayRepeat: mayRepeat)
    }

    private static let whole = ["valueInteger", "valuePositiveInt", "valueUnsignedInt"]
    private static let number = whole + ["valueDecimal"]
    private static let expression = ["valueExpression"]

    private static let ofFHIR: [ExtensionRule] = [
        core("rendering-markdown", .inside), core("rendering-xhtml", .inside),
        core("questionnaire-displayCategory", .item, [.display], ["valueCodeableConcept"]),
        core("questionnaire-hidden", .item, [], ["valueBoolean"]),
        core("questionnaire-itemControl", .item, [], ["valueCodeableConcept"]),
        core("questionnaire-choiceOrientation", .item, questions, ["valueCode"]),
        core("questionnaire-sliderStepValue", .item, numbers, number),
        core("questionnaire-optionPrefix", [.option, .inside], [], ["valueString"]),
        core("entryFormat", .item, questions, ["valueString"]),
        core("questionnaire-supportHyperlink", [.form, .item], mayRepeat: true),
        core(
            "questionnaire-supportLink", [.form, .item], replacement: "questionnaire-supportHyperlink", mayRepeat: true),
        core(
            "minLength", .item, questions.subtracting([.boolean, .attachment, .reference, .quantity, .choice]), whole),
        core("minValue", .item, ordered), core("maxValue", .item, ordered),
        core("maxDecimalPlaces", .item, [.decimal, .quantity], whole),
        core("mimeType", .item, [.attachment], ["valueCode", "valueString"], mayRepeat: true),
        core("maxSize", .item, [.attachment], number),
        core("regex", [.item, .inside], questions, ["valueString"], replacement: "targetConstraint"),
        core("targetConstraint", [.form, .item], mayRepeat: true),
        core("questionnaire-constraint", [.form, .item], replacement: "targetConstraint", mayRepeat: true),
        core("questionnaire-minOccurs", .item), core("questionnaire-maxOccurs", .item),
        core("questionnaire-signatureRequired", [.form, .item], [], ["valueCodeableConcept"], mayRepeat: true),
        core("questionnaire-optionRestriction", .item, questions, mayRepeat: true),
        core("questionnaire-optionExclusive", [.option, .inside], [], ["valueBoolean"]),
        core("questionnaire-referenceResource", .item, [.reference], ["valueCode"], mayRepeat: true),
        core("questionnaire-referenceProfile", .item, [.reference], ["valueCanonical"], mayRepeat: true),
        core("questionnaire-unit", .item, numbers, ["valueCoding"]),
        core("questionnaire-unitOption", .item, [.quantity], ["valueCoding"], mayRepeat: true),
        core("questionnaire-unitValueSet", .item, [.quantity], ["valueCanonical", "valueUri"]),
        core("preferredTerminologyServer", [.form, .item], [], ["valueUrl", "valueUri"], mayRepeat: true),
        core("itemWeight", [.option, .inside], [], number),
        core("ordinalValue", [.option, .inside], [], number, replacement: "itemWeight"),
        core("questionnaire-ordinalValue", [.option, .inside], replacement: "itemWeight"),
        core("variable", [.form, .item], [], expression, mayRepeat: true), core("cqf-expression", .inside),
        core("cqf-calculatedValue", .inside, replacement: "cqf-expression"),
        core("cqf-library", .form, mayRepeat: true), core("questionnaire-fhirType", .item),
        core("questionnaire-baseType", .item), core("questionnaire-derivationType", .inside),
        core("questionnaire-definitionBased", .form), core("questionnaire-usageMode", .item, [], ["valueCode"]),
        core("artifact-versionAlgorithm", .form),
        ExtensionRule(
            url: KnownExtension.corePrefix + "questionnaire-referenceFilter", contexts: .item, types: [.reference],
            replacement: KnownExtension.candidateExpression),
        ExtensionRule(url: KnownExtension.answerConstraint, contexts: .item, types: questions, values: ["valueCode"]),
        ExtensionRule(url: KnownExtension.disabledDisplay, contexts: .item, values: ["valueCode"]),
    ]

    private static let ofSDC: [ExtensionRule] = [
        sdc("columnCount", .item, [], whole), sdc("width", .item, [], ["valueQuantity"]),
        sdc("collapsible", .item, [], ["valueCode"]),
        sdc("choiceColumn", .item, [.choice, .openChoice, .reference], mayRepeat: true),
        sdc("openLabel", .item, questions, ["valueString"]),
        sdc("shortText", [.item, .inside], [], ["valueString"]), sdc("itemMedia", .item, [], ["valueAttachment"]),
        sdc("itemAnswerMedia", [.option, .inside], [], ["valueAttachment"]),
        sdc("keyboard", .item, questions, ["valueCoding", "valueCode"]),
        sdc("optionalDisplay", .item, [], ["valueBoolean"]), sdc("minQuantity", .item, [.quantity]),
        sdc("maxQuantity", .item, [.quantity]), sdc("answerExpression", .item, questions, expression),
        sdc("answerOptionsToggleExpression", .item, questions, mayRepeat: true),
        sdc("candidateExpression", .item, [], expression), sdc("contextExpression", .item, mayRepeat: true),
        sdc("lookupQuestionnaire", .item, [.reference], ["valueCanonical"]),
        sdc("unitOpen", .item, [.quantity], ["valueCode"]),
        sdc("unitSupplementalSystem", .item, [.quantity], ["valueCanonical"]),
        sdc("enableWhenExpression", .item, [], expression), sdc("entryMode", .form, [], ["valueCode"]),
        sdc("endpoint", .form, mayRepeat: true), sdc("performerType", .form, mayRepeat: true),
        sdc("isSubject", .item, [], ["valueBoolean"]), sdc("questionnaireAdaptive", .form, mayRepeat: true),
        sdc("answerKey", .form), sdc("calculatedExpression", .item, [], expression),
        sdc("initialExpression", .item, [], expression), sdc("launchContext", .form, mayRepeat: true),
        sdc("itemPopulationContext", [.form, .item], [], expression),
        sdc("observationLinkPeriod", [.form, .item], [], ["valueDuration"]),
        sdc("sourceQueries", .form, mayRepeat: true),
        sdc("sourceStructureMap", .form, mayRepeat: true), sdc("observationExtract", [.form, .item, .inside]),
        sdc("observation-extract-category", [.form, .item], mayRepeat: true),
        sdc("observationExtractEntry", [.form, .item]), sdc("extractAllocateId", [.form, .item], mayRepeat: true),
        sdc("definitionExtract", [.form, .item], mayRepeat: true),
        sdc("definitionExtractValue", [.form, .item], mayRepeat: true),
        sdc("templateExtract", [.form, .item], mayRepeat: true), sdc("templateExtractBundle", .form),
        sdc("templateExtractContext", .inside), sdc("templateExtractValue", .inside),
        sdc("targetStructureMap", .form, mayRepeat: true), sdc("assemble-expectation", .form, [], ["valueCode"]),
        sdc("subQuestionnaire", .item, [.display], ["valueCanonical"]), sdc("assembleContext", .form, mayRepeat: true),
        sdc("assembledFrom", .form, mayRepeat: true), sdc("assembleDefinitionRoot", [.form, .item]),
        ExtensionRule(
            url: KnownExtension.sdcPrefix + "sdc-questionnaire-itemExtractionContext", contexts: [.form, .item],
            replacement: KnownExtension.sdcPrefix + "sdc-questionnaire-definitionExtract"),
        ExtensionRule(
            url: KnownExtension.sdcPrefix + "sdc-questionnaire-preferredTerminologyServer", contexts: [.form, .item],
            replacement: KnownExtension.corePrefix + "preferredTerminologyServer", mayRepeat: true),
        ExtensionRule(
            url: KnownExtension.sdcPrefix + "sdc-questionnaire-variable", contexts: [.form, .item],
            replacement: KnownExtension.variable, mayRepeat: true),
    ]

    /// All rules by the extension's url.
    static let all: [String: ExtensionRule] = Dictionary(
        (ofFHIR + ofSDC).map { ($0.url, $0) }, uniquingKeysWith: { first, _ in first })
}
