internal import FHIRJSON

/// One search parameter of a request with its alternatives, of which one must hold.
package struct SearchCriterion: Sendable, Equatable {
    /// How a value is compared (https://hl7.org/fhir/R4/search.html).
    package enum Comparison: Sendable, Equatable {
        /// A uri or a token: the whole value, exactly.
        case equal
        /// A string: it begins so; case and white space around do not count.
        case beginsWith
        /// A string anywhere inside, `:contains`; case does not count.
        case contains
    }

    /// What is compared.
    package enum Element: String, Sendable {
        case id, url, version, name, title, status
    }

    package let element: Element
    package let comparison: Comparison
    package let values: [String]

    package init(_ element: Element, _ comparison: Comparison, _ values: [String]) {
        self.element = element
        self.comparison = comparison
        self.values = comparison == .equal ? values : values.map { $0.lowercased() }
    }

    func matches(_ resource: StoredResource) -> Bool {
        guard let found = value(of: resource) else { return false }
        switch comparison {
        case .equal:
            return values.contains(found)
        case .beginsWith:
            let found = found.lowercased()
            return values.contains { found.hasPrefix($0) }
        case .contains:
            let found = found.lowercased()
            return values.contains { $0.isEmpty || found.contains($0) }
        }
    }

    private func value(of resource: StoredResource) -> String? {
        switch element {
        case .id: resource.id
        case .url: resource.url
        case .version: resource.version
        case .name, .title, .status:
            resource.document.string(resource.document.member(resource.document.root, named: element.rawValue))
        }
    }
}
