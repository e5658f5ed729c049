package import FHIRJSON
internal import FHIRModel

/// A code system, compiled once: its concepts in flat lists, in the order of the resource with children right behind their
/// parent, and a table from codes to them. Names, designations and properties stay in the document and are read when asked.
///
/// Standard: https://hl7.org/fhir/R4/codesystem.html
package final class CodeSystemTable: Sendable {
    /// How much of the system the resource has (https://hl7.org/fhir/R4/valueset-codesystem-content-mode.html).
    package enum Content: String, Sendable {
        case complete
        case fragment
        case example
        case notPresent = "not-present"
        case supplement
    }

    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8
        /// Not to be chosen (`notSelectable`).
        static let abstract = Flags(rawValue: 1)
        /// No longer in use (`inactive`, or `status` retired or inactive).
        static let inactive = Flags(rawValue: 2)
    }

    package let resource: TerminologyResource
    package let url: String?
    package let version: String?
    /// A resource that does not say counts as whole.
    package let content: Content
    package let isCaseSensitive: Bool
    /// The language of displays and definitions.
    package let language: String?
    /// Concepts by number.
    let nodes: [Node]
    /// The concept that one stands in, -1 = none.
    let nestedParents: [Int32]
    /// One behind the last concept that stands in this one.
    let nestedEnds: [Int32]
    let flags: [Flags]
    /// Parents and children beyond those that stand in one another; nil where there are none.
    let links: ConceptLinks?
    let properties: PropertyNames
    /// Open addressing: numbers of concepts, -1 = free.
    private let slots: [Int32]
    private let seed: CodeHash

    package var count: Int { nodes.count }
    package var document: Document { resource.document }
    /// About how many bytes it takes beside its document.
    package var cost: Int { nodes.count * 22 + slots.count * 4 + 1024 + (links?.cost ?? 0) }

    /// - Parameter resource: a CodeSystem in a frozen document.
    package init(_ resource: TerminologyResource) {
        self.resource = resource
        url = resource.string(.url)
        version = resource.string(.version)
        content = resource.string(.content).flatMap(Content.init(rawValue:)) ?? .complete
        // Said to be insensitive; where nothing is said, codes are what they are.
        isCaseSensitive = resource.document.bool(resource.member(.caseSensitive)) ?? true
        language = resource.string(.language)
        properties = PropertyNames(of: resource)
        var builder = CodeSystemBuilder(resource, properties, isCaseSensitive: isCaseSensitive)
        builder.read()
        nodes = builder.nodes
        nestedParents = builder.parents
        nestedEnds = builder.ends
        flags = builder.flags
        slots = builder.slots
        seed = builder.hash
        links = builder.links()
    }

    /// The number of the concept with a code; nil = it has none.
    package func index(of code: String) -> Int? {
        Self.find(code, slots, seed, isCaseSensitive, nodes, resource.document)
    }

    /// Shared with the builder, which looks for codes while there are only some.
    static func find(
        _ code: String, _ slots: [Int32], _ hash: CodeHash, _ isCaseSensitive: Bool, _ nodes: [Node],
        _ document: Document
    ) -> Int? {
        guard !slots.isEmpty, !code.isEmpty else { return nil }
        let wanted = isCaseSensitive ? code : code.lowercased()
        var slot = hash(wanted) & (slots.count - 1)
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            let node = document.member(nodes[index], .code)
            if isCaseSensitive {
                if document.equals(node, wanted) { return index }
            } else if document.string(node)?.lowercased() == wanted {
                return index
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    // MARK: A concept

    package func code(_ index: Int) -> String { document.string(nodes[index], .code) ?? "" }
    package func display(_ index: Int) -> String? { document.string(nodes[index], .display) }
    package func definition(_ index: Int) -> String? { document.string(nodes[index], .definition) }
    package func isAbstract(_ index: Int) -> Bool { flags[index].contains(.abstract) }
    package func isInactive(_ index: Int) -> Bool { flags[index].contains(.inactive) }
    /// The concept in its document.
    package func node(_ index: Int) -> Node { nodes[index] }
}

/// Hashes codes so that nobody who sends them can make the table slow: the key is a new one in every process.
struct CodeHash: Sendable {
    func callAsFunction(_ code: String) -> Int {
        var hasher = Hasher()
        var code = code
        code.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        return hasher.finalize() & Int.max
    }
}
