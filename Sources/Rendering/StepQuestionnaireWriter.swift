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
        let servers =
            document.extensionNodes(form.questionnaire, KnownExtension.preferredTerminologyServer)
            + document.extensionNodes(form.questionnaire, KnownExtension.sdcPreferredTerminologyServer)
        guard !servers.isEmpty else { return }
        json.key("extension")
        json.beginArray()
        for server in servers { json.node(server, of: document) }
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
                    writeShell(form.details[Int(item)], type: isEmpty ? "display" : "group", to: &json)
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

    private func writeShell(_ detail: ItemDetail, type: String, to json: inout JSONWriter) {
        json.member("linkId", detail.linkId)
        texts.writePrefix(of: detail.node, to: &json)
        let text = texts.text(detail.node, .text, .underscoreText)
        if text.exists { json.member("text", text, of: document) }
        json.member("type", type)
    }

    /// An item as the form has it, but for what a step leaves out. A question above the step is copied too, so that its
    /// answer has a place, but cannot be changed here.
    private mutating func writeCopy(_ item: Int32, isShell: Bool, to json: inout JSONWriter) {
        let detail = form.details[Int(item)]
        for member in document.children(detail.node) {
            let key = document.key(member)
            switch key {
            case .item, .enableWhen, .enableBehavior, .disabledDisplay, .initial: break
            case .text: writeText("text", texts.text(detail.node, .text, .underscoreText), to: &json)
            case .prefix: writeText("prefix", texts.text(detail.node, .prefix, .underscorePrefix), to: &json)
            case .extension: writeExtensions(member, of: item, to: &json)
            case .answerOption:
                if document.items(member).first.exists { writeOptions(member, to: &json) }
            case .answerValueSet: writeValueSet(member, detail, to: &json)
            case .readOnly: break
            case .required, .repeats:
                if !isShell { writeMember(member, key, to: &json) }
            default: writeMember(member, key, to: &json)
            }
        }
        // Check boxes stand for several answers even where the form does not say so.
        if !isShell, form.items[Int(item)].repeats, !document.member(detail.node, .repeats).exists {
            json.member("repeats", true)
        }
        // What a group above says of it is written on it, as the shell of that group says nothing.
        if isShell || form.items[Int(item)].traits.contains(.readOnly) { json.member("readOnly", true) }
    }

    private func writeText(_ name: StaticString, _ text: Node, to json: inout JSONWriter) {
        if text.exists { json.member(name, text, of: document) }
    }

    /// Any other member. Its `_…` companion is written without expressions, and not at all beside a translated text.
    private func writeMember(_ member: Node, _ key: Key, to json: inout JSONWriter) {
        let name = document.name(of: key)
        if document.kind(member) == .array, !document.first(member).exists { return }
        guard name.hasPrefix("_") else {
            json.key(name)
            json.node(member, of: document)
            return
        }
        if ["_enableBehavior", "_initial", "_answerValueSet", "_disabledDisplay"].contains(name) { return }
        if texts.translation(member).exists { return }
        let extensions = document.member(member, .extension)
        guard document.items(extensions).contains(where: { isLeftOut($0) }) else {
            json.key(name)
            json.node(member, of: document)
            return
        }
        let kept = document.items(extensions).filter { !isLeftOut($0) }
        guard !kept.isEmpty else { return }
        json.key(name)
        json.beginObject()
        json.key("extension")
        json.beginArray()
        for entry in kept { json.node(entry, of: document) }
        json.endArray()
        json.endObject()
    }

    // MARK: Extensions

    private mutating func writeExtensions(_ extensions: Node, of item: Int32, to json: inout JSONWriter) {
        let constraints = form.details[Int(item)].constraints
        let evaluated = [constraints.minimumExpression?.entry, constraints.maximumExpression?.entry]
        let kept = document.items(extensions).filter { !isLeftOut($0) && !evaluated.contains($0) }
        let limits = LimitsWriter(state: state, item: item)
        guard !kept.isEmpty || limits.hasLimits else { return }
        json.key("extension")
        json.beginArray()
        for entry in kept {
            json.node(entry, of: document)
            if document.equals(document.member(entry, .url), KnownExtension.unitValueSet) {
                remember(document.string(document.valueNode(of: entry)))
            }
        }
        limits.write(to: &json)
        json.endArray()
    }

    /// Expressions, and values that an expression stands in for.
    private func isLeftOut(_ entry: Node) -> Bool {
        if let url = document.string(entry, .url), KnownExtension.leftOutOfSteps.contains(url) { return true }
        return document.children(entry).contains { document.extensionNode($0, KnownExtension.cqfExpression).exists }
    }

    // MARK: Options

    private func writeOptions(_ options: Node, to json: inout JSONWriter) {
        json.key("answerOption")
        json.beginArray()
        for option in document.items(options) { writeOption(option, to: &json) }
        json.endArray()
    }

    private func writeOption(_ option: Node, to json: inout JSONWriter) {
        let coding = document.member(option, .valueCoding)
        let display = coding.exists ? texts.translation(document.member(coding, .underscoreDisplay)) : .none
        guard display.exists || document.member(option, .initialSelected).exists else {
            json.node(option, of: document)
            return
        }
        json.beginObject()
        for member in document.children(option) {
            let key = document.key(member)
            if key == .initialSelected { continue }
            json.key(document.name(of: key))
            guard key == .valueCoding, display.exists else {
                json.node(member, of: document)
                continue
            }
            json.beginObject()
            for part in document.children(coding) {
                let key = document.key(part)
                if key == .display || key == .underscoreDisplay { continue }
                json.key(document.name(of: key))
                json.node(part, of: document)
            }
            json.member("display", display, of: document)
            json.endObject()
        }
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
            option.writeCoding(
                display: texts.designation(option.designations), weightUrl: KnownExtension.itemWeight, to: &json)
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
        for resource in kept { json.node(resource, of: document) }
        json.endArray()
    }
}
