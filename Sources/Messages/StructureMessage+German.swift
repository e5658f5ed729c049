/// What is wrong with a resource, in German.
extension StructureMessage {
    var german: String {
        switch self {
        case .notAResource: "Das ist keine Ressource: Sie muss ein Objekt mit resourceType sein."
        case .unknownResource(let version): "FHIR \(version) kennt keine Ressource dieses Typs."
        case .wrongResource(let wanted): "Hier kann nur \(wanted) stehen."
        case .unknownElement(let name, let type): "\(type) hat kein Element „\(name)“."
        case .listForOne: "Dieses Element kommt nur einmal vor und ist keine Liste."
        case .oneForList: "Dieses Element muss eine Liste sein, auch mit nur einem Wert."
        case .wrongKind(let kind): "Das muss \(kind.german) sein."
        case .misplacedNull: "Hier gibt es nichts, wofür null stehen könnte."
        case .missing(let element, let type): "In \(type) fehlt das Element „\(element)“."
        case .containedWithoutID: "Eine enthaltene Ressource muss eine id haben."
        case .severalTypes(let element): "\(element) kann nur einen Typ haben; hier steht es in mehreren."
        case .wrongType(let element, let type): "\(element) kann hier nicht vom Typ \(type) sein."
        case .badFormat(let type): "Das ist kein Wert der Form „\(type)“, wie FHIR sie verlangt."
        case .controlCharacters: "Der Text enthält Zeichen, die FHIR nicht zulässt."
        case .emptyText: "Der Text ist leer; was keinen Wert hat, wird weggelassen."
        case .emptyElement: "Das Element ist leer (ele-1): Es hat weder einen Wert noch Elemente."
        case .emptyList: "Die Liste ist leer; was keinen Wert hat, wird weggelassen."
        case .twinMismatch: "Die Liste und die mit dem Unterstrich sind nicht gleich lang."
        case .unknownCode(let element, let valueSet): "Der Code von „\(element)“ ist keiner aus \(valueSet)."
        case .unknownModifier:
            "Eine Erweiterung, die den Sinn ändern kann, ist hier nicht bekannt; sie bleibt erhalten und wird nicht beachtet."
        case .rule(let rule): "\(rule.rawValue): \(rule.german)"
        case .more: "Es gibt noch mehr; es ist nicht aufgeführt."
        }
    }
}
