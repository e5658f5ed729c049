internal import Calendar
package import FHIRJSON
package import FHIRModel

/// A resource as a client sent it, before a store gives it id and version.
package struct ResourceBody: Sendable {
    package let type: String
    package let fhirVersion: FHIRVersion
    /// The resource alone, frozen; its root is the resource.
    package let document: Document
    package let facts: ResourceFacts

    /// Takes a document whose root is a resource of the type, and freezes it.
    ///
    /// - Parameter fhirVersion: nil = what the content says of itself, else the earliest version that has the type.
    package init(_ document: Document, type: ResourceTypes.Entry, fhirVersion: FHIRVersion?) {
        document.freeze()
        self.type = type.name
        let evident = FHIRVersion(evidenceIn: document.root, of: document)
        self.fhirVersion = fhirVersion ?? (type.versions.contains(evident) ? evident : type.defaultVersion)
        self.document = document
        facts = ResourceFacts(of: document, type: type)
    }

    /// The id in the body; nil where there is none or none that FHIR allows.
    package var id: String? {
        document.string(document.root, .id).flatMap { ResourceID.isValid($0) ? $0 : nil }
    }

    /// The bytes as they are kept: what was sent, byte for byte, with the id and the parts of `meta` that are the
    /// server's put in.
    ///
    /// - Parameter lastUpdated: milliseconds since 1970.
    package func stamped(id: String, versionId: Int, lastUpdated: Int64) -> [UInt8] {
        let copy = document.editableCopy()
        let root = copy.root
        let former = copy.member(root, .id)
        if !copy.equals(former, id) {
            if former.exists {
                copy.setMember(root, .id, copy.newString(id))
            } else {
                copy.insertMember(root, .id, copy.newString(id), after: copy.member(root, .resourceType))
            }
        }
        var meta = copy.member(root, .meta)
        if !meta.exists || copy.kind(meta) != .object {
            let fresh = copy.newObject()
            if meta.exists {
                copy.setMember(root, .meta, fresh)
            } else {
                copy.insertMember(root, .meta, fresh, after: copy.member(root, .id))
            }
            meta = fresh
        }
        copy.setMember(meta, .versionId, copy.newString(String(versionId)))
        copy.setMember(meta, .lastUpdated, copy.newString(Self.instant(lastUpdated)))
        return copy.bytes(root)
    }

    /// A FHIR instant in UTC with milliseconds.
    package static func instant(_ milliseconds: Int64) -> String {
        let seconds = (milliseconds >= 0 ? milliseconds : milliseconds - 999) / 1000
        let rest = Int32(milliseconds - seconds * 1000)
        return Instant(seconds: seconds, nanoseconds: rest * 1_000_000).formatted(fractionDigits: 3)
    }
}
