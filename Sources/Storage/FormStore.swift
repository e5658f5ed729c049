/// Where forms (and our own definitions) are kept.
///
/// A seam: the memory store answers at once, a durable one will wait for its disk.
package protocol FormStore: Sendable {
    /// The current resource with this id.
    func resource(_ type: String, id: String) -> StoredResource?
    /// The resource with this canonical; the latest version when none is named.
    func resource(_ type: String, url: String, version: String?) -> StoredResource?
    /// Those that all criteria hold for, in the order of their ids.
    func search(_ type: String, _ criteria: [SearchCriterion]) -> [StoredResource]
    /// Keeps a resource; one of this type and id is replaced.
    func put(_ resource: StoredResource)
}
