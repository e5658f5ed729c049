package import FHIRJSON
internal import FHIRModel
internal import Locking
internal import Synchronization

/// What lies outside, with a memory: definitions that were read, code systems that were compiled and value sets that were
/// worked out, shared by all callers and bounded in bytes. What was written since is never used.
package final class TerminologyLibrary: DefinitionSource {
    private enum Value: Sendable {
        case definition(Document?)
        case table(CodeSystemTable)
        case list(CodeList)
    }

    private enum Key: Hashable, Sendable {
        case definition(String)
        case table(TerminologyResource.Identity)
        case list(TerminologyResource.Identity, supplements: [String])
        /// A definition that a caller brought, by its content.
        case content(String)
    }

    private struct Entry {
        let value: Value
        /// Keeps what an identity in the key stands for alive.
        let holds: Document?
        let used: Set<String>
        let generation: UInt64
        let cost: Int
        var turn: UInt64
    }

    private struct Entries {
        var byKey: [Key: Entry] = [:]
        var cost = 0
        var turn: UInt64 = 0
    }

    private let source: any DefinitionSource
    private let builtIn: BuiltInTerminology?
    private let capacity: Int
    private let entries = Locked(Entries())
    /// Servers elsewhere; nil = nobody is asked.
    let remote: RemoteMemory?
    private let clock: @Sendable () -> Int64
    /// When what was asked elsewhere is to be asked anew, by canonical url.
    private let expiries = Locked<[String: Int64]>([:])
    private let nextExpiry = Atomic<Int64>(.max)
    private static let mostExpiries = 20_000

    /// - Parameters:
    ///   - source: what is stored; it goes before what is built in.
    ///   - capacity: bytes of memory, about.
    ///   - remote: whom to ask for what is neither stored nor built in.
    ///   - clock: milliseconds.
    package init(
        source: any DefinitionSource, builtIn: BuiltInTerminology? = nil, capacity: Int, remote: RemoteMemory? = nil,
        clock: @escaping @Sendable () -> Int64 = { 0 }
    ) {
        self.remote = remote
        self.clock = clock
        self.source = source
        self.builtIn = builtIn
        self.capacity = capacity
    }

    package var generation: UInt64 { source.generation }

    package func changed(_ urls: Set<String>, since generation: UInt64) -> Bool {
        if remote != nil, nextExpiry.load(ordering: .relaxed) <= clock() { expire() }
        return source.changed(urls, since: generation)
    }

    package func forget(_ urls: [String]) { source.forget(urls) }

    /// Notes that something was asked elsewhere, answered or not: after so many milliseconds it counts as changed, once.
    func noteRemote(_ urls: [String], for milliseconds: Int64) {
        let due = clock() + milliseconds
        expiries.withLock { expiries in
            guard expiries.count < Self.mostExpiries else { return }
            for url in urls { expiries[url] = min(expiries[url] ?? due, due) }
            nextExpiry.store(expiries.values.min() ?? .max, ordering: .relaxed)
        }
    }

    private func expire() {
        let now = clock()
        let gone = expiries.withLock { expiries -> [String] in
            let gone = expiries.filter { $0.value <= now }.map(\.key)
            for url in gone { expiries[url] = nil }
            nextExpiry.store(expiries.values.min() ?? .max, ordering: .relaxed)
            return gone
        }
        if !gone.isEmpty { source.forget(gone) }
    }

    /// The definition of a type that a canonical means: stored, else built in.
    package func definition(_ type: String, _ canonical: String) -> Document? {
        let key = Key.definition("\(type) \(canonical)")
        if case .definition(let known)? = use(key) { return known }
        let generation = source.generation
        let found = source.definition(type, canonical) ?? builtIn?.definition(type, canonical)
        keep(
            .definition(found), as: key, holds: nil, used: [Canonical(canonical).url], generation: generation,
            cost: found.map { TerminologyResource.cost(of: $0) } ?? 200)
        return found
    }

    /// As above where that is in memory; nil = it is not. Never waits.
    func known(_ type: String, _ canonical: String) -> Document?? {
        guard case .definition(let known)? = use(.definition("\(type) \(canonical)")) else { return nil }
        return .some(known)
    }

    /// What is kept now: how many things, and what they cost.
    package var usage: (count: Int, cost: Int) { entries.withLock { ($0.byKey.count, $0.cost) } }

    // MARK: What was compiled

    func table(of resource: TerminologyResource) -> CodeSystemTable {
        let key = Key.table(resource.identity)
        if case .table(let known)? = use(key) { return known }
        let made = CodeSystemTable(resource)
        keep(
            .table(made), as: key, holds: resource.document, used: [], generation: 0,
            cost: made.cost + TerminologyResource.cost(of: resource.document))
        return made
    }

    func list(of valueSet: TerminologyResource, _ supplements: [String]) -> (list: CodeList, used: Set<String>)? {
        guard let entry = useEntry(.list(valueSet.identity, supplements: supplements)),
            case .list(let list) = entry.value
        else { return nil }
        return (list, entry.used)
    }

    /// Keeps a value set that was worked out of what lies outside alone.
    func keep(
        _ list: CodeList, of valueSet: TerminologyResource, _ supplements: [String], used: Set<String>,
        generation: UInt64
    ) {
        keep(
            .list(list), as: .list(valueSet.identity, supplements: supplements), holds: valueSet.document, used: used,
            generation: generation, cost: list.cost)
    }

    /// A value set that a caller brought, by its content and all that may change its meaning.
    package func list(ofContent content: String) -> CodeList? {
        guard case .list(let list)? = use(.content(content)) else { return nil }
        return list
    }

    /// - Parameters:
    ///   - used: canonical urls that it was worked out with.
    ///   - generation: from before that.
    package func keep(_ list: CodeList, ofContent content: String, used: Set<String>, generation: UInt64) {
        keep(.list(list), as: .content(content), holds: nil, used: used, generation: generation, cost: list.cost)
    }

    // MARK: The memory

    private func use(_ key: Key) -> Value? { useEntry(key)?.value }

    private func useEntry(_ key: Key) -> Entry? {
        let found = entries.withLock { entries -> Entry? in
            guard var entry = entries.byKey[key] else { return nil }
            entries.turn += 1
            entry.turn = entries.turn
            entries.byKey[key] = entry
            return entry
        }
        guard let found else { return nil }
        if !found.used.isEmpty, source.changed(found.used, since: found.generation) {
            entries.withLock { entries in
                guard let gone = entries.byKey[key], gone.generation == found.generation else { return }
                entries.byKey[key] = nil
                entries.cost -= gone.cost
            }
            return nil
        }
        return found
    }

    private func keep(
        _ value: Value, as key: Key, holds: Document?, used: Set<String>, generation: UInt64, cost: Int
    ) {
        guard cost <= capacity / 2 else { return }
        entries.withLock { entries in
            entries.turn += 1
            let entry = Entry(
                value: value, holds: holds, used: used, generation: generation, cost: cost, turn: entries.turn)
            if let old = entries.byKey.updateValue(entry, forKey: key) { entries.cost -= old.cost }
            entries.cost += cost
            guard entries.cost > capacity else { return }
            // The least used quarter goes at once, so that it is looked for rarely.
            for (key, old) in entries.byKey.sorted(by: { $0.value.turn < $1.value.turn }) {
                guard entries.cost > capacity / 4 * 3 else { break }
                entries.byKey[key] = nil
                entries.cost -= old.cost
            }
        }
    }
}
