internal import FHIRModel

/// What a ``MemoryStore`` holds. Belongs to whoever holds the store's lock.
final class MemoryContents: StoreReading {
    /// All versions of a resource, the oldest first; facts of the current one.
    struct Entry {
        var versions: [StoredVersion]
        var facts: ResourceFacts?
    }

    private struct TypedURL: Hashable {
        let type: String
        let url: ExactText
    }

    private var entries: [String: [String: Entry]] = [:]
    private var idsByURL: [TypedURL: Set<String>] = [:]
    var marks: Set<String> = []
    let sessions = MemorySessions()

    func entry(_ type: String, id: String) -> Entry? { entries[type]?[id] }

    /// Puts an entry in the place of the former one; nil takes it away.
    func set(_ type: String, id: String, _ entry: Entry?) {
        if let url = entries[type]?[id]?.facts?.url {
            let key = TypedURL(type: type, url: ExactText(url))
            idsByURL[key]?.remove(id)
            if idsByURL[key]?.isEmpty == true { idsByURL[key] = nil }
        }
        entries[type, default: [:]][id] = entry
        if let url = entry?.facts?.url { idsByURL[TypedURL(type: type, url: ExactText(url)), default: []].insert(id) }
    }

    func current(_ type: String, id: String) -> StoredVersion? { entry(type, id: id)?.versions.last }

    func version(_ type: String, id: String, _ versionId: Int) -> StoredVersion? {
        // Versions count from 1 without a gap.
        guard let versions = entry(type, id: id)?.versions, versions.indices.contains(versionId - 1) else { return nil }
        return versions[versionId - 1]
    }

    func history(_ type: String, id: String, before: Int?, count: Int) -> (versions: [StoredVersion], total: Int) {
        let versions = entry(type, id: id)?.versions ?? []
        let older = before.map { before in versions.prefix { $0.versionId < before } } ?? versions[...]
        return (Array(older.suffix(count).reversed()), versions.count)
    }

    func heads(_ type: String, url: String) -> [CanonicalHead] {
        (idsByURL[TypedURL(type: type, url: ExactText(url))] ?? []).compactMap { id in
            guard let entry = entry(type, id: id), let version = entry.versions.last, let facts = entry.facts else {
                return nil
            }
            return CanonicalHead(
                id: id, versionId: version.versionId, lastUpdated: version.lastUpdated,
                businessVersion: facts.businessVersion, status: facts.status, versionAlgorithm: facts.versionAlgorithm)
        }
    }

    // MARK: Search

    private struct Hit {
        let version: StoredVersion
        let value: SearchCursor.Value
    }

    func search(_ query: StoreQuery) -> SearchPage {
        var hits: [Hit] = []
        for (_, entry) in entries[query.type] ?? [:] {
            guard let version = entry.versions.last, let facts = entry.facts,
                query.criteria.allSatisfy({ $0.matches(version, facts) })
            else { continue }
            hits.append(Hit(version: version, value: Self.value(query.sort, version, facts)))
        }
        let total = query.wantsTotal ? hits.count : nil
        guard query.count > 0 else { return SearchPage(resources: [], total: total) }
        hits.sort { Self.precedes($0, $1, query) }
        var page = hits[...]
        var hasFormer = false
        var hasFurther = false
        if let cursor = query.cursor {
            let place = Hit(
                version: StoredVersion(
                    type: query.type, id: cursor.id, versionId: 1, lastUpdated: 0, fhirVersion: .r4, content: nil),
                value: cursor.value)
            if cursor.isForward {
                page = page.drop { !Self.precedes(place, $0, query) }
                hasFormer = true
                hasFurther = page.count > query.count
                page = page.prefix(query.count)
            } else {
                page = page.prefix { Self.precedes($0, place, query) }
                hasFormer = page.count > query.count
                hasFurther = true
                page = page.suffix(query.count)
            }
        } else {
            hasFurther = page.count > query.count
            page = page.prefix(query.count)
        }
        return SearchPage(
            resources: page.map(\.version), total: total,
            next: hasFurther
                ? page.last.map { SearchCursor(isForward: true, value: $0.value, id: $0.version.id) } : nil,
            previous: hasFormer
                ? page.first.map { SearchCursor(isForward: false, value: $0.value, id: $0.version.id) } : nil)
    }

    private static func value(
        _ key: StoreQuery.SortKey, _ version: StoredVersion, _ facts: ResourceFacts
    ) -> SearchCursor.Value {
        switch key {
        case .id: return .text("")
        case .lastUpdated: return .number(version.lastUpdated)
        case .element(.authored):
            return .number(facts.index.filter { $0.element == .authored }.compactMap(\.interval?.low).min() ?? .min)
        case .element(let element):
            let values = facts.index.filter { $0.element == element }.map { SearchCursor.sortText($0.value) }
            return .text(values.min { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? "")
        }
    }

    /// Values first, then ids, both by their bytes; the whole order turned around when descending.
    private static func precedes(_ left: Hit, _ right: Hit, _ query: StoreQuery) -> Bool {
        let (left, right) = query.isDescending ? (right, left) : (left, right)
        switch (left.value, right.value) {
        case (.number(let one), .number(let other)) where one != other: return one < other
        case (.text(let one), .text(let other)) where !one.isExactly(other):
            return one.utf8.lexicographicallyPrecedes(other.utf8)
        default: return left.version.id.utf8.lexicographicallyPrecedes(right.version.id.utf8)
        }
    }
}
