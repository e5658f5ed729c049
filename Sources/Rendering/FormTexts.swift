internal import FHIRJSON
internal import FHIRModel
internal import SDC
internal import Terminology

/// A form's texts in the language chosen for one reply; looked up only where one is written.
///
/// Standard: extension `translation` on `_text`, `_title`, `_display` …; `designation` in value sets.
final class FormTexts {
    let form: Form
    let document: Document
    /// Languages wanted more than the form's own; empty = the form's own texts are right.
    private let wanted: [LanguageRange]
    /// The language the reply is mostly in; nil = unknown.
    let language: String?
    let labels: Labels

    /// More wishes than this are not looked at.
    private static let maximumPreferences = 16
    /// Items looked at to find out which language a form offers.
    private static let maximumProbes = 500

    init(form: Form, preferences: [String]) {
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

    /// The translation that the `_…` member of a string carries in a wanted language; `.none` = none.
    func translation(_ shadow: Node) -> Node {
        guard !wanted.isEmpty, shadow.exists else { return .none }
        var best = Node.none
        var bestRank = Int.max
        for entry in document.extensionNodes(shadow, KnownExtension.translation) {
            guard let tag = document.extensionString(entry, "lang"), let rank = Self.rank(tag, in: wanted),
                rank < bestRank
            else { continue }
            let content = document.extensionValue(entry, "content")
            guard document.isText(content) else { continue }
            best = content
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
    func text(_ element: Node, _ key: Key, _ shadow: Key) -> Node {
        let translated = wanted.isEmpty ? Node.none : translation(document.member(element, shadow))
        if translated.exists { return translated }
        let text = document.member(element, key)
        return document.isText(text) ? text : .none
    }

    /// The text of a string or markdown extension, in the chosen language.
    func extensionText(_ element: Node, _ url: String) -> Node {
        extensionText(document.extensionNode(element, url))
    }

    private func extensionText(_ entry: Node) -> Node {
        guard entry.exists else { return .none }
        let translated = translationOfValue(entry)
        if translated.exists { return translated }
        let value = document.valueNode(of: entry)
        return document.isText(value) ? value : .none
    }

    private func translationOfValue(_ entry: Node) -> Node {
        guard !wanted.isEmpty else { return .none }
        let translated = translation(document.member(entry, .underscoreValueString))
        if translated.exists { return translated }
        return translation(document.member(entry, named: "_valueMarkdown"))
    }

    /// Writes `text`, and `markdown` and `xhtml` where the form has them in the language of the text. The markup is the
    /// author's: whoever draws it cleans it.
    func writeText(of element: Node, evenIfEmpty: Bool = true, to json: inout JSONWriter) {
        let text = text(element, .text, .underscoreText)
        if text.exists {
            json.member("text", text, of: document)
        } else if evenIfEmpty {
            json.member("text", "")
        }
        let shadow = document.member(element, .underscoreText)
        guard shadow.exists else { return }
        let isTranslated = text != document.member(element, .text)
        writeMarkup("markdown", KnownExtension.renderingMarkdown, shadow, isTranslated, to: &json)
        writeMarkup("xhtml", KnownExtension.renderingXhtml, shadow, isTranslated, to: &json)
    }

    private func writeMarkup(
        _ name: StaticString, _ url: String, _ shadow: Node, _ isTranslated: Bool, to json: inout JSONWriter
    ) {
        let entry = document.extensionNode(shadow, url)
        guard entry.exists else { return }
        // Beside a translated text, markup in the form's own language would say it twice in two languages.
        let markup = isTranslated ? translationOfValue(entry) : extensionText(entry)
        if markup.exists { json.member(name, markup, of: document) }
    }

    func writePrefix(of element: Node, to json: inout JSONWriter) {
        let prefix = text(element, .prefix, .underscorePrefix)
        if prefix.exists { json.member("prefix", prefix, of: document) }
    }

    /// The form's title in the chosen language.
    var title: Node { text(form.questionnaire, .title, .underscoreTitle) }
}

extension Document {
    /// Whether a node is a string, so that it may stand where a text is promised.
    func isText(_ node: Node) -> Bool { node.exists && kind(node) == .string }
}
