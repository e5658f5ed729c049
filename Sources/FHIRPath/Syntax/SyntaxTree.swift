/// A parsed expression: its nodes in one array, children by index, so that no depth costs stack to free.
package struct SyntaxTree: Sendable {
    /// One part of an expression.
    package struct Node: Sendable {
        /// What it is.
        package var kind: Kind
        /// What it is applied to (the left of a dot, of an index, of `is`), -1 for none.
        package var target: Int = -1
        /// Arguments of a function, operands of an operator, the index.
        package var arguments: [Int] = []
        /// In bytes of the expression.
        package var start: Int
        /// In bytes of the expression, with all that is inside it.
        package var length: Int
        /// Levels below it, itself included.
        package var height: Int = 1
    }

    /// What a node is. Texts are decoded: a string without its quotation marks, a name without backticks.
    package enum Kind: Sendable, Equatable {
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
    package struct TypeName: Sendable, Equatable {
        /// What stands before the dot.
        package var namespace: String?
        /// The type's own name.
        package var name: String
        /// In bytes of the expression.
        package var start: Int
        /// In bytes of the expression.
        package var length: Int

        /// The name with its namespace.
        package var text: String { namespace.map { "\($0).\(name)" } ?? name }

        /// The name is that of a namespace, so that the type follows behind a dot.
        var isNamespace: Bool { name == "FHIR" || name == "System" || name == "CDA" }
    }

    /// The expression.
    package let text: String
    /// All parts; an operand stands before what uses it.
    package var nodes: [Node]
    /// The place of the outermost part.
    package var root: Int

    /// The type that a node names when it stands where a type is expected: `Patient`, `FHIR.Patient`.
    package func typeName(_ index: Int) -> TypeName? {
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
