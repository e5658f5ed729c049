internal import FHIRJSON
internal import FHIRModel
internal import Terminology

/// Finds the value set that a request is about: by the id in its path, as a resource in it, or by a canonical.
struct ValueSetChoice {
    /// What was found, and where.
    struct Found {
        let scope: TerminologyScope
        /// Nil = it is not known here.
        var definition: TerminologyResource?
        var list: CodeList?
        /// As the request calls it.
        var canonical = ""

        /// Says that there is none.
        var missing: ServiceError {
            var issues = [
                Issue(
                    .error, .notFound,
                    "A definition for the value set '\(canonical.prefix(400))' could not be found.", expression: "url")
            ]
            if let failure = scope.remoteFailure { issues.append(Issue(.warning, .incomplete, failure)) }
            return ServiceError(.notFound, issues: issues)
        }
    }

    let service: TerminologyService

    /// - Throws: 404 for an id that is not there, 422 where none is named.
    func find(_ input: TerminologyInput, instance: String?) throws(ServiceError) -> Found {
        if let instance {
            let found = try service.stored("ValueSet", instance)
            let scope = try service.scope(input, carrier: found)
            return Found(scope: scope, definition: found, list: service.list(of: found, input, scope))
        }
        if let given = try input.resource("valueSet", type: "ValueSet") {
            let scope = try service.scope(input, carrier: given)
            return Found(scope: scope, definition: given, list: service.list(of: given, input, scope))
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
        if let found = scope.valueSet(canonical) {
            return Found(scope: scope, definition: found, list: scope.list(of: found), canonical: canonical)
        }
        if let implicit = scope.implicitDefinition(canonical) {
            return Found(scope: scope, definition: implicit, list: scope.list(of: implicit), canonical: canonical)
        }
        return Found(scope: scope, canonical: canonical)
    }
}
