internal import FHIRPath

/// The variables of a form, each behind those it uses.
struct VariableOrder {
    let order: ContiguousArray<Int32>
    let landings: VariableLandings

    /// Variables that use one another are at most so many deep between two landings.
    private static let stride = 12

    init(_ scopes: VariableScopes) {
        var graph = DependencyGraph()
        for (index, variable) in scopes.variables.enumerated() {
            graph.add(scopes.used(by: variable.expression, on: variable.item, leavingOut: Int32(index)))
        }
        order = DependencyOrder(graph).order
        var landings = VariableLandings(count: scopes.variables.count)
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
        self.landings = landings
    }
}

extension VariableScopes {
    /// The variables that an expression uses anywhere in it, by place.
    func used(by expression: FormExpression?, on item: Int32, leavingOut variable: Int32 = -1) -> [Int32] {
        (expression?.compiled.variables ?? []).compactMap { name in
            if case .variable(let other)? = find(name, from: item, leavingOut: variable) { other } else { nil }
        }
    }
}
