internal import FHIRJSON
internal import FHIRModel
internal import Terminology

/// How a text may be drawn besides its plain words, cleaned: whoever draws it need not clean it again.
///
/// Standard: extensions `rendering-style`, `rendering-markdown`, `rendering-xhtml`; where both kinds of markup are there,
/// XHTML goes first (SDC, rendering.html).
struct TextMarkup: Equatable {
    /// CSS declarations for the text.
    var style: String?
    var markdown: String?
    /// A fragment of XHTML.
    var xhtml: String?

    init(style: String? = nil, markdown: String? = nil, xhtml: String? = nil) {
        self.style = style
        self.markdown = markdown
        self.xhtml = xhtml
    }

    /// - Parameter isTranslated: the words shown are not those the markup says.
    init(cleaning markup: Concept.Markup, isTranslated: Bool) {
        style = markup.style.flatMap(StyleSanitizer.sanitize)
        guard !isTranslated else { return }
        markdown = markup.markdown.flatMap(MarkdownSanitizer.sanitize)
        xhtml = markup.xhtml.flatMap { XHTMLSanitizer.sanitize($0) }
    }

    var isEmpty: Bool { style == nil && markdown == nil && xhtml == nil }

    /// Writes the members `markdown`, `xhtml`, `style` into the open object.
    func writeMembers(to json: inout JSONWriter) {
        if let markdown { json.member("markdown", markdown) }
        if let xhtml { json.member("xhtml", xhtml) }
        if let style { json.member("style", style) }
    }

    /// Writes a member that holds them; nothing where there are none.
    func write(_ name: StaticString, to json: inout JSONWriter) {
        guard !isEmpty else { return }
        json.key(name)
        json.beginObject()
        writeMembers(to: &json)
        json.endObject()
    }

    /// Writes a `_…` member with FHIR's extensions; nothing where there is no markup.
    func writeCompanion(_ name: StaticString, to json: inout JSONWriter) {
        guard !isEmpty else { return }
        json.key(name)
        json.beginObject()
        json.key("extension")
        json.beginArray()
        writeExtensions(to: &json)
        json.endArray()
        json.endObject()
    }

    /// Writes FHIR's extensions into the open array.
    func writeExtensions(to json: inout JSONWriter) {
        let entries: [(url: String, name: StaticString, value: String?)] = [
            (KnownExtension.renderingStyle, "valueString", style),
            (KnownExtension.renderingMarkdown, "valueMarkdown", markdown),
            (KnownExtension.renderingXhtml, "valueString", xhtml),
        ]
        for entry in entries {
            guard let value = entry.value else { continue }
            json.beginObject()
            json.member("url", entry.url)
            json.member(entry.name, value)
            json.endObject()
        }
    }
}
