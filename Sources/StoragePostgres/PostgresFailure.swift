internal import Storage

/// What the database or the way to it said.
struct PostgresFailure: Error, Equatable {
    /// What has to be done about it.
    enum Kind: Equatable {
        /// No room on the server's disk.
        case full
        /// Another transaction stood in the way: the same may succeed when it is done anew.
        case conflict
        /// Another transaction or the statement itself took too long.
        case busy
        /// The connection is of no use any more: it has to be made anew.
        case broken
        /// The statement itself.
        case statement
    }

    let kind: Kind
    /// SQLSTATE, empty where the server said nothing. Unlike messages it holds neither names nor values.
    let state: String

    static let lost = PostgresFailure(kind: .broken, state: "")
    static let busy = PostgresFailure(kind: .busy, state: "")

    init(kind: Kind, state: String) {
        self.kind = kind
        self.state = state
    }

    /// By the classes of appendix A of PostgreSQL's manual.
    init(state: String) {
        self.state = state
        kind =
            switch state {
            case "53100": .full
            // Serialization failures and deadlocks; two that added the same row.
            case "40001", "40P01", "23505": .conflict
            // Statement and lock timeouts.
            case "57014", "55P03": .busy
            // The server no longer takes writes: it became a copy of another one.
            case "25006": .broken
            case _ where state.hasPrefix("08") || state.hasPrefix("57P") || state.hasPrefix("53") || state == "":
                .broken
            // What was prepared is not there, or the transaction was ended from outside: a new connection is clean.
            case "26000", "25P03": .broken
            default: .statement
            }
    }

    /// What the caller of the store is told.
    var storeError: StoreError {
        let code = state.isEmpty ? "" : " (SQLSTATE \(state))"
        return switch kind {
        case .full: .full
        case .conflict, .busy: .unavailable("The database is busy\(code).")
        case .broken: .unavailable("The database cannot be reached\(code).")
        case .statement: .unavailable("The database failed\(code).")
        }
    }
}
