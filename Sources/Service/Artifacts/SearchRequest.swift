internal import FHIRModel
internal import HTTPServer
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

    var query: StoreQuery
    var summary = Summary.no
    /// What of the query was used, for the links: parameters in order, without the place of the page.
    var used: [(name: String, value: String)] = []
    /// What was not used, in one sentence each.
    var warnings: [Issue] = []

    private let type: ResourceTypes.Entry
    private let isStrict: Bool
    private var tests = 0

    /// - Parameters:
    ///   - pairs: names and values, decoded.
    ///   - isStrict: unknown parameters are errors (`Prefer: handling=strict`), else warnings.
    /// - Throws: 400 for values that make no sense and modifiers that do not work.
    init(
        _ type: ResourceTypes.Entry, _ pairs: [(name: String, value: String)], isStrict: Bool
    ) throws(ServiceError) {
        self.type = type
        self.isStrict = isStrict
        query = StoreQuery(type.name, count: Self.defaultCount)
        for (name, value) in pairs { try take(name, value) }
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
        case "_total":
            guard ["none", "estimate", "accurate"].contains(value) else {
                throw Self.refused("_total", "must be one of none, estimate, accurate")
            }
            query.wantsTotal = value != "none"
        case "_sort":
            try takeSort(value)
        case "_format", "_pretty":
            break
        default:
            guard let values = SearchValues(name, of: type) else {
                try unused("One of the search parameters is not known.")
                return
            }
            guard let criterion = try values.criterion(value) else { return }
            switch criterion.rule {
            case .any(let alternatives), .none(let alternatives): tests += alternatives.count
            case .missing: tests += 1
            }
            guard tests <= Self.maximumTests else {
                throw ServiceError(
                    .malformed, "The search names more than \(Self.maximumTests) values.", code: .tooCostly)
            }
            query.criteria.append(criterion)
        }
        used.append((name, value))
    }

    private mutating func takeSort(_ value: String) throws(ServiceError) {
        let keys = value.split(separator: ",")
        guard let first = keys.first else { return }
        query.isDescending = first.hasPrefix("-")
        let name = first.drop { $0 == "-" }
        switch SearchParameter.named(name, of: type)?.target {
        case .id: query.sort = .id
        case .lastUpdated: query.sort = .lastUpdated
        case .element(let element) where element != .identifier: query.sort = .element(element)
        default: try unused("The results cannot be sorted as _sort asks.")
        }
        if keys.count > 1 { try unused("Only the first of the keys in _sort is used.") }
    }

    private mutating func unused(_ reason: String) throws(ServiceError) {
        guard !isStrict else { throw ServiceError(.malformed, reason, code: .notSupported) }
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

/// Queries that do not stand in the path.
enum SearchReading {
    /// The pairs of `a=b&c=d`, percent-decoded.
    ///
    /// - Throws: 400 where it cannot be decoded.
    static func pairs(_ query: some StringProtocol) throws(ServiceError) -> [(name: String, value: String)] {
        do throws(Refusal) {
            return try HTTPRequest(method: "GET", target: "/?\(query)").query
        } catch {
            throw ServiceError(.malformed, "The search parameters cannot be decoded.")
        }
    }

    /// A query with those signs percent-encoded that a header field or a form may hold and a request target may not.
    static func encoded(_ query: some StringProtocol) -> String {
        var encoded = ""
        for scalar in query.unicodeScalars {
            if scalar.value <= 0x20 || scalar.value >= 0x7F || scalar == "#" {
                encoded += BaseURL.encoded(String(scalar))
            } else {
                encoded.unicodeScalars.append(scalar)
            }
        }
        return encoded
    }

    /// The condition of a conditional create.
    ///
    /// - Parameters:
    ///   - text: `identifier=s|1`, with or without what stands before a `?`.
    ///   - name: of the field it stands in, for errors.
    /// - Throws: 400 for unknown parameters, and where nothing is asked.
    static func condition(
        _ text: String, type: ResourceTypes.Entry, name: String
    ) throws(ServiceError) -> StoreQuery {
        let query = text.firstIndex(of: "?").map { text[text.index(after: $0)...] } ?? text[...]
        let request = try SearchRequest(type, try pairs(encoded(query)), isStrict: true)
        guard !request.query.criteria.isEmpty else {
            throw ServiceError(.malformed, "\(name) must hold search parameters.", code: .required)
        }
        return StoreQuery(type.name, request.query.criteria)
    }
}
