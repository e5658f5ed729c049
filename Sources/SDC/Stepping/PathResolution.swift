internal import FHIRJSON
internal import FHIRModel

/// Why a path names no occurrence.
enum PathFault: Error {
    /// The form has no such item there.
    case unknown
    /// The item is in the form, but no such row or answer is open.
    case notOpen
    /// A bare linkId that several rows or answers hold.
    case ambiguous

    func issue(_ path: String) -> Issue {
        switch self {
        case .unknown: Issue(.error, .notFound, "The form has no item at the path '\(path)'.", path: path)
        case .notOpen:
            Issue(.error, .notFound, "There is no open row or answer at the path '\(path)'.", path: path)
        case .ambiguous:
            Issue(
                .error, .notFound, "'\(path)' names several open rows or answers: write the whole path.",
                path: path)
        }
    }
}

extension ResponseState {
    /// What a path was found to name.
    struct Target {
        /// The occurrence; of a repeating group named without `[n]` its first row.
        let occurrence: Int32
        /// The path names the whole group rather than a row of it.
        let isWholeGroup: Bool
    }

    /// Finds the occurrence that a path names; a bare linkId will do where it is unambiguous (design 3.1, 3.4).
    func resolve(_ path: String) throws(PathFault) -> Target {
        guard let segments = PathSyntax.parse(path) else { throw .unknown }
        do throws(PathFault) {
            return try resolve(segments)
        } catch .unknown {
            guard segments.count == 1, let segment = segments.first else { throw .unknown }
            return try resolveBare(segment)
        }
    }

    private func resolve(_ segments: [PathSyntax.Segment]) throws(PathFault) -> Target {
        var parent: Int32 = -1
        var parentItem: Int32 = -1
        var answerIndex: Int32 = 0
        for (depth, segment) in segments.enumerated() {
            guard let item = form.itemByLinkId[segment.linkId], form.items[Int(item)].parent == parentItem,
                !form.items[Int(item)].traits.contains(.hint)
            else { throw .unknown }
            let isLast = depth == segments.count - 1
            let entry = form.items[Int(item)]
            let row = entry.type == .group ? Int32(segment.index) : 0
            guard let found = find(item, under: parent, answerIndex: answerIndex, row: row) else { throw .notOpen }
            if isLast {
                guard entry.type == .group || segment.index == 0 else { throw .unknown }
                return Target(occurrence: found, isWholeGroup: entry.isRepeatingGroup && !segment.hasIndex)
            }
            if occurrences[Int(found)].flags.contains(.standsForNone) { throw .notOpen }
            parent = found
            parentItem = item
            answerIndex = entry.type == .group ? 0 : Int32(segment.index)
        }
        throw .unknown
    }

    private func find(_ item: Int32, under parent: Int32, answerIndex: Int32, row: Int32) -> Int32? {
        let all = starts[Int(item)]..<starts[Int(item) + 1]
        var low = all.lowerBound
        var high = all.upperBound
        if parent >= 0 {
            low = lowerBound(parent, in: all)
            high = lowerBound(occurrences[Int(parent)].end, in: low..<high)
        }
        var position = low
        // Rows without answers above them stand side by side: the n-th is n places on.
        if answerIndex == 0, low + row < high { position = low + row }
        if position < high,
            occurrences[Int(byItem[Int(position)])].row != row
                || occurrences[Int(byItem[Int(position)])].answerIndex != answerIndex
        {
            position = low
        }
        while position < high {
            let index = byItem[Int(position)]
            if occurrences[Int(index)].row == row && occurrences[Int(index)].answerIndex == answerIndex { return index }
            position += 1
        }
        return nil
    }

    private func resolveBare(_ segment: PathSyntax.Segment) throws(PathFault) -> Target {
        guard let item = form.itemByLinkId[segment.linkId], !form.items[Int(item)].traits.contains(.hint) else {
            throw .unknown
        }
        let entry = form.items[Int(item)]
        let all = occurrences(of: item)
        guard let first = all.first else { throw .notOpen }
        // Rows of one group are one thing to name; the same group in several rows is not.
        let around = occurrences[Int(first)]
        for index in all
        where occurrences[Int(index)].parent != around.parent
            || occurrences[Int(index)].answerIndex != around.answerIndex
        {
            throw .ambiguous
        }
        guard entry.type == .group else {
            guard segment.index == 0 else { throw .unknown }
            return Target(occurrence: first, isWholeGroup: false)
        }
        guard segment.index < all.count else { throw .notOpen }
        return Target(
            occurrence: all[all.startIndex + segment.index], isWholeGroup: entry.isRepeatingGroup && !segment.hasIndex)
    }
}
