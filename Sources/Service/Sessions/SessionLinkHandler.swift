internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import SDC
internal import Sessions
internal import Storage

/// `POST /sessions/{session}/link`, and DELETE of one link or all (design 4).
struct SessionLinkHandler: Sendable {
    let context: SessionContext
    let runner: SessionRunner

    private static let own: Set<String> = ["mode", "lifetime"]
    /// Seconds.
    static let defaultLifetime: Int64 = 7 * 86_400

    private func run(
        _ request: HTTPRequest,
        _ work: @escaping @Sendable (SessionCall, LiveSession) throws(ServiceError) -> SessionDecision
    ) -> Outcome {
        do throws(ServiceError) {
            let call = try context.call(request)
            try call.checkRight(ownerOnly: true)
            return runner.run(call) { mode throws(ServiceError) in
                guard context.isSure(mode) else { throw ServiceError.storeNeeded }
                do throws(ServiceError) {
                    return try work(call, try context.session(call, mode))
                } catch {
                    return .reply(context.refuse(error, call), isSure: true)
                }
            }
        } catch {
            return .reply(context.writer.outcome(error, for: request, isPrivate: true))
        }
    }

    func handleMake(_ request: HTTPRequest) -> Outcome {
        run(request) { call, live throws(ServiceError) in
            let (mode, lifetime) = try Self.read(try call.parts(context.limits, besides: Self.own))
            let made = context.link(to: live, mode: mode, lifetime: lifetime)
            let body = Self.body(made, call, base: BaseURL.of(call.request))
            let response =
                call.negotiation.format == .compact
                ? context.writer.compact(body, status: 201)
                : context.writer.fhir(body, status: 201, isPrivate: true)
            return .write { _ in SessionWritten(response: response, secret: made.text) }
        }
    }

    /// - Throws: 422.
    private static func read(_ parts: NextStepParts) throws(ServiceError) -> (SessionLinkMode, Int64) {
        let document = parts.document
        func member(_ name: String) -> Node { document.member(document.root, named: name) }
        var mode = SessionLinkMode.fill
        if member("mode").exists {
            guard let named = document.string(member("mode")).flatMap(SessionLinkMode.init(rawValue:)) else {
                throw ServiceError(
                    .unprocessable, "The part 'mode' must be one of read-only, fill.", code: .value, expression: "mode")
            }
            mode = named
        }
        var lifetime = defaultLifetime
        if member("lifetime").exists {
            guard let seconds = document.integer(member("lifetime")), 1...31_536_000 ~= seconds else {
                throw ServiceError(
                    .unprocessable, "The part 'lifetime' must be a number of seconds, at most a year.", code: .value,
                    expression: "lifetime")
            }
            lifetime = Int64(seconds)
        }
        return (mode, lifetime)
    }

    private static func body(_ made: MadeLink, _ call: SessionCall, base: String) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        let expires = ResourceBody.instant(made.link.expires * 1000)
        if call.negotiation.format == .compact {
            json.member("link", made.address(base))
            json.member("session", made.text)
            json.member("id", made.link.number)
            json.member("mode", made.link.mode.rawValue)
            json.member("expires", expires)
        } else {
            json.member("resourceType", "Parameters" as StaticString)
            json.key("parameter")
            json.beginArray()
            for (name, type, value) in [
                ("link", "valueUri", made.address(base)), ("session", "valueString", made.text),
                ("id", "valueString", made.link.number), ("mode", "valueCode", made.link.mode.rawValue),
                ("expires", "valueInstant", expires),
            ] as [(String, String, String)] {
                json.beginObject()
                json.member("name", name)
                json.key(type)
                json.string(value)
                json.endObject()
            }
            json.endArray()
        }
        json.endObject()
        let bytes = json.take()
        return call.negotiation.isPretty ? prettyPrinted(bytes) : bytes
    }

    /// Revokes the link of the path, else all of the session.
    func handleRevoke(_ request: HTTPRequest) -> Outcome {
        run(request) { call, live throws(ServiceError) in
            let number = request.parameters["link"]
            if let number, number.utf8.count != 16 || UInt64(number, radix: 16) == nil {
                throw ServiceError(.notFound, "There is no such link.")
            }
            var record = live.record
            record.version += 1
            record.head = live.head.revoking(number?.lowercased())
            guard let head = SessionHead(record.head) else { throw ServiceError(.fault, "The session cannot be kept.") }
            let (next, former) = (record, live.record)
            let response = context.writer.empty(status: 204, isPrivate: true)
            return .write { transaction in
                guard try transaction.updateSession(next, replacing: former) else { throw SessionConflict() }
                return SessionWritten(
                    response: response, session: LiveSession(record: next, head: head), event: .written)
            }
        }
    }
}

/// A link with its text.
struct MadeLink: Sendable {
    let link: SessionLink
    let text: String

    /// Where a person opens it. Behind the `#`, so that it is sent to no server and stands in no log.
    func address(_ base: String) -> String { "\(base)/app/#/s/\(text)" }
}

extension SessionContext {
    /// A link to a session.
    ///
    /// - Parameter lifetime: seconds.
    func link(to live: LiveSession, mode: SessionLinkMode, lifetime: Int64) -> MadeLink {
        let link = SessionLink(
            session: live.record.id, mode: mode, expires: artifacts.now / 1000 + lifetime, epoch: live.head.linkEpoch,
            number: SessionLink.freshNumber())
        return MadeLink(link: link, text: links.text(link))
    }
}
