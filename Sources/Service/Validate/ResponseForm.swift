internal import FHIRJSON
internal import FHIRModel
internal import Messages
internal import SDC
internal import Storage

/// The form that a response is held against: the one given beside it, else the one it names, which may be contained in it.
struct ResponseForm: Sendable {
    /// Nil: there is none to be held against.
    let source: FormSource?
    /// What there is to say about the name.
    var issues: [Issue] = []
    /// Whether the response names it itself, so that no two names have to be compared.
    var isOfResponse = false

    private static let place = "QuestionnaireResponse.questionnaire"

    /// - Throws: 404 where what is given beside the response is not there; ``ServiceError/storeNeeded``.
    static func find(
        _ parts: NextStepParts, instance: String? = nil, version: FHIRVersion?, _ resolver: FormResolver
    ) throws(ServiceError) -> ResponseForm {
        if let instance {
            guard let found = try resolver.stored(.id(instance)) else {
                throw ServiceError(.notFound, "There is no Questionnaire with this id.")
            }
            return ResponseForm(source: found)
        }
        switch parts.questionnaire {
        case .inline(let node):
            return ResponseForm(source: resolver.source(inline: node, in: parts.document, version))
        case .named(let name): return ResponseForm(source: try resolver.find(name))
        case nil: break
        }
        guard let name = parts.responseQuestionnaire, !name.isEmpty else {
            return ResponseForm(source: nil, issues: [issue(.warning, .required, .formNotNamed)])
        }
        if name.hasPrefix("#") {
            guard let node = contained(name.dropFirst(), parts) else { return notFound(name, resolver) }
            return ResponseForm(source: resolver.source(inline: node, in: parts.document, version), isOfResponse: true)
        }
        do throws(ServiceError) {
            return ResponseForm(source: try resolver.find(name, inResponse: true), isOfResponse: true)
        } catch {
            guard error.category == .notFound || error.category == .conflict else { throw error }
            return notFound(name, resolver)
        }
    }

    private static func contained(_ id: Substring, _ parts: NextStepParts) -> Node? {
        let document = parts.document
        return document.items(document.member(parts.response, .contained)).first {
            document.equals(document.member($0, .resourceType), "Questionnaire")
                && document.equals(document.member($0, .id), String(id))
        }
    }

    /// Without its form only the response's structure can be looked at. One that names a resource of another type is wrong.
    private static func notFound(_ name: String, _ resolver: FormResolver) -> ResponseForm {
        let url = Canonical(name).url
        let segments = url.split(separator: "/")
        var type: String?
        if segments.count > 1, let named = ResourceTypes.entry(String(segments[segments.count - 2]))?.name {
            type = named == StoredForms.type ? nil : named
        }
        guard let type else { return ResponseForm(source: nil, issues: [issue(.warning, .notFound, .formNotFound)]) }
        return ResponseForm(source: nil, issues: [issue(.error, .invalid, .notAForm(type: type))])
    }

    /// Whether the response is one to this form, as far as it says to which it is (statement 50).
    func mismatch(_ form: Form, _ parts: NextStepParts) -> Issue? {
        guard !isOfResponse, let name = parts.responseQuestionnaire, !name.isEmpty, !name.hasPrefix("#") else {
            return nil
        }
        if name == form.hash { return nil }
        let canonical = Canonical(name)
        if canonical.url == form.url, canonical.version ?? form.businessVersion == form.businessVersion { return nil }
        // By its id, as some clients have it.
        if let id = form.document.string(form.questionnaire, .id), name == "\(StoredForms.type)/\(id)" { return nil }
        return Self.issue(.error, .conflict, .otherForm)
    }

    static func issue(_ severity: Issue.Severity, _ code: Issue.Code, _ message: ValidationMessage) -> Issue {
        var issue = Issue(severity, code, .validation(message), expression: place)
        issue.kind = ErrorCode(.validation(message))
        return issue
    }
}
