internal import FHIRPath

/// Finds out which items an expression looks at, by following its paths through the form instead of through a response.
///
/// It errs to the side of more: whatever cannot be followed counts as looking at everything that is there at that place.
struct ReachAnalysis {
    /// What stands at a place of a path.
    private enum Found {
        /// Elements of the response: of these items, or their answers; `isNamed` where a linkId chose them.
        case elements(ItemSet, isNamed: Bool, isAnswers: Bool)
        /// The QuestionnaireResponse itself.
        case response
        /// Values, or things that are no part of the response.
        case other
    }

    private let items: ContiguousArray<FormItem>
    private let itemByLinkId: LinkIdTable
    private let scopes: VariableScopes
    /// What each variable stands for; found in the order of their use, so that no chain of them is deep.
    private var known: [Int32: Found] = [:]
    /// How many items were gone through, for all expressions together; beyond the limit every path reaches everything.
    private var work = 0
    private static let maximumWork = 50_000_000

    private var reach = Gathering(count: 0)
    private var defined: [(name: String, found: Found)] = []

    private struct Gathering {
        var named: ItemSet
        var passed: ItemSet
        var variables: Set<Int32> = []
        var usesClock = false
        var readsTexts = false
        var unknown: [String] = []

        init(count: Int) {
            named = ItemSet(count: count)
            passed = ItemSet(count: count)
        }
    }

    init(items: ContiguousArray<FormItem>, itemByLinkId: LinkIdTable, scopes: VariableScopes) {
        self.items = items
        self.itemByLinkId = itemByLinkId
        self.scopes = scopes
        for variable in VariableOrder(scopes).order { known[variable] = meaning(of: variable) }
    }

    /// - Parameters:
    ///   - item: the item whose element `%context` is, -1 for the form.
    ///   - variable: the variable whose expression it is, if any: its own name then means one further out.
    mutating func reach(of expression: FHIRPathExpression, on item: Int32, variable: Int32 = -1) -> ExpressionReach {
        let outer = (reach, defined)
        reach = Gathering(count: items.count)
        defined = []
        defer { (reach, defined) = outer }
        let result = follow(expression.tree.root, in: Path(tree: expression.tree, item: item, variable: variable))
        consume(result)
        var found = ExpressionReach()
        found.named = reach.named.all
        for item in found.named { reach.passed.remove(item) }
        found.passed = reach.passed.all
        found.variables = reach.variables.sorted()
        found.usesClock = reach.usesClock
        found.readsTexts = reach.readsTexts
        found.unknownVariables = reach.unknown
        return found
    }

    // MARK: Paths

    private struct Path {
        let tree: SyntaxTree
        let item: Int32
        let variable: Int32
        var this: Found?
        /// The criterion of a `where` is being followed: of an element only what makes it be chosen.
        var isCriterion = false

        func with(_ this: Found, isCriterion: Bool = false) -> Path {
            var path = self
            path.this = this
            path.isCriterion = isCriterion
            return path
        }
    }

    private func context(_ item: Int32) -> Found {
        guard item >= 0 else { return .response }
        return .elements(set(item), isNamed: true, isAnswers: false)
    }

    private func set(_ item: Int32) -> ItemSet {
        var set = ItemSet(count: items.count)
        set.insert(item)
        return set
    }

    private mutating func follow(_ index: Int, in path: Path) -> Found {
        work += 1 + items.count / 64
        guard work < Self.maximumWork else {
            reach.passed.insert(0..<Int32(items.count))
            return .other
        }
        let node = path.tree.nodes[index]
        switch node.kind {
        case .constant(let name): return constant(name, path)
        case .axis(let name):
            return name == "$this" ? path.this ?? context(path.item) : .other
        case .parentheses:
            return node.arguments.first.map { follow($0, in: path) } ?? .other
        case .index:
            for argument in node.arguments { consume(follow(argument, in: path)) }
            return target(node, path)
        case .type(let operation, _):
            let found = target(node, path)
            if operation == "as" { return found }
            consume(found)
            return .other
        case .member(let name): return member(name, node, path)
        case .function(let name): return function(name, node, path)
        case .binary("|"):
            return union(node.arguments.map { follow($0, in: path) })
        case .unary, .binary, .instance:
            for argument in node.arguments { consume(follow(argument, in: path)) }
            return .other
        case .empty, .boolean, .string, .integer, .long, .decimal, .date, .dateTime, .time, .quantity:
            return .other
        }
    }

    private mutating func target(_ node: SyntaxTree.Node, _ path: Path) -> Found {
        node.target >= 0 ? follow(node.target, in: path) : path.this ?? context(path.item)
    }

    private mutating func constant(_ name: String, _ path: Path) -> Found {
        switch name {
        case "resource", "rootResource": return .response
        case "context": return context(path.item)
        default: break
        }
        if let own = defined.last(where: { $0.name == name }) { return own.found }
        switch scopes.find(name, from: path.item, leavingOut: path.variable) {
        case .variable(let variable):
            reach.variables.insert(variable)
            return known[variable] ?? .other
        case .outside: return .other
        case nil:
            if !VariableScopes.isOfTheStandard(name) { reach.unknown.append(name) }
            return .other
        }
    }

    /// What a variable stands for. One that leads to itself stands for nothing that can be followed.
    private mutating func meaning(of variable: Int32) -> Found {
        guard let expression = scopes.variables[Int(variable)].expression else { return .other }
        let outer = (reach, defined)
        defer { (reach, defined) = outer }
        reach = Gathering(count: items.count)
        defined = []
        let path = Path(
            tree: expression.compiled.tree, item: scopes.variables[Int(variable)].item, variable: variable)
        return follow(path.tree.root, in: path)
    }

    private mutating func member(_ name: String, _ node: SyntaxTree.Node, _ path: Path) -> Found {
        if node.target < 0, name == "QuestionnaireResponse" { return path.this ?? .response }
        let found = target(node, path)
        switch (found, name) {
        case (.response, "item"): return children(of: nil)
        case (.response, _): return .other
        case (.elements(let set, _, _), "item"): return children(of: set)
        case (.elements(let set, let isNamed, false), "answer"):
            record(set, isNamed: isNamed)
            return .elements(set, isNamed: isNamed, isAnswers: true)
        case (.elements, "text"):
            reach.readsTexts = true
            return .other
        case (.elements(let set, let isNamed, let isAnswers), _):
            // Chosen by its linkId or not, whatever is made of it counts later.
            guard !isAnswers, Self.fixedMembers.contains(name) else {
                record(set, isNamed: isNamed)
                return .other
            }
            // An item's own element is always there for its expressions.
            var others = set
            if path.item >= 0 { others.remove(path.item) }
            if !path.isCriterion { record(others, isNamed: isNamed) }
            return .other
        case (.other, _): return .other
        }
    }

    /// What an element has of its item, whatever was answered.
    private static let fixedMembers: Set<String> = ["linkId", "definition", "id", "extension", "modifierExtension"]

    // MARK: Functions

    private static let keeping: Set<String> = [
        "first", "last", "tail", "single", "distinct", "trace", "ofType", "as", "skip", "take", "sort",
    ]
    private static let uniting: Set<String> = ["union", "combine"]
    private static let clocks: Set<String> = ["now", "today", "timeOfDay"]

    private mutating func function(_ name: String, _ node: SyntaxTree.Node, _ path: Path) -> Found {
        if Self.clocks.contains(name) {
            reach.usesClock = true
            return .other
        }
        let found = target(node, path)
        switch name {
        case "where":
            if let criterion = node.arguments.first {
                let filtered = filtered(found, by: criterion, path)
                consume(follow(criterion, in: path.with(filtered, isCriterion: true)), isCriterion: true)
                return filtered
            }
            return found
        case "select", "aggregate":
            let results = node.arguments.map { follow($0, in: path.with(found)) }
            return union(results)
        case "repeat":
            // Whatever is repeated, it leads to nothing but what stands below.
            for argument in node.arguments { consume(follow(argument, in: path.with(found)), isCriterion: true) }
            return below(found)
        case "descendants", "children": return below(found)
        case "iif":
            for (position, argument) in node.arguments.enumerated() where position == 0 {
                consume(follow(argument, in: path.with(found)))
            }
            return union(node.arguments.dropFirst().map { follow($0, in: path.with(found)) })
        case "defineVariable":
            var value = found
            if node.arguments.count > 1 { value = follow(node.arguments[1], in: path.with(found)) }
            if let first = node.arguments.first, case .string(let name) = path.tree.nodes[first].kind {
                defined.append((name, value))
            }
            return found
        case "answers":
            consume(below(found))
            return .other
        case _ where Self.keeping.contains(name):
            for argument in node.arguments where name != "ofType" && name != "as" {
                consume(follow(argument, in: path.with(found)))
            }
            return found
        case _ where Self.uniting.contains(name):
            return union([found] + node.arguments.map { follow($0, in: path) })
        default:
            consume(found)
            for argument in node.arguments { consume(follow(argument, in: path.with(found)), isCriterion: true) }
            return .other
        }
    }

    /// What a criterion of `where` lets through: only a condition on the linkId is understood.
    private func filtered(_ found: Found, by criterion: Int, _ path: Path) -> Found {
        guard case .elements(let set, let isNamed, let isAnswers) = found, !isAnswers,
            let test = linkIdTest(criterion, path.tree)
        else { return found }
        switch test {
        case .only(let names):
            var chosen = ItemSet(count: items.count)
            for name in names {
                if let item = itemByLinkId[name], set.contains(item) { chosen.insert(item) }
            }
            return .elements(chosen, isNamed: true, isAnswers: false)
        case .without(let names):
            var rest = set
            for name in names { if let item = itemByLinkId[name] { rest.remove(item) } }
            return .elements(rest, isNamed: isNamed, isAnswers: false)
        }
    }

    private enum LinkIdTest {
        case only([String])
        case without([String])
    }

    private func linkIdTest(_ index: Int, _ tree: SyntaxTree) -> LinkIdTest? {
        let node = tree.nodes[index]
        switch node.kind {
        case .parentheses: return node.arguments.first.flatMap { linkIdTest($0, tree) }
        case .binary("="), .binary("~"):
            return literalBeside(node, tree).map { .only([$0]) }
        case .binary("!="):
            return literalBeside(node, tree).map { .without([$0]) }
        case .binary("in"):
            guard isLinkId(node.arguments[0], tree), let names = literals(node.arguments[1], tree) else { return nil }
            return .only(names)
        case .binary("and"):
            let sides = node.arguments.map { linkIdTest($0, tree) }
            for case .only(let names)? in sides { return .only(names) }
            var without: [String] = []
            for case .without(let names)? in sides { without += names }
            return without.isEmpty ? nil : .without(without)
        case .binary("or"):
            var names: [String] = []
            for argument in node.arguments {
                guard case .only(let some)? = linkIdTest(argument, tree) else { return nil }
                names += some
            }
            return .only(names)
        default: return nil
        }
    }

    private func literalBeside(_ node: SyntaxTree.Node, _ tree: SyntaxTree) -> String? {
        for (one, other) in [(0, 1), (1, 0)] where isLinkId(node.arguments[one], tree) {
            if let names = literals(node.arguments[other], tree), names.count == 1 { return names[0] }
        }
        return nil
    }

    private func isLinkId(_ index: Int, _ tree: SyntaxTree) -> Bool {
        let node = tree.nodes[index]
        if case .parentheses = node.kind { return node.arguments.first.map { isLinkId($0, tree) } ?? false }
        guard case .member("linkId") = node.kind else { return false }
        guard node.target >= 0 else { return true }
        if case .axis = tree.nodes[node.target].kind { return true }
        return false
    }

    private func literals(_ index: Int, _ tree: SyntaxTree) -> [String]? {
        let node = tree.nodes[index]
        switch node.kind {
        case .string(let text): return [text]
        case .parentheses: return node.arguments.first.flatMap { literals($0, tree) }
        case .binary("|"):
            var names: [String] = []
            for argument in node.arguments {
                guard let some = literals(argument, tree) else { return nil }
                names += some
            }
            return names
        default: return nil
        }
    }

    // MARK: Sets

    private mutating func children(of set: ItemSet?) -> Found {
        var found = ItemSet(count: items.count)
        guard let set else {
            var item: Int32 = 0
            while item >= 0 {
                work += 1
                found.insert(item)
                item = items[Int(item)].nextSibling
            }
            return .elements(found, isNamed: false, isAnswers: false)
        }
        var visited = 0
        set.visit { parent in
            var item = items[Int(parent)].firstChild
            while item >= 0 {
                visited += 1
                found.insert(item)
                item = items[Int(item)].nextSibling
            }
        }
        work += visited + items.count / 64
        return .elements(found, isNamed: false, isAnswers: false)
    }

    private mutating func below(_ found: Found) -> Found {
        switch found {
        case .response: return everything
        case .elements(let set, _, _):
            var below = ItemSet(count: items.count)
            var visited = 0
            // Of an item its answers stand below it too.
            var end: Int32 = 0
            set.visit { item in
                guard item >= end else { return }
                end = items[Int(item)].end
                below.insert(item..<end)
                visited += Int(end - item)
            }
            work += visited / 8 + items.count / 64
            return .elements(below, isNamed: false, isAnswers: false)
        case .other: return .other
        }
    }

    private var everything: Found {
        var all = ItemSet(count: items.count)
        all.insert(0..<Int32(items.count))
        return .elements(all, isNamed: false, isAnswers: false)
    }

    private func union(_ parts: [Found]) -> Found {
        var set = ItemSet(count: items.count)
        var isNamed = true
        var isAnswers = true
        var isResponse = false
        var hasElements = false
        for part in parts {
            switch part {
            case .elements(let other, let named, let answers):
                set.formUnion(other)
                isNamed = isNamed && named
                isAnswers = isAnswers && answers
                hasElements = true
            case .response: isResponse = true
            case .other: break
            }
        }
        if isResponse { return .response }
        return hasElements ? .elements(set, isNamed: isNamed, isAnswers: isAnswers) : .other
    }

    private mutating func record(_ set: ItemSet, isNamed: Bool) {
        if isNamed {
            reach.named.formUnion(set)
        } else {
            reach.passed.formUnion(set)
        }
    }

    /// Something is made of what was found: it matters whether it is there.
    private mutating func consume(_ found: Found, isCriterion: Bool = false) {
        guard case .elements(let set, let isNamed, let isAnswers) = found else { return }
        if isCriterion && !isAnswers { return }
        record(set, isNamed: isNamed)
        // A group is there when something below it is.
        guard !isAnswers, case .elements(let below, _, _) = below(found) else { return }
        reach.passed.formUnion(below)
    }
}
