package import FHIRJSON
package import FHIRModel
package import SDC

/// `OperationOutcome`: every refusal, and the issues of a FHIR reply.
package enum OperationOutcomeRenderer {
    /// The bytes of an OperationOutcome.
    package static func render(_ issues: [Issue], _ options: RenderOptions) -> [UInt8] {
        var json = JSONWriter(capacity: 256 + issues.count * 256)
        write(issues, marks: options.marks, to: &json)
        return options.pretty ? prettyPrinted(json.take()) : json.take()
    }

    /// Writes the resource. Without an issue it holds the information that all is well: `issue` is 1..* in every version.
    package static func write(_ issues: [Issue], marks: Marks, to json: inout JSONWriter) {
        json.beginObject()
        json.member("resourceType", "OperationOutcome")
        json.key("issue")
        json.beginArray()
        if issues.isEmpty { write(Issue(.information, .informational, "All is well."), marks: marks, to: &json) }
        for issue in issues { write(issue, marks: marks, to: &json) }
        json.endArray()
        json.endObject()
    }

    private static func write(_ issue: Issue, marks: Marks, to json: inout JSONWriter) {
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
        json.member("diagnostics", issue.text)
        if let expression = issue.expression {
            json.key("expression")
            json.beginArray()
            json.string(expression)
            json.endArray()
        }
        json.endObject()
    }
}
