import Calendar
import Glibc
import HTTPServer
import Locking
import Observability
import Service
import Storage
import StorageSQLite
import TestSupport

/// The whole service on a free port of 127.0.0.1, with the sample forms and those of `Cases/stored`; shared by all tests.
final class ServerUnderTest: Sendable {
    static let shared = ServerUnderTest(store: MemoryStore())
    /// The same over SQLite.
    static let durable: ServerUnderTest = {
        folder = try? TemporaryFolder()
        guard let folder, let store = try? SQLiteStore(path: folder.path + "/store.db") else {
            preconditionFailure("there is no folder for a store")
        }
        return ServerUnderTest(store: store)
    }()
    /// There as long as the process. Written once, before the server that uses it is there.
    nonisolated(unsafe) private static var folder: TemporaryFolder?

    private let server: HTTPServer
    private let lines = LogLines()
    let port: UInt16

    /// Everything the server has logged.
    var log: String { lines.text }

    private init(store: any ArtifactStore) {
        var loader = FormLoader()
        _ = FormDirectory.read(Repository.path("config/forms"), into: &loader)
        _ = FormDirectory.read(Repository.path("Tests/AcceptanceTests/Cases/stored"), into: &loader)
        for form in loader.forms {
            _ = try? store.transact { try $0.update(form.body, id: form.id, now: form.lastModified * 1000) }
        }
        let service = FormService(
            settings: ServiceSettings(), store: store, clock: { Instant(seconds: Int64(time(nil))) })
        var configuration = ServerConfiguration()
        configuration.port = 0
        let lines = lines
        do {
            server = try HTTPServer(
                configuration: configuration, router: service.router(), refusals: service.refusals,
                log: Log(sink: { lines.append($0) }), metrics: service.metrics)
            try server.start()
        } catch {
            // Without a server no test of this suite means anything.
            preconditionFailure("the server did not start: \(error)")
        }
        port = server.port
    }

    var client: HTTPClient { HTTPClient(port: port) }
}

/// What the server under test writes to its log.
private final class LogLines: Sendable {
    private let held = Locked<[UInt8]>([])
    var text: String { held.withLock { String(decoding: $0, as: UTF8.self) } }
    func append(_ bytes: some Sequence<UInt8>) { held.withLock { $0 += bytes } }
}
