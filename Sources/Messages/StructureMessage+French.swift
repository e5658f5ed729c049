/// What is wrong with a resource, in French.
extension StructureMessage {
    var french: String {
        switch self {
        case .notAResource: "Ce n’est pas une ressource : il faut un objet avec un resourceType."
        case .unknownResource(let version): "FHIR \(version) ne connaît pas de ressource de ce type."
        case .wrongResource(let wanted): "Seul un \(wanted) peut se trouver ici."
        case .unknownElement(let name, let type): "\(type) n’a pas d’élément « \(name) »."
        case .listForOne: "Cet élément n’existe qu’une fois et n’est pas une liste."
        case .oneForList: "Cet élément doit être une liste, même avec une seule valeur."
        case .wrongKind(let kind): "Ce doit être \(kind.french)."
        case .misplacedNull: "Il n’y a rien ici que null puisse remplacer."
        case .missing(let element, let type): "Il manque à \(type) l’élément « \(element) »."
        case .containedWithoutID: "Une ressource contenue doit avoir un id."
        case .severalTypes(let element): "\(element) ne peut avoir qu’un type ; il en a plusieurs ici."
        case .wrongType(let element, let type): "\(element) ne peut pas être du type \(type) ici."
        case .badFormat(let type): "Ce n’est pas une valeur de la forme « \(type) » de FHIR."
        case .controlCharacters: "Le texte contient des caractères que FHIR n’admet pas."
        case .emptyText: "Le texte est vide ; ce qui n’a pas de valeur est omis."
        case .emptyElement: "L’élément est vide (ele-1) : il n’a ni valeur ni éléments."
        case .emptyList: "La liste est vide ; ce qui n’a pas de valeur est omis."
        case .twinMismatch: "La liste et celle avec le trait de soulignement n’ont pas la même longueur."
        case .unknownCode(let element, let valueSet): "Le code de « \(element) » n’est pas de \(valueSet)."
        case .unknownModifier:
            "Une extension qui peut changer le sens n’est pas connue ici ; elle est gardée, sans effet."
        case .rule(let rule): "\(rule.rawValue) : \(rule.french)"
        case .more: "Il y en a d’autres ; ils ne sont pas énumérés."
        }
    }
}
