internal import Storage

/// What SQLite said.
struct SQLiteFailure: Error, Equatable {
    /// What has to be done about it.
    enum Kind: Equatable {
        /// No room on the disk, or within the store's own limit.
        case full
        /// Another process holds the file too long.
        case busy
        /// The connection may be of no use any more: it has to be opened anew.
        case broken
        /// The statement itself.
        case statement
    }

    let kind: Kind
    /// SQLite's extended code; the text holds neither path nor content.
    let code: Int32
    let text: String

    /// What the caller of the store is told.
    var storeError: StoreError {
        switch kind {
        case .full: .full
        case .busy: .unavailable("The store is busy.")
        case .broken: .unavailable("The store cannot be read or written (\(text), code \(code)).")
        case .statement: .unavailable("The store failed (\(text), code \(code)).")
        }
    }
}
