internal import FHIRPath

/// What a criterion says about the linkId of the items that it lets through, where that can be told.
enum LinkIdTest {
    case only([String])
    case without([String])

    /// Nil = nothing that is understood. `~` is not, as it takes other cases and blanks for the same.
    init?(_ index: Int, in tree: SyntaxTree) {
        guard let test = Self.read(index, tree) else { return nil }
        self = test
    }

    private static func read(_ index: Int, _ tree: SyntaxTree) -> LinkIdTest? {
        let node = tree.nodes[index]
        switch node.kind {
        case .parentheses: return node.arguments.first.flatMap { read($0, tree) }
        case .binary("="): return literalBeside(node, tree).map { .only([$0]) }
        case .binary("!="): return literalBeside(node, tree).map { .without([$0]) }
        case .binary("in"):
            guard isLinkId(node.arguments[0], tree), let names = literals(node.arguments[1], tree) else { return nil }
            return .only(names)
        case .binary("and"):
            let sides = node.arguments.map { read($0, tree) }
            for case .only(let names)? in sides { return .only(names) }
            var without: [String] = []
            for case .without(let names)? in sides { without += names }
            return without.isEmpty ? nil : .without(without)
        case .binary("or"):
            var names: [String] = []
            for argument in node.arguments {
                guard case .only(let some)? = read(argument, tree) else { return nil }
                names += some
            }
            return .only(names)
        default: return nil
        }
    }

    private static func literalBeside(_ node: SyntaxTree.Node, _ tree: SyntaxTree) -> String? {
        for (one, other) in [(0, 1), (1, 0)] where isLinkId(node.arguments[one], tree) {
            if let names = literals(node.arguments[other], tree), names.count == 1 { return names[0] }
        }
        return nil
    }

    private static func isLinkId(_ index: Int, _ tree: SyntaxTree) -> Bool {
        let node = tree.nodes[index]
        if case .parentheses = node.kind { return node.arguments.first.map { isLinkId($0, tree) } ?? false }
        guard case .member("linkId") = node.kind else { return false }
        return node.target < 0 || tree.nodes[node.target].kind == .axis("$this")
    }

    private static func literals(_ index: Int, _ tree: SyntaxTree) -> [String]? {
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
}
