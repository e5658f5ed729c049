internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import SDC

/// What `Questionnaire/$validate` is asked (https://hl7.org/fhir/R4/resource-operation-validate.html), and `paths` of our own.
struct FormValidateParts: Sendable {
    /// What is to be done with the form.
    enum Mode: String, CaseIterable { case create, update, delete, profile }

    /// Where the form stands; a document without root where none was sent.
    var document = Document()
    /// The Questionnaire; `.none` = none was sent.
    var form = Node.none
    var mode: Mode?
    /// Canonicals of profiles.
    var profiles: [String] = []
    var language: String?
    /// The paths through the form are wanted too.
    var wantsPaths = false
    private(set) var errors: [Issue] = []
    private(set) var warnings: [Issue] = []
    private var seen: Set<String> = []

    /// Reads the query, and the body where there is one: a bare Questionnaire, or Parameters.
    ///
    /// - Throws: 400 for what is no JSON or another resource, 422 for values that cannot be.
    static func read(_ request: HTTPRequest, limits: Document.Limits) throws(ServiceError) -> FormValidateParts {
        var parts = FormValidateParts()
        if !request.body.isEmpty { try parts.read(request.body, limits) }
        for (name, value) in request.query where !value.isEmpty && name != "_format" && name != "_pretty" {
            parts.take(name, value, name)
        }
        guard parts.errors.isEmpty else { throw ServiceError(.unprocessable, issues: parts.errors + parts.warnings) }
        if parts.mode == .profile, parts.profiles.isEmpty {
            throw ServiceError(
                .unprocessable, "The mode 'profile' needs a part 'profile'.", code: .required, expression: "profile")
        }
        return parts
    }

    private mutating func read(_ body: [UInt8], _ limits: Document.Limits) throws(ServiceError) {
        do throws(Document.ParseError) {
            document = try Document.parse(body, limits: limits).freeze()
        } catch {
            throw ServiceError(.malformed, error.description + ".", code: .structure)
        }
        switch document.kind(document.root) == .object ? document.string(document.root, .resourceType) : nil {
        case "Questionnaire": form = document.root
        case "Parameters": readParameters()
        default:
            throw ServiceError(
                .malformed, "The body must be a Questionnaire, or Parameters with a part 'resource'.",
                code: .structure, expression: "resourceType")
        }
    }

    private mutating func readParameters() {
        let list = document.member(document.root, .parameter)
        if list.exists, document.kind(list) != .array {
            refuse(.structure, "Parameters.parameter must be a list.", "Parameters.parameter")
        }
        for (index, part) in document.items(list).enumerated() {
            let place = "Parameters.parameter[\(index)]"
            guard let name = document.string(document.member(part, .name)) else {
                refuse(.required, "A part has no name.", place + ".name")
                continue
            }
            guard name == "resource" else {
                let value = document.valueNode(of: part)
                let flag = value.exists ? document.bool(value).map { $0 ? "true" : "false" } : nil
                guard let text = flag ?? document.string(value) else {
                    if Self.simple.contains(name) {
                        refuse(.structure, "The part '\(name)' must have a simple value.", place)
                    } else {
                        passOver(name, place)
                    }
                    continue
                }
                take(name, text, place)
                continue
            }
            guard isFirst(name, place) else { continue }
            let resource = document.member(part, .resource)
            guard resource.exists, document.kind(resource) == .object,
                document.equals(document.member(resource, .resourceType), "Questionnaire")
            else {
                refuse(.structure, "The part 'resource' must be a Questionnaire.", place)
                continue
            }
            form = resource
        }
    }

    private static let simple: Set<String> = ["mode", "profile", "language", "paths"]

    private mutating func take(_ name: String, _ text: String, _ place: String) {
        guard Self.simple.contains(name) else { return passOver(name, place) }
        guard name == "profile" || isFirst(name, place) else { return }
        switch name {
        case "mode":
            guard let known = Mode(rawValue: text) else {
                let codes = Mode.allCases.map(\.rawValue).joined(separator: ", ")
                return refuse(.codeInvalid, "The part 'mode' must be one of \(codes).", place)
            }
            mode = known
        case "profile": profiles.append(text)
        case "language":
            guard Preferences.isLanguage(text) else {
                return refuse(.value, "The part 'language' must be a language tag.", place)
            }
            language = text
        default:
            guard text == "true" || text == "false" else {
                return refuse(.structure, "The part 'paths' must be true or false.", place)
            }
            wantsPaths = text == "true"
        }
    }

    private mutating func isFirst(_ name: String, _ place: String) -> Bool {
        if seen.insert(name).inserted { return true }
        refuse(.structure, "The part '\(name)' may be given once.", place)
        return false
    }

    private mutating func passOver(_ name: String, _ place: String) {
        guard warnings.count < 20 else { return }
        warnings.append(
            Issue(
                .warning, .notSupported, "The part '\(name.prefix(64))' is not known and was passed over.",
                expression: place))
    }

    private mutating func refuse(_ code: Issue.Code, _ text: String, _ expression: String) {
        errors.append(Issue(.error, code, text, expression: expression))
    }
}
