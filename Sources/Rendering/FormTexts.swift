internal import Decimals
package import FHIRJSON
internal import FHIRModel
internal import Messages
package import SDC
internal import Terminology

/// A form's texts in the language chosen for one reply; looked up only where one is written.
///
/// Standard: extension `translation` on `_text`, `_title`, `_display` …; `designation` in value sets.
package final class FormTexts {
    let form: Form
    let document: Document
    /// Languages wanted more than the form's own; empty = the form's own texts are right.
    private let wanted: [LanguageRange]
    /// The language the reply is mostly in; nil = unknown.
    let language: String?
    let labels: Labels
    /// The language of our own messages: the one wanted most, whatever the form is written in.
    let messages: MessageLanguage

    /// More wishes than this are not looked at.
    private static let maximumPreferences = 16
    /// Items looked at to find out which language a form offers.
    private static let maximumProbes = 500

    package init(form: Form, preferences: [String]) {
        self.form = form
        document = form.document
        var wanted: [LanguageRange] = []
        for preference in preferences.prefix(Self.maximumPreferences) {
            let range = LanguageRange(preference)
            guard let base = form.language, let rank = range.rank(base) else {
                wanted.append(range)
                continue
            }
            if let better = range.better(than: rank) { wanted.append(better) }
            break
        }
        self.wanted = wanted
        language = wanted.isEmpty ? form.language : Self.offered(by: form, wanted: wanted) ?? form.language
        labels = Labels.labels(for: language)
        messages = MessageLanguage(preferences: preferences, form: form.language)
    }

    /// Whether the language is written from right to left.
    var isRightToLeft: Bool {
        guard let language else { return false }
        let parts = language.lowercased().split(separator: "-")
        if parts.dropFirst().contains(where: { ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"].contains($0) }) {
            return true
        }
        if parts.dropFirst().contains(where: { $0.count == 4 }) { return false }
        let languages = ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ps", "sd", "ug", "ur", "yi"]
        return languages.contains { parts.first == $0[...] }
    }

    // MARK: Choosing

    private static func rank(_ tag: String, in wanted: [LanguageRange]) -> Int? {
        for (position, range) in wanted.enumerated() {
            if let rank = range.rank(tag) { return position * 64 + rank }
        }
        return nil
    }

    /// The best language that title or items are translated into.
    private static func offered(by form: Form, wanted: [LanguageRange]) -> String? {
        let document = form.document
        var best: (tag: String, rank: Int)?
        func look(_ shadow: Node) {
            guard shadow.exists else { return }
            for entry in document.extensionNodes(shadow, KnownExtension.translation) {
                guard let tag = document.extensionString(entry, "lang"), let rank = rank(tag, in: wanted),
                    best.map({ rank < $0.rank }) ?? true
                else { continue }
                best = (tag, rank)
            }
        }
        look(document.member(form.questionnaire, .underscoreTitle))
        for detail in form.details.prefix(maximumProbes) {
            if best?.rank == 0 { break }
            look(document.member(detail.node, .underscoreText))
        }
        return best?.tag
    }

    /// The translation that the `_…` member of a string carries in a wanted language; `.none` = none, or the text's own
    /// language serves better.
    func translation(_ shadow: Node) -> Node { bestTranslation(shadow)?.content ?? .none }

    private func bestTranslation(_ shadow: Node) -> (content: Node, tag: String)? {
        guard !wanted.isEmpty, shadow.exists else { return nil }
        var best: (content: Node, tag: String)?
        var bestRank = Int.max
        // A single text may be in another language than the form.
        if let own = document.extensionString(shadow, KnownExtension.language), let rank = Self.rank(own, in: wanted) {
            bestRank = rank
        }
        for entry in document.extensionNodes(shadow, KnownExtension.translation) {
            guard let tag = document.extensionString(entry, "lang"), let rank = Self.rank(tag, in: wanted),
                rank < bestRank
            else { continue }
            let content = document.extensionValue(entry, "content")
            guard document.isText(content) else { continue }
            best = (content, tag)
            bestRank = rank
        }
        return best
    }

    /// The name of a code in a wanted language.
    func designation(_ designations: [Concept.Designation]) -> String? {
        guard !wanted.isEmpty, !designations.isEmpty else { return nil }
        var best: (text: String, rank: Int)?
        for designation in designations {
            guard let rank = Self.rank(designation.language, in: wanted), best.map({ rank < $0.rank }) ?? true else {
                continue
            }
            best = (designation.value, rank)
        }
        return best?.text
    }

    // MARK: Texts

    /// A string member in the chosen language, else as it is; `.none` where there is none.
    package func text(_ element: Node, _ key: Key, _ shadow: Key) -> Node { choose(element, key, shadow).words }

    /// One text as it is shown.
    struct Choice {
        /// A string, or `.none`.
        var words: Node
        /// The `_…` member beside the form's own words.
        var shadow: Node
        var isTranslated = false
        /// The language of the words; nil = unknown.
        var language: String?
    }

    func choose(_ element: Node, _ key: Key, _ shadow: Key) -> Choice {
        let shadow = document.member(element, shadow)
        if let best = bestTranslation(shadow) {
            return Choice(words: best.content, shadow: shadow, isTranslated: true, language: best.tag)
        }
        let text = document.member(element, key)
        let own = shadow.exists ? document.extensionString(shadow, KnownExtension.language) : nil
        return Choice(
            words: document.isText(text) ? text : .none, shadow: shadow, language: own ?? form.language)
    }

    /// The text of a string or markdown extension, in the chosen language.
    func extensionText(_ element: Node, _ url: String) -> Node {
        valueText(document.extensionNode(element, url))
    }

    /// The text that an extension has as its value, in the chosen language.
    func valueText(_ entry: Node) -> Node {
        guard entry.exists else { return .none }
        let translated = translationOfValue(entry)
        if translated.exists { return translated }
        let value = document.valueNode(of: entry)
        return document.isText(value) ? value : .none
    }

    func translationOfValue(_ entry: Node) -> Node {
        guard !wanted.isEmpty else { return .none }
        let translated = translation(document.member(entry, .underscoreValueString))
        if translated.exists { return translated }
        return translation(document.member(entry, named: "_valueMarkdown"))
    }

    /// What an issue says: our messages in the reader's language, the author's in the best one the form has it in.
    func words(_ issue: Issue) -> String {
        if case .written(let text, let entry) = issue.wording {
            return wanted.isEmpty ? text : document.string(valueText(entry)) ?? text
        }
        guard case .authored = issue.wording, !wanted.isEmpty,
            let item = issue.linkId.flatMap({ form.itemByLinkId[$0] })
        else { return issue.text(in: messages) }
        let node = form.details[Int(item)].node
        let found = KnownExtension.validationTexts.lazy.map { self.extensionText(node, $0) }.first { $0.exists }
        return found.flatMap { document.string($0) } ?? issue.text(in: messages)
    }

    /// The form's title in the chosen language.
    var title: Node { text(form.questionnaire, .title, .underscoreTitle) }

    // MARK: Markup

    /// What was cleaned already: rows of a page have the same texts.
    private var cleaned: [Node: TextMarkup] = [:]

    /// The markup beside a text, cleaned.
    ///
    /// - Parameters:
    ///   - shadow: the `_…` member of the text.
    ///   - isTranslated: the words shown are not the form's own. Markup in the form's own language would then say it twice
    ///     in two languages, so only what is translated itself is taken.
    ///   - isInline: the text is no more than a line.
    func markup(of shadow: Node, isTranslated: Bool, isInline: Bool = false) -> TextMarkup {
        guard shadow.exists, document.member(shadow, .extension).exists else { return TextMarkup() }
        if let known = cleaned[shadow] { return known }
        var markup = TextMarkup()
        markup.style = document.extensionString(shadow, KnownExtension.renderingStyle).flatMap(StyleSanitizer.sanitize)
        markup.markdown = markupText(shadow, KnownExtension.renderingMarkdown, isTranslated)
            .flatMap(MarkdownSanitizer.sanitize)
        markup.xhtml = markupText(shadow, KnownExtension.renderingXhtml, isTranslated)
            .flatMap { XHTMLSanitizer.sanitize($0, isInline: isInline, picture: picture) }
        cleaned[shadow] = markup
        return markup
    }

    /// Bytes that pictures may still add to this reply: a short text can name a large one, and often.
    private var pictureBudget = 1 << 20
    /// What looking for one costs of it.
    private static let costOfLooking = 256

    /// A picture that the form contains, by its id, as a `data:` address.
    ///
    /// Standard: FHIR R4, narrative.html#id: an `img` may name a contained Binary.
    private func picture(_ id: String) -> [UInt8]? {
        guard pictureBudget >= Self.costOfLooking else { return nil }
        pictureBudget -= Self.costOfLooking
        for resource in document.items(document.member(form.questionnaire, .contained)).prefix(Self.maximumProbes)
        where document.equals(document.member(resource, .id), id) {
            guard document.equals(document.member(resource, .resourceType), "Binary"),
                let type = document.string(resource, .contentType), let data = document.string(resource, .data),
                data.utf8.count <= pictureBudget
            else { return nil }
            pictureBudget -= data.utf8.count
            return Array("data:\(type);base64,\(data)".utf8)
        }
        return nil
    }

    private func markupText(_ shadow: Node, _ url: String, _ isTranslated: Bool) -> String? {
        let entry = document.extensionNode(shadow, url)
        guard entry.exists else { return nil }
        let words = isTranslated ? translationOfValue(entry) : valueText(entry)
        if words.exists || isTranslated { return document.string(words) }
        return document.string(document.member(entry, named: "valueBase64Binary"))
    }
}

extension Document {
    /// Whether a node is a string, so that it may stand where a text is promised.
    func isText(_ node: Node) -> Bool { node.exists && kind(node) == .string }

    /// Whether a node is a number above 0.
    func isPositive(_ node: Node) -> Bool {
        guard node.exists, kind(node) == .number, let number = ExactDecimal(utf8: rawBytes(node)) else { return false }
        return number > .zero
    }

    /// Whether a node is an object, so that it may stand where a type with members is promised.
    func isObject(_ node: Node) -> Bool { node.exists && kind(node) == .object }
}
