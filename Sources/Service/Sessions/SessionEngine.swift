internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// `$next-step` on the response that a session holds: the same engine, the same request, the response from the store.
struct SessionEngine: Sendable {
    let marks: Marks
    let zones: TimeZones
    let clock: @Sendable () -> Instant

    private static let unlimited = Document.Limits(maximumBytes: .max, maximumDepth: .max, maximumNodes: .max)

    /// - Parameters:
    ///   - parts: what is asked; used up.
    ///   - reread: reads the same once more.
    ///   - response: of the session.
    ///   - steps: nil = as many as a call may take.
    /// - Throws: 409, 422.
    func run(
        _ parts: NextStepParts, reread: @escaping () -> NextStepParts?, on response: [UInt8], head: SessionHead,
        form: Form, collectChanges: Bool, steps: Int?
    ) throws(ServiceError) -> NextStepReply {
        let moment = try moment(parts.timezone ?? head.parts.timezone)
        let stored: Document
        do throws(Document.ParseError) {
            stored = try Document.parse(response, limits: Self.unlimited)
        } catch {
            throw ServiceError(.fault, "The session cannot be read.")
        }
        func request(_ parts: NextStepParts) -> NextStepRequest {
            var parts = parts
            parts.response = parts.document.copy(stored.root, from: stored)
            if parts.granularity == nil { parts.granularity = head.parts.granularity }
            var request = parts.request(moment: moment, reread: { nil })
            let names = Set(parts.contexts.map(\.name))
            for context in head.parts.contents where !names.contains(context.name) {
                request.contexts.add(context.name, context.content)
            }
            request.collectChanges = collectChanges
            if let steps { request.steps = steps }
            return request
        }
        var whole = request(parts)
        whole.reread = { reread().map(request) }
        var reply: NextStepReply
        do throws(NextStepConflict) {
            reply = try NextStepEngine.run(whole, form: form, marks: marks)
        } catch {
            throw ServiceError(.conflict, issues: [error.issue])
        }
        form.note(steps: reply.steps)
        let names = Set(parts.contexts.map(\.name))
        let contexts = parts.contents + head.parts.contents.filter { !names.contains($0.name) }
        reply.issues += parts.warnings + ContextIssues.all(form, contexts)
        return reply
    }

    /// Now, in a zone.
    ///
    /// - Throws: 422 for a zone that is none.
    func moment(_ zone: String?) throws(ServiceError) -> Moment { Moment(clock(), in: try self.zone(zone)) }

    private func zone(_ name: String?) throws(ServiceError) -> TimeZoneRules {
        guard let name else { return .utc }
        guard let found = zones.zone(name) else {
            throw ServiceError(
                .unprocessable, "The part 'timezone' must be a zone of the IANA time zone database.", code: .value,
                expression: "timezone")
        }
        return found
    }
}

extension NextStepReply {
    /// The response as it is after the call; nil where nothing came of it.
    var responseBytes: [UInt8]? {
        guard let document = state?.document, response.exists else { return nil }
        return document.bytes(response)
    }

    /// Path of the step on screen; nil at the end.
    var place: String? { step.flatMap { $0.kind == .completion ? nil : $0.path } }
}
