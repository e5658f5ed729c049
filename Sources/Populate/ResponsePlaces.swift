internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Where elements stand in a response, as paths of Formstep have it: linkIds from the root (design 3.1).
enum ResponsePlaces {
    /// The path of an item's element; empty for the response itself.
    static func path(of element: Node, in document: Document) -> String {
        var segments: [String] = []
        var node = element
        // Which answer of the item that comes next the last segment stands under.
        var answer = 0
        while node.exists, node != document.root {
            let array = document.parent(node)
            guard array.exists, document.kind(array) == .array else { break }
            let holder = document.parent(array)
            guard document.key(array) == .item else {
                // An answer: the segment of its question says which.
                answer = position(of: node, in: array, document)
                node = holder
                continue
            }
            let linkId = document.string(node, .linkId) ?? ""
            var row = 0
            var sibling = document.first(array)
            while sibling.exists, sibling != node {
                if document.sameString(
                    document.member(sibling, .linkId), document, document.member(node, .linkId))
                {
                    row += 1
                }
                sibling = document.next(sibling)
            }
            let index = max(row, answer)
            segments.append(PathSyntax.escape(linkId) + (index > 0 ? "[\(index)]" : ""))
            answer = 0
            node = holder
        }
        return segments.reversed().joined(separator: "/")
    }

    private static func position(of node: Node, in array: Node, _ document: Document) -> Int {
        var position = 0
        var sibling = document.first(array)
        while sibling.exists, sibling != node {
            position += 1
            sibling = document.next(sibling)
        }
        return position
    }
}
