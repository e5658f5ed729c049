internal import FHIRJSON
internal import FHIRModel

extension ResponseState {
    /// Says of an answered item of a finished response that its answer is the subject of what stands around it
    /// (`sdc-questionnaireresponse-isSubject`), as the form does of the question: whoever reads the response need not have
    /// the form. What the client said stays.
    func markSubject(_ index: Int32) {
        let occurrence = occurrences[Int(index)]
        guard form.items[Int(occurrence.item)].type == .reference, occurrence.answerCount > 0,
            form.document.extensionBool(form.details[Int(occurrence.item)].node, KnownExtension.isSubject) ?? false,
            !document.extensionNode(occurrence.node, KnownExtension.responseIsSubject).exists
        else { return }
        let entry = document.newObject()
        document.setMember(entry, .url, document.newString(KnownExtension.responseIsSubject))
        document.setMember(entry, .valueBoolean, document.newBool(true))
        var extensions = document.member(occurrence.node, .extension)
        if !extensions.exists {
            extensions = document.newArray()
            document.setMember(occurrence.node, .extension, extensions)
        }
        document.append(entry, to: extensions)
    }
}
