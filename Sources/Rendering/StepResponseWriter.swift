internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes `stepResponse`: a QuestionnaireResponse with the current answers of a step, nested as in the form.
///
/// Above the step there is one row and one answer of each ancestor: those the step stands in.
struct StepResponseWriter {
    let state: ResponseState
    let content: StepContent

    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("resourceType", "QuestionnaireResponse")
        json.member("questionnaire", state.form.canonical)
        json.member("status", "in-progress")
        writeLevel(from: state.firstChild(of: -1), answer: nil, to: &json)
        json.endObject()
    }

    /// - Parameter answer: only items below this answer of the question above; nil = all.
    private func writeLevel(from first: Int32, answer: Int32?, to json: inout JSONWriter) {
        var isOpen = false
        var index = first
        while index >= 0 {
            let occurrence = state.occurrences[Int(index)]
            if content.occurrences[Int(index)] != .none, answer.map({ $0 == occurrence.answerIndex }) ?? true {
                if !isOpen {
                    json.key("item")
                    json.beginArray()
                    isOpen = true
                }
                writeItem(index, occurrence, to: &json)
            }
            index = occurrence.nextSibling
        }
        if isOpen { json.endArray() }
    }

    private func writeItem(_ index: Int32, _ occurrence: Occurrence, to json: inout JSONWriter) {
        json.beginObject()
        json.member("linkId", state.detail(index).linkId)
        if state.formItem(index).isGroup {
            writeLevel(from: occurrence.firstChild, answer: nil, to: &json)
        } else {
            writeAnswers(index, occurrence, to: &json)
        }
        json.endObject()
    }

    private func writeAnswers(_ index: Int32, _ occurrence: Occurrence, to json: inout JSONWriter) {
        let only = content.occurrences[Int(index)] == .shell ? answerOnTheWay(occurrence) : nil
        json.key("answer")
        json.beginArray()
        var position: Int32 = 0
        for answer in state.document.items(occurrence.answers) {
            if only.map({ $0 == position }) ?? true, state.document.valueNode(of: answer).exists {
                json.beginObject()
                AnswerWriter.writeMembers(
                    ofAnswer: answer, without: state.marks.answerOrigin, of: state.document, to: &json)
                writeLevel(from: occurrence.firstChild, answer: position, to: &json)
                json.endObject()
            }
            position += 1
        }
        json.endArray()
    }

    /// Which answer of a question above the step the step stands under.
    private func answerOnTheWay(_ occurrence: Occurrence) -> Int32 {
        var child = occurrence.firstChild
        while child >= 0 {
            if content.occurrences[Int(child)] != .none { return state.occurrences[Int(child)].answerIndex }
            child = state.occurrences[Int(child)].nextSibling
        }
        return 0
    }
}
