/// Paths of occurrences, as replies and issues show them (design 3.1).
extension ResponseState {
    /// The path of an occurrence: its ancestors' segments, then its own.
    ///
    /// Rows of a group and answers of a parent question are numbered from 0; the number 0 is left out.
    package func path(of occurrence: Int32) -> String {
        var path = pathInFront(of: occurrence)
        appendSegment(of: occurrence, index: occurrences[Int(occurrence)].row, to: &path)
        return path
    }

    /// The path of the group whose first row stands at `firstRow`: the group as a whole, so without its own `[n]`.
    package func groupPath(of firstRow: Int32) -> String {
        var path = pathInFront(of: firstRow)
        appendSegment(of: firstRow, index: 0, to: &path)
        return path
    }

    /// What stands in front of an occurrence's own segment: empty at the root, else it ends in `/`.
    package func pathInFront(of occurrence: Int32) -> String {
        let parent = occurrences[Int(occurrence)].parent
        guard parent >= 0 else { return "" }
        var path = pathInFront(of: parent)
        let isGroup = form.items[Int(occurrences[Int(parent)].item)].isGroup
        let index = isGroup ? occurrences[Int(parent)].row : occurrences[Int(occurrence)].answerIndex
        appendSegment(of: parent, index: index, to: &path)
        path += "/"
        return path
    }

    private func appendSegment(of occurrence: Int32, index: Int32, to path: inout String) {
        path += detail(occurrence).segment
        if index > 0 {
            path += "["
            path += String(index)
            path += "]"
        }
    }
}
