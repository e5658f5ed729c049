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
        write(
            issues, marks: options.marks, words: { texts?.words($0) ?? $0.text(in: language) }, language: language,
            to: &json)
        return options.pretty ? prettyPrinted(json.take()) : json.take()
    }

    /// Writes the resource as a part of something larger, in the languages that are wanted.
    package static func write(_ issues: [Issue], of form: Form, _ options: RenderOptions, to json: inout JSONWriter) {
        let texts = FormTexts(form: form, preferences: options.language)
        write(issues, marks: options.marks, words: texts.words, language: texts.messages, to: &json)
    }

    /// Writes the resource, in English.
    package static func write(_ issues: [Issue], marks: Marks, to json: inout JSONWriter) {
        write(issues, marks: marks, words: \.text, language: .english, to: &json)
    }

    /// Writes the resource. Without an issue it holds the information that all is well: `issue` is 1..* in every version.
    ///
    /// - Parameter words: what an issue says.
    /// - Parameter language: of our own words beside those of the form's author.
    static func write(
        _ issues: [Issue], marks: Marks, words: (Issue) -> String, language: MessageLanguage = .english,
        to json: inout JSONWriter
    ) {
        json.beginObject()
        json.member("resourceType", "OperationOutcome")
        json.key("issue")
        json.beginArray()
        if issues.isEmpty {
            write(Issue(.information, .informational, "All is well."), marks, words, language, to: &json)
        }
        for issue in issues { write(issue, marks, words, language, to: &json) }
        json.endArray()
        json.endObject()
    }

    private static func write(
        _ issue: Issue, _ marks: Marks, _ words: (Issue) -> String, _ language: MessageLanguage,
        to json: inout JSONWriter
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
        if let kind = issue.kind {
            let text = words(issue)
            write(kind.rawValue, of: kind.isOwn ? marks.errorSystem : ErrorCode.formsLab, text, to: &json)
            json.member("diagnostics", diagnostics(issue, text, language))
        } else if let (finding, _) = issue.finding {
            let text = words(issue)
            write(finding.fault.rawValue, of: marks.findingSystem, text, to: &json)
            json.member("diagnostics", text)
        } else {
            json.member("diagnostics", words(issue))
        }
        if issue.kind != nil || issue.finding != nil, let linkId = issue.linkId {
            // Other validators of forms say it there, and clients look for it.
            json.key("location")
            json.beginArray()
            json.string("linkId='\(linkId)'")
            json.endArray()
        }
        if let expression = issue.expression {
            json.key("expression")
            json.beginArray()
            json.string(expression)
            if let holder = issue.holder { json.string(holder) }
            json.endArray()
        }
        json.endObject()
    }

    /// `details`: the kind of fault for programs, the words for people.
    private static func write(_ code: String, of system: String, _ text: String, to json: inout JSONWriter) {
        json.key("details")
        json.beginObject()
        json.key("coding")
        json.beginArray()
        json.beginObject()
        json.member("system", system)
        json.member("code", code)
        json.endObject()
        json.endArray()
        json.member("text", text)
        json.endObject()
    }

    /// The linkId, our own words, and what was given where that was asked for.
    private static func diagnostics(_ issue: Issue, _ text: String, _ language: MessageLanguage) -> String {
        var own = text
        switch issue.wording {
        // Such words name the item themselves.
        case .plain: return text
        case .authored(_, of: let message): own = message.text(in: language)
        case .written, .message, .finding: break
        }
        if let linkId = issue.linkId { own = "'\(linkId)': " + own }
        if let given = issue.given { own += " [" + given + "]" }
        return own
    }
}
