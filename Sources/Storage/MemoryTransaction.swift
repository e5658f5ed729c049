/// A transaction of a ``MemoryStore``: it writes at once, and undoes where it has to. Used with the store's lock held.
final class MemoryTransaction: StoreTransaction {
    private enum Former {
        case entry(type: String, id: String, MemoryContents.Entry?)
        case mark(String)
    }

    private let contents: MemoryContents
    private var journal: [Former] = []
    /// Canonical urls of definitions that mean something else now.
    private(set) var changedURLs: Set<String> = []
    private(set) var changedDefinitions = false

    init(_ contents: MemoryContents) { self.contents = contents }

    func current(_ type: String, id: String) -> StoredVersion? { contents.current(type, id: id) }

    func version(_ type: String, id: String, _ versionId: Int) -> StoredVersion? {
        contents.version(type, id: id, versionId)
    }

    func history(_ type: String, id: String, before: Int?, count: Int) -> (versions: [StoredVersion], total: Int) {
        contents.history(type, id: id, before: before, count: count)
    }

    func search(_ query: StoreQuery) -> SearchPage { contents.search(query) }

    func heads(_ type: String, url: String) -> [CanonicalHead] { contents.heads(type, url: url) }

    func append(_ version: StoredVersion, _ facts: ResourceFacts?) {
        let former = contents.entry(version.type, id: version.id)
        journal.append(.entry(type: version.type, id: version.id, former))
        if DefinitionTypes.contains(version.type) {
            changedDefinitions = true
            for url in [former?.facts?.url, facts?.url] { if let url { changedURLs.insert(url) } }
        }
        var entry = former ?? MemoryContents.Entry(versions: [], facts: nil)
        entry.versions.append(version)
        entry.facts = facts
        contents.set(version.type, id: version.id, entry)
    }

    func mark(_ name: String) -> Bool {
        guard contents.marks.insert(name).inserted else { return false }
        journal.append(.mark(name))
        return true
    }

    /// Puts everything back as it was.
    func undo() {
        for former in journal.reversed() {
            switch former {
            case .entry(let type, let id, let entry): contents.set(type, id: id, entry)
            case .mark(let name): contents.marks.remove(name)
            }
        }
    }
}
