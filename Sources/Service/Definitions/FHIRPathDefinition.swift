/// The OperationDefinition of `$fhirpath` (https://hl7.org/fhir/R4/operationdefinition.html).
enum FHIRPathDefinition {
    private typealias Parameter = OperationDefinition.Parameter

    /// A part of any name, or several.
    private static func any(_ use: StaticString, _ type: String, _ text: String) -> Parameter {
        Parameter(name: "value", use: use, min: 0, max: "*", type: type, text: text)
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
            name: "variables", use: "in", min: 0, max: "*", type: "",
            text: "A part for each variable of the environment: its name, and its value or resource.",
            parts: [any("in", "Element", "Of any name: the variable.")]),
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

    static let definition = OperationDefinition(
        id: "fhirpath", code: "fhirpath", name: "FHIRPath", title: "Evaluate FHIRPath",
        description: "Evaluates a FHIRPath expression on a resource, as the public FHIRPath Lab asks for it.",
        resource: nil, parameters: parameters)
}
