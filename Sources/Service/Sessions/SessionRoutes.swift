internal import Calendar
internal import HTTPServer
internal import Observability
internal import SDC
internal import Sessions
internal import Storage

/// Sessions as a whole: their routes, and what has to be done about them from time to time.
struct SessionRoutes: Sendable {
    private let context: SessionContext

    init(
        artifacts: ArtifactContext, resolver: FormResolver, sources: PopulateSources, settings: ServiceSettings,
        zones: TimeZones, clock: @escaping @Sendable () -> Instant, metrics: Metrics
    ) {
        let cache = SessionCache<SessionHead>(capacity: settings.sessionCacheBytes)
        let counters = SessionCounters()
        counters.add(to: metrics, cache)
        context = SessionContext(
            artifacts: artifacts, resolver: resolver,
            engine: SessionEngine(marks: artifacts.writer.marks, zones: zones, clock: clock), cache: cache,
            newerForms: NewerForms(store: artifacts.store), counters: counters,
            links: SessionLinks(key: Self.linkKey(settings, artifacts.store)), sources: sources,
            lifetime: Int64(settings.sessionLifetime * 1000), requiresIfMatch: settings.requireIfMatch)
    }

    /// The key that links are signed with: that of the settings, else one that is made once and kept in the store, so that
    /// all processes on it have the same. Where the store cannot be written, links are good until the end of the process.
    private static func linkKey(_ settings: ServiceSettings, _ store: any ArtifactStore) -> [UInt8] {
        if !settings.linkKey.isEmpty { return Array(settings.linkKey.utf8) }
        let fresh = SessionLinks.freshKey()
        let name = Array("formstep key of links".utf8)
        let kept = try? store.transact { transaction -> [UInt8] in
            if let kept = try transaction.keptReply(name), kept.content.count >= 32 { return kept.content }
            try transaction.keepReply(name, KeptReply(request: [], expires: .max, content: fresh))
            return fresh
        }
        return kept ?? fresh
    }

    /// Method, template and handler of each route.
    var all: [(method: String, template: String, handler: Handler)] {
        let runner = SessionRunner(context: context)
        let create = CreateSessionHandler(context: context, runner: runner)
        let act = SessionActionHandler(context: context, runner: runner)
        let read = SessionReadHandler(context: context, runner: runner)
        let migrate = MigrateSessionHandler(context: context, runner: runner)
        let link = SessionLinkHandler(context: context, runner: runner)
        let session = "/sessions/{session}"
        var routes: [(method: String, template: String, handler: Handler)] = [
            ("POST", "/sessions", { create.handle($0) }),
            ("GET", session, { read.handleGet($0) }),
            ("DELETE", session, { read.handleDelete($0) }),
            ("GET", session + "/response", { read.handleResponse($0) }),
            ("POST", session + "/migrate", { migrate.handle($0) }),
            ("POST", session + "/link", { link.handleMake($0) }),
            ("DELETE", session + "/link", { link.handleRevoke($0) }),
            ("DELETE", session + "/link/{link}", { link.handleRevoke($0) }),
        ]
        for action in SessionAction.allCases {
            routes.append(("POST", "\(session)/\(action.rawValue)", { act.handle($0, action) }))
        }
        return routes
    }

    /// `Questionnaire/$populatelink`, on the type or an instance; a FHIR route.
    var populateLink: PopulateLinkHandler { PopulateLinkHandler(context: context) }

    /// Makes tombstones of sessions that have expired and takes away what nobody needs any more, a part of it at a time.
    ///
    /// - Returns: whether there may be more to do.
    func purge(limit: Int = 200) throws -> Bool {
        let now = context.artifacts.now
        let done = try context.store.transact { try $0.purgeSessions(now: now, limit: limit) }
        context.counters.count(.expired, done.expired)
        return done.isMore
    }
}
