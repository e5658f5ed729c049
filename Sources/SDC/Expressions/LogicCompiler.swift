internal import FHIRModel
internal import FHIRPath

/// Works out how conditions, expressions and variables of a form hang together: the order to decide them in, and the
/// circles that have to be cut.
struct LogicCompiler {
    let items: ContiguousArray<FormItem>
    let details: [ItemDetail]
    let conditions: ContiguousArray<Condition>
    let scopes: VariableScopes
    let formExpressions: ItemExpressions
    let launchContexts: [LaunchContext]

    private(set) var warnings: [Issue] = []
    /// Items whose conditions lie on a circle and are left out.
    private(set) var circledItems: [Int32] = []
    /// linkIds of each circle.
    private(set) var circles: [[String]] = []

    private var reaches: [ObjectIdentifier: ExpressionReach] = [:]
    private var variableReaches: [ExpressionReach] = []
    private var cut: Set<ObjectIdentifier> = []
    private var timed: Set<ObjectIdentifier> = []
    private var readsTexts = false
    /// Beyond this many dependencies that nothing names, those are not part of the order.
    private static let maximumEdges = 2_000_000

    init(
        items: ContiguousArray<FormItem>, details: [ItemDetail], conditions: ContiguousArray<Condition>,
        scopes: VariableScopes, formExpressions: ItemExpressions, launchContexts: [LaunchContext]
    ) {
        self.items = items
        self.details = details
        self.conditions = conditions
        self.scopes = scopes
        self.formExpressions = formExpressions
        self.launchContexts = launchContexts
    }

    private var variableBase: Int32 { Int32(items.count) }

    mutating func compile(_ itemByLinkId: LinkIdTable) -> FormLogic {
        analyse(itemByLinkId)
        var named = DependencyGraph()
        var full = DependencyGraph()
        var count = 0
        for reach in reaches.values { count += reach.passed.count }
        let isComplete = count <= Self.maximumEdges
        for item in 0..<Int32(items.count) {
            let edges = namedDependencies(of: item)
            named.add(edges)
            full.add(isComplete ? edges + passedDependencies(of: item) : edges)
        }
        for (variable, reach) in variableReaches.enumerated() {
            let edges = reach.named + reach.variables.map { $0 + variableBase }
            named.add(edges)
            full.add(
                isComplete ? edges + reach.passed.filter { $0 != scopes.variables[variable].item } : edges)
        }
        let strict = DependencyOrder(named)
        for circle in strict.circles { cutCircle(circle, strict) }
        let order = settledOrder(strict, DependencyOrder(full))
        var places = ContiguousArray<Int32>(repeating: 0, count: order.count)
        for (place, node) in order.enumerated() { places[Int(node)] = Int32(place) }
        let dependents = full.reversed
        let expressions = details.compactMap(\.expressions)
        let landings = VariableOrder(scopes).landings
        return FormLogic(
            order: order, dependents: dependents.targets, dependentStarts: dependents.starts, places: places,
            scopes: scopes, landings: landings, cut: cut, timed: timed, named: namedByConstraints(),
            launchContexts: launchContexts,
            readsTexts: readsTexts,
            hasFlow: !landings.isEmpty || expressions.contains { $0.isFlow },
            hasDemands: expressions.contains { $0.isDemand },
            hasAny: !expressions.isEmpty || !formExpressions.isEmpty || details.contains { $0.constraints.isDynamic })
    }

    /// What depends on each other without naming it stands in the order that names alone give; rounds do the rest.
    private func settledOrder(_ strict: DependencyOrder, _ full: DependencyOrder) -> ContiguousArray<Int32> {
        var strictPlace = ContiguousArray<Int32>(repeating: 0, count: items.count + variableReaches.count)
        for (place, node) in strict.order.enumerated() { strictPlace[Int(node)] = Int32(place) }
        var order: ContiguousArray<Int32> = []
        order.reserveCapacity(strictPlace.count)
        for component in full.components {
            order.append(
                contentsOf: component.count == 1
                    ? component : component.sorted { strictPlace[Int($0)] < strictPlace[Int($1)] })
        }
        return order
    }

    private func namedByConstraints() -> [ObjectIdentifier: [Int32]] {
        var named: [ObjectIdentifier: [Int32]] = [:]
        let all = [formExpressions] + details.compactMap(\.expressions)
        for constraint in all.flatMap(\.constraints) {
            guard let reach = reach(constraint.expression) else { continue }
            var items = Set(reach.named)
            var waiting = reach.variables
            var seen = Set(waiting)
            while let variable = waiting.popLast() {
                items.formUnion(variableReaches[Int(variable)].named)
                for other in variableReaches[Int(variable)].variables where seen.insert(other).inserted {
                    waiting.append(other)
                }
            }
            named[ObjectIdentifier(constraint.expression)] = items.sorted()
        }
        return named
    }

    // MARK: What depends on what

    private mutating func analyse(_ itemByLinkId: LinkIdTable) {
        var analysis = ReachAnalysis(items: items, itemByLinkId: itemByLinkId, scopes: scopes)
        for (index, variable) in scopes.variables.enumerated() {
            let reach =
                variable.expression.map {
                    analysis.reach(of: $0.compiled, on: variable.item, variable: Int32(index))
                } ?? ExpressionReach()
            note(reach, variable.expression, variable.item)
            variableReaches.append(reach)
        }
        for (item, detail) in details.enumerated() {
            for expression in (detail.expressions?.all ?? []) + detail.constraints.expressions {
                let reach = analysis.reach(of: expression.compiled, on: Int32(item))
                note(reach, expression, Int32(item))
                reaches[ObjectIdentifier(expression)] = reach
            }
        }
        for expression in formExpressions.all {
            let reach = analysis.reach(of: expression.compiled, on: -1)
            note(reach, expression, -1)
            reaches[ObjectIdentifier(expression)] = reach
        }
    }

    private mutating func note(_ reach: ExpressionReach, _ expression: FormExpression?, _ item: Int32) {
        if reach.readsTexts { readsTexts = true }
        guard let expression else { return }
        if reach.usesClock, reach.isFixed { timed.insert(ObjectIdentifier(expression)) }
        let linkId = item < 0 ? nil : details[Int(item)].linkId
        for name in Set(reach.unknownVariables).sorted() where !isDefinedInside(name, expression) {
            warnings.append(
                Issue(
                    .warning, .invariant,
                    "\(expression.element) of \(linkId.map { "'\($0)'" } ?? "the form") uses '%\(name)', which nothing defines there.",
                    linkId: linkId))
        }
    }

    /// `defineVariable` in another branch of the expression.
    private func isDefinedInside(_ name: String, _ expression: FormExpression) -> Bool {
        let tree = expression.compiled.tree
        return tree.nodes.contains { node in
            guard case .function("defineVariable") = node.kind, let first = node.arguments.first,
                case .string(let defined) = tree.nodes[first].kind
            else { return false }
            return defined == name
        }
    }

    private func reach(_ expression: FormExpression?) -> ExpressionReach? {
        expression.flatMap { reaches[ObjectIdentifier($0)] }
    }

    private func namedDependencies(of item: Int32) -> [Int32] {
        let entry = items[Int(item)]
        var found: [Int32] = []
        if entry.parent >= 0 { found.append(entry.parent) }
        for condition in conditions[Int(entry.firstCondition)..<Int(entry.firstCondition + entry.conditionCount)]
        where condition.source >= 0 {
            found.append(condition.source)
        }
        guard let expressions = details[Int(item)].expressions else { return found }
        for expression in [expressions.enableWhen, expressions.calculated] {
            guard let reach = reach(expression) else { continue }
            found += reach.named + reach.variables.map { $0 + variableBase }
        }
        // What a value begins with is worked out once, so that no circle comes of it; its variables are but values.
        if let reach = reach(expressions.initial) { found += reach.variables.map { $0 + variableBase } }
        return found
    }

    /// Passed by, or only looked at once.
    private func passedDependencies(of item: Int32) -> [Int32] {
        guard let expressions = details[Int(item)].expressions else { return [] }
        var found: [Int32] = []
        for expression in [expressions.enableWhen, expressions.calculated] {
            if let reach = reach(expression) { found += reach.passed }
        }
        if let reach = reach(expressions.initial) { found += reach.named + reach.passed }
        // Itself among them: its group is there because of it.
        return found
    }

    // MARK: Circles

    private mutating func cutCircle(_ circle: [Int32], _ order: DependencyOrder) {
        let component = order.componentOf[Int(circle[0])]
        func isInside(_ node: Int32) -> Bool { order.componentOf[Int(node)] == component }
        func isCut(_ expression: FormExpression?) -> Bool {
            guard let reach = reach(expression) else { return false }
            return reach.named.contains(where: isInside)
                || reach.variables.contains { isInside($0 + variableBase) }
        }
        var names: [String] = []
        var described: [String] = []
        var onlyConditions = true
        for node in circle {
            guard node < variableBase else {
                let variable = scopes.variables[Int(node - variableBase)]
                guard let expression = variable.expression else { continue }
                let reach = variableReaches[Int(node - variableBase)]
                if reach.named.contains(where: isInside)
                    || reach.variables.contains(where: { isInside($0 + variableBase) })
                {
                    cut.insert(ObjectIdentifier(expression))
                }
                let owner = variable.item < 0 ? "the form" : "'\(details[Int(variable.item)].linkId)'"
                described.append("%\(variable.name) of \(owner) (\(Self.short(expression)))")
                onlyConditions = false
                continue
            }
            let entry = items[Int(node)]
            let linkId = details[Int(node)].linkId
            names.append(linkId)
            var parts: [String] = []
            if conditions[Int(entry.firstCondition)..<Int(entry.firstCondition + entry.conditionCount)].contains(
                where: {
                    $0.source >= 0 && isInside($0.source)
                })
            {
                circledItems.append(node)
                parts.append("enableWhen")
            }
            for expression in [details[Int(node)].expressions?.enableWhen, details[Int(node)].expressions?.calculated] {
                guard let expression, isCut(expression) else { continue }
                cut.insert(ObjectIdentifier(expression))
                onlyConditions = false
                parts.append("\(expression.element): \(Self.short(expression))")
            }
            described.append(parts.isEmpty ? "'\(linkId)'" : "'\(linkId)' (\(parts.joined(separator: "; ")))")
        }
        circles.append(names)
        let text =
            onlyConditions
            ? "The conditions of these items look at each other in a circle, so the items are shown always: "
                + names.joined(separator: ", ") + "."
            : "These depend on each other in a circle, so what leads round it is not evaluated: "
                + described.joined(separator: ", ") + "."
        warnings.append(Issue(.warning, .processing, text, linkId: names.first))
    }

    private static func short(_ expression: FormExpression) -> String {
        let text = expression.compiled.text
        return text.count > 200 ? text.prefix(200) + "…" : text
    }
}
