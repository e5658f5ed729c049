package import FHIRModel

/// A search parameter of one type of resource, as `scripts/generate-search` found it in FHIR's definitions
/// (https://hl7.org/fhir/R4/searchparameter-registry.html).
package struct SearchParameter: Sendable {
    /// FHIR's SearchParamType, without `composite` and `special`.
    package enum Kind: String, Sendable {
        case token, reference, date, string, uri, number, quantity

        init?(letter: Substring) {
            switch letter {
            case "t": self = .token
            case "r": self = .reference
            case "d": self = .date
            case "s": self = .string
            case "u": self = .uri
            case "n": self = .number
            case "q": self = .quantity
            default: return nil
            }
        }
    }

    /// What the values of a parameter are kept under in an index: a number made of type and name, the same for ever.
    package struct ID: Sendable, Hashable {
        /// FNV-1a, 32 bits; the tests hold that no two parameters share one.
        package let rawValue: UInt32

        package init(_ type: String, _ name: String) {
            var hash: UInt32 = 0x811C_9DC5
            for byte in type.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
            hash = (hash ^ 0x2E) &* 0x0100_0193
            for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
            rawValue = hash
        }
    }

    /// What a reference may lead to.
    package enum Targets: Sendable, Equatable {
        case any
        case types([String])
    }

    /// `Observation`
    package let type: String
    /// `value-quantity`
    package let name: String
    package let kind: Kind
    /// Whose values it has: itself, or those of the same type that it is made of.
    package let sources: [String]
    /// Only values that are references to this type; nil = all.
    package let onlyType: String?
    package let targets: Targets
    /// What it looks at; empty where it is made of others.
    let paths: [SearchPath]
    /// Its values are codes of few, or yes and no: many resources share each.
    package let isBroad: Bool
    /// Its values are canonical urls.
    package let isCanonical: Bool

    /// What its values are kept under.
    package var ids: [ID] { sources.map { ID(type, $0) } }

    /// What belongs to its values is kept under, `identifier` of references or `canonical` of quantities.
    package func ids(of part: Part) -> [ID] { sources.map { ID(type, "\($0):\(part.rawValue)") } }

    /// Values that are kept beside those of a parameter.
    package enum Part: String, Sendable {
        /// The identifiers of references (`:identifier`).
        case identifier
        /// Quantities in base units of UCUM.
        case canonical
    }

    /// The parameters of a type that have values of their own or of others, in the order of their names; those that every
    /// resource has (`_tag` …) come first. `_id` and `_lastUpdated` are not among them.
    package static func all(of type: ResourceTypes.Entry) -> [SearchParameter] { SearchTable.entry(type.name).all }

    /// The parameter of a type by its name, without modifier.
    package static func named(_ name: some StringProtocol, of type: ResourceTypes.Entry) -> SearchParameter? {
        SearchTable.entry(type.name).byName[String(name)]
    }

    /// Parameters of R4 that are not there, with the reason.
    package static func missing(of type: ResourceTypes.Entry) -> [(name: String, reason: String)] {
        SearchTable.entry(type.name).missing
    }
}
