internal import FHIRJSON
internal import FHIRModel
internal import Terminology

/// Reading the codes that a request asks about.
extension CodeQuestion {
    /// The codes of a request: `code` with `system`, `coding`, or `codeableConcept`.
    ///
    /// - Parameter versionName: of the part that has the version beside `code`.
    /// - Throws: 422 for none and for several of these.
    static func read(
        _ input: TerminologyInput, systemName: String, versionName: String
    ) throws(ServiceError) -> [CodeQuestion] {
        let names = ["code", "coding", "codeableConcept"].filter { input.has($0) }
        guard names.count == 1 else {
            throw ServiceError(
                .unprocessable, "Give one of 'code', 'coding' and 'codeableConcept'.", code: .required,
                expression: "code")
        }
        switch names[0] {
        case "code":
            return [
                CodeQuestion(
                    system: try input.text(systemName).map { Canonical($0).url },
                    version: try input.text(versionName), code: try input.text("code") ?? "",
                    display: try input.text("display"))
            ]
        case "coding":
            guard let value = try input.one("coding") else { return [] }
            return [try coding(value.node, value.document, value.place)]
        default:
            guard let value = try input.one("codeableConcept") else { return [] }
            let document = value.document
            var found: [CodeQuestion] = []
            for node in document.items(document.member(value.node, .coding)).prefix(100) {
                found.append(try coding(node, document, value.place))
            }
            guard !found.isEmpty else {
                throw ServiceError(
                    .unprocessable, "The codeableConcept has no coding.", code: .required, expression: value.place)
            }
            return found
        }
    }

    static func coding(
        _ node: Node, _ document: Document, _ place: String
    ) throws(ServiceError) -> CodeQuestion {
        guard let question = CodeQuestion(coding: node, of: document) else {
            throw ServiceError(.unprocessable, "A coding has no code.", code: .required, expression: place)
        }
        return question
    }
}
