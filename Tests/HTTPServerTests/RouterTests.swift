import HTTPServer
import Testing

@Suite struct RouterTests {
    private static let router: Router = {
        var router = Router()
        for (method, template) in [
            ("GET", "/"), ("POST", "/"), ("GET", "/metadata"), ("POST", "/Questionnaire/$next-step"),
            ("POST", "/Questionnaire/{id}/$next-step"), ("GET", "/{type:upper}/{id}"), ("PUT", "/{type:upper}/{id}"),
            ("GET", "/{type:upper}"), ("GET", "/sessions/{id}"), ("GET", "/{other}/{id}/end"),
            ("GET", "/forms/{id:plain}"), ("POST", "/forms/$do"),
        ] {
            router.add(method, template) { request in
                let parameters = request.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
                return .reply(
                    HTTPResponse(status: 200, body: Array("\(template) \(parameters.joined(separator: ","))".utf8)))
            }
        }
        return router
    }()

    private static let server = InProcessServer(router: router, refusals: LiveServer.refusals)

    @Test(arguments: [
        ("GET", "/", "/ "),
        ("POST", "", "/ "),
        ("GET", "/metadata", "/metadata "),
        ("POST", "/Questionnaire/$next-step", "/Questionnaire/$next-step "),
        ("POST", "/Questionnaire/%24next-step", "/Questionnaire/$next-step "),
        ("POST", "/Questionnaire/a1/$next-step", "/Questionnaire/{id}/$next-step id=a1"),
        ("GET", "/Questionnaire/a1", "/{type:upper}/{id} id=a1,type=Questionnaire"),
        // No literal route has GET: the parameter takes the segment.
        ("GET", "/Questionnaire/$next-step", "/{type:upper}/{id} id=$next-step,type=Questionnaire"),
        ("GET", "/Patient", "/{type:upper} type=Patient"),
        ("GET", "/forms/x$", "/forms/{id:plain} id=x$"),
        ("GET", "/sessions/x", "/sessions/{id} id=x"),
        ("GET", "/sessions/x/end", "/{other}/{id}/end id=x,other=sessions"),
        ("GET", "/Patient/x/end", "/{other}/{id}/end id=x,other=Patient"),
    ]) func finds(_ method: String, _ target: String, _ expected: String) {
        let target = target.isEmpty ? "/" : target
        #expect(String(decoding: Self.server.respond(method, target).body, as: UTF8.self) == expected)
    }

    @Test(arguments: [
        "/nothing", "/patient", "/patient/1", "/Patient/1/2", "/metadata/1", "/forms/$other", "/Metadata/1/2/3",
    ])
    func unknownPath(_ target: String) {
        #expect(Self.server.respond("GET", target).status == 404)
    }

    @Test(arguments: [
        ("DELETE", "/", "GET, HEAD, OPTIONS, POST"),
        ("DELETE", "/Questionnaire/$next-step", "GET, HEAD, OPTIONS, POST, PUT"),
        ("GET", "/Questionnaire/a/$next-step", "OPTIONS, POST"),
        ("GET", "/forms/$do", "OPTIONS, POST"),
        ("TRACE", "/metadata", "GET, HEAD, OPTIONS"),
        ("get", "/metadata", "GET, HEAD, OPTIONS"),
    ]) func otherMethod(_ method: String, _ target: String, _ allow: String) {
        let response = Self.server.respond(method, target)
        #expect(response.status == 405)
        #expect(response.headers["allow"] == allow)
        #expect(String(decoding: response.body, as: UTF8.self) == "refused: this path takes \(allow)")
    }

    @Test func addingARouteAgainReplacesIt() {
        var router = Router()
        router.add("GET", "/a") { _ in .reply(HTTPResponse(status: 500)) }
        router.add("GET", "/a") { _ in .reply(HTTPResponse(status: 204)) }
        #expect(InProcessServer(router: router, refusals: LiveServer.refusals).respond("GET", "/a").status == 204)
    }

    @Test func handedOnWorkRunsInProcessToo() {
        var router = Router()
        router.add("GET", "/a") { _ in .run(on: .io) { HTTPResponse(status: 200, body: [1]) } }
        let server = InProcessServer(router: router, refusals: LiveServer.refusals)
        #expect(server.respond("GET", "/a").body == [1])
        let head = server.respond("HEAD", "/a")
        #expect(head.body.isEmpty)
        #expect(head.headers["Content-Length"] == "1")
    }
}
