internal import FHIRClient
internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Observability
internal import Populate
internal import Storage

/// Who answers the queries of a `$populate`: a Bundle that came along, the server's own store, another server.
struct PopulateSources: Sendable {
    let context: ArtifactContext
    let client: FHIRClient

    /// Whether queries are answered also where a request names nobody (setting `outbound.dataServer`).
    var hasDefault: Bool { client.dataServer != nil }

    /// Whether there is anybody to answer queries.
    func hasAny(_ parts: PopulateParts) -> Bool { parts.namesSource || hasDefault }

    /// Whether queries may have to wait for somebody.
    func mayWait(_ parts: PopulateParts) -> Bool {
        parts.endpoint != nil || parts.local && context.store.mayWait || !parts.namesSource && hasDefault
    }

    /// The source that a request names, else that of the settings; nil = there is none. Where several are named, the Bundle is
    /// asked first, then the store, then the other server.
    ///
    /// - Throws: 403 where the store shows no patient data to this caller (statement 32), 422 for a Bundle or an endpoint that
    ///   cannot be read, 404 for an endpoint that is not there.
    func source(of parts: PopulateParts, _ request: HTTPRequest) throws(ServiceError) -> (any QuerySource)? {
        var sources: [any QuerySource] = []
        let base = context.base(request)
        if parts.data.exists {
            let document = parts.common.document
            let bytes = Array(document.rawBytes(parts.data))
            guard let bundle = try? Document.parse(bytes, limits: .stored) else {
                throw ServiceError(
                    .unprocessable, "The part 'data' cannot be read.", code: .structure, expression: "data")
            }
            let contents = DocumentContents([bundle])
            sources.append(
                LocalQuerySource(
                    StoredQueries(documents: contents, context: context, base: base), name: "the Bundle in 'data'"))
        }
        if parts.local {
            try context.access.check(type: "Patient")
            sources.append(LocalQuerySource(StoredQueries(store: context, base: base), name: "this server"))
        }
        if let upstream = try upstream(of: parts, request) {
            sources.append(UpstreamQuerySource(client, upstream))
        }
        return sources.count > 1 ? SeveralSources(sources) : sources.first
    }

    private func upstream(of parts: PopulateParts, _ request: HTTPRequest) throws(ServiceError) -> Upstream? {
        let caller = request.headers[KnownHeader.authorization]
        do throws(UpstreamProblem) {
            switch parts.endpoint {
            case .address(let address): return try Upstream(address: address, callerAuthorization: caller)
            case .resource(let node):
                return try Upstream(endpoint: node, of: parts.common.document, callerAuthorization: caller)
            case .reference, nil: break
            }
        } catch {
            throw Self.refusal(error)
        }
        if case .reference(let reference)? = parts.endpoint { return try stored(reference, caller) }
        guard !parts.namesSource, let server = client.dataServer else { return nil }
        return (try? Upstream(address: server.base.text, callerAuthorization: caller)) ?? server
    }

    /// An Endpoint of the store. May wait for a disk.
    private func stored(_ reference: String, _ caller: String?) throws(ServiceError) -> Upstream {
        let parts = reference.split(separator: "/")
        guard parts.count == 2, parts[0] == "Endpoint", ResourceID.isValid(parts[1]) else {
            throw ServiceError(
                .unprocessable, "The Reference of 'dataEndpoint' must be Endpoint/{id} of this server.", code: .value,
                expression: "dataEndpoint")
        }
        let version = try context.living("Endpoint", String(parts[1]))
        guard let content = version.content, let document = try? Document.parse(content, limits: .stored) else {
            throw ServiceError(.fault, "The stored Endpoint cannot be read.")
        }
        do throws(UpstreamProblem) {
            return try Upstream(endpoint: document.root, of: document, callerAuthorization: caller)
        } catch {
            throw Self.refusal(error)
        }
    }

    private static func refusal(_ problem: UpstreamProblem) -> ServiceError {
        ServiceError(
            .unprocessable, "The part 'dataEndpoint' names no server that can be called: " + problem.text("it"),
            code: problem.issueCode, expression: "dataEndpoint")
    }
}

/// Queries on resources that are at hand.
final class LocalQuerySource: QuerySource {
    private let queries: StoredQueries
    private let name: String

    init(_ queries: StoredQueries, name: String) {
        self.queries = queries
        self.name = name
    }

    func run(_ queries: [String]) -> [QueryResult] { queries.map { run($0) } }

    private func run(_ query: String) -> QueryResult {
        let began = Clock.nanoseconds()
        func took() -> Int { Int((Clock.nanoseconds() - began) / 1_000_000) }
        do throws(ServiceError) {
            // Strict: a condition that was passed over would give what belongs to others.
            let document = try queries.answer(query, isStrict: true).document
            return QueryResult(.found(document, document.root), milliseconds: took(), notes: Self.notes(document, name))
        } catch {
            let issue = error.issues.first
            return QueryResult(
                .failed(QueryFailure(issue?.code ?? .exception, "\(name) says: \(issue?.text ?? "it failed.")")),
                milliseconds: took())
        }
    }

    /// What the search did not look at, and that there is more.
    private static func notes(_ document: Document, _ name: String) -> [String] {
        var notes: [String] = []
        for entry in document.items(document.member(document.root, .entry)) {
            let resource = document.member(entry, .resource)
            guard document.equals(document.member(resource, .resourceType), "OperationOutcome") else { continue }
            for issue in document.items(document.member(resource, .issue)) {
                if let text = document.string(issue, .diagnostics) { notes.append("\(name) says: \(text)") }
            }
        }
        return notes
    }
}

/// One after another: a source that has what is asked for answers, the next is asked for what the one before does not know.
final class SeveralSources: QuerySource {
    private let sources: [any QuerySource]

    init(_ sources: [any QuerySource]) { self.sources = sources }

    func run(_ queries: [String]) -> [QueryResult] {
        guard let first = sources.first else { return [] }
        var results = first.run(queries)
        for source in sources.dropFirst() {
            let open = results.indices.filter { !Self.isAnswered(results[$0]) }
            guard !open.isEmpty, results.count == queries.count else { return results }
            for (place, result) in zip(open, source.run(open.map { queries[$0] })) {
                if case .failed = result.outcome, case .found = results[place].outcome { continue }
                results[place] = result
            }
        }
        return results
    }

    /// Something was found.
    private static func isAnswered(_ result: QueryResult) -> Bool {
        guard case .found(let document, let node) = result.outcome else { return false }
        guard document.equals(document.member(node, .resourceType), "Bundle") else { return true }
        return document.items(document.member(node, .entry)).contains { entry in
            let resource = document.member(entry, .resource)
            return !document.equals(document.member(resource, .resourceType), "OperationOutcome")
        }
    }
}

/// Queries on another FHIR server: all of a round side by side, all rounds within one deadline.
final class UpstreamQuerySource: QuerySource {
    private let client: FHIRClient
    private let upstream: Upstream
    private let deadline: Deadline

    init(_ client: FHIRClient, _ upstream: Upstream) {
        self.client = client
        self.upstream = upstream
        deadline = .after(seconds: client.settings.deadline)
    }

    func run(_ queries: [String]) -> [QueryResult] {
        client.search(queries, at: upstream, deadline: deadline).map { result in
            guard let document = result.document else {
                let problem = result.problem
                return QueryResult(
                    .failed(
                        QueryFailure(
                            problem?.issueCode ?? .exception, problem?.text(result.shown) ?? "it was not answered.")),
                    milliseconds: result.milliseconds)
            }
            return QueryResult(
                .found(document, document.root), milliseconds: result.milliseconds,
                notes: result.notes.map { $0.text(result.shown) })
        }
    }
}
