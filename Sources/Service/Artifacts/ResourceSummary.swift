internal import FHIRJSON

/// A resource as a search shows it: whole, or cut down by `_summary` (https://hl7.org/fhir/R4/search.html#summary).
enum ResourceSummary {
    /// Members of canonical resources that the standard marks as summary, and what is mandatory.
    private static let summary: Set<String> = [
        "resourceType", "id", "meta", "implicitRules", "url", "identifier", "version", "name", "title", "status",
        "experimental", "subjectType", "date", "publisher", "contact", "useContext", "jurisdiction", "effectivePeriod",
        "code", "kind", "abstract", "context", "type", "baseDefinition", "derivation", "fhirVersion", "affectsState",
        "base", "resource", "system", "instance", "description",
        // Of QuestionnaireResponse.
        "basedOn", "partOf", "questionnaire", "subject", "encounter", "authored", "author", "source",
    ]
    /// A form's description is not of its summary, that of a definition is.
    private static let notOfForms: Set<String> = ["description"]
    private static let text: Set<String> = ["resourceType", "id", "meta", "text", "status"]

    static func write(
        _ document: Document, type: String, _ kind: SearchRequest.Summary, to writer: inout JSONWriter
    ) {
        switch kind {
        case .no, .count:
            writer.node(document.root, of: document)
        case .yes:
            write(document, to: &writer) { name in
                summary.contains(name) && !(type == "Questionnaire" && notOfForms.contains(name))
            }
        case .text:
            write(document, to: &writer) { text.contains($0) }
        case .data:
            write(document, to: &writer) { $0 != "text" && $0 != "_text" }
        }
    }

    private static func write(_ document: Document, to writer: inout JSONWriter, keeping isKept: (String) -> Bool) {
        writer.beginObject()
        var hasMeta = false
        for member in document.children(document.root) {
            let name = document.name(of: document.key(member))
            // `_title` goes with `title`.
            guard isKept(name) || name.hasPrefix("_") && isKept(String(name.dropFirst())) else { continue }
            writer.key(name)
            if name == "meta" {
                hasMeta = true
                writeMeta(member, of: document, to: &writer)
            } else {
                writer.node(member, of: document)
            }
        }
        if !hasMeta {
            writer.key("meta")
            writeMeta(.none, of: document, to: &writer)
        }
        writer.endObject()
    }

    /// The meta of the resource with the tag that says that it is not whole.
    private static func writeMeta(_ meta: Node, of document: Document, to writer: inout JSONWriter) {
        writer.beginObject()
        for member in document.children(meta) where document.key(member) != .tag {
            writer.key(document.name(of: document.key(member)))
            writer.node(member, of: document)
        }
        writer.key("tag")
        writer.beginArray()
        for tag in document.items(document.member(meta, .tag)) { writer.node(tag, of: document) }
        writer.beginObject()
        writer.member("system", "http://terminology.hl7.org/CodeSystem/v3-ObservationValue")
        writer.member("code", "SUBSETTED")
        writer.endObject()
        writer.endArray()
        writer.endObject()
    }
}
