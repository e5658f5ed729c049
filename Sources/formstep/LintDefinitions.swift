internal import FHIRJSON
internal import FHIRModel
internal import Terminology

/// Value sets, code systems and forms in the files that are looked at.
struct LintDefinitions: DefinitionSource {
    private var known: [String: Document] = [:]

    let generation: UInt64 = 0

    func changed(_ urls: Set<String>, since generation: UInt64) -> Bool { false }

    func definition(_ type: String, _ canonical: String) -> Document? {
        let canonical = Canonical(canonical)
        if let version = canonical.version { return known["\(type) \(canonical.url)|\(version)"] }
        return known["\(type) \(canonical.url)"]
    }

    /// Takes in a resource, or those of a Bundle.
    mutating func add(_ document: Document) {
        if document.equals(document.member(document.root, .resourceType), "Bundle") {
            for entry in document.items(document.member(document.root, .entry)) {
                let resource = document.member(entry, .resource)
                guard resource.exists else { continue }
                let own = Document()
                own.root = own.copy(resource, from: document)
                add(resource: own.freeze())
            }
        } else {
            add(resource: document)
        }
    }

    private mutating func add(resource document: Document) {
        let root = document.root
        guard document.kind(root) == .object, let type = document.string(root, .resourceType),
            let url = document.string(root, .url)
        else { return }
        known["\(type) \(url)"] = document
        if let version = document.string(root, .version) { known["\(type) \(url)|\(version)"] = document }
    }
}
