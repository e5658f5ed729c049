internal import Observability

/// A whole request. Its path and query are decoded; its header fields and body are as sent.
public struct HTTPRequest: Sendable {
    /// As sent: methods are case-sensitive.
    public let method: String
    /// As sent. Never goes into a log.
    public let target: String
    /// Decoded segments; empty for `/`. One slash at the end does not count.
    public let path: [String]
    /// Decoded, `+` as a space, in order.
    public let query: [(name: String, value: String)]
    /// Fields as sent, blanks around values taken off.
    public let headers: HTTPHeaders
    /// Whole and within `maximumBodyBytes`, chunks put together.
    public let body: [UInt8]
    /// Of the peer, without port.
    public let remoteAddress: String
    /// The caller's `X-Request-Id` if it is a fit one, else generated.
    public let id: String
    /// Values of the route template's parameters, e.g. "id". Filled in by the router.
    public var parameters: [String: String] = [:]

    /// The first value of a query parameter.
    public func query(_ name: String) -> String? { query.first { $0.name == name }?.value }

    /// A request that did not come over a socket.
    ///
    /// - Throws: `Refusal.badRequest` when the target cannot be decoded, as the server would refuse it.
    public init(
        method: String, target: String, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [],
        remoteAddress: String = "127.0.0.1"
    ) throws(Refusal) {
        let decoded = try RequestTarget(target)
        self.init(
            method: method, target: target, decoded: decoded, headers: headers, body: body,
            remoteAddress: remoteAddress)
    }

    init(
        method: String, target: String, decoded: RequestTarget, headers: HTTPHeaders, body: [UInt8],
        remoteAddress: String
    ) {
        self.method = method
        self.target = target
        self.path = decoded.path
        self.query = decoded.query
        self.headers = headers
        self.body = body
        self.remoteAddress = remoteAddress
        self.id = RequestID.accepted(headers[KnownHeaders.requestID]) ?? RequestID.generate()
    }
}
