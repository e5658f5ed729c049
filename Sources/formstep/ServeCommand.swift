internal import FHIRClient
internal import Glibc
internal import HTTPServer
internal import Locking
internal import Observability
internal import Service
internal import Storage
internal import StoragePostgres
internal import StorageSQLite

/// `formstep serve`
enum ServeCommand {
    /// Serves until a signal ends it; the status to end with.
    static func run(_ arguments: [String]) -> Int32 {
        let settings: Settings
        switch Formstep.settings(arguments) {
        case .success(let read): settings = read
        case .failure(let failure): return failure.status
        }
        // Before there are other threads: they inherit it, so a signal comes to the one that waits for it.
        StopSignals.block()
        let log = Log.standardOutput(level: settings.level)
        let store: any ArtifactStore
        do throws(StoreProblem) {
            store = try open(settings, log)
        } catch {
            log.flush()
            Formstep.complain(error.text)
            return ExitStatus.unavailable
        }
        // Whichever way this ends, the store's file is closed.
        defer { store.close() }
        logExposure(settings, log)
        if let wrong = settings.unreadableAuthorities {
            log.flush()
            Formstep.complain(wrong)
            return ExitStatus.configuration
        }
        let service = FormService(
            settings: settings.serviceSettings, store: store, log: log, clock: { WallClock.now() })
        // Before the forms: their options may come from packages.
        PackageFiles.load(settings, into: store, log: log)
        guard FormFiles.load(settings, into: service, log: log) else {
            log.flush()
            return ExitStatus.configuration
        }
        let server: HTTPServer
        do {
            server = try HTTPServer(
                configuration: settings.serverConfiguration, router: service.router(), refusals: service.refusals,
                log: log, metrics: service.metrics)
            try server.start()
        } catch {
            log.flush()
            Formstep.complain("\(settings.host):\(settings.port): \(error)")
            return ExitStatus.unavailable
        }
        SessionUpkeep.start(service, log)
        // Whatever the level is: who started us waits for this line.
        log.with(level: .info, accessLines: false).info(
            "listening",
            [
                "event": "listening", "host": .string(settings.host), "port": .integer(Int(server.port)),
                "version": .string(ServiceVersion.number),
            ])
        let signal = StopSignals.wait()
        log.info("draining", ["event": "draining", "signal": .integer(Int(signal))])
        service.beginDraining()
        DetachedThread.start {
            _ = StopSignals.wait()
            _exit(ExitStatus.failure)
        }
        server.drain()
        service.client.stop()
        log.info("stopped", ["event": "stopped"])
        log.flush()
        return 0
    }

    /// Why the store cannot be opened.
    private struct StoreProblem: Error {
        let text: String
    }

    /// Seconds that a database may take to come up beside the server.
    private static let databasePatience = 15.0

    private static func open(_ settings: Settings, _ log: Log) throws(StoreProblem) -> any ArtifactStore {
        if let address = settings.databaseAddress {
            do throws(PostgresStore.OpenError) {
                return try PostgresStore(
                    address, connections: settings.storeConnections, patience: databasePatience)
            } catch {
                throw StoreProblem(text: error.description)
            }
        }
        guard let path = settings.storePath else { return MemoryStore() }
        do throws(SQLiteStore.OpenError) {
            let store = try SQLiteStore(path: path)
            if let warning = store.warning {
                log.warning("nothing can be written for the time being", ["store.reason": .string(warning)])
            }
            return store
        } catch {
            throw StoreProblem(text: error.description)
        }
    }

    /// Says who can reach what, so that nobody is surprised (design 2, "Exposure").
    private static func logExposure(_ settings: Settings, _ log: Log) {
        switch settings.auth {
        case "none" where settings.isOnlyForThisMachine:
            log.info("open to this machine only", ["auth": "none"])
        case "none" where settings.allowOpenStore:
            log.warning(
                "everybody who reaches this server can read and write patient data (allowOpenStore)", ["auth": "none"])
        case "none":
            log.warning(
                "open to others without login: patient data is neither stored nor shown (set auth, or allowOpenStore)",
                ["auth": "none"])
        default:
            log.info("bearer tokens are asked for", ["auth": .string(settings.auth)])
        }
        for entry in settings.outbound.allow {
            log.info("a server may be called", ["outbound.entry": .string(entry.name)])
            if settings.auth == "token", entry.forwardsAuthorization {
                log.warning("tokens of this server are passed on to another", ["outbound.entry": .string(entry.name)])
            }
        }
    }
}
