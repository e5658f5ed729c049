internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes `media`: the picture, sound or film that goes with an item or an option, as an Attachment.
///
/// Standard: SDC extensions `itemMedia` and `itemAnswerMedia`.
struct MediaWriter {
    let texts: FormTexts

    private var document: Document { texts.document }

    /// Nothing where there is nothing to show, or its address is not one that may be fetched.
    func write(_ url: String, of element: Node, to json: inout JSONWriter) {
        let media = document.extensionValue(element, url)
        guard document.isObject(media) else { return }
        let address = document.member(media, .url)
        let hasAddress = document.string(address).map(SafeLink.isReference) ?? false
        let data = document.member(media, .data)
        guard hasAddress || document.isText(data) else { return }
        json.key("media")
        json.beginObject()
        if hasAddress { json.member("url", address, of: document) }
        for key in [Key.contentType, .data, .language] {
            let member = document.member(media, key)
            guard document.isText(member) else { continue }
            json.key(document.name(of: key))
            json.node(member, of: document)
        }
        let title = texts.choose(media, .title, .underscoreTitle).words
        if title.exists { json.member("title", title, of: document) }
        json.endObject()
    }
}
