internal import FHIRJSON

/// A CodeSystem of our own, as it is published (https://hl7.org/fhir/R4/codesystem.html).
enum CodeSystemDefinition {
    /// Writes the resource whole.
    ///
    /// - Parameters:
    ///   - more: members between the count and the concepts.
    ///   - concepts: writes the objects of the list `concept`.
    static func bytes(
        id: String, name: String, title: String, description: String, count: Int, canonicalBase: String,
        more: (inout JSONWriter) -> Void = { _ in }, concepts: (inout JSONWriter) -> Void
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("resourceType", "CodeSystem")
        writer.member("id", id)
        writer.member("url", "\(canonicalBase)/CodeSystem/\(id)")
        writer.member("version", ServiceVersion.number)
        writer.member("name", name)
        writer.member("title", title)
        writer.member("status", "active")
        writer.member("date", ServiceVersion.date)
        writer.member("publisher", "Formstep")
        writer.member("description", description)
        writer.member("caseSensitive", true)
        writer.member("content", "complete")
        writer.member("count", count)
        more(&writer)
        writer.key("concept")
        writer.beginArray()
        concepts(&writer)
        writer.endArray()
        writer.endObject()
        return writer.take()
    }
}
