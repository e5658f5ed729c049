internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import Messages

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
    private var isBeyondLimits = false
    private var unknownNames = 0
    /// More names that nothing defines, and more circles, are not told one by one.
    private static let maximumTold = 100

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

    private var setBase: Int32 { variableBase + Int32(scopes.variables.count) }

    mutating func compile(_ itemByLinkId: LinkIdTable) -> FormLogic {
        let variables = VariableOrder(scopes)
        analyse(itemByLinkId, variables.order)
        var passed = PassedItems(passedBy(), itemCount: items.count)
        var named = DependencyGraph()
        var full = DependencyGraph()
        for item in 0..<Int32(items.count) {
            let edges = namedDependencies(of: item)
            named.add(edges)
            full.add(edges + passedDependencies(of: item, &passed))
        }
        for reach in variableReaches {
            let edges = reach.named + reach.variables.map { $0 + variableBase }
            named.add(edges)
            full.add(edges + nodes(for: reach.passed, &passed))
        }
        for set in passed.sets { full.add(set.all) }
        if isBeyondLimits || passed.isBeyondLimits {
            warnings.append(
                Issue(.warning, FormFinding(.dependenciesTooMany, of: nil), at: .none))
        }
        let strict = DependencyOrder(named)
        for circle in strict.circles { cutCircle(circle, strict) }
        if circles.count > Self.maximumTold {
            warnings.append(
                Issue(
                    .warning,
                    FormFinding(.moreCircles, of: nil, [String(circles.count), String(Self.maximumTold)]), at: .none))
        }
        let order = settledOrder(strict, full)
        var places = ContiguousArray<Int32>(repeating: 0, count: order.count)
        for (place, node) in order.enumerated() { places[Int(node)] = Int32(place) }
        let dependents = full.reversed
        let expressions = details.compactMap(\.expressions)
        return FormLogic(
            order: order, dependents: dependents.targets, dependentStarts: dependents.starts, places: places,
            scopes: scopes, landings: variables.landings, cut: cut, timed: timed, named: namedByConstraints(),
            launchContexts: launchContexts,
            readsTexts: readsTexts,
            hasFlow: !variables.landings.isEmpty || expressions.contains { $0.isFlow },
            hasDemands: expressions.contains { $0.isDemand },
            hasAny: !expressions.isEmpty || !formExpressions.isEmpty || details.contains { $0.constraints.isDynamic })
    }

    /// The sets of items that whoever stands in the order passes by.
    private func passedBy() -> [ItemSet] {
        var all = variableReaches.map(\.passed)
        for case let expressions? in details.map(\.expressions) {
            for expression in [expressions.enableWhen, expressions.calculated, expressions.initial] {
                if let reach = reach(expression) { all.append(reach.passed) }
            }
        }
        return all
    }

    private func nodes(for set: ItemSet, _ passed: inout PassedItems) -> [Int32] {
        if passed.isDirect { return set.all }
        let place = passed.place(of: set)
        return place == PassedItems.none ? [] : [place + setBase]
    }

    /// What depends on each other without naming it stands in the order that names alone give; rounds do the rest.
    private func settledOrder(_ strict: DependencyOrder, _ full: DependencyGraph) -> ContiguousArray<Int32> {
        // A set stands right before the first who passes by it.
        var keys = ContiguousArray<Int32>(repeating: .max, count: full.count)
        for (place, node) in strict.order.enumerated() {
            keys[Int(node)] = 2 * Int32(place) + 1
            for other in full.dependencies(of: node) where other >= setBase {
                keys[Int(other)] = min(keys[Int(other)], 2 * Int32(place))
            }
        }
        var order: ContiguousArray<Int32> = []
        order.reserveCapacity(full.count)
        for component in DependencyOrder(full).components {
            order.append(
                contentsOf: component.count == 1
                    ? component : component.sorted { keys[Int($0)] < keys[Int($1)] })
        }
        return order
    }

    /// Items that constraints name, themselves or through variables; where that is much to look through, themselves.
    private func namedByConstraints() -> [ObjectIdentifier: [Int32]] {
        var named: [ObjectIdentifier: [Int32]] = [:]
        var work = 0
        let all = [formExpressions] + details.compactMap(\.expressions)
        for constraint in all.flatMap(\.constraints) {
            guard let reach = reach(constraint.expression) else { continue }
            var items = Set(reach.named)
            var waiting = reach.variables
            var seen = Set(waiting)
            while let variable = waiting.popLast(), work < Self.maximumChainWork {
                let found = variableReaches[Int(variable)]
                work += 1 + found.named.count + found.variables.count
                items.formUnion(found.named)
                for other in found.variables where seen.insert(other).inserted { waiting.append(other) }
            }
            named[ObjectIdentifier(constraint.expression)] = items.sorted()
        }
        return named
    }

    private static let maximumChainWork = 1_000_000

    // MARK: What depends on what

    private mutating func analyse(_ itemByLinkId: LinkIdTable, _ order: ContiguousArray<Int32>) {
        var analysis = ReachAnalysis(items: items, itemByLinkId: itemByLinkId, scopes: scopes, order: order)
        variableReaches = Array(repeating: ExpressionReach(), count: scopes.variables.count)
        for index in order {
            let variable = scopes.variables[Int(index)]
            guard let expression = variable.expression else { continue }
            variableReaches[Int(index)] = clocked(
                analysis.reach(of: expression, on: variable.item, variable: index))
        }
        for (variable, reach) in zip(scopes.variables, variableReaches) {
            note(reach, variable.expression, variable.item)
        }
        for (item, detail) in details.enumerated() {
            for expression in (detail.expressions?.all ?? []) + detail.constraints.expressions {
                let reach = clocked(analysis.reach(of: expression, on: Int32(item)))
                note(reach, expression, Int32(item))
                reaches[ObjectIdentifier(expression)] = reach
            }
        }
        for expression in formExpressions.all {
            let reach = clocked(analysis.reach(of: expression, on: -1))
            note(reach, expression, -1)
            reaches[ObjectIdentifier(expression)] = reach
        }
        isBeyondLimits = analysis.isBeyondLimits
        if unknownNames > Self.maximumTold {
            warnings.append(
                Issue(
                    .warning,
                    FormFinding(.moreUnknownNames, of: nil, [String(unknownNames), String(Self.maximumTold)]),
                    at: .none))
        }
    }

    /// What an expression has of the clock and of the answers by its variables.
    private func clocked(_ reach: ExpressionReach) -> ExpressionReach {
        var reach = reach
        for variable in reach.variables {
            let other = variableReaches[Int(variable)]
            if other.usesClock { reach.usesClock = true }
            if !other.isFixed { reach.isFixed = false }
        }
        return reach
    }

    private mutating func note(_ reach: ExpressionReach, _ expression: FormExpression?, _ item: Int32) {
        if reach.readsTexts { readsTexts = true }
        guard let expression else { return }
        if reach.usesClock, reach.isFixed { timed.insert(ObjectIdentifier(expression)) }
        guard !reach.unknownVariables.isEmpty || !reach.unknownLinkIds.isEmpty else { return }
        let linkId = item < 0 ? nil : details[Int(item)].linkId
        for name in reach.unknownLinkIds.sorted() {
            unknownNames += 1
            guard unknownNames <= Self.maximumTold else { continue }
            warnings.append(
                Issue(
                    .warning, FormFinding(.expressionLinkIdUnknown, of: linkId, [expression.element, name]),
                    at: expression.entry))
        }
        // `defineVariable` may stand in another branch of the expression.
        for name in reach.unknownVariables.subtracting(definedInside(expression)).sorted() {
            unknownNames += 1
            guard unknownNames <= Self.maximumTold else { continue }
            warnings.append(
                Issue(
                    .warning, FormFinding(.variableUnknown, of: linkId, [expression.element, name]),
                    at: expression.entry))
        }
    }

    private func definedInside(_ expression: FormExpression) -> Set<String> {
        let tree = expression.compiled.tree
        var names: Set<String> = []
        for node in tree.nodes {
            guard case .function("defineVariable") = node.kind, let first = node.arguments.first,
                case .string(let name) = tree.nodes[first].kind
            else { continue }
            names.insert(name)
        }
        return names
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
    private func passedDependencies(of item: Int32, _ passed: inout PassedItems) -> [Int32] {
        guard let expressions = details[Int(item)].expressions else { return [] }
        var found: [Int32] = []
        for expression in [expressions.enableWhen, expressions.calculated, expressions.initial] {
            if let reach = reach(expression) { found += nodes(for: reach.passed, &passed) }
        }
        if let reach = reach(expressions.initial) { found += reach.named }
        // What is written is held against the options there are.
        if expressions.calculated != nil || expressions.initial != nil {
            for expression in [expressions.options] + expressions.toggles.map(\.expression) {
                guard let reach = reach(expression) else { continue }
                found += reach.named + reach.variables.map { $0 + variableBase } + nodes(for: reach.passed, &passed)
            }
        }
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
        guard circles.count <= Self.maximumTold else { return }
        let finding =
            onlyConditions
            ? FormFinding(.circleOfConditions, of: names.first, [Self.listed(names)])
            : FormFinding(.circle, of: names.first, [Self.listed(described)])
        warnings.append(Issue(.warning, finding, at: node(of: circle)))
    }

    /// The first item on a circle, or its first variable.
    private func node(of circle: [Int32]) -> Node {
        if let item = circle.first(where: { $0 < variableBase }) { return details[Int(item)].node }
        return circle.first.map { scopes.variables[Int($0 - variableBase)].entry } ?? .none
    }

    /// The first twenty, and how many there are.
    private static func listed(_ names: [String]) -> String {
        names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", … (\(names.count) in all)" : "")
    }

    private static func short(_ expression: FormExpression) -> String {
        let text = expression.compiled.text
        let start = text.prefix(200)
        return start.endIndex == text.endIndex ? text : start + "…"
    }
}
