package import FHIRJSON
internal import FHIRModel

/// Resources that came in documents (Bundles of any type, or single resources), read and searched like those of a store.
///
/// Nothing is written to it: versions are all 1, times those of `meta.lastUpdated`. References between entries that name a
/// `fullUrl` are found by the id too. Of entries with the same type and id the first counts. What is no resource is left out.
///
/// `@unchecked Sendable`: everything is put in by `init` and only read afterwards.
package final class DocumentContents: StoreReading, @unchecked Sendable {
    private struct Name: Hashable {
        let type: String
        let id: String
    }

    private let contents = MemoryContents()
    private var fullUrls: [Name: String] = [:]
    /// How many resources there are.
    package private(set) var count = 0

    /// Reads documents whose roots are Bundles or other resources. O(their size); the documents are not kept.
    package init(_ documents: [Document]) {
        var places: [String: String] = [:]
        var found: [(Node, Document, ResourceTypes.Entry, Name)] = []
        func note(_ node: Node, _ document: Document, _ fullUrl: String?) {
            guard let type = document.string(document.member(node, .resourceType)).flatMap({ ResourceTypes.entry($0) })
            else { return }
            // One without an id is found all the same, under a name that no reference has.
            let id = document.string(document.member(node, .id)) ?? "-\(found.count + 1)"
            let name = Name(type: type.name, id: id)
            if let fullUrl, fullUrls[name] == nil {
                fullUrls[name] = fullUrl
                places[fullUrl] = "\(type.name)/\(id)"
            }
            found.append((node, document, type, name))
        }
        for document in documents {
            guard document.equals(document.member(document.root, .resourceType), "Bundle") else {
                note(document.root, document, nil)
                continue
            }
            for entry in document.items(document.member(document.root, .entry)) {
                note(
                    document.member(entry, .resource), document,
                    document.string(document.member(entry, named: "fullUrl")))
            }
        }
        for (node, document, type, name) in found where contents.entry(name.type, id: name.id) == nil {
            count += 1
            let updated = document.string(document.member(document.member(node, .meta), .lastUpdated))
            let version = StoredVersion(
                type: type.name, id: name.id, versionId: 1, lastUpdated: updated.flatMap { DateInterval($0)?.low } ?? 0,
                fhirVersion: FHIRVersion(evidenceIn: node, of: document), content: document.bytes(node))
            contents.set(
                type.name, id: name.id,
                MemoryContents.Entry(
                    versions: [version], facts: ResourceFacts(of: document, at: node, type: type, places: places)))
        }
    }

    /// The `fullUrl` of the entry it came in; nil = it had none.
    package func fullUrl(of version: StoredVersion) -> String? {
        fullUrls[Name(type: version.type, id: version.id)]
    }

    package func current(_ type: String, id: String) -> StoredVersion? { contents.current(type, id: id) }

    package func version(_ type: String, id: String, _ versionId: Int) -> StoredVersion? {
        contents.version(type, id: id, versionId)
    }

    package func history(
        _ type: String, id: String, before: Int?, count: Int
    ) -> (versions: [StoredVersion], total: Int) {
        contents.history(type, id: id, before: before, count: count)
    }

    package func search(_ query: StoreQuery) -> SearchPage { contents.search(query) }

    package func heads(_ type: String, url: String) -> [CanonicalHead] { contents.heads(type, url: url) }

    package func facts(of version: StoredVersion) -> ResourceFacts? {
        contents.entry(version.type, id: version.id)?.facts
    }
}
