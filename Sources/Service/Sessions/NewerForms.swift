internal import FHIRModel
internal import Locking
internal import SDC
internal import Storage

/// Whether the store holds a newer version of a form. Remembered as long as no definition is written.
final class NewerForms: Sendable {
    private struct Known {
        var generation: UInt64 = 0
        /// By `url|version`; nil = there is none.
        var versions: [ExactText: String?] = [:]
    }

    private static let maximumForms = 10_000

    private let store: any ArtifactStore
    private let known = Locked(Known())

    init(store: any ArtifactStore) { self.store = store }

    /// The newest version with the url of the form, where it is newer than the form's own (`docs/store.md`, "Which version
    /// a canonical means").
    ///
    /// - Throws: 503; ``ServiceError/storeNeeded`` where the store has to be asked and may not be waited for.
    func version(above form: Form, mayWait: Bool) throws(ServiceError) -> String? {
        // Such an url is made of the content: no other version has it.
        if form.url.hasPrefix("urn:uuid:") { return nil }
        let generation = store.changes.generation
        let key = ExactText(form.canonical)
        if let found = known.withLock({ $0.generation == generation ? $0.versions[key] : nil }) { return found }
        guard mayWait else { throw .storeNeeded }
        let newest: String?
        do throws(StoreError) {
            newest = CanonicalHead.newest(
                try store.heads(StoredForms.type, url: form.url), above: form.businessVersion)
        } catch {
            throw ServiceError(error)
        }
        known.withLock { known in
            if known.generation != generation || known.versions.count >= Self.maximumForms {
                guard generation >= known.generation else { return }
                known = Known(generation: generation)
            }
            known.versions[key] = .some(newest)
        }
        return newest
    }
}
