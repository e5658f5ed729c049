package import FHIRModel

/// One search parameter of a request with its alternatives, of which one must hold
/// (https://hl7.org/fhir/R4/search.html).
package struct SearchCriterion: Sendable, Equatable {
    /// What is compared.
    package enum Field: Sendable, Equatable {
        case id
        case lastUpdated
        case element(IndexedElement)
    }

    /// How one alternative is compared with an ``IndexEntry``.
    package enum Test: Sendable, Equatable {
        /// Its value, exactly.
        case value(String)
        /// Value and extra, exactly.
        case pair(String, String)
        /// Its extra, exactly.
        case extra(String)
        /// Its value begins so; in lower case.
        case prefix(String)
        /// Its value holds this; in lower case.
        case contains(String)
        /// The time it takes, compared with another.
        case date(DateComparison, DateInterval)
    }

    /// The prefixes of date parameters (https://hl7.org/fhir/R4/search.html#prefix); `ap` is not among them.
    package enum DateComparison: String, Sendable {
        case eq, ne, gt, lt, ge, le, sa, eb

        /// Whether a date that takes `stored` fits the value that takes `asked`.
        package func holds(_ stored: DateInterval, _ asked: DateInterval) -> Bool {
            switch self {
            case .eq: stored.low >= asked.low && stored.high <= asked.high
            case .ne: stored.low < asked.low || stored.high > asked.high
            case .gt: stored.high > asked.high
            case .lt: stored.low < asked.low
            case .ge: stored.high > asked.high || stored.low >= asked.low && stored.high <= asked.high
            case .le: stored.low < asked.low || stored.low >= asked.low && stored.high <= asked.high
            case .sa: stored.low >= asked.high
            case .eb: stored.high <= asked.low
            }
        }
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

    package init(_ field: Field, _ rule: Rule) {
        self.field = field
        self.rule = rule
    }

    /// Whether a current resource fits.
    func matches(_ version: StoredVersion, _ facts: ResourceFacts) -> Bool {
        switch rule {
        case .any(let tests): tests.contains { holds($0, version, facts) }
        case .none(let tests): !tests.contains { holds($0, version, facts) }
        case .missing(let isMissing): isMissing == !entries(version, facts).contains { _ in true }
        }
    }

    private func holds(_ test: Test, _ version: StoredVersion, _ facts: ResourceFacts) -> Bool {
        entries(version, facts).contains { entry in
            switch test {
            case .value(let value): entry.value.isExactly(value)
            case .pair(let value, let extra): entry.value.isExactly(value) && entry.extra.isExactly(extra)
            case .extra(let extra): entry.extra.isExactly(extra)
            case .prefix(let prefix): entry.value.utf8.starts(with: prefix.utf8)
            // By their bytes: a part of a cluster of characters counts too.
            case .contains(let part): TextSearch.first(part, in: entry.value) != nil
            case .date(let comparison, let asked): entry.interval.map { comparison.holds($0, asked) } ?? false
            }
        }
    }

    private func entries(_ version: StoredVersion, _ facts: ResourceFacts) -> [IndexEntry] {
        switch field {
        // The element of these two is not looked at.
        case .id: [IndexEntry(.identifier, version.id)]
        case .lastUpdated:
            [
                IndexEntry(
                    .authored, "", interval: DateInterval(low: version.lastUpdated, high: version.lastUpdated + 1))
            ]
        case .element(let element): facts.index.filter { $0.element == element }
        }
    }
}
