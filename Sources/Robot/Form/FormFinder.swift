package import FHIRJSON

/// Finds the Questionnaires of a file: the resource itself, and those in Bundles, Parameters and `contained`.
package enum FormFinder {
    /// One form, by where it stands in its file.
    package struct Found: Sendable {
        /// FHIRPath to it; empty = the file itself.
        package let place: String
        package let bytes: [UInt8]
    }

    /// All Questionnaires of a document, outermost first.
    package static func forms(in document: Document) -> [Found] {
        places(in: document).map { node in
            let isRoot = node == document.root
            return Found(place: isRoot ? "" : document.elementPath(of: node), bytes: document.bytes(node))
        }
    }

    /// Where they stand.
    package static func places(in document: Document) -> [Node] {
        var found: [Node] = []
        var pending = [document.root]
        while let node = pending.popLast() {
            guard node.exists else { continue }
            switch document.kind(node) {
            case .object:
                if document.equals(document.member(node, named: "resourceType"), "Questionnaire") { found.append(node) }
                pending += document.children(node).reversed()
            case .array: pending += document.children(node).reversed()
            default: break
            }
        }
        return found
    }
}
