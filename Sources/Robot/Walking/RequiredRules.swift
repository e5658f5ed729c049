internal import FHIRModel

/// What is missing in a response, by the robot's reading of the group rules (design 3.1, 3.4).
extension LaidOut {
    /// Places where something is missing, with words: required questions and groups, too few answers or rows.
    func missing() -> [(place: Int, what: String)] {
        var found: [(place: Int, what: String)] = []
        for (index, place) in places.enumerated() where place.isEnabled && !place.standsForNone {
            let item = item(index)
            guard !item.isHidden, !item.isReadOnly else { continue }
            if item.isQuestion {
                if place.answers.isEmpty {
                    if item.isRequired, groupsCount(above: index) { found.append((index, "required")) }
                } else if place.answers.count < item.minOccurs {
                    found.append((index, "fewer than \(item.minOccurs) answers"))
                }
            } else if item.type == .group, place.row == 0 {
                checkGroup(index, item, &found)
            }
        }
        // A required group that was closed without a row.
        for (index, place) in places.enumerated() where place.isEnabled && place.standsForNone {
            let item = item(index)
            if !item.isHidden, !item.isReadOnly, item.isRequired, groupsCount(above: index),
                form.items[item.index..<item.end].contains(where: \.isAskable)
            {
                found.append((index, "required group without a row"))
            }
        }
        return found
    }

    private func checkGroup(_ index: Int, _ item: RobotItem, _ found: inout [(place: Int, what: String)]) {
        guard item.isRequired || item.repeats, groupsCount(above: index) else { return }
        let rows = rows(of: index)
        let held = rows.count { holdsPersonAnswer($0) }
        // A group in which nothing can be answered cannot be required.
        guard rows.contains(where: { canBeAnswered($0) }) else { return }
        if item.isRequired, !rows.contains(where: { holdsValue($0) }) {
            found.append((index, "required group"))
        } else if item.repeats, held < item.minOccurs, held > 0 || item.isRequired {
            found.append((index, "fewer than \(item.minOccurs) rows"))
        }
    }

    private func canBeAnswered(_ row: Int) -> Bool {
        (row..<places[row].end).contains { places[$0].isEnabled && item($0).isAskable }
    }

    /// `required` in an optional group counts once that row holds an answer of the person.
    private func groupsCount(above index: Int) -> Bool {
        var parent = places[index].parent
        while parent >= 0 {
            let item = item(parent)
            if item.type == .group, !item.isRequired, !holdsPersonAnswer(parent) { return false }
            parent = places[parent].parent
        }
        return true
    }
}
