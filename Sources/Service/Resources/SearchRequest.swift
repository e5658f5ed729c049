internal import FHIRModel
internal import HTTPServer
internal import Storage

/// A search by type as it is asked for (https://hl7.org/fhir/R4/search.html).
struct SearchRequest: Sendable, Equatable {
    /// `_summary`
    enum Summary: String, Sendable {
        case yes = "true"
        case no = "false"
        case text, data, count
    }

    /// What can be searched by, as the capability statement lists it.
    static let parameters: [(name: String, type: StaticString, documentation: StaticString)] = [
        ("_id", "token", "The id of the resource."),
        ("url", "uri", "The canonical url, exactly."),
        ("version", "token", "The business version, exactly."),
        ("name", "string", "The computer-friendly name begins so; :exact and :contains work."),
        ("title", "string", "The title begins so; :exact and :contains work."),
        ("status", "token", "draft, active, retired or unknown."),
    ]

    static let defaultCount = 50
    static let maximumCount = 1000

    var criteria: [SearchCriterion] = []
    /// Entries a page; 0 = only the total.
    var count = Self.defaultCount
    var offset = 0
    var summary = Summary.no
    /// What of the query was used, for the links: parameters in order, without paging.
    var used: [(name: String, value: String)] = []
    /// `_count` as it was asked for, nil = not.
    var askedCount: String?

    /// - Throws: 400 for values that make no sense, modifiers that do not work, and under `Prefer: handling=strict` for
    ///   parameters that are not known.
    init(of request: HTTPRequest) throws(ServiceError) {
        let isStrict = Preferences(of: request).isStrict
        for (name, value) in request.query {
            switch name {
            case "_count":
                count = min(try Self.number(name, value), Self.maximumCount)
                askedCount = value
            case "_offset":
                offset = try Self.number(name, value)
            case "_summary":
                guard let summary = Summary(rawValue: value) else {
                    throw Self.refused("_summary", "must be one of true, text, data, count, false")
                }
                self.summary = summary
                used.append((name, value))
            case "_format", "_pretty":
                used.append((name, value))
            default:
                if try takeCriterion(name, value) {
                    used.append((name, value))
                } else if isStrict {
                    throw ServiceError(
                        .malformed, "One of the search parameters is not known.", code: .notSupported)
                }
            }
        }
    }

    static func == (left: SearchRequest, right: SearchRequest) -> Bool {
        left.criteria == right.criteria && left.count == right.count && left.offset == right.offset
            && left.summary == right.summary
    }

    private mutating func takeCriterion(_ field: String, _ value: String) throws(ServiceError) -> Bool {
        let parts = field.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let modifier = parts.count > 1 ? String(parts[1]) : nil
        let element: SearchCriterion.Element
        var comparison = SearchCriterion.Comparison.equal
        switch parts.first {
        case "_id": element = .id
        case "url": element = .url
        case "version": element = .version
        case "status": element = .status
        case "name": (element, comparison) = (.name, .beginsWith)
        case "title": (element, comparison) = (.title, .beginsWith)
        default: return false
        }
        switch (modifier, comparison) {
        case (nil, _): break
        case ("exact", .beginsWith): comparison = .equal
        case ("contains", .beginsWith): comparison = .contains
        default: throw Self.refused(element.rawValue, "is used with a modifier that does not work here")
        }
        // An empty value is no criterion.
        guard !value.isEmpty else { return true }
        // A token may name its system; the codes of a status have one, which is not looked at.
        let values = Self.alternatives(value).map { text in
            guard element == .status, let bar = text.lastIndex(of: "|") else { return text }
            return String(text[text.index(after: bar)...])
        }
        criteria.append(SearchCriterion(element, comparison, values))
        return true
    }

    /// Splits at commas; `\,` `\$` `\|` and `\\` stand for the sign itself.
    static func alternatives(_ value: String) -> [String] {
        var values = [""]
        var isEscaped = false
        for character in value {
            if isEscaped {
                values[values.count - 1].append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "," {
                values.append("")
            } else {
                values[values.count - 1].append(character)
            }
        }
        return values.filter { !$0.isEmpty }
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
