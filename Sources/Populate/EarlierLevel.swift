internal import FHIRJSON
internal import FHIRModel

/// The items of one level of a response that was begun already, by linkId.
final class EarlierLevel {
    let document: Document
    private var byLinkId: [String: [Node]] = [:]
    /// In the order they stand in.
    private let all: [Node]
    private var taken: Set<Node> = []

    /// - Parameter array: an `item` array, or nothing.
    init(_ array: Node, in document: Document) {
        self.document = document
        all = Array(document.items(array))
        for node in all {
            if let linkId = document.string(node, .linkId) { byLinkId[linkId, default: []].append(node) }
        }
    }

    /// The elements of an item; nobody else gets them.
    func take(_ linkId: String) -> [Node] {
        guard let found = byLinkId.removeValue(forKey: linkId) else { return [] }
        taken.formUnion(found)
        return found
    }

    /// Elements that no item of the form asked for.
    var rest: [Node] { all.filter { !taken.contains($0) } }

    /// Whether an answer with a value stands in an element or below.
    func hasAnswer(below node: Node) -> Bool {
        for answer in document.items(document.member(node, .answer)) {
            if document.valueNode(of: answer).exists { return true }
        }
        return document.items(document.member(node, .item)).contains { hasAnswer(below: $0) }
    }
}
