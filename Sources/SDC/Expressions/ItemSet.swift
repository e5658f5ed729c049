/// A set of items of a form, by index.
struct ItemSet: Equatable {
    private var words: ContiguousArray<UInt64>

    init(count: Int) { words = ContiguousArray(repeating: 0, count: (count + 63) / 64) }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    func contains(_ item: Int32) -> Bool { words[Int(item) >> 6] & (1 << UInt64(item & 63)) != 0 }

    mutating func insert(_ item: Int32) { words[Int(item) >> 6] |= 1 << UInt64(item & 63) }

    mutating func remove(_ item: Int32) { words[Int(item) >> 6] &= ~(1 << UInt64(item & 63)) }

    mutating func insert(_ range: Range<Int32>) {
        var item = range.lowerBound
        while item < range.upperBound {
            if item & 63 == 0, item + 64 <= range.upperBound {
                words[Int(item) >> 6] = .max
                item += 64
            } else {
                insert(item)
                item += 1
            }
        }
    }

    mutating func formUnion(_ other: ItemSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    /// Goes through the items in order.
    func visit(_ body: (Int32) -> Void) {
        for (index, word) in words.enumerated() {
            var rest = word
            while rest != 0 {
                body(Int32(index * 64 + rest.trailingZeroBitCount))
                rest &= rest - 1
            }
        }
    }

    var all: [Int32] {
        var found: [Int32] = []
        visit { found.append($0) }
        return found
    }
}
