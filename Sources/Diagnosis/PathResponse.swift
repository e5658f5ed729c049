internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes a response that holds some answers, each where the form has its item.
struct PathResponse {
    let form: Form

    /// The parts of answers that a value is made of.
    typealias Values = [DecidingAnswers.Value]

    func response(_ answers: [Int32: Values], in document: Document) -> Node {
        let response = document.newObject()
        document.setMember(response, .resourceType, document.newString("QuestionnaireResponse"))
        if !form.canonical.isEmpty {
            document.setMember(response, .questionnaire, document.newString(form.canonical))
        }
        document.setMember(response, .status, document.newString("in-progress"))
        // What holds an answer somewhere below it.
        var needed: Set<Int32> = []
        for item in answers.keys {
            var node = item
            while node >= 0, needed.insert(node).inserted { node = form.items[Int(node)].parent }
        }
        write(form.firstRoot, into: response, answers, needed, document)
        return response
    }

    private func write(
        _ first: Int32, into parent: Node, _ answers: [Int32: Values], _ needed: Set<Int32>, _ document: Document
    ) {
        let list = document.newArray()
        var item = first
        while item >= 0 {
            let entry = form.items[Int(item)]
            if needed.contains(item) {
                let element = document.newObject()
                document.setMember(element, .linkId, document.newString(form.details[Int(item)].linkId))
                if entry.type == .group {
                    write(entry.firstChild, into: element, answers, needed, document)
                } else if let values = answers[item], !values.isEmpty {
                    let answerList = document.newArray()
                    for value in values {
                        let answer = document.newObject()
                        document.setMember(answer, value.key, value.make(in: document, from: form.document))
                        if entry.firstChild >= 0 { write(entry.firstChild, into: answer, answers, needed, document) }
                        document.append(answer, to: answerList)
                    }
                    document.setMember(element, .answer, answerList)
                }
                document.append(element, to: list)
            }
            item = entry.nextSibling
        }
        if document.first(list).exists { document.setMember(parent, .item, list) }
    }
}
