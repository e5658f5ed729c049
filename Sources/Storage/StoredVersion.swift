package import FHIRModel

/// One version of a resource in a store: immutable.
package struct StoredVersion: Sendable, Equatable {
    /// `Questionnaire`, `StructureDefinition` …
    package let type: String
    package let id: String
    /// Counts from 1; the `ETag` of the resource and its `meta.versionId`.
    package let versionId: Int
    /// Milliseconds since 1970; `meta.lastUpdated`. Never less than that of the version before.
    package let lastUpdated: Int64
    package let fhirVersion: FHIRVersion
    /// The resource as it is served; nil for the version that says that the resource was deleted.
    package let content: [UInt8]?

    package init(
        type: String, id: String, versionId: Int, lastUpdated: Int64, fhirVersion: FHIRVersion, content: [UInt8]?
    ) {
        self.type = type
        self.id = id
        self.versionId = versionId
        self.lastUpdated = lastUpdated
        self.fhirVersion = fhirVersion
        self.content = content
    }

    /// True where the resource was deleted by this version.
    package var isDeleted: Bool { content == nil }
}
