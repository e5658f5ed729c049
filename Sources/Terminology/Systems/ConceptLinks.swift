/// Parents and children of concepts where one may have several parents: lists of numbers behind one another.
struct ConceptLinks: Sendable {
    private let childStarts: [Int32]
    private let children: [Int32]
    private let parentStarts: [Int32]
    private let parents: [Int32]

    var cost: Int { (childStarts.count + children.count + parentStarts.count + parents.count) * 4 }

    init(_ pairs: [(parent: Int32, child: Int32)], count: Int) {
        (childStarts, children) = Self.lists(pairs.map { ($0.parent, $0.child) }, count)
        (parentStarts, parents) = Self.lists(pairs.map { ($0.child, $0.parent) }, count)
    }

    private static func lists(_ pairs: [(of: Int32, to: Int32)], _ count: Int) -> ([Int32], [Int32]) {
        var starts = [Int32](repeating: 0, count: count + 1)
        for pair in pairs { starts[Int(pair.of) + 1] += 1 }
        for index in 0..<count { starts[index + 1] += starts[index] }
        var filled = starts
        var items = [Int32](repeating: 0, count: pairs.count)
        for pair in pairs {
            items[Int(filled[Int(pair.of)])] = pair.to
            filled[Int(pair.of)] += 1
        }
        return (starts, items)
    }

    func children(of index: Int) -> ArraySlice<Int32> {
        children[Int(childStarts[index])..<Int(childStarts[index + 1])]
    }

    func parents(of index: Int) -> ArraySlice<Int32> {
        parents[Int(parentStarts[index])..<Int(parentStarts[index + 1])]
    }
}
