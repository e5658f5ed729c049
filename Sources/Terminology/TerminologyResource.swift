package import FHIRJSON
package import FHIRModel

/// A value set, code system or concept map, and the frozen document it stands in.
package struct TerminologyResource: Sendable {
    package let document: Document
    package let node: Node

    package init(document: Document, node: Node) {
        self.document = document
        self.node = node
    }

    /// The resource that a document is.
    package init(_ document: Document) { self.init(document: document, node: document.root) }

    package func member(_ key: Key) -> Node { document.member(node, key) }
    package func string(_ key: Key) -> String? { document.string(node, key) }
    package func isOf(_ type: String) -> Bool { document.equals(member(.resourceType), type) }

    /// How it is called in messages.
    package var name: String { string(.url) ?? string(.id).map { "#" + $0 } ?? "(unnamed)" }

    /// What it carries in `contained`.
    package var contained: [TerminologyResource] {
        document.items(member(.contained)).map { TerminologyResource(document: document, node: $0) }
    }

    /// Whether a canonical means it: the url, and the version where both have one.
    package func isMeant(by canonical: Canonical) -> Bool {
        document.equals(member(.url), canonical.url)
            && (canonical.version == nil || string(.version) == canonical.version)
    }

    /// About how many bytes the document takes in memory.
    package static func cost(of document: Document) -> Int { document.source.count + document.valueCount * 24 + 512 }

    /// What makes two of them the same, as long as their documents live.
    package struct Identity: Hashable, Sendable {
        private let document: ObjectIdentifier
        private let node: Node
    }

    package var identity: Identity { Identity(of: self) }
}

extension TerminologyResource.Identity {
    fileprivate init(of resource: TerminologyResource) {
        document = ObjectIdentifier(resource.document)
        node = resource.node
    }
}
