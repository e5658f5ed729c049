internal import Observability
internal import Storage

/// A store whose operations are timed for `/metrics`: `formstep_store_operation_duration_seconds`, by the kind of the store
/// and the operation. The time is the caller's: of a write it goes from the call to the commit, waiting included. Calls
/// that fail count too.
final class TimedStore: ArtifactStore {
    private let inner: any ArtifactStore
    private let reads: Histogram
    private let histories: Histogram
    private let searches: Histogram
    private let lookups: Histogram
    private let writes: Histogram
    private let sessions: Histogram

    init(_ inner: any ArtifactStore, metrics: Metrics) {
        self.inner = inner
        func timer(_ operation: StaticString) -> Histogram {
            metrics.histogram(
                "formstep_store_operation_duration_seconds",
                help: "From the call of the store to its answer, waiting included.",
                labels: [("store", inner.kind), ("operation", operation)])
        }
        reads = timer("read")
        histories = timer("history")
        searches = timer("search")
        lookups = timer("lookup")
        writes = timer("write")
        sessions = timer("session")
    }

    var changes: DefinitionChanges { inner.changes }
    var kind: StaticString { inner.kind }
    var mayWait: Bool { inner.mayWait }

    private func time<Value, Failure: Error>(
        _ histogram: Histogram, _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let began = Clock.nanoseconds()
        defer { histogram.record(nanoseconds: Clock.nanoseconds() - began) }
        return try work()
    }

    func current(_ type: String, id: String) throws(StoreError) -> StoredVersion? {
        try time(reads) { () throws(StoreError) in try inner.current(type, id: id) }
    }

    func version(_ type: String, id: String, _ versionId: Int) throws(StoreError) -> StoredVersion? {
        try time(reads) { () throws(StoreError) in try inner.version(type, id: id, versionId) }
    }

    func history(
        _ type: String, id: String, before: Int?, count: Int
    ) throws(StoreError) -> (versions: [StoredVersion], total: Int) {
        try time(histories) { () throws(StoreError) in
            try inner.history(type, id: id, before: before, count: count)
        }
    }

    func search(_ query: StoreQuery) throws(StoreError) -> SearchPage {
        try time(searches) { () throws(StoreError) in try inner.search(query) }
    }

    func heads(_ type: String, url: String) throws(StoreError) -> [CanonicalHead] {
        try time(lookups) { () throws(StoreError) in try inner.heads(type, url: url) }
    }

    func transact<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) throws -> Value {
        try time(writes) { try inner.transact(body) }
    }

    func session(_ id: [UInt8]) throws(StoreError) -> SessionRecord? {
        try time(sessions) { () throws(StoreError) in try inner.session(id) }
    }

    func sessionForm(_ name: String) throws(StoreError) -> SessionForm? {
        try time(sessions) { () throws(StoreError) in try inner.sessionForm(name) }
    }

    func transact<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value,
        completion: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        let writes = writes
        let began = Clock.nanoseconds()
        inner.transact(body) { result in
            writes.record(nanoseconds: Clock.nanoseconds() - began)
            completion(result)
        }
    }

    func close() { inner.close() }
}
