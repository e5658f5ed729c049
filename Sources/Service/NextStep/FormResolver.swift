internal import FHIRJSON
internal import FHIRModel
internal import SDC
internal import Storage

/// A form on its way: compiled, or what it takes to compile it.
enum FormSource: Sendable {
    case ready(Form)
    /// - Parameter name: under which the cache finds it from then on; nil for forms posted inline.
    case cold(bytes: [UInt8], version: FHIRVersion?, name: String?)
}

/// Finds the form a request is about: instance id, then the part `questionnaire`, then what the response names
/// (design 3.2). Whatever is named besides must be the same form.
struct FormResolver: Sendable {
    let cache: FormCache
    let forms: StoredForms
    /// Whether the store may be asked; else what only the store knows is refused with ``ServiceError/storeNeeded``.
    var isWaiting = true

    /// The same resolver on a thread that may not wait.
    var withoutWaiting: FormResolver { FormResolver(cache: cache, forms: forms, isWaiting: !forms.mayWait) }

    /// The form as far as it is known without compiling.
    ///
    /// - Parameters:
    ///   - instance: the id in the path.
    ///   - version: what the body is said to be in.
    /// - Throws: 404 for names of nothing, 422 for none or two different forms, 409 for a version that is not there.
    func resolve(
        _ parts: NextStepParts, instance: String?, version: FHIRVersion?
    ) throws(ServiceError) -> FormSource {
        let source = try primary(parts, instance: instance, version: version)
        guard case .ready(let form) = source else { return source }
        return try reconcile(form, parts, instance: instance, version: version)
    }

    /// Goes on where ``resolve(_:instance:version:)`` ended, compiling what is cold.
    ///
    /// - Throws: as there; 422 for a form that cannot be walked, or is of another FHIR version than the request.
    func compile(
        _ source: FormSource, _ parts: NextStepParts, instance: String?, version: FHIRVersion?
    ) throws(ServiceError) -> Form {
        var form = try compile(source)
        if case .cold = source {
            form = try compile(try reconcile(form, parts, instance: instance, version: version))
        }
        if let version, form.version != version {
            throw ServiceError(
                .unprocessable,
                "The form is of FHIR \(form.version.rawValue), the request is said to be of \(version.rawValue).",
                code: .conflict)
        }
        return form
    }

    /// - Throws: 422 with what is wrong with the form.
    func compile(_ source: FormSource) throws(ServiceError) -> Form {
        switch source {
        case .ready(let form): return form
        case .cold(let bytes, let version, let name):
            do throws(FormError) {
                let form = try cache.compile(bytes: bytes, version: version)
                if let name { cache.name(form, as: name) }
                return form
            } catch {
                throw ServiceError(.unprocessable, issues: error.issues)
            }
        }
    }

    private func primary(
        _ parts: NextStepParts, instance: String?, version: FHIRVersion?
    ) throws(ServiceError) -> FormSource {
        if let instance {
            guard let found = try stored(.id(instance)) else {
                throw ServiceError(.notFound, "There is no Questionnaire with this id.")
            }
            return found
        }
        switch parts.questionnaire {
        case .inline(let node): return source(inline: node, parts, version)
        case .named(let name): return try find(name)
        case nil: break
        }
        guard let name = parts.responseQuestionnaire, !name.isEmpty else {
            throw ServiceError(
                .unprocessable, "The request names no form: give 'questionnaire', or a response that names one.",
                code: .required,
                expression: parts.response.exists ? "QuestionnaireResponse.questionnaire" : "questionnaire")
        }
        return try find(name, inResponse: true)
    }

    private func source(inline node: Node, _ parts: NextStepParts, _ version: FHIRVersion?) -> FormSource {
        source(inline: node, in: parts.document, version)
    }

    /// A form that stands in a request.
    func source(inline node: Node, in document: Document, _ version: FHIRVersion?) -> FormSource {
        let bytes = document.rawBytes(node)
        if let form = cache.form(bytes: bytes, version: version) { return .ready(form) }
        return .cold(bytes: Array(bytes), version: version, name: nil)
    }

    /// A stored form; nil = there is none of this name.
    func stored(_ name: StoredForms.Name) throws(ServiceError) -> FormSource? {
        switch try forms.find(name, waiting: isWaiting) {
        case .form(let source): return source
        case .none: return nil
        case .unknown: throw .storeNeeded
        }
    }

    /// The form that a hash, a canonical or a relative reference names.
    func find(_ name: String, inResponse: Bool = false) throws(ServiceError) -> FormSource {
        let expression = inResponse ? "QuestionnaireResponse.questionnaire" : "questionnaire"
        if name.hasPrefix(FormCache.hashPrefix) {
            if let form = cache.form(named: name) { return .ready(form) }
            if let stale = cache.staleForm(named: name) {
                return .cold(bytes: stale.bytes, version: stale.version, name: nil)
            }
            throw ServiceError(
                .notFound, "This form is not cached (any more): post it once more.", expression: expression)
        }
        if let id = Self.id(in: name) {
            if let found = try stored(.id(id)) { return found }
            throw ServiceError(.notFound, "There is no Questionnaire with this id.", expression: expression)
        }
        let canonical = Canonical(name)
        if let found = try stored(.canonical(url: canonical.url, version: canonical.version)) { return found }
        if canonical.version != nil, try stored(.canonical(url: canonical.url, version: nil)) != nil {
            if inResponse { throw Self.versionMissing }
            throw ServiceError(.notFound, "This version of the form is not stored.", expression: expression)
        }
        throw ServiceError(.notFound, "No stored form has this canonical url.", expression: expression)
    }

    private static let versionMissing = ServiceError(
        .conflict,
        "The response belongs to another version of the form, which is not stored.",
        expression: "QuestionnaireResponse.questionnaire")

    /// The id in `Questionnaire/{id}`; nil for anything else.
    private static func id(in reference: String) -> String? {
        let prefix = StoredForms.type + "/"
        guard reference.hasPrefix(prefix) else { return nil }
        let id = String(reference.dropFirst(prefix.count))
        return ResourceID.isValid(id) ? id : nil
    }

    // MARK: Two names

    /// Holds what else the request names against the form found, and takes the version the response was begun with.
    private func reconcile(
        _ form: Form, _ parts: NextStepParts, instance: String?, version: FHIRVersion?
    ) throws(ServiceError) -> FormSource {
        if instance != nil, let reference = parts.questionnaire {
            try require(reference, names: form, parts, version)
        }
        guard instance != nil || parts.questionnaire != nil, let name = parts.responseQuestionnaire, !name.isEmpty
        else {
            return .ready(form)
        }
        return try responseForm(name, besides: form)
    }

    private func require(
        _ reference: NextStepParts.FormReference, names form: Form, _ parts: NextStepParts, _ version: FHIRVersion?
    ) throws(ServiceError) {
        switch reference {
        case .inline(let node):
            if let url = parts.document.string(node, .url), !url.isEmpty {
                if url != form.url { throw Self.twoForms }
            } else if try compile(source(inline: node, parts, version)).url != form.url {
                throw Self.twoForms
            }
        case .named(let name):
            if Self.isName(name, of: form) { return }
            if let other = try lookUp(name) {
                if try compile(other).url != form.url { throw Self.twoForms }
            } else {
                let canonical = Canonical(name)
                guard canonical.url == form.url, canonical.version ?? form.businessVersion == form.businessVersion
                else { throw Self.twoForms }
            }
        }
    }

    /// The form of the response: the one found, or its own version of it.
    private func responseForm(_ name: String, besides form: Form) throws(ServiceError) -> FormSource {
        if Self.isName(name, of: form) { return .ready(form) }
        if let other = try lookUp(name) {
            guard try compile(other).url == form.url else { throw Self.twoForms }
            return other
        }
        let canonical = Canonical(name)
        guard canonical.url == form.url else { throw Self.twoForms }
        guard let version = canonical.version, version != form.businessVersion else { return .ready(form) }
        guard let found = try stored(.canonical(url: form.url, version: version)) else { throw Self.versionMissing }
        return found
    }

    /// Whether a canonical names the form; asked first, as a form with a relative url has one that reads like a reference.
    private static func isName(_ name: String, of form: Form) -> Bool {
        if name == form.canonical { return true }
        let canonical = Canonical(name)
        return canonical.url == form.url && canonical.version ?? form.businessVersion == form.businessVersion
    }

    /// The form of a hash or a relative reference; nil for a canonical.
    private func lookUp(_ name: String) throws(ServiceError) -> FormSource? {
        if name.hasPrefix(FormCache.hashPrefix) || Self.id(in: name) != nil { return try find(name, inResponse: true) }
        return nil
    }

    private static let twoForms = ServiceError(
        .unprocessable, "The request names two different forms.", code: .conflict,
        expression: "QuestionnaireResponse.questionnaire")
}

extension ServiceError {
    /// Says that the store has to be asked, which this thread must not. Never sent.
    static let storeNeeded = ServiceError(.unavailable, "The store has to be asked.", code: .transient)
}
