internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import SDC
internal import Sessions
internal import Storage

/// `POST /sessions` (design 4).
struct CreateSessionHandler: Sendable {
    let context: SessionContext
    let runner: SessionRunner

    private static let own: Set<String> = ["subject", "populate"]

    func handle(_ request: HTTPRequest) -> Outcome {
        do throws(ServiceError) {
            let call = try context.call(request, makesSession: true)
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
        let parts = try call.parts(context.limits, besides: Self.own)
        let populates = try Self.populates(parts)
        let resolver = mode.mayWait ? context.resolver : context.resolver.withoutWaiting
        let source = try resolver.resolve(parts, instance: nil, version: call.version)
        if mode.steps != nil {
            guard case .ready(let warm) = source, InlineWork.fits(warm) else { return .tooCostly }
        }
        let form = try resolver.compile(source, parts, instance: nil, version: call.version)
        var subject = parts.document.member(parts.document.root, named: "subject")
        if subject.exists, parts.document.kind(subject) == .null { subject = .none }
        let start = try context.start(
            form, parts, subject: subject, population: populates ? PopulateParts(common: parts) : nil, id: id,
            owner: call.owner, request: call.request, collectChanges: call.preferences.returnsMinimal, mode: mode,
            reread: { try? call.parts(context.limits, besides: Self.own) })
        guard let start else { return .tooCostly }
        let tag = try context.tag(id, start.record, form, mode)
        var response = context.render(start.reply, call, parts, start.head, tag, status: 201)
        response.headers.set(KnownHeader.location, "\(BaseURL.of(call.request))/sessions/\(id.text)")
        let written = SessionWritten(
            response: response, session: LiveSession(record: start.record, head: start.head), secret: id.text,
            event: .created)
        let write = start.write
        return .write { transaction in
            try write(transaction)
            return written
        }
    }

    /// Whether the session begins with what is known.
    ///
    /// - Throws: 422 for parts that only a running session takes.
    private static func populates(_ parts: NextStepParts) throws(ServiceError) -> Bool {
        guard !parts.response.exists else {
            throw ServiceError(
                .unprocessable, "A session begins without answers: the part 'response' is not taken.",
                code: .notSupported, expression: "response")
        }
        let populate = parts.document.member(parts.document.root, named: "populate")
        guard populate.exists, parts.document.kind(populate) != .null else { return false }
        guard let value = parts.document.bool(populate) else {
            throw ServiceError(
                .unprocessable, "The part 'populate' must be true or false.", code: .structure, expression: "populate")
        }
        return value
    }
}
