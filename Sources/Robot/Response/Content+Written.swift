internal import FHIRModel

extension Content {
    /// The same with the answers of another response wherever an expression may have written them: nothing of the person's
    /// stood there, or the item takes nothing of theirs.
    func adoptingWritten(from other: Content, _ form: RobotForm) -> Content {
        guard form.items.contains(where: \.dynamics.mayBeWritten) else { return self }
        return adopting(other, below: -1, form)
    }

    private func adopting(_ other: Content, below parent: Int, _ form: RobotForm) -> Content {
        var content = self
        for index in form.children(of: parent) {
            let item = form.items[index]
            var entry = entries[index] ?? Entry()
            let given = other.entries[index] ?? Entry()
            if item.type == .group {
                guard entry.rows.count == given.rows.count || !item.repeats else { continue }
                if entry.rows.isEmpty, !given.rows.isEmpty { entry.rows = [Row()] }
                for row in entry.rows.indices where row < given.rows.count {
                    entry.rows[row].content = entry.rows[row].content.adopting(
                        given.rows[row].content, below: index, form)
                }
            } else if item.dynamics.mayBeWritten, !item.isAskable || entry.answers.allSatisfy({ $0.origin != nil }) {
                let known = entry.answers
                entry.answers = given.answers.map { answer in
                    if let same = known.first(where: { $0.isSameValue(as: answer) }) { return same }
                    var answer = answer
                    answer.origin = answer.origin ?? (item.dynamics.isCalculated ? "calculated" : "initial")
                    return answer
                }
            } else {
                for position in entry.answers.indices where position < given.answers.count {
                    entry.answers[position].below = entry.answers[position].below.adopting(
                        given.answers[position].below, below: index, form)
                }
            }
            if entry != Entry() { content.entries[index] = entry }
        }
        return content
    }

    /// A finished response with what is known from before of who wrote its answers.
    func takingOrigins(of other: Content, _ form: RobotForm) -> Content {
        guard form.items.contains(where: \.dynamics.mayBeWritten) else { return self }
        var content = self
        for (index, entry) in entries {
            var entry = entry
            let known = other.entries[index] ?? Entry()
            var rows = known.rows
            if entry.rows.count < rows.count { rows.removeAll { !$0.content.holdsAnswer } }
            for row in entry.rows.indices where row < rows.count {
                entry.rows[row].content = entry.rows[row].content.takingOrigins(of: rows[row].content, form)
            }
            for position in entry.answers.indices where position < known.answers.count {
                entry.answers[position].origin = known.answers[position].origin
                entry.answers[position].below = entry.answers[position].below.takingOrigins(
                    of: known.answers[position].below, form)
            }
            content.entries[index] = entry
        }
        return content
    }
}
