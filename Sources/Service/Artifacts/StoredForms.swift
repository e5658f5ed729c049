internal import FHIRModel
internal import Locking
internal import SDC
internal import Storage

/// Finds stored forms by id and by canonical.
///
/// What a name led to is remembered as long as no definition is written, so that a warm form is found without asking the
/// store.
final class StoredForms: Sendable {
    static let type = "Questionnaire"

    /// What a form is called.
    enum Name {
        case id(String)
        case canonical(url: String, version: String?)

        fileprivate var key: String {
            switch self {
            case .id(let id): "Questionnaire/\(id)"
            case .canonical(let url, let version): version.map { "\(url)|\($0)" } ?? url
            }
        }
    }

    /// The answer of ``find(_:waiting:)``.
    enum Found {
        case form(FormSource)
        case none
        /// Only the store knows, and it was not to be waited for.
        case unknown
    }

    private struct Known {
        var generation: UInt64 = 0
        /// Names to names in the cache of forms.
        var names: [ExactText: String] = [:]
    }

    private static let maximumNames = 20_000
    private static let maximumNameLength = 1024

    private let store: any ArtifactStore
    private let cache: FormCache
    private let known = Locked(Known())

    init(store: any ArtifactStore, cache: FormCache) {
        self.store = store
        self.cache = cache
    }

    /// Whether ``find(_:waiting:)`` may have to wait for a disk.
    var mayWait: Bool { store.mayWait }

    /// The form with this name.
    ///
    /// - Parameter waiting: the store may be asked; else only what is known without it.
    /// - Throws: 503 where the store cannot be read.
    func find(_ name: Name, waiting: Bool) throws(ServiceError) -> Found {
        let generation = store.changes.generation
        let key = name.key
        let cached = known.withLock { $0.generation == generation ? $0.names[ExactText(key)] : nil }
        if let cached, let form = cache.form(named: cached) { return .form(.ready(form)) }
        guard waiting else { return .unknown }
        guard let stored = try look(name) else { return .none }
        let cacheName = Self.cacheName(stored)
        remember(key, cacheName, generation)
        if let form = cache.form(named: cacheName) { return .form(.ready(form)) }
        return .form(.cold(bytes: stored.content ?? [], version: stored.fhirVersion, name: cacheName))
    }

    /// What the cache knows a stored form by.
    static func cacheName(_ stored: StoredVersion) -> String {
        "\(stored.type)/\(stored.id)/_history/\(stored.versionId)"
    }

    private func look(_ name: Name) throws(ServiceError) -> StoredVersion? {
        do throws(StoreError) {
            switch name {
            case .id(let id):
                guard let version = try store.current(Self.type, id: id), !version.isDeleted else { return nil }
                return version
            case .canonical(let url, let version):
                return try store.resource(Self.type, url: url, version: version)
            }
        } catch {
            throw ServiceError(error)
        }
    }

    private func remember(_ key: String, _ cacheName: String, _ generation: UInt64) {
        guard key.utf8.count <= Self.maximumNameLength else { return }
        known.withLock { known in
            if known.generation != generation || known.names.count >= Self.maximumNames {
                // A slower thread may come with an older count; what it found holds for that count only.
                guard generation >= known.generation else { return }
                known = Known(generation: generation)
            }
            known.names[ExactText(key)] = cacheName
        }
    }
}
