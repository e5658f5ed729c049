internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// The StructureDefinitions of our own extensions (https://hl7.org/fhir/R4/defining-extensions.html).
enum StateMarkDefinitions {
    private struct Row {
        let id: String
        let name: String
        let title: String
        let description: String
        /// Elements it may stand on.
        let contexts: [String]
        let valueType: String
        let valueDescription: String
        /// Codes it may have; empty = any value.
        let codes: [String]
    }

    private static let rows = [
        Row(
            id: "item-state", name: "ItemState", title: "State of an item in a walk",
            description:
                "Where the walk through a questionnaire stands with an item that has no answer. Only in responses"
                + " that are in progress.",
            contexts: ["QuestionnaireResponse.item"], valueType: "code",
            valueDescription: "shown = it was on a step that was returned; passed = it was submitted blank or skipped;"
                + " closed = no more rows are wanted, on the last row of a repeating group.",
            codes: ["shown", "passed", "closed"]),
        Row(
            id: "answer-origin", name: "AnswerOrigin", title: "Origin of an answer",
            description:
                "That an answer was written by the server, and how. An answer without it is the person's. Only in"
                + " responses that are in progress.",
            contexts: ["QuestionnaireResponse.item.answer"], valueType: "code",
            valueDescription: "initial = a default of the form; populated = from data about the person;"
                + " calculated = from other answers.",
            codes: ["initial", "populated", "calculated"]),
        Row(
            id: "issue-path", name: "IssuePath", title: "Path of an item in an issue",
            description:
                "Which occurrence of an item an issue is about: linkIds from the root to the item joined by '/', with"
                + " the 0-based row or answer in brackets, left out for the first.",
            contexts: ["OperationOutcome.issue"], valueType: "string",
            valueDescription: "The path, such as household[1]/name.", codes: []),
    ]

    /// Id and bytes of each definition.
    static func all(canonicalBase: String) -> [(id: String, bytes: [UInt8])] {
        rows.map { ($0.id, bytes($0, url: "\(canonicalBase)/StructureDefinition/\($0.id)")) }
    }

    private static func bytes(_ row: Row, url: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("resourceType", "StructureDefinition")
        writer.member("id", row.id)
        writer.member("url", url)
        writer.member("version", ServiceVersion.number)
        writer.member("name", row.name)
        writer.member("title", row.title)
        writer.member("status", "active")
        writer.member("date", ServiceVersion.date)
        writer.member("publisher", "Formstep")
        writer.member("description", row.description)
        writer.member("fhirVersion", "4.0.1")
        writer.member("kind", "complex-type")
        writer.member("abstract", false)
        writer.key("context")
        writer.beginArray()
        for context in row.contexts {
            writer.beginObject()
            writer.member("type", "element")
            writer.member("expression", context)
            writer.endObject()
        }
        writer.endArray()
        writer.member("type", "Extension")
        writer.member("baseDefinition", "http://hl7.org/fhir/StructureDefinition/Extension")
        writer.member("derivation", "constraint")
        writer.key("differential")
        writer.beginObject()
        writer.key("element")
        writer.beginArray()
        writeElements(row, url: url, to: &writer)
        writer.endArray()
        writer.endObject()
        writer.endObject()
        return writer.take()
    }

    private static func writeElements(_ row: Row, url: String, to writer: inout JSONWriter) {
        begin("Extension", min: 0, max: "1", to: &writer)
        writer.member("short", row.title)
        writer.member("definition", row.description)
        writer.endObject()

        begin("Extension.extension", min: 0, max: "0", to: &writer)
        writer.endObject()

        begin("Extension.url", min: 1, max: "1", to: &writer)
        writer.member("fixedUri", url)
        writer.endObject()

        begin("Extension.value[x]", min: 1, max: "1", to: &writer)
        writer.member("short", row.codes.isEmpty ? row.title : row.codes.joined(separator: " | "))
        writer.member("definition", row.valueDescription)
        writer.key("type")
        writer.beginArray()
        writer.beginObject()
        writer.member("code", row.valueType)
        writer.endObject()
        writer.endArray()
        if !row.codes.isEmpty {
            writer.key("binding")
            writer.beginObject()
            writer.member("strength", "required")
            writer.member("description", row.codes.joined(separator: " | "))
            writer.endObject()
        }
        writer.endObject()
    }

    private static func begin(_ path: String, min: Int, max: String, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", path)
        writer.member("path", path)
        writer.member("min", min)
        writer.member("max", max)
    }
}
