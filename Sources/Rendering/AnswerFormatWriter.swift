internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes `answerFormat`: ResearchKit's vocabulary with the item's limits (design 3.3).
struct AnswerFormatWriter {
    let texts: FormTexts
    /// Place of the item in the form.
    let index: Int32
    let detail: ItemDetail
    /// The item's, with the limits that hold now.
    let constraints: Constraints
    /// Those that may be chosen now.
    let options: OptionList?
    /// Displays below the question that hold now.
    let hints: HintList

    private var item: FormItem { texts.form.items[Int(index)] }
    private var document: Document { texts.document }

    func write(to json: inout JSONWriter) {
        json.beginObject()
        if let options {
            ChoiceWriter(texts: texts, item: item, detail: detail).write(options, to: &json)
            writeEnds(to: &json)
        } else {
            writeFormat(to: &json)
        }
        writeExtension("placeholder", texts.extensionText(detail.node, KnownExtension.entryFormat), to: &json)
        if let control = ItemHeadWriter(texts: texts).control(of: detail) { json.member("control", control) }
        if document.member(detail.node, .extension).exists {
            writeLayout(to: &json)
            ChoiceColumnsWriter(texts: texts).write(of: detail.node, to: &json)
        }
        TerminologyWriter(texts: texts).write(of: index, to: &json)
        json.endObject()
    }

    private func writeFormat(to json: inout JSONWriter) {
        switch item.type {
        case .boolean:
            json.member("format", "boolean")
            json.member("yes", texts.labels.yes)
            json.member("no", texts.labels.no)
        case .integer, .decimal:
            if detail.controls.contains("slider"), writeScale(to: &json) { return }
            writeNumeric(to: &json)
        case .quantity: writeQuantity(to: &json)
        case .date: writeDate("date", to: &json)
        case .dateTime: writeDate("dateTime", to: &json)
        case .time:
            json.member("format", "timeOfDay")
            if let minimum = constraints.minimum { json.member("minimum", minimum.text) }
            if let maximum = constraints.maximum { json.member("maximum", maximum.text) }
        case .attachment: writeAttachment(to: &json)
        case .reference:
            json.member("format", "reference")
            writeStrings("referenceTypes", constraints.referenceTypes, to: &json)
            let profiles = document.extensionNodes(detail.node, KnownExtension.referenceProfile)
            writeStrings(
                "referenceProfiles", profiles.compactMap { document.string(document.valueNode(of: $0)) }, to: &json)
            let lookup = document.extensionValue(detail.node, KnownExtension.lookupQuestionnaire)
            writeExtension("lookupQuestionnaire", lookup, to: &json)
        case .string, .text, .url, .choice, .openChoice, .group, .display:
            writeTextual(to: &json)
        }
    }

    /// How options, or the two buttons of a boolean, are laid out; how a slider lies.
    private func writeLayout(to json: inout JSONWriter) {
        let orientation = document.extensionValue(detail.node, KnownExtension.choiceOrientation)
        if options != nil || item.type == .boolean { writeExtension("orientation", orientation, to: &json) }
        if let columns = document.extensionInt(detail.node, KnownExtension.columnCount), columns > 0 {
            json.member("columns", columns)
        }
    }

    /// What stands at the two ends.
    private func writeEnds(to json: inout JSONWriter) {
        writeExtension("minimumValueDescription", hints.words(of: "lower"), to: &json)
        writeExtension("maximumValueDescription", hints.words(of: "upper"), to: &json)
    }

    // MARK: Numbers

    /// A slider needs two ends. The lower is 0 where the form gives none, as in the seed system; without an upper end, or
    /// with ends the wrong way round, there is no scale to draw and the number is typed.
    ///
    /// - Returns: whether a scale was written.
    private func writeScale(to json: inout JSONWriter) -> Bool {
        guard let upper = constraints.maximum, case .number(let maximum) = upper.value else { return false }
        var minimum = ExactDecimal.zero
        if let lower = constraints.minimum {
            guard case .number(let number) = lower.value else { return false }
            minimum = number
        }
        guard minimum < maximum else { return false }
        let isInteger = item.type == .integer
        json.member("format", isInteger ? "scale" : "continuousScale")
        json.key("minimum")
        writeLowerEnd(to: &json)
        writeNumberLimit("maximum", upper, to: &json)
        let step = document.extensionValue(detail.node, KnownExtension.sliderStepValue)
        if constraints.sliderStep != nil, step.exists {
            json.member("step", step, of: document)
        } else if isInteger {
            json.member("step", 1)
        }
        if let initial = detail.initial.first {
            json.member("defaultValue", document.valueNode(of: initial), of: document)
        } else {
            json.key("defaultValue")
            writeLowerEnd(to: &json)
        }
        if !isInteger, let places = constraints.maximumDecimalPlaces { json.member("maximumFractionDigits", places) }
        writeEnds(to: &json)
        if document.extensionString(detail.node, KnownExtension.choiceOrientation) == "vertical" {
            json.member("vertical", true)
        }
        writeUnit(to: &json)
        return true
    }

    private func writeLowerEnd(to json: inout JSONWriter) {
        if let lower = constraints.minimum {
            writeNumber(of: lower, to: &json)
        } else {
            json.number(0)
        }
    }

    private func writeNumeric(to json: inout JSONWriter) {
        json.member("format", "numeric")
        json.member("style", item.type == .integer ? "integer" : "decimal")
        writeNumberLimits(to: &json)
        writeEnds(to: &json)
        writeUnit(to: &json)
    }

    private func writeNumberLimits(to json: inout JSONWriter) {
        if let minimum = constraints.minimum { writeNumberLimit("minimum", minimum, to: &json) }
        if let maximum = constraints.maximum { writeNumberLimit("maximum", maximum, to: &json) }
        if let places = constraints.maximumDecimalPlaces, item.type != .integer {
            json.member("maximumFractionDigits", places)
        }
    }

    /// The number of a limit; one given as a Quantity is its value.
    private func writeNumberLimit(_ name: StaticString, _ limit: ValueLimit, to json: inout JSONWriter) {
        switch limit.value {
        case .number, .quantity:
            json.key(name)
            writeNumber(of: limit, to: &json)
        case .date, .dateTime, .time: return
        }
    }

    /// As the form writes it, or as an expression gives it.
    private func writeNumber(of limit: ValueLimit, to json: inout JSONWriter) {
        if limit.node.exists {
            let isQuantity = document.kind(limit.node) == .object
            json.node(isQuantity ? document.member(limit.node, .value) : limit.node, of: document)
            return
        }
        switch limit.value {
        case .number(let number), .quantity(let number, _): json.number(text: number.description)
        case .date, .dateTime, .time: json.null()
        }
    }

    /// The words of a `unit` display go before those of the unit's code: the author wrote them for this question.
    private func writeUnit(to json: inout JSONWriter) {
        let words = hints.words(of: "unit")
        if let unit = detail.unit {
            if let code = unit.code ?? unit.display { json.member("unit", code) }
            if !words.exists, let display = unitWords(unit) { json.member("displayUnit", display) }
        }
        writeExtension("displayUnit", words, to: &json)
    }

    /// The name of a unit in the chosen language, else its own, else its code.
    private func unitWords(_ unit: UnitOption) -> String? {
        let entries =
            document.extensionNodes(detail.node, KnownExtension.unitOption)
            + document.extensionNodes(detail.node, KnownExtension.unit)
        for entry in entries.prefix(Self.maximumUnits) {
            let coding = document.valueNode(of: entry)
            guard document.string(coding, .code) == unit.code, document.string(coding, .system) == unit.system else {
                continue
            }
            let translated = texts.translation(document.member(coding, .underscoreDisplay))
            if translated.exists { return document.string(translated) }
        }
        return unit.display ?? unit.code
    }

    /// Units behind these keep their own names: looking for each among all would take the square of their number.
    private static let maximumUnits = 100

    private func writeQuantity(to json: inout JSONWriter) {
        json.member("format", "quantity")
        json.member("style", "decimal")
        writeNumberLimits(to: &json)
        writeEnds(to: &json)
        let step = document.extensionValue(detail.node, KnownExtension.sliderStepValue)
        if document.isPositive(step) { json.member("step", step, of: document) }
        // A limit in a unit of its own holds for answers in other units too, once converted.
        if case .quantity(_, let unit)? = constraints.minimum?.value { writeUnit("minimumUnit", unit, to: &json) }
        if case .quantity(_, let unit)? = constraints.maximum?.value { writeUnit("maximumUnit", unit, to: &json) }
        writeUnit(to: &json)
        let units = constraints.units.isEmpty ? detail.unit.map { [$0] } ?? [] : constraints.units
        if !units.isEmpty {
            json.key("units")
            json.beginArray()
            for unit in units.prefix(ChoiceWriter.maximumChoices) { writeUnitObject(unit, to: &json) }
            json.endArray()
        }
        switch constraints.unitOpenness {
        case .unsaid, .listOnly: break
        case .anyUnit:
            json.member("otherUnit", "coded")
            if let system = constraints.supplementalUnitSystem { json.member("otherUnitSystem", system) }
        case .freeText: json.member("otherUnit", "text")
        }
        writeExtension("unitValueSet", document.extensionValue(detail.node, KnownExtension.unitValueSet), to: &json)
    }

    private func writeUnit(_ name: StaticString, _ unit: UnitOption, to json: inout JSONWriter) {
        guard unit.system != nil || unit.code != nil || unit.display != nil else { return }
        json.key(name)
        writeUnitObject(unit, to: &json)
    }

    private func writeUnitObject(_ unit: UnitOption, to json: inout JSONWriter) {
        json.beginObject()
        if let system = unit.system { json.member("system", system) }
        if let code = unit.code { json.member("code", code) }
        json.member("text", unitWords(unit) ?? "")
        json.endObject()
    }

    // MARK: Everything else

    private func writeDate(_ format: StaticString, to json: inout JSONWriter) {
        json.member("format", format)
        if let minimum = constraints.minimum { json.member("minimumDate", minimum.text) }
        if let maximum = constraints.maximum { json.member("maximumDate", maximum.text) }
    }

    private func writeAttachment(to json: inout JSONWriter) {
        json.member("format", "attachment")
        writeStrings("mimeTypes", constraints.mimeTypes, to: &json)
        if let size = constraints.maximumSize {
            json.key("maximumSize")
            json.number(text: size.description)
        }
    }

    private func writeTextual(to json: inout JSONWriter) {
        json.member("format", "text")
        json.member("multipleLines", item.type == .text)
        if let length = constraints.minimumLength { json.member("minimumLength", length) }
        if let length = constraints.maximumLength { json.member("maximumLength", length) }
        if let regex = constraints.patternSource {
            json.member("regex", regex)
            if constraints.message == nil { json.member("invalidMessage", texts.labels.invalid) }
        }
        if constraints.message != nil {
            let message = KnownExtension.validationTexts.lazy.map { texts.extensionText(detail.node, $0) }
            if let found = message.first(where: { $0.exists }) { json.member("invalidMessage", found, of: document) }
        }
        if let keyboard { json.member("keyboardType", keyboard) }
        writeExtension(
            "textContentType", document.extensionValue(detail.node, KnownExtension.iosTextContentType), to: &json)
        writeExtension(
            "autocapitalizationType", document.extensionValue(detail.node, KnownExtension.iosAutocapitalization),
            to: &json)
    }

    /// The keyboard under ResearchKit's names; SDC's codes are put into them, unknown ones are handed on.
    private var keyboard: String? {
        if let type = document.extensionString(detail.node, KnownExtension.iosKeyboardType) { return type }
        let coding = document.extensionValue(detail.node, KnownExtension.keyboard)
        switch document.string(coding, .code) {
        case "phone": return "phonePad"
        case "email": return "emailAddress"
        case "number": return "decimalPad"
        case "url": return "URL"
        case "chat": return "default"
        case let other?: return other
        case nil: return item.type == .url ? "URL" : nil
        }
    }

    // MARK: Small things

    private func writeExtension(_ name: StaticString, _ text: Node, to json: inout JSONWriter) {
        if document.isText(text) { json.member(name, text, of: document) }
    }

    private func writeStrings(_ name: StaticString, _ values: [String], to json: inout JSONWriter) {
        guard !values.isEmpty else { return }
        json.key(name)
        json.beginArray()
        for value in values { json.string(value) }
        json.endArray()
    }
}
