internal import FHIRJSON

/// Who stands above and below whom. Circles in what a resource says end nothing but themselves.
extension CodeSystemTable {
    /// How `codeA` stands to `codeB` (https://hl7.org/fhir/R4/codesystem-operation-subsumes.html).
    package enum Subsumption: String, Sendable {
        case equivalent
        case subsumes
        case subsumedBy = "subsumed-by"
        case notSubsumed = "not-subsumed"
    }

    /// Any concept has a parent.
    package var hasHierarchy: Bool { links != nil || nestedParents.contains { $0 >= 0 } }

    /// A hierarchy in which a child is a kind of its parent; where the resource does not say, it is.
    private var isOfKinds: Bool {
        switch resource.string(.hierarchyMeaning) {
        case "grouped-by", "part-of": false
        default: true
        }
    }

    package func children(of index: Int) -> [Int] {
        if let links { return Self.unique(links.children(of: index)) }
        var found: [Int] = []
        var child = index + 1
        while child < Int(nestedEnds[index]) {
            found.append(child)
            child = Int(nestedEnds[child])
        }
        return found
    }

    package func parents(of index: Int) -> [Int] {
        if let links { return Self.unique(links.parents(of: index)) }
        return nestedParents[index] >= 0 ? [Int(nestedParents[index])] : []
    }

    private static func unique(_ list: ArraySlice<Int32>) -> [Int] {
        var seen: Set<Int32> = []
        return list.filter { seen.insert($0).inserted }.map(Int.init)
    }

    /// Everything below a concept, itself too where a circle leads back to it.
    func descendants(of index: Int) -> [Bool] {
        var marked = [Bool](repeating: false, count: count)
        guard let links else {
            for below in index + 1..<max(index + 1, Int(nestedEnds[index])) { marked[below] = true }
            return marked
        }
        var pending = [Int32(index)]
        while let next = pending.popLast() {
            for child in links.children(of: Int(next)) where !marked[Int(child)] {
                marked[Int(child)] = true
                pending.append(child)
            }
        }
        return marked
    }

    /// Everything above a concept.
    func ancestors(of index: Int) -> [Bool] {
        var marked = [Bool](repeating: false, count: count)
        var pending = [index]
        while let next = pending.popLast() {
            for parent in parents(of: next) where !marked[parent] {
                marked[parent] = true
                pending.append(parent)
            }
        }
        return marked
    }

    /// Whether one stands anywhere above another.
    private func isAbove(_ upper: Int, _ lower: Int) -> Bool {
        guard links != nil else { return upper < lower && lower < Int(nestedEnds[upper]) }
        return ancestors(of: lower)[upper]
    }

    package func subsumption(_ left: Int, _ right: Int) -> Subsumption {
        if left == right { return .equivalent }
        guard isOfKinds else { return .notSubsumed }
        if isAbove(left, right) { return .subsumes }
        return isAbove(right, left) ? .subsumedBy : .notSubsumed
    }
}
