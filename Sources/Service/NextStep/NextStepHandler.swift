internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Rendering
internal import SDC

/// `POST /Questionnaire/$next-step` and `POST /Questionnaire/{id}/$next-step`.
struct NextStepHandler: Sendable {
    let resolver: FormResolver
    let writer: ReplyWriter
    let limits: Document.Limits
    let zones: TimeZones
    let clock: @Sendable () -> Instant
    /// For what takes longer: compiling a form may have to ask a terminology server, which only that for waiting may do.
    let lane: Lane

    /// What is known of a request once it is read and its form is found.
    private struct Prepared: Sendable {
        let request: HTTPRequest
        let negotiation: Negotiation
        let version: FHIRVersion?
        let instance: String?
        let parts: NextStepParts
        let source: FormSource
    }

    /// Answers at once where the form is warm and the body small. Where the store has to be asked, on a thread that may wait.
    func handle(_ request: HTTPRequest, instance: String?) -> Outcome {
        guard request.body.count <= InlineWork.bodyLimit else {
            return .run(on: lane) { respond(request, instance: instance) }
        }
        switch prepare(request, instance: instance, resolver.withoutWaiting) {
        case .failure(let refused):
            guard !refused.needsStore else { return .run(on: .io) { respond(request, instance: instance) } }
            return .reply(refused.response)
        case .success(let prepared):
            guard case .ready(let form) = prepared.source, Self.isQuick(form, prepared.parts) else {
                return .run(on: lane) { finish(prepared) }
            }
            if let response = finishQuickly(prepared) { return .reply(response) }
            // More than was to be expected: once more, where it may take its time.
            return .run(on: lane) { respond(request, instance: instance) }
        }
    }

    /// Well under a millisecond of work: a form of ordinary size, whose expressions take little, few submissions.
    private static func isQuick(_ form: Form, _ parts: NextStepParts) -> Bool {
        InlineWork.fits(form) && parts.submissions.count <= 64 && !(parts.explain && form.logic.hasAny)
    }

    private func respond(_ request: HTTPRequest, instance: String?) -> HTTPResponse {
        switch prepare(request, instance: instance, resolver) {
        case .failure(let refused): refused.response
        case .success(let prepared): finish(prepared)
        }
    }

    // MARK: In

    private struct Refused: Error {
        let response: HTTPResponse
        let needsStore: Bool
    }

    private func prepare(
        _ request: HTTPRequest, instance: String?, _ resolver: FormResolver
    ) -> Result<Prepared, Refused> {
        var negotiation = Negotiation.fallback
        var parts: NextStepParts?
        do throws(ServiceError) {
            negotiation = try Negotiation(for: request, offersCompact: true)
            let version = try Negotiation.bodyVersion(of: request)
            let read = try PartsReader.read(request.body, limits: limits)
            parts = read
            guard read.errors.isEmpty else { throw ServiceError(.unprocessable, issues: read.errors + read.warnings) }
            let source = try resolver.resolve(read, instance: instance, version: version)
            return .success(
                Prepared(
                    request: request, negotiation: negotiation, version: version, instance: instance, parts: read,
                    source: source))
        } catch {
            if error == .storeNeeded { return .failure(Refused(response: HTTPResponse(status: 503), needsStore: true)) }
            return .failure(Refused(response: refuse(error, request, negotiation, parts), needsStore: false))
        }
    }

    // MARK: Out

    private func finish(_ prepared: Prepared) -> HTTPResponse {
        // Never nil, as nothing limits it.
        finish(prepared, steps: nil) ?? HTTPResponse(status: 500)
    }

    private func finishQuickly(_ prepared: Prepared) -> HTTPResponse? { finish(prepared, steps: InlineWork.steps) }

    /// - Parameter steps: nil = as many as a call may take.
    /// - Returns: nil where it would take more.
    private func finish(_ prepared: Prepared, steps: Int?) -> HTTPResponse? {
        let parts = prepared.parts
        do throws(ServiceError) {
            let form = try resolver.compile(
                prepared.source, parts, instance: prepared.instance, version: prepared.version)
            var reply = try run(
                form, parts, body: prepared.request.body,
                collectChanges: Preferences(of: prepared.request).returnsMinimal, steps: steps)
            form.note(steps: reply.steps)
            if let steps, reply.steps >= steps { return nil }
            reply.issues += parts.warnings + ContextIssues.all(form, parts)
            return render(reply, prepared)
        } catch {
            return refuse(error, prepared.request, prepared.negotiation, parts)
        }
    }

    private func run(
        _ form: Form, _ parts: NextStepParts, body: [UInt8], collectChanges: Bool, steps: Int?
    ) throws(ServiceError) -> NextStepReply {
        var zone = TimeZoneRules.utc
        if let name = parts.timezone {
            guard let found = zones.zone(name) else {
                throw ServiceError(
                    .unprocessable, "The part 'timezone' must be a zone of the IANA time zone database.", code: .value,
                    expression: "timezone")
            }
            zone = found
        }
        let limits = limits
        var request = parts.request(moment: Moment(clock(), in: zone)) { try? PartsReader.read(body, limits: limits) }
        request.collectChanges = collectChanges
        if let steps { request.steps = steps }
        do throws(NextStepConflict) {
            return try NextStepEngine.run(request, form: form, marks: writer.marks)
        } catch {
            throw ServiceError(.conflict, issues: [error.issue])
        }
    }

    private func options(_ request: HTTPRequest, _ negotiation: Negotiation, _ parts: NextStepParts?) -> RenderOptions {
        var languages = Preferences.languages(of: request)
        if let language = parts?.language { languages.insert(language, at: 0) }
        return RenderOptions(
            language: languages, returnMinimal: Preferences(of: request).returnsMinimal, pretty: negotiation.isPretty,
            marks: writer.marks)
    }

    private func render(_ reply: NextStepReply, _ prepared: Prepared) -> HTTPResponse {
        let options = options(prepared.request, prepared.negotiation, prepared.parts)
        let status = reply.status == .invalid ? ErrorCategory.unprocessable.status : 200
        var response: HTTPResponse
        switch prepared.negotiation.format {
        case .compact:
            response = writer.compact(
                EnvelopeRenderer.render(reply, options), status: status)
        case .fhir where reply.status == .invalid:
            response = writer.fhir(
                OperationOutcomeRenderer.render(reply.issues, of: reply.form, options), status: status,
                version: reply.form.version,
                isPrivate: true)
        case .fhir:
            response = writer.fhir(
                ParametersRenderer.render(reply, options), version: reply.form.version, isPrivate: true)
        }
        if options.returnMinimal, reply.status != .invalid {
            response.headers.add(KnownHeader.preferenceApplied, "return=minimal")
        }
        return response
    }

    /// The 422 of this operation is an envelope where the client takes those; every other refusal an OperationOutcome.
    private func refuse(
        _ error: ServiceError, _ request: HTTPRequest, _ negotiation: Negotiation, _ parts: NextStepParts?
    ) -> HTTPResponse {
        guard error.category == .unprocessable, negotiation.format == .compact else {
            return writer.outcome(error, for: request, language: parts?.language, isPrivate: true)
        }
        return writer.compact(
            RefusedEnvelope.render(error.issues, parts: parts, pretty: negotiation.isPretty),
            status: error.category.status)
    }
}
