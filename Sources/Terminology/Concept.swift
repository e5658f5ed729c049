/// One code of an expanded value set, with the names it has in several languages.
package struct Concept: Sendable, Equatable {
    package var system: String?
    package var version: String?
    package var code: String
    package var display: String?
    package var designations: [Designation]
    /// A label to show before the display (`valueset-label`), e.g. `a)`.
    package var label: String?
    /// Score of the concept (`itemWeight`, formerly `ordinalValue`), the digits as written.
    package var weight: String?
    /// Choosing it forbids every other answer (`questionnaire-optionExclusive` on the concept).
    package var isExclusive: Bool
    /// Markup of the display, as the definition has it: whoever shows it cleans it.
    package var markup: Markup?

    /// The extensions `rendering-style`, `rendering-markdown` and `rendering-xhtml` of a display.
    package struct Markup: Sendable, Equatable {
        package let style: String?
        package let markdown: String?
        package let xhtml: String?

        package init(style: String?, markdown: String?, xhtml: String?) {
            self.style = style
            self.markdown = markdown
            self.xhtml = xhtml
        }
    }

    /// A name of a concept in one language (`designation`, or the `translation` extension on `display`).
    package struct Designation: Sendable, Equatable {
        package let language: String
        package let value: String

        package init(language: String, value: String) {
            self.language = language
            self.value = value
        }
    }

    package init(
        system: String?, version: String? = nil, code: String, display: String?, designations: [Designation] = [],
        label: String? = nil, weight: String? = nil, isExclusive: Bool = false, markup: Markup? = nil
    ) {
        self.system = system
        self.version = version
        self.code = code
        self.display = display
        self.designations = designations
        self.label = label
        self.weight = weight
        self.isExclusive = isExclusive
        self.markup = markup
    }
}

/// The codes of a value set, and what kept it from being whole.
package struct Expansion: Sendable {
    package var concepts: [Concept]
    /// Plain words, one for each part that could not be worked out; empty = the list is complete.
    package var problems: [String]
    package var isComplete: Bool { problems.isEmpty }
}
