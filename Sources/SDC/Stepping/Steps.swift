internal import FHIRJSON
internal import FHIRModel

/// One place of the walk, before anything is drawn.
struct StepPlace {
    enum Kind { case instruction, question, page, repeatRows, all }

    let kind: Kind
    /// The occurrence itself, or the first row of the group; -1 at granularity `all`.
    let first: Int32
    /// Last row of the group, else `first`.
    let last: Int32
    /// End of the subtree of `last` in walking order.
    let end: Int32

    /// Where it stands in the walk: a `repeat` step behind all rows.
    var order: Int32 { kind == .repeatRows ? end : first }
}

/// Cutting a response into steps (design 3.1).
extension ResponseState {
    /// All enabled steps in walking order.
    func places(_ granularity: Granularity) -> ContiguousArray<StepPlace> {
        var places: ContiguousArray<StepPlace> = []
        if granularity == .all {
            places.append(StepPlace(kind: .all, first: -1, last: -1, end: Int32(occurrences.count)))
            return places
        }
        places.reserveCapacity(16)
        collect(from: firstChild(of: -1), granularity, into: &places)
        return places
    }

    private func collect(from start: Int32, _ granularity: Granularity, into places: inout ContiguousArray<StepPlace>) {
        var index = start
        while index >= 0 {
            let occurrence = occurrences[Int(index)]
            let entry = formItem(index)
            var next = occurrence.nextSibling
            if entry.traits.isDisjoint(with: [.hidden, .header, .footer]) {
                switch entry.type {
                case .group:
                    let last = lastRow(from: index)
                    next = occurrences[Int(last)].nextSibling
                    collectGroup(index, last, entry, granularity, into: &places)
                case .display:
                    if occurrence.isEnabled {
                        places.append(StepPlace(kind: .instruction, first: index, last: index, end: occurrence.end))
                    }
                default:
                    if occurrence.isEnabled {
                        if !entry.traits.contains(.readOnly) {
                            places.append(StepPlace(kind: .question, first: index, last: index, end: occurrence.end))
                        }
                        if occurrence.firstChild >= 0 {
                            collect(from: occurrence.firstChild, granularity, into: &places)
                        }
                    }
                }
            }
            index = next
        }
    }

    private func collectGroup(
        _ first: Int32, _ last: Int32, _ entry: FormItem, _ granularity: Granularity,
        into places: inout ContiguousArray<StepPlace>
    ) {
        let isPage = granularity == .item ? entry.traits.contains(.page) : !entry.traits.contains(.container)
        if isPage {
            guard isAnyRowEnabled(first, last), hasContent(first, last) else { return }
            places.append(StepPlace(kind: .page, first: first, last: last, end: occurrences[Int(last)].end))
            return
        }
        var row = first
        while row >= 0 {
            let occurrence = occurrences[Int(row)]
            if occurrence.isEnabled && !occurrence.flags.contains(.standsForNone) {
                collect(from: occurrence.firstChild, granularity, into: &places)
            }
            if row == last { break }
            row = occurrence.nextSibling
        }
        if entry.repeats, granularity == .item, isAnyRowEnabled(first, last), canAddRow(first, last, entry),
            !entry.traits.contains(.readOnly)
        {
            places.append(StepPlace(kind: .repeatRows, first: first, last: last, end: occurrences[Int(last)].end))
        }
    }

    /// The last row of the group whose first row stands at `first`.
    package func lastRow(from first: Int32) -> Int32 {
        var last = first
        while !occurrences[Int(last)].flags.contains(.lastRow) {
            let next = occurrences[Int(last)].nextSibling
            guard next >= 0 else { break }
            last = next
        }
        return last
    }

    /// The first row of the group that a row belongs to.
    package func firstRow(of row: Int32) -> Int32 {
        guard occurrences[Int(row)].row > 0 else { return row }
        var index = firstChild(of: occurrences[Int(row)].parent)
        while index >= 0 {
            let occurrence = occurrences[Int(index)]
            if occurrence.item == occurrences[Int(row)].item
                && occurrence.answerIndex == occurrences[Int(row)].answerIndex
            {
                return index
            }
            index = occurrence.nextSibling
        }
        return row
    }

    func canAddRow(_ first: Int32, _ last: Int32, _ entry: FormItem) -> Bool {
        if occurrences[Int(last)].flags.contains(.standsForNone) { return entry.maxOccurs > 0 }
        return occurrences[Int(last)].row + 1 < entry.maxOccurs
    }

    private func isAnyRowEnabled(_ first: Int32, _ last: Int32) -> Bool {
        occurrences[Int(first)].isEnabled || occurrences[Int(last)].isEnabled
    }

    /// Whether a page has anything to do: a question to be answered or something to read. readOnly values are never a step
    /// by themselves.
    private func hasContent(_ first: Int32, _ last: Int32) -> Bool {
        if form.items[Int(occurrences[Int(first)].item)].isRepeatingGroup { return true }
        var index = first
        let end = occurrences[Int(last)].end
        while index < end {
            let occurrence = occurrences[Int(index)]
            let entry = formItem(index)
            if !occurrence.isEnabled || entry.traits.contains(.hidden) {
                index = occurrence.end
                continue
            }
            if entry.type == .display || entry.isAskable { return true }
            index += 1
        }
        return false
    }

    // MARK: Visited

    /// Whether a step still waits for the person.
    func isUnvisited(_ place: StepPlace) -> Bool {
        switch place.kind {
        case .instruction, .question:
            return !occurrences[Int(place.first)].isVisited
        case .repeatRows:
            let last = occurrences[Int(place.last)]
            return last.flags.isDisjoint(with: [.closed, .settled])
        case .page, .all:
            return isPageUnvisited(place)
        }
    }

    /// A page waits while a question on it that the person may answer is not visited; one without such questions while
    /// a display on it was not passed.
    private func isPageUnvisited(_ place: StepPlace) -> Bool {
        var hasQuestion = false
        var hasNewDisplay = false
        var index = max(place.first, 0)
        while index < place.end {
            let occurrence = occurrences[Int(index)]
            let entry = formItem(index)
            if !occurrence.isEnabled || entry.traits.contains(.hidden) || occurrence.flags.contains(.standsForNone) {
                index = occurrence.end
                continue
            }
            if entry.isAskable {
                hasQuestion = true
                if !occurrence.isVisited { return true }
            } else if entry.type == .display && entry.traits.isDisjoint(with: .rides) && !occurrence.isVisited {
                hasNewDisplay = true
            }
            index += 1
        }
        return !hasQuestion && hasNewDisplay
    }

    /// The step that an occurrence belongs to: an item on a page means its page, a group that is walked item by item its
    /// `repeat` step where it has one, else the first step in it.
    func place(of target: Target, in places: ContiguousArray<StepPlace>) -> Int? {
        let occurrence = target.occurrence
        if target.isWholeGroup {
            let end = occurrences[Int(lastRow(from: occurrence))].end
            for position in first(notBefore: end, in: places)..<places.count {
                let place = places[position]
                guard place.order == end else { break }
                if place.kind == .repeatRows, place.first == occurrence { return position }
            }
        }
        if let position = place(of: occurrence, in: places) { return position }
        guard formItem(occurrence).type == .group else { return nil }
        return self.places(in: occurrence..<occurrences[Int(occurrence)].end, of: places).first
    }

    /// The first place that does not stand in front of an occurrence in the walk.
    private func first(notBefore occurrence: Int32, in places: ContiguousArray<StepPlace>) -> Int {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle].order < occurrence { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The places that begin in a range of occurrences.
    private func places(in range: Range<Int32>, of places: ContiguousArray<StepPlace>) -> [Int] {
        var found: [Int] = []
        for position in first(notBefore: range.lowerBound, in: places)..<places.count {
            guard places[position].order <= range.upperBound else { break }
            if range.contains(places[position].first) { found.append(position) }
        }
        return found
    }

    /// The step of a question, a display, or a group that is a page.
    func place(of occurrence: Int32, in places: ContiguousArray<StepPlace>) -> Int? {
        // The last that begins no later: what stands in front of it ends in front of it too.
        let position = first(notBefore: occurrence + 1, in: places) - 1
        guard position >= 0 else { return nil }
        let place = places[position]
        let holds =
            switch place.kind {
            case .all: true
            case .page: occurrence < place.end
            case .instruction, .question: place.first == occurrence
            case .repeatRows: false
            }
        return holds ? position : nil
    }

    /// The step on which a fault can be mended.
    func place(mending occurrence: Int32, in places: ContiguousArray<StepPlace>) -> Int? {
        let entry = formItem(occurrence)
        // Headers and footers ride with every step.
        if !entry.traits.isDisjoint(with: .rides) { return places.isEmpty ? nil : 0 }
        if entry.type == .group, place(of: occurrence, in: places) == nil {
            // Walked item by item: its first blank question, else its first question.
            let end = occurrences[Int(lastRow(from: occurrence))].end
            let inside = self.places(in: occurrence..<end, of: places).filter { places[$0].kind == .question }
            if let blank = inside.first(where: { !occurrences[Int(places[$0].first)].hasValue }) ?? inside.first {
                return blank
            }
        }
        return place(of: Target(occurrence: occurrence, isWholeGroup: entry.isRepeatingGroup), in: places)
    }

    // MARK: Progress

    private func passedQuestions(below element: Node) -> Int {
        var count = 0
        for child in document.items(document.member(element, .item)) {
            if marks.states(of: child, in: document).contains(.passed),
                let item = document.string(child, .linkId).flatMap({ form.itemByLinkId[$0] }),
                form.items[Int(item)].isAskable
            {
                count += 1
            }
            count += passedQuestions(below: child)
        }
        return count
    }

    /// Counts enabled, not hidden, not readOnly questions in all open rows, and those visited.
    func progress(isComplete: Bool) -> Progress {
        var total = 0
        var answered = 0
        for (position, occurrence) in occurrences.enumerated() where occurrence.isEnabled {
            let entry = formItem(Int32(position))
            if occurrence.flags.contains(.standsForNone) {
                // Passed blank before it was said that there is no row: what was counted stays counted.
                let passed = passedQuestions(below: occurrence.node)
                total += passed
                answered += passed
            }
            guard entry.isAskable, entry.traits.isDisjoint(with: .rides) else { continue }
            total += 1
            if occurrence.isVisited { answered += 1 }
        }
        if isComplete || total == 0 { return Progress(answered: answered, total: total, hundredths: 100) }
        var hundredths = (answered * 200 + total) / (2 * total)
        if answered < total { hundredths = min(hundredths, 99) }
        return Progress(answered: answered, total: total, hundredths: hundredths)
    }
}
