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
        for document in documents {
            guard document.equals(document.member(document.root, .resourceType), "Bundle") else {
                add(document.root, of: document, fullUrl: nil)
                continue
            }
            for entry in document.items(document.member(document.root, .entry)) {
                add(
                    document.member(entry, .resource), of: document,
                    fullUrl: document.string(document.member(entry, named: "fullUrl")))
            }
        }
    }

    private func add(_ node: Node, of document: Document, fullUrl: String?) {
        guard let type = document.string(document.member(node, .resourceType)).flatMap({ ResourceTypes.entry($0) })
        else { return }
        count += 1
        // One without an id is found all the same, under a name that no reference has.
        let id = document.string(document.member(node, .id)) ?? "-\(count)"
        guard contents.entry(type.name, id: id) == nil else { return }
        let updated = document.string(document.member(document.member(node, .meta), .lastUpdated))
        let version = StoredVersion(
            type: type.name, id: id, versionId: 1, lastUpdated: updated.flatMap { DateInterval($0)?.low } ?? 0,
            fhirVersion: FHIRVersion(evidenceIn: node, of: document), content: document.bytes(node))
        contents.set(
            type.name, id: id,
            MemoryContents.Entry(
                versions: [version], facts: ResourceFacts(of: document, at: node, type: type)))
        if let fullUrl { fullUrls[Name(type: type.name, id: id)] = fullUrl }
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
}
