internal import FHIRPath

/// Finds out which items an expression looks at, by following its paths through the form instead of through a response.
///
/// It errs to the side of more: whatever cannot be followed counts as looking at everything that is there at that place.
struct ReachAnalysis {
    private let items: ContiguousArray<FormItem>
    private let itemByLinkId: LinkIdTable
    private let scopes: VariableScopes
    private let roots: ItemSet
    private let everything: ItemSet
    /// What each variable stands for; found in the order of their use, so that no chain of them is deep. A variable on a
    /// circle stands for nothing that can be followed.
    private var known: ContiguousArray<FoundPlaces>
    /// What was gone through, for all expressions together.
    private var work = 0
    /// Items named, for all expressions together.
    private var namings = 0
    /// Beyond these limits expressions count as looking at everything.
    private let maximumWork: Int
    private let maximumNamings: Int

    private var reach = ExpressionReach()
    private var named = ItemSet()
    private var variables: Set<Int32> = []
    private var passesEverything = false
    /// What `defineVariable` gave names to; in branches apart one name may stand for several things.
    private var defined: [String: FoundPlaces] = [:]

    init(
        items: ContiguousArray<FormItem>, itemByLinkId: LinkIdTable, scopes: VariableScopes,
        order: ContiguousArray<Int32>, maximumWork: Int = 10_000_000, maximumNamings: Int = 2_000_000
    ) {
        self.items = items
        self.itemByLinkId = itemByLinkId
        self.scopes = scopes
        self.maximumWork = maximumWork
        self.maximumNamings = maximumNamings
        everything = ItemSet(0..<Int32(items.count))
        var roots: [Int32] = []
        var item: Int32 = items.isEmpty ? -1 : 0
        while item >= 0 {
            roots.append(item)
            item = items[Int(item)].nextSibling
        }
        self.roots = ItemSet(roots)
        known = ContiguousArray(repeating: .values, count: scopes.variables.count)
        for variable in order {
            let definition = scopes.variables[Int(variable)]
            guard let expression = definition.expression else { continue }
            begin()
            let path = Path(tree: expression.compiled.tree, item: definition.item, variable: variable)
            known[Int(variable)] = follow(path.tree.root, in: path)
        }
    }

    /// There was more than is worth telling apart.
    var isBeyondLimits: Bool { work >= maximumWork || namings >= maximumNamings }

    private mutating func begin() {
        reach = ExpressionReach()
        named = ItemSet()
        variables = []
        defined = [:]
        passesEverything = false
    }

    /// - Parameters:
    ///   - item: the item whose element `%context` is, -1 for the form.
    ///   - variable: the variable whose expression it is, if any: its own name then means one further out.
    mutating func reach(of expression: FormExpression, on item: Int32, variable: Int32 = -1) -> ExpressionReach {
        begin()
        let tree = expression.compiled.tree
        consume(follow(tree.root, in: Path(tree: tree, item: item, variable: variable)))
        if namings + named.count > maximumNamings {
            namings = maximumNamings
            passesEverything = true
        }
        if passesEverything {
            // Not all of it was followed; the variables it uses are plain to see all the same.
            reach.passed = everything
            variables.formUnion(scopes.used(by: expression, on: item, leavingOut: variable))
        } else {
            namings += named.count
            reach.named = named.all
            reach.passed.subtract(named)
        }
        reach.variables = variables.sorted()
        reach.isFixed = reach.named.isEmpty && reach.passed.isEmpty
        return reach
    }

    // MARK: Paths

    private struct Path {
        let tree: SyntaxTree
        let item: Int32
        let variable: Int32
        var this: FoundPlaces?
        var total = FoundPlaces.values
        /// The criterion of a `where` is being followed: what it lets through is looked at by who goes on with it.
        var isCriterion = false

        func with(_ this: FoundPlaces, isCriterion: Bool = false) -> Path {
            var path = self
            path.this = this
            path.isCriterion = isCriterion
            return path
        }
    }

    private func context(_ item: Int32) -> FoundPlaces {
        item < 0 ? .response : .elements(ItemSet(item), isNamed: true)
    }

    private mutating func follow(_ index: Int, in path: Path) -> FoundPlaces {
        work += 1
        guard work < maximumWork else {
            passesEverything = true
            return .values
        }
        let node = path.tree.nodes[index]
        switch node.kind {
        case .constant(let name): return constant(name, path)
        case .axis("$this"): return path.this ?? context(path.item)
        case .axis("$total"): return path.total
        case .axis:
            // Its place depends on who stands in front of it.
            if let this = path.this { see(this) }
            return .values
        case .parentheses:
            return node.arguments.first.map { follow($0, in: path) } ?? .values
        case .index:
            for argument in node.arguments { consume(follow(argument, in: path)) }
            let found = target(node, path)
            see(found)
            return found
        case .type(let operation, _):
            let found = target(node, path)
            guard operation == "as" else {
                consume(found)
                return .values
            }
            // It fails where there are several.
            see(found)
            return found
        case .member(let name): return member(name, node, path)
        case .function(let name): return function(name, node, path)
        case .binary("|"):
            let found = union(node.arguments.map { follow($0, in: path) })
            // Of what is the same, one is left.
            see(found)
            return found
        case .unary, .binary, .instance:
            for argument in node.arguments { consume(follow(argument, in: path), deeply: true) }
            return .values
        case .empty, .boolean, .string, .integer, .long, .decimal, .date, .dateTime, .time, .quantity:
            return .values
        }
    }

    private mutating func target(_ node: SyntaxTree.Node, _ path: Path) -> FoundPlaces {
        node.target >= 0 ? follow(node.target, in: path) : path.this ?? context(path.item)
    }

    private mutating func constant(_ name: String, _ path: Path) -> FoundPlaces {
        switch name {
        case "resource", "rootResource": return .response
        case "context": return context(path.item)
        default: break
        }
        var found = defined[name]
        switch scopes.find(name, from: path.item, leavingOut: path.variable) {
        case .variable(let variable):
            variables.insert(variable)
            found = union([found ?? .values, known[Int(variable)]])
        case .outside: break
        case nil:
            if found == nil, !VariableScopes.isOfTheStandard(name) { reach.unknownVariables.insert(name) }
        }
        return found ?? .values
    }

    private mutating func member(_ name: String, _ node: SyntaxTree.Node, _ path: Path) -> FoundPlaces {
        if node.target < 0, name == "QuestionnaireResponse" { return path.this ?? .response }
        let found = target(node, path)
        if name == "item" { return children(of: found) }
        if name == "text" { reach.readsTexts = true }
        guard !found.items.isEmpty else { return .values }
        // A bare word that no element has is nothing, and so depends on nothing.
        if node.target < 0, path.this == nil, name != "answer", !Self.fixedMembers.contains(name) { return .values }
        if !found.isAnswers {
            if name == "answer" {
                record(found.items, isNamed: found.isNamed)
                return .answers(found.items, isNamed: found.isNamed)
            }
            if Self.fixedMembers.contains(name) {
                // Of what a criterion is about it is looked at only if it is let through, which counts later.
                let isOfThis = node.target < 0 || path.tree.nodes[node.target].kind == .axis("$this")
                guard !(path.isCriterion && isOfThis) else { return .values }
                // An item's own element is always there for its expressions.
                var others = found
                if path.item >= 0 { others.items.remove(path.item) }
                record(others.items, isNamed: others.isNamed)
                see(others)
                return .values
            }
        }
        record(found.items, isNamed: found.isNamed)
        return .values
    }

    /// What an element has of its item, whatever was answered.
    private static let fixedMembers: Set<String> = [
        "linkId", "definition", "id", "extension", "modifierExtension", "text",
    ]

    // MARK: Functions

    /// What comes out is what goes in, or some of it, depending on what else is there.
    private static let choosing: Set<String> = [
        "first", "last", "tail", "single", "skip", "take", "distinct", "sort", "as",
    ]
    private static let keeping: Set<String> = ["trace", "ofType"]
    private static let clocks: Set<String> = ["now", "today", "timeOfDay"]
    /// Their arguments are evaluated for each item; those of others where the function stands.
    private static let lambdas: Set<String> = ["exists", "all", "sort", "trace"]
    /// Of the response itself they ask nothing that answers change.
    private static let shallow: Set<String> = [
        "exists", "empty", "count", "hasValue", "getValue", "is", "type", "extension",
    ]

    private mutating func function(_ name: String, _ node: SyntaxTree.Node, _ path: Path) -> FoundPlaces {
        if Self.clocks.contains(name) {
            reach.usesClock = true
            return .values
        }
        let found = target(node, path)
        switch name {
        case "where":
            guard let criterion = node.arguments.first else { return found }
            let filtered = filtered(found, by: criterion, path)
            consume(follow(criterion, in: path.with(filtered, isCriterion: true)))
            return filtered
        case "select":
            if !node.arguments.allSatisfy({ leadsOn($0, path.tree) }) { see(found) }
            return union(node.arguments.map { follow($0, in: path.with(found)) })
        case "iif":
            if node.target >= 0 { see(found) }
            let results = node.arguments.map { follow($0, in: path.with(found)) }
            if let condition = results.first { consume(condition) }
            return union(Array(results.dropFirst()))
        case "aggregate":
            see(found)
            let start = node.arguments.count > 1 ? follow(node.arguments[1], in: path) : .values
            var inner = path.with(found)
            // Whatever it becomes on the way, it leads to nothing but what stands below.
            inner.total = union([start, below(union([start, found]))])
            return union([start] + node.arguments.prefix(1).map { follow($0, in: inner) })
        case "repeat", "repeatAll":
            if !node.arguments.allSatisfy({ leadsOn($0, path.tree) }) { see(found) }
            let results = node.arguments.map { follow($0, in: path.with(found)) }
            // However often it is repeated, it leads to nothing but what stands below, or below what it leads to.
            return below(union([found] + results))
        case "descendants", "children": return below(found)
        case "defineVariable":
            var value = found
            if node.arguments.count > 1 { value = follow(node.arguments[1], in: path.with(found)) }
            guard let first = node.arguments.first else { return found }
            if case .string(let name) = path.tree.nodes[first].kind {
                defined[name, default: .values].formUnion(value)
            } else {
                // A name that is worked out: whatever uses it looks at all of the value.
                consume(follow(first, in: path), deeply: true)
                consume(value, deeply: true)
            }
            return found
        case "answers":
            consume(below(found))
            return .values
        case "pathname":
            // The number of an item among its siblings.
            reach.passed = everything
            return .values
        case "union", "combine":
            let all = union([found] + node.arguments.map { follow($0, in: path) })
            if name == "union" { see(all) }
            return all
        case _ where Self.keeping.contains(name) || Self.choosing.contains(name):
            if name != "ofType" && name != "as" { consumeArguments(name, node, found, path) }
            if Self.choosing.contains(name) { see(found) }
            return found
        default:
            consume(found, deeply: !Self.shallow.contains(name))
            consumeArguments(name, node, found, path)
            return .values
        }
    }

    /// Whether it goes on from `$this`, so that it gives nothing where that is not there.
    private func leadsOn(_ index: Int, _ tree: SyntaxTree) -> Bool {
        var node = tree.nodes[index]
        while true {
            switch node.kind {
            case .axis("$this"): return true
            case .member where node.target < 0: return true
            case .member, .function("where"), .function("ofType"):
                guard node.target >= 0 else { return false }
                node = tree.nodes[node.target]
            default: return false
            }
        }
    }

    private mutating func consumeArguments(
        _ name: String, _ node: SyntaxTree.Node, _ found: FoundPlaces, _ path: Path
    ) {
        for argument in node.arguments {
            let result = follow(argument, in: Self.lambdas.contains(name) ? path.with(found) : path)
            consume(result, deeply: !Self.lambdas.contains(name))
        }
    }

    /// What a criterion of `where` lets through: only a condition on the linkId is understood.
    private mutating func filtered(_ found: FoundPlaces, by criterion: Int, _ path: Path) -> FoundPlaces {
        guard !found.items.isEmpty, !found.isAnswers, let test = LinkIdTest(criterion, in: path.tree) else {
            return found
        }
        switch test {
        case .only(let names):
            for name in names where itemByLinkId[name] == nil { reach.unknownLinkIds.insert(name) }
            let chosen = names.compactMap { itemByLinkId[$0] }.filter { found.items.contains($0) }
            return .elements(ItemSet(chosen), isNamed: true)
        case .without(let names):
            var rest = found
            rest.items.subtract(ItemSet(names.compactMap { itemByLinkId[$0] }))
            return rest
        }
    }

    // MARK: Sets

    private mutating func children(of found: FoundPlaces) -> FoundPlaces {
        var children: [Int32] = []
        if found.items == everything {
            work += roots.weight
            var all = everything
            if !found.hasResponse { all.subtract(roots) }
            return .elements(all, isNamed: false)
        }
        found.items.visit { parent in
            var item = items[Int(parent)].firstChild
            while item >= 0 {
                children.append(item)
                item = items[Int(item)].nextSibling
            }
        }
        var set = ItemSet(children)
        work += children.count + set.weight + found.items.count
        if found.hasResponse {
            set.formUnion(roots)
            work += roots.weight
        }
        return .elements(set, isNamed: false)
    }

    /// Of an item its answers stand below it too.
    private mutating func below(_ found: FoundPlaces) -> FoundPlaces {
        if found.hasResponse || found.items == everything { return .elements(everything, isNamed: false) }
        var all = ItemSet()
        found.items.visitRuns { run in
            // What ends last is the last item of the run, or what it stands in.
            var last = run.upperBound - 1
            while items[Int(last)].parent >= run.lowerBound { last = items[Int(last)].parent }
            all.append(run.lowerBound..<max(run.upperBound, items[Int(last)].end))
        }
        work += found.items.weight
        return .elements(all, isNamed: false)
    }

    private mutating func union(_ parts: [FoundPlaces]) -> FoundPlaces {
        var found = FoundPlaces.values
        for part in parts {
            found.formUnion(part)
            work += found.items.weight
        }
        return found
    }

    private mutating func record(_ set: ItemSet, isNamed: Bool) {
        if isNamed {
            named.formUnion(set)
            work += named.weight
        } else {
            reach.passed.formUnion(set)
            work += reach.passed.weight
        }
    }

    /// It matters which of it are there, and what stands below them: by that a group is there.
    private mutating func see(_ found: FoundPlaces) {
        guard !found.items.isEmpty else { return }
        let below = below(found)
        record(below.items, isNamed: false)
    }

    /// Something is made of what was found: it matters whether it is there.
    ///
    /// - Parameter deeply: of the response itself its content matters.
    private mutating func consume(_ found: FoundPlaces, deeply: Bool = false) {
        if found.hasResponse && deeply { reach.passed = everything }
        guard !found.items.isEmpty else { return }
        record(found.items, isNamed: found.isNamed)
        if !found.isAnswers { see(found) }
    }
}
