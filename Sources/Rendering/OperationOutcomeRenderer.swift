package import FHIRJSON
package import FHIRModel
internal import Messages
package import SDC

/// `OperationOutcome`: every refusal, and the issues of a FHIR reply.
package enum OperationOutcomeRenderer {
    /// The bytes of an OperationOutcome.
    ///
    /// - Parameter form: the form that the issues speak of, for the languages it has; nil = none.
    package static func render(_ issues: [Issue], of form: Form? = nil, _ options: RenderOptions) -> [UInt8] {
        var json = JSONWriter(capacity: 256 + issues.count * 256)
        let texts = form.map { FormTexts(form: $0, preferences: options.language) }
        let language = texts?.messages ?? MessageLanguage(preferences: options.language, form: nil)
        write(issues, marks: options.marks, words: { texts?.words($0) ?? $0.text(in: language) }, to: &json)
        return options.pretty ? prettyPrinted(json.take()) : json.take()
    }

    /// Writes the resource, in English.
    package static func write(_ issues: [Issue], marks: Marks, to json: inout JSONWriter) {
        write(issues, marks: marks, words: \.text, to: &json)
    }

    /// Writes the resource. Without an issue it holds the information that all is well: `issue` is 1..* in every version.
    ///
    /// - Parameter words: what an issue says.
    static func write(_ issues: [Issue], marks: Marks, words: (Issue) -> String, to json: inout JSONWriter) {
        json.beginObject()
        json.member("resourceType", "OperationOutcome")
        json.key("issue")
        json.beginArray()
        if issues.isEmpty {
            write(Issue(.information, .informational, "All is well."), marks: marks, words: words, to: &json)
        }
        for issue in issues { write(issue, marks: marks, words: words, to: &json) }
        json.endArray()
        json.endObject()
    }

    private static func write(
        _ issue: Issue, marks: Marks, words: (Issue) -> String, to json: inout JSONWriter
    ) {
        json.beginObject()
        // The empty path is the whole form's; an empty string is no value in FHIR.
        if let path = issue.path, !path.isEmpty {
            json.key("extension")
            json.beginArray()
            json.beginObject()
            json.member("url", marks.issuePath)
            json.member("valueString", path)
            json.endObject()
            json.endArray()
        }
        json.member("severity", issue.severity.rawValue)
        json.member("code", issue.code.rawValue)
        json.member("diagnostics", words(issue))
        if let expression = issue.expression {
            json.key("expression")
            json.beginArray()
            json.string(expression)
            json.endArray()
        }
        json.endObject()
    }
}
