internal import FHIRJSON
internal import FHIRModel
internal import Storage

/// Puts the ids that a transaction gives into the references between its entries
/// (https://hl7.org/fhir/R4/http.html#trules).
///
/// `Reference.reference` is rewritten where it equals the fullUrl of an entry, or is the relative form of one that gets a
/// new id. Every other text is rewritten only where it equals a fullUrl that is a urn (`urn:uuid:`, `urn:oid:`), and does
/// not stand where such a text is a value or a name of its own (`Identifier.value`, `system`, the resource's own `url`).
struct ReferenceRewriter {
    private var byReference: [ExactText: String] = [:]
    private var byURN: [ExactText: String] = [:]

    /// - Parameters:
    ///   - fullUrl: of an entry.
    ///   - place: `Type/id`, where the resource is once the transaction is done.
    ///   - isCreated: the entry creates: its resource has another id afterwards.
    mutating func add(fullUrl: String, place: String, type: String, isCreated: Bool) {
        if fullUrl.hasPrefix("urn:uuid:") || fullUrl.hasPrefix("urn:oid:") {
            byReference[ExactText(fullUrl)] = place
            byURN[ExactText(fullUrl)] = place
        } else if isCreated {
            byReference[ExactText(fullUrl)] = place
            let segments = fullUrl.split(separator: "/")
            if segments.count > 2, segments[segments.count - 2] == type, let id = segments.last {
                byReference[ExactText("\(type)/\(id)")] = place
            }
        }
    }

    private static let ownValues: Set<Key> = [.value, .system, .id, .display, .text]

    /// The resource with its references rewritten; as it was where none is.
    func rewritten(_ body: ResourceBody, type: ResourceTypes.Entry) -> ResourceBody {
        guard !byReference.isEmpty else { return body }
        var changes: [(Node, String)] = []
        let document = body.document
        var pending = [document.root]
        while let node = pending.popLast() {
            switch document.kind(node) {
            case .object, .array: pending += document.children(node)
            case .string:
                if let place = place(of: node, in: document) { changes.append((node, place)) }
            default: break
            }
        }
        guard !changes.isEmpty else { return body }
        // Handles mean the same in a copy that nobody has edited yet.
        let copy = document.editableCopy()
        for (node, place) in changes {
            let parent = copy.parent(node)
            let fresh = copy.newString(place)
            if copy.kind(parent) == .object {
                copy.setMember(parent, copy.key(node), fresh)
            } else {
                copy.insert(fresh, into: parent, before: node)
                copy.remove(node)
            }
        }
        return ResourceBody(copy, type: type, fhirVersion: body.fhirVersion)
    }

    private func place(of node: Node, in document: Document) -> String? {
        let key = document.key(node)
        if key == .reference { return document.string(node).flatMap { byReference[ExactText($0)] } }
        guard !byURN.isEmpty, let text = document.string(node), let place = byURN[ExactText(text)] else { return nil }
        if Self.ownValues.contains(key) { return nil }
        return key == .url && document.parent(node) == document.root ? nil : place
    }
}
