internal import FHIRModel

/// Making a step for a client out of a place of the walk.
extension ResponseState {
    /// - Parameter position: place of the step among `places`.
    func step(_ position: Int, of places: ContiguousArray<StepPlace>, sequential: Bool) -> Step {
        let place = places[position]
        var step: Step
        switch place.kind {
        case .all:
            step = Step(kind: .form, path: "", item: -1, occurrences: siblings(from: firstChild(of: -1)))
        case .page:
            let entry = formItem(place.first)
            step = Step(
                kind: .form, path: groupPath(of: place.first), item: occurrences[Int(place.first)].item,
                occurrences: entry.repeats ? rows(from: place.first) : [place.first])
            if !entry.repeats { step.path = path(of: place.first) }
        case .repeatRows:
            step = Step(
                kind: .repeat, path: groupPath(of: place.first), item: occurrences[Int(place.first)].item,
                occurrences: rows(from: place.first))
        case .instruction:
            step = Step(
                kind: .instruction, path: path(of: place.first), item: occurrences[Int(place.first)].item,
                occurrences: [place.first])
        case .question:
            step = Step(
                kind: questionKind(place.first), path: path(of: place.first),
                item: occurrences[Int(place.first)].item, occurrences: [place.first])
        }
        if step.item >= 0, form.items[Int(step.item)].isRepeatingGroup {
            let entry = formItem(place.first)
            step.count = step.occurrences.count { occurrences[Int($0)].flags.contains(.personBelow) }
            step.minimum = Int(entry.minOccurs)
            step.maximum = entry.maxOccurs == .max ? nil : Int(entry.maxOccurs)
        }
        step.canGoBack = position > 0 && !sequential
        step.canSkip = canSkip(place)
        if place.kind != .all {
            addRiders(to: &step, position, of: places)
        }
        return step
    }

    private func questionKind(_ index: Int32) -> Step.Kind {
        guard formItem(index).type == .attachment else { return .question }
        let detail = detail(index)
        if detail.isSignature { return .signature }
        let types = detail.constraints.mimeTypes
        return types.isEmpty || types.allSatisfy({ $0.lowercased().hasPrefix("image/") }) ? .imageCapture : .question
    }

    private func siblings(from first: Int32) -> [Int32] {
        var found: [Int32] = []
        var index = first
        while index >= 0 {
            if !occurrences[Int(index)].flags.contains(.standsForNone) { found.append(index) }
            index = occurrences[Int(index)].nextSibling
        }
        return found
    }

    /// Whether the step may be submitted blank.
    private func canSkip(_ place: StepPlace) -> Bool {
        switch place.kind {
        case .instruction: return true
        case .question: return !requiredCounts(for: place.first)
        case .repeatRows:
            let rows = rows(from: place.first)
            let held = rows.count { occurrences[Int($0)].flags.contains(.personBelow) }
            let entry = formItem(place.first)
            return held >= entry.minOccurs || !entry.traits.contains(.required)
        case .page, .all:
            var index = max(place.first, 0)
            while index < place.end {
                let occurrence = occurrences[Int(index)]
                guard occurrence.isEnabled else {
                    index = occurrence.end
                    continue
                }
                let entry = formItem(index)
                if requiredCounts(for: index) { return false }
                if entry.type == .group, entry.traits.contains(.required),
                    entry.traits.isDisjoint(with: [.hidden, .readOnly])
                {
                    // A required group wants an answer once its own groups count.
                    var faults: [Fault] = []
                    if occurrence.row == 0 { checkGroup(from: index, into: &faults) }
                    if !faults.isEmpty { return false }
                }
                index += 1
            }
            return true
        }
    }

    /// Headers and footers go with every step; readOnly items outside of pages with the next step, those behind the last
    /// step with the last (design 3.1, 3.4).
    private func addRiders(to step: inout Step, _ position: Int, of places: ContiguousArray<StepPlace>) {
        if form.hasHeaders { addHeaders(to: &step) }
        let previous = position == 0 ? nil : places[position - 1]
        // A `repeat` step stands at its group's first row but behind all of them.
        let from = previous.map { $0.kind == .repeatRows ? $0.end : $0.first + 1 } ?? 0
        let isLast = position == places.count - 1
        let to = isLast ? Int32(occurrences.count) : places[position].first
        var index = from
        while index < to {
            let occurrence = occurrences[Int(index)]
            let entry = formItem(index)
            if !occurrence.isEnabled || !entry.traits.isDisjoint(with: [.hidden, .header, .footer]) {
                index = occurrence.end
                continue
            }
            if let page = places[..<(position + 1)].last(where: { $0.first <= index }), page.kind == .page,
                index < page.end
            {
                index = page.end
                continue
            }
            if entry.isQuestion, entry.traits.contains(.readOnly), occurrence.hasValue { step.alongside.append(index) }
            index += 1
        }
    }

    private func addHeaders(to step: inout Step) {
        for (index, occurrence) in occurrences.enumerated() where occurrence.isEnabled {
            let traits = form.items[Int(occurrence.item)].traits
            guard !traits.isDisjoint(with: .rides), !traits.contains(.hidden) else { continue }
            if occurrence.parent >= 0, !formItem(occurrence.parent).traits.isDisjoint(with: .rides) { continue }
            if traits.contains(.header) {
                step.header.append(Int32(index))
            } else {
                step.footer.append(Int32(index))
            }
        }
    }

    /// Marks what is blank on a step as shown.
    func markShown(_ place: StepPlace) {
        switch place.kind {
        case .repeatRows: return
        case .instruction, .question: markShown(place.first)
        case .page, .all:
            // Backwards, so that each new element finds the next one there already.
            var index = place.end - 1
            while index >= max(place.first, 0) {
                markShown(index)
                index -= 1
            }
        }
    }

    private func markShown(_ index: Int32) {
        let occurrence = occurrences[Int(index)]
        guard occurrence.isEnabled, !occurrence.isVisited, !occurrence.hasValue,
            occurrence.flags.isDisjoint(with: [.shown, .passed])
        else { return }
        let entry = formItem(index)
        let isShownDisplay = entry.type == .display && entry.traits.isDisjoint(with: [.hidden, .header, .footer])
        guard entry.isAskable || isShownDisplay else { return }
        setMark(.shown, on: index)
    }
}
