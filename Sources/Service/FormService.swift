package import Calendar
package import FHIRClient
internal import FHIRJSON
internal import FHIRModel
package import HTTPServer
internal import Hashing
package import Observability
internal import SDC
package import Storage
internal import Structure
internal import Synchronization
internal import Terminology

/// The whole service without a socket: its routes, and what they share.
package final class FormService: Sendable {
    private let settings: ServiceSettings
    private let cache: FormCache
    private let writer: ReplyWriter
    private let nextStep: NextStepHandler
    private let populate: PopulateHandler
    /// What the routes of the store share.
    let artifacts: ArtifactContext
    private let terminology: TerminologyService
    private let validator: ResponseValidator
    private let zones = TimeZones()
    private let sessions: SessionRoutes
    private let draining = Atomic<Bool>(false)
    /// Counters of the server, rendered at `/metrics`; the HTTP layer counts into them.
    package let metrics: Metrics
    /// Calls to other servers. They block: only on the lane for work that waits.
    package let client: FHIRClient

    /// - Parameters:
    ///   - store: the forms and all else; our own definitions are written into it.
    ///   - log: told of calls to other servers that fail.
    ///   - clock: what time it is.
    package init(
        settings: ServiceSettings, store: any ArtifactStore, log: Log = .silent,
        clock: @escaping @Sendable () -> Instant
    ) {
        self.settings = settings
        metrics = Metrics()
        client = FHIRClient(settings.outbound, metrics: metrics, log: log)
        let store = TimedStore(store, metrics: metrics)
        let marks = Marks(canonicalBase: settings.canonicalBase)
        let milliseconds: @Sendable () -> Int64 = { ArtifactContext.milliseconds(clock()) }
        // Without a list of servers that may be called nobody is asked, and nothing waits for anybody.
        let asksOthers = !settings.outbound.allow.isEmpty
        let remote = RemoteMemory(
            UpstreamTerminology(client: client),
            defaultServer: settings.terminologyServer.isEmpty ? nil : settings.terminologyServer,
            capacity: settings.terminologyCacheBytes / 2, clock: milliseconds)
        let library = TerminologyLibrary(
            source: StoredDefinitions(store: store), builtIn: EmbeddedFiles.terminology,
            capacity: settings.terminologyCacheBytes, remote: asksOthers ? remote : nil, clock: milliseconds)
        let cache = FormCache(capacity: settings.formCacheBytes, marks: marks, definitions: library)
        self.cache = cache
        ServiceMetrics.add(to: metrics, cache: cache)
        writer = ReplyWriter(marks: marks)
        let own = OwnDefinitions(canonicalBase: settings.canonicalBase)
        artifacts = ArtifactContext(
            store: store, writer: writer, access: settings.access, limits: settings.limits,
            basePath: settings.basePath, clock: clock, review: { FormReview.issues(of: $0, cache) },
            builtIn: own.names, definitions: library, asksOthers: asksOthers)
        terminology = TerminologyService(context: artifacts, library: library)
        let resolver = FormResolver(cache: cache, forms: StoredForms(store: store, cache: cache))
        nextStep = NextStepHandler(
            resolver: resolver, writer: writer, limits: settings.limits, zones: zones, clock: clock,
            lane: asksOthers ? .io : .heavy)
        populate = PopulateHandler(
            context: artifacts, resolver: resolver, zones: zones, clock: clock,
            sources: PopulateSources(context: artifacts, client: client))
        validator = ResponseValidator(resolver: resolver, marks: marks, zones: zones, clock: clock)
        sessions = SessionRoutes(
            artifacts: artifacts, resolver: resolver, sources: PopulateSources(context: artifacts, client: client),
            settings: settings, zones: zones, clock: clock, metrics: metrics)
        own.write(to: store, now: artifacts.now)
    }

    /// From now on `/ready` says that no new requests are wanted.
    package func beginDraining() { draining.store(true, ordering: .relaxed) }

    // MARK: Loading

    /// Puts a resource out of a file into the store, unless the same content was loaded under its url and version before.
    ///
    /// - Returns: true where it was new.
    /// - Throws: `StoreError`.
    package func load(_ resource: LoadedResource) throws -> Bool {
        let facts = resource.body.facts
        let digest = canonicalBytes(resource.body.document.root, of: resource.body.document).withUnsafeBytes {
            hexadecimal(sha256($0))
        }
        let name = [resource.body.type, facts.url ?? resource.id, facts.businessVersion ?? "", digest]
        return try artifacts.store.load(resource, mark: "file " + name.joined(separator: " "), now: artifacts.now)
    }

    /// What is not as FHIR defines it in a resource out of a file, in one sentence; nil when nothing is. It is loaded all the
    /// same.
    package func faults(of resource: LoadedResource) -> String? {
        let errors = StructureChecker(resource.body.fhirVersion).check(resource.body.document).findings
            .filter { $0.severity >= .error }
        guard let first = errors.first else { return nil }
        return "\(errors.count) errors, the first at \(first.expression): \(first.issue.text)"
    }

    /// Compiles a form out of a file, as it is in the store now, so that its first request finds it warm.
    ///
    /// - Returns: nil when it can be walked or is no form, else what is wrong with it, in one sentence.
    package func warm(_ resource: LoadedResource) -> String? {
        guard resource.body.type == StoredForms.type,
            let stored = try? artifacts.store.current(StoredForms.type, id: resource.id), let content = stored.content
        else { return nil }
        do throws(FormError) {
            let compiled = try cache.compile(bytes: content, version: stored.fhirVersion)
            cache.name(compiled, as: StoredForms.cacheName(stored))
            return nil
        } catch {
            return error.issues.first?.text ?? "It cannot be compiled."
        }
    }

    // MARK: Upkeep

    /// Takes away sessions that have expired, tombstones and kept replies, a bounded part of each.
    ///
    /// - Returns: whether there may be more to do.
    /// - Throws: `StoreError`.
    package func purgeSessions() throws -> Bool { try sessions.purge() }

    // MARK: Routes

    /// Turns what the HTTP layer refuses by itself into an OperationOutcome.
    package var refusals: RefusalRenderer {
        let writer = writer
        return { refusal, request in
            // `"…/$next-step"` in double quotes: the shell takes `$next` for a variable of its own.
            let isSwallowed = request?.path.last == "-step"
            return writer.outcome(
                ServiceError(refusal, hint: isSwallowed ? "Did the shell take `$next` out of the URL? Quote it." : nil),
                for: request)
        }
    }

    /// All routes.
    package func router() -> Router {
        var router = Router()
        addPlainRoutes(to: &router)
        let metadata = MetadataHandler(
            canonicalBase: settings.canonicalBase, access: settings.access, writer: writer)
        // Open to everybody: it says how to log in (https://hl7.org/fhir/R4/http.html#capabilities).
        router.add("GET", settings.basePath + "/metadata") { request in .reply(metadata.handle(request)) }
        addNextStep(to: &router)
        addPopulate(to: &router)
        addPopulateLink(to: &router)
        addResponseOperations(to: &router)
        let fhirPath = FHIRPathHandler(context: artifacts, zones: zones, cache: ExpressionCache())
        add("POST", "/$fhirpath", to: &router) { fhirPath.handle($0) }
        addTerminology(to: &router)
        addSessions(to: &router)
        addArtifacts(to: &router)
        return router
    }

    private func addTerminology(to router: inout Router) {
        let expand = ExpandHandler(service: terminology)
        let validate = ValueSetValidateHandler(service: terminology)
        let validateCode = CodeSystemValidateHandler(service: terminology)
        let lookup = LookupHandler(service: terminology)
        let subsumes = SubsumesHandler(service: terminology)
        let operations: [(type: String, name: String, handle: @Sendable (HTTPRequest, Bool) -> Outcome)] = [
            ("ValueSet", "expand", { expand.handle($0, isInstance: $1) }),
            ("ValueSet", "validate-code", { validate.handle($0, isInstance: $1) }),
            ("CodeSystem", "validate-code", { validateCode.handle($0, isInstance: $1) }),
            ("CodeSystem", "lookup", { lookup.handle($0, isInstance: $1) }),
            ("CodeSystem", "subsumes", { subsumes.handle($0, isInstance: $1) }),
        ]
        for operation in operations {
            let handle = operation.handle
            for method in ["GET", "POST"] {
                add(method, "/\(operation.type)/$\(operation.name)", to: &router) { handle($0, false) }
                add(method, "/\(operation.type)/{id:plain}/$\(operation.name)", to: &router) { handle($0, true) }
            }
        }
    }

    private func addNextStep(to router: inout Router) {
        let writer = writer
        let nextStep = nextStep
        add("POST", "/Questionnaire/$next-step", to: &router) { request in
            nextStep.handle(request, instance: nil)
        }
        add("POST", "/Questionnaire/{id:plain}/$next-step", to: &router) { request in
            do throws(ServiceError) {
                return nextStep.handle(request, instance: try ArtifactContext.id(request))
            } catch {
                return .reply(writer.outcome(error, for: request, isPrivate: true))
            }
        }
    }

    private func addPopulate(to router: inout Router) {
        let writer = writer
        let populate = populate
        for method in ["GET", "POST"] {
            add(method, "/Questionnaire/$populate", to: &router) { populate.handle($0, instance: nil) }
            add(method, "/Questionnaire/{id:plain}/$populate", to: &router) { request in
                do throws(ServiceError) {
                    return populate.handle(request, instance: try ArtifactContext.id(request))
                } catch {
                    return .reply(writer.outcome(error, for: request, isPrivate: true))
                }
            }
        }
    }

    /// A session that is filled in, as a link.
    private func addPopulateLink(to router: inout Router) {
        let link = sessions.populateLink
        for method in ["GET", "POST"] {
            add(method, "/Questionnaire/$populatelink", to: &router) { link.handle($0, isInstance: false) }
            add(method, "/Questionnaire/{id:plain}/$populatelink", to: &router) { link.handle($0, isInstance: true) }
        }
    }

    /// What is asked about responses.
    private func addResponseOperations(to router: inout Router) {
        let validate = ResponseValidateHandler(context: artifacts, validator: validator)
        add("POST", "/QuestionnaireResponse/$validate", to: &router) { validate.handle($0) }
        let diagnose = FormValidateHandler(context: artifacts)
        add("POST", "/Questionnaire/$validate", to: &router) { diagnose.handle($0) }
        for method in ["GET", "POST"] {
            add(method, "/QuestionnaireResponse/{id:plain}/$validate", to: &router) { validate.handleInstance($0) }
            add(method, "/Questionnaire/{id:plain}/$validate", to: &router) { diagnose.handleInstance($0) }
        }
        let process = ProcessResponseHandler(context: artifacts, validator: validator)
        add("POST", "/$process-response", to: &router) { process.handle($0, isInstance: false) }
        add("POST", "/Questionnaire/$process-response", to: &router) { process.handle($0, isInstance: false) }
        add("POST", "/Questionnaire/{id:plain}/$process-response", to: &router) { process.handle($0, isInstance: true) }
    }

    private func addArtifacts(to router: inout Router) {
        let create = CreateHandler(context: artifacts)
        let update = UpdateHandler(context: artifacts)
        let delete = DeleteHandler(context: artifacts)
        let read = ReadHandler(context: artifacts)
        let history = HistoryHandler(context: artifacts)
        let search = SearchHandler(context: artifacts)
        let bundle = BundleHandler(context: artifacts)
        let instance = "/{type:upper}/{id:plain}"
        add("POST", "/", to: &router) { bundle.handle($0) }
        add("POST", "/{type:upper}", to: &router) { create.handle($0) }
        add("GET", "/{type:upper}", to: &router) { search.handle($0) }
        add("POST", "/{type:upper}/_search", to: &router) { search.handlePosted($0) }
        add("GET", instance, to: &router) { read.handle($0) }
        add("PUT", instance, to: &router) { update.handle($0) }
        add("DELETE", instance, to: &router) { delete.handle($0) }
        add("GET", instance + "/_history", to: &router) { history.handle($0) }
        add("GET", instance + "/_history/{version}", to: &router) { read.handleVersion($0) }
    }

    /// Sessions are no part of FHIR: they stay at the root whatever the base path is.
    private func addSessions(to router: inout Router) {
        // They ask who calls by themselves: a link is a login of its own.
        for route in sessions.all { router.add(route.method, route.template, route.handler) }
    }

    /// Adds a FHIR route, behind the question who calls.
    private func add(
        _ method: String, _ template: String, to router: inout Router, _ handler: @escaping Handler
    ) {
        let access = settings.access
        let writer = writer
        router.add(method, settings.basePath + template) { request in
            do throws(ServiceError) {
                try access.check(request)
                return handler(request)
            } catch {
                return .reply(writer.outcome(error, for: request, isPrivate: true))
            }
        }
    }

    /// Routes that stay at the root whatever the base path is.
    private func addPlainRoutes(to router: inout Router) {
        router.add("GET", "/health") { _ in .reply(PlainReplies.json(status: 200, #"{"status":"ok"}"#)) }
        router.add("GET", "/ready") { [self] _ in
            if draining.load(ordering: .relaxed) {
                return .reply(PlainReplies.json(status: 503, #"{"status":"draining"}"#))
            }
            return .reply(PlainReplies.json(status: 200, #"{"status":"ready"}"#))
        }
        let metrics = metrics
        router.add("GET", "/metrics") { _ in .reply(PlainReplies.metrics(metrics)) }
        let contract = PlainReplies.contract()
        router.add("GET", "/openapi.yaml") { _ in .reply(contract) }
        addPlayer(to: &router)
    }

    /// The web player; open to everybody, as it holds nothing of anybody.
    private func addPlayer(to router: inout Router) {
        let player = PlayerHandler(
            basePath: settings.basePath, maximumBodyBytes: settings.limits.maximumBytes,
            frameAncestors: settings.frameAncestors)
        let refusals = refusals
        router.add("GET", "/app") { .reply(player.handlePage($0)) }
        router.add("GET", "/app/{name}") { .reply(player.handleFile($0) ?? refusals(.notFound, $0)) }
        router.add("GET", "/app/{version}/{name}") { .reply(player.handleVersion($0) ?? refusals(.notFound, $0)) }
    }
}
