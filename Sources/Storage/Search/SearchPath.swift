internal import FHIRJSON
internal import FHIRModel

/// A path to values of a resource: members of JSON, with a test at some of them.
struct SearchPath: Sendable {
    /// What is at its end, as far as that makes a difference.
    enum Leaf: Sendable {
        case code, boolean, text, number, coding, concept, identifier, contactPoint
        case reference, moment, period, timing, humanName, address, quantity, money, range
        /// `Patient.deceased[x]`, read as yes or no.
        case deceased

        init?(type: Substring) {
            switch type {
            case "code": self = .code
            case "boolean": self = .boolean
            case "string", "id", "uri", "canonical", "url", "oid", "uuid", "markdown": self = .text
            case "integer", "positiveInt", "unsignedInt", "decimal": self = .number
            case "Coding": self = .coding
            case "CodeableConcept": self = .concept
            case "Identifier": self = .identifier
            case "ContactPoint": self = .contactPoint
            case "Reference": self = .reference
            case "date", "dateTime", "instant": self = .moment
            case "Period": self = .period
            case "Timing": self = .timing
            case "HumanName": self = .humanName
            case "Address": self = .address
            case "Quantity", "Age", "Duration", "Count", "Distance", "SimpleQuantity": self = .quantity
            case "Money": self = .money
            case "Range": self = .range
            case "!deceased": self = .deceased
            default: return nil
            }
        }
    }

    private enum Test: Sendable {
        case equals(Key, String)
        case hasExtension(String)

        func holds(_ node: Node, _ document: Document) -> Bool {
            switch self {
            case .equals(let key, let text): document.equals(document.member(node, key), text)
            case .hasExtension(let url):
                document.items(document.member(node, .extension)).contains {
                    document.equals(document.member($0, .url), url)
                }
            }
        }
    }

    private struct Step: Sendable {
        let key: Key
        var test: Test?
    }

    let leaf: Leaf
    /// Only references to this type; nil = all.
    let onlyType: String?
    private let steps: [Step]

    /// Reads `telecom[system=phone]:ContactPoint`, `careManager:Reference?Practitioner`.
    init?(_ word: Substring) {
        // The type stands behind the last colon: urls in brackets have colons too.
        guard let colon = word.lastIndex(of: ":") else { return nil }
        let end = word[word.index(after: colon)...].split(separator: "?")
        guard let type = end.first, let leaf = Leaf(type: type) else { return nil }
        self.leaf = leaf
        onlyType = end.count > 1 ? String(end[1]) : nil
        guard leaf != .deceased else {
            steps = []
            return
        }
        var steps: [Step] = []
        var rest = word[..<colon]
        while !rest.isEmpty {
            let name = rest.prefix { $0 != "." && $0 != "[" }
            rest = rest[name.endIndex...]
            guard let key = Key(frozen: String(name)) else { return nil }
            var step = Step(key: key)
            if rest.first == "[" {
                guard let close = rest.firstIndex(of: "]") else { return nil }
                let inside = rest[rest.index(after: rest.startIndex)..<close]
                rest = rest[rest.index(after: close)...]
                if inside.first == "+" {
                    step.test = .hasExtension(String(inside.dropFirst()))
                } else {
                    let parts = inside.split(separator: "=")
                    guard parts.count == 2, let key = Key(frozen: String(parts[0])) else { return nil }
                    step.test = .equals(key, String(parts[1]))
                }
            }
            steps.append(step)
            if rest.first == "." { rest = rest.dropFirst() }
        }
        self.steps = steps
    }

    /// Tells each value at the end of the path, in the document's order.
    func visit(_ resource: Node, _ document: Document, _ found: (Node) -> Void) {
        visit(resource, document, 0, found)
    }

    // As deep as the path is long, whatever the document is.
    private func visit(_ node: Node, _ document: Document, _ place: Int, _ found: (Node) -> Void) {
        guard place < steps.count else {
            found(node)
            return
        }
        let step = steps[place]
        let member = document.member(node, step.key)
        guard member.exists else { return }
        if document.kind(member) == .array {
            for item in document.items(member) where step.test?.holds(item, document) ?? true {
                visit(item, document, place + 1, found)
            }
        } else if step.test?.holds(member, document) ?? true {
            visit(member, document, place + 1, found)
        }
    }
}
