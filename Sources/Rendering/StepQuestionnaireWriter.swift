internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes `step` for FHIR renderers: a Questionnaire with the step's items in the form's own words, so that any renderer
/// draws it.
///
/// Conditions, defaults and calculations are taken out, options put in, texts are in the chosen language. It has no `url`
/// of its own; `derivedFrom` names the form.
struct StepQuestionnaireWriter {
    let texts: FormTexts
    let content: StepContent
    let state: ResponseState
    /// Ids of contained resources that what was written refers to.
    private var contained: Set<String> = []

    /// Longer expansions stay an `answerValueSet`.
    private static let maximumOptions = 200

    init(texts: FormTexts, content: StepContent, state: ResponseState) {
        self.state = state
        self.texts = texts
        self.content = content
    }

    private var form: Form { texts.form }
    private var document: Document { texts.document }
    private var copy: ElementCopy { ElementCopy(texts: texts) }

    mutating func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("resourceType", "Questionnaire")
        if let language = texts.language { json.member("language", language) }
        json.key("meta")
        json.beginObject()
        json.key("tag")
        json.beginArray()
        json.beginObject()
        json.member("system", "http://terminology.hl7.org/CodeSystem/v3-ObservationValue")
        json.member("code", "SUBSETTED")
        json.endObject()
        json.endArray()
        json.endObject()
        writeTerminologyServers(to: &json)
        let title = texts.title
        if title.exists { json.member("title", title, of: document) }
        writeShadow(texts.choose(form.questionnaire, .title, .underscoreTitle), "_title", isInline: true, to: &json)
        json.key("derivedFrom")
        json.beginArray()
        json.string(form.canonical)
        json.endArray()
        let status = document.member(form.questionnaire, .status)
        if document.isText(status) {
            json.member("status", status, of: document)
        } else {
            json.member("status", "active")
        }
        writeItems(from: form.firstRoot, to: &json)
        writeContained(to: &json)
        json.endObject()
    }

    /// A renderer that expands a value set itself is told where.
    private func writeTerminologyServers(to json: inout JSONWriter) {
        let servers = copy.keptExtensions(document.member(form.questionnaire, .extension)).filter {
            let url = document.member($0, .url)
            return document.equals(url, KnownExtension.preferredTerminologyServer)
                || document.equals(url, KnownExtension.sdcPreferredTerminologyServer)
        }
        guard !servers.isEmpty else { return }
        json.key("extension")
        json.beginArray()
        for server in servers { copy.writeExtension(server, to: &json) }
        json.endArray()
    }

    // MARK: Items

    private mutating func writeItems(from first: Int32, to json: inout JSONWriter) {
        var isOpen = false
        var item = first
        while item >= 0 {
            let part = content.items[Int(item)]
            if part != .none {
                if !isOpen {
                    json.key("item")
                    json.beginArray()
                    isOpen = true
                }
                json.beginObject()
                if part == .shell && form.items[Int(item)].isGroup {
                    // A group without items is none (que-1): the question for more rows is shown as a text.
                    let isEmpty = !hasPart(below: item)
                    writeShell(item, type: isEmpty ? "display" : "group", to: &json)
                } else {
                    writeCopy(item, isShell: part == .shell, to: &json)
                }
                writeItems(from: form.items[Int(item)].firstChild, to: &json)
                json.endObject()
            }
            item = form.items[Int(item)].nextSibling
        }
        if isOpen { json.endArray() }
    }

    private func hasPart(below item: Int32) -> Bool {
        var child = form.items[Int(item)].firstChild
        while child >= 0 {
            if content.items[Int(child)] != .none { return true }
            child = form.items[Int(child)].nextSibling
        }
        return false
    }

    private func writeShell(_ item: Int32, type: String, to json: inout JSONWriter) {
        let detail = form.details[Int(item)]
        json.member("linkId", detail.linkId)
        writePlain("prefix", texts.text(detail.node, .prefix, .underscorePrefix), to: &json)
        if let text = worked(detail, item).text {
            json.member("text", text)
        } else {
            writePlain("text", texts.text(detail.node, .text, .underscoreText), to: &json)
        }
        json.member("type", type)
    }

    /// An item as the form has it, but for what a step leaves out. A question above the step is copied too, so that its
    /// answer has a place, but cannot be changed here.
    private mutating func writeCopy(_ item: Int32, isShell: Bool, to json: inout JSONWriter) {
        let detail = form.details[Int(item)]
        let worked = worked(detail, item)
        for member in document.children(detail.node) {
            let key = document.key(member)
            switch key {
            case .item, .enableWhen, .enableBehavior, .disabledDisplay, .initial: break
            case .text where worked.text != nil: break
            case .text: writePlain("text", texts.text(detail.node, .text, .underscoreText), to: &json)
            case .answerOption where worked.options != nil, .answerValueSet where worked.options != nil: break
            case .prefix: writePlain("prefix", texts.text(detail.node, .prefix, .underscorePrefix), to: &json)
            case .extension: writeExtensions(member, of: item, worked, to: &json)
            case .answerOption:
                if document.items(member).first.exists { writeOptions(member, to: &json) }
            case .answerValueSet: writeValueSet(member, detail, to: &json)
            case .readOnly: break
            case .underscoreText where worked.text != nil: break
            case .required where worked.demand != nil, .repeats where worked.demand != nil: break
            case .required, .repeats:
                if !isShell { writeMember(member, key, of: detail.node, to: &json) }
            default: writeMember(member, key, of: detail.node, to: &json)
            }
        }
        if let text = worked.text { json.member("text", text) }
        if let options = worked.options, !options.options.isEmpty { writeWorkedOptions(options, to: &json) }
        if !isShell, let demand = worked.demand, demand.traits.contains(.required) { json.member("required", true) }
        // Check boxes stand for several answers even where the form does not say so.
        if !isShell, let demand = worked.demand {
            if demand.repeats && demand.maxOccurs > 1 { json.member("repeats", true) }
        } else if !isShell, form.items[Int(item)].repeats, !document.member(detail.node, .repeats).exists {
            json.member("repeats", true)
        }
        // What a group above says of it is written on it, as the shell of that group says nothing.
        let isLocked = (worked.demand ?? form.items[Int(item)]).traits.contains(.readOnly)
        if isShell || isLocked { json.member("readOnly", true) }
    }

    /// What expressions make of an item, in its first row that is enabled; one copy stands for all rows.
    private struct Worked {
        var text: String?
        var options: OptionList?
        var demand: FormItem?
    }

    private func worked(_ detail: ItemDetail, _ item: Int32) -> Worked {
        guard let own = detail.expressions,
            let index = state.occurrences(of: item).first(where: { state.occurrences[Int($0)].isEnabled })
        else { return Worked() }
        var worked = Worked(text: state.computedText(of: index))
        if own.isDemand { worked.demand = state.formItem(index) }
        if own.options != nil || !own.toggles.isEmpty, let list = state.options(of: index),
            list.options.count <= Self.maximumOptions
        {
            worked.options = list
        }
        return worked
    }

    private func writeWorkedOptions(_ list: OptionList, to json: inout JSONWriter) {
        json.key("answerOption")
        json.beginArray()
        for option in list.options {
            if option.node.exists {
                writeOption(option.node, to: &json)
                continue
            }
            json.beginObject()
            writeOptionExtensions(option, to: &json)
            let designation = texts.designation(option.designations)
            option.writeValue(
                display: designation, weightUrl: KnownExtension.itemWeight,
                markup: texts.markup(of: option, isTranslated: designation != nil), to: &json)
            json.endObject()
        }
        json.endArray()
    }

    private func writePlain(_ name: StaticString, _ text: Node, to json: inout JSONWriter) {
        if text.exists { json.member(name, text, of: document) }
    }

    /// Any other member. Its `_…` companion is written without expressions.
    private func writeMember(_ member: Node, _ key: Key, of element: Node, to json: inout JSONWriter) {
        let name = document.name(of: key)
        if document.kind(member) == .array, !document.first(member).exists { return }
        guard name.hasPrefix("_") else {
            json.key(name)
            copy.write(member, to: &json)
            return
        }
        switch name {
        case "_enableBehavior", "_initial", "_answerValueSet", "_disabledDisplay": return
        case "_text":
            let choice = texts.choose(element, .text, .underscoreText)
            // A text may be there in other languages only.
            if !document.member(element, .text).exists { writePlain("text", choice.words, to: &json) }
            writeShadow(choice, name, isInline: false, to: &json)
        case "_prefix":
            let choice = texts.choose(element, .prefix, .underscorePrefix)
            if !document.member(element, .prefix).exists { writePlain("prefix", choice.words, to: &json) }
            writeShadow(choice, name, isInline: true, to: &json)
        default: copy.writeShadow(name, member, isTranslated: false, isInline: false, to: &json)
        }
    }

    /// The companion of a text, with the markup that goes with the words shown.
    private func writeShadow(
        _ choice: FormTexts.Choice, _ name: String, isInline: Bool, to json: inout JSONWriter
    ) {
        guard choice.shadow.exists else { return }
        copy.writeShadow(name, choice.shadow, isTranslated: choice.isTranslated, isInline: isInline, to: &json)
    }

    // MARK: Extensions

    private mutating func writeExtensions(
        _ extensions: Node, of item: Int32, _ worked: Worked, to json: inout JSONWriter
    ) {
        let constraints = form.details[Int(item)].constraints
        let evaluated = [constraints.minimumExpression?.entry, constraints.maximumExpression?.entry]
        let kept = copy.keptExtensions(extensions).filter { !evaluated.contains($0) }
        let limits = LimitsWriter(state: state, item: item)
        let own = form.details[Int(item)].expressions
        var occurs: [(url: String, number: Int32)] = []
        if let demand = worked.demand, demand.repeats {
            if own?.minOccurs != nil, demand.minOccurs > 0 {
                occurs.append((KnownExtension.minOccurs, demand.minOccurs))
            }
            if own?.maxOccurs != nil, demand.maxOccurs != .max {
                occurs.append((KnownExtension.maxOccurs, demand.maxOccurs))
            }
        }
        guard !kept.isEmpty || limits.hasLimits || !occurs.isEmpty else { return }
        json.key("extension")
        json.beginArray()
        for entry in kept {
            copy.writeExtension(entry, to: &json)
            if document.equals(document.member(entry, .url), KnownExtension.unitValueSet) {
                remember(document.string(document.valueNode(of: entry)))
            }
        }
        limits.write(to: &json)
        for entry in occurs {
            json.beginObject()
            json.member("url", entry.url)
            json.member("valueInteger", Int(entry.number))
            json.endObject()
        }
        json.endArray()
    }

    // MARK: Options

    private func writeOptions(_ options: Node, to json: inout JSONWriter) {
        json.key("answerOption")
        json.beginArray()
        for option in document.items(options) { writeOption(option, to: &json) }
        json.endArray()
    }

    /// An option that is a text stays in the language it is sent back in; the names of codes are translated.
    private func writeOption(_ option: Node, to json: inout JSONWriter) {
        guard document.isObject(option), document.member(option, .initialSelected).exists else {
            copy.write(option, keepsWords: true, to: &json)
            return
        }
        json.beginObject()
        copy.writeMembers(of: option, keepsWords: true, leavingOut: [.initialSelected], to: &json)
        json.endObject()
    }

    private mutating func writeValueSet(_ reference: Node, _ detail: ItemDetail, to json: inout JSONWriter) {
        guard let list = detail.options, list.problem == nil, !list.options.isEmpty,
            list.options.count <= Self.maximumOptions
        else {
            json.member("answerValueSet", reference, of: document)
            remember(document.string(reference))
            return
        }
        json.key("answerOption")
        json.beginArray()
        for option in list.options {
            json.beginObject()
            writeOptionExtensions(option, to: &json)
            json.key("valueCoding")
            let designation = texts.designation(option.designations)
            option.writeCoding(
                display: designation, weightUrl: KnownExtension.itemWeight,
                markup: texts.markup(of: option, isTranslated: designation != nil), to: &json)
            json.endObject()
        }
        json.endArray()
    }

    private func writeOptionExtensions(_ option: AnswerOption, to json: inout JSONWriter) {
        guard option.prefix != nil || option.isExclusive else { return }
        json.key("extension")
        json.beginArray()
        if let prefix = option.prefix {
            json.beginObject()
            json.member("url", KnownExtension.optionPrefix)
            json.member("valueString", prefix)
            json.endObject()
        }
        if option.isExclusive {
            json.beginObject()
            json.member("url", KnownExtension.optionExclusive)
            json.member("valueBoolean", true)
            json.endObject()
        }
        json.endArray()
    }

    // MARK: Contained resources

    private mutating func remember(_ reference: String?) {
        if let reference, reference.hasPrefix("#") { contained.insert(String(reference.dropFirst())) }
    }

    /// The contained value sets still referred to, and those these refer to in turn.
    private mutating func writeContained(to json: inout JSONWriter) {
        guard !contained.isEmpty else { return }
        let resources = Array(document.items(document.member(form.questionnaire, .contained)))
        var seen: Set<String> = []
        while let id = contained.subtracting(seen).first {
            seen.insert(id)
            guard let resource = resources.first(where: { document.equals(document.member($0, .id), id) }) else {
                continue
            }
            let compose = document.member(resource, .compose)
            for part in [document.member(compose, .include), document.member(compose, .exclude)] {
                for entry in document.items(part) {
                    if let system = document.string(entry, .system),
                        let id = resources.first(where: { document.equals(document.member($0, .url), system) }).flatMap(
                            {
                                document.string($0, .id)
                            })
                    {
                        contained.insert(id)
                    }
                    for reference in document.items(document.member(entry, .valueSet)) {
                        remember(document.string(reference))
                    }
                }
            }
        }
        let kept = resources.filter { document.string($0, .id).map(contained.contains) ?? false }
        guard !kept.isEmpty else { return }
        json.key("contained")
        json.beginArray()
        for resource in kept { copy.write(resource, to: &json) }
        json.endArray()
    }
}
