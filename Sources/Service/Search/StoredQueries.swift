internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Storage

/// Answers queries that are written relative to a FHIR server, `Observation?patient=Patient/1&_count=1` or `Patient/1`, from
/// the store or from Bundles in memory: what a form's x-fhir-query gives without another server.
///
/// On the store every call may wait for the disk where ``ArtifactStore/mayWait`` says so: run it on threads that may wait.
struct StoredQueries: Sendable {
    /// What a query gives.
    enum Answer: Sendable {
        /// A Bundle of type searchset; its entries are byte for byte what is stored.
        case searchset(Document)
        /// A resource that was read.
        case resource(Document)

        /// Either of both.
        var document: Document {
            switch self {
            case .searchset(let document), .resource(let document): document
            }
        }
    }

    private enum Source: Sendable {
        case store
        case documents(DocumentContents)
    }

    private let context: ArtifactContext
    private let source: Source
    private let base: String

    /// Queries on the store, under the rules of access that hold for everybody's requests.
    ///
    /// - Parameter base: where the client reached the FHIR routes, see ``ArtifactContext/base(_:)``.
    init(store context: ArtifactContext, base: String) {
        self.context = context
        source = .store
        self.base = base
    }

    /// Queries on resources that the caller sent along.
    init(documents: DocumentContents, context: ArtifactContext, base: String) {
        self.context = context
        source = .documents(documents)
        self.base = base
    }

    /// Answers one query.
    ///
    /// - Parameters:
    ///   - query: a search or a read, percent-encoded where it has to be; signs that an URL may not hold are taken as they are. It
    ///     may begin with the base or a slash.
    ///   - isStrict: unknown search parameters are errors; else they are told in an entry of mode `outcome`.
    /// - Throws: what the same request over HTTP is refused with: 400, 403, 404, 410, 503.
    func answer(_ query: String, isStrict: Bool = false) throws(ServiceError) -> Answer {
        let request = try request(query)
        guard let name = request.path.first else { throw Self.notAQuery }
        let type: ResourceTypes.Entry
        switch source {
        case .store: type = try context.type(named: name)
        case .documents:
            guard let entry = ResourceTypes.entry(name) else {
                throw ServiceError(.notFound, "There is no resource type of this name.", code: .notSupported)
            }
            type = entry
        }
        switch request.path.count {
        case 1: return .searchset(try search(type, request.query, isStrict: isStrict))
        case 2: return .resource(try read(type, request.path[1]))
        default: throw Self.notAQuery
        }
    }

    private func search(
        _ type: ResourceTypes.Entry, _ pairs: [(name: String, value: String)], isStrict: Bool
    ) throws(ServiceError) -> Document {
        let setting = SearchSetting(isStrict: isStrict, base: base, now: context.now)
        let search = try SearchRequest(type, pairs, setting)
        let bytes: [UInt8]
        switch source {
        case .store:
            bytes = try SearchHandler(context: context).bundle(search, base: base)
        case .documents(let documents):
            let run = SearchRun(context: context, reading: documents, base: base, isGuarded: false)
            let writer = SearchsetWriter(
                search: search, base: base, marks: context.writer.marks, fullUrl: { documents.fullUrl(of: $0) })
            bytes = try writer.bytes(try run.perform(search))
        }
        return try Self.parsed(bytes)
    }

    private func read(_ type: ResourceTypes.Entry, _ id: String) throws(ServiceError) -> Document {
        guard ResourceID.isValid(id) else { throw Self.notAQuery }
        let version: StoredVersion
        switch source {
        case .store: version = try context.living(type.name, id)
        case .documents(let documents): version = try context.living(type.name, id, in: documents)
        }
        return try Self.parsed(version.content ?? [])
    }

    private func request(_ query: String) throws(ServiceError) -> HTTPRequest {
        var relative = query[...]
        if relative.hasPrefix(base + "/") { relative = relative.dropFirst(base.count) }
        while relative.first == "/" { relative.removeFirst() }
        do throws(Refusal) {
            return try HTTPRequest(method: "GET", target: "/" + SearchReading.encoded(relative))
        } catch {
            throw Self.notAQuery
        }
    }

    private static func parsed(_ bytes: [UInt8]) throws(ServiceError) -> Document {
        guard let document = try? Document.parse(bytes, limits: .stored) else {
            throw ServiceError(.fault, "A stored resource cannot be read.")
        }
        return document.freeze()
    }

    private static let notAQuery = ServiceError(
        .malformed, "A query is a search by type (Patient?name=x) or a read (Patient/1).", code: .value)
}
