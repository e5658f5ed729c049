internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes what all kinds of items may have: what they say, and how they are drawn.
///
/// Standard: SDC, rendering.html.
struct ItemHeadWriter {
    let texts: FormTexts

    private var document: Document { texts.document }

    /// - Parameter computed: the text that an expression gives.
    func write(_ detail: ItemDetail, computed: String? = nil, to json: inout JSONWriter) {
        let node = detail.node
        let words = ItemTextWriter(texts: texts)
        words.writePrefix(of: node, to: &json)
        words.writeText(of: node, computed: computed, to: &json)
        guard document.member(node, .extension).exists else { return }
        let short = texts.extensionText(node, KnownExtension.shortText)
        if short.exists { json.member("shortText", short, of: document) }
        let style = document.extensionString(node, KnownExtension.renderingStyle).flatMap(StyleSanitizer.sanitize)
        if let style { json.member("itemStyle", style) }
        MediaWriter(texts: texts).write(KnownExtension.itemMedia, of: node, to: &json)
        writeWidth("width", of: document.extensionValue(node, KnownExtension.width), to: &json)
        LinksWriter(texts: texts).write(of: node, to: &json)
        let collapsible = document.extensionValue(node, KnownExtension.collapsible)
        if document.isText(collapsible) { json.member("collapsible", collapsible, of: document) }
        if document.extensionBool(node, KnownExtension.optionalDisplay) ?? false {
            json.member("optionalDisplay", true)
        }
    }

    /// A width in percent or pixels; anything that is no Quantity with a number is none.
    func writeWidth(_ name: StaticString, of quantity: Node, to json: inout JSONWriter) {
        guard document.isObject(quantity),
            document.numberText(document.member(quantity, .value)) != nil
        else { return }
        json.key(name)
        json.beginObject()
        json.member("value", document.member(quantity, .value), of: document)
        for key in [Key.unit, .system, .code] {
            let member = document.member(quantity, key)
            guard document.isText(member) else { continue }
            json.key(document.name(of: key))
            json.node(member, of: document)
        }
        json.endObject()
    }

    /// The code of `itemControl`: that of FHIR's own list where there are several, else the first.
    func control(of detail: ItemDetail) -> String? {
        guard detail.controls.count > 1 else { return detail.controls.first }
        let concept = document.extensionValue(detail.node, KnownExtension.itemControl)
        for coding in document.items(document.member(concept, .coding)) {
            guard let system = document.string(coding, .system), let code = document.string(coding, .code) else {
                continue
            }
            if KnownExtension.itemControlSystems.contains(system) { return code }
        }
        return detail.controls.first
    }

    /// What kind of text a display is: `instructions`, `security`, `legal`.
    func writeCategory(_ detail: ItemDetail, to json: inout JSONWriter) {
        let concept = document.extensionValue(detail.node, KnownExtension.displayCategory)
        let code = document.member(document.first(document.member(concept, .coding)), .code)
        if document.isText(code) { json.member("category", code, of: document) }
    }
}
