internal import FHIRJSON

/// Reading a reply of `$next-step`, be it the envelope, Parameters or an OperationOutcome.
struct CaseReply {
    let document: Document
    let isParameters: Bool
    let isOutcome: Bool

    init(_ document: Document) {
        self.document = document
        let type = document.string(document.member(document.root, named: "resourceType"))
        isParameters = type == "Parameters"
        isOutcome = type == "OperationOutcome"
    }

    /// A member of the envelope, or the value of the part of that name.
    func part(_ name: String) -> Node {
        guard isParameters else { return document.member(document.root, named: name) }
        for parameter in document.items(document.member(document.root, named: "parameter"))
        where document.equals(document.member(parameter, named: "name"), name) {
            for member in document.children(parameter) {
                let key = document.name(of: document.key(member))
                if key == "resource" || key.hasPrefix("value") { return member }
            }
            return parameter
        }
        return .none
    }

    var response: Node { part("response") }
    var form: Node { part("form") }
    var step: Node { part("step") }

    struct Told {
        var path: String?
        var linkId: String?
        var code: String?
        var severity: String?
        var expression: String?
        var text: String
    }

    var issues: [Told] {
        let outcome = isOutcome ? document.root : part("issues")
        let list = document.kind(orNone: outcome) == .array ? outcome : document.member(outcome, named: "issue")
        return document.items(list).map { issue in
            var path = document.string(document.member(issue, named: "path"))
            for entry in document.items(document.member(issue, named: "extension"))
            where document.string(document.member(entry, named: "url"))?.hasSuffix("/issue-path") ?? false {
                path = document.string(document.member(entry, named: "valueString"))
            }
            let expressions = document.member(issue, named: "expression")
            return Told(
                path: path, linkId: document.string(document.member(issue, named: "linkId")),
                code: document.string(document.member(issue, named: "code")),
                severity: document.string(document.member(issue, named: "severity")),
                expression: document.string(expressions) ?? document.string(document.first(expressions)),
                text: document.string(document.member(issue, named: "text"))
                    ?? document.string(document.member(issue, named: "diagnostics")) ?? "")
        }
    }

    /// The item at a path in the response, with the answer its last segment names.
    func item(at path: String) -> Node {
        var container = response
        var found = Node.none
        // By scalars: a linkId may begin with a sign that combines with the slash in front of it.
        for part in path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false) {
            var segment = part
            var index = 0
            if segment.last == "]", let open = segment.lastIndex(of: "[") {
                index = Int(String(segment[segment.index(after: open)...].dropLast())) ?? 0
                segment = segment[..<open]
            }
            let name = unescape(segment)
            let matching = document.items(document.member(container, named: "item")).filter {
                document.equals(document.member($0, named: "linkId"), name)
            }
            guard let first = matching.first else { return .none }
            let answers = document.member(first, named: "answer")
            if answers.exists {
                found = first
                let all = Array(document.items(answers))
                container = index < all.count ? all[index] : .none
            } else {
                guard index < matching.count else { return .none }
                found = matching[index]
                container = found
            }
        }
        return found
    }

    private func unescape(_ segment: Substring.UnicodeScalarView) -> String {
        var out = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in segment {
            if isEscaped {
                out.append(scalar == "1" ? "/" : scalar == "2" ? "[" : "~")
                isEscaped = false
            } else if scalar == "~" {
                isEscaped = true
            } else {
                out.append(scalar)
            }
        }
        return String(out)
    }

    /// Questions and displays of a step at any depth, in order; groups by `groups`.
    func leaves(_ step: Node) -> [Node] {
        var found: [Node] = []
        for item in document.items(document.member(step, named: "items")) {
            if !document.equals(document.member(item, named: "kind"), "form") { found.append(item) }
            found += leaves(item)
        }
        return found
    }

    /// Every item and group of a step at any depth.
    func everything(_ step: Node) -> [Node] {
        var found: [Node] = []
        for name in ["items", "header", "footer", "alongside"] {
            for item in document.items(document.member(step, named: name)) {
                found.append(item)
                found += everything(item)
            }
        }
        return found
    }
}

extension Document {
    /// Replies may be nested deeper than a body that a server takes from strangers.
    static func reply(_ bytes: [UInt8]) throws(ParseError) -> Document {
        try parse(bytes, limits: Limits(maximumBytes: .max, maximumDepth: 4096))
    }

    func kind(orNone node: Node) -> Kind? { node.exists ? kind(node) : nil }
}
