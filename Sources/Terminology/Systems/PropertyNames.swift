internal import FHIRJSON
internal import FHIRModel

/// Which properties of a code system say what FHIR gives a meaning to
/// (https://hl7.org/fhir/R4/codesystem-concept-properties.html): by the codes everybody uses, or by what
/// `CodeSystem.property.uri` says.
struct PropertyNames: Sendable {
    enum Role: Sendable {
        case abstract, inactive, status, parent, child
    }

    private static let standard: [(name: String, role: Role)] = [
        ("notSelectable", .abstract), ("abstract", .abstract), ("inactive", .inactive), ("status", .status),
        ("parent", .parent), ("subsumedBy", .parent), ("child", .child),
    ]
    private static let prefix = "http://hl7.org/fhir/concept-properties#"

    private let names: [(name: String, role: Role)]
    /// Codes that `CodeSystem.property` defines.
    let defined: Set<String>

    init(of resource: TerminologyResource) {
        var names = Self.standard
        var defined: Set<String> = []
        let document = resource.document
        for property in document.items(resource.member(.property)) {
            guard let code = document.string(property, .code) else { continue }
            defined.insert(code)
            guard let uri = document.string(property, .uri), uri.hasPrefix(Self.prefix) else { continue }
            let meaning = String(uri.dropFirst(Self.prefix.count))
            if meaning != code, let role = Self.standard.first(where: { $0.name == meaning })?.role,
                names.count < 32
            {
                names.append((code, role))
            }
        }
        self.names = names
        self.defined = defined
    }

    func role(of code: Node, in document: Document) -> Role? {
        names.first { document.equals(code, $0.name) }?.role
    }

    func role(of code: String) -> Role? { names.first { $0.name == code }?.role }
}
