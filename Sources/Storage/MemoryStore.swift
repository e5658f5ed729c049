internal import FHIRJSON
internal import Locking

/// Resources in memory, gone at the end of the process.
package final class MemoryStore: FormStore {
    private struct Contents {
        var byID: [String: [String: StoredResource]] = [:]
        /// By type and url, the latest version first.
        var byURL: [String: [String: [StoredResource]]] = [:]
    }

    private let contents = Locked(Contents())

    package init() {}

    package func resource(_ type: String, id: String) -> StoredResource? {
        contents.withLock { $0.byID[type]?[id] }
    }

    package func resource(_ type: String, url: String, version: String?) -> StoredResource? {
        contents.withLock { contents in
            guard let versions = contents.byURL[type]?[url] else { return nil }
            guard let version else { return versions.first }
            return versions.first { $0.version == version }
        }
    }

    package func search(_ type: String, _ criteria: [SearchCriterion]) -> [StoredResource] {
        let all = contents.withLock { $0.byID[type].map { Array($0.values) } ?? [] }
        return all.filter { resource in criteria.allSatisfy { $0.matches(resource) } }.sorted { $0.id < $1.id }
    }

    package func put(_ resource: StoredResource) {
        contents.withLock { contents in
            if let former = contents.byID[resource.type, default: [:]].updateValue(resource, forKey: resource.id),
                let url = former.url
            {
                contents.byURL[resource.type]?[url]?.removeAll { $0.id == resource.id }
            }
            guard let url = resource.url else { return }
            var versions = contents.byURL[resource.type]?[url] ?? []
            let place = versions.firstIndex { !BusinessVersion.isEarlier(resource.version, than: $0.version) }
            versions.insert(resource, at: place ?? versions.count)
            contents.byURL[resource.type, default: [:]][url] = versions
        }
    }
}
