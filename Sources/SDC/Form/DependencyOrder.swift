/// Who depends on whom: `targets[starts[i] ..< starts[i + 1]]` are what node i depends on.
struct DependencyGraph {
    private(set) var starts: ContiguousArray<Int32> = [0]
    private(set) var targets: ContiguousArray<Int32> = []

    var count: Int { starts.count - 1 }

    /// Adds the next node with what it depends on.
    mutating func add(_ dependencies: [Int32]) {
        targets.append(contentsOf: dependencies)
        starts.append(Int32(targets.count))
    }

    func dependencies(of node: Int32) -> ContiguousArray<Int32>.SubSequence {
        targets[Int(starts[Int(node)])..<Int(starts[Int(node) + 1])]
    }

    /// The same edges seen from the other end.
    var reversed: DependencyGraph {
        var counts = ContiguousArray<Int32>(repeating: 0, count: count + 1)
        for target in targets { counts[Int(target) + 1] += 1 }
        for node in 0..<count { counts[node + 1] += counts[node] }
        var fill = counts
        var sources = ContiguousArray<Int32>(repeating: 0, count: targets.count)
        for node in 0..<Int32(count) {
            for target in dependencies(of: node) {
                sources[Int(fill[Int(target)])] = node
                fill[Int(target)] += 1
            }
        }
        var reversed = DependencyGraph()
        reversed.starts = counts
        reversed.targets = sources
        return reversed
    }
}

/// The order in which the nodes of a graph can be decided, each behind what it depends on; and the circles that make such
/// an order impossible.
///
/// Strongly connected components by Tarjan's method, without recursion (a form may chain thousands of items).
struct DependencyOrder {
    /// Nodes that depend on each other stand together, lowest first.
    private(set) var components: [[Int32]] = []
    /// Components of several nodes, and nodes that depend on themselves.
    private(set) var circles: [[Int32]] = []
    /// Place of each node's component.
    private(set) var componentOf: ContiguousArray<Int32>

    var order: ContiguousArray<Int32> { ContiguousArray(components.joined()) }

    init(_ graph: DependencyGraph) {
        let count = graph.count
        componentOf = ContiguousArray(repeating: -1, count: count)
        var number = ContiguousArray<Int32>(repeating: -1, count: count)
        var low = ContiguousArray<Int32>(repeating: 0, count: count)
        var onStack = ContiguousArray<Bool>(repeating: false, count: count)
        var stack: ContiguousArray<Int32> = []
        var calls: ContiguousArray<(node: Int32, edge: Int32)> = []
        var counter: Int32 = 0

        for root in 0..<Int32(count) where number[Int(root)] < 0 {
            calls.append((root, 0))
            while let (node, edge) = calls.last {
                let at = Int(node)
                if edge == 0 {
                    number[at] = counter
                    low[at] = counter
                    counter += 1
                    stack.append(node)
                    onStack[at] = true
                }
                let place = graph.starts[at] + edge
                guard place < graph.starts[at + 1] else {
                    calls.removeLast()
                    if let caller = calls.last?.node { low[Int(caller)] = min(low[Int(caller)], low[at]) }
                    guard low[at] == number[at] else { continue }
                    var component: [Int32] = []
                    while let top = stack.popLast() {
                        onStack[Int(top)] = false
                        componentOf[Int(top)] = Int32(components.count)
                        component.append(top)
                        if top == node { break }
                    }
                    component.sort()
                    components.append(component)
                    if component.count > 1 || graph.dependencies(of: node).contains(node) { circles.append(component) }
                    continue
                }
                calls[calls.count - 1].edge += 1
                let target = graph.targets[Int(place)]
                if number[Int(target)] < 0 {
                    // The first edge of a node with edges is looked at when it is entered.
                    calls.append((target, 0))
                } else if onStack[Int(target)] {
                    low[at] = min(low[at], number[Int(target)])
                }
            }
        }
    }
}
