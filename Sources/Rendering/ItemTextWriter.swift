internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes what an item says: `prefix`, `text`, and the ways to draw them.
///
/// Every text of an item in the compact shape goes through here.
struct ItemTextWriter {
    let texts: FormTexts

    private var document: Document { texts.document }

    /// `text` with `markdown`, `xhtml`, `style`; and `language` where the words are in another than the reply's.
    ///
    /// - Parameter computed: the words that an expression gives, in place of the form's own and of their markup.
    func writeText(
        of element: Node, computed: String? = nil, evenIfEmpty: Bool = true, to json: inout JSONWriter
    ) {
        if let computed {
            json.member("text", computed)
            return
        }
        let choice = texts.choose(element, .text, .underscoreText)
        if choice.words.exists {
            json.member("text", choice.words, of: document)
        } else if evenIfEmpty {
            json.member("text", "")
        }
        texts.markup(of: choice.shadow, isTranslated: choice.isTranslated).writeMembers(to: &json)
        if choice.words.exists, let own = choice.language, let usual = texts.language,
            own.lowercased() != usual.lowercased()
        {
            json.member("language", own)
        }
    }

    /// `prefix` with `prefixMarkup`.
    func writePrefix(of element: Node, to json: inout JSONWriter) {
        let choice = texts.choose(element, .prefix, .underscorePrefix)
        if choice.words.exists { json.member("prefix", choice.words, of: document) }
        texts.markup(of: choice.shadow, isTranslated: choice.isTranslated, isInline: true)
            .write("prefixMarkup", to: &json)
    }

    /// `title` of the form with `titleMarkup`.
    func writeTitle(to json: inout JSONWriter) {
        let choice = texts.choose(texts.form.questionnaire, .title, .underscoreTitle)
        if choice.words.exists { json.member("title", choice.words, of: document) }
        texts.markup(of: choice.shadow, isTranslated: choice.isTranslated, isInline: true)
            .write("titleMarkup", to: &json)
    }
}
