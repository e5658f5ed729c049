internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import SDC
internal import Sessions
internal import Storage

/// `GET /sessions/{session}`, `GET /sessions/{session}/response`, `DELETE /sessions/{session}` (design 4).
struct SessionReadHandler: Sendable {
    let context: SessionContext
    let runner: SessionRunner

    private func run(
        _ request: HTTPRequest, needsIfMatch: Bool = false,
        _ work: @escaping @Sendable (SessionCall, SessionMode) throws(ServiceError) -> SessionDecision
    ) -> Outcome {
        do throws(ServiceError) {
            let call = try context.call(request, needsIfMatch: needsIfMatch)
            if request.method == "DELETE" { try call.checkRight(ownerOnly: true) }
            return runner.run(call) { mode throws(ServiceError) in
                do throws(ServiceError) {
                    // What is read must be what is there: other processes may have written.
                    guard context.isSure(mode) else { throw ServiceError.storeNeeded }
                    return try work(call, mode)
                } catch {
                    if error == .storeNeeded { throw error }
                    return .reply(context.refuse(error, call), isSure: true)
                }
            }
        } catch {
            return .reply(context.writer.outcome(error, for: request, isPrivate: true))
        }
    }

    /// Where the session stands: the step that was shown last.
    func handleGet(_ request: HTTPRequest) -> Outcome {
        run(request) { call, mode throws(ServiceError) in
            let live = try context.session(call, mode)
            let form = try context.form(live, mode)
            if mode.steps != nil, !InlineWork.fits(form) { return .tooCostly }
            var reply = try engine(call, live, form, mode, at: live.record.place)
            // The step is not there any more, as after a change of the clock.
            if reply.status == .invalid { reply = try engine(call, live, form, mode, at: nil) }
            if let steps = mode.steps, reply.steps >= steps { return .tooCostly }
            guard let id = call.id else { throw SessionCall.unknown }
            let tag = try context.tag(id, live.record, form, mode)
            return .reply(context.render(reply, call, nil, live.head, tag, status: 200), isSure: true)
        }
    }

    private func engine(
        _ call: SessionCall, _ live: LiveSession, _ form: Form, _ mode: SessionMode, at place: String?
    ) throws(ServiceError) -> NextStepReply {
        func nothing() -> NextStepParts? {
            guard let document = try? Document.parse("{}") else { return nil }
            var parts = NextStepParts(document: document)
            parts.finalize = false
            parts.at = place
            if place != nil { parts.direction = .show }
            parts.explain = call.request.query("explain") == "true"
            return parts
        }
        guard let parts = nothing() else { throw ServiceError(.fault, "The session cannot be read.") }
        return try context.engine.run(
            parts, reread: { nothing() }, on: live.record.response, head: live.head, form: form, collectChanges: false,
            steps: mode.steps)
    }

    /// The response so far, or finished.
    func handleResponse(_ request: HTTPRequest) -> Outcome {
        run(request) { call, mode throws(ServiceError) in
            let live = try context.session(call, mode)
            let bytes = live.record.response
            var response = context.writer.fhir(
                call.negotiation.isPretty ? prettyPrinted(bytes) : bytes, version: live.head.fhirVersion,
                isPrivate: true)
            response.headers.set(KnownHeader.etag, SessionContext.etag(live.record.version))
            return .reply(response, isSure: true)
        }
    }

    /// Leaves a tombstone. A response that was stored as a resource stays.
    func handleDelete(_ request: HTTPRequest) -> Outcome {
        run(request, needsIfMatch: context.requiresIfMatch) { call, mode throws(ServiceError) in
            let live = try context.session(call, mode)
            if let refused = context.mismatch(call, live.record, mode) { return refused }
            let former = live.record
            let gone = former.tombstone(from: context.artifacts.now)
            let response = context.writer.empty(status: 204, isPrivate: true)
            let head = live.head
            return .write { transaction in
                guard try transaction.updateSession(gone, replacing: former) else { throw SessionConflict() }
                try transaction.forgetReplies(former.id)
                return SessionWritten(
                    response: response, session: LiveSession(record: gone, head: head), event: .deleted)
            }
        }
    }
}

extension SessionContext {
    /// Whether what an attempt in this mode finds is what the store holds.
    func isSure(_ mode: SessionMode) -> Bool { mode.mayWait || !store.mayWait }

    /// 412 where `If-Match` names other versions than the current one.
    func mismatch(_ call: SessionCall, _ record: SessionRecord, _ mode: SessionMode) -> SessionDecision? {
        guard let wanted = call.ifMatch, !wanted.contains(record.version) else { return nil }
        let error = ServiceError(.preconditionFailed, "The current version is \(record.version).")
        return .reply(refuse(error, call, version: record.version), isSure: isSure(mode))
    }
}

extension SessionCall {
    /// Whether a finished response is to come in an envelope: only where that is asked for by its name.
    var wantsEnvelope: Bool {
        guard negotiation.format == .compact else { return false }
        let format = request.query("_format") ?? request.headers.all(KnownHeader.accept).joined(separator: ",")
        return format.contains("vnd.formstep")
    }
}
