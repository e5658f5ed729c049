internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath

/// What `$fhirpath` is asked: the Parameters of the public FHIRPath Lab, and two of our own.
struct FHIRPathRequest {
    /// JSON text in place of a value or resource.
    static let jsonValue = "http://fhir.forms-lab.com/StructureDefinition/json-value"

    /// A value and the document it stands in.
    struct Value {
        let document: Document
        let node: Node
        /// The JSON text it was given as, if it was.
        let text: String?
    }

    /// A variable of the environment.
    struct Variable {
        let name: String
        /// A resource or JSON text; nil where the part has a `value[x]` or nothing.
        let value: Value?
        let part: Node
        let place: String
    }

    let document: Document
    private(set) var expression = ""
    private(set) var context: String?
    private(set) var resource: Value?
    private(set) var variables: [Variable] = []
    private(set) var isValidated = false
    private(set) var mode = CheckMode.standard
    private(set) var timezone: String?
    private(set) var warnings: [Issue] = []
    /// Where the expressions stand in the request, for errors.
    private(set) var expressionPlace = "Parameters.parameter"
    private(set) var contextPlace = "Parameters.parameter"

    private let limits: Document.Limits
    private var errors: [Issue] = []
    private var seen: Set<String> = []
    private var variableNames: Set<String> = []
    private static let reserved: Set<String> = [
        "context", "resource", "rootResource", "ucum", "sct", "loinc", "terminologies", "factory",
    ]

    /// - Throws: 400 for what is no Parameters, 422 for parts that are wrong, all of them at once.
    static func read(_ body: [UInt8], limits: Document.Limits) throws(ServiceError) -> FHIRPathRequest {
        let document = try parse(body, limits, expression: nil)
        guard document.kind(document.root) == .object,
            document.equals(document.member(document.root, .resourceType), "Parameters")
        else {
            throw ServiceError(
                .malformed, "The body must be a Parameters resource with 'expression' and 'resource'.",
                expression: "resourceType")
        }
        var request = FHIRPathRequest(document: document, limits: limits)
        request.readParts()
        guard request.errors.isEmpty else { throw ServiceError(.unprocessable, issues: request.errors) }
        return request
    }

    private init(document: Document, limits: Document.Limits) {
        self.document = document
        self.limits = limits
    }

    private static func parse(
        _ bytes: [UInt8], _ limits: Document.Limits, expression: String?
    ) throws(ServiceError) -> Document {
        do throws(Document.ParseError) {
            return try Document.parse(bytes, limits: limits).freeze()
        } catch {
            throw ServiceError(.malformed, error.description + ".", code: .structure, expression: expression)
        }
    }

    // MARK: Parts

    private mutating func readParts() {
        for (index, part) in document.items(document.member(document.root, .parameter)).enumerated() {
            let place = "Parameters.parameter[\(index)]"
            guard let name = document.string(part, .name) else {
                refuse(.required, "A part has no name.", place)
                continue
            }
            if seen.insert(name).inserted || name == "variables" {
                take(name, part, place)
            } else {
                refuse(.structure, "The part '\(name.prefix(64))' may be given once.", place)
            }
        }
        if !seen.contains("expression") { refuse(.required, "The part 'expression' is needed.", "Parameters") }
        if !seen.contains("resource") { refuse(.required, "The part 'resource' is needed.", "Parameters") }
    }

    private mutating func take(_ name: String, _ part: Node, _ place: String) {
        switch name {
        case "expression":
            expression = text(part, name, place) ?? ""
            expressionPlace = place
        case "context":
            // The Lab sends an empty one where there is none.
            context = text(part, name, place).flatMap { $0.isEmpty ? nil : $0 }
            contextPlace = place
        case "resource":
            resource = value(part, place)
            if let found = resource, found.document.kind(found.node) != .object {
                refuse(.structure, "'resource' is an object.", place)
            } else if resource == nil, errors.isEmpty {
                refuse(
                    .required,
                    "'resource' is a resource, or its JSON text in the extension json-value; XML is not taken.", place)
            }
        case "variables":
            for (index, variable) in document.items(document.member(part, .part)).enumerated() {
                let inner = "\(place).part[\(index)]"
                guard let name = document.string(variable, .name), !name.isEmpty else {
                    refuse(.required, "A variable has no name.", inner)
                    continue
                }
                guard variableNames.insert(name).inserted else {
                    refuse(.duplicate, "A variable is given twice.", inner)
                    continue
                }
                guard !Self.reserved.contains(name), !name.hasPrefix("vs-"), !name.hasPrefix("ext-") else {
                    refuse(.value, "A variable cannot have the name of one that is always there.", inner)
                    continue
                }
                variables.append(
                    Variable(name: name, value: value(variable, inner), part: variable, place: inner))
            }
        case "validate": isValidated = bool(part, name, place) ?? false
        case "mode":
            guard let code = text(part, name, place) else { return }
            if let known = CheckMode(rawValue: code) {
                mode = known
            } else {
                refuse(.value, "The part 'mode' must be one of lenient, standard, strict.", place)
            }
        case "timezone": timezone = text(part, name, place)
        case "terminologyserver":
            if let server = text(part, name, place), !server.isEmpty {
                warnings.append(
                    Issue(
                        .warning, .notSupported,
                        "No terminology server is asked: value sets are answered from the resource and the store.",
                        expression: place))
            }
        default:
            warnings.append(
                Issue(
                    .warning, .notSupported, "The part '\(name.prefix(64))' is not known and was passed over.",
                    expression: place))
        }
    }

    private mutating func refuse(_ code: Issue.Code, _ text: String, _ expression: String) {
        errors.append(Issue(.error, code, text, expression: expression))
    }

    // MARK: Values

    private mutating func text(_ part: Node, _ name: String, _ place: String) -> String? {
        if let text = document.string(document.valueNode(of: part)) { return text }
        refuse(.structure, "The part '\(name)' must be a string.", place)
        return nil
    }

    private mutating func bool(_ part: Node, _ name: String, _ place: String) -> Bool? {
        let value = document.valueNode(of: part)
        if let flag = document.bool(value) { return flag }
        if document.equals(value, "true") || document.equals(value, "false") { return document.equals(value, "true") }
        refuse(.structure, "The part '\(name)' must be true or false.", place)
        return nil
    }

    /// The resource, or what the JSON text says; nil where there is neither.
    private mutating func value(_ part: Node, _ place: String) -> Value? {
        let resource = document.member(part, .resource)
        if resource.exists {
            guard document.kind(resource) == .object else {
                refuse(.structure, "The resource must be an object.", place + ".resource")
                return nil
            }
            // On its own, so that it is the root of all that is asked of it.
            let own = Document()
            own.root = own.copy(resource, from: document)
            return Value(document: own.freeze(), node: own.root, text: nil)
        }
        if let text = document.extensionString(part, Self.jsonValue) {
            do throws(ServiceError) {
                let parsed = try Self.parse(Array(text.utf8), limits, expression: place)
                return Value(document: parsed, node: parsed.root, text: text)
            } catch {
                errors += error.issues
                return nil
            }
        }
        return nil
    }
}
