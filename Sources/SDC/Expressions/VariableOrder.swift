internal import FHIRPath

/// The variables of a form, each behind those it uses.
struct VariableOrder {
    let order: ContiguousArray<Int32>
    /// Variables that are evaluated for themselves, so that none of those behind them has to go down far.
    private(set) var landings: Set<Int32> = []

    /// Variables that use one another are at most so many deep between two landings.
    private static let stride = 12

    init(_ scopes: VariableScopes) {
        var graph = DependencyGraph()
        for (index, variable) in scopes.variables.enumerated() {
            var used: [Int32] = []
            for name in variable.expression?.compiled.variables ?? [] {
                if case .variable(let other)? = scopes.find(name, from: variable.item, leavingOut: Int32(index)) {
                    used.append(other)
                }
            }
            graph.add(used)
        }
        order = DependencyOrder(graph).order
        var depths = ContiguousArray<Int>(repeating: 0, count: scopes.variables.count)
        for variable in order {
            var depth = 0
            for other in graph.dependencies(of: variable) where other != variable {
                depth = max(depth, depths[Int(other)] + 1)
            }
            if depth >= Self.stride {
                landings.insert(variable)
                depth = 0
            }
            depths[Int(variable)] = depth
        }
    }
}
