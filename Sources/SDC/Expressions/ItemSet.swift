/// A set of items of a form, by index: as runs of neighbours, so that a whole form is as small as one item.
struct ItemSet: Hashable {
    /// In order, with a gap between any two.
    private var runs: ContiguousArray<Range<Int32>> = []

    init() {}

    init(_ item: Int32) { runs = [item..<item + 1] }

    init(_ range: Range<Int32>) { if !range.isEmpty { runs = [range] } }

    init(_ items: some Sequence<Int32>) {
        for item in items.sorted() { append(item..<item + 1) }
    }

    var isEmpty: Bool { runs.isEmpty }

    /// How much there is to go through: runs, not items.
    var weight: Int { runs.count }

    var count: Int { runs.reduce(0) { $0 + $1.count } }

    func contains(_ item: Int32) -> Bool {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].upperBound <= item { low = middle + 1 } else { high = middle }
        }
        return low < runs.count && runs[low].lowerBound <= item
    }

    /// Adds a run that begins no earlier than the last one.
    mutating func append(_ run: Range<Int32>) {
        guard let last = runs.last, last.upperBound >= run.lowerBound else {
            runs.append(run)
            return
        }
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
    }

    mutating func formUnion(_ other: ItemSet) {
        if other.isEmpty || runs == other.runs { return }
        if isEmpty {
            runs = other.runs
            return
        }
        let (one, two) = (runs, other.runs)
        runs = []
        var (left, right) = (0, 0)
        while left < one.count || right < two.count {
            if right == two.count || (left < one.count && one[left].lowerBound <= two[right].lowerBound) {
                append(one[left])
                left += 1
            } else {
                append(two[right])
                right += 1
            }
        }
    }

    mutating func subtract(_ other: ItemSet) {
        if isEmpty || other.isEmpty { return }
        var rest: ContiguousArray<Range<Int32>> = []
        var place = 0
        for run in runs {
            var start = run.lowerBound
            while place < other.runs.count, other.runs[place].upperBound <= start { place += 1 }
            var ahead = place
            while ahead < other.runs.count, other.runs[ahead].lowerBound < run.upperBound {
                if other.runs[ahead].lowerBound > start { rest.append(start..<other.runs[ahead].lowerBound) }
                start = other.runs[ahead].upperBound
                ahead += 1
            }
            // The last of these may reach into the next run.
            place = max(place, ahead - 1)
            if start < run.upperBound { rest.append(start..<run.upperBound) }
        }
        runs = rest
    }

    mutating func remove(_ item: Int32) { subtract(ItemSet(item)) }

    func visitRuns(_ body: (Range<Int32>) -> Void) {
        for run in runs { body(run) }
    }

    /// Goes through the items in order.
    func visit(_ body: (Int32) -> Void) {
        for run in runs { for item in run { body(item) } }
    }

    var all: [Int32] {
        var found: [Int32] = []
        found.reserveCapacity(count)
        visit { found.append($0) }
        return found
    }
}
