internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Reads a `$next-step` body: a bare QuestionnaireResponse, a bare Questionnaire, Parameters, or the compact request.
struct PartsReader {
    let document: Document
    var parts: NextStepParts
    /// Members of a compact request that somebody else reads.
    let foreign: Set<String>
    private var seen: Set<String> = []
    private var seenContexts: Set<String> = []

    /// Parts that cannot be used are in `errors`, all of them at once.
    ///
    /// - Parameter foreign: members of a compact request that are passed over without a word.
    /// - Throws: 400 for what is not JSON, not an object or another resource.
    static func read(
        _ body: [UInt8], limits: Document.Limits, besides foreign: Set<String> = []
    ) throws(ServiceError) -> NextStepParts {
        let document: Document
        do throws(Document.ParseError) {
            document = try Document.parse(body, limits: limits)
        } catch {
            throw ServiceError(.malformed, error.description + ".", code: .structure)
        }
        guard document.kind(document.root) == .object else {
            throw ServiceError(.malformed, "The body must be a JSON object.", code: .structure)
        }
        var reader = PartsReader(document: document, besides: foreign)
        try reader.readBody()
        reader.checkFormOfResponse()
        return reader.parts
    }

    init(document: Document, besides foreign: Set<String> = []) {
        self.document = document
        self.foreign = foreign
        parts = NextStepParts(document: document)
    }

    private mutating func readBody() throws(ServiceError) {
        let type = document.member(document.root, .resourceType)
        guard type.exists else {
            readCompact()
            return
        }
        switch document.string(type) {
        case "QuestionnaireResponse": parts.response = document.root
        case "Questionnaire": parts.questionnaire = .inline(document.root)
        case "Parameters": readParameters()
        default:
            throw ServiceError(
                .malformed,
                "The body must be a QuestionnaireResponse, a Questionnaire, Parameters, or the compact request, which has no"
                    + " resourceType.", expression: "resourceType")
        }
    }

    /// What the response says of its form must be a canonical, wherever the form comes from.
    private mutating func checkFormOfResponse() {
        let name = document.member(parts.response, .questionnaire)
        if name.exists, document.kind(name) != .string {
            refuse(
                .structure, "The response must name its form by a canonical url.", "QuestionnaireResponse.questionnaire"
            )
        }
    }

    // MARK: Values

    mutating func refuse(_ code: Issue.Code, _ text: String, _ expression: String) {
        parts.errors.append(Issue(.error, code, text, expression: expression))
    }

    /// Notes that a part was there; a second one is refused.
    mutating func isFirst(_ name: String, _ expression: String) -> Bool {
        if seen.insert(name).inserted { return true }
        refuse(.structure, "The part '\(name)' may be given once.", expression)
        return false
    }

    mutating func passOver(_ name: String, _ expression: String) {
        parts.warnings.append(
            Issue(
                .warning, .notSupported, "The part '\(name.prefix(64))' is not known and was passed over.",
                expression: expression))
    }

    /// Notes that a context was there.
    mutating func isFirstContext(_ name: String) -> Bool { seenContexts.insert(name).inserted }

    mutating func text(_ node: Node, _ name: String, _ expression: String) -> String? {
        if let text = document.string(node) { return text }
        refuse(.structure, "The part '\(name)' must be a string.", expression)
        return nil
    }

    mutating func bool(_ node: Node, _ name: String, _ expression: String) -> Bool? {
        if let value = document.bool(node) { return value }
        refuse(.structure, "The part '\(name)' must be true or false.", expression)
        return nil
    }

    /// A code of an enumeration.
    mutating func code<Value: RawRepresentable>(
        _ node: Node, among all: [Value], _ name: String, _ expression: String
    ) -> Value? where Value.RawValue == String {
        guard let text = text(node, name, expression) else { return nil }
        if let value = Value(rawValue: text) { return value }
        let known = all.map(\.rawValue).joined(separator: ", ")
        refuse(.value, "The part '\(name)' must be one of \(known).", expression)
        return nil
    }

    private static let directions: [Direction] = [.next, .forward, .back, .show]
    private static let granularities: [Granularity] = [.page, .item, .all]
    static let actions: [Submission.Action] = [.skip, .clear, .add, .remove, .move, .done]

    mutating func row(_ node: Node, _ expression: String) -> Int? {
        if let row = document.integer(node), row >= 0 { return row }
        refuse(.structure, "'to' must be the new place of the row, counted from 0.", expression)
        return nil
    }

    /// A resource of this type.
    mutating func resource(_ node: Node, type: String, _ name: String, _ expression: String) -> Node {
        if node.exists, document.equals(document.member(node, .resourceType), type) { return node }
        refuse(.structure, "The part '\(name)' must be a \(type).", expression)
        return .none
    }

    /// The parts that are one simple value, the same in Parameters and in the compact request.
    ///
    /// - Returns: false when the name is none of theirs.
    mutating func takeSimple(_ name: String, _ node: Node, _ expression: String) -> Bool {
        switch name {
        case "after": parts.after = text(node, name, expression)
        case "at": parts.at = text(node, name, expression)
        case "direction": parts.direction = code(node, among: Self.directions, name, expression) ?? .next
        case "granularity": parts.granularity = code(node, among: Self.granularities, name, expression)
        case "language": takeLanguage(node, name, expression)
        case "timezone": parts.timezone = text(node, name, expression)
        case "finalize": parts.finalize = bool(node, name, expression) ?? true
        case "prune": parts.prune = bool(node, name, expression) ?? false
        case "explain": parts.explain = bool(node, name, expression) ?? false
        default: return false
        }
        return true
    }

    private mutating func takeLanguage(_ node: Node, _ name: String, _ expression: String) {
        guard let tag = text(node, name, expression) else { return }
        if Preferences.isLanguage(tag) {
            parts.language = tag
        } else {
            refuse(.value, "The part 'language' must be a language tag such as en or nb-NO.", expression)
        }
    }

    /// A form by name or inline, or a Reference to one.
    mutating func takeQuestionnaire(_ node: Node, _ expression: String) {
        if let name = document.string(node), !name.isEmpty {
            parts.questionnaire = .named(name)
        } else if node.exists, document.equals(document.member(node, .resourceType), "Questionnaire") {
            parts.questionnaire = .inline(node)
        } else if let reference = document.string(document.member(node, .reference)), !reference.isEmpty {
            parts.questionnaire = .named(reference)
        } else {
            refuse(
                .structure,
                "The part 'questionnaire' must be a Questionnaire, a Reference to one, or its canonical or hash.",
                expression)
        }
    }
}
