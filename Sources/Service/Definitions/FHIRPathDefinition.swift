internal import FHIRJSON

/// The OperationDefinition of `$fhirpath` (https://hl7.org/fhir/R4/operationdefinition.html).
enum FHIRPathDefinition {
    static let id = "fhirpath"

    static func url(canonicalBase: String) -> String { "\(canonicalBase)/OperationDefinition/\(id)" }

    private struct Parameter {
        let name: StaticString
        let use: StaticString
        let min: Int
        let max: StaticString
        /// Empty where the parameter is its parts.
        let type: String
        let text: String
    }

    private static let parameters = [
        Parameter(name: "expression", use: "in", min: 1, max: "1", type: "string", text: "The FHIRPath expression."),
        Parameter(
            name: "context", use: "in", min: 0, max: "1", type: "string",
            text: "An expression on the resource; the other one runs once on each item it gives."),
        Parameter(
            name: "resource", use: "in", min: 1, max: "1", type: "Resource",
            text: "The resource, or its JSON text in the extension"
                + " http://fhir.forms-lab.com/StructureDefinition/json-value."),
        Parameter(
            name: "variables", use: "in", min: 0, max: "1", type: "",
            text: "A part for each variable of the environment: its name, and its value or resource."),
        Parameter(
            name: "validate", use: "in", min: 0, max: "1", type: "boolean",
            text: "true = tell what looks wrong, and the type of the result, too."),
        Parameter(
            name: "mode", use: "in", min: 0, max: "1", type: "code",
            text: "lenient, standard (default) or strict: what names that no type has mean."),
        Parameter(
            name: "timezone", use: "in", min: 0, max: "1", type: "string",
            text: "A zone of the IANA database for today and now; default UTC."),
        Parameter(
            name: "parameters", use: "out", min: 1, max: "1", type: "",
            text: "What was asked, by which engine, the parse tree as JSON text, and an OperationOutcome with warnings."
        ),
        Parameter(
            name: "result", use: "out", min: 0, max: "*", type: "string",
            text: "For each item of the context: where it stands, and in parts what came out, named by datatype."),
    ]

    static func bytes(canonicalBase: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("resourceType", "OperationDefinition")
        writer.member("id", id)
        writer.member("url", url(canonicalBase: canonicalBase))
        writer.member("version", ServiceVersion.number)
        writer.member("name", "FHIRPath")
        writer.member("title", "Evaluate FHIRPath")
        writer.member("status", "active")
        writer.member("kind", "operation")
        writer.member("date", ServiceVersion.date)
        writer.member("publisher", "Formstep")
        writer.member(
            "description",
            "Evaluates a FHIRPath expression on a resource, as the public FHIRPath Lab asks for it." as String)
        writer.member("affectsState", false)
        writer.member("code", "fhirpath")
        writer.member("system", true)
        writer.member("type", false)
        writer.member("instance", false)
        writer.key("parameter")
        writer.beginArray()
        for parameter in parameters {
            writer.beginObject()
            writer.member("name", parameter.name)
            writer.member("use", parameter.use)
            writer.member("min", parameter.min)
            writer.member("max", parameter.max)
            writer.member("documentation", parameter.text)
            if !parameter.type.isEmpty { writer.member("type", parameter.type) }
            if parameter.type.isEmpty {
                // A parameter has a type or parts.
                writer.key("part")
                writer.beginArray()
                writer.beginObject()
                writer.member("name", "value")
                writer.member("use", parameter.use)
                writer.member("min", 0)
                writer.member("max", "*")
                writer.member("type", "Element")
                writer.endObject()
                writer.endArray()
            }
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.take()
    }
}
