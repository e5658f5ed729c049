internal import FHIRJSON
internal import FHIRModel

/// What a response carries in `contained`, by id; read at the first reference that asks, as most responses have none.
final class ContainedResources {
    private var types: [String: String?]?

    /// The type of the resource with an id: nil = there is no such resource; an inner nil = it does not say its type.
    func type(of id: String, in document: Document, response: Node) -> String?? {
        if let types { return types[id] }
        var found: [String: String?] = [:]
        for resource in document.items(document.member(response, .contained)) {
            guard let id = document.string(resource, .id), found[id] == nil else { continue }
            found.updateValue(document.string(resource, .resourceType), forKey: id)
        }
        types = found
        return found[id]
    }
}
