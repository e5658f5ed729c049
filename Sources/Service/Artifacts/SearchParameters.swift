internal import FHIRModel

/// What resources of a type can be searched by, as the capability statement lists it.
struct SearchParameter: Sendable {
    /// FHIR's SearchParamType, as far as it occurs here.
    enum Kind: String, Sendable {
        case uri, token, string, reference, date
    }

    /// What it looks at.
    enum Target: Sendable {
        case id
        case lastUpdated
        case element(IndexedElement)
        /// `subject`, where it is a Patient.
        case patient
    }

    let name: String
    let kind: Kind
    let target: Target
    let documentation: String

    /// All of a type.
    static func all(of type: ResourceTypes.Entry) -> [SearchParameter] {
        var all = [
            SearchParameter(name: "_id", kind: .token, target: .id, documentation: "The id of the resource."),
            SearchParameter(
                name: "_lastUpdated", kind: .date, target: .lastUpdated,
                documentation: "When it was written last; with eq, ne, gt, lt, ge, le, sa or eb."),
        ]
        for element in type.indexed {
            all.append(parameter(element))
            if element == .subject {
                all.append(
                    SearchParameter(
                        name: "patient", kind: .reference, target: .patient,
                        documentation: "The subject, where it is a Patient."))
            }
        }
        return all
    }

    /// The parameter of a type by its name, without modifier.
    static func named(_ name: some StringProtocol, of type: ResourceTypes.Entry) -> SearchParameter? {
        all(of: type).first { $0.name == name }
    }

    private static func parameter(_ element: IndexedElement) -> SearchParameter {
        let (kind, documentation): (Kind, String) =
            switch element {
            case .url: (.uri, "The canonical url, exactly.")
            case .version: (.token, "The business version, exactly.")
            case .name: (.string, "The name begins so; :exact and :contains work.")
            case .title: (.string, "The title begins so; :exact and :contains work.")
            case .status: (.token, "The status; :not works.")
            case .identifier: (.token, "An identifier: value, system|value, |value or system|.")
            case .questionnaire: (.reference, "The canonical url of the form, with |version or without.")
            case .subject: (.reference, "The subject: Type/id, id, or a url.")
            case .author: (.reference, "The author: Type/id, id, or a url.")
            case .authored: (.date, "When it was authored; with eq, ne, gt, lt, ge, le, sa or eb.")
            }
        return SearchParameter(
            name: element.rawValue, kind: kind, target: .element(element), documentation: documentation)
    }
}
