internal import FHIRJSON
internal import Observability

extension FHIRClient {
    /// Runs searches side by side, equal ones once, and follows each one's pages on the same server, up to the limits of the
    /// settings, or up to the `_count` of the query. A query that reads one resource (`Patient/1`) gives that.
    ///
    /// - Parameters:
    ///   - queries: paths and queries under the base, or absolute urls.
    ///   - deadline: for all of them; nil = the setting's.
    /// - Returns: a result for each query, in their order.
    package func search(_ queries: [String], at upstream: Upstream, deadline: Deadline? = nil) -> [SearchResult] {
        let exchange = Exchange(self, at: upstream, deadline: deadline ?? .after(seconds: settings.deadline))
        var first: [String: Int] = [:]
        var searches: [Search] = []
        let places = queries.map { query in
            if let place = first[query] { return place }
            first[query] = searches.count
            searches.append(Search(query, settings))
            return searches.count - 1
        }
        exchange.send(searches.map { UpstreamRequest(.get, $0.query) })
        // The search that each ticket belongs to.
        var owners = Array(searches.indices)
        while let (ticket, result) = exchange.next() {
            guard let next = searches[owners[ticket]].take(result) else { continue }
            owners.append(owners[ticket])
            exchange.send([UpstreamRequest(.get, next.text)])
        }
        let results = searches.map { $0.result() }
        return places.map { results[$0] }
    }

    /// A search on its way.
    private struct Search {
        let query: String
        private let began = Clock.nanoseconds()
        private var ended = Clock.nanoseconds()
        private var collector: PageCollector
        private var problem: UpstreamProblem?
        private var status = 0
        private var shown = ""
        private var isShared = false

        init(_ query: String, _ settings: OutboundSettings) {
            self.query = query
            collector = PageCollector(query: query, settings)
        }

        /// Takes the next page; where the one after it is.
        mutating func take(_ result: UpstreamResult) -> UpstreamURL? {
            ended = Clock.nanoseconds()
            status = result.status
            let isFirst = collector.pages.isEmpty
            if isFirst {
                shown = result.shown
                isShared = result.isShared
            }
            guard result.problem == nil, let page = result.document, let url = result.url else {
                let problem = result.problem ?? .notFHIR
                if isFirst { self.problem = problem } else { collector.add(.nextFailed(problem)) }
                return nil
            }
            return collector.take(page, from: url)
        }

        func result() -> SearchResult {
            var problem = problem
            var document: Document?
            if problem == nil {
                do throws(Document.ParseError) {
                    document = try collector.whole()
                } catch {
                    problem = .tooLarge(limit: 0)
                }
            }
            return SearchResult(
                document: document, problem: problem, notes: collector.notes, status: status,
                pages: collector.pages.count, entries: collector.entries,
                milliseconds: Int((ended - began) / 1_000_000), shown: shown, isShared: isShared)
        }
    }
}
