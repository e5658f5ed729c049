internal import CHTTPShim

/// The only file that sees the C layer. Everything here runs on threads of the C layer unless it says otherwise.
protocol TransportDelegate: AnyObject, Sendable {
    /// A whole request: answer or suspend it before returning.
    func received(_ request: IncomingRequest)
    /// A request that failed a check: answer it before returning.
    func refused(_ request: IncomingRequest, _ refusal: Refusal)
    /// The server stops and a worker has not answered: what to say instead.
    func abandoned() -> HTTPResponse
    func happened(_ event: TransportEvent)
}

/// What happened outside of any handler.
enum TransportEvent: Sendable {
    case requestDeadline, replyDeadline, tooManyConnections, tooManyConnectionsOfAddress, cutOff, parserRefused
    case acceptFailed, abandoned, unknown
}

/// Replies for the cases in which there is nobody to ask.
struct PreparedReplies {
    let timeout: HTTPResponse
    let tooMany: HTTPResponse
    let badLength: HTTPResponse
}

/// A request that waits for its answer, on its connection's thread.
struct IncomingRequest {
    fileprivate let pointer: OpaquePointer
    fileprivate let view: formstep_view

    fileprivate init(_ pointer: OpaquePointer) {
        self.pointer = pointer
        view = formstep_request_view(pointer)
    }

    /// CLOCK_MONOTONIC when the request line had been read.
    var began: Int64 { view.began_nanoseconds }

    var isAsterisk: Bool { view.target_length == 1 && view.target[0] == CChar(bitPattern: UInt8(ascii: "*")) }

    /// Copies the request out of the C layer.
    ///
    /// - Returns: the request and, when its target cannot be decoded, why; path and query are empty then.
    func request() -> (HTTPRequest, Refusal?) {
        var headers: [UInt8] = []  // stays the shared empty one if there is nothing: writing even its count is a race
        if view.packed_headers > 0 {
            headers = [UInt8](unsafeUninitializedCapacity: view.packed_headers) { buffer, count in
                // Not nil: the capacity is above zero.
                if let start = buffer.baseAddress { formstep_request_copy_headers(pointer, start) }
                count = view.packed_headers
            }
        }
        let targetBytes = UnsafeRawBufferPointer(start: view.target, count: view.target_length)
        var decoded = RequestTarget.none
        var refusal: Refusal?
        do throws(Refusal) {
            decoded = try RequestTarget(bytes: targetBytes.assumingMemoryBound(to: UInt8.self))
        } catch {
            refusal = error
        }
        let request = HTTPRequest(
            method: Self.string(view.method, view.method_length), target: String(decoding: targetBytes, as: UTF8.self),
            decoded: decoded, headers: HTTPHeaders(packed: headers),
            body: [UInt8](UnsafeBufferPointer(start: view.body, count: view.body_length)),
            remoteAddress: Self.string(view.address, view.address_length))
        return (request, refusal)
    }

    /// Answers. The response's body is not copied.
    func reply(_ response: HTTPResponse, closing: Bool = false) {
        if view.raw {
            // The body is still on its way: the reply is sent at once, and the rest thrown away.
            let bytes = WireFormat.wholeReply(response)
            bytes.withUnsafeBufferPointer { buffer in
                if let start = buffer.baseAddress { formstep_request_reply_raw(pointer, start, buffer.count) }
            }
        } else {
            _ = Transport.reply(pointer, response, closing: closing)
        }
    }

    /// Takes the connection out of its thread's loop until `SuspendedRequest.reply`.
    func suspend() -> SuspendedRequest {
        formstep_request_suspend(pointer)
        return SuspendedRequest(pointer)
    }

    private static func string(_ start: UnsafePointer<CChar>, _ count: Int) -> String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
}

/// A request that is answered from another thread.
///
/// `@unchecked Sendable`: the C layer takes a reply from any thread, once; the reference keeps the memory.
final class SuspendedRequest: @unchecked Sendable {
    private let pointer: OpaquePointer

    fileprivate init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { formstep_request_release(pointer) }

    /// False when the request was abandoned: it has its answer already.
    func reply(_ response: HTTPResponse) -> Bool { Transport.reply(pointer, response, closing: false) }
}

/// The listening socket, the threads and the connections.
///
/// `@unchecked Sendable`: the C layer locks; `stop` is called once, after which nothing else is.
final class Transport: @unchecked Sendable {
    private let server: OpaquePointer
    /// Kept while C has a pointer to it.
    private let delegate: Unmanaged<DelegateBox>
    private let threads: Int

    /// Starts to listen and serve. Any thread.
    ///
    /// - Throws: `ServerError.listen` with the system's error number.
    init(
        configuration: ServerConfiguration, prepared: PreparedReplies,
        delegate: any TransportDelegate
    ) throws(ServerError) {
        let box = Unmanaged.passRetained(DelegateBox(delegate))
        let threads = max(1, configuration.threads)
        var callbacks = Self.callbacks(box)
        var failure: Int32 = 0
        let timeout = BodyOwner(WireFormat.wholeReply(prepared.timeout))
        let tooMany = BodyOwner(WireFormat.wholeReply(prepared.tooMany))
        let badLength = BodyOwner(WireFormat.wholeReply(prepared.badLength))
        let server = configuration.host.withCString { host in
            var options = formstep_options(
                host: host, port: configuration.port, threads: UInt32(clamping: threads),
                body_limit: max(0, configuration.maximumBodyBytes),
                target_limit: min(max(1, configuration.maximumTargetBytes), 8192),
                head_limit: min(max(1, configuration.maximumHeaderBytes), 12288),
                inactivity_seconds: UInt32(max(1, configuration.inactivityTimeout.rounded(.up))),
                deadline_milliseconds: UInt64(max(1, configuration.requestDeadline * 1000)),
                connection_limit: UInt32(clamping: configuration.maximumConnections),
                connection_limit_per_address: UInt32(clamping: configuration.maximumConnectionsPerAddress),
                timeout_reply: formstep_bytes(bytes: timeout.storage.0, length: timeout.storage.1),
                too_many_reply: formstep_bytes(bytes: tooMany.storage.0, length: tooMany.storage.1),
                bad_length_reply: formstep_bytes(bytes: badLength.storage.0, length: badLength.storage.1))
            // The replies are copied before this returns.
            return withExtendedLifetime((timeout, tooMany, badLength)) {
                formstep_server_start(&options, &callbacks, &failure)
            }
        }
        guard let server else {
            box.release()
            throw .listen(errno: failure)
        }
        self.server = server
        self.delegate = box
        self.threads = threads
    }

    var port: UInt16 { formstep_server_port(server) }
    var openConnections: Int { Int(formstep_server_open_connections(server)) }
    var answered: [Int] { (0..<threads).map { Int(formstep_server_answered(server, UInt32($0))) } }

    /// No new connections; every reply ends its connection. Any thread.
    func quiesce() { formstep_server_quiesce(server) }
    /// Any thread.
    func closeIdle() { formstep_server_close_idle(server) }
    /// Answers what workers still have. Any thread.
    func abandonSuspended() { formstep_server_abandon_suspended(server) }

    /// Ends all threads and connections. Nothing may be suspended, nothing may be called afterwards.
    func stop() {
        formstep_server_stop(server)
        delegate.release()
    }

    fileprivate static func reply(_ pointer: OpaquePointer, _ response: HTTPResponse, closing: Bool) -> Bool {
        let fields = WireFormat.fields(response.headers)
        let body = Unmanaged.passRetained(BodyOwner(response.body))
        let (start, count) = body.takeUnretainedValue().storage
        return fields.withUnsafeBytes { fields in
            formstep_request_reply(
                pointer, UInt32(clamping: response.status), start, count, body.toOpaque(),
                { owner in
                    // The retained BodyOwner given above; the C layer calls this exactly once.
                    if let owner { Unmanaged<BodyOwner>.fromOpaque(owner).release() }
                }, fields.baseAddress?.assumingMemoryBound(to: CChar.self), fields.count, closing)
        }
    }

    private static func callbacks(_ box: Unmanaged<DelegateBox>) -> formstep_callbacks {
        formstep_callbacks(
            context: box.toOpaque(),
            request: { context, pointer in
                DelegateBox.of(context).received(IncomingRequest(pointer))
            },
            refuse: { context, pointer, refusal in
                let box = Unmanaged<DelegateBox>.fromOpaque(context).takeUnretainedValue()
                let request = IncomingRequest(pointer)
                let reason = String(cString: formstep_request_reason(pointer))
                box.delegate.refused(request, box.refusal(refusal, reason))
            },
            abandon: { context, pointer in
                let response = DelegateBox.of(context).abandoned()
                _ = Transport.reply(pointer, response, closing: true)
            },
            event: { context, event in
                DelegateBox.of(context).happened(TransportEvent(event))
            })
    }
}

/// A class around the delegate, so that C can carry it as one pointer.
private final class DelegateBox: Sendable {
    let delegate: any TransportDelegate

    init(_ delegate: any TransportDelegate) { self.delegate = delegate }

    /// The context is the box retained by `Transport.init`, alive until the C threads have ended.
    static func of(_ context: UnsafeMutableRawPointer) -> any TransportDelegate {
        Unmanaged<DelegateBox>.fromOpaque(context).takeUnretainedValue().delegate
    }

    func refusal(_ refusal: formstep_refusal, _ reason: String) -> Refusal {
        switch refusal {
        case FORMSTEP_TARGET_TOO_LONG: .uriTooLong
        case FORMSTEP_HEAD_TOO_LARGE: .headersTooLarge
        case FORMSTEP_BODY_TOO_LARGE: .payloadTooLarge(limit: 0)  // the delegate knows the limit
        case FORMSTEP_UNKNOWN_CODING: .notImplemented("the only transfer coding is chunked")
        default: .badRequest(reason)
        }
    }
}

/// Keeps a body's array until libmicrohttpd has sent it.
private final class BodyOwner: Sendable {
    private let body: [UInt8]

    init(_ body: [UInt8]) { self.body = body }

    /// The address stays good after the closure: a native array has one contiguous buffer, which lives as long as this
    /// object holds the array and nobody changes it.
    var storage: (UnsafePointer<UInt8>?, Int) { body.withUnsafeBufferPointer { ($0.baseAddress, $0.count) } }
}

extension TransportEvent {
    fileprivate init(_ event: formstep_event) {
        switch event {
        case FORMSTEP_EVENT_DEADLINE: self = .requestDeadline
        case FORMSTEP_EVENT_SEND_DEADLINE: self = .replyDeadline
        case FORMSTEP_EVENT_TOO_MANY: self = .tooManyConnections
        case FORMSTEP_EVENT_TOO_MANY_OF_ADDRESS: self = .tooManyConnectionsOfAddress
        case FORMSTEP_EVENT_CUT_OFF: self = .cutOff
        case FORMSTEP_EVENT_PARSER_REFUSED: self = .parserRefused
        case FORMSTEP_EVENT_ACCEPT_FAILED: self = .acceptFailed
        default: self = .unknown
        }
    }
}
