internal import FHIRJSON
internal import FHIRModel
package import SDC

/// The compact envelope, `application/vnd.formstep+json` (design 3.3).
package enum EnvelopeRenderer {
    /// Version of the envelope's shape; raised only by changes that break clients.
    private static let version = 1

    /// The bytes of a reply; of a refused call, with the response as it was posted in place of the one worked on.
    package static func render(_ reply: NextStepReply, _ options: RenderOptions) -> [UInt8] {
        let texts = FormTexts(form: reply.form, preferences: options.language)
        let original = reply.posted.map { ($0.document, $0.node) }
        let document = original?.0 ?? reply.state?.document
        var json = JSONWriter(capacity: (document?.source.count ?? 0) + 3072)
        json.beginObject()
        json.member("envelope", version)
        json.member("status", reply.status.rawValue)
        json.key("form")
        writeForm(texts, to: &json)
        writeStep(reply, texts, to: &json)
        json.key("progress")
        writeProgress(reply.progress, to: &json)
        writeResponse(reply, options, original, to: &json)
        json.key("issues")
        json.beginArray()
        for issue in reply.issues { write(issue, texts.words(issue), to: &json) }
        json.endArray()
        if let explanations = reply.explanations, let state = reply.state {
            json.key("explain")
            json.beginArray()
            for explanation in explanations { ExplanationWriter.write(explanation, of: state, to: &json) }
            json.endArray()
        }
        if let session = options.session {
            json.key("session")
            session.write(to: &json)
        }
        json.endObject()
        return options.pretty ? prettyPrinted(json.take()) : json.take()
    }

    private static func writeForm(_ texts: FormTexts, to json: inout JSONWriter) {
        let form = texts.form
        json.beginObject()
        json.member("url", form.url)
        if let version = form.businessVersion { json.member("version", version) }
        ItemTextWriter(texts: texts).writeTitle(to: &json)
        if let language = texts.language { json.member("language", language) }
        json.member("direction", texts.isRightToLeft ? "rtl" : "ltr")
        json.member("hash", form.hash)
        if form.entryMode != .random { json.member("entryMode", form.entryMode.rawValue) }
        LinksWriter(texts: texts).write(of: form.questionnaire, to: &json)
        json.endObject()
    }

    private static func writeStep(_ reply: NextStepReply, _ texts: FormTexts, to json: inout JSONWriter) {
        guard let step = reply.step else { return }
        if let state = reply.state {
            json.key("step")
            StepWriter(state: state, texts: texts).write(step, to: &json)
        } else if step.kind == .completion {
            json.key("step")
            json.beginObject()
            json.member("kind", step.kind.rawValue)
            StepWriter.writeCompletion(texts, to: &json)
            json.member("canGoBack", step.canGoBack)
            json.endObject()
        }
    }

    private static func writeProgress(_ progress: Progress, to json: inout JSONWriter) {
        json.beginObject()
        json.member("answered", progress.answered)
        json.member("total", progress.total)
        json.key("fraction")
        json.number(text: progress.fractionText)
        json.endObject()
    }

    private static func writeResponse(
        _ reply: NextStepReply, _ options: RenderOptions, _ original: (Document, Node)?, to json: inout JSONWriter
    ) {
        if options.omitsResponse { return }
        // What was refused goes back as it came, whatever the client prefers: nothing was set or removed.
        if let (document, node) = original {
            if node.exists { json.member("response", node, of: document) }
            return
        }
        guard reply.status != .invalid, let document = reply.state?.document else { return }
        guard options.returnMinimal else {
            if reply.response.exists { json.member("response", reply.response, of: document) }
            return
        }
        json.key("changes")
        json.beginArray()
        for change in reply.changes {
            json.beginObject()
            json.member("path", change.path)
            json.key("answers")
            AnswerWriter.write(change.answers, of: document, to: &json)
            if let state = change.state { json.member("state", state) }
            json.endObject()
        }
        json.endArray()
    }

    private static func write(_ issue: Issue, _ words: String, to json: inout JSONWriter) {
        json.beginObject()
        json.member("severity", issue.severity.rawValue)
        json.member("code", issue.code.rawValue)
        if let path = issue.path { json.member("path", path) }
        if let linkId = issue.linkId { json.member("linkId", linkId) }
        if let expression = issue.expression { json.member("expression", expression) }
        json.member("text", words)
        json.endObject()
    }
}

extension Progress {
    /// The fraction as replies write it: `0`, `0.33`, `0.5`, `1`.
    var fractionText: String {
        let clamped = min(max(hundredths, 0), 100)
        if clamped == 100 { return "1" }
        if clamped == 0 { return "0" }
        if clamped % 10 == 0 { return "0.\(clamped / 10)" }
        return clamped < 10 ? "0.0\(clamped)" : "0.\(clamped)"
    }
}
