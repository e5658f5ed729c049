internal import FHIRJSON
internal import FHIRModel
internal import Locking

/// Asks terminology servers in an order, and remembers their answers for a time and within bounds. Who asks what is being
/// asked waits for that answer. A failure is nobody's answer: the next one asks again.
package final class RemoteMemory: Sendable {
    private struct Key: Hashable {
        let server: String
        let question: RemoteQuestion
    }

    private struct Entry {
        let document: Document
        let expires: Int64
        let cost: Int
        var turn: UInt64
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var pending: [Key: Pending] = [:]
        var cost = 0
        var turn: UInt64 = 0
    }

    /// A question on its way.
    private final class Pending: Sendable {
        let done = Latch()
        let result = Locked<Result<Document, RemoteFailure>?>(nil)
    }

    private let remote: any RemoteTerminology
    /// The server of the settings, asked behind those that a form prefers; nil = none.
    package let defaultServer: String?
    private let capacity: Int
    private let clock: @Sendable () -> Int64
    private let state = Locked(State())

    /// Milliseconds that an answer holds.
    package static let lifetime: Int64 = 3_600_000
    /// Milliseconds after which what had no answer is asked again for forms that were compiled without it.
    package static let patience: Int64 = 30_000
    /// Servers that a form may name for one item.
    private static let mostServers = 8

    /// - Parameters:
    ///   - capacity: bytes of memory, about.
    ///   - clock: milliseconds.
    package init(
        _ remote: any RemoteTerminology, defaultServer: String?, capacity: Int, clock: @escaping @Sendable () -> Int64
    ) {
        self.remote = remote
        self.defaultServer = defaultServer
        self.capacity = capacity
        self.clock = clock
    }

    /// Whom a question goes to, in this order.
    func order(_ preferred: [String]) -> [String] {
        var seen: Set<String> = []
        return (preferred.prefix(Self.mostServers) + [defaultServer].compactMap { $0 }).filter {
            seen.insert($0).inserted
        }
    }

    /// An answer that is remembered; never waits.
    func known(_ question: RemoteQuestion, _ servers: [String]) -> Document? {
        for server in servers {
            if let known = use(Key(server: server, question: question)) { return known }
        }
        return nil
    }

    /// The first answer that a server gives, all in turn. Blocks.
    ///
    /// - Throws: the failure of the last one.
    func ask(_ question: RemoteQuestion, _ servers: [String]) throws(RemoteFailure) -> Document {
        var failure = RemoteFailure("No terminology server is known.")
        for server in servers {
            do throws(RemoteFailure) {
                return try ask(Key(server: server, question: question))
            } catch {
                failure = error
            }
        }
        throw failure
    }

    private func ask(_ key: Key) throws(RemoteFailure) -> Document {
        if let known = use(key) { return known }
        let mine = Pending()
        let other = state.withLock { state -> Pending? in
            if let other = state.pending[key] { return other }
            state.pending[key] = mine
            return nil
        }
        if let other {
            other.done.wait()
            if let result = other.result.withLock({ $0 }) { return try result.get() }
            throw RemoteFailure("The terminology server gave no answer.")
        }
        let result = Result { () throws(RemoteFailure) in
            // It may have come in between: the other thread puts it in before it leaves `pending`.
            if let known = use(key) { return known }
            return try remote.ask(key.question, of: key.server)
        }
        if case .success(let document) = result { keep(document, as: key) }
        mine.result.withLock { $0 = result }
        state.withLock { _ = $0.pending.removeValue(forKey: key) }
        mine.done.open()
        return try result.get()
    }

    private func use(_ key: Key) -> Document? {
        let now = clock()
        return state.withLock { state in
            guard var entry = state.entries[key] else { return nil }
            guard entry.expires > now else {
                state.entries[key] = nil
                state.cost -= entry.cost
                return nil
            }
            state.turn += 1
            entry.turn = state.turn
            state.entries[key] = entry
            return entry.document
        }
    }

    private func keep(_ document: Document, as key: Key) {
        let cost = TerminologyResource.cost(of: document) + key.question.parameters.count + 256
        guard cost <= capacity / 2 else { return }
        let expires = clock() + Self.lifetime
        state.withLock { state in
            state.turn += 1
            let entry = Entry(document: document, expires: expires, cost: cost, turn: state.turn)
            if let old = state.entries.updateValue(entry, forKey: key) { state.cost -= old.cost }
            state.cost += cost
            guard state.cost > capacity else { return }
            for (key, old) in state.entries.sorted(by: { $0.value.turn < $1.value.turn }) {
                guard state.cost > capacity / 4 * 3 else { break }
                state.entries[key] = nil
                state.cost -= old.cost
            }
        }
    }
}
