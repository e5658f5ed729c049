internal import CCurlShim
internal import Locking

/// The only file that sees the C layer: transfers side by side, of one thread.
final class Transfers {
    /// One that runs.
    struct Handle {
        fileprivate let pointer: OpaquePointer
    }

    /// How a transfer ended.
    enum Ending: Equatable {
        case ended, nameUnknown, cannotConnect, timedOut, noTLS, tooLarge, cutOff, noReply, stopped, notHTTP, failed
    }

    struct End {
        let owner: OutboundOperation
        let ending: Ending
        let status: Int
        let wasConnected: Bool
    }

    /// What is sent, and within what limits.
    struct Order {
        var method = "GET"
        var url = ""
        var fields: [String] = []
        var body: [UInt8]?
        /// Whether it must not come twice.
        var isOnce = false
        /// `host:port:address`
        var pinned: String?
        var proxy: String?
        var authorities: String?
        var connectMilliseconds = 1
        var totalMilliseconds = 1
        var sizeLimit = 0
    }

    /// Wakes the thread of the transfers, from any other one.
    final class Doorbell: Sendable {
        private struct Pointer: @unchecked Sendable {
            // The C layer takes a wake-up from any thread; the lock keeps it from coming after the end.
            var value: OpaquePointer?
        }
        private let pointer: Locked<Pointer>

        fileprivate init(_ value: OpaquePointer) { pointer = Locked(Pointer(value: value)) }

        func ring() { pointer.withLock { if let value = $0.value { formstep_outbound_wake(value) } } }
        fileprivate func remove() { pointer.withLock { $0.value = nil } }
    }

    let doorbell: Doorbell
    private let outbound: OpaquePointer

    /// Nil where there is no memory.
    ///
    /// - Parameter kept: connections held open between transfers.
    init?(kept: Int) {
        guard let outbound = formstep_outbound_new(UInt32(clamping: kept)) else { return nil }
        self.outbound = outbound
        doorbell = Doorbell(outbound)
    }

    /// All transfers must have been freed.
    deinit {
        doorbell.remove()
        formstep_outbound_free(outbound)
    }

    /// Moves everything on as far as it goes.
    func run() { formstep_outbound_run(outbound) }

    /// Waits for something to happen; all that has ended must have been taken by `next`.
    func wait(milliseconds: Int) { formstep_outbound_wait(outbound, Int32(clamping: milliseconds)) }

    /// The next one that has ended; free it.
    func next() -> End? {
        var end = formstep_transfer_end()
        guard formstep_outbound_next(outbound, &end), let context = end.context else { return nil }
        return End(
            owner: Self.owner(context), ending: Ending(end.ending), status: Int(end.status),
            wasConnected: end.was_connected)
    }

    /// Begins one; nil where the url cannot be used. The owner must live until it is freed.
    func start(_ order: Order, owner: OutboundOperation) -> Handle? {
        var fields: [CChar] = []
        for field in order.fields { fields += field.utf8CString }
        let body = order.body ?? []
        let pointer = body.withUnsafeBufferPointer { bytes in
            fields.withUnsafeBufferPointer { fields in
                Self.withOptional(order.pinned) { pinned in
                    Self.withOptional(order.proxy) { proxy in
                        Self.withOptional(order.authorities) { authorities in
                            order.method.withCString { method in
                                order.url.withCString { url in
                                    Self.agent.withCString { agent in
                                        var options = formstep_transfer_options(
                                            method: method, url: url, fields: fields.baseAddress ?? agent,
                                            fields_length: fields.count,
                                            has_body: order.body != nil, once: order.isOnce, body: bytes.baseAddress,
                                            body_length: bytes.count, pinned: pinned, proxy: proxy,
                                            authorities: authorities, agent: agent,
                                            connect_milliseconds: order.connectMilliseconds,
                                            total_milliseconds: order.totalMilliseconds,
                                            size_limit: Int64(order.sizeLimit))
                                        var calls = Self.calls
                                        return formstep_transfer_start(
                                            outbound, &options, &calls, Unmanaged.passUnretained(owner).toOpaque())
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        return pointer.map { Handle(pointer: $0) }
    }

    /// Ends one, wherever it is.
    func free(_ handle: Handle) { formstep_transfer_free(outbound, handle.pointer) }

    private static let agent = "Formstep"

    private static func withOptional<Result>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
        if let text { return text.withCString { body($0) } }
        return body(nil)
    }

    /// The context is the owner given to `start`, which lives until its transfer is freed.
    private static func owner(_ context: UnsafeMutableRawPointer) -> OutboundOperation {
        Unmanaged<OutboundOperation>.fromOpaque(context).takeUnretainedValue()
    }

    private static var calls: formstep_transfer_calls {
        formstep_transfer_calls(
            permit: { context, bytes, length in
                let bytes = Array(UnsafeBufferPointer(start: bytes, count: length))
                guard let address = NetworkAddress(bytes: bytes) else { return false }
                return Transfers.owner(context).permits(address)
            },
            field: { context, line, length in
                Transfers.owner(context).take(field: UnsafeRawBufferPointer(start: line, count: length))
            },
            receive: { context, bytes, length in
                Transfers.owner(context).take(body: UnsafeRawBufferPointer(start: bytes, count: length))
            })
    }
}

extension Transfers.Ending {
    fileprivate init(_ ending: formstep_ending) {
        switch ending {
        case FORMSTEP_ENDED: self = .ended
        case FORMSTEP_NAME_UNKNOWN: self = .nameUnknown
        case FORMSTEP_CANNOT_CONNECT: self = .cannotConnect
        case FORMSTEP_TIMED_OUT: self = .timedOut
        case FORMSTEP_NO_TLS: self = .noTLS
        case FORMSTEP_TOO_LARGE: self = .tooLarge
        case FORMSTEP_CUT_OFF: self = .cutOff
        case FORMSTEP_NO_REPLY: self = .noReply
        case FORMSTEP_STOPPED: self = .stopped
        case FORMSTEP_NOT_HTTP: self = .notHTTP
        default: self = .failed
        }
    }
}
