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

    private struct IndexedValue: Hashable {
        let parameter: SearchParameter.ID
        let value: ExactText
    }

    private var entries: [String: [String: Entry]] = [:]
    private var idsByValue: [IndexedValue: Set<String>] = [:]
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
        // A parameter's number is of one type, so ids are enough.
        for known in entries[type]?[id]?.facts?.index ?? [] where !known.value.isEmpty {
            let key = IndexedValue(parameter: known.parameter, value: ExactText(known.value))
            idsByValue[key]?.remove(id)
            if idsByValue[key]?.isEmpty == true { idsByValue[key] = nil }
        }
        entries[type, default: [:]][id] = entry
        for new in entry?.facts?.index ?? [] where !new.value.isEmpty {
            idsByValue[IndexedValue(parameter: new.parameter, value: ExactText(new.value)), default: []].insert(id)
        }
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
        let values: [SearchCursor.Value]
    }

    func search(_ query: StoreQuery) -> SearchPage {
        var hits: [Hit] = []
        func look(_ entry: Entry) {
            guard let version = entry.versions.last, let facts = entry.facts,
                query.criteria.allSatisfy({ $0.matches(version, facts) })
            else { return }
            hits.append(Hit(version: version, values: query.sort.map { Self.value($0, version, facts) }))
        }
        let ofType = entries[query.type] ?? [:]
        if let ids = candidates(query) {
            for id in ids { if let entry = ofType[id] { look(entry) } }
        } else {
            for entry in ofType.values { look(entry) }
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
                values: cursor.values)
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
                ? page.last.map { SearchCursor(isForward: true, values: $0.values, id: $0.version.id) } : nil,
            previous: hasFormer
                ? page.first.map { SearchCursor(isForward: false, values: $0.values, id: $0.version.id) } : nil)
    }

    /// The ids that the index has for the criterion that it has the fewest for; nil where none is by exact values.
    private func candidates(_ query: StoreQuery) -> Set<String>? {
        var best: Set<String>?
        for criterion in query.criteria {
            guard case .any(let tests) = criterion.rule else { continue }
            var found: Set<String> = []
            var isExact = true
            for test in tests {
                let values: [String]
                switch test {
                case .value(let value), .pair(let value, _), .coded(let value, _): values = [value]
                case .values(let several): values = several
                default:
                    isExact = false
                    values = []
                }
                switch criterion.field {
                case .id: found.formUnion(values)
                case .parameters(let parameters):
                    for parameter in parameters {
                        for value in values {
                            found.formUnion(
                                idsByValue[IndexedValue(parameter: parameter, value: ExactText(value))] ?? [])
                        }
                    }
                case .lastUpdated: isExact = false
                }
            }
            if isExact, found.count < best?.count ?? .max { best = found }
        }
        return best
    }

    private static func value(
        _ order: StoreQuery.SortOrder, _ version: StoredVersion, _ facts: ResourceFacts
    ) -> SearchCursor.Value {
        func first<Element>(_ values: [Element], _ precedes: (Element, Element) -> Bool) -> Element? {
            order.isDescending ? values.max(by: precedes) : values.min(by: precedes)
        }
        switch order.key {
        case .lastUpdated: return .number(version.lastUpdated)
        case .times(let parameters):
            let times = facts.index.filter { parameters.contains($0.parameter) }.compactMap(\.interval?.low)
            return .number(first(times, <) ?? .min)
        case .texts(let parameters):
            let values = facts.index.filter { parameters.contains($0.parameter) }
                .map { SearchCursor.sortText($0.value) }
            return .text(first(values) { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? "")
        case .numbers(let parameters):
            let values = facts.index.filter { parameters.contains($0.parameter) }.compactMap(\.numbers?.low)
            return .text(first(values) { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? "")
        }
    }

    /// Values first, each in its direction, then ids; all by their bytes.
    private static func precedes(_ left: Hit, _ right: Hit, _ query: StoreQuery) -> Bool {
        for (place, order) in query.sort.enumerated() where place < left.values.count && place < right.values.count {
            switch (left.values[place], right.values[place]) {
            case (.number(let one), .number(let other)) where one != other:
                return (one < other) != order.isDescending
            case (.text(let one), .text(let other)) where !one.isExactly(other):
                return one.utf8.lexicographicallyPrecedes(other.utf8) != order.isDescending
            default: continue
            }
        }
        let (left, right) = query.descendsByID ? (right, left) : (left, right)
        return left.version.id.utf8.lexicographicallyPrecedes(right.version.id.utf8)
    }
}
