/// How an expansion is wanted.
package struct ExpansionOptions: Sendable {
    package var filter: String?
    package var offset: Int?
    package var count: Int?
    package var languages: [String] = []
    package var includesDesignations = false
    package var includesDefinition = false
    package var isActiveOnly = false
    /// Codes stand in one another as in their system; only where it was asked for (`excludeNested=false`).
    package var isNested = false
    /// The parts that were given, for the reply.
    package var told: [(name: StaticString, value: Told)] = []

    package enum Told: Sendable {
        case text(String)
        case number(Int)
        case flag(Bool)
    }

    package init() {}

    /// The codes of a list that are wanted, and how many there are without pages.
    package func select(_ list: CodeList) -> (indices: [Int], total: Int) {
        var indices = filter.map { list.indices(matching: $0) } ?? Array(0..<list.count)
        if isActiveOnly { indices.removeAll { list.isInactive($0) } }
        let total = indices.count
        if let offset { indices.removeFirst(min(offset, total)) }
        if let count, count < indices.count { indices.removeLast(indices.count - count) }
        return (indices, total)
    }
}
