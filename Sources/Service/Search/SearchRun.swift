internal import FHIRModel
internal import Storage

/// Carries a search out: what it hangs on, the search itself, what it includes.
struct SearchRun {
    /// Resources on the other side of a chain.
    private static let maximumChained = 1000
    /// References that they have.
    private static let maximumReferences = 10_000
    /// Resources that come along with one page.
    private static let maximumIncluded = 1000
    /// How often what was included includes more.
    private static let maximumRounds = 4

    let context: ArtifactContext
    let reading: any StoreReading
    /// Where the client reached the FHIR routes.
    let base: String
    /// Rules of access hold; false for resources that the caller sent.
    let isGuarded: Bool

    struct Found {
        var page: SearchPage
        var included: [StoredVersion] = []
        /// Not everything is there that was to be included.
        var isCut = false
    }

    /// - Throws: 400 for chains that lead to too much, 403 for types that are not served, 503.
    func perform(_ search: SearchRequest) throws(ServiceError) -> Found {
        var query = search.query
        if search.summary == .count { query.count = 0 }
        for chain in search.chains { query.criteria.append(try criterion(chain, search.type)) }
        let asked = query
        var found = Found(page: try context.storing { try reading.search(asked) })
        try include(search, in: &found)
        return found
    }

    // MARK: Chains

    private func criterion(
        _ chain: SearchChain, _ type: ResourceTypes.Entry
    ) throws(ServiceError) -> SearchCriterion {
        guard chain.isReverse else {
            var values: [String] = []
            for nested in chain.nested {
                values += try ends(nested).map { "\(nested.type.name)/\($0.id)" }
            }
            return SearchCriterion(.parameters(chain.parameter.ids), .any(values.isEmpty ? [] : [.values(values)]))
        }
        let ids = Set(chain.parameter.ids)
        var found: Set<String> = []
        for nested in chain.nested {
            for version in try ends(nested) {
                for entry in facts(version)?.index ?? [] where ids.contains(entry.parameter) {
                    if let id = Self.reference(entry.value, base: base), id.type == type.name { found.insert(id.id) }
                }
                guard found.count <= Self.maximumReferences else { throw Self.tooMuch }
            }
        }
        return SearchCriterion(.id, .any(found.isEmpty ? [] : [.values(found.sorted())]))
    }

    /// What a search on the other side of a chain finds.
    private func ends(_ search: SearchRequest) throws(ServiceError) -> [StoredVersion] {
        if isGuarded { try context.access.check(type: search.type.name) }
        var query = StoreQuery(search.type.name, search.query.criteria)
        for chain in search.chains { query.criteria.append(try criterion(chain, search.type)) }
        query.count = Self.maximumChained
        query.wantsTotal = false
        let asked = query
        let page = try context.storing { try reading.search(asked) }
        guard page.next == nil else { throw Self.tooMuch }
        return page.resources
    }

    private static let tooMuch = ServiceError(
        .malformed, "What a chained parameter names fits more than \(maximumChained) resources.", code: .tooCostly)

    // MARK: Includes

    private struct Name: Hashable {
        let type: String
        let id: String
    }

    private func include(_ search: SearchRequest, in found: inout Found) throws(ServiceError) {
        guard !search.includes.isEmpty else { return }
        var known = Set(found.page.resources.map { Name(type: $0.type, id: $0.id) })
        var round = found.page.resources
        for number in 0..<Self.maximumRounds where !round.isEmpty {
            var following: [StoredVersion] = []
            for include in search.includes where number == 0 || include.isIterating {
                for version in include.isReverse ? try referring(round, include) : try referred(round, include) {
                    guard known.insert(Name(type: version.type, id: version.id)).inserted else { continue }
                    guard found.included.count < Self.maximumIncluded else {
                        found.isCut = true
                        return
                    }
                    found.included.append(version)
                    following.append(version)
                }
            }
            round = following
        }
        if !round.isEmpty, search.includes.contains(where: \.isIterating) { found.isCut = true }
    }

    /// What resources refer to.
    private func referred(
        _ versions: [StoredVersion], _ include: SearchInclude
    ) throws(ServiceError) -> [StoredVersion] {
        var found: [StoredVersion] = []
        for version in versions {
            guard let type = ResourceTypes.entry(version.type) else { continue }
            let parameters = include.parameters(of: type)
            guard !parameters.isEmpty, let facts = facts(version) else { continue }
            for parameter in parameters {
                let ids = parameter.ids
                for entry in facts.index where ids.contains(entry.parameter) {
                    guard found.count <= Self.maximumIncluded else { return found }
                    if let version = try target(entry, parameter, include) { found.append(version) }
                }
            }
        }
        return found
    }

    private func target(
        _ entry: IndexEntry, _ parameter: SearchParameter, _ include: SearchInclude
    ) throws(ServiceError) -> StoredVersion? {
        if let name = Self.reference(entry.value, base: base) {
            guard isWanted(name.type, parameter, include) else { return nil }
            let found = try context.storing { try reading.current(name.type, id: name.id) }
            return found?.isDeleted == false ? found : nil
        }
        guard case .types(let types) = parameter.targets else { return nil }
        for type in types where isWanted(type, parameter, include) {
            let version = entry.extra.isEmpty ? nil : entry.extra
            if let found = try context.storing({ try reading.resource(type, url: entry.value, version: version) }) {
                return found
            }
        }
        return nil
    }

    private func isWanted(_ type: String, _ parameter: SearchParameter, _ include: SearchInclude) -> Bool {
        (include.target == nil || include.target == type) && (parameter.onlyType == nil || parameter.onlyType == type)
            && isServed(type)
    }

    /// What refers to resources.
    private func referring(
        _ versions: [StoredVersion], _ include: SearchInclude
    ) throws(ServiceError) -> [StoredVersion] {
        guard let type = include.type, let parameter = include.parameter, isServed(type.name) else { return [] }
        let values = versions.filter { isWanted($0.type, parameter, include) }.map { "\($0.type)/\($0.id)" }
        guard !values.isEmpty else { return [] }
        let query = StoreQuery(
            type.name, [SearchCriterion(.parameters(parameter.ids), .any([.values(values)]))],
            count: Self.maximumIncluded + 1, wantsTotal: false)
        return try context.storing { try reading.search(query) }.resources
    }

    private func isServed(_ type: String) -> Bool {
        !isGuarded || context.access.servesPatientData || DefinitionTypes.contains(type)
    }

    private func facts(_ version: StoredVersion) -> ResourceFacts? { reading.facts(of: version) }

    /// Type and id that a reference names: `Patient/1`, or a url of ours; nil for anything else.
    private static func reference(_ text: String, base: String) -> (type: String, id: String)? {
        let relative = text.hasPrefix(base + "/") ? text.dropFirst(base.count + 1) : text[...]
        let parts = relative.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, ResourceTypes.entry(String(parts[0])) != nil, ResourceID.isValid(parts[1]) else {
            return nil
        }
        return (String(parts[0]), String(parts[1]))
    }
}
