internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import SDC

/// Items: their elements, rows and answers.
extension PopulationPass {
    // MARK: Levels

    /// Makes the elements of one level of the form, all of them: what is disabled, hidden or only shown as well (statement 8).
    ///
    /// - Parameters:
    ///   - holder: the response, a group's element, or an answer.
    ///   - earlier: what stood there before.
    func fill(
        level first: Int32, of holder: Node, _ frame: PopulationFrame, _ around: Surroundings, _ earlier: EarlierLevel?
    ) {
        guard first >= 0 else { return }
        let array = document.newArray()
        document.setMember(holder, .item, array)
        var item = first
        while item >= 0, !isTooLarge {
            let entry = form.items[Int(item)]
            let before = earlier?.take(form.details[Int(item)].linkId) ?? []
            switch entry.type {
            case .display: _ = newElement(item, in: array, before.first, earlier)
            case .group: fill(group: item, entry, in: array, frame, around, earlier, before)
            default: fill(question: item, entry, in: array, frame, around, earlier, before)
            }
            item = entry.nextSibling
        }
        if let earlier {
            for node in earlier.rest { document.append(document.copy(node, from: earlier.document), to: array) }
        }
        if !document.first(array).exists { document.removeMember(holder, .item) }
    }

    /// Nothing more is added, which was told.
    private var isTooLarge: Bool {
        guard elementCount >= Self.maximumElements else { return false }
        notes.add(about: form.questionnaire, at: .none) {
            Issue(
                .error, .tooCostly,
                "The response would have more than \(Self.maximumElements) items; the rest is left out.")
        }
        return true
    }

    /// The element of an item, as the last of a level: with its linkId and text, and what an earlier element had besides.
    private func newElement(_ item: Int32, in array: Node, _ before: Node? = nil, _ earlier: EarlierLevel? = nil)
        -> Node
    {
        elementCount += 1
        let element = document.newObject()
        let source = form.document
        let detail = form.details[Int(item)]
        let linkId = source.member(detail.node, .linkId)
        if linkId.exists { document.setMember(element, .linkId, document.copy(linkId, from: source)) }
        if let before, let earlier {
            for member in earlier.document.children(before) {
                let name = earlier.document.name(of: earlier.document.key(member))
                guard name != "linkId", name != "item", name != "answer" else { continue }
                document.setMember(element, named: name, document.copy(member, from: earlier.document))
            }
        }
        if !document.member(element, .text).exists {
            let text = request.text?(item) ?? source.member(detail.node, .text)
            if text.exists, source.kind(text) == .string {
                document.setMember(element, .text, document.copy(text, from: source))
            }
        }
        document.append(element, to: array)
        return element
    }

    // MARK: Groups

    private func fill(
        group item: Int32, _ entry: FormItem, in array: Node, _ frame: PopulationFrame, _ around: Surroundings,
        _ earlier: EarlierLevel?, _ before: [Node]
    ) {
        let answered = before.filter { earlier?.hasAnswer(below: $0) ?? false }
        if let earlier, !answered.isEmpty {
            // The person's rows stay as they are; blank questions in them are filled in from what is no row of a population.
            for node in answered {
                let element = newElement(item, in: array, node, earlier)
                fillRow(
                    item, entry, element, frame, around, row: .items([]),
                    EarlierLevel(earlier.document.member(node, .item), in: earlier.document))
            }
            return
        }
        for row in rows(of: item, entry, frame) {
            guard !isTooLarge else { return }
            fillRow(item, entry, newElement(item, in: array, before.first, earlier), frame, around, row: row, nil)
        }
    }

    private func fillRow(
        _ item: Int32, _ entry: FormItem, _ element: Node, _ frame: PopulationFrame, _ around: Surroundings,
        row: PopulationFrame.Row, _ earlier: EarlierLevel?
    ) {
        let plan = plan.items[Int(item)]
        var inner = frame
        if plan.opensFrame {
            inner = PopulationFrame(outer: frame, item: item, element: element, row: row)
            workOutLandings(inner)
        }
        var surroundings = around
        if plan.link != nil || plan.hasSubject {
            let bound = plan.link.flatMap { link in
                structureMapRules ? nil : observation(of: item, link, element, inner, around)
            }
            surroundings = Surroundings(
                outer: around, observation: bound ?? around.observation,
                subject: plan.hasSubject ? "" : around.subject)
        }
        fill(level: entry.firstChild, of: element, inner, surroundings, earlier)
    }

    /// A map says how the form is filled in, so that nothing else does (statement 28).
    var structureMapRules: Bool { plan.structureMap != nil }

    /// The rows that a population gives a group: at least one, which may be blank (statements 15, 16).
    private func rows(of item: Int32, _ entry: FormItem, _ frame: PopulationFrame) -> [PopulationFrame.Row] {
        let blank: [PopulationFrame.Row] = [.items([])]
        guard let rows = plan.items[Int(item)].rows, !structureMapRules else { return blank }
        // Its own variables see the group as it will stand there, blank.
        let element = document.newObject()
        document.setMember(element, .linkId, document.newString(form.details[Int(item)].linkId))
        let inner = PopulationFrame(outer: frame, item: item, element: element)
        switch evaluated(
            rows.filling, place(of: rows, item: item, element: element, inner), "itemPopulationContext")
        {
        case .pending: return [.pending]
        case .failed: return blank
        case .items(let found):
            let maximum = entry.repeats ? min(Int(entry.maxOccurs), Self.maximumRows) : 1
            guard found.count > maximum else { return found.isEmpty ? blank : found.map { .items([$0]) } }
            noteTooManyRows(
                found.count, rows, item, .none,
                entry.repeats ? "the group takes \(maximum)" : "the group does not repeat")
            return blank
        }
    }

    static var maximumRows: Int { 1_000 }

    func noteTooManyRows(
        _ count: Int, _ rows: PopulationPlan.Rows, _ item: Int32, _ element: Node, _ why: String
    ) {
        notes.add(about: rows.filling.entry, at: element) {
            var issue = Issue(
                .warning, .multipleMatches,
                "The itemPopulationContext of \(described(item)) gives \(count) rows, and \(why): it is not populated.\n"
                    + "Expression: \(rows.filling.text.prefix(300))",
                linkId: item < 0 ? nil : form.details[Int(item)].linkId)
            if !element.exists { issue.expression = FormPlaces.place(of: item, in: form) }
            return issue
        }
    }

    // MARK: Questions

    private func fill(
        question item: Int32, _ entry: FormItem, in array: Node, _ frame: PopulationFrame, _ around: Surroundings,
        _ earlier: EarlierLevel?, _ before: [Node]
    ) {
        let element = newElement(item, in: array, before.first, earlier)
        let plan = plan.items[Int(item)]
        let inner =
            plan.opensFrame ? PopulationFrame(outer: frame, item: item, element: element) : frame
        if plan.opensFrame { workOutLandings(inner) }
        if let earlier, keep(item, entry, element, inner, around, earlier, before) { return }
        guard !structureMapRules else {
            if !around.isAside { answer(item, entry, element, inner, around, byDefault(item), .initial) }
            return
        }
        if let initial = plan.initial {
            switch initialValues(item, entry, initial, element, inner) {
            case .pending: return
            case .values(let values):
                if values.isEmpty {
                    if initial.readsAnswers { unanswered.append((item, element, inner, around)) }
                    fillAside(item, entry, element, inner, around)
                    return
                }
                answer(item, entry, element, inner, around, values, .populated)
                return
            }
        } else if let link = plan.link {
            switch observed(item, entry, link, element, inner, around) {
            case .pending: return
            case .bound(let values, let observation):
                if values.isEmpty { break }
                answer(
                    item, entry, element, inner,
                    entry.firstChild >= 0
                        ? Surroundings(outer: around, observation: observation, subject: around.subject) : around,
                    values, .populated)
                return
            }
        }
        let values = around.isAside ? [] : byDefault(item)
        guard values.isEmpty else {
            answer(item, entry, element, inner, around, values, .initial)
            return
        }
        fillAside(item, entry, element, inner, around)
    }

    /// What is known of items below a question that has no answer: there is no answer for it to stand in, and it is not to be
    /// lost, so that it stands below the question itself (FHIR R4 has `item.item` "beneath a question or group"; qrs-1 holds).
    private func fillAside(
        _ item: Int32, _ entry: FormItem, _ element: Node, _ frame: PopulationFrame, _ around: Surroundings
    ) {
        guard plan.items[Int(item)].fillsBelow, entry.firstChild >= 0 else { return }
        fill(
            level: entry.firstChild, of: element, frame,
            Surroundings(outer: around, observation: around.observation, subject: around.subject, isAside: true), nil)
        guard keepsAnswers(document.member(element, .item)) else {
            document.removeMember(element, .item)
            return
        }
        notes.add(about: form.details[Int(item)].node, at: element) {
            Issue(
                .information, .informational,
                "\(described(item)) has no answer, and something below it is known: that stands below the question itself, and"
                    + " counts when the question is answered.", linkId: form.details[Int(item)].linkId)
        }
    }

    /// Takes out what holds no answer.
    private func keepsAnswers(_ array: Node) -> Bool {
        var element = document.first(array)
        while element.exists {
            let next = document.next(element)
            let inner = document.member(element, .item)
            let hasInner = inner.exists && keepsAnswers(inner)
            if inner.exists, !hasInner { document.removeMember(element, .item) }
            if !hasInner, !document.member(element, .answer).exists { document.remove(element) }
            element = next
        }
        return document.first(array).exists
    }

    /// What was answered before stays, and so does what was left blank (statement 11).
    ///
    /// - Returns: false where there was neither answer nor mark.
    private func keep(
        _ item: Int32, _ entry: FormItem, _ element: Node, _ frame: PopulationFrame, _ around: Surroundings,
        _ earlier: EarlierLevel, _ before: [Node]
    ) -> Bool {
        let source = earlier.document
        var answers: [Node] = []
        for node in before {
            answers += source.items(source.member(node, .answer)).filter { source.valueNode(of: $0).exists }
        }
        guard !answers.isEmpty else { return before.contains { !marks.states(of: $0, in: source).isEmpty } }
        let array = document.newArray()
        document.setMember(element, .answer, array)
        stamp += 1
        for given in answers {
            let answer = document.copy(given, from: source)
            document.removeMember(answer, .item)
            document.append(answer, to: array)
            fill(
                level: entry.firstChild, of: answer, frame, around,
                EarlierLevel(source.member(given, .item), in: source))
        }
        noteSubject(item, element, array, around)
        return true
    }

    /// Values that were made for a question, each an answer that was not put anywhere yet.
    enum Values {
        case pending
        case values([Node])
    }

    /// What the `initialExpression` of a question gives.
    private func initialValues(
        _ item: Int32, _ entry: FormItem, _ initial: PopulationPlan.Filling, _ element: Node, _ frame: PopulationFrame
    ) -> Values {
        var found: [Item] = []
        for row in rows(ofQuestion: item, entry, frame, element) {
            let there = PopulationPlace(item: item, element: element, frame: row)
            switch evaluated(initial, there, "initialExpression") {
            case .pending: return .pending
            case .failed: return .values([])
            case .items(let items): found += items
            }
        }
        return .values(values(found, item, entry, initial, element, frame))
    }

    /// A population on a question gives each of its answers a row of its own.
    private func rows(
        ofQuestion item: Int32, _ entry: FormItem, _ frame: PopulationFrame, _ element: Node
    ) -> [PopulationFrame] {
        guard let rows = plan.items[Int(item)].rows else { return [frame] }
        switch evaluated(rows.filling, place(of: rows, item: item, element: element, frame), "itemPopulationContext") {
        case .pending: return [PopulationFrame(outer: frame.outer, item: item, element: element, row: .pending)]
        case .failed: return [frame]
        case .items(let found):
            guard found.count <= (entry.repeats ? Self.maximumRows : 1) else {
                noteTooManyRows(
                    found.count, rows, item, element,
                    entry.repeats ? "that is too many" : "the question does not repeat")
                return [frame]
            }
            return found.isEmpty
                ? [frame]
                : found.map {
                    PopulationFrame(outer: frame.outer, item: item, element: element, row: .items([$0]))
                }
        }
    }

    /// Answers made of what an expression gives; none where it does not fit, which is told.
    private func values(
        _ items: [Item], _ item: Int32, _ entry: FormItem, _ initial: PopulationPlan.Filling, _ element: Node,
        _ frame: PopulationFrame
    ) -> [Node] {
        guard !items.isEmpty else { return [] }
        switch answers(of: items, item, entry, element, frame) {
        case .success(let answers): return answers
        case .failure(let misfit):
            notes.add(about: initial.entry, at: element) {
                var issue = Issue(
                    .warning, misfit.code,
                    "The initialExpression of \(described(item)) gives no answer: \(misfit.text).\nExpression: "
                        + initial.text.prefix(300),
                    linkId: form.details[Int(item)].linkId)
                issue.kind = nil
                return issue
            }
            return []
        }
    }

    /// What `initial` and `initialSelected` say (statement 9).
    private func byDefault(_ item: Int32) -> [Node] {
        form.details[Int(item)].initial.compactMap { initial in
            let value = form.document.valueNode(of: initial)
            guard value.exists else { return nil }
            let answer = document.newObject()
            document.setMember(answer, form.document.key(value), document.copy(value, from: form.document))
            return answer
        }
    }

    // MARK: Answers

    /// Puts answers in, each marked with where it comes from, and fills in what stands below them.
    private func answer(
        _ item: Int32, _ entry: FormItem, _ element: Node, _ frame: PopulationFrame, _ around: Surroundings,
        _ answers: [Node], _ origin: Marks.Origin
    ) {
        guard !answers.isEmpty else { return }
        // What stood aside stands in the answer now.
        document.removeMember(element, .item)
        let array = document.newArray()
        document.setMember(element, .answer, array)
        stamp += 1
        for answer in answers {
            if request.marksAnswers { marks.add(marks.answerOrigin, origin.rawValue, to: answer, in: document) }
            document.append(answer, to: array)
            fill(level: entry.firstChild, of: answer, frame, around, nil)
        }
        noteSubject(item, element, array, around)
    }

    /// Who the answers around are about (`isSubject`): told in the response too, for who has not the form.
    private func noteSubject(_ item: Int32, _ element: Node, _ answers: Node, _ around: Surroundings) {
        guard plan.items[Int(item)].isSubject else { return }
        let value = document.valueNode(of: document.first(answers))
        if let reference = document.string(value, .reference) {
            around.subject = ResourceReference.relative(reference) ?? ""
        }
        guard !document.extensionNode(element, KnownExtension.responseIsSubject).exists else { return }
        let entry = document.newObject()
        document.setMember(entry, .url, document.newString(KnownExtension.responseIsSubject))
        document.setMember(entry, .valueBoolean, document.newBool(true))
        var extensions = document.member(element, .extension)
        if !extensions.exists {
            extensions = document.newArray()
            document.insertMember(element, .extension, extensions, after: .none)
        }
        document.append(entry, to: extensions)
    }

    // MARK: Once more

    /// Questions whose expression looks at answers further down: once more with all that is filled in, until nothing changes.
    func fillUnanswered() {
        var rounds = 0
        while !unanswered.isEmpty, rounds < Self.maximumRounds, !isExhausted {
            let before = stamp
            let open = unanswered
            unanswered = []
            for (item, element, frame, around) in open {
                guard let initial = plan.items[Int(item)].initial else { continue }
                let entry = form.items[Int(item)]
                guard case .values(let values) = initialValues(item, entry, initial, element, frame) else { continue }
                if values.isEmpty {
                    // An expression that gives nothing but a fault is told by now.
                    if !document.member(element, .answer).exists { unanswered.append((item, element, frame, around)) }
                } else {
                    answer(item, entry, element, frame, around, values, .populated)
                }
            }
            if stamp == before { break }
            rounds += 1
        }
    }

    static var maximumRounds: Int { 12 }
}
