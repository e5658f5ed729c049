internal import FHIRModel
internal import Storage

/// A search by type as it is asked for (https://hl7.org/fhir/R4/search.html).
struct SearchRequest: Sendable {
    /// `_summary`
    enum Summary: String, Sendable {
        case yes = "true"
        case no = "false"
        case text, data, count
    }

    static let defaultCount = 50
    static let maximumCount = 1000
    /// Alternatives of all parameters together; more would be too costly.
    static let maximumTests = 500
    /// How many searches may hang on one another by chains.
    private static let maximumDepth = 3

    var query: StoreQuery
    var summary = Summary.no
    /// `_elements`; empty = all.
    var elements: [String] = []
    /// Criteria that have to be looked up by other searches first.
    var chains: [SearchChain] = []
    var includes: [SearchInclude] = []
    /// What of the query was used, for the links: parameters in order, without the place of the page.
    var used: [(name: String, value: String)] = []
    /// What was not used, in one sentence each.
    var warnings: [Issue] = []
    /// Alternatives so far.
    private(set) var tests = 0

    let type: ResourceTypes.Entry
    private let setting: SearchSetting
    private let depth: Int

    /// - Parameters:
    ///   - pairs: names and values, decoded.
    ///   - depth: of chains it hangs on.
    /// - Throws: 400 for values that make no sense and modifiers that do not work.
    init(
        _ type: ResourceTypes.Entry, _ pairs: [(name: String, value: String)], _ setting: SearchSetting, depth: Int = 0
    ) throws(ServiceError) {
        self.type = type
        self.setting = setting
        self.depth = depth
        query = StoreQuery(type.name, count: Self.defaultCount)
        for (name, value) in pairs { try take(name, value) }
        if let cursor = query.cursor, !cursor.fits(query) {
            throw Self.refused("_cursor", "is not one that a link of ours had")
        }
    }

    private mutating func take(_ name: String, _ value: String) throws(ServiceError) {
        switch name {
        case "_count":
            query.count = min(try Self.number(name, value), Self.maximumCount)
        case "_cursor":
            guard let cursor = SearchCursor(text: value) else {
                throw Self.refused("_cursor", "is not one that a link of ours had")
            }
            query.cursor = cursor
            return  // not part of the links
        case "_summary":
            guard let summary = Summary(rawValue: value) else {
                throw Self.refused("_summary", "must be one of true, text, data, count, false")
            }
            self.summary = summary
        case "_elements":
            elements += value.split(separator: ",").map(String.init)
        case "_total":
            guard ["none", "estimate", "accurate"].contains(value) else {
                throw Self.refused("_total", "must be one of none, estimate, accurate")
            }
            query.wantsTotal = value != "none"
        case "_sort":
            try takeSort(value)
        case "_format", "_pretty":
            break
        case "_include", "_include:iterate", "_include:recurse", "_revinclude", "_revinclude:iterate",
            "_revinclude:recurse":
            guard let include = SearchInclude(name, value) else {
                try unused("What _include or _revinclude names is not known.")
                return
            }
            guard includes.count < SearchInclude.maximumCount else {
                throw ServiceError(
                    .malformed, "The search includes more than \(SearchInclude.maximumCount) times.", code: .tooCostly)
            }
            includes.append(include)
        default:
            guard try takeCriterion(name, value) else { return }
        }
        used.append((name, value))
    }

    /// - Returns: false where it is not used.
    private mutating func takeCriterion(_ name: String, _ value: String) throws(ServiceError) -> Bool {
        if name.hasPrefix("_has:") || name.contains(".") {
            guard depth < Self.maximumDepth else {
                throw ServiceError(.malformed, "The search chains too many parameters.", code: .tooCostly)
            }
            guard let chain = try SearchChain(name, value, of: type, setting, depth: depth + 1) else {
                try unused("One of the search parameters is not known.")
                return false
            }
            try count(chain.nested.reduce(0) { $0 + $1.tests })
            chains.append(chain)
            return true
        }
        guard let values = SearchValues(name, of: type, setting) else {
            try unused("One of the search parameters is not known.")
            return false
        }
        guard let criterion = try values.criterion(value) else { return false }
        switch criterion.rule {
        case .any(let alternatives), .none(let alternatives): try count(max(1, alternatives.count))
        case .missing: try count(1)
        }
        query.criteria.append(criterion)
        return true
    }

    private mutating func count(_ more: Int) throws(ServiceError) {
        tests += more
        guard tests <= Self.maximumTests else {
            throw ServiceError(
                .malformed, "The search names more than \(Self.maximumTests) values.", code: .tooCostly)
        }
    }

    private mutating func takeSort(_ value: String) throws(ServiceError) {
        query.sort = []
        query.isDescendingByID = nil
        for word in value.split(separator: ",") {
            let isDescending = word.hasPrefix("-")
            let name = isDescending ? word.dropFirst() : word
            // What stands behind the id decides nothing.
            if query.isDescendingByID != nil { return }
            if name == "_id" {
                query.isDescendingByID = isDescending
                continue
            }
            guard query.sort.count < SearchCursor.maximumKeys else {
                try unused("Only the first \(SearchCursor.maximumKeys) keys of _sort are used.")
                return
            }
            let key: StoreQuery.SortKey
            if name == "_lastUpdated" {
                key = .lastUpdated
            } else if let parameter = SearchParameter.named(name, of: type) {
                switch parameter.kind {
                case .date: key = .times(parameter.ids)
                case .number, .quantity: key = .numbers(parameter.ids)
                case .token, .string, .uri, .reference: key = .texts(parameter.ids)
                }
            } else {
                try unused("The results cannot be sorted as _sort asks.")
                continue
            }
            query.sort.append(StoreQuery.SortOrder(key, isDescending: isDescending))
        }
    }

    private mutating func unused(_ reason: String) throws(ServiceError) {
        guard !setting.isStrict else { throw ServiceError(.malformed, reason, code: .notSupported) }
        let warning = Issue(.warning, .notSupported, reason)
        if !warnings.contains(warning) { warnings.append(warning) }
    }

    private static func number(_ name: String, _ value: String) throws(ServiceError) -> Int {
        guard let number = Int(value), number >= 0, value.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
            throw refused(name, "must be a whole number from 0")
        }
        return number
    }

    private static func refused(_ name: String, _ reason: String) -> ServiceError {
        ServiceError(.malformed, "The search parameter \(name) \(reason).", code: .value)
    }
}
