internal import FHIRJSON
internal import FHIRModel

/// What the server does, and nothing it does not (https://hl7.org/fhir/R4/capabilitystatement.html).
enum CapabilityStatement {
    private struct Resource {
        let type: StaticString
        let interactions: [StaticString]
        let documentation: String
        let operations: [(name: StaticString, definition: String)]
    }

    /// - Parameter version: the version of FHIR that the statement is in and speaks for.
    static func bytes(_ version: FHIRVersion, canonicalBase: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("resourceType", "CapabilityStatement")
        writer.member("url", "\(canonicalBase)/CapabilityStatement/formstep")
        writer.member("version", ServiceVersion.number)
        writer.member("name", "Formstep")
        writer.member("title", "Formstep")
        writer.member("status", "active")
        writer.member("date", ServiceVersion.date)
        writer.member("publisher", "Formstep")
        writer.member("description", "Walks people through FHIR Questionnaires, one step at a time.")
        writer.member("kind", "instance")
        writer.key("software")
        writer.beginObject()
        writer.member("name", "Formstep")
        writer.member("version", ServiceVersion.number)
        writer.endObject()
        writer.key("implementation")
        writer.beginObject()
        writer.member("description", "Formstep")
        writer.endObject()
        writer.member("fhirVersion", fullVersion(version))
        writer.key("format")
        writer.beginArray()
        writer.string("json")
        writer.string("application/fhir+json")
        writer.endArray()
        writer.key("rest")
        writer.beginArray()
        writer.beginObject()
        writer.member("mode", "server")
        writer.member(
            "documentation",
            "Forms are evaluated with enableWhen; expressions (FHIRPath, CQL, x-fhir-query) are not evaluated yet."
                as String)
        writer.key("resource")
        writer.beginArray()
        for resource in resources(canonicalBase) { write(resource, to: &writer) }
        writer.endArray()
        writer.endObject()
        writer.endArray()
        writer.endObject()
        return writer.take()
    }

    private static func resources(_ canonicalBase: String) -> [Resource] {
        [
            Resource(
                type: "Questionnaire", interactions: ["read", "search-type"],
                documentation: "The forms loaded at the start. Forms may also be posted inline to $next-step.",
                operations: [("next-step", NextStepDefinition.url(canonicalBase: canonicalBase))]),
            Resource(
                type: "StructureDefinition", interactions: ["read", "search-type"],
                documentation: "Our own extensions.", operations: []),
            Resource(
                type: "OperationDefinition", interactions: ["read", "search-type"],
                documentation: "Our own operations.", operations: []),
        ]
    }

    private static func write(_ resource: Resource, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", resource.type)
        writer.member("documentation", resource.documentation)
        writer.key("interaction")
        writer.beginArray()
        for interaction in resource.interactions {
            writer.beginObject()
            writer.member("code", interaction)
            writer.endObject()
        }
        writer.endArray()
        writer.member("versioning", "no-version")
        writer.member("readHistory", false)
        writer.member("conditionalRead", "not-match")
        writer.key("searchParam")
        writer.beginArray()
        for parameter in SearchRequest.parameters {
            writer.beginObject()
            writer.member("name", parameter.name)
            writer.member("type", parameter.type)
            writer.member("documentation", parameter.documentation)
            writer.endObject()
        }
        writer.endArray()
        if !resource.operations.isEmpty {
            writer.key("operation")
            writer.beginArray()
            for operation in resource.operations {
                writer.beginObject()
                writer.member("name", operation.name)
                writer.member("definition", operation.definition)
                writer.endObject()
            }
            writer.endArray()
        }
        writer.endObject()
    }

    private static func fullVersion(_ version: FHIRVersion) -> String {
        switch version {
        case .r4: "4.0.1"
        case .r4b: "4.3.0"
        case .r5: "5.0.0"
        }
    }
}
