internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Draws a step and its items in the compact shape (design 3.3): one shape for what is asked alone, on a page, or rides.
struct StepWriter {
    let state: ResponseState
    let texts: FormTexts

    private var form: Form { state.form }
    private var document: Document { state.form.document }
    private var head: ItemHeadWriter { ItemHeadWriter(texts: texts) }
    private var visibility: PageVisibility { PageVisibility(state: state) }

    // MARK: The step

    func write(_ step: Step, to json: inout JSONWriter) {
        json.beginObject()
        json.member("kind", step.kind.rawValue)
        switch step.kind {
        case .completion: Self.writeCompletion(texts, to: &json)
        default:
            json.member("path", step.path)
            if let first = state.firstOccurrence(of: step) {
                json.member("linkId", state.detail(first).linkId)
                writeAncestors(of: first, to: &json)
                writeBody(step, first, to: &json)
            } else {
                writeWholeForm(step, to: &json)
            }
        }
        json.member("canGoBack", step.canGoBack)
        if step.kind != .completion { json.member("canSkip", step.canSkip) }
        if step.isJump { json.member("jumped", true) }
        writeRiders("header", step.header, to: &json)
        writeRiders("footer", step.footer, to: &json)
        writeRiders("alongside", step.alongside, to: &json)
        json.endObject()
    }

    /// What a finished walk shows: the form's title and a word of thanks.
    static func writeCompletion(_ texts: FormTexts, to json: inout JSONWriter) {
        ItemTextWriter(texts: texts).writeTitle(to: &json)
        json.member("text", texts.labels.completed)
    }

    private func writeBody(_ step: Step, _ first: Int32, to json: inout JSONWriter) {
        let entry = state.formItem(first)
        switch entry.type {
        case .group where step.kind == .repeat:
            writeGroupHead(first, entry, to: &json)
            json.member("count", step.count)
            json.member("min", step.minimum)
            if let maximum = step.maximum { json.member("max", maximum) }
        case .group where entry.repeats:
            writeGroupHead(first, entry, to: &json)
            writeRows(first, path: step.path, leavingOut: step, to: &json)
        case .group:
            writeGroupHead(first, entry, to: &json)
            let level = Level(first: state.occurrences[Int(first)].firstChild, base: state.path(of: first))
            writeItems(level, leavingOut: step, to: &json)
        case .display:
            writeDisplayBody(first, to: &json)
        default:
            writeQuestionBody(first, entry, to: &json)
        }
    }

    private func writeWholeForm(_ step: Step, to json: inout JSONWriter) {
        let title = texts.title
        if title.exists {
            json.member("text", title, of: document)
        } else {
            json.member("text", "")
        }
        writeItems(Level(first: state.firstChild(of: -1), base: ""), leavingOut: step, to: &json)
    }

    private func writeAncestors(of occurrence: Int32, to json: inout JSONWriter) {
        json.key("ancestors")
        json.beginArray()
        writeAncestorsOnly(of: occurrence, to: &json)
        json.endArray()
    }

    private func writeAncestorsOnly(of occurrence: Int32, to json: inout JSONWriter) {
        let parent = state.occurrences[Int(occurrence)].parent
        guard parent >= 0 else { return }
        writeAncestorsOnly(of: parent, to: &json)
        let detail = state.detail(parent)
        json.beginObject()
        // An ancestor that is a question is named with the answer the step stands under.
        json.member("path", String(state.pathInFront(of: occurrence).dropLast()))
        json.member("linkId", detail.linkId)
        let words = ItemTextWriter(texts: texts)
        words.writePrefix(of: detail.node, to: &json)
        words.writeText(
            of: detail.node, computed: state.computedText(of: parent), evenIfEmpty: false, to: &json)
        json.endObject()
    }

    /// Items that stand elsewhere in the form and are shown with this step.
    private func writeRiders(_ name: StaticString, _ riders: [Int32], to json: inout JSONWriter) {
        guard !riders.isEmpty else { return }
        json.key(name)
        json.beginArray()
        for index in riders { writeItem(index, path: state.path(of: index), leavingOut: nil, to: &json) }
        json.endArray()
    }

    // MARK: Items

    /// A chain of siblings and the path of what they stand in, without the number of the answer.
    private struct Level {
        let first: Int32
        let base: String
    }

    private func writeItems(_ level: Level, leavingOut step: Step?, to json: inout JSONWriter) {
        json.key("items")
        json.beginArray()
        writeLevel(level, leavingOut: step, to: &json)
        json.endArray()
    }

    /// Writes what is shown of one level; children of a question follow it.
    private func writeLevel(_ level: Level, leavingOut step: Step?, to json: inout JSONWriter) {
        var index = level.first
        var answer: Int32 = -1
        var front = ""
        while index >= 0 {
            let occurrence = state.occurrences[Int(index)]
            let entry = form.items[Int(occurrence.item)]
            if occurrence.answerIndex != answer {
                answer = occurrence.answerIndex
                front = level.base.isEmpty ? "" : answer > 0 ? "\(level.base)[\(answer)]/" : level.base + "/"
            }
            var next = occurrence.nextSibling
            if entry.isRepeatingGroup {
                let last = state.lastRow(from: index)
                next = state.occurrences[Int(last)].nextSibling
            }
            let place = visibility.answer(for: index)
            if place != .absent, !rides(index, with: step), !HintList.isHint(occurrence.item, of: texts) {
                var path = front + form.details[Int(occurrence.item)].segment
                if occurrence.row > 0 { path += "[\(occurrence.row)]" }
                writeItem(index, path: path, leavingOut: step, to: &json)
                if entry.isQuestion, occurrence.firstChild >= 0 {
                    writeLevel(Level(first: occurrence.firstChild, base: path), leavingOut: step, to: &json)
                }
            }
            index = next
        }
    }

    private func rides(_ index: Int32, with step: Step?) -> Bool {
        guard let step, form.hasHeaders else { return false }
        return step.header.contains(index) || step.footer.contains(index)
    }

    private func writeItem(_ index: Int32, path: String, leavingOut step: Step?, to json: inout JSONWriter) {
        let entry = state.formItem(index)
        json.beginObject()
        json.member("kind", Self.kind(entry, state.detail(index)).rawValue)
        json.member("path", path)
        json.member("linkId", state.detail(index).linkId)
        switch entry.type {
        case .group:
            writeGroupHead(index, entry, to: &json)
            if entry.repeats {
                writeRows(index, path: path, leavingOut: step, to: &json)
            } else {
                let level = Level(first: state.occurrences[Int(index)].firstChild, base: path)
                writeItems(level, leavingOut: step, to: &json)
            }
        case .display: writeDisplayBody(index, to: &json)
        default: writeQuestionBody(index, entry, to: &json)
        }
        json.endObject()
    }

    /// What an item is drawn as.
    static func kind(_ entry: FormItem, _ detail: ItemDetail) -> Step.Kind {
        switch entry.type {
        case .group: return .form
        case .display: return .instruction
        case .attachment:
            if detail.isSignature { return .signature }
            let isImage = detail.constraints.mimeTypes.allSatisfy { $0.lowercased().hasPrefix("image/") }
            return isImage ? .imageCapture : .question
        default: return .question
        }
    }

    // MARK: Groups

    private func writeGroupHead(_ index: Int32, _ entry: FormItem, to json: inout JSONWriter) {
        head.write(state.detail(index), computed: state.computedText(of: index), to: &json)
        writeOccurs(index, entry, to: &json)
        json.member("type", "group")
        if let control = head.control(of: state.detail(index)) { json.member("control", control) }
        HintList(ofGroup: index, in: state, texts: texts).write(to: &json)
    }

    /// The rows of a repeating group, and how many there are and may be. `count` counts rows with an answer of the person.
    private func writeRows(_ first: Int32, path: String, leavingOut step: Step?, to json: inout JSONWriter) {
        let entry = state.formItem(first)
        let rows = state.rows(from: first)
        let hints = HintList(ofGroup: first, in: state, texts: texts).items
        json.member("count", rows.count { state.occurrences[Int($0)].flags.contains(.personBelow) })
        json.member("min", Int(entry.minOccurs))
        if entry.maxOccurs != .max { json.member("max", Int(entry.maxOccurs)) }
        json.member(
            "canAddRow",
            !entry.traits.contains(.readOnly) && rows.count < Int(entry.maxOccurs) && !visibility.isLocked(first))
        json.key("items")
        json.beginArray()
        for row in rows {
            let place = visibility.row(row)
            if place == .absent { continue }
            let number = Int(state.occurrences[Int(row)].row)
            let rowPath = number > 0 ? "\(path)[\(number)]" : path
            json.beginObject()
            json.member("kind", Step.Kind.form.rawValue)
            json.member("path", rowPath)
            json.member("linkId", state.detail(row).linkId)
            json.member("row", number)
            if place == .locked { json.member("disabled", true) }
            // The group has the hints of its first row.
            let own = HintList(ofGroup: row, in: state, texts: texts)
            if own.items != hints { own.write(to: &json) }
            let level = Level(first: state.occurrences[Int(row)].firstChild, base: rowPath)
            writeItems(level, leavingOut: step, to: &json)
            json.endObject()
        }
        json.endArray()
    }

    // MARK: Displays and questions

    private func writeDisplayBody(_ index: Int32, to json: inout JSONWriter) {
        let detail = state.detail(index)
        head.write(detail, computed: state.computedText(of: index), to: &json)
        json.member("type", "display")
        if let control = head.control(of: detail) { json.member("control", control) }
        head.writeCategory(detail, to: &json)
        if visibility.isLocked(index) { json.member("disabled", true) }
    }

    private func writeQuestionBody(_ index: Int32, _ entry: FormItem, to json: inout JSONWriter) {
        let detail = state.detail(index)
        head.write(detail, computed: state.computedText(of: index), to: &json)
        writeOccurs(index, entry, to: &json)
        json.member("type", entry.type.code)
        json.key("valueTypes")
        json.beginArray()
        for type in state.valueTypes(of: index).all { json.string(type.name) }
        json.endArray()
        let hints = HintList(ofQuestion: index, in: state, texts: texts)
        hints.write(to: &json)
        json.key("answerFormat")
        AnswerFormatWriter(
            texts: texts, index: state.occurrences[Int(index)].item, detail: detail,
            // Nothing is worked out for what cannot be answered.
            constraints: state.occurrences[Int(index)].isEnabled ? state.constraints(of: index) : detail.constraints,
            options: state.options(of: index), hints: hints
        ).write(to: &json)
        if detail.expressions != nil, state.occurrences[Int(index)].isEnabled {
            SuggestionWriter(state: state, texts: texts).write(for: index, to: &json)
        }
        json.key("answers")
        AnswerWriter.write(state.occurrences[Int(index)].answers, of: state.document, to: &json)
    }

    // MARK: What all items have

    private func writeOccurs(_ index: Int32, _ entry: FormItem, to json: inout JSONWriter) {
        json.member("required", entry.traits.contains(.required))
        json.member("repeats", entry.repeats)
        json.member("minOccurs", Int(entry.minOccurs))
        if entry.maxOccurs != .max { json.member("maxOccurs", Int(entry.maxOccurs)) }
        let isLocked = visibility.isLocked(index)
        json.member("readOnly", entry.traits.contains(.readOnly) || isLocked)
        if isLocked { json.member("disabled", true) }
    }
}

extension ResponseState {
    /// Where a step begins; nil = it is no single item or group.
    func firstOccurrence(of step: Step) -> Int32? {
        guard step.item >= 0 else { return nil }
        if let first = step.occurrences.first { return first }
        // A group that was closed without a row still has an element that stands for none.
        return occurrences(of: step.item).first { groupPath(of: $0) == step.path }
    }
}
