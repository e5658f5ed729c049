internal import FHIRModel
internal import HTTPServer
internal import Terminology

/// Finds the code system that a request is about: by the id in its path, as a resource in it, or by its url.
struct CodeSystemChoice {
    let service: TerminologyService

    /// - Parameters:
    ///   - url: what the request calls it; nil = nothing.
    ///   - version: of the code system; nil = any.
    /// - Returns: nil where it is nowhere.
    func view(
        _ input: TerminologyInput, instance: String?, url: String?, version: String?
    ) throws(ServiceError) -> CodeSystemView? {
        if let instance {
            let found = try service.stored("CodeSystem", instance)
            return try service.scope(input, carrier: found).view(of: found)
        }
        if let given = try input.resource("codeSystem", type: "CodeSystem") {
            return try service.scope(input, carrier: given).view(of: given)
        }
        guard let url else { return nil }
        let scope = try service.scope(input)
        guard let view = scope.codeSystem(url, version: version) else { return nil }
        // A resource that only says that there is such a system knows nothing about its codes.
        return view.table.content == .notPresent && view.table.count == 0 ? nil : view
    }

    static func missing(_ url: String?, _ version: String?) -> ServiceError {
        guard let url else {
            return ServiceError(
                .unprocessable, "The request names no code system.", code: .required, expression: "system")
        }
        let name = version.map { "\(url)|\($0)" } ?? url
        return ServiceError(
            .notFound, "A definition for the code system '\(name.prefix(400))' could not be found.",
            expression: "system")
    }
}
