internal import FHIRJSON
internal import FHIRModel

/// Choosing a name of a concept by language.
enum DisplayChoice {
    /// A name in one language.
    struct Name {
        let language: String
        let text: String
    }

    /// - Parameters:
    ///   - sources: where names stand, the more telling ones first.
    ///   - displayLanguages: of `display`, by source; nil = not said.
    ///   - languages: wanted, the most wanted first.
    static func display(
        _ sources: [TerminologyResource], _ displayLanguages: [String?], languages: [String]
    ) -> String? {
        for wanted in languages {
            for (source, own) in zip(sources, displayLanguages) {
                if let own, fits(own, wanted), let display = source.string(.display) { return display }
            }
            let names = sources.flatMap(names)
            if let exact = names.first(where: { $0.language.lowercased() == wanted.lowercased() }) { return exact.text }
            if let near = names.first(where: { fits($0.language, wanted) }) { return near.text }
        }
        for source in sources { if let display = source.string(.display) { return display } }
        return nil
    }

    /// Whether a text in one language will do for somebody who wants another: `de` and `de-CH`, either way.
    static func fits(_ own: String, _ wanted: String) -> Bool {
        let own = own.lowercased()
        let wanted = wanted.lowercased()
        return own == wanted || own.hasPrefix(wanted + "-") || wanted.hasPrefix(own + "-")
    }

    /// Designations with a language, and translations of the display.
    static func names(_ source: TerminologyResource) -> [Name] {
        let document = source.document
        var names: [Name] = []
        for designation in document.items(source.member(.designation)) {
            if let language = document.string(designation, .language), let text = document.string(designation, .value) {
                names.append(Name(language: language, text: text))
            }
        }
        let twin = source.member(.underscoreDisplay)
        guard twin.exists else { return names }
        for translation in document.extensionNodes(twin, KnownExtension.translation) {
            if let language = document.extensionString(translation, "lang"),
                let text = document.extensionString(translation, "content")
            {
                names.append(Name(language: language, text: text))
            }
        }
        return names
    }

    /// All displays and designations, translations too.
    static func all(_ sources: [TerminologyResource]) -> [String] {
        sources.flatMap { source in
            [source.string(.display)].compactMap { $0 }
                + designations(source).compactMap { source.document.string($0, .value) } + names(source).map(\.text)
        }
    }

    /// All designations as they are written, whatever their language.
    static func designations(_ source: TerminologyResource) -> [Node] {
        Array(source.document.items(source.member(.designation)))
    }
}
