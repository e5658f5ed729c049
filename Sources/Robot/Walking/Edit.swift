internal import Decimals
internal import FHIRModel

/// One change of a response: sent as an entry of `answers`, or worked into `items`; and worked out by the robot itself.
enum Edit: Sendable {
    case answers(Place, [Held])
    case skip(Place)
    case clear(Place)
    /// A group, by any of its rows.
    case add(Place)
    case remove(Place)
    case move(Place, to: Int)
    case done(Place)

    var sent: Sent {
        switch self {
        case .answers(let place, let answers): Sent(place.path, answers: answers)
        case .skip(let place): Sent(place.path, action: "skip")
        case .clear(let place): Sent(place.path, action: "clear")
        case .add(let place): Sent(place.groupPath, action: "add")
        case .remove(let place): Sent(place.row == 0 ? place.groupPath + "[0]" : place.path, action: "remove")
        case .move(let place, let to):
            Sent(place.row == 0 ? place.groupPath + "[0]" : place.path, action: "move", to: to)
        case .done(let place): Sent(place.groupPath, action: "done")
        }
    }

    var place: Place {
        switch self {
        case .answers(let place, _), .skip(let place), .clear(let place), .add(let place), .remove(let place),
            .move(let place, _), .done(let place):
            place
        }
    }

    var changesRows: Bool {
        switch self {
        case .answers, .skip, .clear: false
        case .add, .remove, .move, .done: true
        }
    }
}

extension Content {
    /// What a response holds after an edit, by the contract (design 3.2, 3.4).
    ///
    /// - Parameters:
    ///   - asItems: sent as `items`: an answer of the server's that comes back unchanged stays the server's.
    ///   - cleared: collects the paths whose defaults must not come again.
    mutating func apply(_ edit: Edit, _ form: RobotForm, asItems: Bool = false, cleared: inout Set<String>) {
        let place = edit.place
        let item = form.items[place.item]
        var clearedPath: String?
        withLevel(place.above[...], form) { level in
            var entry = level.entries[item.index] ?? Entry()
            switch edit {
            case .answers(_, let answers): entry.replaceAnswers(answers, keepingOrigins: asItems)
            case .skip: entry.replaceAnswers([])
            case .clear:
                entry.answers = []
                entry.mark = nil
                clearedPath = place.path
            case .add:
                let isNone = entry.rows.count == 1 && entry.rows[0].isClosed && !entry.rows[0].content.holdsAnswer
                entry.open(item)
                for row in entry.rows.indices { entry.rows[row].isClosed = false }
                if !isNone { entry.rows.append(Row()) }
            case .remove:
                entry.open(item)
                guard place.row < entry.rows.count else { break }
                let isClosed = entry.rows.last?.isClosed ?? false
                entry.rows.remove(at: place.row)
                if isClosed {
                    if entry.rows.isEmpty { entry.rows.append(Row()) }
                    for row in entry.rows.indices { entry.rows[row].isClosed = row == entry.rows.count - 1 }
                }
            case .move(_, let to):
                entry.open(item)
                guard place.row < entry.rows.count, to < entry.rows.count else { break }
                let isClosed = entry.rows.last?.isClosed ?? false
                entry.rows.insert(entry.rows.remove(at: place.row), at: to)
                for row in entry.rows.indices { entry.rows[row].isClosed = isClosed && row == entry.rows.count - 1 }
            case .done:
                // Where the person answered nothing there is no row any more.
                if !entry.rows.contains(where: { $0.content.holdsPersonAnswer }) { entry.rows = [Row()] }
                for row in entry.rows.indices { entry.rows[row].isClosed = row == entry.rows.count - 1 }
            }
            level.entries[item.index] = entry
        }
        if let clearedPath {
            cleared.insert(clearedPath)
            openBlankRows(place.above, form)
        }
    }

    /// A closed group whose only row is blank would be none: what is asked again stands in an open row.
    private mutating func openBlankRows(_ above: [Segment], _ form: RobotForm) {
        for depth in above.indices.reversed() where form.items[above[depth].item].type == .group {
            withLevel(above[..<depth], form) { level in
                guard let entry = level.entries[above[depth].item], entry.rows.count == 1,
                    !entry.rows[0].content.holdsAnswer
                else { return }
                level.entries[above[depth].item]?.rows[0].isClosed = false
            }
        }
    }
}

extension Content.Entry {
    /// An answer that is the same choice as one there was keeps what stands below it.
    mutating func replaceAnswers(_ given: [Held], keepingOrigins: Bool = false) {
        var earlier = answers
        answers = given.map { answer in
            guard let match = earlier.firstIndex(where: { $0.isSameChoice(as: answer) }) else { return answer }
            var kept = answer
            let former = earlier.remove(at: match)
            kept.below = former.below
            kept.formerExtras = former.extras
            if keepingOrigins { kept.origin = former.origin }
            return kept
        }
        mark = given.isEmpty ? "passed" : nil
    }

    /// Makes the rows that are open without being written.
    mutating func open(_ item: RobotItem) {
        let isNone = rows.count == 1 && rows[0].isClosed && !rows[0].content.holdsAnswer
        while rows.count < (isNone ? 1 : max(1, item.minOccurs)) {
            rows.append(Content.Row(isClosed: rows.last?.isClosed ?? false))
        }
        for row in rows.indices.dropLast() { rows[row].isClosed = false }
    }
}

extension Held {
    func isSameChoice(as other: Held) -> Bool {
        guard name == other.name else { return false }
        if name == "valueCoding", let code = value["code"] {
            return other.value["code"] == code && other.value["system"] == value["system"]
        }
        if name == "valueReference", let reference = value["reference"] { return other.value["reference"] == reference }
        if let number = ConditionRules.decimal(value) { return ConditionRules.decimal(other.value) == number }
        return value == other.value
    }
}
