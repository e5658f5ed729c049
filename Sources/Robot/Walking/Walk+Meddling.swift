internal import FHIRModel
internal import SDC

/// Leaving the straight way: what people do between two steps, and mistakes on purpose.
extension Walk {
    func meddle() -> NextStepReply.Status? {
        if form.isSequential { return random.chance(50) ? slip() : skipWrongly() }
        if random.chance(40), laid.places.contains(where: { isUnseenDisplay($0) }) { return show() }
        switch random.below(12) {
        case 0: return move("back")
        case 1: return move("forward")
        case 2: return show()
        case 3, 4: return changeEarlier()
        case 5: return clearEarlier()
        case 6, 7: return changeRows()
        case 8: return slip()
        case 9: return skipWrongly()
        default: return removeRowAsItems()
        }
    }

    private func isUnseenDisplay(_ place: Place) -> Bool {
        let item = laid.item(of: place)
        return item.type == .display && place.isEnabled && !coverage.met.contains(item.index) && !item.isHidden
            && !item.rides
    }

    private func move(_ direction: String) -> NextStepReply.Status? {
        let from = step
        let status = perform(Call(at: stepPath, direction: direction), edits: [], isNext: false)
        if direction == "back", status == .step, from["canGoBack"]?.flag == false, findings.isEmpty,
            stepPath != from["path"]?.text
        {
            find("back", "back from the first step leads to \(stepName)")
        }
        return status
    }

    private func show() -> NextStepReply.Status? {
        var places = laid.places.filter { $0.isEnabled && laid.item(of: $0).isAskable && !laid.item(of: $0).rides }
        // What was never seen comes first: a display that the last answers of its page brought to life.
        let unseen = laid.places.filter {
            let item = laid.item(of: $0)
            return $0.isEnabled && !coverage.met.contains(item.index) && !item.isHidden && !item.rides
                && !item.isReadOnly
                && (item.isQuestion || item.type == .display)
        }
        if !unseen.isEmpty { places = unseen }
        guard let place = pick(places) else { return .step }
        let status = perform(Call(at: place.path, direction: "show"), edits: [], isNext: false)
        if status == .step, findings.isEmpty, let shown = range(of: step, in: laid),
            let number = laid.placeByPath[place.path], !shown.contains(number)
        {
            find("show", "show of \(place.path) leads to \(stepName)")
        }
        return status
    }

    private func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[random.below(elements.count)]
    }

    // MARK: Earlier answers

    func changeEarlier() -> NextStepReply.Status? {
        let answered = laid.places.filter {
            $0.isEnabled && !$0.answers.isEmpty && laid.item(of: $0).isAskable && !laid.item(of: $0).rides
        }
        guard let place = pick(answered) else { return .step }
        let item = laid.item(of: place)
        guard var answers = freshAnswers(item) else { return .step }
        if item.repeats, !place.answers.isEmpty {
            let held = place.answers.map { Held($0.name, $0.value) }
            switch random.below(4) {
            case 0: answers = Array(held.reversed())
            case 1 where held.count > max(1, item.minOccurs): answers = Array(held.dropFirst())
            case 2:
                if held.count < item.maxOccurs, let new = answers.first,
                    !held.contains(where: { $0.isSameChoice(as: new) })
                {
                    answers = [new] + held
                }
            default: break
            }
            answers = answers.map { tagged($0) }
            if ValueRules.exclusionFault(answers, of: item) { return .step }
        }
        return perform(
            Call(answers: [Sent(place.path, answers: answers)]), edits: [.answers(place, answers)], isNext: true)
    }

    private func clearEarlier() -> NextStepReply.Status? {
        let answered = laid.places.filter {
            $0.isEnabled && !$0.answers.isEmpty && laid.item(of: $0).isAskable && !laid.item(of: $0).rides
        }
        guard let place = pick(answered) else { return .step }
        return perform(Call(answers: [Edit.clear(place).sent]), edits: [.clear(place)], isNext: true)
    }

    // MARK: Rows

    private func changeRows() -> NextStepReply.Status? {
        let rows = laid.places.indices.filter { canChangeRows($0) }
        guard let number = pick(rows) else { return .step }
        let place = laid.places[number]
        let count = laid.rows(of: number).count
        let edit: Edit
        switch random.below(3) {
        case 0 where count < min(settings.rows, maximumRows(place)): edit = .add(place)
        case 1 where !place.standsForNone && count > 0: edit = .remove(place)
        case 2 where count > 1: edit = .move(place, to: random.below(count))
        default: return .step
        }
        return perform(Call(answers: [edit.sent]), edits: [edit], isNext: true)
    }

    /// A renderer that sends a page without one of the rows on it.
    private func removeRowAsItems() -> NextStepReply.Status? {
        guard stepKind == "form", let shown = range(of: step, in: laid), !shown.isEmpty else { return changeRows() }
        let groups = shown.filter { canChangeRows($0) && laid.places[$0].row == 0 && laid.rows(of: $0).count > 1 }
        guard let group = pick(groups) else { return changeRows() }
        let rows = laid.rows(of: group)
        // Rows that hold the same cannot be told apart by whoever is sent the rest.
        var level = content
        for segment in laid.places[group].above { level = level.inside(segment, form) }
        let held = (level.entries[laid.places[group].item]?.rows ?? []).map(\.content.plain)
        guard held.count == rows.count, !held.indices.contains(where: { held[..<$0].contains(held[$0]) }) else {
            return changeRows()
        }
        let gone = random.below(rows.count)
        let edit = Edit.remove(laid.places[rows[gone]])
        var draft = content
        var cleared: Set<String> = []
        draft.apply(edit, form, cleared: &cleared)
        let first = stepPath.isEmpty ? nil : laid.places[shown.lowerBound]
        var writer = ItemsWriter(form: form, shown: laid, isWhole: first == nil)
        var origins = Array(rows.indices)
        origins.remove(at: gone)
        writer.rowOrigins = (laid.places[group].groupPath, origins)
        return perform(
            Call(items: writer.items(draft, step: first), at: stepPath, direction: "show"), edits: [edit],
            isNext: false,
            draft: draft)
    }

    // MARK: Mistakes

    /// An answer of a type the item does not take: refused, and nothing changes.
    private func slip() -> NextStepReply.Status? {
        guard let number = laid.placeByPath[stepPath], laid.item(number).isQuestion else { return .step }
        let place = laid.places[number]
        let wrong =
            laid.item(of: place).type == .boolean
            ? Held("valueString", .string("yes")) : Held("valueBoolean", .bool(true))
        guard !laid.item(of: place).valueNames.contains(wrong.name) else { return .step }
        let held = response
        let status = perform(
            Call(answers: [Sent(place.path, answers: [wrong])], after: stepPath), edits: [], isNext: true,
            mayRefuse: true)
        if status != nil, status != .invalid {
            find("slip", "a \(wrong.name) was taken as the answer to \(place.path)")
        }
        response = held
        return findings.isEmpty ? .step : status
    }

    /// Leaves blank what may not be: refused where the step says so, and taken where it says it may.
    private func skipWrongly() -> NextStepReply.Status? {
        guard let number = laid.placeByPath[stepPath], laid.item(number).isQuestion, laid.places[number].answers.isEmpty
        else {
            return .step
        }
        let place = laid.places[number]
        let canSkip = step["canSkip"]?.flag ?? false
        let edit = Edit.skip(place)
        let call = Call(answers: random.chance(50) ? [edit.sent] : [], after: stepPath)
        guard !canSkip else { return perform(call, edits: call.answers.isEmpty ? [] : [edit], isNext: true) }
        let status = perform(call, edits: [edit], isNext: true, mayRefuse: true)
        if status != nil, status != .invalid { find("skip", "\(place.path) was skipped although canSkip is false") }
        return findings.isEmpty ? .step : status
    }

    // MARK: After the end

    /// Posts the finished response once more, then changes one of its answers and walks on until it is finished again.
    func amend() -> WalkEnd {
        isAmending = true
        meddlingLeft = 0
        let finished = response
        settled = Set(laid.places.lazy.filter(\.isEnabled).map(\.path))
        guard perform(Call(), edits: [], isNext: false) == .complete, findings.isEmpty else {
            if findings.isEmpty { find("repost", "a finished response does not come back as complete: \(lastErrors)") }
            return .found
        }
        if response != finished {
            find("repost", "a finished response comes back changed")
            return .found
        }
        if form.isSequential { return .complete }
        let answered = laid.places.filter {
            $0.isEnabled && !$0.answers.isEmpty && laid.item(of: $0).isAskable && !laid.item(of: $0).rides
        }
        guard let place = pick(answered), let answers = freshAnswers(laid.item(of: place)) else { return .complete }
        finishedStatus = "amended"
        var status = perform(
            Call(answers: [Sent(place.path, answers: answers)]), edits: [.answers(place, answers)], isNext: true)
        var left = 3 * form.items.count + 50
        while let now = status, findings.isEmpty, now != .complete {
            left -= 1
            guard left > 0 else {
                if let ruleBroken { return .refusedByRule(ruleBroken) }
                return .stuck("an amended response does not come to an end at \(stepName): \(lastErrors)")
            }
            status = answerStep()
        }
        if !findings.isEmpty { return .found }
        return status == .complete ? .complete : .stuck("an amended response ends at \(stepName): \(lastErrors)")
    }
}
