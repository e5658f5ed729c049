internal import FHIRJSON
internal import FHIRModel

/// The score of a concept, wherever a form's author may have written it (sdc-facts 3.2, `weight()`): the extension
/// `itemWeight` or its older name, the property `itemWeight` of a code system's concept or of an expansion's, the latter
/// in R4 as an extension.
enum ConceptWeight {
    private static let codes = ["itemWeight", "ordinalValue"]

    /// The digits as written; nil where there is none.
    static func text(of concept: Node, in document: Document) -> String? {
        for url in [KnownExtension.itemWeight, KnownExtension.ordinalValue] {
            if let text = document.numberText(document.extensionValue(concept, url)) { return text }
        }
        for property in document.items(document.member(concept, .property)) {
            guard let code = document.string(property, .code), codes.contains(code) else { continue }
            if let text = document.numberText(document.valueNode(of: property)) { return text }
        }
        for property in document.extensionNodes(concept, KnownExtension.expansionProperty) {
            guard let code = document.extensionString(property, "code"), codes.contains(code) else { continue }
            if let text = document.numberText(document.extensionValue(property, "value")) { return text }
        }
        return nil
    }
}
