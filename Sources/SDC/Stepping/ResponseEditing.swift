internal import FHIRJSON
internal import FHIRModel

/// Writing into the response, at the place the form gives each item.
extension ResponseState {
    /// The element of an occurrence; made, with what holds it, where there is none yet.
    ///
    /// Elements of one level stay in the form's order; rows in front of a new row are made too, so that it keeps its number.
    func ensureNode(_ index: Int32) -> Node {
        let occurrence = occurrences[Int(index)]
        if occurrence.node.exists { return occurrence.node }
        if occurrence.row > 0, !isView {
            var row = firstRow(of: index)
            while row != index {
                if !occurrences[Int(row)].node.exists { _ = makeNode(row) }
                row = occurrences[Int(row)].nextSibling
            }
        }
        return makeNode(index)
    }

    private func makeNode(_ index: Int32) -> Node {
        let container = itemArray(around: index)
        let element = parted.removeValue(forKey: index) ?? newElement(index)
        document.insert(element, into: container, before: followingElement(index))
        occurrences[Int(index)].node = element
        return element
    }

    private func newElement(_ index: Int32) -> Node {
        let element = document.newObject()
        document.setMember(element, .linkId, document.newString(detail(index).linkId))
        return element
    }

    /// The `item` array an occurrence's element stands in, made where missing.
    private func itemArray(around index: Int32) -> Node {
        let occurrence = occurrences[Int(index)]
        var holder = root
        if occurrence.parent >= 0 {
            let parent = occurrences[Int(occurrence.parent)]
            if form.items[Int(parent.item)].type == .group {
                holder = ensureNode(occurrence.parent)
            } else {
                holder = occurrence.holder
            }
        }
        let array = document.member(holder, .item)
        if array.exists && document.kind(array) == .array { return array }
        let made = document.newArray()
        document.setMember(holder, .item, made)
        return made
    }

    /// The next element of the level that is written already.
    ///
    /// Values are mostly written front to back: where the last search went over nothing but unwritten siblings, the next
    /// begins where that ended.
    private func followingElement(_ index: Int32) -> Node {
        if gap.start <= index, index < gap.end || gap.isOpen, isBeside(index, gap.start) {
            gap.start = index
            let known = gap.isOpen ? Node.none : occurrences[Int(gap.end)].node
            if gap.isOpen || known.exists { return known }
        }
        let holder = occurrences[Int(index)].holder
        var next = occurrences[Int(index)].nextSibling
        while next >= 0, occurrences[Int(next)].holder == holder {
            if occurrences[Int(next)].node.exists {
                gap = Gap(start: index, end: next, isOpen: false)
                return occurrences[Int(next)].node
            }
            next = occurrences[Int(next)].nextSibling
        }
        gap = Gap(start: index, end: -1, isOpen: true)
        return .none
    }

    private func isBeside(_ index: Int32, _ other: Int32) -> Bool {
        occurrences[Int(index)].parent == occurrences[Int(other)].parent
            && occurrences[Int(index)].holder == occurrences[Int(other)].holder
    }

    // MARK: Answers

    /// Replaces a question's answers. An answer that was there already keeps what stands below it (design 3.2).
    ///
    /// - Parameter answers: answer elements of the same document, detached or not; blank ones are left out.
    /// - Returns: each answer that came with items below it, to be merged by itself.
    func replaceAnswers(of index: Int32, with answers: [Node]) -> [(answer: Node, items: Node)] {
        let element = ensureNode(index)
        let (array, nested) = mergedAnswers(
            answers, earlier: occurrences[Int(index)].answers, keepingOrigins: false)
        if document.first(array).exists {
            document.setMember(element, .answer, array)
            occurrences[Int(index)].answers = array
        } else {
            document.removeMember(element, .answer)
            occurrences[Int(index)].answers = .none
        }
        return nested
    }

    /// A new `answer` list made of given answers.
    ///
    /// An answer that was there already keeps its element, and with it all that stands below; what is given below an
    /// answer is handed back, to be merged by itself.
    /// - Parameter keepingOrigins: an answer we wrote stays ours when it is given back as it is.
    /// - Returns: the list, and each answer that came with items below it.
    func mergedAnswers(
        _ answers: [Node], earlier old: Node, keepingOrigins: Bool
    ) -> (array: Node, nested: [(answer: Node, items: Node)]) {
        var earlier = EarlierAnswers(document.items(old), in: document)
        let array = document.newArray()
        var nested: [(answer: Node, items: Node)] = []
        for given in answers {
            let value = document.valueNode(of: given)
            guard !AnswerValue.isBlank(value, in: document) else { continue }
            let items = document.member(given, .item)
            if items.exists { document.remove(items) }
            var answer = given
            if let previous = earlier.take(equalTo: value) {
                answer = previous
                document.remove(previous)
                let extensions = document.member(given, .extension)
                document.setMember(previous, document.key(value), value)
                let id = document.member(given, .id)
                if id.exists { document.setMember(previous, .id, id) }
                if extensions.exists, !marks.hasOrigin(previous, in: document) {
                    document.setMember(previous, .extension, extensions)
                }
            } else {
                document.remove(given)
            }
            if !keepingOrigins || answer == given { marks.remove(marks.answerOrigin, from: answer, in: document) }
            document.append(answer, to: array)
            if items.exists { nested.append((answer, items)) }
        }
        return (array, nested)
    }

    func removeAnswers(of index: Int32) {
        let element = occurrences[Int(index)].node
        guard element.exists else { return }
        document.removeMember(element, .answer)
        occurrences[Int(index)].answers = .none
    }

    // MARK: Marks

    /// Sets the one state mark of an occurrence's element, in place of the one it has.
    func setMark(_ state: Marks.State, on index: Int32) {
        let wanted: Occurrence.Flags =
            switch state {
            case .shown: .shown
            case .passed: .passed
            case .closed: .closed
            }
        if occurrences[Int(index)].flags.intersection(.stateMarks) == wanted { return }
        let element = ensureNode(index)
        if !occurrences[Int(index)].flags.isDisjoint(with: .stateMarks) {
            marks.remove(marks.itemState, from: element, in: document)
        }
        marks.add(marks.itemState, state.rawValue, to: element, in: document)
        touched.append(element)
        occurrences[Int(index)].flags.remove(.stateMarks)
        occurrences[Int(index)].flags.insert(wanted)
    }

    func clearMarks(on index: Int32) {
        guard !occurrences[Int(index)].flags.isDisjoint(with: .stateMarks) else { return }
        marks.remove(marks.itemState, from: occurrences[Int(index)].node, in: document)
        occurrences[Int(index)].flags.remove(.stateMarks)
    }

    // MARK: Rows

    /// Rows of the group whose first row stands at `first`; a row that stands for none is none.
    package func rows(from first: Int32) -> [Int32] {
        var rows: [Int32] = []
        var row = first
        while row >= 0 {
            if !occurrences[Int(row)].flags.contains(.standsForNone) { rows.append(row) }
            if occurrences[Int(row)].flags.contains(.lastRow) { break }
            row = occurrences[Int(row)].nextSibling
        }
        return rows
    }

    /// Opens one more row behind the last; the group is no longer closed. The caller rebuilds.
    func addRow(behind first: Int32) {
        let last = lastRow(from: first)
        if occurrences[Int(last)].flags.contains(.standsForNone) {
            clearMarks(on: last)
            return
        }
        let element = ensureNode(last)
        clearMarks(on: last)
        let row = document.newObject()
        document.setMember(row, .linkId, document.newString(detail(first).linkId))
        document.insert(row, into: document.parent(element), before: document.next(element))
    }

    /// Opens the groups again whose only row a cleared answer left blank: closed they would stand for none, and the item
    /// could not be asked again. The caller rebuilds.
    func openBlankRows(around index: Int32) {
        var row = occurrences[Int(index)].parent
        while row >= 0 {
            let occurrence = occurrences[Int(row)]
            if occurrence.flags.contains(.closed), !hasAnswer(below: occurrence.node),
                rows(from: firstRow(of: row)).count(where: { occurrences[Int($0)].node.exists }) == 1
            {
                clearMarks(on: row)
            }
            row = occurrence.parent
        }
    }

    /// Takes a row out; `closed` stays with the group. The caller rebuilds.
    func removeRow(_ row: Int32) {
        let first = firstRow(of: row)
        let last = lastRow(from: first)
        let isClosed = occurrences[Int(last)].flags.contains(.closed)
        let open = rows(from: first)
        // Rows in front and behind keep their numbers only if they are written.
        if open.count > 1 { _ = ensureNode(last) }
        let element = occurrences[Int(row)].node
        guard element.exists else { return }
        if isClosed {
            if open.count == 1 {
                document.removeMember(element, .item)
                return
            }
            if row == last { setMark(.closed, on: open[open.count - 2]) }
        }
        removeElement(element)
    }

    /// Puts a row in another place; `closed` stays on the last row. The caller rebuilds.
    func moveRow(_ row: Int32, to position: Int) {
        let first = firstRow(of: row)
        let open = rows(from: first)
        guard open.count > 1, position < open.count, Int(occurrences[Int(row)].row) != position else { return }
        let last = open[open.count - 1]
        let isClosed = occurrences[Int(last)].flags.contains(.closed)
        _ = ensureNode(last)
        if isClosed { clearMarks(on: last) }
        let element = ensureNode(row)
        let array = document.parent(element)
        var elements = open.map { occurrences[Int($0)].node }
        elements.remove(at: Int(occurrences[Int(row)].row))
        let before = position < elements.count ? elements[position] : document.next(occurrences[Int(last)].node)
        document.remove(element)
        document.insert(element, into: array, before: before)
        if isClosed {
            elements.insert(element, at: position)
            marks.add(marks.itemState, Marks.State.closed.rawValue, to: elements[elements.count - 1], in: document)
        }
    }

    /// No more rows wanted: marks the last row; rows that hold no answer at all, of whomever, become "none".
    /// The caller rebuilds.
    func closeRows(from first: Int32) {
        let open = rows(from: first)
        guard let last = open.last else { return }
        if !open.contains(where: { hasAnswer(below: occurrences[Int($0)].node) }) {
            for row in open.dropFirst() where occurrences[Int(row)].node.exists {
                document.remove(occurrences[Int(row)].node)
            }
            // Blank, but what was passed in it stays counted.
            _ = ensureNode(first)
            setMark(.closed, on: first)
            return
        }
        setMark(.closed, on: last)
    }
}
