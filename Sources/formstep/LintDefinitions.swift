internal import FHIRJSON
internal import FHIRModel
internal import Service
internal import Terminology

/// Value sets, code systems and forms in the files that are looked at.
struct LintDefinitions: DefinitionSource {
    private var known: [String: Document] = [:]

    let generation: UInt64 = 0

    func changed(_ urls: Set<String>, since generation: UInt64) -> Bool { false }

    func definition(_ type: String, _ canonical: String) -> Document? {
        let name = Canonical(canonical)
        let key = name.version.map { "\(type) \(name.url)|\($0)" } ?? "\(type) \(name.url)"
        return known[key] ?? builtIn(type, canonical)
    }

    /// What the server has built in is no file.
    private func builtIn(_ type: String, _ canonical: String) -> Document? {
        EmbeddedFiles.terminology.definition(type, canonical)
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
