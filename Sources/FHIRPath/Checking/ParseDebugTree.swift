public import FHIRJSON
internal import FHIRModel

extension FHIRPathExpression {
    /// The tree as the public FHIRPath Lab shows it: nodes with `ExpressionType`, `Name`, `Arguments`, `ReturnType`,
    /// `Position` and `Length`. What something is applied to is its first argument.
    ///
    /// - Parameter type: the type it is evaluated on, for `ReturnType`; nil where that is not known.
    public func debugTree(on type: String?) -> Document {
        var checker = ExpressionChecker(
            tree, TypeModel.model(for: version), on: type, mode: .lenient, variables: nil)
        checker.check()
        let document = Document()
        document.root = ParseDebugTree(tree: tree, model: TypeModel.model(for: version), types: checker.types)
            .node(tree.root, in: document)
        return document
    }
}

private struct ParseDebugTree {
    let tree: SyntaxTree
    let model: TypeModel
    let types: [StaticType]

    func node(_ index: Int, in document: Document) -> Node {
        let node = tree.nodes[index]
        if case .parentheses = node.kind { return self.node(node.arguments[0], in: document) }
        let object = document.newObject()
        let (kind, name) = label(node)
        set(object, "ExpressionType", document.newString(kind), in: document)
        set(object, "Name", document.newString(name), in: document)
        var arguments: [Node] = []
        if node.target >= 0 {
            arguments.append(self.node(node.target, in: document))
        } else if isPath(node) {
            arguments.append(that(node, in: document))
        }
        if case .type(_, let type) = node.kind { arguments.append(self.type(type, in: document)) }
        for (number, argument) in node.arguments.enumerated() {
            if let type = typeArgument(node, number) {
                arguments.append(self.type(type, in: document))
            } else {
                arguments.append(self.node(argument, in: document))
            }
        }
        if !arguments.isEmpty {
            let list = document.newArray()
            for argument in arguments { document.append(argument, to: list) }
            set(object, "Arguments", list, in: document)
        }
        set(object, "ReturnType", document.newString(types[index].text(model)), in: document)
        set(object, "Position", document.newNumber(node.start), in: document)
        set(object, "Length", document.newNumber(node.length), in: document)
        return object
    }

    private func set(_ object: Node, _ name: String, _ value: Node, in document: Document) {
        document.setMember(object, named: name, value)
    }

    private func isPath(_ node: SyntaxTree.Node) -> Bool {
        switch node.kind {
        case .member, .function: true
        default: false
        }
    }

    private func label(_ node: SyntaxTree.Node) -> (kind: String, name: String) {
        switch node.kind {
        case .empty: ("NewNodeListInitExpression", "{}")
        case .boolean(let value): ("ConstantExpression", value ? "true" : "false")
        case .string(let text), .integer(let text), .decimal(let text): ("ConstantExpression", text)
        case .long(let text): ("ConstantExpression", text + "L")
        case .date(let text), .dateTime(let text): ("ConstantExpression", "@" + text)
        case .time(let text): ("ConstantExpression", "@T" + text)
        case .quantity(let number, let unit, let isCalendar):
            ("ConstantExpression", isCalendar ? "\(number) \(unit)" : "\(number) '\(unit)'")
        case .axis(let name): ("AxisExpression", "builtin." + name.dropFirst())
        case .constant(let name): ("VariableRefExpression", name)
        case .member(let name): ("ChildExpression", name)
        case .function(let name): ("FunctionCallExpression", name)
        case .index: ("IndexerExpression", "[]")
        case .unary(let sign): ("UnaryExpression", sign)
        case .binary(let name): ("BinaryExpression", name)
        case .type(let name, _): ("BinaryExpression", name)
        case .parentheses: ("BracketExpression", "()")
        case .instance(let type, _): ("FunctionCallExpression", type.text)
        }
    }

    /// What a path without anything before it is applied to.
    private func that(_ node: SyntaxTree.Node, in document: Document) -> Node {
        let object = document.newObject()
        set(object, "ExpressionType", document.newString("AxisExpression"), in: document)
        set(object, "Name", document.newString("builtin.that"), in: document)
        set(object, "Position", document.newNumber(node.start), in: document)
        set(object, "Length", document.newNumber(0), in: document)
        return object
    }

    private func typeArgument(_ node: SyntaxTree.Node, _ number: Int) -> SyntaxTree.TypeName? {
        guard case .function(let name) = node.kind, let place = FunctionTable.place(of: name),
            FunctionTable.all[place].argument(number) == .type
        else { return nil }
        return tree.typeName(node.arguments[number])
    }

    private func type(_ name: SyntaxTree.TypeName, in document: Document) -> Node {
        let object = document.newObject()
        set(object, "ExpressionType", document.newString("ConstantExpression"), in: document)
        set(object, "Name", document.newString(name.text), in: document)
        set(object, "Position", document.newNumber(name.start), in: document)
        set(object, "Length", document.newNumber(name.length), in: document)
        return object
    }
}
