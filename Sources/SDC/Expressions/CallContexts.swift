package import FHIRJSON
internal import FHIRModel

/// The launch contexts and query results that came with a call: resources by name (sdc-facts 2.5).
package struct CallContexts: Sendable {
    /// One resource, or one reference to a resource that did not come along.
    package struct Content: Sendable {
        package let document: Document
        package let node: Node

        package init(document: Document, node: Node) {
            self.document = document
            self.node = node
        }
    }

    package private(set) var byName: [String: [Content]] = [:]

    package init() {}

    package var names: Dictionary<String, [Content]>.Keys { byName.keys }

    /// All resources that came along, those in Bundles too, by type and id: `Patient/1`.
    func byReference() -> [String: Content] {
        var found: [String: Content] = [:]
        for content in byName.values.joined() {
            let document = content.document
            let entries = document.items(document.member(content.node, .entry)).map { document.member($0, .resource) }
            for resource in [content.node] + entries {
                guard let type = document.string(resource, .resourceType), let id = document.string(resource, .id),
                    found["\(type)/\(id)"] == nil
                else { continue }
                found["\(type)/\(id)"] = Content(document: document, node: resource)
            }
        }
        return found
    }

    package mutating func add(_ name: String, _ content: [Content]) { byName[name, default: []] += content }
}
