/// What is wrong with a resource, in Spanish.
extension StructureMessage {
    var spanish: String {
        switch self {
        case .notAResource: "Esto no es un recurso: tiene que ser un objeto con resourceType."
        case .unknownResource(let version): "FHIR \(version) no conoce ningún recurso de este tipo."
        case .wrongResource(let wanted): "Aquí solo puede haber \(wanted)."
        case .unknownElement(let name, let type): "\(type) no tiene ningún elemento «\(name)»."
        case .listForOne: "Este elemento aparece una sola vez y no es una lista."
        case .oneForList: "Este elemento tiene que ser una lista, aunque tenga un solo valor."
        case .wrongKind(let kind): "Esto tiene que ser \(kind.spanish)."
        case .misplacedNull: "Aquí no hay nada que null pueda sustituir."
        case .missing(let element, let type): "A \(type) le falta el elemento «\(element)»."
        case .containedWithoutID: "Un recurso contenido tiene que tener un id."
        case .severalTypes(let element): "\(element) solo puede tener un tipo; aquí tiene varios."
        case .wrongType(let element, let type): "\(element) no puede ser aquí del tipo \(type)."
        case .badFormat(let type): "Esto no es un valor de la forma «\(type)» de FHIR."
        case .controlCharacters: "El texto contiene caracteres que FHIR no admite."
        case .emptyText: "El texto está vacío; lo que no tiene valor se omite."
        case .emptyElement: "El elemento está vacío (ele-1): no tiene valor ni elementos."
        case .emptyList: "La lista está vacía; lo que no tiene valor se omite."
        case .twinMismatch: "La lista y la del guion bajo no tienen la misma longitud."
        case .unknownCode(let element, let valueSet): "El código de «\(element)» no es de \(valueSet)."
        case .unknownModifier: "Una extensión que puede cambiar el sentido no se conoce aquí; se conserva, sin efecto."
        case .rule(let rule): "\(rule.rawValue): \(rule.spanish)"
        case .more: "Hay más; no se enumeran."
        }
    }
}
