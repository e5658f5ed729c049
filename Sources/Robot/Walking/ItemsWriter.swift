internal import FHIRModel

/// Makes what a FHIR renderer would send as `items` for a step: the answers of the step's items, nested as in the form.
struct ItemsWriter {
    let form: RobotForm
    /// The response as it was shown: items that were not enabled in it are left out.
    let shown: LaidOut
    /// The step is the whole form, headers and footers with it.
    var isWhole = false
    /// Of the rows of one group (by its path): which row as shown each is now; -1 = new.
    var rowOrigins: (groupPath: String, rows: [Int])?

    /// - Parameters:
    ///   - content: the whole response as it shall be.
    ///   - first: the step's place, or nil for the whole form.
    func items(_ content: Content, step first: Place?) -> JSON {
        var elements: [JSON]
        if let first {
            var level = content
            for segment in first.above { level = level.inside(segment, form) }
            let front = String(first.groupPath.dropLast(form.items[first.item].segment.count))
            elements = item(form.items[first.item], in: level, shownFront: front, isStep: true)
            for segment in first.above.reversed() {
                let shell = form.items[segment.item]
                elements = [self.shell(shell, segment, around: elements, content, first)]
            }
        } else {
            elements = self.level(content, of: -1, shownFront: "")
        }
        var members: [JSON.Member] = [
            .init("resourceType", .string("QuestionnaireResponse")), .init("status", .string("in-progress")),
        ]
        if !elements.isEmpty { members.append(.init("item", .array(elements))) }
        return .object(members)
    }

    private func shell(
        _ item: RobotItem, _ segment: Segment, around elements: [JSON], _ content: Content, _ first: Place
    )
        -> JSON
    {
        guard item.isQuestion else { return element(item, "item", elements) }
        var level = content
        for above in first.above.prefix(while: { $0 != segment }) { level = level.inside(above, form) }
        let answers = level.entries[item.index]?.answers ?? []
        guard segment.number < answers.count else { return element(item, "item", elements) }
        return element(item, "answer", [answers[segment.number].json(below: elements)])
    }

    private func element(_ item: RobotItem, _ name: String, _ elements: [JSON]) -> JSON {
        var members = [JSON.Member("linkId", .string(item.linkId))]
        if !elements.isEmpty { members.append(.init(name, .array(elements))) }
        return .object(members)
    }

    private func level(_ content: Content, of parent: Int, shownFront: String?) -> [JSON] {
        form.children(of: parent).flatMap { item(form.items[$0], in: content, shownFront: shownFront) }
    }

    private func item(_ item: RobotItem, in content: Content, shownFront: String?, isStep: Bool = false) -> [JSON] {
        guard !item.isHidden, !item.rides || isWhole, item.type != .display else { return [] }
        let entry = content.entries[item.index] ?? Content.Entry()
        let path = shownFront.map { $0 + item.segment }
        if item.type == .group { return group(item, entry, path) }
        let place = path.flatMap { shown.placeByPath[$0] }.map { shown.places[$0] }
        guard item.isAskable, place?.isEnabled ?? true else { return [] }
        guard !entry.answers.isEmpty else { return [] }
        let answers = entry.answers.map { answer in
            var front: String?
            if let path, let number = place?.answers.firstIndex(where: { $0.isSameChoice(as: answer) }) {
                front = number == 0 ? path + "/" : "\(path)[\(number)]/"
            }
            // A question asked by itself is drawn without what stands below it.
            return answer.json(below: isStep ? [] : level(answer.below, of: item.index, shownFront: front))
        }
        return [element(item, "answer", answers)]
    }

    private func group(_ item: RobotItem, _ entry: Content.Entry, _ path: String?) -> [JSON] {
        if let path, let place = shown.placeByPath[path] {
            // Without rows there is nothing to send; what is not enabled is not drawn.
            guard shown.rows(of: place).contains(where: { shown.places[$0].isEnabled }) || !entry.rows.isEmpty else {
                return []
            }
            if !shown.places[place].isEnabled, !item.repeats { return [] }
        }
        let isNone = entry.rows.count == 1 && entry.rows[0].isClosed && !entry.rows[0].content.holdsAnswer
        if isNone { return [] }
        let count = max(entry.rows.count, 1, item.repeats ? item.minOccurs : 1)
        return (0..<count).map { row in
            var front: String?
            if let path {
                var origin = row
                if let rowOrigins, rowOrigins.groupPath == path, row < rowOrigins.rows.count {
                    origin = rowOrigins.rows[row]
                }
                if origin >= 0 { front = origin == 0 ? path + "/" : "\(path)[\(origin)]/" }
            }
            let content = row < entry.rows.count ? entry.rows[row].content : Content()
            return element(item, "item", level(content, of: item.index, shownFront: front))
        }
    }
}

extension Content {
    /// The level behind a segment; empty where there is none.
    func inside(_ segment: Segment, _ form: RobotForm) -> Content {
        guard let entry = entries[segment.item] else { return Content() }
        if form.items[segment.item].type == .group {
            return segment.number < entry.rows.count ? entry.rows[segment.number].content : Content()
        }
        return segment.number < entry.answers.count ? entry.answers[segment.number].below : Content()
    }
}
