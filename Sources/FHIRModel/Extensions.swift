package import FHIRJSON

/// Reading extensions, canonicals and the like off a document.
extension Document {
    /// The first extension of an element with this url, or `.none`.
    package func extensionNode(_ element: Node, _ url: String) -> Node {
        for entry in items(member(element, .extension)) where equals(member(entry, .url), url) { return entry }
        return .none
    }

    /// All extensions of an element with this url, in order.
    package func extensionNodes(_ element: Node, _ url: String) -> [Node] {
        items(member(element, .extension)).filter { equals(member($0, .url), url) }
    }

    /// The `value[x]` of the first extension with this url, or `.none`.
    package func extensionValue(_ element: Node, _ url: String) -> Node {
        valueNode(of: extensionNode(element, url))
    }

    /// The `value[x]` member of an extension, an answer or an option, whatever its type; `.none` where there is none.
    package func valueNode(of element: Node) -> Node {
        var member = first(element)
        while member.exists {
            if ValueType(valueKey: key(member)) != nil || isOtherValue(key(member)) { return member }
            member = next(member)
        }
        return .none
    }

    private func isOtherValue(_ key: Key) -> Bool {
        switch key {
        case .valueCode, .valueCodeableConcept, .valueCanonical, .valueUrl, .valueMarkdown, .valuePositiveInt,
            .valueUnsignedInt, .valueExpression, .valueId, .valueInstant:
            true
        default: false
        }
    }

    /// Text of a string, code, uri … extension.
    package func extensionString(_ element: Node, _ url: String) -> String? { string(extensionValue(element, url)) }

    /// Value of a boolean extension.
    package func extensionBool(_ element: Node, _ url: String) -> Bool? { bool(extensionValue(element, url)) }

    /// Value of an integer extension (`valueInteger`, also written as a decimal without a fraction).
    package func extensionInt(_ element: Node, _ url: String) -> Int? {
        guard let text = numberText(extensionValue(element, url)) else { return nil }
        return Int(text)
    }

    /// A string member.
    package func string(_ element: Node, _ key: Key) -> String? { string(member(element, key)) }
}

/// A canonical reference, `url` or `url|version` (FHIR R4 `canonical`).
package struct Canonical: Hashable, Sendable {
    package let url: String
    package let version: String?

    /// Splits at the first `|`; a fragment stays with the url.
    package init(_ text: String) {
        if let bar = text.firstIndex(of: "|") {
            url = String(text[..<bar])
            let rest = text[text.index(after: bar)...]
            version = rest.isEmpty ? nil : String(rest)
        } else {
            url = text
            version = nil
        }
    }
}
