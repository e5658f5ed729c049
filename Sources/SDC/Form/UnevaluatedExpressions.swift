internal import FHIRJSON
internal import FHIRModel

/// Expressions that a form carries and that are not evaluated yet: one warning for each kind, with the items that have it.
///
/// A form walked without its expressions is walked wrongly; whoever tries it out is to be told, not left to find out.
struct UnevaluatedExpressions {
    private var kinds: [(name: String, linkIds: [String])] = []
    /// More items than these are counted, not named.
    private static let maximumNamed = 8

    private static let extensions: [(url: String, name: String)] = [
        (KnownExtension.enableWhenExpression, "enableWhenExpression (the item is shown always)"),
        (KnownExtension.calculatedExpression, "calculatedExpression"),
        (KnownExtension.initialExpression, "initialExpression"),
        (KnownExtension.answerExpression, "answerExpression"),
        (KnownExtension.candidateExpression, "candidateExpression"),
        (KnownExtension.sdcPrefix + "sdc-questionnaire-answerOptionsToggleExpression", "answerOptionsToggleExpression"),
        (KnownExtension.sdcPrefix + "sdc-questionnaire-itemPopulationContext", "itemPopulationContext"),
        ("http://hl7.org/fhir/StructureDefinition/targetConstraint", "targetConstraint"),
        ("http://hl7.org/fhir/StructureDefinition/questionnaire-constraint", "questionnaire-constraint"),
        (KnownExtension.variable, "variable"),
    ]

    /// Looks through the extensions of an item, or of the form itself, but for those that are evaluated.
    mutating func look(at element: Node, named linkId: String, in document: Document, except evaluated: [Node] = []) {
        for member in document.children(element) {
            if document.key(member) == .extension {
                for entry in document.items(member) {
                    guard let url = document.string(entry, .url) else { continue }
                    if let known = Self.extensions.first(where: { $0.url == url }) {
                        note(known.name, linkId)
                    } else if evaluated.contains(entry) {
                        continue
                    } else if hasExpression(document.valueNode(of: entry), in: document)
                        || document.children(entry).contains(where: { hasExpression($0, in: document) })
                    {
                        note("cqf-expression", linkId)
                    }
                }
            } else if document.kind(member) == .object, document.name(of: document.key(member)).hasPrefix("_"),
                hasExpression(member, in: document)
            {
                note("cqf-expression", linkId)
            }
        }
    }

    private func hasExpression(_ element: Node, in document: Document) -> Bool {
        element.exists && document.kind(element) == .object
            && document.extensionNode(element, KnownExtension.cqfExpression).exists
    }

    private mutating func note(_ kind: String, _ linkId: String) {
        if let known = kinds.firstIndex(where: { $0.name == kind }) {
            if kinds[known].linkIds.last != linkId { kinds[known].linkIds.append(linkId) }
        } else {
            kinds.append((kind, [linkId]))
        }
    }

    var warnings: [Issue] {
        kinds.map { kind in
            var names = kind.linkIds.prefix(Self.maximumNamed).joined(separator: ", ")
            let more = kind.linkIds.count - Self.maximumNamed
            if more > 0 { names += " and \(more) more" }
            return Issue(.warning, .notSupported, "Not evaluated by this server yet: \(kind.name), on \(names).")
        }
    }
}
