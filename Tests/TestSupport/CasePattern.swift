package import FHIRJSON

/// Matching JSON against the patterns of `Tests/AcceptanceTests/Cases/README.md`.
package struct CasePattern {
    private let patterns: Document
    private let values: Document

    package init(_ patterns: Document, against values: Document) {
        self.patterns = patterns
        self.values = values
    }

    package func matches(_ value: Node, _ pattern: Node) -> Bool {
        switch patterns.kind(pattern) {
        case .object: return matchesObject(value, pattern)
        case .array:
            guard value.exists, values.kind(value) == .array else { return false }
            let wanted = Array(patterns.items(pattern))
            let given = Array(values.items(value))
            return wanted.count == given.count && zip(given, wanted).allSatisfy { matches($0, $1) }
        default:
            return value.exists && values.isEqual(value, patterns, pattern)
        }
    }

    private func matchesObject(_ value: Node, _ pattern: Node) -> Bool {
        for member in patterns.children(pattern) {
            let name = patterns.name(of: patterns.key(member))
            let holds =
                name.hasPrefix("$")
                ? test(name, value, member)
                : value.exists && values.kind(value) == .object && matches(values.member(value, named: name), member)
            if !holds { return false }
        }
        return true
    }

    private func test(_ name: String, _ value: Node, _ argument: Node) -> Bool {
        let text = values.exists(value) ? values.string(value) : nil
        switch name {
        case "$any": return value.exists
        case "$absent": return !value.exists
        case "$begins": return text?.hasPrefix(patterns.string(argument) ?? "\u{0}") ?? false
        case "$contains": return text?.contains(patterns.string(argument) ?? "\u{0}") ?? false
        case "$mentions": return mentions(value, patterns.string(argument) ?? "\u{0}")
        case "$has": return has(value, Array(patterns.items(argument)))
        case "$not": return !matches(value, argument)
        default: return false
        }
    }

    private func mentions(_ value: Node, _ text: String) -> Bool {
        guard value.exists else { return false }
        if values.equals(value, text) { return true }
        return values.children(value).contains { mentions($0, text) }
    }

    private func has(_ value: Node, _ wanted: [Node]) -> Bool {
        guard value.exists, values.kind(value) == .array else { return false }
        return assign(wanted[...], Array(values.items(value))) { matches($1, $0) }
    }
}

/// Whether each wanted thing can be given a thing of its own.
package func assign<Wanted, Given>(
    _ wanted: ArraySlice<Wanted>, _ given: [Given], _ fits: (Wanted, Given) -> Bool
) -> Bool {
    guard let first = wanted.first else { return true }
    for (position, candidate) in given.enumerated() where fits(first, candidate) {
        var rest = given
        rest.remove(at: position)
        if assign(wanted.dropFirst(), rest, fits) { return true }
    }
    return false
}

extension Document {
    func exists(_ node: Node) -> Bool { node.exists }
}
