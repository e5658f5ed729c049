internal import FHIRModel

/// One search parameter of a request with its alternatives, of which one must hold
/// (https://hl7.org/fhir/R4/search.html).
package struct SearchCriterion: Sendable, Equatable {
    /// What is compared.
    package enum Field: Sendable, Equatable {
        case id
        case lastUpdated
        /// The values of one or several parameters together.
        case parameters([SearchParameter.ID])
    }

    /// How one alternative is compared with an ``IndexEntry``.
    package enum Test: Sendable, Equatable {
        /// Its value, exactly.
        case value(String)
        /// One of several values, exactly.
        case values([String])
        /// Value and extra, exactly.
        case pair(String, String)
        /// A code of a system: value and extra, or an extra that stands for any system.
        case coded(String, system: String)
        /// Its extra, exactly.
        case extra(String)
        /// Its value begins so; folded.
        case prefix(String)
        /// Its value holds this; folded.
        case contains(String)
        /// Its label begins so; folded.
        case label(String)
        /// The time it takes, compared with another.
        case date(SearchComparison, DateInterval)
        /// The numbers it takes, compared with others.
        case number(SearchComparison, NumberInterval, UnitTest?)
    }

    /// What the unit of a quantity must be.
    package enum UnitTest: Sendable, Equatable {
        case code(String, system: String)
        /// Code or unit, whatever the system.
        case either(String)
        /// The code of base units.
        case canonical(String)
    }

    /// What has to hold of the field.
    package enum Rule: Sendable, Equatable {
        /// One of the alternatives.
        case any([Test])
        /// None of them, `:not`; a resource without the element fits too.
        case none([Test])
        /// The element is not there, or is there (`:missing`).
        case missing(Bool)
    }

    package let field: Field
    package let rule: Rule
    /// Many resources share each value: an index of values is no good way to them.
    package let isBroad: Bool

    package init(_ field: Field, _ rule: Rule, isBroad: Bool = false) {
        self.field = field
        self.rule = rule
        self.isBroad = isBroad
    }

    /// One parameter of a type.
    package init(_ type: String, _ name: String, _ rule: Rule) {
        self.init(.parameters([SearchParameter.ID(type, name)]), rule)
    }

    /// Whether a current resource fits.
    func matches(_ version: StoredVersion, _ facts: ResourceFacts) -> Bool {
        switch rule {
        case .any(let tests): tests.contains { holds($0, version, facts) }
        case .none(let tests): !tests.contains { holds($0, version, facts) }
        case .missing(let isMissing): isMissing == !isThere(facts)
        }
    }

    private func isThere(_ facts: ResourceFacts) -> Bool {
        guard case .parameters(let parameters) = field else { return true }
        return facts.index.contains { parameters.contains($0.parameter) }
    }

    private func holds(_ test: Test, _ version: StoredVersion, _ facts: ResourceFacts) -> Bool {
        switch field {
        case .id:
            switch test {
            case .value(let value): return version.id.isExactly(value)
            case .values(let values): return values.contains { version.id.isExactly($0) }
            default: return false
            }
        case .lastUpdated:
            guard case .date(let comparison, let asked) = test else { return false }
            return comparison.holds(DateInterval(low: version.lastUpdated, high: version.lastUpdated + 1), asked)
        case .parameters(let parameters):
            return facts.index.contains { parameters.contains($0.parameter) && test.holds($0) }
        }
    }
}

extension SearchCriterion.Test {
    /// Whether a value fits.
    fileprivate func holds(_ entry: IndexEntry) -> Bool {
        switch self {
        case .value(let value): entry.value.isExactly(value)
        case .values(let values): values.contains { entry.value.isExactly($0) }
        case .pair(let value, let extra): entry.value.isExactly(value) && entry.extra.isExactly(extra)
        case .coded(let value, let system):
            entry.value.isExactly(value) && (entry.extra.isExactly(system) || entry.extra == IndexEntry.anySystem)
        case .extra(let extra): entry.extra.isExactly(extra)
        case .prefix(let prefix): entry.value.utf8.starts(with: prefix.utf8)
        // By their bytes: a part of a cluster of characters counts too.
        case .contains(let part): TextSearch.first(part, in: entry.value) != nil
        case .label(let prefix): entry.label.utf8.starts(with: prefix.utf8)
        case .date(let comparison, let asked): entry.interval.map { comparison.holds($0, asked) } ?? false
        case .number(let comparison, let asked, let unit):
            entry.numbers.map { comparison.holds($0, asked) && (unit?.holds(entry) ?? true) } ?? false
        }
    }
}

extension SearchCriterion.UnitTest {
    fileprivate func holds(_ entry: IndexEntry) -> Bool {
        switch self {
        case .code(let code, let system): entry.value.isExactly(code) && entry.extra.isExactly(system)
        case .either(let text): entry.value.isExactly(text) || entry.label.isExactly(text)
        case .canonical(let code): entry.value.isExactly(code)
        }
    }
}
