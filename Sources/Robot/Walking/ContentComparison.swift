internal import FHIRModel

/// Compares what a response should hold by the robot's reckoning with what it holds: no answer lost, mixed between rows, or
/// moved to another answer's children; defaults may come where nothing was.
struct ContentComparison {
    let form: RobotForm
    /// Paths whose default must not come (again).
    let cleared: Set<String>
    /// The response is finished: marks are gone, and blanks with them.
    let isFinished: Bool
    /// Defaults that came back in `items` beside `at` may have become the person's.
    let mayTakeDefaults: Bool
    /// A finished response is being changed: its answers do not say any more which of them the server wrote.
    let isAmending: Bool
    private(set) var problems: [String] = []

    init(
        form: RobotForm, cleared: Set<String> = [], isFinished: Bool = false, mayTakeDefaults: Bool = false,
        isAmending: Bool = false
    ) {
        self.isAmending = isAmending
        self.mayTakeDefaults = mayTakeDefaults
        self.form = form
        self.cleared = cleared
        self.isFinished = isFinished
    }

    mutating func compare(_ expected: Content, _ actual: Content) {
        compare(expected, actual, below: -1, path: "", isBelowDefault: false)
    }

    private mutating func compare(
        _ expected: Content, _ actual: Content, below parent: Int, path: String, isBelowDefault: Bool
    ) {
        for index in form.children(of: parent) {
            let item = form.items[index]
            let own = path + item.segment
            let wanted = expected.entries[index] ?? Content.Entry()
            let given = actual.entries[index] ?? Content.Entry()
            if item.type == .group {
                compareRows(wanted, given, item, path: own)
            } else if item.isQuestion {
                compareAnswers(wanted, given, item, path: own)
            }
        }
    }

    private mutating func compareAnswers(
        _ wanted: Content.Entry, _ given: Content.Entry, _ item: RobotItem, path: String
    ) {
        if wanted.answers.isEmpty, wanted.mark == nil, !given.answers.isEmpty, isDefault(given.answers, of: item),
            !cleared.contains(path)
        {
            return
        }
        let isSame =
            wanted.answers.count == given.answers.count
            && zip(wanted.answers, given.answers).allSatisfy {
                $0.isSameValue(as: $1) && originsFit($0, $1, item) && tagsFit($0, $1)
            }
        if !isSame, mayBeWritten(wanted, given, item, path) {
            compareBelowWritten(wanted, given, item, path)
            return
        }
        guard isSame else {
            let before = wanted.answers.map(\.written).joined(separator: ", ")
            let after = given.answers.map { $0.written + ($0.origin.map { " (\($0))" } ?? "") }.joined(separator: ", ")
            problems.append("\(path) should hold [\(before)] and holds [\(after)]")
            return
        }
        if !isFinished, wanted.answers.isEmpty, wanted.mark == "passed", given.mark != "passed" {
            problems.append("\(path) was passed and is not any more")
        }
        for (position, answer) in wanted.answers.enumerated() {
            compare(
                answer.below, given.answers[position].below, below: item.index,
                path: position == 0 ? path + "/" : "\(path)[\(position)]/", isBelowDefault: false)
        }
    }

    private func originsFit(_ wanted: Held, _ given: Held, _ item: RobotItem) -> Bool {
        if isFinished || wanted.origin == given.origin || (mayTakeDefaults && given.origin == nil) { return true }
        guard isAmending else { return false }
        // An answer that the expression gives again is taken for calculated (sdc-facts, statement 116).
        return given.origin == nil || (item.dynamics.isCalculated && given.origin == "calculated")
    }

    // MARK: What expressions write

    /// Whether the answers that stand there may be an expression's doing: none of the person's were there, but where the
    /// item takes none of theirs.
    private func mayBeWritten(
        _ wanted: Content.Entry, _ given: Content.Entry, _ item: RobotItem, _ path: String
    ) -> Bool {
        func isWritten(_ origin: String) -> Bool {
            given.answers.allSatisfy { isFinished || $0.origin == origin }
        }
        if item.dynamics.isCalculated, isWritten("calculated") {
            if !item.isAskable || wanted.answers.allSatisfy({ $0.origin != nil }) { return true }
            // In a finished response nobody can tell a yes of the person's from a calculated one.
            return isAmending && [.boolean, .choice, .openChoice].contains(item.type)
        }
        return item.dynamics.hasInitial && wanted.answers.isEmpty && wanted.mark == nil && !given.answers.isEmpty
            && isWritten("initial") && !cleared.contains(path)
    }

    /// A calculated answer that goes takes what stood below it along; of the person's nothing may go that way.
    private mutating func compareBelowWritten(
        _ wanted: Content.Entry, _ given: Content.Entry, _ item: RobotItem, _ path: String
    ) {
        if !isFinished, wanted.mark == "passed", given.mark != "passed" {
            problems.append("\(path) was passed and is not any more")
        }
        var left = Array(given.answers.enumerated())
        for answer in wanted.answers {
            // One answer stays the same one, whatever its value.
            let isOne = wanted.answers.count == 1 && given.answers.count == 1
            guard let match = isOne ? 0 : left.firstIndex(where: { $0.element.isSameValue(as: answer) }) else {
                if answer.below.holdsPersonAnswer {
                    problems.append("\(path): answers of the person below a calculated answer went with it")
                }
                continue
            }
            let (position, kept) = left.remove(at: match)
            compare(
                answer.below, kept.below, below: item.index,
                path: position == 0 ? path + "/" : "\(path)[\(position)]/", isBelowDefault: false)
        }
    }

    /// An equal answer may keep the element it had, and with it what the client hung on it before.
    private func tagsFit(_ wanted: Held, _ given: Held) -> Bool {
        wanted.extras == given.extras || wanted.formerExtras == given.extras
    }

    private func isDefault(_ answers: [Held], of item: RobotItem) -> Bool {
        !item.defaults.isEmpty
            && answers.allSatisfy { answer in
                (isFinished || answer.origin == "initial")
                    && item.defaults.contains { $0.name == answer.name && $0.value == answer.value }
            }
    }

    private mutating func compareRows(_ wanted: Content.Entry, _ given: Content.Entry, _ item: RobotItem, path: String)
    {
        var rows = wanted.rows
        var others = given.rows
        let isClosed = rows.last?.isClosed ?? false
        if isFinished {
            rows.removeAll { !$0.content.holdsAnswer }
            others.removeAll { !$0.content.holdsAnswer }
            // Rows that hold nothing but defaults may have come with this very call.
            while rows.count < others.count { rows.append(Content.Row()) }
        } else {
            if isClosed != (others.last?.isClosed ?? false) {
                problems.append("\(path) should be \(isClosed ? "closed" : "open") to more rows and is not")
            }
            // Closing a group in which the person answered nothing leaves none of its rows.
            if isClosed, !rows.contains(where: { $0.content.holdsPersonAnswer }) { return }
            let least = max(1, item.repeats ? item.minOccurs : 1)
            while rows.count < least { rows.append(Content.Row()) }
            while others.count < least { others.append(Content.Row()) }
        }
        guard rows.count == others.count else {
            problems.append("\(path) should have \(rows.count) rows and has \(others.count)")
            return
        }
        for (number, row) in rows.enumerated() {
            compare(
                row.content, others[number].content, below: item.index,
                path: number == 0 ? path + "/" : "\(path)[\(number)]/", isBelowDefault: false)
        }
    }
}

extension Content {
    /// Whether an answer of the person stands in it, enabled or not.
    var holdsPersonAnswer: Bool {
        entries.values.contains {
            $0.answers.contains { $0.origin == nil } || $0.rows.contains { $0.content.holdsPersonAnswer }
        }
    }
}
