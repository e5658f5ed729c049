import Calendar
import FHIRJSON
import HTTPServer
import Observability
import Service
import Storage
import StorageSQLite
import TestSupport

@testable import StoragePostgres

/// The stores a test runs over.
enum StoreKind: String, CaseIterable, Sendable {
    case memory, sqlite, postgres

    /// PostgreSQL only where the tests have a server.
    static var allCases: [StoreKind] { PostgresServer.isThere ? [.memory, .sqlite, .postgres] : [.memory, .sqlite] }

    /// A store of the test's own. The tables of PostgreSQL stand in a schema that goes with the server of the tests.
    func open(in folder: TemporaryFolder) throws -> any ArtifactStore {
        switch self {
        case .memory: return MemoryStore()
        case .sqlite: return try SQLiteStore(path: folder.path + "/store.db")
        case .postgres:
            let schema = PostgresServer.freshSchema()
            let making: SQL = "CREATE SCHEMA \(unsafeSQL: schema)"
            _ = try PostgresConnection(address: PostgresServer.address ?? "").run([making.once])
            return try PostgresStore(PostgresServer.address(schema: schema), connections: 4)
        }
    }
}

/// The service on a free port of 127.0.0.1, over a store of its own.
final class LiveService {
    let store: any ArtifactStore
    private let folder: TemporaryFolder
    private let server: HTTPServer

    init(_ kind: StoreKind, settings: ServiceSettings = ServiceSettings()) throws {
        folder = try TemporaryFolder()
        store = try kind.open(in: folder)
        let service = FormService(settings: settings, store: store, clock: { Instant(seconds: 1_767_268_800) })
        var configuration = ServerConfiguration()
        configuration.port = 0
        server = try HTTPServer(
            configuration: configuration, router: service.router(), refusals: service.refusals, log: .silent,
            metrics: Metrics())
        try server.start()
    }

    deinit {
        server.drain()
        store.close()
    }

    var port: UInt16 { server.port }

    func send(
        _ method: String, _ target: String, _ body: String? = nil, _ headers: (String, String)...
    ) throws -> LiveReply {
        var fields = headers
        if body != nil, !fields.contains(where: { $0.0 == "Content-Type" }) {
            fields.append(("Content-Type", "application/fhir+json"))
        }
        return LiveReply(
            try HTTPClient(port: server.port).send(method, target, headers: fields, body: body.map { Array($0.utf8) }))
    }

    /// Posts to `$next-step`, asking for the compact envelope.
    func step(_ body: String, _ target: String = "/Questionnaire/$next-step") throws -> LiveReply {
        try send(
            "POST", target, body, ("Accept", "application/vnd.formstep+json"), ("Content-Type", "application/json"))
    }
}

/// A reply with its body taken apart.
struct LiveReply {
    private let reply: HTTPClient.Reply
    private let document: Document

    init(_ reply: HTTPClient.Reply) {
        self.reply = reply
        document = (try? Document.parse(reply.body)) ?? Document()
    }

    var status: Int { reply.status }
    var text: String { reply.text }
    var type: String? { self["resourceType"] }
    func header(_ name: String) -> String? { reply.header(name) }

    /// The text of a value by the names and indexes that lead there: `entry.0.resource.id`.
    subscript(path: String) -> String? {
        var node = document.root
        for part in path.split(separator: ".") {
            if let index = Int(part) {
                let items = Array(document.items(node))
                node = items.indices.contains(index) ? items[index] : .none
            } else {
                node = document.member(node, named: String(part))
            }
        }
        guard node.exists else { return nil }
        return document.string(node) ?? String(decoding: document.bytes(node), as: UTF8.self)
    }

    /// The same of each element of an array.
    func all(_ array: String, _ path: String) -> [String] {
        var found: [String] = []
        var index = 0
        while self["\(array).\(index)"] != nil {
            if let text = self["\(array).\(index).\(path)"] { found.append(text) }
            index += 1
        }
        return found
    }

    /// The path of a link of a Bundle, without scheme and host.
    func link(_ relation: String) -> String? {
        for index in 0..<6 where self["link.\(index).relation"] == relation {
            return self["link.\(index).url"].map { url in
                let parts = url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
                let rest = parts.last ?? ""
                return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
            }
        }
        return nil
    }
}
