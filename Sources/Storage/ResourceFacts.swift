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
    /// - Parameters:
    ///   - node: nil = the root.
    ///   - places: what references by `fullUrl` lead to, `Type/id`.
    package init(
        of document: Document, at node: Node? = nil, type: ResourceTypes.Entry, places: [String: String] = [:]
    ) {
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
        index = SearchIndexer.entries(of: root, in: document, type: type, places: places)
    }
}
