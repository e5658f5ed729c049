internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// The parts as members of one object; `null` counts as absent.
extension PartsReader {
    mutating func readCompact() {
        for member in document.children(document.root) where document.kind(member) != .null {
            let name = document.name(of: document.key(member))
            switch name {
            case "questionnaire":
                takeQuestionnaire(member, name)
            case "response", "questionnaire-response":
                parts.response = resource(member, type: "QuestionnaireResponse", name, name)
            case "items":
                parts.items = resource(member, type: "QuestionnaireResponse", name, name)
            case "answers":
                readAnswers(member)
            case "context":
                readContexts(member)
            default:
                if !takeSimple(name, member, name), !foreign.contains(name) { passOver(name, name) }
            }
        }
    }

    private mutating func readAnswers(_ list: Node) {
        guard document.kind(list) == .array else {
            refuse(.structure, "The part 'answers' must be a list.", "answers")
            return
        }
        for (index, entry) in document.items(list).enumerated() { readAnswer(entry, "answers[\(index)]") }
    }

    private mutating func readAnswer(_ entry: Node, _ place: String) {
        guard document.kind(entry) == .object else {
            refuse(.structure, "An entry of 'answers' must be an object.", place)
            return
        }
        var submission = Submission(path: "", answers: nil, action: nil, to: nil, expression: place)
        var hasPath = false
        var saysWhat = false
        for member in document.children(entry) where document.kind(member) != .null {
            let name = document.name(of: document.key(member))
            let place = "\(place).\(name)"
            switch name {
            case "path":
                hasPath = true
                submission.path = text(member, name, place) ?? ""
            case "answers":
                saysWhat = true
                submission.answers = answers(member, place)
            case "action":
                saysWhat = true
                submission.action = code(member, among: Self.actions, name, place)
            case "to":
                submission.to = row(member, place)
            default:
                passOver(name, place)
            }
        }
        guard hasPath else {
            refuse(.required, "An entry of 'answers' has no 'path'.", place)
            return
        }
        guard saysWhat else {
            refuse(
                .required, "An entry of 'answers' needs 'answers' (a list, empty for a blank) or an 'action'.", place)
            return
        }
        parts.submissions.append(submission)
    }

    private mutating func answers(_ list: Node, _ place: String) -> [Node] {
        guard document.kind(list) == .array else {
            refuse(.structure, "'answers' must be a list of answers such as {\"valueBoolean\": true}.", place)
            return []
        }
        var found: [Node] = []
        for (index, answer) in document.items(list).enumerated() {
            if document.kind(answer) == .object {
                found.append(answer)
            } else {
                refuse(
                    .structure, "An answer must be an object such as {\"valueBoolean\": true}.", "\(place)[\(index)]")
            }
        }
        return found
    }

    /// What is no resource is a Reference; its type is that of the member it stands in.
    private func typed(_ content: Node) -> Node {
        guard document.kind(content) == .object, !document.member(content, .resourceType).exists,
            !document.member(content, .valueReference).exists
        else {
            let wrapped = document.member(content, .valueReference)
            return document.kind(content) == .object && wrapped.exists ? wrapped : content
        }
        // Where types are looked up from: as if it had come in Parameters.
        let (parameters, list, holder) = (document.newObject(), document.newArray(), document.newObject())
        document.setMember(parameters, .resourceType, document.newString("Parameters"))
        document.setMember(holder, .valueReference, document.copy(content, from: document))
        document.append(holder, to: list)
        document.setMember(parameters, .parameter, list)
        return document.member(holder, .valueReference)
    }

    private mutating func readContexts(_ list: Node) {
        guard document.kind(list) == .array else {
            refuse(.structure, "The part 'context' must be a list.", "context")
            return
        }
        for (index, entry) in document.items(list).enumerated() {
            let content = document.member(entry, named: "content")
            if let name = document.string(document.member(entry, .name)) {
                addContext(name, document.items(content).map(typed), "context[\(index)]")
            } else {
                refuse(.required, "An entry of 'context' has no 'name'.", "context[\(index)].name")
            }
            if content.exists, document.kind(content) != .array, document.kind(content) != .null {
                refuse(.structure, "The content of a context must be a list.", "context[\(index)].content")
            }
        }
    }
}
