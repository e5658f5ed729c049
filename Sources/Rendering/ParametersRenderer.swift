internal import FHIRJSON
internal import FHIRModel
package import SDC

/// The reply as FHIR `Parameters`, `application/fhir+json` (design 3.3).
package enum ParametersRenderer {
    /// The bytes of a reply.
    package static func render(_ reply: NextStepReply, _ options: RenderOptions) -> [UInt8] {
        let texts = FormTexts(form: reply.form, preferences: options.language)
        var json = JSONWriter(capacity: (reply.state?.document.source.count ?? 0) + 6144)
        json.beginObject()
        json.member("resourceType", "Parameters")
        json.key("parameter")
        json.beginArray()
        code("status", reply.status.rawValue, to: &json)
        if let step = reply.step { write(step, reply.state, texts, to: &json) }
        writeResponse(reply, options, to: &json)
        write(reply.progress, to: &json)
        json.beginObject()
        json.member("name", "issues")
        json.key("resource")
        OperationOutcomeRenderer.write(reply.issues, marks: options.marks, words: texts.words, to: &json)
        json.endObject()
        if let state = reply.state {
            for explanation in reply.explanations ?? [] {
                ExplanationWriter.writePart(explanation, of: state, to: &json)
            }
        }
        options.session?.writePart(to: &json)
        json.endArray()
        json.endObject()
        return options.pretty ? prettyPrinted(json.take()) : json.take()
    }

    private static func write(_ step: Step, _ state: ResponseState?, _ texts: FormTexts, to json: inout JSONWriter) {
        code("stepKind", step.kind.rawValue, to: &json)
        string("stepPath", step.path, to: &json)
        guard let state, step.kind != .completion else { return }
        if step.kind == .repeat { writeRowCounts(step, to: &json) }
        let content = StepContent(of: step, in: state)
        json.beginObject()
        json.member("name", "step")
        json.key("resource")
        var questionnaire = StepQuestionnaireWriter(
            texts: texts, content: content, state: state, step: step)
        questionnaire.write(to: &json)
        json.endObject()
        json.beginObject()
        json.member("name", "stepResponse")
        json.key("resource")
        StepResponseWriter(state: state, content: content).write(to: &json)
        json.endObject()
    }

    private static func writeRowCounts(_ step: Step, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", "rows")
        json.key("part")
        json.beginArray()
        integer("count", step.count, to: &json)
        integer("min", step.minimum, to: &json)
        if let maximum = step.maximum { integer("max", maximum, to: &json) }
        json.endArray()
        json.endObject()
    }

    private static func writeResponse(_ reply: NextStepReply, _ options: RenderOptions, to json: inout JSONWriter) {
        guard let document = reply.state?.document, !options.omitsResponse else { return }
        guard options.returnMinimal else {
            guard reply.response.exists else { return }
            json.beginObject()
            json.member("name", "response")
            json.member("resource", reply.response, of: document)
            json.endObject()
            return
        }
        for change in reply.changes {
            json.beginObject()
            json.member("name", "changes")
            json.key("part")
            json.beginArray()
            string("path", change.path, to: &json)
            if let state = change.state { code("state", state, to: &json) }
            for answer in document.items(change.answers) where document.first(answer).exists {
                json.beginObject()
                json.member("name", "answer")
                AnswerWriter.writeMembers(
                    ofAnswer: answer, without: options.marks.answerOrigin, of: document, to: &json)
                json.endObject()
            }
            json.endArray()
            json.endObject()
        }
    }

    private static func write(_ progress: Progress, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", "progress")
        json.key("part")
        json.beginArray()
        integer("answered", progress.answered, to: &json)
        integer("total", progress.total, to: &json)
        json.beginObject()
        json.member("name", "fraction")
        json.key("valueDecimal")
        json.number(text: progress.fractionText)
        json.endObject()
        json.endArray()
        json.endObject()
    }

    // MARK: Parts

    private static func code(_ name: StaticString, _ value: String, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", name)
        json.member("valueCode", value)
        json.endObject()
    }

    /// A string part; left out when empty, as FHIR has no empty strings.
    private static func string(_ name: StaticString, _ value: String, to json: inout JSONWriter) {
        guard !value.isEmpty else { return }
        json.beginObject()
        json.member("name", name)
        json.member("valueString", value)
        json.endObject()
    }

    private static func integer(_ name: StaticString, _ value: Int, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", name)
        json.member("valueInteger", value)
        json.endObject()
    }

    private static func boolean(_ name: StaticString, _ value: Bool, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", name)
        json.member("valueBoolean", value)
        json.endObject()
    }
}
