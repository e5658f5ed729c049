import Glibc
import HTTPServer
import Observability
import Testing

@Test func smoke() throws {
    var router = Router()
    router.add("GET", "/hello/{id}") { request in
        .reply(HTTPResponse(status: 200, headers: HTTPHeaders([("Content-Type", "text/plain")]), body: Array("hi \(request.parameters["id"] ?? "")".utf8)))
    }
    router.add("POST", "/echo") { request in .reply(HTTPResponse(status: 200, body: request.body)) }
    router.add("POST", "/slow") { request in
        .run(on: .heavy) { usleep(40_000); return HTTPResponse(status: 200, body: request.body) }
    }
    var configuration = ServerConfiguration()
    configuration.port = 0
    let server = try HTTPServer(configuration: configuration, router: router, refusals: Refusal.plainText, log: .silent, metrics: Metrics())
    try server.start()
    #expect(server.port != 0)
    server.drain()
}
