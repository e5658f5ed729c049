/// Finds the handler for a method and a path. Literal segments win over parameters, restricted parameters over open ones;
/// HEAD is served by GET.
public struct Router: Sendable {
    /// A template, without restrictions as logs and metrics show it, with its handler for a method.
    struct Route: Sendable {
        let method: String
        let template: String
        let handler: Handler
    }

    private struct Parameter: Sendable {
        let name: String
        let restriction: RouteSegment.Restriction
        let node: Int
    }

    private struct Node: Sendable {
        var literals: [(text: String, node: Int)] = []
        var parameters: [Parameter] = []
        var routes: [Int] = []
    }

    enum Match {
        /// Index in `routes`.
        case route(Int, parameters: [(String, String)])
        case otherMethod(allow: [String])
        case none
    }

    private var nodes = [Node()]
    private(set) var routes: [Route] = []

    /// Without routes: everything is 404.
    public init() {}

    /// Adds a route. The same method and template again replaces the handler.
    ///
    /// - Parameter template: segments are literal, `{name}` (any segment but an empty one), `{name:upper}` (one that
    ///   begins with an upper-case letter) or `{name:plain}` (one that does not begin with `$` or `_`):
    ///   `/Questionnaire/{id:plain}/$next-step`.
    public mutating func add(_ method: String, _ template: String, _ handler: @escaping Handler) {
        var at = 0
        for segment in RouteSegment.parse(template) { at = child(of: at, segment) }
        let route = Route(method: method, template: RouteSegment.name(of: template), handler: handler)
        if let known = nodes[at].routes.first(where: { routes[$0].method == method }) {
            routes[known] = route
        } else {
            nodes[at].routes.append(routes.count)
            routes.append(route)
        }
    }

    private mutating func child(of parent: Int, _ segment: RouteSegment) -> Int {
        let fresh = nodes.count
        switch segment {
        case .literal(let text):
            if let known = nodes[parent].literals.first(where: { $0.text == text }) { return known.node }
            nodes[parent].literals.append((text, fresh))
        case .parameter(let name, let restriction):
            let known = nodes[parent].parameters.first { $0.name == name && $0.restriction == restriction }
            if let known { return known.node }
            nodes[parent].parameters.append(Parameter(name: name, restriction: restriction, node: fresh))
            nodes[parent].parameters.sort { $0.restriction != .any && $1.restriction == .any }
        }
        nodes.append(Node())
        return fresh
    }

    /// Looks a request up. A method that only a less literal template has is found there:
    /// with `GET /a/b` and `POST /a/{id}`, `POST /a/b` is the second.
    func match(_ method: String, _ path: [String]) -> Match {
        let wanted = method == "HEAD" ? "GET" : method
        var search = Search(method: method, wanted: wanted, path: path)
        if let route = find(0, 0, &search) { return .route(route, parameters: search.parameters.reversed()) }
        guard !search.others.isEmpty else { return .none }
        return .otherMethod(allow: Self.allow(search.others))
    }

    private struct Search {
        let method: String
        let wanted: String
        let path: [String]
        /// Filled on the way back from a hit, last first.
        var parameters: [(String, String)] = []
        /// Methods of routes that have the path but not the method.
        var others: [String] = []
    }

    private func find(_ node: Int, _ depth: Int, _ search: inout Search) -> Int? {
        if depth == search.path.count {
            var viaGet: Int?
            for index in nodes[node].routes {
                let method = routes[index].method
                if method == search.method { return index }
                if method == search.wanted { viaGet = index }
                search.others.append(method)
            }
            return viaGet
        }
        let segment = search.path[depth]
        for literal in nodes[node].literals where literal.text == segment {
            if let hit = find(literal.node, depth + 1, &search) { return hit }
        }
        for parameter in nodes[node].parameters where RouteSegment.takes(segment, parameter.restriction) {
            if let hit = find(parameter.node, depth + 1, &search) {
                search.parameters.append((parameter.name, segment))
                return hit
            }
        }
        return nil
    }

    /// Methods that work somewhere, for `OPTIONS *`.
    var allMethods: [String] { Self.allow(routes.map(\.method)) }

    private static func allow(_ methods: [String]) -> [String] {
        var all = Set(methods)
        if all.contains("GET") { all.insert("HEAD") }
        all.insert("OPTIONS")
        return all.sorted()
    }
}
