internal import Observability

/// What happens to every request between the transport and the handlers, in this order: request id (made with the
/// request), body limit and encoding, OPTIONS, route; and to every reply on its way out: fixed fields, CORS, metrics, log.
struct Pipeline: Sendable {
    /// A request on its way, so that its reply can be finished on any thread.
    struct Exchange: Sendable {
        let request: HTTPRequest
        let route: RouteMetrics
        let began: Int64
    }

    private let router: Router
    private let refusals: RefusalRenderer
    private let crossOrigin: CrossOrigin
    private let maximumBodyBytes: Int
    let log: Log
    let metrics: Metrics
    private let routeMetrics: [RouteMetrics]
    /// Requests that no route answers; one label, so that nobody can make up label values.
    private let noRoute: RouteMetrics
    private static let noTemplate = "none"

    init(
        configuration: ServerConfiguration, router: Router, refusals: @escaping RefusalRenderer, log: Log,
        metrics: Metrics
    ) {
        self.router = router
        self.refusals = refusals
        self.log = log
        self.metrics = metrics
        crossOrigin = CrossOrigin(origins: configuration.corsOrigins)
        maximumBodyBytes = configuration.maximumBodyBytes
        routeMetrics = router.routes.map { metrics.route($0.template, method: $0.method) }
        noRoute = metrics.route(Self.noTemplate, method: "other")
    }

    /// Runs the inline part of the request.
    func start(_ request: HTTPRequest, began: Int64, isAsterisk: Bool = false) -> (Exchange, Outcome) {
        var request = request
        metrics.began()
        func none(_ refusal: Refusal) -> (Exchange, Outcome) {
            (Exchange(request: request, route: noRoute, began: began), .reply(render(refusal, request)))
        }
        if request.body.count > maximumBodyBytes { return none(.payloadTooLarge(limit: maximumBodyBytes)) }
        if !request.body.isEmpty, let encoding = request.headers[KnownHeaders.contentEncoding],
            !encoding.isEmpty, encoding.lowercased() != "identity"
        {
            return none(.unsupportedEncoding)
        }
        if isAsterisk {
            guard request.method == "OPTIONS" else { return none(.badRequest("the request target is not a path")) }
            return (
                Exchange(request: request, route: noRoute, began: began),
                .reply(options(request, allow: router.allMethods))
            )
        }
        switch router.match(request.method, request.path) {
        case .route(let index, let parameters):
            for (name, value) in parameters { request.parameters[name] = value }
            let exchange = Exchange(request: request, route: routeMetrics[index], began: began)
            return (exchange, router.routes[index].handler(request))
        case .otherMethod(let allow) where request.method == "OPTIONS":
            return (
                Exchange(request: request, route: noRoute, began: began), .reply(options(request, allow: allow))
            )
        case .otherMethod(let allow):
            return none(.methodNotAllowed(allow: allow))
        case .none:
            return none(.notFound)
        }
    }

    /// A request that is refused before it reaches a route.
    func refuse(_ refusal: Refusal, _ request: HTTPRequest, began: Int64) -> HTTPResponse {
        metrics.began()
        return finish(
            Exchange(request: request, route: noRoute, began: began), render(refusal, request))
    }

    /// The body and fields of a refusal; not yet finished.
    func render(_ refusal: Refusal, _ request: HTTPRequest?) -> HTTPResponse {
        var response = refusals(refusal, request)
        for (name, value) in refusal.fields { response.headers.set(name, value) }
        return response
    }

    /// Completes the reply's fields, counts it and writes its log line. Once for each exchange, before it is sent, so
    /// that whoever has the reply finds it counted.
    func finish(_ exchange: Exchange, _ response: HTTPResponse) -> HTTPResponse {
        var response = response
        complete(&response.headers, exchange.request)
        response.headers.set(KnownHeaders.requestID, exchange.request.id)
        metrics.ended()
        let nanoseconds = Clock.nanoseconds() - exchange.began
        exchange.route.record(status: response.status, nanoseconds: nanoseconds)
        log.access(
            requestID: exchange.request.id, method: exchange.route.method, route: exchange.route.template,
            status: response.status, nanoseconds: nanoseconds, bytes: response.body.count)
        return response
    }

    /// Fields every reply has, with or without a request.
    func complete(_ headers: inout HTTPHeaders, _ request: HTTPRequest?) {
        headers.set(KnownHeaders.contentTypeOptions, "nosniff")
        crossOrigin.decorate(&headers, for: request)
    }

    private func options(_ request: HTTPRequest, allow: [String]) -> HTTPResponse {
        let methods = allow.joined(separator: ", ")
        var response = HTTPResponse(status: 204, headers: HTTPHeaders([(KnownHeaders.allow, methods)]))
        crossOrigin.decoratePreflight(&response.headers, for: request, allow: methods)
        return response
    }
}
