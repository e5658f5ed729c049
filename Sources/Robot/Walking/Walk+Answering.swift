internal import FHIRModel
internal import SDC

/// Answering the step on the screen.
extension Walk {
    func answerStep() -> NextStepReply.Status? {
        switch stepKind {
        case "instruction":
            return perform(Call(after: stepPath), edits: [], isNext: true)
        case "repeat":
            return answerRepeat()
        case "form":
            return answerPage()
        default:
            return answerQuestion()
        }
    }

    // MARK: One question

    private func answerQuestion() -> NextStepReply.Status? {
        guard let number = laid.placeByPath[stepPath] else {
            find("step", "the step \(stepName) names nothing in the response")
            return nil
        }
        let place = laid.places[number]
        var call = Call(after: stepPath)
        let canSkip = step["canSkip"]?.flag ?? false
        guard let answers = decide(place, in: laid, canLeave: canSkip) else {
            // Nothing to say: submitted as it is, or skipped in so many words.
            if place.answers.isEmpty, random.chance(40) {
                let edit = Edit.skip(place)
                call.answers = [edit.sent]
                return perform(call, edits: [edit], isNext: true)
            }
            return perform(call, edits: [], isNext: true)
        }
        let edit = Edit.answers(place, answers)
        guard random.chance(settings.itemsPercent) else {
            call.answers = [edit.sent]
            return perform(call, edits: [edit], isNext: true)
        }
        var draft = content
        var cleared: Set<String> = []
        draft.apply(edit, form, asItems: true, cleared: &cleared)
        call.items = ItemsWriter(form: form, shown: laid).items(draft, step: place)
        return perform(call, edits: [edit], isNext: true, draft: draft)
    }

    // MARK: One more row?

    private func answerRepeat() -> NextStepReply.Status? {
        guard let first = laid.placeByPath[stepPath] else {
            find("step", "the step \(stepName) names nothing in the response")
            return nil
        }
        let place = laid.places[first]
        let rows = laid.rows(of: first)
        let held = rows.count { laid.holdsPersonAnswer($0) }
        let item = laid.item(of: place)
        let wantsRow =
            rows.count < item.maxOccurs
            && ((held < item.minOccurs && isDemanded(place)) || (rows.count < settings.rows && random.chance(35))
                || (rows.isEmpty && isDemanded(place)))
        if wantsRow {
            return perform(Call(answers: [Edit.add(place).sent]), edits: [.add(place)], isNext: true)
        }
        if random.chance(50) {
            return perform(Call(after: stepPath), edits: [.done(place)], isNext: true)
        }
        return perform(
            Call(answers: [Edit.done(place).sent], after: stepPath), edits: [.done(place)], isNext: true)
    }

    // MARK: A page

    private func answerPage() -> NextStepReply.Status? {
        guard let shown = range(of: step, in: laid) else {
            find("step", "the step \(stepName) names nothing in the response")
            return nil
        }
        var call = Call(after: stepPath)
        let sendsItems = random.chance(settings.itemsPercent)
        var draft = laid
        var expected = content
        var edits: [Edit] = []
        var cleared: Set<String> = []
        // Rows first: they give more to fill.
        for number in shown where random.chance(30) {
            let place = laid.places[number]
            guard canChangeRows(number), place.row == 0,
                laid.rows(of: number).count < min(settings.rows, maximumRows(place))
            else { continue }
            let edit = Edit.add(place)
            edits.append(edit)
            expected.apply(edit, form, cleared: &cleared)
        }
        for number in shown where laid.places[number].isEnabled && isDemanded(laid.places[number]) {
            let place = laid.places[number]
            // A row is wanted where the group has none.
            if place.standsForNone, canChangeRows(number), !edits.contains(where: { $0.place.path == place.path }) {
                edits.append(.add(place))
                expected.apply(.add(place), form, cleared: &cleared)
            }
        }
        if !edits.isEmpty { draft = evaluated(expected, told: [:]) }
        let canSkip = step["canSkip"]?.flag ?? false
        let leavesBlank = canSkip && edits.isEmpty && random.chance(settings.skipPercent)
        var number = shown.lowerBound
        let end = range(of: step, in: draft)?.upperBound ?? draft.places.count
        while number < end, !leavesBlank {
            let place = draft.places[number]
            number += 1
            let item = laid.item(of: place)
            guard place.isEnabled, item.isAskable else { continue }
            if item.rides, !stepPath.isEmpty { continue }
            guard let answers = decide(place, in: draft, canLeave: !item.isRequired) else { continue }
            edits.append(.answers(place, answers))
            expected.apply(.answers(place, answers), form, asItems: sendsItems, cleared: &cleared)
            // What stands below a new answer comes once it is there.
            number = max(number, place.end)
        }
        guard sendsItems else {
            call.answers = edits.map(\.sent)
            return perform(call, edits: edits, isNext: true)
        }
        let first = stepPath.isEmpty ? nil : laid.places[shown.lowerBound]
        call.items = ItemsWriter(form: form, shown: laid, isWhole: first == nil).items(expected, step: first)
        return perform(call, edits: edits, isNext: true, draft: expected)
    }

    /// Whether the person may add, remove and move rows of the group at a place.
    func canChangeRows(_ number: Int) -> Bool {
        let item = laid.item(number)
        return item.isRepeatingGroup && laid.places[number].isEnabled && !item.isHidden && !item.isReadOnly
            && !item.rides
    }

    func maximumRows(_ place: Place) -> Int { laid.item(of: place).maxOccurs }

    // MARK: What to answer

    /// Whether a blank at this place was refused: itself, a group around it, or everything.
    func isDemanded(_ place: Place) -> Bool {
        if demanded.isEmpty { return false }
        if demanded.contains("") || demanded.contains(place.path) || demanded.contains(place.groupPath) { return true }
        return demanded.contains { place.path.hasPrefix($0 + "/") || place.path.hasPrefix($0 + "[") }
    }

    /// The answers to give, nil = leave the place as it is.
    ///
    /// - Parameter canLeave: blank is allowed here.
    func decide(_ place: Place, in laid: LaidOut, canLeave: Bool) -> [Held]? {
        let item = laid.item(of: place)
        let isDemanded = isDemanded(place)
        // Options of a row that is not there yet are not known yet.
        if item.dynamics.changesOptions, !item.isLookedUp { return nil }
        if faulty.contains(place.path), let answers = freshAnswers(item) { return answers }
        if place.isAnsweredByPerson, !isDemanded || ruleFault(place, item) == nil { return nil }
        if !place.answers.isEmpty, !isDemanded, random.chance(50) { return nil }
        switch settings.directives[item.index] {
        case .answers(let wanted) where wanted.allSatisfy({ ValueRules.fault($0, of: item) == nil }):
            return wanted.map { tagged($0) }
        case .blank: if canLeave && !isDemanded { return nil }
        case .answers, nil: if canLeave, !isDemanded, random.chance(settings.skipPercent) { return nil }
        }
        return freshAnswers(item)
    }

    private func ruleFault(_ place: Place, _ item: RobotItem) -> String? {
        if place.answers.count < item.minOccurs { return "too few" }
        return place.answers.lazy.compactMap { ValueRules.fault($0, of: item) }.first
    }

    /// New answers to an item: options in turn, other values by number.
    func freshAnswers(_ item: RobotItem) -> [Held]? {
        var count = 1
        if item.repeats { count = min(item.maxOccurs, max(item.minOccurs, random.chance(40) ? 2 : 1)) }
        var answers: [Held] = []
        for _ in 0..<(count * 3 + item.options.count) where answers.count < count {
            guard let answer = freshAnswer(item) else { break }
            if !answers.contains(where: { $0.isSameChoice(as: answer) }) { answers.append(tagged(answer)) }
        }
        if ValueRules.exclusionFault(answers, of: item) {
            let plain = answers.filter { answer in
                !(ValueRules.option(answer, of: item).map { item.options[$0].isExclusive } ?? false)
            }
            answers = plain.count >= max(1, item.minOccurs) ? plain : [answers[0]]
        }
        guard !answers.isEmpty else {
            let reason = maker.despair(of: item)
            coverage.despair[item.index] = reason
            if item.isRequired { hopeless = "'\(item.linkId)' cannot be answered: \(reason)" }
            return nil
        }
        return answers
    }

    private func freshAnswer(_ item: RobotItem) -> Held? {
        serial += 1
        guard !item.options.isEmpty else { return maker.answer(to: item, number: serial) }
        let used = coverage.options[item.index] ?? []
        let choices = item.options.count + (item.isOpenText && item.type == .openChoice ? 1 : 0)
        let next = (0..<choices).first { !used.contains($0) } ?? serial
        coverage.options[item.index, default: []].insert(next % max(choices, 1))
        return maker.answer(to: item, number: next)
    }

    func tagged(_ answer: Held) -> Held {
        guard settings.tagsAnswers else { return answer }
        var answer = answer
        serial += 1
        answer.extras = [
            .object([
                .init("url", .string("http://example.org/robot-tag")), .init("valueInteger", .number(String(serial))),
            ])
        ]
        return answer
    }
}
