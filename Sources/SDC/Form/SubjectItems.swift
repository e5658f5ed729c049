internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// Questions whose answer is who the answers around it are about (`sdc-questionnaire-isSubject`): references, one for the
/// form or a group.
struct SubjectItems {
    let document: Document
    let items: ContiguousArray<FormItem>
    let details: [ItemDetail]

    /// Where a form says so of what cannot be a subject, or of two at once.
    var warnings: [Issue] {
        var found: [Issue] = []
        var surroundings: Set<Int32> = []
        for (index, detail) in details.enumerated()
        where document.extensionBool(detail.node, KnownExtension.isSubject) ?? false {
            guard items[index].type == .reference else {
                found.append(
                    Issue(
                        .warning, FormFinding(.subjectNotReference, of: detail.linkId),
                        at: document.extensionNode(detail.node, KnownExtension.isSubject)))
                continue
            }
            var around = items[index].parent
            while around >= 0, items[Int(around)].type != .group { around = items[Int(around)].parent }
            if !surroundings.insert(around).inserted {
                found.append(
                    Issue(
                        .warning, FormFinding(.subjectTwice, of: detail.linkId),
                        at: document.extensionNode(detail.node, KnownExtension.isSubject)))
            }
        }
        return found
    }
}
