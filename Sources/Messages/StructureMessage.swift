/// What is wrong with a resource by the definitions of FHIR: what is meant, not yet in words.
///
/// A case of ``Message``, ``Message/structure(_:)``. As there, no case takes a value of the resource.
package enum StructureMessage: Sendable, Equatable {
    case unknownElement(name: String, type: String)

    func text(in language: MessageLanguage) -> String {
        switch self {
        case .unknownElement(let name, let type): "\(type) has no element “\(name)”."
        }
    }
}
