internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import SDC

/// What `$populate` is asked: the parts of SDC 4.0.0, the names that 3.0.0 had, and a few of our own (sdc-facts 1.1).
struct PopulateParts: Sendable {
    /// A FHIR server to ask.
    enum Endpoint: Sendable {
        case address(String)
        /// `Endpoint/{id}`
        case reference(String)
        /// An Endpoint in the request.
        case resource(Node)
    }

    /// A form by its business identifier.
    struct Identifier: Sendable, Equatable {
        let system: String?
        let value: String
    }

    /// The form by canonical, reference or inline, contexts, language, zone, a response that was begun.
    var common: NextStepParts
    var identifier: Identifier?
    /// The form as `canonical` of SDC 3.0.0 names it.
    var canonical: String?
    /// The form as `questionnaireRef` of SDC 3.0.0 names it.
    var questionnaireRef: String?
    var subject = Node.none
    var endpoint: Endpoint?
    /// A Bundle, `.none` = not given.
    var data = Node.none
    var local = false
    var debug = false
    /// Answers say where they come from.
    var marks = true

    /// Whether there is anybody to answer queries.
    var namesSource: Bool { endpoint != nil || data.exists || local }

    // MARK: Reading

    /// Reads a body: Parameters, or a bare Questionnaire.
    ///
    /// - Throws: 400 for what is no JSON or another resource.
    static func read(_ body: [UInt8], limits: Document.Limits) throws(ServiceError) -> PopulateParts {
        let document: Document
        do throws(Document.ParseError) {
            document = try Document.parse(body, limits: limits)
        } catch {
            throw ServiceError(.malformed, error.description + ".", code: .structure)
        }
        var reader = PartsReader(document: document)
        var parts = PopulateParts(common: reader.parts)
        switch document.kind(document.root) == .object ? document.string(document.root, .resourceType) : nil {
        case "Questionnaire": reader.parts.questionnaire = .inline(document.root)
        case "Parameters": parts.read(&reader)
        default:
            throw ServiceError(
                .malformed, "The body must be Parameters, or a Questionnaire.", code: .structure,
                expression: "resourceType")
        }
        parts.common = reader.parts
        return parts
    }

    /// The parts that a GET may have: those that are one simple value.
    static func read(query request: HTTPRequest) -> PopulateParts {
        let document = Document()
        var reader = PartsReader(document: document)
        var parts = PopulateParts(common: reader.parts)
        for (name, value) in request.query where !value.isEmpty {
            switch name {
            case "_format", "_pretty": continue
            case "questionnaire":
                if reader.isFirst(name, name) { reader.parts.questionnaire = .named(value) }
            case "identifier":
                if reader.isFirst(name, name) { parts.identifier = identifier(token: value, &reader) }
            case "canonical":
                if reader.isFirst(name, name) { parts.canonical = value }
            case "questionnaireRef":
                if reader.isFirst(name, name) { parts.questionnaireRef = value }
            case "subject":
                guard reader.isFirst(name, name) else { continue }
                let reference = document.newObject()
                document.setMember(reference, .reference, document.newString(value))
                parts.subject = reference
            case "dataEndpoint":
                if reader.isFirst(name, name) { parts.endpoint = endpoint(text: value) }
            case "local", "debug", "marks":
                guard reader.isFirst(name, name) else { continue }
                guard value == "true" || value == "false" else {
                    reader.refuse(.structure, "The part '\(name)' must be true or false.", name)
                    continue
                }
                parts.set(flag: name, value == "true")
            case "language", "timezone":
                if reader.isFirst(name, name) { _ = reader.takeSimple(name, document.newString(value), name) }
            case "context", "launchContext", "data", "questionnaire-response":
                reader.refuse(.structure, "The part '\(name)' cannot stand in the URL: use POST.", name)
            default: reader.passOver(name, name)
            }
        }
        parts.common = reader.parts
        return parts
    }

    private mutating func set(flag name: String, _ value: Bool) {
        switch name {
        case "local": local = value
        case "debug": debug = value
        default: marks = value
        }
    }

    private mutating func read(_ reader: inout PartsReader) {
        let document = reader.document
        let list = document.member(document.root, .parameter)
        if list.exists, document.kind(list) != .array {
            reader.refuse(.structure, "Parameters.parameter must be a list.", "Parameters.parameter")
        }
        for (index, part) in document.items(list).enumerated() {
            let place = "Parameters.parameter[\(index)]"
            guard let name = document.string(document.member(part, .name)) else {
                reader.refuse(.required, "A part has no name.", place + ".name")
                continue
            }
            read(part, name, place, &reader)
        }
    }

    private mutating func read(_ part: Node, _ name: String, _ place: String, _ reader: inout PartsReader) {
        let document = reader.document
        let resource = document.member(part, .resource)
        switch name {
        case "context", "launchContext":
            readContext(part, name, place, &reader)
            return
        case "identifier", "questionnaire", "questionnaireRef", "canonical", "subject", "dataEndpoint", "data", "local",
            "debug", "marks", "language", "timezone", "questionnaire-response":
            guard reader.isFirst(name, place) else { return }
        default:
            reader.passOver(name, place)
            return
        }
        let value = document.valueNode(of: part)
        switch name {
        case "identifier":
            let identifier = document.member(part, named: "valueIdentifier")
            readIdentifier(identifier.exists ? identifier : value, place, &reader)
        case "questionnaire": reader.takeQuestionnaire(resource.exists ? resource : value, place)
        case "questionnaireRef": questionnaireRef = reference(value, name, place, &reader)
        case "canonical": canonical = reader.text(value, name, place)
        case "subject": readSubject(value, place, &reader)
        case "dataEndpoint": readEndpoint(resource, value, place, &reader)
        case "data":
            let bundle = reader.resource(resource, type: "Bundle", name, place)
            if bundle.exists { data = bundle }
        case "local", "debug", "marks":
            if let flag = reader.bool(value, name, place) { set(flag: name, flag) }
        case "questionnaire-response":
            reader.parts.response = reader.resource(resource, type: "QuestionnaireResponse", name, place)
        default: _ = reader.takeSimple(name, value, place)
        }
    }

    /// A context; `launchContext` of SDC 3.0.0 may also be the extension that declares one, which brings nothing along.
    private mutating func readContext(_ part: Node, _ name: String, _ place: String, _ reader: inout PartsReader) {
        let document = reader.document
        guard name == "launchContext", !document.member(part, .part).exists else {
            reader.readContext(part, place)
            return
        }
        let entry = document.member(part, .extension).exists ? part : document.valueNode(of: part)
        let declared = document.extensionValue(entry, "name")
        let context = document.string(declared) ?? document.string(declared, .code)
        let content = document.extensionValue(entry, "content")
        guard let context, content.exists else {
            reader.parts.warnings.append(
                Issue(
                    .warning, .incomplete,
                    "The part 'launchContext' has no 'name' with a 'content', and was passed over.", expression: place))
            return
        }
        reader.addContext(context, [content], place)
    }

    private mutating func readIdentifier(_ value: Node, _ place: String, _ reader: inout PartsReader) {
        let document = reader.document
        if let text = document.string(value) {
            identifier = Self.identifier(token: text, &reader)
            return
        }
        guard value.exists, document.kind(value) == .object, let text = document.string(value, .value), !text.isEmpty
        else {
            reader.refuse(.structure, "The part 'identifier' must be an Identifier with a value.", place)
            return
        }
        identifier = Identifier(system: document.string(value, .system), value: text)
    }

    /// `system|value`, or a value alone.
    private static func identifier(token: String, _ reader: inout PartsReader) -> Identifier? {
        let bar = token.firstIndex(of: "|")
        let value = bar.map { String(token[token.index(after: $0)...]) } ?? token
        guard !value.isEmpty else {
            reader.refuse(.structure, "The part 'identifier' must have a value.", "identifier")
            return nil
        }
        return Identifier(system: bar.map { String(token[..<$0]) }.flatMap { $0.isEmpty ? nil : $0 }, value: value)
    }

    private func reference(
        _ value: Node, _ name: String, _ place: String, _ reader: inout PartsReader
    ) -> String? {
        let document = reader.document
        if let text = document.string(value) ?? document.string(document.member(value, .reference)), !text.isEmpty {
            return text
        }
        reader.refuse(.structure, "The part '\(name)' must be a Reference.", place)
        return nil
    }

    private mutating func readSubject(_ value: Node, _ place: String, _ reader: inout PartsReader) {
        let document = reader.document
        if let text = document.string(value), !text.isEmpty {
            // Clients send the text of the reference alone, too.
            subject = document.newObject()
            document.setMember(subject, .reference, document.newString(text))
        } else if value.exists, document.kind(value) == .object {
            subject = value
        } else {
            reader.refuse(.structure, "The part 'subject' must be a Reference.", place)
        }
    }

    private mutating func readEndpoint(
        _ resource: Node, _ value: Node, _ place: String, _ reader: inout PartsReader
    ) {
        let document = reader.document
        if resource.exists {
            let found = reader.resource(resource, type: "Endpoint", "dataEndpoint", place)
            if found.exists { endpoint = .resource(found) }
        } else if let text = document.string(value), !text.isEmpty {
            endpoint = Self.endpoint(text: text)
        } else if let text = document.string(document.member(value, .reference)), !text.isEmpty {
            endpoint = .reference(text)
        } else {
            reader.refuse(
                .structure, "The part 'dataEndpoint' must be a url, a Reference or an Endpoint.", place)
        }
    }

    private static func endpoint(text: String) -> Endpoint {
        text.hasPrefix("Endpoint/") ? .reference(text) : .address(text)
    }
}
