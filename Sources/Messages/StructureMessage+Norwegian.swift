/// What is wrong with a resource, in Norwegian.
extension StructureMessage {
    var norwegian: String {
        switch self {
        case .notAResource: "Dette er ingen ressurs: det må være et objekt med resourceType."
        case .unknownResource(let version): "FHIR \(version) har ingen ressurs av denne typen."
        case .wrongResource(let wanted): "Her kan bare \(wanted) stå."
        case .unknownElement(let name, let type): "\(type) har ikke noe element «\(name)»."
        case .listForOne: "Dette elementet forekommer én gang og er ingen liste."
        case .oneForList: "Dette elementet må være en liste, også med én verdi."
        case .wrongKind(let kind): "Dette må være \(kind.norwegian)."
        case .misplacedNull: "Her er det ingenting som null kan stå for."
        case .missing(let element, let type): "\(type) mangler elementet «\(element)»."
        case .containedWithoutID: "En innesluttet ressurs må ha en id."
        case .severalTypes(let element): "\(element) kan bare ha én type; her har det flere."
        case .wrongType(let element, let type): "\(element) kan ikke være av typen \(type) her."
        case .badFormat(let type): "Dette er ingen verdi på formen «\(type)» slik FHIR skriver den."
        case .controlCharacters: "Teksten inneholder tegn som FHIR ikke tillater."
        case .emptyText: "Teksten er tom; det som ikke har noen verdi, utelates."
        case .emptyElement: "Elementet er tomt (ele-1): det har verken verdi eller elementer."
        case .emptyList: "Listen er tom; det som ikke har noen verdi, utelates."
        case .twinMismatch: "Listen og den med understrek er ikke like lange."
        case .unknownCode(let element, let valueSet): "Koden i «\(element)» er ingen av \(valueSet)."
        case .unknownModifier: "En utvidelse som kan endre meningen, er ikke kjent her; den beholdes, uten virkning."
        case .rule(let rule): "\(rule.rawValue): \(rule.norwegian)"
        case .more: "Det er mer enn dette; det er ikke listet opp."
        }
    }
}
