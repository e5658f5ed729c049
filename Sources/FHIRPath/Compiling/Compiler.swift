internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel

/// Turns a tree into operations: names become keys, functions become places in the table, common shapes become one step.
struct Compiler {
    let tree: SyntaxTree
    let model: TypeModel
    private(set) var operations: [Operation] = []
    private(set) var arguments: [Int32] = []
    private(set) var constants: [FHIRPathExpression.Constant] = []
    private(set) var names: [String] = []
    private(set) var types: [TypeReference] = []
    private(set) var choices: [ChoiceTable] = []
    private var choicePlaces: [String: Int32] = [:]

    init(_ tree: SyntaxTree, _ model: TypeModel) {
        self.tree = tree
        self.model = model
        operations.reserveCapacity(tree.nodes.count)
    }

    mutating func compile(_ index: Int) throws(FHIRPathError) -> Int32 {
        let node = tree.nodes[index]
        switch node.kind {
        case .empty: return add(.empty, node)
        case .boolean(let value): return constant(.boolean(value), node)
        case .string(let value): return constant(.string(value), node)
        case .integer(let text): return constant(try integer(text, node), node)
        case .long(let text):
            guard let value = Int(text) else { throw error("The number has more than 64 bits.", node) }
            return constant(.long(value), node)
        case .decimal(let text): return constant(.decimal(try decimal(text, node)), node)
        case .date(let text):
            guard let value = PartialDate(text) else { throw error("'@\(text)' is no date.", node, .syntax) }
            return constant(.date(value), node)
        case .dateTime(let text):
            guard let value = PartialDateTime(text, lenient: true) else {
                throw error("'@\(text)' is no dateTime.", node, .syntax)
            }
            return constant(.dateTime(value), node)
        case .time(let text):
            guard let value = TimeOfDay(text, lenient: true) else { return failure("'@T\(text)' is no time.", node) }
            return constant(.time(value), node)
        case .quantity(let text, let unit, let isCalendar):
            let value = try decimal(text, node)
            return constant(.quantity(SystemQuantity(value, unit: unit, isCalendar: isCalendar)), node)
        case .axis(let name): return add(name == "$this" ? .this : name == "$index" ? .index : .total, node)
        case .constant(let name): return variable(name, node)
        case .member(let name): return try member(name, node)
        case .function(let name): return try function(name, node)
        case .index:
            var operation = Operation(code: .indexer, node)
            operation.target = try compile(node.target)
            return add(operation, [try compile(node.arguments[0])])
        case .unary("-") where tree.nodes[node.arguments[0]].kind == .integer("2147483648"):
            // The least integer, whose digits alone are one too many.
            return constant(.integer(-2_147_483_648), node)
        case .unary(let sign):
            let code: Operation.Code = sign == "-" ? .negate : sign == "+" ? .plus : .falling
            return add(Operation(code: code, node), [try compile(node.arguments[0])])
        case .binary(let name): return try binary(name, index)
        case .type(let name, let type):
            var operation = Operation(code: name == "is" ? .isType : .asType, node)
            operation.target = try compile(node.target)
            operation.table = reference(type)
            return add(operation, [])
        case .parentheses: return try compile(node.arguments[0])
        case .instance(let type, let elements):
            var operation = Operation(code: .instance, node)
            operation.table = reference(type)
            operation.choice = Int32(names.count)
            names += elements
            var values: [Int32] = []
            for argument in node.arguments { values.append(try compile(argument)) }
            return add(operation, values)
        }
    }

    // MARK: Adding

    mutating func add(_ operation: Operation, _ operands: [Int32]) -> Int32 {
        var operation = operation
        operation.firstArgument = Int32(arguments.count)
        operation.argumentCount = Int32(operands.count)
        arguments += operands
        operations.append(operation)
        return Int32(operations.count - 1)
    }

    private mutating func add(_ code: Operation.Code, _ node: SyntaxTree.Node) -> Int32 {
        add(Operation(code: code, node), [])
    }

    private mutating func constant(_ value: SystemValue, _ node: SyntaxTree.Node) -> Int32 {
        constant(.value(value), node)
    }

    private mutating func constant(_ value: FHIRPathExpression.Constant, _ node: SyntaxTree.Node) -> Int32 {
        var operation = Operation(code: .constant, node)
        operation.table = Int32(constants.count)
        constants.append(value)
        return add(operation, [])
    }

    mutating func name(_ text: String) -> Int32 {
        names.append(text)
        return Int32(names.count - 1)
    }

    private mutating func failure(_ message: String, _ node: SyntaxTree.Node) -> Int32 {
        var operation = Operation(code: .failure, node)
        operation.table = name(message)
        return add(operation, [])
    }

    private func error(
        _ message: String, _ node: SyntaxTree.Node, _ phase: FHIRPathError.Phase = .semantic
    ) -> FHIRPathError {
        FHIRPathError(phase, message, at: node.start, length: node.length)
    }

    // MARK: Literals

    private func integer(
        _ text: String, _ node: SyntaxTree.Node
    ) throws(FHIRPathError) -> SystemValue {
        // Integers have 32 bits; a longer literal is a decimal, so that no digit is lost.
        if let value = Int32(text) { return .integer(Int(value)) }
        return .decimal(try decimal(text, node))
    }

    private func decimal(_ text: String, _ node: SyntaxTree.Node) throws(FHIRPathError) -> ExactDecimal {
        guard let value = ExactDecimal(text, lenient: true) else {
            throw error("The number has more digits than can be kept.", node)
        }
        return value
    }

    // MARK: Names

    private mutating func variable(_ name: String, _ node: SyntaxTree.Node) -> Int32 {
        switch name {
        case "resource": return add(.resource, node)
        case "rootResource": return add(.rootResource, node)
        case "context": return add(.context, node)
        case "ucum": return constant(.string("http://unitsofmeasure.org"), node)
        case "sct": return constant(.string("http://snomed.info/sct"), node)
        case "loinc": return constant(.string("http://loinc.org"), node)
        case "terminologies", "factory": return constant(FHIRPathExpression.Constant.service(name), node)
        default: break
        }
        if name.hasPrefix("vs-") {
            return constant(.string("http://hl7.org/fhir/ValueSet/\(name.dropFirst(3))"), node)
        }
        if name.hasPrefix("ext-") {
            return constant(.string("http://hl7.org/fhir/StructureDefinition/\(name.dropFirst(4))"), node)
        }
        var operation = Operation(code: .variable, node)
        operation.table = self.name(name)
        return add(operation, [])
    }

    private mutating func member(_ name: String, _ node: SyntaxTree.Node) throws(FHIRPathError) -> Int32 {
        var operation = Operation(code: .member, node)
        if node.target >= 0 {
            operation.target = try compile(node.target)
        } else if let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
            operation.code = .typeOrMember
        }
        describe(member: name, in: &operation)
        return add(operation, [])
    }

    mutating func describe(member name: String, in operation: inout Operation) {
        operation.table = self.name(name)
        operation.key = Key(frozen: name)?.rawValue ?? .max
        guard model.isChoiceName(name) else { return }
        if let known = choicePlaces[name] {
            operation.choice = known
            return
        }
        operation.choice = Int32(choices.count)
        choicePlaces[name] = operation.choice
        choices.append(ChoiceTable(model.choiceKeys(named: name)))
    }

    private mutating func reference(_ name: SyntaxTree.TypeName) -> Int32 {
        let namespace: TypeReference.Namespace =
            name.namespace == "FHIR" ? .fhir : name.namespace == "System" ? .system : .any
        types.append(
            TypeReference(
                namespace: namespace, name: name.name,
                type: namespace == .system ? nil : model.type(named: name.name),
                system: namespace == .fhir ? nil : SystemType(rawValue: name.name)))
        return Int32(types.count - 1)
    }

    // MARK: Functions

    private mutating func function(_ name: String, _ node: SyntaxTree.Node) throws(FHIRPathError) -> Int32 {
        guard let place = FunctionTable.place(of: name) else {
            throw error("Unknown function '\(name)'.\(FunctionTable.hint(for: name))", node.tail(name, in: tree))
        }
        let function = FunctionTable.all[place]
        guard function.arity.contains(node.arguments.count) else {
            throw error(
                "'\(name)' takes \(function.arityText), not \(node.arguments.count).", node.tail(name, in: tree))
        }
        if let fused = try lookup(name, node) { return fused }
        var operation = Operation(code: .function, node)
        if node.target >= 0 { operation.target = try compile(node.target) }
        operation.table = Int32(place)
        var operands: [Int32] = []
        for (number, argument) in node.arguments.enumerated() {
            switch function.argument(number) {
            case .type:
                guard let type = tree.typeName(argument) else {
                    throw error("'\(name)' takes the name of a type.", tree.nodes[argument])
                }
                operands.append(reference(type))
            default: operands.append(try compile(argument))
            }
        }
        return add(operation, operands)
    }

    // MARK: Operators

    private mutating func binary(_ name: String, _ index: Int) throws(FHIRPathError) -> Int32 {
        let node = tree.nodes[index]
        let code: Operation.Code
        switch name {
        case "=":
            if let (member, literal) = memberEquals(index) {
                return addMemberEquals(Operation(code: .memberEquals, node), member, literal, [])
            }
            code = .equal
        case "!=": code = .notEqual
        case "~": code = .equivalent
        case "!~": code = .notEquivalent
        case "<": code = .less
        case "<=": code = .lessOrEqual
        case ">": code = .greater
        case ">=": code = .greaterOrEqual
        case "in": code = .memberOfCollection
        case "contains": code = .contains
        case "and": code = .and
        case "or": code = .or
        case "xor": code = .xor
        case "implies": code = .implies
        case "+": code = .add
        case "-": code = .subtract
        case "*": code = .multiply
        case "/": code = .divide
        case "div": code = .wholeDivide
        case "mod": code = .modulo
        case "&": code = .concatenate
        default: code = .union
        }
        return add(Operation(code: code, node), [try compile(node.arguments[0]), try compile(node.arguments[1])])
    }

}

extension Operation {
    init(code: Code, _ node: SyntaxTree.Node) {
        self.init(code: code, position: Int32(node.start), length: Int32(node.length))
    }
}

extension SyntaxTree.Node {
    /// The node without what it is applied to: the place of the function's own name.
    func tail(_ name: String, in tree: SyntaxTree) -> SyntaxTree.Node {
        guard target >= 0 else {
            var copy = self
            copy.length = min(length, name.utf8.count)
            return copy
        }
        var copy = self
        let end = tree.nodes[target].start + tree.nodes[target].length
        let bytes = Array(tree.text.utf8)
        var place = end
        while place < bytes.count, bytes[place] != UInt8(ascii: ".") { place += 1 }
        place += 1
        while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x0A || bytes[place] == 0x09 { place += 1 }
        copy.start = min(place, start + length)
        copy.length = min(name.utf8.count, max(0, start + length - copy.start))
        return copy
    }
}
