internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Rendering
internal import SDC
internal import Sessions
internal import Storage

/// `POST /sessions/{session}/migrate`: goes on with another version of the form, the newest unless one is named (design 4).
struct MigrateSessionHandler: Sendable {
    let context: SessionContext
    let runner: SessionRunner

    func handle(_ request: HTTPRequest) -> Outcome {
        do throws(ServiceError) {
            let call = try context.call(request, needsIfMatch: context.requiresIfMatch)
            try call.checkRight(ownerOnly: true)
            return runner.run(call) { mode throws(ServiceError) in
                // It compiles forms, as a rule.
                guard mode.mayWait else { throw ServiceError.storeNeeded }
                do throws(ServiceError) {
                    return try migrate(call, mode)
                } catch {
                    return .reply(context.refuse(error, call), isSure: true)
                }
            }
        } catch {
            return .reply(context.writer.outcome(error, for: request, isPrivate: true))
        }
    }

    private func migrate(_ call: SessionCall, _ mode: SessionMode) throws(ServiceError) -> SessionDecision {
        let live = try context.session(call, mode)
        if let refused = context.mismatch(call, live.record, mode) { return refused }
        guard live.record.state == .open else {
            throw ServiceError(.conflict, "A session that was completed stays with its form.", code: .businessRule)
        }
        let former = try context.form(live, mode)
        let parts = try call.parts(context.limits)
        guard !parts.response.exists, parts.submissions.isEmpty, !parts.items.exists else {
            throw ServiceError(
                .unprocessable, "Answers are sent before or after the move, not with it.", code: .businessRule)
        }
        let form = try target(parts, former, call)
        guard let carried = FormMigration.carry(live.record.response, to: form) else {
            throw ServiceError(.fault, "The session cannot be read.")
        }
        let read: @Sendable () -> NextStepParts? = {
            var parts = try? call.parts(context.limits)
            parts?.finalize = false
            return parts
        }
        guard let asked = read() else { throw ServiceError(.fault, "The session cannot be moved.") }
        let head = try head(live.head, form)
        var reply = try context.engine.run(
            asked, reread: read, on: carried.response, head: head, form: form,
            collectChanges: call.preferences.returnsMinimal, steps: nil)
        reply.issues += carried.lost.prefix(20).map { Self.issue($0) }
        guard reply.status != .invalid, let bytes = reply.responseBytes, let id = call.id else {
            return .reply(context.refuse(ServiceError(.unprocessable, issues: reply.issues), call), isSure: true)
        }
        var next = live.record
        next.version += 1
        next.expires = max(next.expires, context.artifacts.now + context.lifetime)
        next.place = reply.place
        next.response = bytes
        next.head = head.bytes
        next.form = SessionContext.name(of: form)
        context.resolver.cache.name(form, as: next.form)
        var tag = try context.tag(id, next, form, mode)
        tag.migration = SessionTag.Migration(
            from: former.canonical, to: form.canonical, carried: carried.carried, lostCount: carried.lostCount,
            lost: carried.lost.map { ($0.path, $0.linkId, $0.reason.rawValue) })
        let (record, old) = (next, live.record)
        let written = SessionWritten(
            response: context.render(reply, call, parts, head, tag),
            session: LiveSession(record: record, head: head), event: .migrated)
        let kept = SessionForm(fhirVersion: form.version, content: form.document.source)
        return .write { transaction in
            guard try transaction.updateSession(record, replacing: old) else { throw SessionConflict() }
            try transaction.keepSessionForm(record.form, kept)
            return written
        }
    }

    /// The version to move to.
    ///
    /// - Throws: 404, 409 where it is the one that the session has, 422 for another form.
    private func target(_ parts: NextStepParts, _ former: Form, _ call: SessionCall) throws(ServiceError) -> Form {
        let source: FormSource
        switch parts.questionnaire {
        case nil: source = try context.resolver.find(former.url)
        case .named(let name): source = try context.resolver.find(name)
        case .inline(let node):
            source = context.resolver.source(inline: node, in: parts.document, call.version)
        }
        let form = try context.resolver.compile(source)
        guard form.url == former.url else {
            throw ServiceError(
                .unprocessable, "A session is moved to another version of its own form only.", code: .conflict,
                expression: "questionnaire")
        }
        guard form.hash != former.hash else {
            throw ServiceError(.conflict, "The session has this version of the form.", code: .businessRule)
        }
        return form
    }

    /// The head of the session as the new form's, which may be of another version of FHIR.
    private func head(_ head: SessionHead, _ form: Form) throws(ServiceError) -> SessionHead {
        guard form.version != head.fhirVersion else { return head }
        guard let moved = SessionHead(SessionHead.write(head.parts, fhirVersion: form.version, owner: head.owner))
        else { throw ServiceError(.fault, "The session cannot be moved.") }
        return moved
    }

    private static func issue(_ lost: FormMigration.Lost) -> Issue {
        let reason =
            switch lost.reason {
            case .gone: "this version of the form has no such item."
            case .type: "the item takes answers of another type now."
            case .tooMany: "the item does not repeat now."
            case .place: "the item stands elsewhere now."
            }
        return Issue(
            .warning, .incomplete, "An answer was not carried over: \(reason)", path: lost.path, linkId: lost.linkId)
    }
}
