/// The types of resources of FHIR R4, R4B and R5, with what a store can index of each.
///
/// `Parameters` is not among them: it has no RESTful endpoint (https://hl7.org/fhir/R4/parameters.html).
package enum ResourceTypes {
    /// One type.
    package struct Entry: Sendable {
        /// `Questionnaire`
        package let name: String
        /// The versions of FHIR that have it.
        package let versions: [FHIRVersion]
        /// Its elements of its own that a store can index.
        package let indexed: [IndexedElement]

        /// The version to take where nothing else says one: the earliest that has the type.
        package var defaultVersion: FHIRVersion { versions.first ?? .r4 }
    }

    /// Every type, in the order of their names.
    package static let all: [Entry] = read()
    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The type with this name; nil for anything that is not a type of resource.
    package static func entry(_ name: String) -> Entry? { byName[name] }

    private static func read() -> [Entry] {
        table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            let versions = words[1].compactMap { letter -> FHIRVersion? in
                switch letter {
                case "4": .r4
                case "B": .r4b
                case "5": .r5
                default: nil
                }
            }
            return Entry(
                name: String(words[0]), versions: versions,
                indexed: words[2].compactMap { IndexedElement(letter: $0) })
        }
    }
}

/// An element of a resource that a store can index. It stands at the root and has the same name in every type.
package enum IndexedElement: String, Sendable, CaseIterable {
    case url, version, name, title, status, identifier, questionnaire, subject, author, authored

    /// As `scripts/generate-names` abbreviates it.
    init?(letter: Character) {
        switch letter {
        case "u": self = .url
        case "v": self = .version
        case "n": self = .name
        case "t": self = .title
        case "s": self = .status
        case "i": self = .identifier
        case "q": self = .questionnaire
        case "p": self = .subject
        case "a": self = .author
        case "d": self = .authored
        default: return nil
        }
    }
}
