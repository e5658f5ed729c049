internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Rendering
internal import SDC
internal import Sessions
internal import Storage

/// What a client does with a session: the last segment of `POST /sessions/{session}/…`.
enum SessionAction: String, Sendable, CaseIterable {
    case answers, back, complete, amend
    case goTo = "goto"
}

/// `POST /sessions/{session}/answers`, `…/back`, `…/goto`, `…/complete`, `…/amend` (design 4).
struct SessionActionHandler: Sendable {
    let context: SessionContext
    let runner: SessionRunner

    func handle(_ request: HTTPRequest, _ action: SessionAction) -> Outcome {
        do throws(ServiceError) {
            let call = try context.call(request, needsIfMatch: context.requiresIfMatch)
            try call.checkRight(ownerOnly: action == .amend)
            return runner.run(call) { mode throws(ServiceError) in try attempt(call, action, mode) }
        } catch {
            return .reply(context.writer.outcome(error, for: request, isPrivate: true))
        }
    }

    private func attempt(
        _ call: SessionCall, _ action: SessionAction, _ mode: SessionMode
    ) throws(ServiceError) -> SessionDecision {
        do throws(ServiceError) {
            return try act(call, action, mode)
        } catch {
            if error == .storeNeeded { throw error }
            return .reply(context.refuse(error, call), isSure: context.isSure(mode))
        }
    }

    private func act(
        _ call: SessionCall, _ action: SessionAction, _ mode: SessionMode
    ) throws(ServiceError) -> SessionDecision {
        let live = try context.session(call, mode)
        let record = live.record
        // Before the comparison of versions: a client that lost the first reply has the version before.
        let isRepeated = action == .complete && record.state == .completed
        if !isRepeated, let refused = context.mismatch(call, record, mode) { return refused }
        var parts = try call.parts(context.limits)
        try Self.prepare(&parts, action, record)
        let form = try context.form(live, mode)
        if let steps = mode.steps {
            guard steps > 0, InlineWork.fits(form), parts.submissions.count <= 64,
                !(parts.explain && form.logic.hasAny)
            else { return .tooCostly }
        }
        if action == .amend, form.entryMode == .sequential {
            throw ServiceError(.conflict, "A form that is filled in sequence is not amended.", code: .businessRule)
        }
        let reply = try context.engine.run(
            parts,
            reread: {
                var again = try? call.parts(context.limits)
                if again != nil { again?.finalize = parts.finalize }
                return again
            }, on: record.response, head: live.head, form: form, collectChanges: call.preferences.returnsMinimal,
            steps: mode.steps)
        if let steps = mode.steps, reply.steps >= steps { return .tooCostly }
        let written = Written(call: call, live: live, form: form, parts: parts, reply: reply, mode: mode)
        if isRepeated { return .reply(try repeated(written), isSure: context.isSure(mode)) }
        guard reply.status != .invalid, let bytes = reply.responseBytes else {
            return .reply(try show(written, record), isSure: context.isSure(mode))
        }
        if action == .complete { return try complete(written, bytes) }
        return try write(written, bytes, action)
    }

    /// What an action makes of the request.
    ///
    /// - Throws: 409 where the session does not take it, 422 for what belongs to other requests.
    private static func prepare(
        _ parts: inout NextStepParts, _ action: SessionAction, _ record: SessionRecord
    ) throws(ServiceError) {
        guard !parts.response.exists, parts.questionnaire == nil else {
            throw ServiceError(
                .unprocessable, "The session holds the form and the response: send neither.", code: .businessRule,
                expression: parts.response.exists ? "response" : "questionnaire")
        }
        switch (action, record.state) {
        case (.amend, .open):
            throw ServiceError(.conflict, "Only a completed session is amended.", code: .businessRule)
        case (.answers, .completed), (.back, .completed), (.goTo, .completed):
            throw ServiceError(.conflict, "This session is completed: amend it first.", code: .businessRule)
        default: break
        }
        parts.finalize = action == .complete
        switch action {
        case .back:
            parts.direction = .back
            if parts.at == nil { parts.at = record.place }
        case .goTo:
            guard parts.at != nil else {
                throw ServiceError(
                    .unprocessable, "The part 'at' says which step to go to.", code: .required, expression: "at")
            }
            parts.direction = .show
        case .complete: parts.direction = .next
        case .answers, .amend: break
        }
    }

    /// What is known when the engine has run.
    private struct Written {
        let call: SessionCall
        let live: LiveSession
        let form: Form
        let parts: NextStepParts
        let reply: NextStepReply
        let mode: SessionMode
    }

    private func tag(_ work: Written, _ record: SessionRecord) throws(ServiceError) -> SessionTag {
        // Never nil: the call named the session.
        guard let id = work.call.id else { throw SessionCall.unknown }
        return try context.tag(id, record, work.form, work.mode)
    }

    private func show(_ work: Written, _ record: SessionRecord) throws(ServiceError) -> HTTPResponse {
        context.render(work.reply, work.call, work.parts, work.live.head, try tag(work, record))
    }

    /// The next state of a session.
    private func next(_ work: Written) throws(ServiceError) -> (record: SessionRecord, head: SessionHead) {
        var record = work.live.record
        var head = work.live.head
        record.version += 1
        record.expires = max(record.expires, context.artifacts.now + context.lifetime)
        record.place = work.reply.place
        if !work.parts.contexts.isEmpty {
            record.head = head.adding(work.parts.contents)
            guard let changed = SessionHead(record.head) else {
                throw ServiceError(.fault, "The session cannot be kept.")
            }
            head = changed
        }
        return (record, head)
    }

    private func write(
        _ work: Written, _ response: [UInt8], _ action: SessionAction
    ) throws(ServiceError) -> SessionDecision {
        var (record, head) = try next(work)
        record.response = response
        if action == .amend { record.state = .amending }
        let written = SessionWritten(
            response: try show(work, record), session: LiveSession(record: record, head: head), event: .written)
        let former = work.live.record
        return .write { transaction in
            guard try transaction.updateSession(written.session?.record ?? former, replacing: former) else {
                throw SessionConflict()
            }
            return written
        }
    }

    // MARK: Completing

    /// Stores the finished response as a resource, together with the session that says so.
    private func complete(_ work: Written, _ bytes: [UInt8]) throws(ServiceError) -> SessionDecision {
        guard work.mode.mayWait || !context.store.mayWait else { throw .storeNeeded }
        var isFinished = false
        let limits = Document.Limits(maximumBytes: .max, maximumDepth: .max, maximumNodes: .max)
        guard let document = try? Document.parse(bytes, limits: limits),
            let type = ResourceTypes.entry(ResponseValidateHandler.type)
        else { throw ServiceError(.fault, "The session cannot be read.") }
        if work.reply.status == .complete, let status = document.string(document.root, .status) {
            isFinished = status == "completed" || status == "amended"
        }
        guard isFinished else { return .reply(try notReady(work), isSure: context.isSure(work.mode)) }
        var (record, head) = try next(work)
        let former = work.live.record
        let id = former.result ?? ResourceID.fresh()
        record.state = .completed
        record.result = id
        let body = ResourceBody(document, type: type, fhirVersion: work.form.version)
        let shown = try finished(work, record)
        let now = context.artifacts.now
        let (base, live) = (record, head)
        return .write { transaction in
            var record = base
            if former.result == nil {
                record.response = try transaction.create(body, now: now, id: id).version?.content ?? bytes
            } else if try transaction.current(body.type, id: id)?.content == bytes {
                // Opened and closed again without a change.
                record.response = bytes
            } else {
                record.response = try transaction.update(body, id: id, now: now).version?.content ?? bytes
            }
            guard try transaction.updateSession(record, replacing: former) else { throw SessionConflict() }
            return SessionWritten(
                response: shown(record.response), session: LiveSession(record: record, head: live), event: .completed)
        }
    }

    /// The same as the first time.
    private func repeated(_ work: Written) throws(ServiceError) -> HTTPResponse {
        try finished(work, work.live.record)(work.live.record.response)
    }

    /// The reply that holds a finished response: the resource itself, or the envelope where that is asked for by its name.
    private func finished(
        _ work: Written, _ record: SessionRecord
    ) throws(ServiceError) -> @Sendable ([UInt8]) -> HTTPResponse {
        let writer = context.writer
        let isPretty = work.call.negotiation.isPretty
        var fields = [(KnownHeader.etag, SessionContext.etag(record.version))]
        if let result = record.result {
            let base = context.artifacts.base(work.call.request)
            fields.append((KnownHeader.contentLocation, "\(base)/\(ResponseValidateHandler.type)/\(result)"))
        }
        let version = work.form.version
        var envelope: [UInt8]?
        if work.call.wantsEnvelope {
            var options = context.options(work.call, work.parts, work.live.head)
            options.session = try tag(work, record)
            options.omitsResponse = true
            options.pretty = false
            envelope = EnvelopeRenderer.render(work.reply, options)
        }
        let (heads, shell) = (fields, envelope)
        return { bytes in
            var response: HTTPResponse
            if let shell {
                let whole = shell.dropLast() + Array(#","response":"#.utf8) + bytes + [UInt8(ascii: "}")]
                response = writer.compact(isPretty ? prettyPrinted(Array(whole)) : Array(whole), status: 200)
            } else {
                response = writer.fhir(isPretty ? prettyPrinted(bytes) : bytes, version: version, isPrivate: true)
            }
            for (name, value) in heads { response.headers.set(name, value) }
            return response
        }
    }

    /// 422 with the step that is open.
    private func notReady(_ work: Written) throws(ServiceError) -> HTTPResponse {
        var reply = work.reply
        reply.status = .invalid
        if !reply.issues.contains(where: { $0.severity == .error }) {
            reply.issues.insert(
                Issue(
                    .error, .businessRule, "The form is not finished: this step is still open.",
                    path: reply.place), at: 0)
        }
        return context.render(reply, work.call, work.parts, work.live.head, try tag(work, work.live.record))
    }
}
