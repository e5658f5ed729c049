/// The sets of items that expressions pass by without naming them, each kept once however many expressions share it.
///
/// A set that is shared stands in the order of what depends on what as a node of its own: it depends on its items, and
/// those who pass them by depend on it. So a thousand sums over a whole form cost a thousand dependencies, not a million.
struct PassedItems {
    /// The node that stands for no set.
    static let none: Int32 = -1

    private(set) var sets: [ItemSet] = []
    private var places: [ItemSet: Int32] = [:]
    private var edges = 0
    private let everything: ItemSet
    /// Where all sets together hold no more items than this, whoever passes by them depends on the items themselves.
    private static let maximumDirect = 100_000
    /// Beyond this many items in all sets together, each that is new counts as the whole form.
    private static let maximumEdges = 2_000_000
    let isDirect: Bool
    /// Some sets are taken for the whole form.
    private(set) var isBeyondLimits = false

    /// - Parameter all: the sets of all expressions and variables.
    init(_ all: some Sequence<ItemSet>, itemCount: Int) {
        everything = ItemSet(0..<Int32(itemCount))
        var count = 0
        for set in all {
            count += set.count
            if count > Self.maximumDirect { break }
        }
        isDirect = count <= Self.maximumDirect
    }

    /// The place of a set among ``sets``, ``none`` for an empty one.
    mutating func place(of set: ItemSet) -> Int32 {
        if set.isEmpty { return Self.none }
        if let place = places[set] { return place }
        let count = set.count
        guard edges + count <= Self.maximumEdges || set == everything else {
            isBeyondLimits = true
            return place(of: everything)
        }
        edges += count
        let place = Int32(sets.count)
        places[set] = place
        sets.append(set)
        return place
    }
}
