internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Hashing
internal import Rendering
internal import SDC
internal import Sessions
internal import Storage

/// A session, with what is read out of it once.
typealias LiveSession = SessionCache<SessionHead>.Entry

/// Where a piece of work runs: whether it may wait for the store, and how much it may compute.
struct SessionMode: Sendable {
    let mayWait: Bool
    /// Steps of evaluation; nil = as many as a call may take.
    let steps: Int?

    /// On an HTTP thread.
    static let inline = SessionMode(mayWait: false, steps: InlineWork.steps)
    /// On a thread of a pool.
    static let waiting = SessionMode(mayWait: true, steps: nil)
}

/// What all routes of sessions share.
struct SessionContext: Sendable {
    let artifacts: ArtifactContext
    let resolver: FormResolver
    let engine: SessionEngine
    let cache: SessionCache<SessionHead>
    let newerForms: NewerForms
    let counters: SessionCounters
    let links: SessionLinks
    let sources: PopulateSources
    /// Milliseconds.
    let lifetime: Int64
    let requiresIfMatch: Bool

    var store: any ArtifactStore { artifacts.store }
    var writer: ReplyWriter { artifacts.writer }
    var limits: Document.Limits { artifacts.limits }

    /// The part of a call that is the same for all.
    func call(
        _ request: HTTPRequest, makesSession: Bool = false, needsIfMatch: Bool = false
    ) throws(ServiceError) -> SessionCall {
        try SessionCall(
            request, makesSession: makesSession, access: artifacts.access, links: links, needsIfMatch: needsIfMatch)
    }

    // MARK: Finding

    /// The session that a call names.
    ///
    /// - Throws: 404, also for somebody else's; 410; 503; ``ServiceError/storeNeeded`` where only the store knows.
    func session(_ call: SessionCall, _ mode: SessionMode) throws(ServiceError) -> LiveSession {
        guard let id = call.id else { throw SessionCall.unknown }
        let live: LiveSession
        if mode.mayWait || !store.mayWait {
            live = try read(id)
        } else {
            guard let known = cache.entry(id.digest) else { throw .storeNeeded }
            live = known
        }
        let isGone = live.record.state == .gone
        guard isSameDigest(live.record.id, id.digest), call.link != nil || isGone || live.head.owner == call.owner
        else { throw SessionCall.unknown }
        if let link = call.link {
            guard link.expires * 1000 > artifacts.now else { throw ServiceError(.gone, "This link has expired.") }
            guard isGone || link.epoch == live.head.linkEpoch && !live.head.revokedLinks.contains(link.number) else {
                throw ServiceError(.gone, "This link was revoked.")
            }
        }
        guard live.record.state != .gone, live.record.expires > artifacts.now else {
            throw ServiceError(.gone, "This session has expired or was deleted.")
        }
        return live
    }

    private func read(_ id: SessionID) throws(ServiceError) -> LiveSession {
        let store = store
        guard let record = try artifacts.storing({ try store.session(id.digest) }) else { throw SessionCall.unknown }
        if let known = cache.entry(id.digest), known.record.head == record.head {
            return LiveSession(record: record, head: known.head)
        }
        if record.state == .gone {
            guard let none = SessionHead(Array("{}".utf8)) else { throw SessionCall.unknown }
            return LiveSession(record: record, head: none)
        }
        guard let head = SessionHead(record.head) else { throw ServiceError(.fault, "The session cannot be read.") }
        let live = LiveSession(record: record, head: head)
        cache.remember(live)
        return live
    }

    /// The form that a session began with.
    ///
    /// - Throws: 503; ``ServiceError/storeNeeded`` where it has to be read or compiled.
    func form(_ live: LiveSession, _ mode: SessionMode) throws(ServiceError) -> Form {
        let name = live.record.form
        if let form = resolver.cache.form(named: name) { return form }
        guard mode.mayWait else { throw .storeNeeded }
        let store = store
        guard let kept = try artifacts.storing({ try store.sessionForm(name) }) else {
            throw ServiceError(.fault, "The form of the session is missing.")
        }
        return try resolver.compile(.cold(bytes: kept.content, version: kept.fhirVersion, name: name))
    }

    /// Under which the store keeps a form, and the cache finds it.
    static func name(of form: Form) -> String {
        "session/\(form.hash.dropFirst(FormCache.hashPrefix.count))/\(form.version.rawValue)"
    }

    /// What a reply tells of the session.
    ///
    /// - Throws: ``ServiceError/storeNeeded``.
    func tag(
        _ id: SessionID, _ record: SessionRecord, _ form: Form, _ mode: SessionMode
    ) throws(ServiceError) -> SessionTag {
        SessionTag(
            id: id.text, version: record.version, expires: ResourceBody.instant(record.expires),
            state: record.state.rawValue,
            newerVersion: try newerForms.version(above: form, mayWait: mode.mayWait || !store.mayWait),
            result: record.result.map { "\(ResponseValidateHandler.type)/\($0)" })
    }

    // MARK: Replies

    func options(_ call: SessionCall?, _ parts: NextStepParts?, _ head: SessionHead?) -> RenderOptions {
        var languages: [String] = []
        if let language = parts?.language { languages.append(language) }
        if let call { languages += Preferences.languages(of: call.request) }
        if let language = head?.parts.language { languages.append(language) }
        return RenderOptions(
            language: languages, returnMinimal: call?.preferences.returnsMinimal ?? false,
            pretty: call?.negotiation.isPretty ?? false, marks: writer.marks)
    }

    /// A reply of the engine as the client wants it.
    func render(
        _ reply: NextStepReply, _ call: SessionCall, _ parts: NextStepParts?, _ head: SessionHead, _ tag: SessionTag,
        status: Int? = nil
    ) -> HTTPResponse {
        var options = options(call, parts, head)
        options.session = tag
        options.omitsResponse = reply.status == .invalid || !call.wantsResponse && !options.returnMinimal
        if call.wantsResponse { options.returnMinimal = false }
        let status = status ?? (reply.status == .invalid ? ErrorCategory.unprocessable.status : 200)
        var response: HTTPResponse
        switch call.negotiation.format {
        case .compact:
            response = writer.compact(EnvelopeRenderer.render(reply, options), status: status)
        case .fhir where reply.status == .invalid:
            response = writer.fhir(
                OperationOutcomeRenderer.render(reply.issues, of: reply.form, options), status: status,
                version: reply.form.version, isPrivate: true)
        case .fhir:
            response = writer.fhir(
                ParametersRenderer.render(reply, options), status: status, version: reply.form.version, isPrivate: true)
        }
        if options.returnMinimal, reply.status != .invalid {
            response.headers.add(KnownHeader.preferenceApplied, "return=minimal")
        }
        response.headers.set(KnownHeader.etag, Self.etag(tag.version))
        return response
    }

    /// A refusal: an envelope where it is 422 and the client takes those, else an OperationOutcome.
    ///
    /// - Parameter version: the session's current one, where that is of use.
    func refuse(_ error: ServiceError, _ call: SessionCall, version: Int? = nil) -> HTTPResponse {
        var response: HTTPResponse
        if error.category == .unprocessable, call.negotiation.format == .compact {
            response = writer.compact(
                RefusedEnvelope.render(error.issues, parts: nil, pretty: call.negotiation.isPretty),
                status: error.category.status)
        } else {
            response = writer.outcome(error, for: call.request, isPrivate: true)
        }
        if let version { response.headers.set(KnownHeader.etag, Self.etag(version)) }
        return response
    }

    static func etag(_ version: Int) -> String { "\"\(version)\"" }
}
