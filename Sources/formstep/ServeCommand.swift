internal import Glibc
internal import HTTPServer
internal import Observability
internal import Service
internal import Storage

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
        let store = MemoryStore()
        let service = FormService(settings: settings.serviceSettings, store: store, clock: { WallClock.now() })
        guard StoredForms.load(settings, into: store, service: service, log: log) else {
            log.flush()
            return ExitStatus.configuration
        }
        let server: HTTPServer
        do {
            server = try HTTPServer(
                configuration: settings.serverConfiguration, router: service.router(), refusals: service.refusals,
                log: log, metrics: Metrics())
            try server.start()
        } catch {
            log.flush()
            Formstep.complain("\(settings.host):\(settings.port): \(error)")
            return ExitStatus.unavailable
        }
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
        PlainThread.start {
            _ = StopSignals.wait()
            _exit(ExitStatus.failure)
        }
        server.drain()
        log.info("stopped", ["event": "stopped"])
        log.flush()
        return 0
    }
}
