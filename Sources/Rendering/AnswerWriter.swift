internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes answers of a response: FHIR's own elements, without the items that stand below them.
enum AnswerWriter {
    /// The list of answers; `.none` gives an empty list.
    static func write(_ answers: Node, of document: Document, to json: inout JSONWriter) {
        json.beginArray()
        for answer in document.items(answers) { write(answer: answer, of: document, to: &json) }
        json.endArray()
    }

    private static func write(answer: Node, of document: Document, to json: inout JSONWriter) {
        guard document.member(answer, .item).exists else {
            json.node(answer, of: document)
            return
        }
        json.beginObject()
        for member in document.children(answer) where document.key(member) != .item {
            json.key(document.name(of: document.key(member)))
            json.node(member, of: document)
        }
        json.endObject()
    }

    /// The members of an answer but for what stands below it and for our marks.
    static func writeMembers(
        ofAnswer answer: Node, without url: String, of document: Document, to json: inout JSONWriter
    ) {
        for member in document.children(answer) {
            let key = document.key(member)
            if key == .item { continue }
            if key == .extension {
                let kept = document.items(member).filter { !document.equals(document.member($0, .url), url) }
                guard !kept.isEmpty else { continue }
                json.key("extension")
                json.beginArray()
                for entry in kept { json.node(entry, of: document) }
                json.endArray()
                continue
            }
            json.key(document.name(of: key))
            json.node(member, of: document)
        }
    }
}
