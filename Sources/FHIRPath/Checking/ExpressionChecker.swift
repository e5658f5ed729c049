internal import FHIRJSON
internal import FHIRModel

/// Follows the types through an expression (FHIRPath N1, section 10 "Type safety and strict evaluation").
struct ExpressionChecker {
    private let tree: SyntaxTree
    private let model: TypeModel
    private let mode: CheckMode
    /// The names of the environment's variables; nil where any may exist.
    private let variables: Set<String>?
    private let context: StaticType
    private(set) var findings = ExpressionFindings()
    /// What each node of the tree gives.
    private(set) var types: [StaticType]
    private var definesAny = false
    private var defined: [(name: String, type: StaticType)] = []

    init(_ tree: SyntaxTree, _ model: TypeModel, on type: String?, mode: CheckMode, variables: Set<String>?) {
        self.tree = tree
        self.model = model
        self.mode = mode
        self.variables = variables
        if let type, let known = model.type(named: type) {
            context = StaticType.element(known)
        } else {
            context = StaticType.unknown
        }
        types = [StaticType](repeating: .unknown, count: tree.nodes.count)
    }

    mutating func check() {
        let result = follow(tree.root, this: context)
        findings.resultTypes = result.names(model)
        findings.mayBeMany = result.isMany
    }

    private mutating func error(_ message: String, _ index: Int) {
        let node = tail(index)
        findings.errors.append(FHIRPathError(.semantic, message, at: node.start, length: node.length))
    }

    private mutating func warning(_ message: String, _ index: Int) {
        let node = tail(index)
        findings.warnings.append(FHIRPathError(.semantic, message, at: node.start, length: node.length))
    }

    /// The place of a node's own name.
    private func tail(_ index: Int) -> SyntaxTree.Node {
        switch tree.nodes[index].kind {
        case .member(let name), .function(let name): tree.nodes[index].tail(name, in: tree)
        default: tree.nodes[index]
        }
    }

    // MARK: Nodes

    private mutating func follow(_ index: Int, this: StaticType) -> StaticType {
        let result = found(index, this: this)
        types[index] = result
        return result
    }

    /// What is defined inside is gone afterwards.
    private mutating func followApart(_ index: Int, this: StaticType) -> StaticType {
        let height = defined.count
        defer { defined.removeLast(defined.count - height) }
        return follow(index, this: this)
    }

    private mutating func found(_ index: Int, this: StaticType) -> StaticType {
        let node = tree.nodes[index]
        switch node.kind {
        case .empty: return .nothing
        case .boolean: return .value(.boolean)
        case .string: return .value(.string)
        case .integer: return .value(.integer)
        case .long: return .value(.long)
        case .decimal: return .value(.decimal)
        case .date: return .value(.date)
        case .dateTime: return .value(.dateTime)
        case .time: return .value(.time)
        case .quantity: return .value(.quantity)
        case .axis(let name): return name == "$this" ? this : name == "$index" ? .value(.integer) : .unknown
        case .constant(let name): return constant(name, index)
        case .member(let name):
            if node.target < 0 { return first(name, index, this: this) }
            let target = follow(node.target, this: this)
            return member(name, of: target, index)
        case .function(let name): return function(name, index, this: this)
        case .index:
            let target = follow(node.target, this: this)
            checkOrder(target, index, "An index")
            _ = followApart(node.arguments[0], this: this)
            return target.one
        case .unary:
            return followApart(node.arguments[0], this: this).one
        case .binary(let name): return binary(name, node, this: this)
        case .type(let name, let type):
            let target = follow(node.target, this: this)
            return name == "is" ? .value(.boolean) : narrowed(target, to: type).one
        case .parentheses: return followApart(node.arguments[0], this: this)
        case .instance(let name, _):
            for argument in node.arguments { _ = followApart(argument, this: this) }
            return model.type(named: name.name).map { .element($0) } ?? .unknown
        }
    }

    private mutating func constant(_ name: String, _ index: Int) -> StaticType {
        if let known = defined.last(where: { $0.name == name }) { return known.type }
        switch name {
        case "context": return context
        case "resource", "rootResource", "terminologies", "factory": return .unknown
        case "ucum", "sct", "loinc": return .value(.string)
        default: break
        }
        if name.hasPrefix("vs-") || name.hasPrefix("ext-") { return .value(.string) }
        if let variables, !variables.contains(name), !definesAny { error("Unknown variable '%\(name)'.", index) }
        return .unknown
    }

    // MARK: Paths

    private mutating func first(_ name: String, _ index: Int, this: StaticType) -> StaticType {
        guard let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"),
            let wanted = model.type(named: name)
        else { return member(name, of: this, index) }
        if this.isUnknown { return .element(wanted, isMany: this.isMany) }
        if this.elements.contains(where: { model.isSubtype($0, of: wanted) }) { return this }
        if this.elements.contains(where: { model.isSubtype(wanted, of: $0) }) {
            return .element(wanted, isMany: this.isMany)
        }
        if mode == .strict {
            error("The context is \(this.text(model)), not \(name).", index)
        } else {
            warning("The context is \(this.text(model)), not \(name): nothing comes out.", index)
        }
        return .nothing
    }

    private mutating func member(_ name: String, of target: StaticType, _ index: Int) -> StaticType {
        var result = StaticType(isMany: target.isMany, isOrdered: target.isOrdered)
        var isFound = target.isUnknown || target.isNothing
        if target.isUnknown { result.isUnknown = true }
        for type in target.elements {
            if let element = model.element(type, named: name) {
                isFound = true
                result.elements.formUnion(element.types)
                if element.max > 1 { result.isMany = true }
            } else if let key = Key(frozen: name), let (element, type) = model.element(type, key: key), element.isChoice
            {
                isFound = true
                result.elements.insert(type)
                if mode != .lenient {
                    error(
                        "'\(name)' is no element: write \(element.name).ofType(\(model.name(of: type))).", index)
                }
            } else if model.isAbstract(type) || name == "resourceType" || name == "value" && isPrimitive(type) {
                isFound = true
                result.isUnknown = true
            }
        }
        for value in target.values where value == .quantity || value == .any {
            isFound = isFound || value == .any || ["value", "unit", "code"].contains(name)
            result.isUnknown = true
        }
        if !isFound {
            let message = "\(target.names(model).joined(separator: ", ")) has no element '\(name)'."
            if mode == .strict { error(message, index) } else { warning(message, index) }
        }
        return result
    }

    private func isPrimitive(_ type: TypeID) -> Bool { model.kind(of: type) == .primitive }

    private mutating func checkOrder(_ type: StaticType, _ index: Int, _ what: String) {
        if mode == .strict, !type.isOrdered { error("\(what) of things that have no order is left to chance.", index) }
    }

    private func narrowed(_ target: StaticType, to name: SyntaxTree.TypeName) -> StaticType {
        let type = name.namespace == "System" ? nil : model.type(named: name.name)
        if let type { return .element(type, isMany: target.isMany) }
        if name.namespace != "FHIR", let system = SystemType(rawValue: name.name) {
            return .value(system, isMany: target.isMany)
        }
        return .unknown
    }

    // MARK: Operators

    private mutating func binary(_ name: String, _ node: SyntaxTree.Node, this: StaticType) -> StaticType {
        let left = followApart(node.arguments[0], this: this)
        let right = followApart(node.arguments[1], this: this)
        switch name {
        case "|":
            var result = left.union(right)
            result.isCertainlyMany = literals(node).count > 1
            return result
        case "&": return .value(.string)
        case "+", "-", "*", "/", "div", "mod":
            if left.isUnknown || right.isUnknown { return .unknown.one }
            return name == "+" || name == "-" ? left.one : .unknown.one
        default: return .value(.boolean)
        }
    }

    /// The literals that a union joins; none where it joins anything else.
    private func literals(_ node: SyntaxTree.Node) -> Set<String> {
        var found: Set<String> = []
        for argument in node.arguments {
            let part = tree.nodes[argument]
            switch part.kind {
            case .binary("|"), .parentheses: found.formUnion(literals(part))
            case .string(let text): found.insert("'" + text)
            case .integer(let text), .decimal(let text): found.insert(text)
            case .boolean(let value): found.insert("\(value)")
            default: break
            }
        }
        return found
    }

    // MARK: Functions

    private mutating func function(_ name: String, _ index: Int, this: StaticType) -> StaticType {
        let node = tree.nodes[index]
        guard let place = FunctionTable.place(of: name) else { return .unknown }
        let function = FunctionTable.all[place]
        let input = node.target < 0 ? this : follow(node.target, this: this)
        checkSubject(function, input, index)
        switch name {
        case "iif": return conditional(node, input: input, this: this, index)
        case "defineVariable": return definition(node, input: input, this: this, index)
        case "children", "descendants":
            return StaticType(isUnknown: true, isMany: true, isOrdered: false)
        case "extension":
            _ = followApart(node.arguments[0], this: this)
            return model.type(named: "Extension").map { .element($0, isMany: true) } ?? .unknown
        case "ofType", "as", "is":
            guard let type = tree.typeName(node.arguments[0]) else { return .unknown }
            return name == "is" ? .value(.boolean) : narrowed(input, to: type)
        case "union", "combine":
            return input.union(followApart(node.arguments[0], this: this))
        case "first", "last", "tail", "skip", "take": checkOrder(input, index, "'\(name)'")
        default: break
        }
        var lambda = StaticType.unknown
        for (number, argument) in node.arguments.enumerated() {
            switch function.argument(number) {
            case .lambda:
                let type = followApart(argument, this: input.one)
                if number == 0 { lambda = type }
            case .value: _ = followApart(argument, this: this)
            case .type: break
            }
        }
        return result(of: function, input: input, lambda: lambda)
    }

    private func result(of function: FHIRPathFunction, input: StaticType, lambda: StaticType) -> StaticType {
        switch function.result {
        case .one(let type): return .value(type)
        case .many(let type): return .value(type, isMany: true)
        case .input: return input
        case .oneOfInput: return input.one
        case .lambda:
            var result = lambda
            result.isMany = input.isMany || lambda.isMany
            return result
        case .oneUnknown: return StaticType.unknown.one
        case .unknown: return .unknown
        }
    }

    private mutating func conditional(
        _ node: SyntaxTree.Node, input: StaticType, this: StaticType, _ index: Int
    ) -> StaticType {
        let inner = node.target < 0 ? this : input
        let condition = followApart(node.arguments[0], this: inner)
        if mode != .lenient {
            if condition.isCertainlyMany {
                error("The condition of 'iif' is one truth value, not several.", node.arguments[0])
            } else if !condition.isUnknown, !condition.isNothing, condition.elements.isEmpty,
                !condition.values.contains(.boolean), !condition.values.contains(.any)
            {
                error("The condition of 'iif' is a truth value, not \(condition.text(model)).", node.arguments[0])
            }
        }
        var result = followApart(node.arguments[1], this: inner)
        if node.arguments.count > 2 {
            let other = followApart(node.arguments[2], this: inner)
            let isMany = result.isMany || other.isMany
            result = result.union(other)
            result.isMany = isMany
        }
        return result
    }

    private mutating func definition(
        _ node: SyntaxTree.Node, input: StaticType, this: StaticType, _ index: Int
    ) -> StaticType {
        _ = followApart(node.arguments[0], this: this)
        let value = node.arguments.count > 1 ? followApart(node.arguments[1], this: input) : input
        guard case .string(let name) = tree.nodes[node.arguments[0]].kind else {
            // The name is worked out: any variable may be meant from here on.
            definesAny = true
            return input
        }
        if defined.contains(where: { $0.name == name }) { error("'%\(name)' is defined already.", index) }
        defined.append((name, value))
        return input
    }

    /// An input whose types are known and none of which the function works on.
    private mutating func checkSubject(_ function: FHIRPathFunction, _ input: StaticType, _ index: Int) {
        guard function.subject == .text, !input.isUnknown, !input.isNothing else { return }
        if input.values.contains(where: { $0 == .string || $0 == .any }) { return }
        let texts = input.elements.contains { type in
            if model.isAbstract(type) { return true }
            guard model.kind(of: type) == .primitive else { return false }
            return !["boolean", "decimal", "integer", "integer64", "positiveInt", "unsignedInt"]
                .contains(model.name(of: type))
        }
        if texts { return }
        error("'\(function.name)' works on text, not on \(input.text(model)).", index)
    }
}

extension FHIRPathExpression {
    /// Follows the types through the expression without evaluating it.
    ///
    /// - Parameters:
    ///   - type: the type it will be evaluated on, as `Patient` or `Questionnaire.item`; nil where that is not known.
    ///   - variables: the names of the environment's variables; nil where any may exist.
    public func check(
        on type: String?, mode: CheckMode = .standard, variables: Set<String>? = nil
    ) -> ExpressionFindings {
        var checker = ExpressionChecker(
            tree, TypeModel.model(for: version), on: type, mode: mode, variables: variables)
        checker.check()
        return checker.findings
    }
}
