internal import FHIRJSON

/// One of our operations, as the resource that defines it (https://hl7.org/fhir/R4/operationdefinition.html).
struct OperationDefinition: Sendable {
    /// A parameter, or a part of one.
    struct Parameter: Sendable {
        let name: String
        let use: StaticString
        let min: Int
        let max: StaticString
        /// Empty where the parameter is its parts.
        let type: String
        let text: String
        var parts: [Parameter] = []
    }

    let id: String
    let code: String
    let name: String
    let title: String
    let description: String
    /// The type it is an operation of; nil = of the system.
    let resource: String?
    let parameters: [Parameter]

    func url(canonicalBase: String) -> String { "\(canonicalBase)/OperationDefinition/\(id)" }

    func bytes(canonicalBase: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("resourceType", "OperationDefinition")
        writer.member("id", id)
        writer.member("url", url(canonicalBase: canonicalBase))
        writer.member("version", ServiceVersion.number)
        writer.member("name", name)
        writer.member("title", title)
        writer.member("status", "active")
        writer.member("kind", "operation")
        writer.member("date", ServiceVersion.date)
        writer.member("publisher", "Formstep")
        writer.member("description", description)
        writer.member("affectsState", false)
        writer.member("code", code)
        if let resource {
            writer.key("resource")
            writer.beginArray()
            writer.string(resource)
            writer.endArray()
        }
        writer.member("system", resource == nil)
        writer.member("type", resource != nil)
        writer.member("instance", resource != nil)
        writer.key("parameter")
        Self.write(parameters, to: &writer)
        writer.endObject()
        return writer.take()
    }

    private static func write(_ parameters: [Parameter], to writer: inout JSONWriter) {
        writer.beginArray()
        for parameter in parameters {
            writer.beginObject()
            writer.member("name", parameter.name)
            writer.member("use", parameter.use)
            writer.member("min", parameter.min)
            writer.member("max", parameter.max)
            writer.member("documentation", parameter.text)
            if !parameter.type.isEmpty { writer.member("type", parameter.type) }
            if !parameter.parts.isEmpty {
                writer.key("part")
                write(parameter.parts, to: &writer)
            }
            writer.endObject()
        }
        writer.endArray()
    }
}
