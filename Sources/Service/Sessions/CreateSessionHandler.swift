internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Rendering
internal import SDC
internal import Sessions
internal import Storage
internal import Structure

/// `POST /sessions` (design 4).
struct CreateSessionHandler: Sendable {
    let context: SessionContext
    let runner: SessionRunner

    private static let own: Set<String> = ["subject", "populate"]

    func handle(_ request: HTTPRequest) -> Outcome {
        do throws(ServiceError) {
            let call = try SessionCall(
                request, makesSession: true, caller: context.artifacts.access.caller(request))
            // One id for all attempts, so that a key that is met again in between leads to one session.
            let id = SessionID.fresh()
            return runner.run(call) { mode throws(ServiceError) in try attempt(call, id, mode) }
        } catch {
            return .reply(context.writer.outcome(error, for: request, isPrivate: true))
        }
    }

    private func attempt(
        _ call: SessionCall, _ id: SessionID, _ mode: SessionMode
    ) throws(ServiceError) -> SessionDecision {
        do throws(ServiceError) {
            return try begin(call, id, mode)
        } catch {
            if error == .storeNeeded { throw error }
            return .reply(context.refuse(error, call), isSure: true)
        }
    }

    private func begin(
        _ call: SessionCall, _ id: SessionID, _ mode: SessionMode
    ) throws(ServiceError) -> SessionDecision {
        var parts = try call.parts(context.limits, besides: Self.own)
        try Self.checkParts(parts)
        let resolver = mode.mayWait ? context.resolver : context.resolver.withoutWaiting
        let source = try resolver.resolve(parts, instance: nil, version: call.version)
        let form: Form
        if case .ready(let warm) = source {
            form = warm
            guard mode.steps == nil || InlineWork.fits(form) else { return .tooCostly }
        } else {
            guard mode.steps == nil else { return .tooCostly }
            form = try resolver.compile(source, parts, instance: nil, version: call.version)
        }
        let name = SessionContext.name(of: form)
        context.resolver.cache.name(form, as: name)
        let response = try Self.response(parts.document, form)
        let headBytes = SessionHead.write(parts, fhirVersion: form.version, owner: call.owner)
        guard let head = SessionHead(headBytes) else { throw ServiceError(.fault, "The session cannot be begun.") }
        // They are the session's now.
        parts.contexts = []
        parts.finalize = false
        let reply = try context.engine.run(
            parts,
            reread: {
                var again = try? call.parts(context.limits, besides: Self.own)
                again?.contexts = []
                return again
            }, on: response, head: head, form: form, collectChanges: call.preferences.returnsMinimal, steps: mode.steps)
        if let steps = mode.steps, reply.steps >= steps { return .tooCostly }
        guard reply.status != .invalid, let bytes = reply.responseBytes else {
            return .reply(
                context.refuse(ServiceError(.unprocessable, issues: reply.issues), call), isSure: true)
        }
        let record = SessionRecord(
            id: id.digest, expires: context.artifacts.now + context.lifetime, form: name, place: reply.place,
            response: bytes, head: headBytes)
        let tag = try context.tag(id, record, form, mode)
        var response201 = context.render(reply, call, parts, head, tag, status: 201)
        response201.headers.set(KnownHeader.location, "\(BaseURL.of(call.request))/sessions/\(id.text)")
        let written = SessionWritten(
            response: response201, session: LiveSession(record: record, head: head), event: .created)
        let kept = SessionForm(fhirVersion: form.version, content: form.document.source)
        return .write { transaction in
            try transaction.keepSessionForm(name, kept)
            try transaction.insertSession(record)
            return written
        }
    }

    /// - Throws: 422 for parts that only a running session takes.
    private static func checkParts(_ parts: NextStepParts) throws(ServiceError) {
        guard !parts.response.exists else {
            throw ServiceError(
                .unprocessable, "A session begins without answers: the part 'response' is not taken.",
                code: .notSupported, expression: "response")
        }
        let populate = parts.document.member(parts.document.root, named: "populate")
        if populate.exists, parts.document.bool(populate) != false {
            throw ServiceError(
                .unprocessable, "Population at the start is not there in this release.", code: .notSupported,
                expression: "populate")
        }
    }

    /// The response a session begins with.
    ///
    /// - Throws: 422 for a subject that is no Reference.
    private static func response(_ request: Document, _ form: Form) throws(ServiceError) -> [UInt8] {
        let subject = request.member(request.root, named: "subject")
        var json = JSONWriter()
        json.beginObject()
        json.member("resourceType", "QuestionnaireResponse" as StaticString)
        json.member("status", "in-progress" as StaticString)
        if subject.exists, request.kind(subject) != .null { json.member("subject", subject, of: request) }
        json.endObject()
        let bytes = json.take()
        guard subject.exists else { return bytes }
        guard let document = try? Document.parse(bytes) else {
            throw ServiceError(.fault, "The session cannot be begun.")
        }
        let errors = StructureChecker(form.version).check(document.freeze()).findings
            .filter { $0.severity >= .error }.map(\.issue)
        guard errors.isEmpty else { throw ServiceError(.unprocessable, issues: errors) }
        return bytes
    }
}
