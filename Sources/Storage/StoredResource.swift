package import FHIRJSON
package import FHIRModel

/// A resource in a store, as it is read: immutable.
package struct StoredResource: Sendable {
    /// `Questionnaire`, `StructureDefinition` …
    package let type: String
    package let id: String
    /// Counts from 1; the `ETag` of the resource.
    package let versionId: Int
    /// Seconds since 1970.
    package let lastModified: Int64
    package let fhirVersion: FHIRVersion
    /// The resource alone, frozen; its root is the resource and its `source` the bytes of it.
    package let document: Document
    package let url: String?
    /// The business version, not that of the store.
    package let version: String?

    /// Takes a resource that has its id.
    ///
    /// - Parameter document: is frozen by this.
    package init(
        type: String, id: String, versionId: Int, lastModified: Int64, fhirVersion: FHIRVersion, document: Document
    ) {
        document.freeze()
        self.type = type
        self.id = id
        self.versionId = versionId
        self.lastModified = lastModified
        self.fhirVersion = fhirVersion
        self.document = document
        url = document.string(document.root, .url)
        version = document.string(document.root, .version)
    }
}

/// Ids of resources (https://hl7.org/fhir/R4/datatypes.html#id).
package enum ResourceID {
    /// `[A-Za-z0-9\-\.]{1,64}`
    package static func isValid(_ id: String) -> Bool {
        1...64 ~= id.utf8.count && id.utf8.allSatisfy(isAllowed)
    }

    /// An id made of any text: other characters become `-`, the end is cut off.
    package static func made(from text: some StringProtocol) -> String {
        let bytes = text.utf8.prefix(64).map { isAllowed($0) ? $0 : UInt8(ascii: "-") }
        return bytes.isEmpty ? "form" : String(decoding: bytes, as: UTF8.self)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
