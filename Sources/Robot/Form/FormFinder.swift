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
        var found: [Found] = []
        var pending = [document.root]
        while let node = pending.popLast() {
            guard node.exists else { continue }
            switch document.kind(node) {
            case .object:
                if document.equals(document.member(node, named: "resourceType"), "Questionnaire") {
                    let isRoot = node == document.root
                    found.append(
                        Found(place: isRoot ? "" : document.elementPath(of: node), bytes: document.bytes(node)))
                }
                pending += document.children(node).reversed()
            case .array: pending += document.children(node).reversed()
            default: break
            }
        }
        return found
    }
}
