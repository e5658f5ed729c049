internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Which form a `$populate` is about: exactly one way of naming it (statements 1 to 3).
struct PopulateForm: Sendable {
    let resolver: FormResolver
    let identifiers: FormIdentifiers

    /// - Parameter instance: the id in the path; what else names a form is then passed over.
    /// - Throws: 404 for names of nothing, 422 for none or several; ``ServiceError/storeNeeded``.
    func find(
        _ parts: PopulateParts, instance: String?, version: FHIRVersion?, _ resolver: FormResolver
    ) throws(ServiceError) -> FormSource {
        if let instance {
            guard let found = try resolver.stored(.id(instance)) else {
                throw ServiceError(.notFound, "There is no Questionnaire with this id.")
            }
            return found
        }
        try checkNames(parts)
        switch parts.common.questionnaire {
        case .inline(let node): return resolver.source(inline: node, in: parts.common.document, version)
        case .named(let name): return try resolver.find(name)
        case nil: break
        }
        if let name = parts.canonical ?? parts.questionnaireRef { return try resolver.find(name) }
        guard let identifier = parts.identifier else {
            throw ServiceError(
                .unprocessable,
                "The request names no form: give 'questionnaire' (a canonical, a Reference or the form itself) or"
                    + " 'identifier'.", code: .required, expression: "questionnaire")
        }
        guard resolver.isWaiting else { throw .storeNeeded }
        let id = try identifiers.id(of: identifier)
        guard let found = try resolver.stored(.id(id)) else {
            throw ServiceError(.notFound, "There is no Questionnaire with this identifier.", expression: "identifier")
        }
        return found
    }

    /// One name only. A form that is given itself may have its canonical beside it, as clients of SDC 3.0.0 send it.
    private func checkNames(_ parts: PopulateParts) throws(ServiceError) {
        var names: [String] = []
        if parts.common.questionnaire != nil { names.append("questionnaire") }
        if parts.identifier != nil { names.append("identifier") }
        if parts.questionnaireRef != nil { names.append("questionnaireRef") }
        if let canonical = parts.canonical {
            if case .inline(let node)? = parts.common.questionnaire {
                let document = parts.common.document
                let given = Canonical(canonical)
                guard given.url == document.string(node, .url) ?? given.url,
                    given.version == nil || given.version == document.string(node, .version)
                else {
                    throw ServiceError(
                        .unprocessable, "The parts 'canonical' and 'questionnaire' name two different forms.",
                        code: .conflict, expression: "canonical")
                }
            } else {
                names.append("canonical")
            }
        }
        guard names.count > 1 else { return }
        throw ServiceError(
            .unprocessable,
            "The form is to be named once; the request has " + names.map { "'\($0)'" }.joined(separator: " and ") + ".",
            code: .structure, expression: names[1])
    }
}

/// Finds stored forms by their business identifiers.
struct FormIdentifiers: Sendable {
    let context: ArtifactContext

    /// The id of the one form that has an identifier.
    ///
    /// - Throws: 404 for none, 422 for several, 503 where the store cannot be read. May wait for a disk.
    func id(of identifier: PopulateParts.Identifier) throws(ServiceError) -> String {
        let token =
            (identifier.system.map { Self.escaped($0) + "|" } ?? "") + Self.escaped(identifier.value)
        let query = "Questionnaire?identifier=" + Self.percentEncoded(token) + "&_count=2"
        let answer = try StoredQueries(store: context, base: context.basePath).answer(query)
        let document = answer.document
        let ids = document.items(document.member(document.root, .entry)).compactMap { entry in
            document.string(document.member(entry, .resource), .id)
        }
        guard let first = ids.first else {
            throw ServiceError(.notFound, "There is no Questionnaire with this identifier.", expression: "identifier")
        }
        guard ids.count == 1 else {
            throw ServiceError(
                .unprocessable, "Several stored forms have this identifier.", code: .multipleMatches,
                expression: "identifier")
        }
        return first
    }

    private static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            if scalar == "\\" || scalar == "," || scalar == "|" || scalar == "$" { out.unicodeScalars.append("\\") }
            out.unicodeScalars.append(scalar)
        }
        return out
    }

    private static func percentEncoded(_ text: String) -> String {
        var out = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                out.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                out += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return out
    }
}
