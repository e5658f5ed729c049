/// What is wrong with a resource, in English.
extension StructureMessage {
    var english: String {
        switch self {
        case .notAResource: "This is no resource: it has to be an object with a resourceType."
        case .unknownResource(let version): "FHIR \(version) has no such type of resource."
        case .wrongResource(let wanted): "Only a \(wanted) can stand here."
        case .unknownElement(let name, let type): "\(type) has no element “\(name)”."
        case .listForOne: "This element occurs once and is no list."
        case .oneForList: "This element has to be a list, even with one value."
        case .wrongKind(let kind): "This has to be \(kind.english)."
        case .misplacedNull: "There is nothing that null could stand for here."
        case .missing(let element, let type): "\(type) has to have the element “\(element)”."
        case .containedWithoutID: "A contained resource has to have an id."
        case .severalTypes(let element): "\(element) can have one type only; it stands here in several."
        case .wrongType(let element, let type): "\(element) cannot be of the type \(type) here."
        case .badFormat(let type): "This is no \(type) as FHIR writes it."
        case .controlCharacters: "The text holds characters that FHIR does not allow."
        case .emptyText: "The text is empty; what has no value is left out."
        case .emptyElement: "The element is empty (ele-1): it has neither a value nor elements."
        case .emptyList: "The list is empty; what has no value is left out."
        case .twinMismatch: "The list and the one with an underscore differ in length."
        case .unknownCode(let element, let valueSet): "The code of “\(element)” is none of \(valueSet)."
        case .unknownModifier:
            "An extension that may change the meaning is not known here; it is kept, and not acted on."
        case .rule(let rule): "\(rule.rawValue): \(rule.english)"
        case .more: "There is more than this; it is not listed."
        }
    }
}
