internal import Decimals
package import FHIRJSON
internal import FHIRModel
internal import Patterns
internal import Terminology

/// Reads a Questionnaire for the robot. The engine has taken the form already, so what cannot be read is passed over.
package struct RobotFormReader {
    private static let core = "http://hl7.org/fhir/StructureDefinition/"
    private static let sdc = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-"

    private var items: [RobotItem] = []
    private var itemByLinkId: [String: Int] = [:]
    private var conditionCount = 0
    private var hasRules = false
    private let terminology: FormTerminology

    /// The form that stands at `questionnaire`.
    package static func read(_ questionnaire: Node, of document: Document) -> RobotForm {
        var reader = RobotFormReader(terminology: FormTerminology(of: questionnaire, in: document))
        let json = JSON(questionnaire, of: document)
        let roots = reader.addItems(json, parent: -1)
        reader.tieConditions()
        reader.markCircles()
        reader.markMixedCircles(ExpressionTexts(json))
        let url = json["url"]?.text
        let version = json["version"]?.text
        return RobotForm(
            items: reader.items, roots: roots, itemByLinkId: reader.itemByLinkId,
            canonical: url.map { url in version.map { "\(url)|\($0)" } ?? url },
            isSequential: value(json, sdc + "entryMode")?.text == "sequential", conditionCount: reader.conditionCount,
            hasRules: reader.hasRules || hasRules(json), contexts: SyntheticContexts.json(launchContexts(json)))
    }

    private init(terminology: FormTerminology) { self.terminology = terminology }

    // MARK: Extensions

    private static func values(_ element: JSON, _ url: String) -> [JSON] {
        (element["extension"]?.elements ?? []).filter { $0["url"]?.text == url }.compactMap {
            $0.members.first { $0.name.hasPrefix("value") }?.value
        }
    }

    private static func value(_ element: JSON, _ url: String) -> JSON? { values(element, url).first }

    private static func decimal(_ value: JSON?) -> ExactDecimal? { value?.digits.flatMap { ExactDecimal($0) } }

    // MARK: The tree

    private mutating func addItems(_ element: JSON, parent: Int) -> [Int] {
        var found: [Int] = []
        for child in element["item"]?.elements ?? [] {
            guard let index = addItem(child, parent: parent) else { continue }
            if !items[index].isHint { found.append(index) }
        }
        return found
    }

    private mutating func addItem(_ json: JSON, parent: Int) -> Int? {
        guard let linkId = json["linkId"]?.text, let code = json["type"]?.text else { return nil }
        let constraint =
            json["answerConstraint"]?.text
            ?? Self.value(
                json, "http://hl7.org/fhir/5.0/StructureDefinition/extension-Questionnaire.item.answerConstraint")?
            .text
        let isOpen = constraint == "optionsOrString" || constraint == "optionsOrType"
        var type = code == "coding" ? ItemType.choice : ItemType(code: code) ?? .string
        if type == .choice && isOpen { type = .openChoice }
        let index = items.count
        itemByLinkId[linkId] = index
        var item = RobotItem(index: index, linkId: linkId, type: type, parent: parent)
        let above = parent >= 0 ? items[parent] : nil
        item.isOpenText = constraint == "optionsOrString" || (type == .openChoice && constraint == nil)
        item.isOpenValue = constraint == "optionsOrType"
        item.isHint = type == .display && (above?.isQuestion ?? false)
        item.dynamics = Self.dynamics(json, above: above?.dynamics, isGroup: !type.isQuestion)
        if Self.hasRules(json) {
            hasRules = true
            item.hints = Self.ruleHints(json)
        }
        readFlags(json, above, &item)
        if type.isQuestion {
            readLimits(json, &item)
            readOptions(json, &item)
            readDefaults(json, &item)
        }
        readConditions(json, &item)
        items.append(item)
        if type != .display { items[index].children = addItems(json, parent: index) }
        items[index].end = items.count
        return index
    }

    private func readFlags(_ json: JSON, _ above: RobotItem?, _ item: inout RobotItem) {
        let controls = (Self.value(json, Self.core + "questionnaire-itemControl")?["coding"]?.elements ?? []).compactMap
        {
            $0["code"]?.text
        }
        let isDisplay = item.type == .display
        item.isRequired = !isDisplay && json["required"]?.flag ?? false
        // A file that is to be signed is drawn: there has to be one.
        if item.type == .attachment, Self.value(json, Self.core + "questionnaire-signatureRequired") != nil {
            item.isRequired = true
        }
        // Check boxes without `repeats` take several answers (parity F37).
        item.repeats = !isDisplay && json["repeats"]?.flag ?? (item.type.isCoded && controls.contains("check-box"))
        item.isReadOnly = json["readOnly"]?.flag ?? false
        if let above, above.type == .group, above.isReadOnly { item.isReadOnly = true }
        let mode = Self.value(json, Self.core + "questionnaire-usageMode")?.text ?? ""
        item.isHidden =
            Self.value(json, Self.core + "questionnaire-hidden")?.flag ?? false || mode.hasPrefix("display")
            || above?.isHidden ?? false
        let canRide = item.type == .group || isDisplay
        item.rides =
            canRide && (controls.contains("header") || controls.contains("footer")) || above?.rides ?? false
        item.disabledDisplay =
            json["disabledDisplay"]?.text
            ?? Self.value(
                json, "http://hl7.org/fhir/5.0/StructureDefinition/extension-Questionnaire.item.disabledDisplay")?.text
        item.isAny = json["enableBehavior"]?.text == "any"
        guard item.repeats else {
            item.minOccurs = item.isRequired ? 1 : 0
            return
        }
        item.maxOccurs = .max
        if let most = Self.value(json, Self.core + "questionnaire-maxOccurs")?.int, most >= 1 { item.maxOccurs = most }
        item.minOccurs = item.isRequired ? 1 : 0
        if let least = Self.value(json, Self.core + "questionnaire-minOccurs")?.int, least >= 0,
            least <= item.maxOccurs,
            least <= 1000
        {
            item.minOccurs = max(item.minOccurs, least)
        }
    }

    private func readLimits(_ json: JSON, _ item: inout RobotItem) {
        var limits = RobotLimits()
        if let most = json["maxLength"]?.int, most != 0 { limits.maximumLength = most }
        limits.minimumLength = Self.value(json, Self.core + "minLength")?.int
        limits.minimum =
            Self.value(json, Self.core + "minValue") ?? Self.value(json, Self.sdc + "minQuantity")
            ?? Self.value(json, KnownExtension.ehelseMinValue)
        limits.maximum =
            Self.value(json, Self.core + "maxValue") ?? Self.value(json, Self.sdc + "maxQuantity")
            ?? Self.value(json, KnownExtension.ehelseMaxValue)
        limits.decimalPlaces = Self.value(json, Self.core + "maxDecimalPlaces")?.int
        if let source = Self.value(json, Self.core + "regex")?.text { limits.pattern = try? Pattern(source) }
        if let step = Self.decimal(Self.value(json, Self.core + "questionnaire-sliderStepValue")), step > .zero {
            limits.step = step
        }
        limits.units = (json["extension"]?.elements ?? []).filter {
            $0["url"]?.text == Self.core + "questionnaire-unitOption"
        }.compactMap { $0["valueCoding"] }
        limits.hasUnits = !limits.units.isEmpty
        if limits.units.isEmpty, let valueSet = Self.value(json, Self.core + "questionnaire-unitValueSet")?.text {
            let expansion = terminology.expand(valueSet)
            limits.hasUnits = true
            limits.hasWholeUnits = expansion?.isComplete ?? false
            limits.units = (expansion?.concepts ?? []).map { concept in
                let members = [("system", concept.system), ("code", concept.code), ("display", concept.display)]
                return .object(members.compactMap { name, text in text.map { .init(name, .string($0)) } })
            }
        }
        limits.unitOpenness = Self.value(json, Self.sdc + "unitOpen")?.text
        limits.supplementalUnits = Self.value(json, Self.sdc + "unitSupplementalSystem")?.text.map { Canonical($0).url }
        limits.unit = Self.value(json, Self.core + "questionnaire-unit")
        limits.mimeTypes = Self.values(json, Self.core + "mimeType").compactMap(\.text)
        if let size = Self.decimal(Self.value(json, Self.core + "maxSize")) {
            // Below 16 it speaks of megabytes, as R4 did.
            limits.maximumSize = size < ExactDecimal(16) ? (try? size * ExactDecimal(1 << 20)) ?? size : size
        }
        limits.referenceTypes = Self.values(json, Self.core + "questionnaire-referenceResource").compactMap {
            $0.text.flatMap { ResourceTypes.entry($0)?.name }
        }
        let profiles = Self.values(json, Self.core + "questionnaire-referenceProfile").compactMap(\.text)
        let types = profiles.compactMap { profile in
            profile.hasPrefix(Self.core)
                ? ResourceTypes.entry(String(Canonical(profile).url.dropFirst(Self.core.count)))?.name : nil
        }
        if !profiles.isEmpty, types.count == profiles.count {
            limits.referenceTypes =
                limits.referenceTypes.isEmpty ? types : types.filter { limits.referenceTypes.contains($0) }
        }
        if item.dynamics.changesLimits {
            limits.minimum = nil
            limits.maximum = nil
        }
        item.limits = limits
    }

    private func readOptions(_ json: JSON, _ item: inout RobotItem) {
        let listed = json["answerOption"]?.elements ?? []
        if !listed.isEmpty {
            item.options = listed.compactMap { element in
                Self.option(
                    element, isExclusive: Self.value(element, Self.core + "questionnaire-optionExclusive")?.flag)
            }
            item.hasWholeOptions = true
        } else if let reference = json["answerValueSet"]?.text {
            guard let expansion = terminology.expand(reference) else { return }
            item.hasWholeOptions = expansion.isComplete
            item.options = expansion.concepts.map { concept in
                var members: [JSON.Member] = []
                if let system = concept.system { members.append(.init("system", .string(system))) }
                members.append(.init("code", .string(concept.code)))
                if let display = concept.display { members.append(.init("display", .string(display))) }
                return RobotOption(name: "valueCoding", value: .object(members), isExclusive: concept.isExclusive)
            }
        }
    }

    private static func option(_ element: JSON, isExclusive: Bool?) -> RobotOption? {
        guard let member = element.members.first(where: { $0.name.hasPrefix("value") }) else { return nil }
        if member.name == "valueCoding", member.value["code"] == nil, member.value["display"] == nil { return nil }
        return RobotOption(name: member.name, value: member.value, isExclusive: isExclusive ?? false)
    }

    private func readDefaults(_ json: JSON, _ item: inout RobotItem) {
        // An initialExpression stands in for them.
        guard !item.dynamics.hasInitial else { return }
        item.defaults = (json["initial"]?.elements ?? []).compactMap { Self.option($0, isExclusive: nil) }
        if item.defaults.isEmpty {
            item.defaults = (json["answerOption"]?.elements ?? []).filter { $0["initialSelected"]?.flag ?? false }
                .compactMap { Self.option($0, isExclusive: nil) }
        }
    }

    // MARK: Conditions

    private mutating func readConditions(_ json: JSON, _ item: inout RobotItem) {
        for element in json["enableWhen"]?.elements ?? [] {
            let answer = element.members.first { $0.name.hasPrefix("answer") }
            item.conditions.append(
                RobotCondition(
                    number: conditionCount, question: element["question"]?.text ?? "",
                    comparison: element["operator"]?.text ?? "",
                    expectedType: answer.map { String($0.name.dropFirst("answer".count)) },
                    expected: answer?.value ?? .null))
            conditionCount += 1
        }
    }

    private mutating func tieConditions() {
        for index in items.indices {
            for position in items[index].conditions.indices {
                items[index].conditions[position].source =
                    itemByLinkId[items[index].conditions[position].question] ?? -1
            }
        }
    }

    /// An item is on a circle where following parents and sources leads back to it.
    private mutating func markCircles() {
        for start in items.indices where !items[start].conditions.isEmpty {
            items[start].isOnCircle = leadsBack(to: start) { dependencies(of: $0) }
        }
    }

    /// The same with what expressions name: more than there is, as any text that is a linkId counts.
    private mutating func markMixedCircles(_ texts: ExpressionTexts) {
        guard items.contains(where: { $0.dynamics.appears || $0.dynamics.isCalculated }) else { return }
        var named: [Int: [Int]] = [:]
        for (item, entry) in items.enumerated() {
            named[item] = texts.names(of: entry.linkId).compactMap { itemByLinkId[$0] }
        }
        for start in items.indices where !items[start].conditions.isEmpty && !items[start].isOnCircle {
            items[start].isOnMixedCircle = leadsBack(to: start) { dependencies(of: $0) + (named[$0] ?? []) }
        }
    }

    private func leadsBack(to start: Int, _ dependencies: (Int) -> [Int]) -> Bool {
        var seen: Set<Int> = []
        var pending = dependencies(start)
        while let next = pending.popLast() {
            if next == start { return true }
            if seen.insert(next).inserted { pending += dependencies(next) }
        }
        return false
    }

    private func dependencies(of item: Int) -> [Int] {
        var found = items[item].conditions.map(\.source).filter { $0 >= 0 }
        if items[item].parent >= 0 { found.append(items[item].parent) }
        return found
    }
}
