/// A language that messages are put into.
package enum MessageLanguage: Sendable, CaseIterable {
    case english, german, french, spanish, norwegian

    /// The language a person is spoken to in: the first of those wanted that there are messages in, else that of the form,
    /// else English.
    ///
    /// - Parameters:
    ///   - preferences: BCP 47 tags, best first.
    ///   - form: language of the form, nil = not known.
    package init(preferences: [String], form: String?) {
        self =
            preferences.lazy.compactMap(Self.init(tag:)).first ?? form.flatMap(Self.init(tag:)) ?? .english
    }

    /// The language of a tag such as `de-AT`; nil where there are no messages in it.
    package init?(known tag: String) { self.init(tag: tag) }

    /// The language of a tag such as `de-AT`, whatever its region.
    private init?(tag: String) {
        switch tag.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
        case "en": self = .english
        case "de": self = .german
        case "fr": self = .french
        case "es": self = .spanish
        // Bokmål is read by those who ask for Nynorsk too.
        case "nb", "nn", "no": self = .norwegian
        default: return nil
        }
    }
}
