/// A transaction of a ``MemoryStore``: it writes at once, and undoes where it has to. Used with the store's lock held.
final class MemoryTransaction: StoreTransaction {
    private enum Former {
        case entry(type: String, id: String, MemoryContents.Entry?)
        case mark(String)
        case session([UInt8], SessionRecord?)
        case sessionForm(String, SessionForm?)
        case reply([UInt8], KeptReply?)
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

    // MARK: Sessions

    func session(_ id: [UInt8]) -> SessionRecord? { contents.sessions.session(id) }
    func sessionForm(_ name: String) -> SessionForm? { contents.sessions.form(name) }
    func keptReply(_ name: [UInt8]) -> KeptReply? { contents.sessions.replies[name] }

    func insertSession(_ record: SessionRecord) { set(record.id, record) }

    func updateSession(_ record: SessionRecord, replacing former: SessionRecord) -> Bool {
        guard contents.sessions.session(record.id)?.version == former.version else { return false }
        set(record.id, record)
        return true
    }

    func keepSessionForm(_ name: String, _ form: SessionForm) {
        guard contents.sessions.form(name) == nil else { return }
        journal.append(.sessionForm(name, nil))
        contents.sessions.setForm(name, form)
    }

    func keepReply(_ name: [UInt8], _ reply: KeptReply) { setReply(name, reply) }

    func forgetReplies(_ prefix: [UInt8]) {
        for name in contents.sessions.replies.keys where name.starts(with: prefix) { setReply(name, nil) }
    }

    func purgeSessions(now: Int64, limit: Int) -> (expired: Int, isMore: Bool) {
        let due = contents.sessions.due(SessionRecord.hour(now), limit)
        var expired = 0
        for id in due {
            guard let record = session(id) else { continue }
            if record.state != .gone { expired += 1 }
            set(id, record.state == .gone ? nil : record.tombstone(from: record.expires))
        }
        let old = contents.sessions.replies.lazy.filter { $0.value.expires <= now }.prefix(limit).map(\.key)
        for name in Array(old) { setReply(name, nil) }
        for (name, form) in contents.sessions.unneededForms(limit) {
            journal.append(.sessionForm(name, form))
            contents.sessions.setForm(name, nil)
        }
        return (expired, due.count == limit || old.count == limit)
    }

    private func set(_ id: [UInt8], _ record: SessionRecord?) {
        journal.append(.session(id, contents.sessions.session(id)))
        contents.sessions.set(id, record)
    }

    private func setReply(_ name: [UInt8], _ reply: KeptReply?) {
        journal.append(.reply(name, contents.sessions.replies[name]))
        contents.sessions.replies[name] = reply
    }

    /// Puts everything back as it was.
    func undo() {
        for former in journal.reversed() {
            switch former {
            case .entry(let type, let id, let entry): contents.set(type, id: id, entry)
            case .mark(let name): contents.marks.remove(name)
            case .session(let id, let record): contents.sessions.set(id, record)
            case .sessionForm(let name, let form): contents.sessions.setForm(name, form)
            case .reply(let name, let reply): contents.sessions.replies[name] = reply
            }
        }
    }
}
