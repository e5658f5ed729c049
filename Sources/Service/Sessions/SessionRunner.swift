internal import FHIRModel
internal import HTTPServer
internal import SDC
internal import Sessions
internal import Storage

/// What an attempt at a call comes to.
enum SessionDecision: Sendable {
    /// A reply without a write; not sure where it rests on a session in memory that others may have changed.
    case reply(HTTPResponse, isSure: Bool)
    /// What is to be written, and the reply to it.
    case write(@Sendable (any StoreTransaction) throws -> SessionWritten)
    /// More than may be done on an HTTP thread.
    case tooCostly
}

/// What a transaction of a session did.
struct SessionWritten: Sendable {
    let response: HTTPResponse
    /// The session as it is now.
    var session: LiveSession?
    /// What the reply holds that is kept nowhere, and that the request did not bring along.
    var secret: String?
    var event: SessionCounters.Event?
}

/// The session is not what the attempt was made on: nothing was written, try again.
struct SessionConflict: Error {}

/// Runs calls of sessions: on the HTTP thread where the session and its form are in memory, with the reply sent when the
/// write is on disk; else on threads that may wait. A write that met another one is done anew on what is there now.
struct SessionRunner: Sendable {
    typealias Attempt = @Sendable (SessionMode) throws(ServiceError) -> SessionDecision

    /// A call that meets others so often is given up. Each round lets at least one of them through.
    private static let maximumRounds = 200
    /// How long replies to an `Idempotency-Key` are kept (design 4): 24 hours, in milliseconds.
    private static let keyLifetime: Int64 = 24 * 3_600_000

    let context: SessionContext

    private var lane: Lane { context.artifacts.lane }

    func run(_ call: SessionCall, _ attempt: @escaping Attempt) -> Outcome {
        let waits = context.store.mayWait
        let blocking: @Sendable () -> HTTPResponse = { finish(call, attempt) }
        guard call.request.body.count <= InlineWork.bodyLimit else { return .run(on: waits ? .io : lane, blocking) }
        let decision: SessionDecision
        do throws(ServiceError) {
            decision = try attempt(.inline)
        } catch {
            // Only `storeNeeded` gets here as long as an attempt turns its own errors into replies.
            return .run(on: waits ? .io : lane, blocking)
        }
        let body: @Sendable (any StoreTransaction) throws -> SessionWritten
        switch decision {
        case .tooCostly: return .run(on: lane, blocking)
        case .reply(_, isSure: false): return .run(on: .io, blocking)
        case .reply(let response, isSure: true):
            guard call.key != nil else { return .reply(response) }
            body = keyed(call) { _ in SessionWritten(response: response) }
        case .write(let write): body = keyed(call, write)
        }
        guard waits else {
            do {
                return .reply(took(try context.store.transact(body)))
            } catch is SessionConflict {
                return .run(on: lane, blocking)
            } catch {
                return .reply(failed(error, call))
            }
        }
        return .later { pending in
            context.store.transact(body) { result in
                switch result {
                case .success(let written): pending.send(took(written))
                case .failure(let error) where error is SessionConflict:
                    conflicted(call)
                    pending.run(on: .io, blocking)
                case .failure(let error): pending.send(failed(error, call))
                }
            }
        }
    }

    /// Runs a call on a thread that may wait, to its end.
    func finish(_ call: SessionCall, _ attempt: Attempt) -> HTTPResponse {
        for _ in 0..<Self.maximumRounds {
            do {
                switch try attempt(.waiting) {
                case .tooCostly:
                    return failed(ServiceError(.fault, "The call cannot be answered."), call)
                case .reply(let response, _):
                    guard call.key != nil else { return response }
                    return took(try context.store.transact(keyed(call) { _ in SessionWritten(response: response) }))
                case .write(let write):
                    return took(try context.store.transact(keyed(call, write)))
                }
            } catch is SessionConflict {
                conflicted(call)
            } catch {
                return failed(error, call)
            }
        }
        return failed(ServiceError(.unavailable, "Too many others write to this session."), call)
    }

    private func conflicted(_ call: SessionCall) {
        context.counters.count(.conflict)
        if let id = call.id { context.cache.forget(id.digest) }
    }

    /// Takes down what was written, once it is on disk.
    private func took(_ written: SessionWritten) -> HTTPResponse {
        if let session = written.session {
            if session.record.state == .gone {
                context.cache.forget(session.record.id)
            } else {
                context.cache.remember(session)
            }
        }
        if let event = written.event { context.counters.count(event) }
        return written.response
    }

    private func failed(_ error: any Error, _ call: SessionCall) -> HTTPResponse {
        switch error {
        case let error as ServiceError: return context.refuse(error, call)
        case let error as StoreError: return context.refuse(ServiceError(error), call)
        case let error as WriteRefusal: return context.refuse(ServiceError(error), call)
        default: return context.refuse(ServiceError(.fault, "The store failed."), call)
        }
    }

    // MARK: Idempotency keys

    /// Answers a repeated request with the first reply; keeps the reply of a new one, in the transaction it speaks of.
    private func keyed(
        _ call: SessionCall, _ body: @escaping @Sendable (any StoreTransaction) throws -> SessionWritten
    ) -> @Sendable (any StoreTransaction) throws -> SessionWritten {
        guard let key = call.key else { return body }
        let now = context.artifacts.now
        let context = context
        return { transaction in
            if let kept = try transaction.keptReply(key.name), kept.expires > now {
                guard isSameDigest(kept.request, key.request) else {
                    return SessionWritten(response: context.refuse(Self.otherRequest, call))
                }
                guard
                    let content = KeptReplyContent(
                        kept.content, secret: call.makesSecret ? nil : call.id?.text, key: key.text)
                else {
                    throw ServiceError(.fault, "The first reply cannot be read.")
                }
                return SessionWritten(response: HTTPResponse(content), event: .replayed)
            }
            let written = try body(transaction)
            guard Self.isKept(written.response.status) else { return written }
            let content = KeptReplyContent(written.response).sealed(
                secret: call.makesSecret ? written.secret ?? "" : call.id?.text ?? "",
                key: call.makesSecret ? key.text : nil)
            try transaction.keepReply(
                key.name, KeptReply(request: key.request, expires: now + Self.keyLifetime, content: content))
            return written
        }
    }

    private static let otherRequest = ServiceError(
        .unprocessable, "This Idempotency-Key was used with another body.", code: .conflict)

    /// Replies of calls that were carried out, or refused for what they say. What depends on the state of things (412, 503
    /// and the like) may be tried again under the same key.
    private static func isKept(_ status: Int) -> Bool { 200..<300 ~= status || status == 409 || status == 422 }
}

extension HTTPResponse {
    init(_ kept: KeptReplyContent) {
        self.init(status: kept.status, headers: HTTPHeaders(kept.headers.map { ($0.name, $0.value) }), body: kept.body)
    }
}

extension KeptReplyContent {
    fileprivate init(_ response: HTTPResponse) {
        self.init(
            status: response.status, headers: response.headers.pairs.map { (name: $0.0, value: $0.1) },
            body: response.body)
    }
}
