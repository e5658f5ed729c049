internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Populate
internal import SDC
internal import Sessions
internal import Storage
internal import Structure

/// A session that is about to begin.
struct SessionStart {
    let form: Form
    let record: SessionRecord
    let head: SessionHead
    let reply: NextStepReply

    /// Writes it, with the form it keeps.
    var write: @Sendable (any StoreTransaction) throws -> Void {
        let kept = SessionForm(fhirVersion: form.version, content: form.document.source)
        let record = record
        return { transaction in
            try transaction.keepSessionForm(record.form, kept)
            try transaction.insertSession(record)
        }
    }
}

extension SessionContext {
    /// Begins a session: its response is empty but for the subject, or filled in from what is known.
    ///
    /// - Parameters:
    ///   - parts: contexts, language, zone, granularity; what the first step is to be.
    ///   - population: nil = nothing is filled in.
    ///   - reread: reads the same parts once more.
    /// - Returns: nil where it would take more than the mode allows.
    /// - Throws: 422; 403, 404 for what population names.
    func start(
        _ form: Form, _ parts: NextStepParts, subject: Node, population: PopulateParts?, id: SessionID, owner: String?,
        request: HTTPRequest, collectChanges: Bool = false, mode: SessionMode, reread: @escaping () -> NextStepParts?
    ) throws(ServiceError) -> SessionStart? {
        var parts = parts
        let name = Self.name(of: form)
        resolver.cache.name(form, as: name)
        var response = try Self.response(subject, of: parts.document, form)
        let headBytes = SessionHead.write(parts, fhirVersion: form.version, owner: owner)
        guard let head = SessionHead(headBytes) else { throw ServiceError(.fault, "The session cannot be begun.") }
        var issues: [Issue] = []
        if let population {
            let filled = try populate(form, population, subject, request, mode)
            if mode.steps != nil, filled.isExhausted { return nil }
            response = filled.document.bytes(filled.response)
            issues = filled.issues
        }
        // They are the session's now.
        parts.contexts = []
        parts.finalize = false
        var reply = try engine.run(
            parts,
            reread: {
                var again = reread()
                again?.contexts = []
                return again
            }, on: response, head: head, form: form, collectChanges: collectChanges, steps: mode.steps)
        if let steps = mode.steps, reply.steps >= steps { return nil }
        guard reply.status != .invalid, let bytes = reply.responseBytes else {
            throw ServiceError(.unprocessable, issues: reply.issues)
        }
        // What both tell is told once.
        let told = Set(reply.issues.map(\.text))
        reply.issues += issues.filter { !told.contains($0.text) }
        let record = SessionRecord(
            id: id.digest, expires: artifacts.now + lifetime, form: name, place: reply.place, response: bytes,
            head: headBytes)
        return SessionStart(form: form, record: record, head: head, reply: reply)
    }

    private func populate(
        _ form: Form, _ population: PopulateParts, _ subject: Node, _ request: HTTPRequest, _ mode: SessionMode
    ) throws(ServiceError) -> PopulateReply {
        let common = population.common
        var asked = PopulateRequest(moment: try engine.moment(common.timezone))
        asked.contexts = common.contents
        if subject.exists { asked.subject = PopulateRequest.Content(document: common.document, node: subject) }
        asked.steps = mode.steps
        if sources.hasAny(population),
            PopulateEngine.plan(of: form).mayAsk(common.contexts.map(\.name))
        {
            // Others are asked, which takes its time.
            guard mode.mayWait else { throw .storeNeeded }
            asked.source = try sources.source(of: population, request)
        }
        let filled = PopulateEngine.run(asked, form: form, marks: writer.marks)
        form.note(steps: filled.steps)
        return filled
    }

    /// The response a session begins with.
    ///
    /// - Throws: 422 for a subject that is no Reference.
    private static func response(_ subject: Node, of request: Document, _ form: Form) throws(ServiceError) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.member("resourceType", "QuestionnaireResponse" as StaticString)
        json.member("status", "in-progress" as StaticString)
        if subject.exists { json.member("subject", subject, of: request) }
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
