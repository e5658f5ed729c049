internal import FHIRJSON
internal import FHIRModel
internal import Storage
internal import Terminology

/// The value sets and code systems of the store, as forms look them up.
struct StoredDefinitions: DefinitionSource {
    let store: any ArtifactStore

    var generation: UInt64 { store.changes.generation }

    func changed(_ urls: Set<String>, since generation: UInt64) -> Bool {
        store.changes.changed(urls, since: generation)
    }

    func forget(_ urls: [String]) { store.changes.record(urls) }

    func definition(_ type: String, _ canonical: String) -> Document? {
        let canonical = Canonical(canonical)
        do throws(StoreError) {
            guard
                let content = try store.resource(type, url: canonical.url, version: canonical.version)?.content,
                let document = try? Document.parse(content, limits: .stored)
            else { return nil }
            return document.freeze()
        } catch {
            // The form gets along without it, but not for longer than the store does: it counts as changed.
            store.changes.record([canonical.url])
            return nil
        }
    }
}
