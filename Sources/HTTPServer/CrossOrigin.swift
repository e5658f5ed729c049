/// Cross-origin rules for browsers (https://fetch.spec.whatwg.org/#http-cors-protocol): an allow-list of origins.
struct CrossOrigin: Sendable {
    private static let allowedHeaders =
        "Accept, Accept-Language, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Exist, Prefer"
    private static let exposedHeaders = "ETag, Location, Retry-After"
    private static let maximumAge = "600"

    private let origins: [String]
    private let any: Bool

    init(origins: [String]) {
        self.origins = origins
        any = origins.contains("*")
    }

    /// Fields for a reply to a request. With configured origins every reply varies by `Origin`, so that a cache does not
    /// hand one origin's permission to another.
    func decorate(_ headers: inout HTTPHeaders, for request: HTTPRequest?) {
        guard !origins.isEmpty else { return }
        if !any { headers.set(KnownHeaders.vary, Self.adding("Origin", to: headers.all(KnownHeaders.vary))) }
        guard let allowed = allowedOrigin(request) else { return }
        headers.set(KnownHeaders.accessControlAllowOrigin, allowed)
        headers.set(KnownHeaders.accessControlExposeHeaders, Self.exposedHeaders)
    }

    /// Adds what a preflight asks for.
    func decoratePreflight(_ headers: inout HTTPHeaders, for request: HTTPRequest, allow: String) {
        guard allowedOrigin(request) != nil, request.headers[KnownHeaders.accessControlRequestMethod] != nil else {
            return
        }
        headers.set(KnownHeaders.accessControlAllowMethods, allow)
        headers.set(KnownHeaders.accessControlAllowHeaders, Self.allowedHeaders)
        headers.set(KnownHeaders.accessControlMaxAge, Self.maximumAge)
    }

    private func allowedOrigin(_ request: HTTPRequest?) -> String? {
        guard !origins.isEmpty, let origin = request?.headers[KnownHeaders.origin] else { return nil }
        if any { return "*" }
        return origins.contains(origin) ? origin : nil
    }

    private static func adding(_ name: String, to values: [String]) -> String {
        let present = values.joined(separator: ", ")
        let names = present.split(separator: ",").map { $0.drop { $0 == " " }.lowercased() }
        if names.contains("*") || names.contains(name.lowercased()) { return present }
        return present.isEmpty ? name : present + ", " + name
    }
}
