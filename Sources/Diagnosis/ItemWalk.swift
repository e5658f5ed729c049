internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// The items of a form as they are written, whether or not they can be compiled.
struct ItemWalk {
    struct Entry {
        let node: Node
        /// Nil = there is none that can be read.
        let linkId: String?
        /// R4's type; nil = unknown.
        let type: ItemType?
        /// The code of the type as it is written.
        let typeCode: String
        /// It stands at the form's root.
        let isRoot: Bool
    }

    /// All items, in the order of the document.
    static func items(of questionnaire: Node, in document: Document) -> [Entry] {
        var found: [Entry] = []
        // What is still to come, the next one last.
        var open = document.items(document.member(questionnaire, .item)).reversed().map { (node: $0, isRoot: true) }
        while let (node, isRoot) = open.popLast() {
            guard document.kind(orNone: node) == .object else { continue }
            let code = document.string(node, .type) ?? ""
            let linkId = document.string(node, .linkId)
            found.append(
                Entry(
                    node: node, linkId: linkId?.isEmpty ?? true ? nil : linkId,
                    type: code == "coding" ? .choice : ItemType(code: code), typeCode: code, isRoot: isRoot))
            open += document.items(document.member(node, .item)).reversed().map { (node: $0, isRoot: false) }
        }
        return found
    }
}
