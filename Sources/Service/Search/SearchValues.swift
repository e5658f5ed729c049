internal import FHIRModel
internal import Storage

/// Reads the value of a search parameter (https://hl7.org/fhir/R4/search.html#ptypes).
struct SearchValues {
    private enum Target {
        case id, lastUpdated
        case parameter(SearchParameter)
    }

    private let name: String
    private let target: Target
    private let modifier: String?
    private let setting: SearchSetting

    /// - Parameter name: `title`, or `title:contains`.
    /// - Returns: nil where the type has no such parameter.
    init?(_ name: String, of type: ResourceTypes.Entry, _ setting: SearchSetting) {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first else { return nil }
        switch first {
        case "_id": target = .id
        case "_lastUpdated": target = .lastUpdated
        default:
            guard let parameter = SearchParameter.named(first, of: type) else { return nil }
            target = .parameter(parameter)
        }
        self.name = String(first)
        modifier = parts.count > 1 ? String(parts[1]) : nil
        self.setting = setting
    }

    /// The criterion that a value makes; nil for an empty value, which asks for nothing.
    ///
    /// - Throws: 400 for a value that makes no sense and for a modifier that does not work here.
    func criterion(_ value: String) throws(ServiceError) -> SearchCriterion? {
        let alternatives = SearchText.split(value, at: ",").filter { !$0.isEmpty }
        guard !alternatives.isEmpty else { return nil }
        switch target {
        case .id:
            try require([nil, "not"])
            let tests = alternatives.map { SearchCriterion.Test.value(SearchText.plain($0)) }
            return SearchCriterion(.id, modifier == "not" ? .none(tests) : .any(tests))
        case .lastUpdated:
            try require([nil])
            var tests: [SearchCriterion.Test] = []
            for alternative in alternatives { tests.append(try date(SearchText.plain(alternative))) }
            return SearchCriterion(.lastUpdated, .any(tests))
        case .parameter(let parameter):
            if modifier == "missing" { return try missing(value, parameter) }
            return try criterion(alternatives, parameter)
        }
    }

    private func missing(_ value: String, _ parameter: SearchParameter) throws(ServiceError) -> SearchCriterion {
        guard value == "true" || value == "false" else { throw refused("takes true or false with :missing") }
        let isMissing = value == "true"
        guard let type = parameter.onlyType else {
            return SearchCriterion(.parameters(parameter.ids), .missing(isMissing))
        }
        let tests: [SearchCriterion.Test] = [.prefix(type + "/"), .contains("/\(type)/")]
        return SearchCriterion(.parameters(parameter.ids), isMissing ? .none(tests) : .any(tests))
    }

    private func criterion(
        _ alternatives: [String], _ parameter: SearchParameter
    ) throws(ServiceError) -> SearchCriterion {
        var field = SearchCriterion.Field.parameters(parameter.ids)
        var tests: [SearchCriterion.Test] = []
        switch parameter.kind {
        case .uri:
            try require([nil, "below"])
            tests = alternatives.map { modifier == nil ? .value(SearchText.plain($0)) : .prefix(SearchText.plain($0)) }
        case .token:
            try require([nil, "not", "text"])
            for alternative in alternatives {
                tests.append(
                    modifier == "text"
                        ? .label(FoldedLetters.fold(SearchText.plain(alternative))) : try token(alternative))
            }
            if modifier == "not" { return SearchCriterion(field, .none(tests)) }
        case .string:
            try require([nil, "exact", "contains"])
            tests = alternatives.map { string(SearchText.plain($0)) }
        case .reference:
            if modifier == "identifier", !parameter.isCanonical {
                field = .parameters(parameter.ids(of: .identifier))
                for alternative in alternatives { tests.append(try token(alternative)) }
            } else {
                for alternative in alternatives {
                    if let test = try reference(SearchText.plain(alternative), parameter) { tests.append(test) }
                }
            }
        case .date:
            try require([nil])
            for alternative in alternatives { tests.append(try date(SearchText.plain(alternative))) }
        case .number:
            try require([nil])
            for alternative in alternatives {
                let (comparison, number) = try SearchNumber.read(SearchText.plain(alternative), refused)
                tests.append(.number(comparison, try number.interval(comparison, refused), nil))
            }
        case .quantity:
            try require([nil])
            let quantities = try SearchQuantities(alternatives, refused)
            tests = quantities.tests
            if quantities.isCanonical { field = .parameters(parameter.ids(of: .canonical)) }
        }
        return SearchCriterion(field, .any(tests), isBroad: parameter.isBroad)
    }

    private func string(_ text: String) -> SearchCriterion.Test {
        let folded = FoldedLetters.fold(text)
        switch modifier {
        case "exact": return .pair(folded, text)
        case "contains": return .contains(folded)
        default: return .prefix(folded)
        }
    }

    private func token(_ value: String) throws(ServiceError) -> SearchCriterion.Test {
        let parts = SearchText.split(value, at: "|").map(SearchText.plain)
        guard parts.count > 1 else { return .value(parts.first ?? "") }
        let system = parts[0]
        let code = parts[1...].joined(separator: "|")
        guard code.isEmpty else { return .coded(code, system: system) }
        guard !system.isEmpty else { throw refused("must name a code or a system") }
        return .extra(system)
    }

    /// - Returns: nil for a value that no reference of this parameter has.
    private func reference(
        _ text: String, _ parameter: SearchParameter
    ) throws(ServiceError) -> SearchCriterion.Test? {
        if parameter.isCanonical {
            try require([nil])
            let canonical = Canonical(text)
            return canonical.version.map { .pair(canonical.url, $0) } ?? .value(canonical.url)
        }
        var only = parameter.onlyType
        if let modifier {
            guard ResourceTypes.entry(modifier) != nil, only == nil || only == modifier else {
                throw refused("is used with a modifier that does not work here")
            }
            only = modifier
        }
        var reference = text
        if let base = setting.base, reference.hasPrefix(base + "/") {
            reference = String(reference.dropFirst(base.count + 1))
        }
        if reference.contains("/") || reference.contains(":") {
            let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
            // A url or `Type/id` of another type is none of those that are asked for.
            if let only, !reference.hasPrefix("urn:"), parts.count < 2 || parts[parts.count - 2] != only { return nil }
            if reference.contains("|") {
                let canonical = Canonical(reference)
                if let version = canonical.version { return .pair(canonical.url, version) }
            }
            return .value(reference)
        }
        let types: [String]
        if let only {
            types = [only]
        } else if case .types(let names) = parameter.targets {
            types = names
        } else {
            types = ResourceTypes.all.map(\.name)
        }
        return types.count == 1 ? .value("\(types[0])/\(reference)") : .values(types.map { "\($0)/\(reference)" })
    }

    private func date(_ text: String) throws(ServiceError) -> SearchCriterion.Test {
        let (comparison, rest) = try SearchText.comparison(text, refused)
        // A plus sign that was not percent-encoded arrives as a space.
        guard let interval = DateInterval(rest.split(separator: " ").joined(separator: "+")) else {
            throw refused("must be a date")
        }
        guard comparison == .ap else { return .date(comparison, interval) }
        guard let now = setting.now else { throw refused("begins with a prefix that does not work here") }
        // A tenth of the time between then and now (https://hl7.org/fhir/R4/search.html#prefix).
        let distance = max(0, max(interval.low - now, now - interval.high)) / 10
        return .date(.ap, DateInterval(low: interval.low - distance, high: interval.high + distance))
    }

    private func require(_ known: [String?]) throws(ServiceError) {
        guard known.contains(modifier) else { throw refused("is used with a modifier that does not work here") }
    }

    private func refused(_ reason: String) -> ServiceError {
        ServiceError(.malformed, "The search parameter \(name) \(reason).", code: .value)
    }
}
