package import FHIRJSON

/// Where elements stand in a document, as FHIRPath from a root: `QuestionnaireResponse.item[2].answer[0]`.
///
/// Many are asked for of one document, so the places in a long list are counted once.
package struct ElementPlaces {
    let document: Document
    let root: Node
    let name: String
    private var positions: [Node: [Node: Int]] = [:]

    package init(document: Document, root: Node, name: String) {
        self.document = document
        self.root = root
        self.name = name
    }

    package mutating func expression(of element: Node) -> String {
        var parts: [String] = []
        var node = element
        while node.exists, node != root {
            let parent = document.parent(node)
            guard parent.exists else { break }
            if document.kind(parent) == .array {
                parts.append("\(document.name(of: document.key(parent)))[\(position(of: node, in: parent))]")
                node = document.parent(parent)
            } else {
                parts.append(document.name(of: document.key(node)))
                node = parent
            }
        }
        parts.append(name)
        return parts.reversed().joined(separator: ".")
    }

    private mutating func position(of node: Node, in array: Node) -> Int {
        if let known = positions[array]?[node] { return known }
        var all: [Node: Int] = [:]
        for (position, entry) in document.items(array).enumerated() { all[entry] = position }
        positions[array] = all
        return all[node] ?? 0
    }
}
