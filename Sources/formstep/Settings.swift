internal import FHIRClient
internal import FHIRJSON
internal import HTTPServer
internal import Observability
internal import Service
internal import Storage

/// All settings with their defaults; `docs/settings.md` explains each.
struct Settings: Equatable {
    static let defaultFormsDirectory = "config/forms"
    static let defaultPackagesDirectory = "data/packages"

    var host = "127.0.0.1"
    var port = 8080
    var basePath = ""
    var canonicalBase = "http://formstep.example/fhir"
    var store = "sqlite:./data/formstep.db"
    var storeConnections = 8
    var formsDirectory = Settings.defaultFormsDirectory
    var packagesDirectory = Settings.defaultPackagesDirectory
    var logLevel = "info"
    var auth = "none"
    var authTokens: [String] = []
    var allowOpenStore = false
    var corsOrigins: [String] = []
    var frameAncestors: [String] = []
    var threads = 0
    var heavyThreads = 0
    var heavyQueue = 1024
    var heavyNiceness = 5
    var ioThreads = 8
    var ioQueue = 1024
    var maximumBodyBytes = 16 << 20
    var maximumDepth = 1024
    var maximumTargetBytes = 8192
    var maximumHeaderBytes = 12288
    var maximumConnections = 4096
    var maximumConnectionsPerAddress = 1024
    var inactivityTimeout = 60.0
    var requestDeadline = 30.0
    var drainGrace = 20.0
    var drainIdleGrace = 0.5
    var formCacheBytes = 64 << 20
    var sessionLifetime = 2_592_000.0
    var requireIfMatch = false
    var linkKey = ""
    var sessionCacheBytes = 64 << 20
    var terminologyCacheBytes = 128 << 20
    var terminologyServer = ""
    /// As written; `outbound.allow` has what they mean.
    var outboundAllow: [String] = []
    var outbound = OutboundSettings()

    /// As the HTTP layer takes them.
    var serverConfiguration: ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.host = host
        configuration.port = UInt16(clamping: port)
        if threads > 0 { configuration.threads = threads }
        if heavyThreads > 0 { configuration.heavyThreads = heavyThreads }
        configuration.heavyQueue = heavyQueue
        configuration.ioThreads = ioThreads
        configuration.ioQueue = ioQueue
        configuration.maximumBodyBytes = maximumBodyBytes
        configuration.heavyNiceness = heavyNiceness
        configuration.maximumTargetBytes = maximumTargetBytes
        configuration.maximumHeaderBytes = maximumHeaderBytes
        configuration.maximumConnections = maximumConnections
        configuration.maximumConnectionsPerAddress = maximumConnectionsPerAddress
        configuration.inactivityTimeout = inactivityTimeout
        configuration.requestDeadline = requestDeadline
        configuration.drainGrace = drainGrace
        configuration.drainIdleGrace = drainIdleGrace
        configuration.corsOrigins = corsOrigins
        return configuration
    }

    /// As the service takes them.
    var serviceSettings: ServiceSettings {
        var settings = ServiceSettings()
        settings.basePath = basePath
        settings.canonicalBase = canonicalBase
        settings.formCacheBytes = formCacheBytes
        settings.sessionLifetime = sessionLifetime
        settings.requireIfMatch = requireIfMatch
        settings.linkKey = linkKey
        settings.sessionCacheBytes = sessionCacheBytes
        settings.terminologyCacheBytes = terminologyCacheBytes
        settings.terminologyServer = terminologyServer
        settings.limits.maximumBytes = maximumBodyBytes
        settings.limits.maximumDepth = maximumDepth
        settings.access = access
        settings.outbound = outbound
        settings.frameAncestors = frameAncestors
        return settings
    }

    /// Who may call, and what is served (design 2, "Exposure").
    private var access: AccessRules {
        if auth == "token" { return .tokens(authTokens) }
        return isOnlyForThisMachine || allowOpenStore ? .open : .withoutPatientData
    }

    /// Whether only the machine itself can reach the server.
    var isOnlyForThisMachine: Bool {
        host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }

    /// The file of the store; nil = it is kept in memory.
    var storePath: String? {
        store.hasPrefix(Self.sqlitePrefix) ? String(store.dropFirst(Self.sqlitePrefix.count)) : nil
    }

    static let sqlitePrefix = "sqlite:"

    /// The address of the database; nil = it is none.
    var databaseAddress: String? { Self.databasePrefixes.contains(where: store.hasPrefix) ? store : nil }

    static let databasePrefixes = ["postgres://", "postgresql://"]

    /// What does not go together; nil = nothing.
    var contradiction: String? {
        if auth == "token", authTokens.isEmpty { return "auth is token, but authTokens holds none." }
        if auth == "none", !authTokens.isEmpty { return "authTokens holds tokens, but auth is none." }
        return outbound.contradiction
    }

    /// The file of certificates, where it cannot be read.
    var unreadableAuthorities: String? {
        let file = outbound.certificateAuthorities
        return file.isEmpty || FormDirectory.readFile(file) != nil
            ? nil : "\(file): The certificates of outbound.certificateAuthorities cannot be read."
    }

    /// The log's level; the table lets no other words through.
    var level: LogLevel { LogLevel(name: logLevel) ?? .info }
}

/// Why the server cannot start: a setting that is unknown, of the wrong type or out of range.
struct SettingsError: Error, Equatable, CustomStringConvertible {
    /// Where it was set: `config/formstep.json`, `environment`, `flags`.
    let source: String
    let reason: String

    var description: String { "\(source): \(reason)" }
}
