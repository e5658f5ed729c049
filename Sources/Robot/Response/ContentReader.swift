internal import FHIRModel
internal import SDC

/// Reads a QuestionnaireResponse into ``Content``, and notes whatever is not as a response must be.
struct ContentReader {
    let form: RobotForm
    let marks: Marks
    private(set) var problems: [String] = []

    init(form: RobotForm, marks: Marks) {
        self.form = form
        self.marks = marks
    }

    mutating func read(_ response: JSON) -> Content {
        if response["resourceType"]?.text != "QuestionnaireResponse" {
            note("the response is no QuestionnaireResponse", "")
        }
        if response.holdsEmptyContainer { note("an empty array or object stands in the response", "") }
        return readLevel(response["item"]?.elements ?? [], below: -1, path: "")
    }

    private mutating func note(_ what: String, _ path: String) { problems.append("\(path): \(what)") }

    private mutating func readLevel(_ elements: [JSON], below parent: Int, path: String) -> Content {
        var content = Content()
        var last = -1
        for element in elements {
            guard let linkId = element["linkId"]?.text else {
                note("an item without linkId", path)
                continue
            }
            let own = path.isEmpty ? linkId : "\(path)/\(linkId)"
            guard let item = form.itemByLinkId[linkId], form.items[item].parent == parent, !form.items[item].isHint
            else {
                note("the item has no place there", own)
                continue
            }
            if item < last { note("the item stands out of the form's order", own) }
            last = max(last, item)
            read(element, as: form.items[item], into: &content, path: own)
        }
        return content
    }

    private mutating func read(_ element: JSON, as item: RobotItem, into content: inout Content, path: String) {
        let isNew = content.entries[item.index] == nil
        var entry = content.entries[item.index] ?? Content.Entry()
        let states = states(of: element, path)
        if item.type == .group {
            if element["answer"] != nil { note("a group has an answer", path) }
            let below = readLevel(element["item"]?.elements ?? [], below: item.index, path: path)
            entry.rows.append(Content.Row(content: below, isClosed: states.contains("closed")))
        } else {
            if !isNew { note("the question stands there twice", path) }
            if element["item"] != nil { note("a question has items beside its answers (qrs-1)", path) }
            if item.type == .display, element["answer"] != nil { note("a display has an answer", path) }
            entry.mark = states.first
            for answer in element["answer"]?.elements ?? [] { read(answer, of: item, into: &entry, path: path) }
            if entry.mark != nil && entry.answers.contains(where: { $0.origin == nil }) && entry.mark != "passed" {
                note("a mark '\(entry.mark ?? "")' beside an answer of the person", path)
            }
        }
        content.entries[item.index] = entry
    }

    private mutating func read(_ answer: JSON, of item: RobotItem, into entry: inout Content.Entry, path: String) {
        let values = answer.members.filter { $0.name.hasPrefix("value") }
        guard values.count == 1 else {
            note("an answer with \(values.count) values", path)
            return
        }
        var held = Held(values[0].name, values[0].value)
        for extra in answer["extension"]?.elements ?? [] {
            if extra["url"]?.text == marks.answerOrigin {
                held.origin = extra["valueCode"]?.text
            } else {
                held.extras.append(extra)
            }
        }
        let below = answer["item"]?.elements ?? []
        let number = entry.answers.count
        held.below = readLevel(below, below: item.index, path: number == 0 ? path : "\(path)[\(number)]")
        entry.answers.append(held)
    }

    private mutating func states(of element: JSON, _ path: String) -> [String] {
        let states = (element["extension"]?.elements ?? []).filter { $0["url"]?.text == marks.itemState }
            .compactMap { $0["valueCode"]?.text }
        if states.count > 1 { note("several state marks \(states)", path) }
        return states
    }
}
