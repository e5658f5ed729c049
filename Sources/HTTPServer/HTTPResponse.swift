/// A reply. The server adds `Date`, `Content-Length`, `Connection`, `X-Request-Id`, `X-Content-Type-Options` and the
/// CORS fields.
public struct HTTPResponse: Sendable {
    /// 200 to 599.
    public var status: Int
    /// Without the fields the server adds.
    public var headers: HTTPHeaders
    /// Sent without being copied; for HEAD only its length counts.
    public var body: [UInt8]

    /// A reply as given.
    public init(status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
