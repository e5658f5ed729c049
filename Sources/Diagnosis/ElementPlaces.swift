internal import FHIRJSON
internal import SDC

/// FHIRPath to elements of one form: `Questionnaire.item[3].enableWhen[0].question`.
///
/// Places of lists are counted once for all elements in them.
struct ElementPlaces {
    let document: Document
    let root: Node
    /// Places in lists that were counted, by element.
    private var positions: [Node: Int] = [:]
    private var counted: Set<Node> = []
    private var known: [Node: String] = [:]

    init(document: Document, root: Node) {
        self.document = document
        self.root = root
        known[root] = "Questionnaire"
    }

    /// The path of an element; that of the form where there is none.
    mutating func expression(of element: Node) -> String {
        guard element.exists else { return "Questionnaire" }
        // Outwards to what is known already, and back.
        var open: [Node] = []
        var node = element
        while known[node] == nil {
            open.append(node)
            node = document.parent(node)
            guard node.exists else { return "Questionnaire" }
        }
        while let inner = open.popLast() {
            known[inner] = (known[document.parent(inner)] ?? "Questionnaire") + segment(inner)
        }
        return known[element] ?? "Questionnaire"
    }

    private mutating func segment(_ node: Node) -> String {
        let container = document.parent(node)
        guard document.kind(container) == .array else { return "." + name(node) }
        if counted.insert(container).inserted {
            for (position, entry) in document.items(container).enumerated() { positions[entry] = position }
        }
        return "[\(positions[node] ?? 0)]"
    }

    /// The element's name: without the underscore of a primitive's twin, and with the type of a choice behind it.
    private func name(_ node: Node) -> String {
        let name = document.name(of: document.key(node))
        let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
        for choice in ["value", "answer"] where plain.hasPrefix(choice) && plain.count > choice.count {
            let type = plain.dropFirst(choice.count)
            guard let first = type.first, first.isUppercase, type != "Set", type != "Option", type != "Constraint",
                type != "ValueSet"
            else { continue }
            let isPrimitive = document.kind(orNone: node) != .object || name.hasPrefix("_")
            return "\(choice).ofType(\(isPrimitive ? first.lowercased() + type.dropFirst() : String(type)))"
        }
        return plain
    }
}
