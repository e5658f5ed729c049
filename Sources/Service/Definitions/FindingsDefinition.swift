internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// The CodeSystem of what a diagnosis of a form may find, in all languages (https://hl7.org/fhir/R4/codesystem.html).
enum FindingsDefinition {
    static let id = "form-findings"

    static func bytes(canonicalBase: String) -> [UInt8] {
        CodeSystemDefinition.bytes(
            id: id, name: "FormFindings", title: "Findings about forms",
            description: "What Questionnaire/$validate and formstep lint may find in a form.",
            count: FormFault.allCases.count, canonicalBase: canonicalBase,
            more: { writer in
                writer.key("property")
                writer.beginArray()
                writer.beginObject()
                writer.member("code", "severity")
                writer.member("description", "How bad it is: error = the form cannot work as it is written.")
                writer.member("type", "code")
                writer.endObject()
                writer.endArray()
            },
            concepts: { writer in for fault in FormFault.allCases { write(fault, &writer) } })
    }

    private static func write(_ fault: FormFault, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("code", fault.rawValue)
        writer.member("display", words(fault, .english))
        writer.key("designation")
        writer.beginArray()
        for (language, tag) in [
            (.german, "de"), (.french, "fr"), (.spanish, "es"), (.norwegian, "nb"),
        ] as [(MessageLanguage, String)] {
            writer.beginObject()
            writer.member("language", tag)
            writer.member("value", words(fault, language))
            writer.endObject()
        }
        writer.endArray()
        writer.key("property")
        writer.beginArray()
        writer.beginObject()
        writer.member("code", "severity")
        writer.member("valueCode", fault.gravity.rawValue)
        writer.endObject()
        writer.endArray()
        writer.endObject()
    }

    /// The words, with dots for what differs between forms.
    private static func words(_ fault: FormFault, _ language: MessageLanguage) -> String {
        FormFinding(fault, of: nil, ["…", "…", "…"]).text(in: language)
    }
}
