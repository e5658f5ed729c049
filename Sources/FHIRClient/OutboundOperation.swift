/// One request that is on its way, for all who wait for it. Of the thread of the calls only.
final class OutboundOperation {
    /// Somebody who waits.
    struct Waiter {
        let ticket: Int
        let mailbox: Mailbox
        /// Nanoseconds of the monotonic clock.
        let deadline: Int64
    }

    let request: PreparedRequest
    /// Where it goes now: redirects move it.
    var url: UpstreamURL
    var waiters: [Waiter]
    /// More than one at any time.
    var isShared = false
    /// How often it was sent, redirects aside.
    var attempts = 0
    var redirects = 0
    /// When it may be sent again; 0 = at once.
    var notBefore: Int64 = 0
    /// What the last attempt came to, where another one follows.
    var lastReply: RawReply?

    // MARK: The attempt that runs

    var transfer: Transfers.Handle?
    var began: Int64 = 0
    /// Nanoseconds it may take.
    var limit: Int64 = 0
    private(set) var fields: [(name: String, value: String)] = []
    private(set) var body: [UInt8] = []
    private(set) var wasRefused = false
    private(set) var isTooLarge = false
    private var isHeadDone = false
    private let maximumBytes: Int
    private let checksAddresses: Bool

    init(_ request: PreparedRequest, waiter: Waiter, maximumBytes: Int, checksAddresses: Bool) {
        self.request = request
        url = request.url
        waiters = [waiter]
        self.maximumBytes = maximumBytes
        self.checksAddresses = checksAddresses
    }

    /// The last moment at which anybody still waits.
    var deadline: Int64 { waiters.reduce(0) { max($0, $1.deadline) } }

    /// Forgets what the attempt before has left.
    func prepare() {
        fields = []
        body = []
        wasRefused = false
        isTooLarge = false
        isHeadDone = false
    }

    /// A field of the reply.
    func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    /// What came, handed over.
    func takeReply(status: Int) -> RawReply {
        var reply = RawReply()
        reply.status = status
        swap(&reply.fields, &fields)
        swap(&reply.body, &body)
        return reply
    }

    // MARK: What the transfer asks

    /// Whether an address may be called.
    func permits(_ address: NetworkAddress) -> Bool {
        guard checksAddresses, !request.entry.permits(address) else { return true }
        wasRefused = true
        return false
    }

    /// The fields that are kept, in small letters.
    private static let kept: Set<String> = [
        "content-type", "content-length", "etag", "last-modified", "location", "content-location", "retry-after",
    ]

    /// A line of a reply's head. There may be several heads: `100 Continue` comes before the reply.
    func take(field line: UnsafeRawBufferPointer) -> Bool {
        if line.count >= 5, line.prefix(5).elementsEqual("HTTP/".utf8) {
            fields = []
            isHeadDone = false
            return true
        }
        // What comes behind the body is no head.
        guard !isHeadDone else { return true }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
            if line.allSatisfy({ $0 <= 0x20 }) { isHeadDone = true }
            return true
        }
        let name = String(decoding: UnsafeRawBufferPointer(rebasing: line[..<colon]), as: UTF8.self).lowercased()
        guard Self.kept.contains(name) else { return true }
        var value = line[(colon + 1)...]
        while let first = value.first, first <= 0x20 { value.removeFirst() }
        while let last = value.last, last <= 0x20 { value.removeLast() }
        guard value.count <= 16 * 1024 else { return true }
        fields.append((name, String(decoding: UnsafeRawBufferPointer(rebasing: value), as: UTF8.self)))
        return true
    }

    func take(body bytes: UnsafeRawBufferPointer) -> Bool {
        guard body.count + bytes.count <= maximumBytes else {
            isTooLarge = true
            return false
        }
        if body.isEmpty, let declared = field("content-length").flatMap({ Int($0) }), declared > bytes.count {
            body.reserveCapacity(min(declared, maximumBytes))
        }
        body.append(contentsOf: bytes)
        return true
    }
}
