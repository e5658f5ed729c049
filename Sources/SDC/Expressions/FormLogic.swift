/// How the expressions of a form hang together: compiled with it.
package struct FormLogic: Sendable {
    /// Items (below the number of items), variables (behind them) and sets of items that several pass by (last), each behind
    /// what it depends on.
    let order: ContiguousArray<Int32>
    /// Who has to be looked at again when an item, variable or set changes: `dependents[starts[i] ..< starts[i + 1]]`.
    let dependents: ContiguousArray<Int32>
    let dependentStarts: ContiguousArray<Int32>
    /// Place of each node in `order`.
    let places: ContiguousArray<Int32>
    package let scopes: VariableScopes
    /// Variables that are evaluated where they stand in the order, not only when they are asked for.
    let landings: VariableLandings
    /// Expressions on a circle, which are not evaluated.
    let cut: Set<ObjectIdentifier>
    /// Expressions that only ask for the time: evaluated once.
    let timed: Set<ObjectIdentifier>
    /// Items that a constraint names, by its expression.
    let named: [ObjectIdentifier: [Int32]]
    /// Launch contexts that the form declares.
    package let launchContexts: [LaunchContext]
    /// Texts of items are read by some expression.
    let readsTexts: Bool
    /// Some item is there, or holds something, by an expression; or variables have to be worked out in their order.
    package let hasFlow: Bool
    /// Some item's demands are worked out.
    let hasDemands: Bool
    /// There is any expression at all.
    package let hasAny: Bool

    /// An expression on a circle, which is not evaluated.
    package func isCut(_ expression: FormExpression) -> Bool { cut.contains(ObjectIdentifier(expression)) }

    /// Variables that are worked out before they are asked for, each behind those it uses, so that no chain of them goes deep.
    package var landingOrder: [Int32] { Array(landings) }

    /// Variables whose value depends on answers, directly or through others: what is known of them is forgotten when an
    /// answer is written.
    package func variablesReadingAnswers(itemCount: Int) -> Set<Int32> {
        let variables = scopes.variables.count
        var open = Array(0..<Int32(itemCount))
        var seen: Set<Int32> = []
        while let node = open.popLast() {
            for other in dependents(of: node) where other >= Int32(itemCount) && seen.insert(other).inserted {
                open.append(other)
            }
        }
        return Set(seen.map { $0 - Int32(itemCount) }.filter { $0 < Int32(variables) })
    }

    func dependents(of node: Int32) -> ContiguousArray<Int32>.SubSequence {
        dependents[Int(dependentStarts[Int(node)])..<Int(dependentStarts[Int(node) + 1])]
    }
}

/// A resource that a form expects to be launched with (`sdc-questionnaire-launchContext`).
package struct LaunchContext: Sendable {
    package let name: String
    package let types: [String]
}
