/// What is asked of an upstream.
package struct UpstreamRequest: Sendable, Hashable {
    package enum Method: String, Sendable, Hashable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    /// What counts as a good answer.
    package enum Expectation: Sendable, Hashable {
        /// A FHIR resource in JSON, which `UpstreamResult.document` holds then. A write may also have an empty answer.
        case resource
        /// Any body.
        case anything
    }

    package var method: Method
    /// A path and query under the base (`Patient/1`, `Observation?code=a`), or an absolute url, which is held against the
    /// allow-list by itself and gets the upstream's headers only where it is of the same server.
    package var target: String
    /// Nil = none.
    package var body: [UInt8]?
    package var contentType = "application/fhir+json"
    package var accept = "application/fhir+json, application/json;q=0.9"
    /// More fields of our own making, such as `Prefer` or `If-Match`.
    package var headers: [(name: String, value: String)] = []
    package var expects = Expectation.resource
    /// Whether the request changes nothing there, so that it may be sent again after a failure: every GET, and a POST of
    /// which the caller knows it (`_search`, `$expand`).
    package var isSafe: Bool

    package init(_ method: Method = .get, _ target: String, body: [UInt8]? = nil, isSafe: Bool? = nil) {
        self.method = method
        self.target = target
        self.body = body
        self.isSafe = isSafe ?? (method == .get)
    }

    package static func == (left: UpstreamRequest, right: UpstreamRequest) -> Bool {
        left.method == right.method && left.target == right.target && left.body == right.body
            && left.contentType == right.contentType && left.accept == right.accept && left.expects == right.expects
            && left.isSafe == right.isSafe && left.headers.elementsEqual(right.headers, by: ==)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(method)
        hasher.combine(target)
        hasher.combine(body)
    }
}
