package import FHIRJSON
package import FHIRModel

/// What a store needs to know of a resource besides its bytes: what it is found by, and where it stands among the versions
/// of its canonical url.
package struct ResourceFacts: Sendable, Equatable {
    package let index: [IndexEntry]
    package let url: String?
    /// The business version, not that of the store.
    package let businessVersion: String?
    package let status: String?
    /// A code of http://hl7.org/fhir/version-algorithm, nil = not said.
    package let versionAlgorithm: String?

    package init(
        index: [IndexEntry], url: String?, businessVersion: String?, status: String?, versionAlgorithm: String?
    ) {
        self.index = index
        self.url = url
        self.businessVersion = businessVersion
        self.status = status
        self.versionAlgorithm = versionAlgorithm
    }

    private static let algorithmExtension = "http://hl7.org/fhir/StructureDefinition/artifact-versionAlgorithm"
    private static let algorithmKeys = ["versionAlgorithmCoding", "versionAlgorithmString"]

    /// Reads a resource of a document.
    ///
    /// - Parameter node: nil = the root.
    package init(of document: Document, at node: Node? = nil, type: ResourceTypes.Entry) {
        let root = node ?? document.root
        let isCanonical = type.indexed.contains(.url)
        url = isCanonical ? document.string(root, .url) : nil
        businessVersion = isCanonical ? document.string(root, .version) : nil
        status = document.string(root, .status)
        var algorithm: String?
        var values = Self.algorithmKeys.map { document.member(root, named: $0) }
        values.append(document.extensionValue(root, Self.algorithmExtension))
        for value in values where value.exists {
            algorithm = document.string(document.member(value, .code)) ?? document.string(value)
            if algorithm != nil { break }
        }
        versionAlgorithm = isCanonical ? algorithm : nil
        var index: [IndexEntry] = []
        for element in type.indexed { index += Self.entries(element, document, root) }
        self.index = index
    }

    private static func entries(_ element: IndexedElement, _ document: Document, _ root: Node) -> [IndexEntry] {
        let node = document.member(root, named: element.rawValue)
        switch element {
        case .url, .version, .status:
            return document.string(node).map { [IndexEntry(element, $0)] } ?? []
        case .name, .title:
            return document.string(node).map { [IndexEntry(element, $0.lowercased(), extra: $0)] } ?? []
        case .identifier:
            return elements(node, document).compactMap { identifier in
                guard let value = document.string(identifier, .value) else { return nil }
                return IndexEntry(element, value, extra: document.string(identifier, .system) ?? "")
            }
        case .questionnaire:
            return document.string(node).map {
                let canonical = Canonical($0)
                return [IndexEntry(element, canonical.url, extra: canonical.version ?? "")]
            } ?? []
        case .subject, .author:
            return elements(node, document).compactMap { reference in
                document.string(reference, .reference).map { entry(element, $0) }
            }
        case .authored:
            guard let interval = document.string(node).flatMap({ DateInterval($0) }) else { return [] }
            return [IndexEntry(element, "", interval: interval)]
        }
    }

    /// An element that stands alone in some types and in a list in others.
    private static func elements(_ node: Node, _ document: Document) -> [Node] {
        guard node.exists, document.kind(node) == .object else { return Array(document.items(node)) }
        return [node]
    }

    private static func entry(_ element: IndexedElement, _ reference: String) -> IndexEntry {
        // A reference to one version of a resource is one to the resource.
        let whole = reference.firstRange(of: "/_history/").map { String(reference[..<$0.lowerBound]) } ?? reference
        let id = whole.lastIndex(of: "/").map { String(whole[whole.index(after: $0)...]) } ?? ""
        return IndexEntry(element, whole, extra: id)
    }
}
