internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes `links`: pages with more to read about an item or the form.
///
/// Standard: extensions `questionnaire-supportHyperlink` (with a label) and the older `questionnaire-supportLink`.
struct LinksWriter {
    let texts: FormTexts

    private var document: Document { texts.document }

    func write(of element: Node, to json: inout JSONWriter) {
        var links: [(url: Node, label: Node)] = document.extensionNodes(element, KnownExtension.supportLink).map {
            (document.valueNode(of: $0), .none)
        }
        links += document.extensionNodes(element, KnownExtension.supportHyperlink).map {
            (document.extensionValue($0, "link"), texts.extensionText($0, "label"))
        }
        links.removeAll { !(document.string($0.url).map(SafeLink.isReference) ?? false) }
        guard !links.isEmpty else { return }
        json.key("links")
        json.beginArray()
        for link in links {
            json.beginObject()
            if link.label.exists { json.member("text", link.label, of: document) }
            json.member("url", link.url, of: document)
            json.endObject()
        }
        json.endArray()
    }
}
