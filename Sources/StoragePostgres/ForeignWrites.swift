internal import Locking

/// Tells whether other processes wrote definitions: every write of one counts in the database, and each count is one
/// commit's.
final class ForeignWrites: Sendable {
    private struct State {
        /// All up to this count are known.
        var known: Int64
        /// Later ones that are our own.
        var own: Set<Int64> = []
        /// Writes of our own that may be committed and are not taken down yet.
        var underway = 0
    }

    static let counting: SQL =
        "UPDATE formstep_counter SET value = value + 1 WHERE name = 'definitions' RETURNING value"
    static let looking: SQL = "SELECT value FROM formstep_counter WHERE name = 'definitions'"

    private let state: Locked<State>

    /// - Parameter count: the database's before anything was read of it.
    init(_ count: Int64) { state = Locked(State(known: count)) }

    /// Says that a write of our own is about to be committed.
    func begin() { state.withLock { $0.underway += 1 } }

    /// Takes down what became of it.
    ///
    /// - Parameter count: nil where it was not committed.
    func end(_ count: Int64?) {
        state.withLock { state in
            state.underway -= 1
            if let count, count > state.known { state.own.insert(count) }
        }
    }

    /// Whether writes of our own are about to be committed.
    var isUnderway: Bool { state.withLock { $0.underway > 0 } }

    /// Takes down what the database's count is.
    ///
    /// - Returns: true where others have written since the last time. A write of our own that is not taken down yet counts as
    ///   theirs: that costs a look-up and nothing else.
    func look(_ count: Int64) -> Bool {
        state.withLock { state in
            guard count > state.known else { return false }
            let known = state.known
            let own = state.own.filter { $0 <= count }.count
            state.own = state.own.filter { $0 > count }
            state.known = count
            return Int64(own) < count - known
        }
    }
}
