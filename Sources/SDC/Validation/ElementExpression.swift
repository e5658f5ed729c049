internal import FHIRJSON

extension Document {
    /// FHIRPath from a root element to an element in it: `QuestionnaireResponse.item[2].answer[0]`.
    func expression(of element: Node, in root: Node, named name: String) -> String {
        var parts: [String] = []
        var node = element
        while node.exists, node != root {
            let parent = parent(node)
            guard parent.exists else { break }
            if kind(parent) == .array {
                var position = 0
                var sibling = first(parent)
                while sibling.exists && sibling != node {
                    position += 1
                    sibling = next(sibling)
                }
                parts.append("\(self.name(of: key(parent)))[\(position)]")
                // The list itself may be what was asked from.
                guard parent != root else { break }
                node = self.parent(parent)
            } else {
                parts.append(self.name(of: key(node)))
                node = parent
            }
        }
        parts.append(name)
        return parts.reversed().joined(separator: ".")
    }
}
