internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// The parts in FHIR's own form: by name, never by position.
extension PartsReader {
    mutating func readParameters() {
        let parameters = document.member(document.root, .parameter)
        if parameters.exists, document.kind(parameters) != .array {
            refuse(.structure, "Parameters.parameter must be a list.", "Parameters.parameter")
        }
        for (index, part) in document.items(parameters).enumerated() {
            let place = "Parameters.parameter[\(index)]"
            guard let name = document.string(document.member(part, .name)) else {
                refuse(.required, "A part has no name.", place + ".name")
                continue
            }
            read(part, name, place)
        }
    }

    private mutating func read(_ part: Node, _ name: String, _ place: String) {
        switch name {
        case "answer":
            readAnswer(part, place)
        case "context":
            readContext(part, place)
        case "questionnaire":
            guard isFirst(name, place) else { return }
            let resource = document.member(part, .resource)
            takeQuestionnaire(resource.exists ? resource : document.valueNode(of: part), place)
        case "questionnaire-response", "response":
            // The reply's part is called `response`: who sends it back under that name means the same.
            guard isFirst("questionnaire-response", place) else { return }
            parts.response = resource(
                document.member(part, .resource), type: "QuestionnaireResponse", name, place)
        case "items":
            guard isFirst(name, place) else { return }
            parts.items = resource(document.member(part, .resource), type: "QuestionnaireResponse", name, place)
        default:
            guard !Self.simpleParts.contains(name) || isFirst(name, place) else { return }
            if !takeSimple(name, document.valueNode(of: part), place) { passOver(name, place) }
        }
    }

    private static let simpleParts: Set<String> = [
        "after", "at", "direction", "granularity", "language", "timezone", "finalize", "prune", "explain",
    ]

    private mutating func readAnswer(_ part: Node, _ place: String) {
        var submission = Submission(path: "", answers: nil, action: nil, to: nil, expression: place)
        var hasPath = false
        // The name of a value part is taken off it, so the list is walked by its own links.
        for (index, inner) in document.items(document.member(part, .part)).enumerated() {
            let place = "\(place).part[\(index)]"
            switch document.string(document.member(inner, .name)) {
            case "path":
                hasPath = true
                submission.path = text(document.valueNode(of: inner), "path", place) ?? ""
            case "value":
                guard document.valueNode(of: inner).exists else {
                    refuse(.structure, "A part 'value' has no value[x].", place)
                    continue
                }
                // Without its name the part has the shape of an answer.
                document.removeMember(inner, .name)
                submission.answers = (submission.answers ?? []) + [inner]
            case "action":
                submission.action = code(document.valueNode(of: inner), among: Self.actions, "action", place)
            case "to":
                submission.to = row(document.valueNode(of: inner), place)
            case let name:
                passOver(name ?? "", place)
            }
        }
        guard hasPath else {
            refuse(.required, "A part 'answer' has no 'path'.", place)
            return
        }
        parts.submissions.append(submission)
    }

    mutating func readContext(_ part: Node, _ place: String) {
        var name: String?
        var isNamed = false
        var content: [Node] = []
        for inner in document.items(document.member(part, .part)) {
            switch document.string(inner, .name) {
            case "name":
                isNamed = true
                name = text(document.valueNode(of: inner), "name", place)
            case "content":
                let resource = document.member(inner, .resource)
                let found = resource.exists ? resource : document.valueNode(of: inner)
                if found.exists { content.append(found) }
            case let other: passOver(other ?? "", place)
            }
        }
        if let name {
            addContext(name, content, place)
        } else if !isNamed {
            refuse(.required, "A part 'context' has no 'name'.", place)
        }
    }

    /// Contexts that are refused beyond this many are not told one by one.
    private static let maximumContextErrors = 100

    /// Takes a context in; each name comes once (sdc-pop1).
    mutating func addContext(_ name: String, _ content: [Node], _ place: String) {
        guard isFirstContext(name) else {
            refuseContext(.invariant, "The context '\(name)' is given more than once (sdc-pop1).", place)
            return
        }
        for node in content where document.kind(node) != .object {
            refuseContext(.structure, "The content of a context must be a resource or a Reference.", place)
            return
        }
        parts.contexts.append((name, content))
    }

    private mutating func refuseContext(_ code: Issue.Code, _ text: String, _ place: String) {
        if parts.errors.count < Self.maximumContextErrors { refuse(code, text, place) }
    }
}
