/// What is wrong with a resource by the definitions of FHIR: what is meant, not yet in words.
///
/// A case of ``Message``, ``Message/structure(_:)``, with a file for each language as there. No case takes a value of the resource.
package enum StructureMessage: Sendable, Equatable {
    case notAResource
    case unknownResource(version: String)
    case wrongResource(wanted: String)
    case unknownElement(name: String, type: String)
    case listForOne
    case oneForList
    case wrongKind(Message.JSONKind)
    case misplacedNull
    case missing(element: String, type: String)
    case containedWithoutID
    case severalTypes(element: String)
    case wrongType(element: String, type: String)
    case badFormat(type: String)
    case controlCharacters
    case emptyText
    case emptyElement
    case emptyList
    case twinMismatch
    case unknownCode(element: String, valueSet: String)
    case unknownModifier
    case rule(StructureRule)
    case more

    func text(in language: MessageLanguage) -> String {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .norwegian: norwegian
        }
    }
}
