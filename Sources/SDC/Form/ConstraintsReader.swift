internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel
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

    private(set) var warnings: [Issue] = []
    /// Extensions whose expressions were read, or told to be unusable.
    private(set) var expressionEntries: [Node] = []
    private var limitIsUnusable = false

    init(
        document: Document, node: Node, linkId: String, type: ItemType, terminology: FormTerminology,
        sharedOptions: SharedOptions, expression: String, version: FHIRVersion
    ) {
        self.document = document
        self.node = node
        self.linkId = linkId
        self.type = type
        self.terminology = terminology
        self.sharedOptions = sharedOptions
        self.expression = expression
        self.version = version
    }

    private mutating func warn(_ code: Issue.Code, _ text: String, _ member: String) {
        warnings.append(Issue(.warning, code, text, linkId: linkId, expression: "\(expression).\(member)"))
    }

    mutating func read() -> Constraints {
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
                UnitOption(document.valueNode(of: $0), in: document)
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
