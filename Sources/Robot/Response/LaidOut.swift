internal import FHIRModel

/// One occurrence of an item, as the robot lays a response over its form.
struct Place: Sendable {
    let item: Int
    /// Place it stands in, -1 = the response.
    let parent: Int
    /// Which answer of a parent question it stands under.
    let answerIndex: Int
    let row: Int
    /// Path as the contract writes it; of a row with its `[n]`.
    let path: String
    /// Path of the group without `[n]`; of a question the same as `path`.
    let groupPath: String
    /// The levels above it.
    let above: [Segment]
    var answers: [Held] = []
    var mark: String?
    /// The group is closed: no more rows wanted.
    var isClosed = false
    var isLastRow = true
    /// The only row of a closed group that holds nothing: there is none.
    var standsForNone = false
    /// Questions that were passed blank before it was said that there is no row: they stay counted, so that progress does
    /// not fall.
    var passedInNone = 0
    /// One past what is below it.
    var end = 0
    var isEnabled = true

    var isAnsweredByPerson: Bool { answers.contains { $0.origin == nil } }
    var isVisited: Bool { mark == "passed" || isAnsweredByPerson }
    /// Levels to go down to stand in this row, or below the n-th answer.
    func inside(_ number: Int = 0) -> [Segment] { above + [Segment(item: item, number: row > 0 ? row : number)] }
}

/// A response laid over its form in walking order.
struct LaidOut: Sendable {
    let form: RobotForm
    var places: [Place] = []
    /// Places of each item, in walking order.
    private(set) var placesOfItem: [[Int]]
    /// Places by path (`[n]` written for rows above 0).
    private(set) var placeByPath: [String: Int] = [:]
    /// Paths that were enabled when the response was finished, while that is being changed.
    var settled: Set<String> = []
    /// Items with what was worked out for one of their places, by place.
    private var drawn: [Int: RobotItem] = [:]

    init(_ content: Content, _ form: RobotForm) {
        self.form = form
        placesOfItem = Array(repeating: [], count: form.items.count)
        addLevel(content, of: -1, parent: -1, answerIndex: 0, front: "", above: [])
    }

    private mutating func addLevel(
        _ content: Content, of parentItem: Int, parent: Int, answerIndex: Int, front: String, above: [Segment]
    ) {
        for index in form.children(of: parentItem) {
            let item = form.items[index]
            let entry = content.entries[index] ?? Content.Entry()
            let groupPath = front + item.segment
            if item.type == .group {
                addRows(entry, item, parent: parent, answerIndex: answerIndex, groupPath: groupPath, above: above)
                continue
            }
            var place = Place(
                item: index, parent: parent, answerIndex: answerIndex, row: 0, path: groupPath, groupPath: groupPath,
                above: above)
            place.answers = entry.answers
            place.mark = entry.mark
            let number = add(place)
            for (position, answer) in entry.answers.enumerated() where !item.children.isEmpty {
                addLevel(
                    answer.below, of: index, parent: number, answerIndex: position,
                    front: position == 0 ? groupPath + "/" : "\(groupPath)[\(position)]/",
                    above: above + [Segment(item: index, number: position)])
            }
            places[number].end = places.count
        }
    }

    private mutating func addRows(
        _ entry: Content.Entry, _ item: RobotItem, parent: Int, answerIndex: Int, groupPath: String, above: [Segment]
    ) {
        let given = entry.rows.count
        let isNone =
            item.repeats && given == 1 && entry.rows[0].isClosed && !entry.rows[0].content.holdsAnswer
        let count = isNone ? 1 : max(given, 1, item.repeats ? item.minOccurs : 1)
        for row in 0..<count {
            var place = Place(
                item: item.index, parent: parent, answerIndex: answerIndex, row: row,
                path: row == 0 ? groupPath : "\(groupPath)[\(row)]", groupPath: groupPath, above: above)
            place.isClosed = entry.rows.last?.isClosed ?? false
            place.isLastRow = row == count - 1
            place.standsForNone = isNone
            if isNone { place.passedInNone = entry.rows[0].content.passedQuestions(form) }
            let number = add(place)
            if !isNone {
                addLevel(
                    row < given ? entry.rows[row].content : Content(), of: item.index, parent: number, answerIndex: 0,
                    front: place.path + "/", above: above + [Segment(item: item.index, number: row)])
            }
            places[number].end = places.count
        }
    }

    private mutating func add(_ place: Place) -> Int {
        let number = places.count
        places.append(place)
        placesOfItem[place.item].append(number)
        placeByPath[place.path] = number
        return number
    }

    // MARK: Looking

    func item(_ place: Int) -> RobotItem { drawn[place] ?? form.items[places[place].item] }

    func item(of place: Place) -> RobotItem {
        guard !drawn.isEmpty else { return form.items[place.item] }
        return placeByPath[place.path].map { item($0) } ?? form.items[place.item]
    }

    /// Takes in what a step says of items whose demands, options or limits are worked out.
    mutating func draw(_ items: DrawnItems) {
        for (number, place) in places.enumerated() where form.items[place.item].dynamics.isDrawn {
            // Rows of a group are drawn with their group.
            guard let json = items.byPath[place.groupPath] else { continue }
            drawn[number] = form.items[place.item].drawn(json)
        }
    }

    /// All rows of the group that the place at `first` belongs to.
    func rows(of group: Int) -> [Int] {
        placesOfItem[places[group].item].filter {
            places[$0].parent == places[group].parent && places[$0].answerIndex == places[group].answerIndex
                && !places[$0].standsForNone
        }
    }

    /// Whether an enabled answer of the person stands in a place.
    func holdsPersonAnswer(_ place: Int) -> Bool {
        (place..<places[place].end).contains {
            places[$0].isEnabled && places[$0].isAnsweredByPerson && !mayBeOurs($0)
        }
    }

    /// In a response that was finished a default has no mark any more, nor has what stands in items nobody can answer: they
    /// are not told from answers of the person, and make no `required` count.
    private func mayBeOurs(_ place: Int) -> Bool {
        guard settled.contains(places[place].path) else { return false }
        let item = item(place)
        return !item.isAskable || item.dynamics.mayBeWritten
            || !item.defaults.isEmpty
                && places[place].answers.allSatisfy { answer in
                    item.defaults.contains { answer.isSameChoice(as: Held($0)) }
                }
    }

    /// Whether a place is to be seen on its page: enabled, or disabled and to be seen nevertheless (R5 `disabledDisplay`), in
    /// what is to be seen itself.
    func isOnPage(_ place: Int) -> Bool {
        let parent = places[place].parent
        guard !places[place].isEnabled else { return true }
        guard parent < 0 || isOnPage(parent) else { return false }
        var index = place
        while index >= 0, !places[index].isEnabled {
            if let display = form.items[places[index].item].disabledDisplay { return display == "protected" }
            index = places[index].parent
        }
        return false
    }

    func holdsValue(_ place: Int) -> Bool {
        (place..<places[place].end).contains { places[$0].isEnabled && !places[$0].answers.isEmpty }
    }
}
