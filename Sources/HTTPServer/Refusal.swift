/// What the HTTP layer itself has to refuse, whatever the routes are.
public enum Refusal: Error, Sendable, Equatable {
    /// 400; the text is a constant of the code and holds nothing of the request.
    case badRequest(String)
    case notFound
    /// `allow` is sorted and holds HEAD and OPTIONS where they work.
    case methodNotAllowed(allow: [String])
    /// The client did not send its request in time.
    case timeout
    /// `limit` in bytes.
    case payloadTooLarge(limit: Int)
    case uriTooLong
    /// A `Content-Encoding` other than identity.
    case unsupportedEncoding
    case headersTooLarge
    /// 501; the text is a constant of the code.
    case notImplemented(String)
    /// The pool for this kind of work is full, or the server is stopping. Seconds.
    case unavailable(retryAfter: Int)
    /// Of all clients together or of this address.
    case tooManyConnections

    /// The HTTP status, whatever the renderer makes of the body.
    public var status: Int {
        switch self {
        case .badRequest: 400
        case .notFound: 404
        case .methodNotAllowed: 405
        case .timeout: 408
        case .payloadTooLarge: 413
        case .uriTooLong: 414
        case .unsupportedEncoding: 415
        case .headersTooLarge: 431
        case .notImplemented: 501
        case .unavailable, .tooManyConnections: 503
        }
    }

    /// One sentence for the person who reads the reply.
    public var reason: String {
        switch self {
        case .badRequest(let reason): reason
        case .notFound: "there is nothing at this path"
        case .methodNotAllowed(let allow): "this path takes \(allow.joined(separator: ", "))"
        case .timeout: "the request did not arrive in time"
        case .payloadTooLarge(let limit): "the body is larger than \(limit) bytes"
        case .uriTooLong: "the request target is too long"
        case .unsupportedEncoding: "Content-Encoding is not supported: send the body as it is"
        case .headersTooLarge: "the header fields are too large"
        case .notImplemented(let reason): reason
        case .unavailable: "the server is too busy"
        case .tooManyConnections: "too many connections"
        }
    }

    /// Fields that belong to the refusal whatever its body is: `Allow`, `Retry-After`.
    var fields: [(String, String)] {
        switch self {
        case .methodNotAllowed(let allow): [(KnownHeaders.allow, allow.joined(separator: ", "))]
        case .unavailable(let seconds): [(KnownHeaders.retryAfter, String(seconds))]
        case .tooManyConnections: [(KnownHeaders.retryAfter, "1")]
        default: []
        }
    }

    /// A body in plain text, for servers that have nothing better.
    public static let plainText: RefusalRenderer = { refusal, _ in
        HTTPResponse(
            status: refusal.status, headers: HTTPHeaders([(KnownHeaders.contentType, "text/plain; charset=utf-8")]),
            body: Array((refusal.reason + "\n").utf8))
    }
}

/// Gives a refusal its body. The request is there when its head could be read; its body may be missing.
///
/// Called on threads of connections: it must be quick. `Allow` and `Retry-After` are added by the server.
public typealias RefusalRenderer = @Sendable (Refusal, HTTPRequest?) -> HTTPResponse
