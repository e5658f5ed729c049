/// A parsed expression: its nodes in one array, children by index, so that no depth costs stack to free.
struct SyntaxTree: Sendable {
    struct Node: Sendable {
        var kind: Kind
        /// What it is applied to (the left of a dot, of an index, of `is`), -1 for none.
        var target: Int = -1
        /// Arguments of a function, operands of an operator, the index.
        var arguments: [Int] = []
        /// In bytes of the expression.
        var start: Int
        var length: Int
        /// Levels below it, itself included.
        var height: Int = 1
    }

    enum Kind: Sendable, Equatable {
        case empty
        case boolean(Bool)
        case string(String)
        case integer(String)
        case long(String)
        case decimal(String)
        case date(String)
        case dateTime(String)
        case time(String)
        /// The number as written, the unit, and whether that is a word of the calendar.
        case quantity(String, unit: String, isCalendar: Bool)
        /// `$this`, `$index` or `$total`.
        case axis(String)
        case constant(String)
        case member(String)
        case function(String)
        case index
        case unary(String)
        case binary(String)
        /// `is` or `as` and the name of a type.
        case type(String, TypeName)
        case parentheses
        /// `Coding { system: 'x', code: 'y' }`: the type and the elements' names; the values are the arguments.
        case instance(TypeName, [String])
    }

    /// `Patient`, `FHIR.Patient`, `System.String`.
    struct TypeName: Sendable, Equatable {
        var namespace: String?
        var name: String
        var start: Int
        var length: Int

        var text: String { namespace.map { "\($0).\(name)" } ?? name }

        /// The name is that of a namespace, so that the type follows behind a dot.
        var isNamespace: Bool { name == "FHIR" || name == "System" || name == "CDA" }
    }

    let text: String
    var nodes: [Node]
    var root: Int

    /// The type that a node names when it stands where a type is expected: `Patient`, `FHIR.Patient`.
    func typeName(_ index: Int) -> TypeName? {
        let node = nodes[index]
        guard case .member(let name) = node.kind else { return nil }
        if node.target < 0 { return TypeName(namespace: nil, name: name, start: node.start, length: node.length) }
        guard let outer = typeName(node.target) else { return nil }
        if outer.namespace == nil, outer.isNamespace {
            return TypeName(namespace: outer.name, name: name, start: outer.start, length: node.length)
        }
        return TypeName(
            namespace: outer.namespace, name: "\(outer.name).\(name)", start: outer.start, length: node.length)
    }
}
