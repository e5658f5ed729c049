internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// What is odd about the launch contexts that come with a call.
enum ContextIssues {
    /// More warnings about contexts than this are not given one by one.
    private static let maximumContextIssues = 20

    /// One warning for each launch context that the form declares and the request does not bring, brings with another
    /// type, or brings though the form knows no such name; the first of them, and how many there are.
    static func all(_ form: Form, _ parts: NextStepParts) -> [Issue] {
        all(form, parts.contents)
    }

    /// The same of contexts wherever they came from.
    static func all(_ form: Form, _ contexts: [NextStepParts.Context]) -> [Issue] {
        var issues: [Issue] = []
        var count = 0
        func add(_ code: Issue.Code, _ expression: String? = nil, _ text: @autoclosure () -> String) {
            count += 1
            if count <= Self.maximumContextIssues {
                issues.append(Issue(.warning, code, text(), expression: expression))
            }
        }
        let sent = Dictionary(contexts.map { ($0.name, $0.content) }, uniquingKeysWith: { first, _ in first })
        for declared in form.logic.launchContexts {
            guard let content = sent[declared.name], !content.isEmpty else {
                add(.incomplete, nil, "The form asks for the launch context '\(declared.name)', which was not sent.")
                continue
            }
            guard !declared.types.isEmpty else { continue }
            let types = Set(declared.types)
            if content.contains(where: { node in
                node.document.string(node.node, .resourceType).map { !types.contains($0) } ?? false
            }) {
                add(
                    .value, nil,
                    "The launch context '\(declared.name)' is to be a \(declared.types.joined(separator: " or ")).")
            }
        }
        for context in contexts where !form.logic.scopes.takesFromOutside(context.name) {
            add(
                .informational, "context",
                "The form declares no launch context and no query of the name of a context that was sent; it is ignored."
            )
        }
        if count > issues.count {
            issues.append(
                Issue(.warning, .informational, "There are \(count) such warnings; \(issues.count) of them are given."))
        }
        return issues
    }
}
