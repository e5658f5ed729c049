internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes the answer formats that offer options: `textChoice`, `valuePicker`, `textScale`.
struct ChoiceWriter {
    let texts: FormTexts
    let item: FormItem
    let detail: ItemDetail

    private var document: Document { texts.document }

    /// Longer lists are cut; `choicesTotal` and `choicesTruncated` say so.
    static let maximumChoices = 1000

    func write(_ list: OptionList, to json: inout JSONWriter) {
        let isOpen = !item.traits.isDisjoint(with: [.openText, .openValue])
        writeFormat(list, isOpen: isOpen, to: &json)
        json.key("choices")
        json.beginArray()
        for option in list.options.prefix(Self.maximumChoices) { writeChoice(option, to: &json) }
        json.endArray()
        if list.options.count > Self.maximumChoices {
            json.member("choicesTotal", list.options.count)
            json.member("choicesTruncated", true)
        }
        if isOpen { writeOther(to: &json) }
        if let problem = list.problem {
            json.member("incomplete", true)
            json.member("problem", problem)
            let labels = texts.labels
            json.member("incompleteMessage", list.options.isEmpty ? labels.noChoices : labels.choicesMissing)
        }
    }

    /// A picker and a scale hold one answer, and have no room for one of the person's own: otherwise it is a list.
    private func writeFormat(_ list: OptionList, isOpen: Bool, to json: inout JSONWriter) {
        let isSingle = !item.repeats && !isOpen && !list.options.isEmpty
        if isSingle, detail.controls.contains("slider"), list.options.count > 1 {
            json.member("format", "textScale")
        } else if isSingle, detail.controls.contains("drop-down") {
            json.member("format", "valuePicker")
        } else {
            json.member("format", "textChoice")
            json.member("style", item.repeats ? "multipleChoice" : "singleChoice")
        }
    }

    private func writeOther(to json: inout JSONWriter) {
        json.key("otherChoice")
        json.beginObject()
        let label = texts.extensionText(detail.node, KnownExtension.openLabel)
        if label.exists {
            json.member("text", label, of: document)
        } else {
            json.member("text", texts.labels.other)
        }
        // `optionsOrType` takes another value of the same type, `optionsOrString` takes words.
        let type = item.traits.contains(.openText) ? ValueType.string : item.type.valueType ?? .string
        json.member("valueType", type.name)
        let placeholder = texts.extensionText(detail.node, KnownExtension.entryFormat)
        if placeholder.exists { json.member("placeholder", placeholder, of: document) }
        if type == .string, let length = detail.constraints.maximumLength { json.member("maximumLength", length) }
        json.endObject()
    }

    private func writeChoice(_ option: AnswerOption, to json: inout JSONWriter) {
        json.beginObject()
        let translated = option.node.exists ? texts.extensionText(option.node, KnownExtension.optionPrefix) : .none
        if translated.exists {
            json.member("prefix", translated, of: document)
        } else if let prefix = option.prefix {
            json.member("prefix", prefix)
        }
        let designation = texts.designation(option.designations)
        json.member("text", designation ?? option.text)
        texts.markup(of: option, isTranslated: designation != nil).writeMembers(to: &json)
        json.key("answer")
        json.beginObject()
        writeAnswer(option, to: &json)
        json.endObject()
        if option.isExclusive { json.member("exclusive", true) }
        if let weight = option.weight {
            json.key("weight")
            json.number(text: weight)
        }
        if option.node.exists {
            MediaWriter(texts: texts).write(KnownExtension.itemAnswerMedia, of: option.node, to: &json)
        }
        json.endObject()
    }

    /// Some forms carry null for what is not there; FHIR knows none, so a client is not made to send it. Markup and other
    /// languages of the display are no part of an answer.
    private func belongsToAnswer(_ member: Node) -> Bool {
        document.kind(member) != .null && document.key(member) != .underscoreDisplay
    }

    /// The value as it is to be sent back.
    private func writeAnswer(_ option: AnswerOption, to json: inout JSONWriter) {
        if option.node.exists {
            let value = document.valueNode(of: option.node)
            guard let type = ValueType(valueKey: document.key(value)) else { return }
            guard document.children(value).contains(where: { !belongsToAnswer($0) }) else {
                json.member(type.valueName, value, of: document)
                return
            }
            json.key(type.valueName)
            json.beginObject()
            for member in document.children(value) where belongsToAnswer(member) {
                json.key(document.name(of: document.key(member)))
                json.node(member, of: document)
            }
            json.endObject()
            return
        }
        option.writeValue(display: nil, weightUrl: nil, to: &json)
    }
}

extension FormTexts {
    /// The markup beside the words of an option.
    func markup(of option: AnswerOption, isTranslated: Bool) -> TextMarkup {
        guard option.node.exists else {
            return option.markup.map { TextMarkup(cleaning: $0, isTranslated: isTranslated) } ?? TextMarkup()
        }
        let value = document.valueNode(of: option.node)
        if document.isObject(value) {
            return markup(of: document.member(value, .underscoreDisplay), isTranslated: isTranslated)
        }
        guard value.exists else { return TextMarkup() }
        let shadow = document.member(option.node, named: "_" + document.name(of: document.key(value)))
        return markup(of: shadow, isTranslated: isTranslated)
    }
}

extension AnswerOption {
    /// What a person reads, in the form's own language.
    var text: String {
        switch value {
        case .coding(_, _, let code, let display): display ?? code ?? ""
        case .primitive(_, let text): text
        case .reference(let reference, let display): display ?? reference ?? ""
        case .quantity(let number, let unit):
            (unit.display ?? unit.code).map { "\(number) \($0)" } ?? number
        }
    }

    /// An option that stands nowhere in the form, with the name of its type.
    func writeValue(
        display: String?, weightUrl: String?, markup: TextMarkup = TextMarkup(), to json: inout JSONWriter
    ) {
        json.key(value.type.valueName)
        switch value {
        case .coding: writeCoding(display: display, weightUrl: weightUrl, markup: markup, to: &json)
        case .primitive(.boolean, let text): json.bool(text == "true")
        case .primitive(.integer, let text), .primitive(.decimal, let text): json.number(text: text)
        case .primitive(_, let text): json.string(text)
        case .reference(let reference, let display):
            json.beginObject()
            if let reference { json.member("reference", reference) }
            if let display { json.member("display", display) }
            json.endObject()
        case .quantity(let number, let unit):
            json.beginObject()
            json.key("value")
            json.number(text: number)
            if let text = unit.display ?? unit.code { json.member("unit", text) }
            if let system = unit.system { json.member("system", system) }
            if let code = unit.code { json.member("code", code) }
            json.endObject()
        }
    }

    /// A code of a value set as a Coding.
    ///
    /// - Parameters:
    ///   - display: in place of the code's own.
    ///   - weightUrl: extension that carries the weight; nil = left out.
    ///   - markup: of the display.
    func writeCoding(
        display translated: String?, weightUrl: String?, markup: TextMarkup = TextMarkup(), to json: inout JSONWriter
    ) {
        guard case .coding(let system, let version, let code, let display) = value else { return }
        json.beginObject()
        if let weightUrl, let weight {
            json.key("extension")
            json.beginArray()
            json.beginObject()
            json.member("url", weightUrl)
            json.key("valueDecimal")
            json.number(text: weight)
            json.endObject()
            json.endArray()
        }
        if let system { json.member("system", system) }
        if let version { json.member("version", version) }
        if let code { json.member("code", code) }
        if let display = translated ?? display {
            json.member("display", display)
            markup.writeCompanion("_display", to: &json)
        }
        json.endObject()
    }
}
