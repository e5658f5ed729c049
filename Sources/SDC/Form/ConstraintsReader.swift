internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import Messages
internal import Patterns
internal import Terminology

/// Reads what one Questionnaire item asks of its answers' values: lengths, limits, units, files, references.
///
/// Standard: sdc-facts 2.2 and 2.3; FHIR core extension pack; SDC "value constraints".
struct ConstraintsReader {
    let document: Document
    let node: Node
    let linkId: String
    let type: ItemType
    let terminology: FormTerminology
    let sharedOptions: SharedOptions
    let expression: String
    let version: FHIRVersion
    let names: HyphenatedNames
    /// Answers beside the options are allowed.
    let isOpen: Bool

    private(set) var warnings: [Issue] = []
    /// Extensions whose expressions were read, or told to be unusable.
    private(set) var expressionEntries: [Node] = []
    private var limitIsUnusable = false

    init(
        document: Document, node: Node, linkId: String, type: ItemType, terminology: FormTerminology,
        sharedOptions: SharedOptions, expression: String, version: FHIRVersion, names: HyphenatedNames,
        isOpen: Bool
    ) {
        self.names = names
        self.document = document
        self.node = node
        self.linkId = linkId
        self.type = type
        self.terminology = terminology
        self.sharedOptions = sharedOptions
        self.expression = expression
        self.version = version
        self.isOpen = isOpen
    }

    /// - Parameter entry: the extension; nil = the item.
    private mutating func warn(_ fault: FormFault, _ arguments: [String] = [], at entry: Node? = nil) {
        let place = entry.flatMap { $0.exists ? $0 : nil } ?? node
        warnings.append(
            Issue(
                .warning, FormFinding(fault, of: linkId, arguments), at: place, expression: "\(expression).extension"))
    }

    private mutating func warn(_ fault: FormFault, _ arguments: [String] = [], in url: String) {
        warn(fault, arguments, at: document.extensionNode(node, url))
    }

    mutating func read() -> Constraints {
        var result = Constraints()
        if type != .display { result.signatures = SignaturePurpose.all(of: node, in: document) }
        guard type.isQuestion else { return result }
        result.message =
            KnownExtension.validationTexts.lazy.compactMap { [document, node] in
                document.extensionString(node, $0)
            }.first
        readLengths(&result)
        (result.minimum, result.minimumExpression) = limit(
            KnownExtension.minValue, quantity: KnownExtension.minQuantity, older: KnownExtension.ehelseMinValue
        ) { $0.isAbove($1) }
        (result.maximum, result.maximumExpression) = limit(
            KnownExtension.maxValue, quantity: KnownExtension.maxQuantity, older: KnownExtension.ehelseMaxValue
        ) { $1.isAbove($0) }
        result.maximumDecimalPlaces = document.extensionInt(node, KnownExtension.maxDecimalPlaces)
        readPattern(&result)
        readStep(&result)
        switch type {
        case .quantity: readUnits(&result)
        case .attachment:
            result.mediaTypes = MediaTypes(strings(KnownExtension.mimeType))
            result.maximumSize = document.decimal(document.extensionValue(node, KnownExtension.maxSize)).map(bytes)
        case .reference: readReferences(&result)
        default: break
        }
        warnAboutConflicts(result)
        warnAboutOptions()
        return result
    }

    private func strings(_ url: String) -> [String] {
        document.extensionNodes(node, url).compactMap { document.string(document.valueNode(of: $0)) }
    }

    // MARK: Text

    private mutating func readLengths(_ result: inout Constraints) {
        result.maximumLength = document.numberText(document.member(node, .maxLength)).flatMap { Int($0) }
        // 0 means "no limit" in forms made for the seed system.
        if result.maximumLength == 0 { result.maximumLength = nil }
        result.minimumLength = document.extensionInt(node, KnownExtension.minLength)
        guard let least = result.minimumLength else { return }
        let most =
            switch type {
            // On dates and times it asks for precision: nothing is longer than a whole date.
            case .date: 10
            case .dateTime, .time: Int.max
            // Nothing is longer than a whole number with its sign.
            case .integer: min(result.maximumLength ?? .max, 11)
            default: result.maximumLength ?? .max
            }
        guard least > most else { return }
        result.lengthsContradict = true
        warn(.lengthsContradict, [String(least), String(most)], in: KnownExtension.minLength)
    }

    private mutating func readPattern(_ result: inout Constraints) {
        guard let source = document.extensionString(node, KnownExtension.regex).map(plainPattern) else { return }
        do {
            result.pattern = try Pattern(source)
            result.patternSource = source
        } catch {
            warn(.patternInvalid, ["\(error)"], in: KnownExtension.regex)
        }
    }

    private mutating func readStep(_ result: inout Constraints) {
        guard type == .integer || type == .decimal || type == .quantity,
            let step = document.decimal(document.extensionValue(node, KnownExtension.sliderStepValue))
        else { return }
        if step > ExactDecimal(0) {
            result.sliderStep = step
        } else {
            warn(.sliderStepInvalid, in: KnownExtension.sliderStepValue)
        }
    }

    // MARK: Units

    private mutating func readUnits(_ result: inout Constraints) {
        switch document.extensionString(node, KnownExtension.unitOpen) {
        case "optionsOnly": result.unitOpenness = .listOnly
        case "optionsOrType": result.unitOpenness = .anyUnit
        case "optionsOrString": result.unitOpenness = .freeText
        case let other?: warn(.unitOpenUnknown, [other], in: KnownExtension.unitOpen)
        case nil: break
        }
        result.supplementalUnitSystem = document.extensionString(node, KnownExtension.unitSupplementalSystem).map {
            Canonical($0).url
        }
        let listed = document.extensionNodes(node, KnownExtension.unitOption).compactMap {
            // Some forms put an expression beside the Coding.
            UnitOption(document.member($0, .valueCoding), in: document)
        }.filter { $0.code != nil || $0.display != nil }
        let valueSet = document.extensionString(node, KnownExtension.unitValueSet)
        if !listed.isEmpty {
            if valueSet != nil {
                warn(.unitsTwice, in: KnownExtension.unitValueSet)
            }
            result.unitList = UnitList(listed)
        } else if let valueSet {
            let list = unitList(valueSet)
            if let problem = list.problem {
                warn(.unitsIncomplete, [problem], in: KnownExtension.unitValueSet)
            }
            result.unitList = list
        } else if result.unitOpenness == .listOnly {
            // The form means one unit only: that which it shows.
            if let fixed = UnitOption(document.extensionValue(node, KnownExtension.unit), in: document) {
                result.unitList = UnitList([fixed])
            } else {
                warn(.unitsNone, in: KnownExtension.unitOpen)
            }
        }
    }

    /// The codes of a value set, worked out once for all items that name it.
    private func unitList(_ valueSet: String) -> UnitList {
        if let known = sharedOptions.units[valueSet] { return known }
        let list: UnitList
        if Canonical(valueSet).url == UnitList.allOfUCUM {
            list = UnitList([], holdsUCUM: true, isOfValueSet: true)
        } else {
            let options = sharedOptions.list(valueSet, of: terminology)
            list = UnitList(
                options.options.compactMap { option in
                    guard case .coding(let system, _, let code, let display) = option.value else { return nil }
                    return UnitOption(system: system, code: code, display: display)
                }, problem: options.problem, isOfValueSet: true)
        }
        sharedOptions.units[valueSet] = list
        return list
    }

    // MARK: References

    /// `referenceResource` names types, `referenceProfile` profiles: one of each has to fit. Of profiles only those of FHIR
    /// itself tell their type.
    private mutating func readReferences(_ result: inout Constraints) {
        let types = known(strings(KnownExtension.referenceResource), "referenceResource")
        let profiles = strings(KnownExtension.referenceProfile).map { Canonical($0).url }
        let core = profiles.filter { $0.hasPrefix(KnownExtension.corePrefix) }.map {
            String($0.dropFirst(KnownExtension.corePrefix.count))
        }
        // Profiles that FHIR itself has of a type (`bodyweight`) are not that type.
        let profiled = core.filter { isAny($0) || ResourceTypes.entry($0) != nil }
        var allowed = types
        if profiled.count < profiles.count {
            warn(.referenceProfile, in: KnownExtension.referenceProfile)
        } else if !profiled.isEmpty {
            allowed = types.isEmpty ? profiled : profiled.filter { types.contains($0) || isAny($0) }
            if allowed.isEmpty {
                warn(.referenceTypesContradict, in: KnownExtension.referenceResource)
                allowed = profiled
            }
        }
        result.referenceTypes = allowed.contains(where: isAny) ? [] : allowed
    }

    /// Types that FHIR has; nothing could be a reference to another.
    private mutating func known(_ types: [String], _ name: String) -> [String] {
        var seen: Set<String> = []
        let found = types.filter { (isAny($0) || ResourceTypes.entry($0) != nil) && seen.insert($0).inserted }
        if found.count < Set(types).count {
            warn(.referenceTypeUnknown, [name], in: KnownExtension.referenceResource)
        }
        return found
    }

    private func isAny(_ type: String) -> Bool { ["Resource", "DomainResource", "Any"].contains(type) }

    // MARK: Faults of the form

    private mutating func warnAboutConflicts(_ constraints: Constraints) {
        guard let minimum = constraints.minimum, let maximum = constraints.maximum,
            minimum.value.isAbove(maximum.value)
        else { return }
        warn(.limitsContradict, [minimum.text, maximum.text], at: document.parent(minimum.node))
    }

    private static let valueConstraints = [
        KnownExtension.minLength, KnownExtension.minValue, KnownExtension.maxValue, KnownExtension.minQuantity,
        KnownExtension.maxQuantity, KnownExtension.maxDecimalPlaces, KnownExtension.regex,
    ]

    /// Where answers are listed, nothing else says what may be answered (SDC "value constraints"); beside free text it may.
    private mutating func warnAboutOptions() {
        // Of a coded item nothing of it means anything, which is told for itself.
        guard !isOpen, !type.isCoded,
            document.first(document.member(node, .answerOption)).exists || document.member(node, .answerValueSet).exists
                || document.extensionNode(node, KnownExtension.answerExpression).exists
        else { return }
        let found = Self.valueConstraints.filter { document.extensionNode(node, $0).exists }.map {
            $0.split(separator: "/").last.map(String.init) ?? $0
        }
        guard !found.isEmpty else { return }
        warn(.optionsAndLimits, [found.joined(separator: ", ")])
    }

    // MARK: Details

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

    /// A limit: the value written, or what works it out. Of two that are written the tighter holds.
    private mutating func limit(
        _ url: String, quantity: String, older: String, isTighter: (LimitValue, LimitValue) -> Bool
    ) -> (ValueLimit?, FormExpression?) {
        var entries = [document.extensionNode(node, url)]
        if type == .quantity { entries.append(document.extensionNode(node, quantity)) }
        entries.removeAll { !$0.exists }
        if entries.isEmpty { entries = [document.extensionNode(node, older)].filter(\.exists) }
        var chosen: ValueLimit?
        for entry in entries {
            if let expression = limitExpression(entry) { return (nil, expression) }
            let value = document.valueNode(of: entry)
            guard value.exists else { continue }
            guard let limit = limitValue(value) else {
                if !limitIsUnusable {
                    warn(.limitType, at: entry)
                }
                continue
            }
            guard chosen.map({ isTighter(limit, $0.value) }) ?? true else { continue }
            let text = document.string(value) ?? document.numberText(value) ?? quantityText(value)
            chosen = ValueLimit(value: limit, text: text, node: value)
        }
        return (chosen, nil)
    }

    /// The expression in a limit's value: in the extensions of the value or its twin, or written as text where the item
    /// asks for another type.
    private mutating func limitExpression(_ entry: Node) -> FormExpression? {
        limitIsUnusable = false
        let reader = ExpressionReader(document: document, version: version, names: names)
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
                let url = document.string(entry, .url) ?? ""
                let (fault, arguments) = why.told(of: url.split(separator: "/").last.map(String.init) ?? url)
                warn(fault, arguments, at: entry)
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
                let unit = UnitOption(value, in: document)
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
}

extension UnitOption {
    /// A unit out of a Coding or a Quantity; nil where the value is neither.
    init?(_ value: Node, in document: Document) {
        guard document.kind(orNone: value) == .object else { return nil }
        self.init(
            system: document.string(value, .system), code: document.string(value, .code),
            display: document.string(value, .display) ?? document.string(value, .unit))
    }
}
