internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import SDC

/// What `QuestionnaireResponse/$validate` is asked (https://hl7.org/fhir/R4/resource-operation-validate.html): the parts of FHIR's
/// operation, and those of `$next-step` that say which form and what comes from outside.
struct ResponseValidateParts: Sendable {
    /// What is to be done with the resource.
    enum Mode: String, CaseIterable { case create, update, delete, profile }

    /// The response, the form, contexts, language and zone.
    var common: NextStepParts
    var mode: Mode?
    /// Canonicals of profiles.
    var profiles: [String] = []
    /// Answers are repeated in the issues that speak of them.
    var isVerbose = false

    /// Reads a body: a bare QuestionnaireResponse, or Parameters.
    ///
    /// - Parameter name: of the part that holds the response.
    /// - Throws: 400 for what is no JSON or another resource.
    static func read(
        _ body: [UInt8], limits: Document.Limits, part name: String = "resource"
    ) throws(ServiceError) -> ResponseValidateParts {
        let document: Document
        do throws(Document.ParseError) {
            document = try Document.parse(body, limits: limits)
        } catch {
            throw ServiceError(.malformed, error.description + ".", code: .structure)
        }
        var reader = PartsReader(document: document)
        var parts = ResponseValidateParts(common: reader.parts)
        switch document.kind(document.root) == .object ? document.string(document.root, .resourceType) : nil {
        case "QuestionnaireResponse": reader.parts.response = document.root
        case "Parameters": parts.read(&reader, resource: name)
        default:
            throw ServiceError(
                .malformed, "The body must be a QuestionnaireResponse, or Parameters with a part '\(name)'.",
                code: .structure, expression: "resourceType")
        }
        parts.common = reader.parts
        return parts
    }

    /// The parts that a GET may have: those that are one simple value.
    ///
    /// - Throws: 422 for values that cannot be.
    static func read(query request: HTTPRequest) throws(ServiceError) -> ResponseValidateParts {
        let document = Document()
        var reader = PartsReader(document: document)
        var parts = ResponseValidateParts(common: reader.parts)
        for (name, value) in request.query where !value.isEmpty {
            switch name {
            case "questionnaire": reader.parts.questionnaire = .named(value)
            case "verbose":
                guard value == "true" || value == "false" else {
                    reader.refuse(.structure, "The part 'verbose' must be true or false.", name)
                    continue
                }
                parts.isVerbose = value == "true"
            case "_format", "_pretty": continue
            default:
                let node = document.newString(value)
                if !parts.take(name, node, name, &reader), !reader.takeSimple(name, node, name) {
                    reader.passOver(name, name)
                }
            }
        }
        parts.common = reader.parts
        return parts
    }

    private mutating func read(_ reader: inout PartsReader, resource name: String) {
        let document = reader.document
        let list = document.member(document.root, .parameter)
        if list.exists, document.kind(list) != .array {
            reader.refuse(.structure, "Parameters.parameter must be a list.", "Parameters.parameter")
        }
        for (index, part) in document.items(list).enumerated() {
            let place = "Parameters.parameter[\(index)]"
            let value = document.valueNode(of: part)
            switch document.string(document.member(part, .name)) {
            case nil: reader.refuse(.required, "A part has no name.", place + ".name")
            case name?:
                guard reader.isFirst(name, place) else { continue }
                reader.parts.response = reader.resource(
                    document.member(part, .resource), type: "QuestionnaireResponse", name, place)
            case "questionnaire"?:
                guard reader.isFirst("questionnaire", place) else { continue }
                let resource = document.member(part, .resource)
                reader.takeQuestionnaire(resource.exists ? resource : value, place)
            case "context"?: reader.readContext(part, place)
            case "verbose"?:
                guard reader.isFirst("verbose", place) else { continue }
                isVerbose = reader.bool(value, "verbose", place) ?? false
            case let other?:
                if !take(other, value, place, &reader) { reader.passOver(other, place) }
            }
        }
    }

    /// - Returns: false where the name is none of those.
    private mutating func take(_ name: String, _ value: Node, _ place: String, _ reader: inout PartsReader) -> Bool {
        switch name {
        case "mode":
            guard reader.isFirst(name, place) else { return true }
            mode = reader.code(value, among: Mode.allCases, name, place)
        case "profile":
            if let profile = reader.text(value, name, place) { profiles.append(profile) }
        case "language", "timezone":
            guard reader.isFirst(name, place) else { return true }
            _ = reader.takeSimple(name, value, place)
        default: return false
        }
        return true
    }
}
