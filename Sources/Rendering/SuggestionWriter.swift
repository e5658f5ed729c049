internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes what a form works out beside a question: `suggestions`, answers that exclude no others, and `information` that
/// is shown on request.
///
/// Standard: SDC, `candidateExpression` and `contextExpression` (sdc-facts 2.3).
struct SuggestionWriter {
    let state: ResponseState
    let texts: FormTexts

    func write(for index: Int32, to json: inout JSONWriter) {
        if let candidates = state.candidates(of: index), !candidates.isEmpty {
            json.key("suggestions")
            json.beginArray()
            for candidate in candidates {
                json.beginObject()
                json.member("text", words(candidate))
                json.key("answer")
                json.beginObject()
                json.key(state.document.name(of: candidate.key))
                json.node(candidate.node, of: state.document)
                json.endObject()
                json.endObject()
            }
            json.endArray()
        }
        let information = state.information(of: index)
        guard !information.isEmpty else { return }
        json.key("information")
        json.beginArray()
        for entry in information {
            json.beginObject()
            if entry.label.exists { json.member("label", entry.label, of: texts.document) }
            json.key("texts")
            json.beginArray()
            for text in entry.texts { json.string(text) }
            json.endArray()
            json.endObject()
        }
        json.endArray()
    }

    /// What a person reads of a suggested answer.
    private func words(_ value: ResponseState.MadeValue) -> String {
        let document = state.document
        guard document.kind(value.node) == .object else {
            return document.string(value.node) ?? document.numberText(value.node)
                ?? document.bool(value.node).map { $0 ? texts.labels.yes : texts.labels.no } ?? ""
        }
        if let number = document.numberText(document.member(value.node, .value)) {
            let unit = document.string(value.node, .unit) ?? document.string(value.node, .code)
            return unit.map { "\(number) \($0)" } ?? number
        }
        return document.string(value.node, .display) ?? document.string(value.node, .code)
            ?? document.string(value.node, .reference) ?? document.string(value.node, .title) ?? ""
    }
}
