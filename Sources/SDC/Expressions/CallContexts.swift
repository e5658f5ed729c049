package import FHIRJSON

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

    package mutating func add(_ name: String, _ content: [Content]) { byName[name, default: []] += content }
}
