internal import FHIRJSON
internal import FHIRModel

/// `where(name = 'literal')` behind a step that goes through a document, as one operation that looks it up.
extension Compiler {
    /// The styles in which forms write it: behind `descendants()`, `repeat(item)`, `item`, `descendants().item` and
    /// `descendants().select(item)`. Nil for everything else.
    mutating func lookup(_ name: String, _ node: SyntaxTree.Node) throws(FHIRPathError) -> Int32? {
        guard name == "where", node.target >= 0, let (member, literal) = memberEquals(node.arguments[0]) else {
            return nil
        }
        let target = tree.nodes[node.target]
        let inner = target.target >= 0 ? tree.nodes[target.target] : nil
        let isBelow = inner.map { $0.kind == .function("descendants") && $0.arguments.isEmpty } ?? false
        var operation = Operation(code: .descendantsWhereMemberEquals, node)
        var source = target.target
        // The same step applied to what is at hand, and the step by a name in it.
        let plain: Int32
        var step: Int32?
        var other: Int32?
        switch target.kind {
        case .function("descendants") where target.arguments.isEmpty: plain = call("descendants", target)
        case .function("repeat") where target.arguments.count == 1 && isStep(target.arguments[0]):
            operation.code = .repeatWhereMemberEquals
            step = try compile(target.arguments[0])
            plain = call("repeat", target, step)
        case .function("repeat") where target.arguments.count == 1:
            guard let (code, first, second) = eitherStep(target.arguments[0]) else { return nil }
            operation.code = code
            step = try compile(first)
            other = try compile(second)
            plain = call("repeat", target, try compile(target.arguments[0]))
        case .function("select") where target.arguments.count == 1 && isStep(target.arguments[0]):
            guard isBelow, let inner else { return nil }
            operation.code = .descendantsMemberWhereMemberEquals
            source = inner.target
            step = try compile(target.arguments[0])
            plain = call("select", target, step, on: call("descendants", inner))
        case .member(let name) where isStep(name):
            operation.code = .memberWhereMemberEquals
            var member = Operation(code: .member, target)
            if isBelow, let inner {
                operation.code = .descendantsMemberWhereMemberEquals
                source = inner.target
                member.target = call("descendants", inner)
            }
            describe(member: name, in: &member)
            plain = add(member, [])
            step = plain
        default: return nil
        }
        let unfused = call("where", node, try compile(node.arguments[0]), on: plain)
        if source >= 0 { operation.target = try compile(source) }
        return addMemberEquals(operation, member, literal, [unfused, step, other].compactMap { $0 })
    }

    private mutating func call(
        _ name: String, _ node: SyntaxTree.Node, _ argument: Int32? = nil, on target: Int32 = -1
    ) -> Int32 {
        var operation = Operation(code: .function, node)
        operation.target = target
        // These functions are in the table.
        operation.table = Int32(FunctionTable.place(of: name) ?? 0)
        return add(operation, argument.map { [$0] } ?? [])
    }

    // MARK: What can be looked up

    /// Whether an argument is a name alone.
    private func isStep(_ index: Int) -> Bool {
        guard case .member(let name) = withoutThis(index).kind else { return false }
        return withoutThis(index).target < 0 && isStep(name)
    }

    /// The names of `item | answer` and of `item | answer.item`.
    private func eitherStep(_ index: Int) -> (code: Operation.Code, step: Int, other: Int)? {
        let node = tree.nodes[index]
        guard case .binary("|") = node.kind, isStep(node.arguments[0]) else { return nil }
        let other = node.arguments[1]
        if isStep(other) { return (.repeatEitherWhereMemberEquals, node.arguments[0], other) }
        guard case .member = tree.nodes[other].kind, tree.nodes[other].target >= 0,
            tree.nodes[other].kind == tree.nodes[node.arguments[0]].kind, isStep(tree.nodes[other].target)
        else { return nil }
        return (.repeatThroughWhereMemberEquals, node.arguments[0], tree.nodes[other].target)
    }

    /// Whether a name leads to elements alone: no type, and nothing that primitives have beside their elements.
    private func isStep(_ name: String) -> Bool {
        guard let first = name.utf8.first else { return false }
        return first >= UInt8(ascii: "a") && name != "value"
    }

    /// `name = 'literal'` or `'literal' = name`, the name alone and no choice element.
    func memberEquals(_ index: Int) -> (member: String, literal: String)? {
        let node = tree.nodes[index]
        guard case .binary("=") = node.kind else { return nil }
        return memberEquals(node.arguments[0], node.arguments[1]) ?? memberEquals(node.arguments[1], node.arguments[0])
    }

    private func memberEquals(_ member: Int, _ literal: Int) -> (member: String, literal: String)? {
        let left = withoutThis(member)
        guard case .member(let name) = left.kind, left.target < 0, case .string(let literal) = tree.nodes[literal].kind,
            !model.isChoiceName(name), isStep(name)
        else { return nil }
        return (name, literal)
    }

    /// The name in `$this.name`.
    private func withoutThis(_ index: Int) -> SyntaxTree.Node {
        var node = tree.nodes[index]
        if case .member = node.kind, node.target >= 0, case .axis("$this") = tree.nodes[node.target].kind {
            node.target = -1
        }
        return node
    }

    mutating func addMemberEquals(
        _ operation: Operation, _ member: String, _ literal: String, _ operands: [Int32]
    ) -> Int32 {
        var operation = operation
        operation.key = Key(frozen: member)?.rawValue ?? .max
        // The name, and behind it the literal.
        operation.table = name(member)
        _ = name(literal)
        return add(operation, operands)
    }
}
