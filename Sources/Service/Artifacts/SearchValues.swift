internal import FHIRModel
internal import Storage

/// Reads the value of a search parameter (https://hl7.org/fhir/R4/search.html#ptypes).
struct SearchValues {
    let parameter: SearchParameter
    let modifier: String?

    /// - Parameter name: `title`, or `title:contains`.
    /// - Returns: nil where the type has no such parameter.
    init?(_ name: String, of type: ResourceTypes.Entry) {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let parameter = SearchParameter.named(first, of: type) else { return nil }
        self.parameter = parameter
        modifier = parts.count > 1 ? String(parts[1]) : nil
    }

    /// The criterion that a value makes; nil for an empty value, which asks for nothing.
    ///
    /// - Throws: 400 for a value that makes no sense and for a modifier that does not work here.
    func criterion(_ value: String) throws(ServiceError) -> SearchCriterion? {
        if modifier == "missing", !isOfEvery {
            guard value == "true" || value == "false" else { throw refused("takes true or false with :missing") }
            return SearchCriterion(field, .missing(value == "true"))
        }
        var tests: [SearchCriterion.Test] = []
        for alternative in Self.split(value, at: ",") where !alternative.isEmpty {
            tests += try self.tests(alternative)
        }
        guard !tests.isEmpty else { return nil }
        if modifier == "not", parameter.kind == .token { return SearchCriterion(field, .none(tests)) }
        return SearchCriterion(field, .any(tests))
    }

    private var isOfEvery: Bool {
        switch parameter.target {
        case .id, .lastUpdated: true
        case .element, .patient: false
        }
    }

    private var field: SearchCriterion.Field {
        switch parameter.target {
        case .id: .id
        case .lastUpdated: .lastUpdated
        case .element(let element): .element(element)
        case .patient: .element(.subject)
        }
    }

    /// The tests of one alternative, of which one must hold; still escaped.
    private func tests(_ value: String) throws(ServiceError) -> [SearchCriterion.Test] {
        switch parameter.kind {
        case .uri:
            try requireModifier([nil])
            return [.value(Self.plain(value))]
        case .token:
            try requireModifier([nil, "not"])
            return token(value)
        case .string:
            try requireModifier([nil, "exact", "contains"])
            let text = Self.plain(value)
            switch modifier {
            case "exact": return [.extra(text)]
            case "contains": return [.contains(text.lowercased())]
            default: return [.prefix(text.lowercased())]
            }
        case .reference:
            return try reference(value)
        case .date:
            try requireModifier([nil])
            return [try date(Self.plain(value))]
        }
    }

    private func token(_ value: String) -> [SearchCriterion.Test] {
        let parts = Self.split(value, at: "|").map(Self.plain)
        guard case .element(.identifier) = parameter.target else {
            // A code of an element bound to one system: the system may stand there, and is not looked at.
            return parts.last.map { [.value($0)] } ?? []
        }
        guard parts.count > 1 else { return parts.map { .value($0) } }
        let system = parts[0]
        let code = parts[1...].joined(separator: "|")
        return code.isEmpty ? [.extra(system)] : [.pair(code, system)]
    }

    private func reference(_ value: String) throws(ServiceError) -> [SearchCriterion.Test] {
        if case .element(.questionnaire) = parameter.target {
            try requireModifier([nil])
            let canonical = Canonical(Self.plain(value))
            return [canonical.version.map { .pair(canonical.url, $0) } ?? .value(canonical.url)]
        }
        let text = Self.plain(value)
        var type = modifier
        if case .patient = parameter.target {
            try requireModifier([nil])
            type = "Patient"
        }
        if let type {
            guard ResourceTypes.entry(type) != nil else {
                throw refused("is used with a modifier that does not work here")
            }
            // `subject:Patient=p`, and those who write the type once more.
            return [.value(text.hasPrefix(type + "/") ? text : "\(type)/\(text)")]
        }
        return [text.contains("/") || text.contains(":") ? .value(text) : .extra(text)]
    }

    private func date(_ text: String) throws(ServiceError) -> SearchCriterion.Test {
        var comparison = SearchCriterion.DateComparison.eq
        var rest = text[...]
        if let first = rest.first, first.isLetter {
            guard let named = SearchCriterion.DateComparison(rawValue: String(rest.prefix(2))) else {
                throw refused("begins with a prefix that does not work here")
            }
            comparison = named
            rest = rest.dropFirst(2)
        }
        // A plus sign that was not percent-encoded arrives as a space.
        guard let interval = DateInterval(rest.split(separator: " ").joined(separator: "+")) else {
            throw refused("must be a date")
        }
        return .date(comparison, interval)
    }

    private func requireModifier(_ known: [String?]) throws(ServiceError) {
        guard known.contains(modifier) else { throw refused("is used with a modifier that does not work here") }
    }

    private func refused(_ reason: String) -> ServiceError {
        ServiceError(.malformed, "The search parameter \(parameter.name) \(reason).", code: .value)
    }

    // MARK: Escapes

    /// Splits where the sign stands without a backslash; the parts are still escaped.
    static func split(_ value: String, at separator: Unicode.Scalar) -> [String] {
        var parts = [String.UnicodeScalarView()]
        var isEscaped = false
        // By code points: a sign is one also where a combining mark follows it.
        for character in value.unicodeScalars {
            if character == separator, !isEscaped {
                parts.append(String.UnicodeScalarView())
                continue
            }
            parts[parts.count - 1].append(character)
            isEscaped = character == "\\" && !isEscaped
        }
        return parts.map(String.init)
    }

    /// Without escapes: `\,` `\$` `\|` and `\\` stand for the sign itself.
    static func plain(_ value: String) -> String {
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for character in value.unicodeScalars {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                text.append(character)
                isEscaped = false
            }
        }
        return String(text)
    }
}
