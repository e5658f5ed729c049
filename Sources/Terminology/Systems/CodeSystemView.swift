internal import FHIRJSON
internal import FHIRModel

/// A code system with the supplements that are to be used with it: they add designations and properties to its concepts and
/// no concepts (https://hl7.org/fhir/R4/codesystem.html#supplements).
package struct CodeSystemView: Sendable {
    package let table: CodeSystemTable
    package let supplements: [CodeSystemTable]

    package init(_ table: CodeSystemTable, supplements: [CodeSystemTable] = []) {
        self.table = table
        self.supplements = supplements
    }

    /// Where something is said of a concept: in the system, then in the supplements.
    package func sources(_ index: Int) -> [TerminologyResource] {
        let own = TerminologyResource(document: table.document, node: table.nodes[index])
        guard !supplements.isEmpty else { return [own] }
        let code = table.code(index)
        return [own]
            + supplements.compactMap { supplement in
                supplement.index(of: code).map {
                    TerminologyResource(document: supplement.document, node: supplement.nodes[$0])
                }
            }
    }

    /// The properties of a concept as they are written.
    package func properties(_ index: Int) -> [TerminologyResource] {
        sources(index).flatMap { source in
            source.document.items(source.member(.property)).map {
                TerminologyResource(document: source.document, node: $0)
            }
        }
    }

    /// The name of a concept, in the first of the languages that it has one in; else as it is defined.
    package func display(_ index: Int, languages: [String] = []) -> String? {
        DisplayChoice.display(
            sources(index), [table.language] + supplements.map(\.language), languages: languages)
    }

    /// Every name of a concept, in any language.
    package func names(_ index: Int) -> [String] { DisplayChoice.all(sources(index)) }

    /// The values of one property of a concept, as texts: of a Coding its code.
    func values(of property: String, _ index: Int) -> [String] {
        properties(index).compactMap { entry in
            guard entry.document.equals(entry.member(.code), property) else { return nil }
            return Self.text(entry.document.valueNode(of: entry.node), in: entry.document)
        }
    }

    static func text(_ value: Node, in document: Document) -> String? {
        guard value.exists else { return nil }
        switch document.kind(value) {
        case .string: return document.string(value)
        case .number: return document.numberText(value)
        case .true: return "true"
        case .false: return "false"
        case .object: return document.string(value, .code)
        case .null, .array: return nil
        }
    }

    /// Whether any concept or the resource knows the property.
    func knows(_ property: String) -> Bool {
        ([table] + supplements).contains { part in
            part.properties.defined.contains(property)
                || part.nodes.contains { node in
                    part.document.items(part.document.member(node, .property)).contains {
                        part.document.equals(part.document.member($0, .code), property)
                    }
                }
        }
    }
}
