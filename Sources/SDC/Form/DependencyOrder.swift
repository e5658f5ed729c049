internal import FHIRModel

/// The order in which items can be decided: each behind its parent and behind the sources of its conditions; and the
/// circles that make such an order impossible until their conditions are left out.
///
/// Strongly connected components by Tarjan's method, without recursion (a form may chain thousands of items).
struct DependencyOrder {
    private(set) var order: ContiguousArray<Int32> = []
    private(set) var circles: [[Int32]] = []

    init(items: ContiguousArray<FormItem>, conditions: ContiguousArray<Condition>) {
        let count = items.count
        var number = ContiguousArray<Int32>(repeating: -1, count: count)
        var low = ContiguousArray<Int32>(repeating: 0, count: count)
        var onStack = ContiguousArray<Bool>(repeating: false, count: count)
        var stack: ContiguousArray<Int32> = []
        var calls: ContiguousArray<(item: Int32, edge: Int32)> = []
        var counter: Int32 = 0

        /// The n-th thing an item depends on: 0 = its parent, then its sources; -1 = none there, -2 = no more.
        func dependency(_ item: Int32, _ edge: Int32) -> Int32 {
            let entry = items[Int(item)]
            if edge == 0 { return entry.parent }
            guard edge <= entry.conditionCount else { return -2 }
            return conditions[Int(entry.firstCondition + edge - 1)].source
        }

        for root in 0..<Int32(count) where number[Int(root)] < 0 {
            calls.append((root, 0))
            while let (item, edge) = calls.last {
                let at = Int(item)
                if edge == 0 {
                    number[at] = counter
                    low[at] = counter
                    counter += 1
                    stack.append(item)
                    onStack[at] = true
                }
                let target = dependency(item, edge)
                if target == -2 {
                    calls.removeLast()
                    if let caller = calls.last?.item { low[Int(caller)] = min(low[Int(caller)], low[at]) }
                    guard low[at] == number[at] else { continue }
                    var component: [Int32] = []
                    while let top = stack.popLast() {
                        onStack[Int(top)] = false
                        component.append(top)
                        if top == item { break }
                    }
                    component.sort()
                    order.append(contentsOf: component)
                    let looksAtItself = (1...max(1, items[at].conditionCount)).contains { edge in
                        items[at].conditionCount > 0 && dependency(item, edge) == item
                    }
                    if component.count > 1 || looksAtItself { circles.append(component) }
                    continue
                }
                calls[calls.count - 1].edge += 1
                guard target >= 0 else { continue }
                if number[Int(target)] < 0 {
                    calls.append((target, 0))
                } else if onStack[Int(target)] {
                    low[at] = min(low[at], number[Int(target)])
                }
            }
        }
    }
}
