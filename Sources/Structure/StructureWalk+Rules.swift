internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// The rules that types bring (`constraint` of their definitions), by the type they are on.
extension StructureWalk {
    mutating func check(_ rules: TypeRules, _ task: Task) {
        let node = task.node
        switch rules {
        case .none, .questionnaireResponse: break
        case .questionnaire: checkCanonical(node, nameRule: version == .r5 ? .cnl0 : .que0)
        case .canonicalResource: checkCanonical(node, nameRule: nameRule(task.type))
        case .questionnaireItem: checkItem(node, in: task)
        case .enableWhen: checkEnableWhen(node)
        case .responseItem, .responseAnswer: checkResponseItem(node)
        case .extension: checkExtension(node)
        case .reference: checkReference(node)
        case .period: checkPeriod(node)
        case .quantity: if has(node, .code), !has(node, .system) { add(.qty3, at: node) }
        case .attachment: if has(node, .data), !has(node, .contentType) { add(.att1, at: node) }
        case .narrative: checkNarrative(node)
        case .contactPoint: if has(node, .value), !has(node, .system) { add(.cpt2, at: node) }
        case .expression: if !has(node, .expression), !has(node, .reference) { add(.exp1, at: node) }
        case .range: break
        case .ratio: checkRatio(node)
        case .bundle: checkBundle(node)
        case .bundleEntry: checkBundleEntry(node)
        case .parameter: checkParameter(node, in: task)
        case .patientContact:
            if !has(node, .name), !has(node, .telecom), !has(node, .address), !has(node, .organization) {
                add(.pat1, at: node)
            }
        case .valueSetInclude: checkInclude(node)
        case .expansionContains: checkContains(node)
        case .observation:
            if has(node, .dataAbsentReason), hasChoice(node, named: "value", in: task) { add(.obs6, at: node) }
        case .observationReferenceRange:
            if !has(node, .low), !has(node, .high), !has(node, .text) { add(.obs3, at: node) }
        case .timingRepeat: checkTiming(node)
        case .triggerDefinition: if has(node, .condition), !has(node, .data) { add(.trd2, at: node) }
        case .filter: if has(node, .path) == has(node, .searchParam) { add(drqRule(task.type), at: node) }
        }
    }

    // MARK: What is there

    /// The element is there, or only its twin. A `null` is no element: it is told for itself.
    func has(_ node: Node, _ key: Key) -> Bool {
        document.kindOrNull(document.member(node, key)) != .null
            || key.withUnderscore.map { document.kindOrNull(document.member(node, $0)) != .null } ?? false
    }

    /// Any form of a choice is there.
    func hasChoice(_ node: Node, named name: String, in task: Task) -> Bool {
        for child in document.children(node) {
            let key = document.key(child)
            guard let member = table.member(task.type, key.withoutUnderscore ?? key), member.isChoice else { continue }
            if table.element(task.type, Int(member.element)).name == name { return true }
        }
        return false
    }

    /// How many there are of an element.
    func count(_ node: Node, _ key: Key) -> Int {
        let list = document.member(node, key)
        guard document.kindOrNull(list) != .null else { return 0 }
        return document.kind(list) == .array ? document.count(list) : 1
    }

    // MARK: Data types

    /// ext-1: either a value or extensions. `modifierExtension` unknown to us: FHIR wants it told.
    private mutating func checkExtension(_ node: Node) {
        var hasValue = false
        var hasExtensions = false
        for child in document.children(node) {
            let key = document.key(child)
            switch key.withoutUnderscore ?? key {
            case .extension: hasExtensions = true
            case .url, .id: break
            default: hasValue = true
            }
        }
        if hasValue == hasExtensions { add(.ext1, at: node) }
        if document.key(document.parent(node)) == .modifierExtension,
            // What it names the engine looks at.
            !document.equals(document.member(node, .url), KnownExtension.criticalExtension)
        {
            add(.warning, .notSupported, .unknownModifier, at: node, .unknownModifier)
        }
    }

    private mutating func checkReference(_ node: Node) {
        guard version == .r5 else { return }
        if !has(node, .reference), !has(node, .identifier), !has(node, .display), !has(node, .extension) {
            add(.ref2, at: node)
        }
    }

    private mutating func checkPeriod(_ node: Node) {
        let start = document.member(node, .start)
        let end = document.member(node, .end)
        guard start.exists, end.exists, document.kind(start) == .string, document.kind(end) == .string else { return }
        if PrimitiveSyntax.isLater(document.rawBytes(start), than: document.rawBytes(end)) { add(.per1, at: node) }
    }

    /// txt-1, its part that needs no look into the XHTML: nothing that acts.
    private mutating func checkNarrative(_ node: Node) {
        let division = document.member(node, .div)
        guard division.exists, document.kind(division) == .string else { return }
        if PrimitiveSyntax.holdsActiveElement(document.rawBytes(division)) { add(.txt1, at: division) }
    }

    private mutating func checkRatio(_ node: Node) {
        let numerator = has(node, .numerator)
        if numerator != has(node, .denominator) || !numerator && !has(node, .extension) { add(.rat1, at: node) }
    }

    private mutating func checkTiming(_ node: Node) {
        if has(node, .duration), !has(node, .durationUnit) { add(.tim1, at: node) }
        if has(node, .period), !has(node, .periodUnit) { add(.tim2, at: node) }
        if has(node, .periodMax), !has(node, .period) { add(.tim6, at: node) }
        if has(node, .durationMax), !has(node, .duration) { add(.tim7, at: node) }
        if has(node, .countMax), !has(node, .count) { add(.tim8, at: node) }
        if has(node, .timeOfDay), has(node, .when) { add(.tim10, at: node) }
    }

    private func drqRule(_ type: UInt16) -> StructureRule {
        table.name(of: type).hasSuffix("dateFilter") ? .drq2 : .drq1
    }
}

extension Key {
    fileprivate static let dataAbsentReason = Key(frozen: "dataAbsentReason") ?? .none
}
