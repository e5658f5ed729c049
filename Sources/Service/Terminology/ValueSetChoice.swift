internal import FHIRJSON
internal import FHIRModel
internal import Terminology

/// Finds the value set that a request is about: by the id in its path, as a resource in it, or by a canonical.
struct ValueSetChoice {
    let service: TerminologyService

    /// - Throws: 404 for what is nowhere, 422 where none is named.
    func list(
        _ input: TerminologyInput, instance: String?
    ) throws(ServiceError) -> (TerminologyResource, CodeList) {
        if let instance {
            let found = try service.stored("ValueSet", instance)
            return (found, service.list(of: found, input, try service.scope(input, carrier: found)))
        }
        if let given = try input.resource("valueSet", type: "ValueSet") {
            return (given, service.list(of: given, input, try service.scope(input, carrier: given)))
        }
        guard let url = try input.text("url") else {
            throw ServiceError(
                .unprocessable, "The request names no value set: give 'url' or 'valueSet'.", code: .required,
                expression: "url")
        }
        var canonical = url
        if let version = try input.text("valueSetVersion"), Canonical(url).version == nil {
            canonical = "\(url)|\(version)"
        }
        let scope = try service.scope(input)
        if let found = scope.valueSet(canonical) { return (found, scope.list(of: found)) }
        if let list = scope.list(canonical), let implicit = scope.implicitDefinition(canonical) {
            return (implicit, list)
        }
        throw ServiceError(
            .notFound, "A definition for the value set '\(canonical.prefix(400))' could not be found.",
            expression: "url")
    }
}
