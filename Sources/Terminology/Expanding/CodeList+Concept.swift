internal import FHIRJSON
internal import FHIRModel

extension CodeList {
    /// A code with all its names and what forms want to know of it, each taken where it is said first.
    package func concept(_ index: Int) -> Concept {
        let sources = sources(index)
        var concept = Concept(
            system: system(index), version: entries[index].own.exists ? pinnedVersion(index) : nil, code: code(index),
            display: nil)
        for source in sources {
            let document = source.document
            concept.display = concept.display ?? source.string(.display)
            concept.designations += DisplayChoice.names(source).map {
                Concept.Designation(language: $0.language, value: $0.text)
            }
            if document.member(source.node, .extension).exists {
                concept.label = concept.label ?? document.extensionString(source.node, KnownExtension.valueSetLabel)
                if document.extensionBool(source.node, KnownExtension.optionExclusive) == true {
                    concept.isExclusive = true
                }
            }
            concept.weight = concept.weight ?? ConceptWeight.text(of: source.node, in: document)
            concept.markup = concept.markup ?? Self.markup(source)
        }
        return concept
    }

    /// The score of a code; nil = it has none.
    package func weight(_ index: Int) -> String? {
        for source in sources(index) {
            if let weight = ConceptWeight.text(of: source.node, in: source.document) { return weight }
        }
        return nil
    }

    private static func markup(_ source: TerminologyResource) -> Concept.Markup? {
        let document = source.document
        let twin = source.member(.underscoreDisplay)
        guard twin.exists, document.member(twin, .extension).exists else { return nil }
        let style = document.extensionString(twin, KnownExtension.renderingStyle)
        let markdown = document.extensionString(twin, KnownExtension.renderingMarkdown)
        let xhtml = document.extensionString(twin, KnownExtension.renderingXhtml)
        guard style != nil || markdown != nil || xhtml != nil else { return nil }
        return Concept.Markup(style: style, markdown: markdown, xhtml: xhtml)
    }
}

extension CodeSystemView {
    /// The score of a concept (`itemWeight`); nil = it has none.
    package func weight(_ index: Int) -> String? {
        for source in sources(index) {
            if let weight = ConceptWeight.text(of: source.node, in: source.document) { return weight }
        }
        return nil
    }
}
