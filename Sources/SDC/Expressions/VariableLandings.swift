/// Variables that are evaluated for themselves, so that none of those behind them has to go down far.
struct VariableLandings: Sendable, Sequence {
    private var all: ContiguousArray<Int32> = []
    private var flags: ContiguousArray<Bool>

    init(count: Int) { flags = ContiguousArray(repeating: false, count: count) }

    var isEmpty: Bool { all.isEmpty }

    mutating func insert(_ variable: Int32) {
        flags[Int(variable)] = true
        all.append(variable)
    }

    /// False as well for what is no variable.
    func contains(_ variable: Int32) -> Bool { Int(variable) < flags.count && flags[Int(variable)] }

    func makeIterator() -> ContiguousArray<Int32>.Iterator { all.makeIterator() }
}
