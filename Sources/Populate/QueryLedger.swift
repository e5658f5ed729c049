internal import FHIRJSON
internal import FHIRModel

/// What was asked and what was answered in one call, each query once.
final class QueryLedger {
    /// More queries are not sent for one call.
    private static let maximumQueries = 300
    /// A longer one is not sent.
    private static let maximumLength = 16_384

    private let source: (any QuerySource)?
    private var results: [String: QueryResult] = [:]
    private var wanted: [String] = []
    /// In the order they were sent.
    private(set) var sent: [String] = []
    /// What is not known by now is not asked any more.
    var isClosed = false

    init(source: (any QuerySource)?) { self.source = source }

    var hasSource: Bool { source != nil }
    /// Something waits to be asked.
    var hasWanted: Bool { !wanted.isEmpty }

    /// The result of a query; nil = it is asked for with the next round.
    func result(_ query: String) -> QueryResult? {
        if let known = results[query] { return known }
        guard source != nil else { return QueryResult(.failed(.noSource)) }
        guard !isClosed else { return QueryResult(.failed(.tooManyRounds)) }
        if wanted.contains(query) { return nil }
        guard sent.count + wanted.count < Self.maximumQueries, query.utf8.count <= Self.maximumLength else {
            return QueryResult(.failed(.tooMany))
        }
        wanted.append(query)
        return nil
    }

    /// Asks for what is wanted; waits.
    func runWanted() {
        guard let source, !wanted.isEmpty else { return }
        let queries = wanted
        wanted = []
        sent += queries
        for (query, result) in zip(queries, source.run(queries)) { results[query] = result }
        for query in queries where results[query] == nil {
            results[query] = QueryResult(.failed(QueryFailure(.exception, "it was not answered")))
        }
    }

    /// Documents of all results, for references between them.
    var found: [(document: Document, node: Node)] {
        sent.compactMap { query in
            if case .found(let document, let node)? = results[query]?.outcome { (document, node) } else { nil }
        }
    }

    func known(_ query: String) -> QueryResult? { results[query] }
}
