internal import Glibc

/// Settings of the server. Times are seconds.
public struct ServerConfiguration: Sendable {
    /// A name or an address; `::` takes IPv4 as well.
    public var host = "127.0.0.1"
    /// 0 = any free one.
    public var port: UInt16 = 8080
    /// Threads that read, write and run inline handlers. Default: one a core.
    public var threads: Int
    /// Of a request body, declared or counted; more is 413.
    public var maximumBodyBytes = 16 * 1024 * 1024
    /// Of a request target; more is 414. At most 8192: head and reply head share 32 KiB of memory a connection.
    public var maximumTargetBytes = 8192
    /// Of all header fields; more is 431. At most 12288, see above.
    public var maximumHeaderBytes = 12288
    /// Without a byte in either direction; rounded up to whole seconds.
    public var inactivityTimeout: Double = 60
    /// To send a whole request however busily it drips, and again to take the whole reply. Checked every 0.1 s.
    public var requestDeadline: Double = 30
    /// Of all clients together; more are answered with 503 at once.
    public var maximumConnections = 4096
    /// A proxy in front is one address.
    public var maximumConnectionsPerAddress = 1024
    /// More than cores, so that one long piece of work does not hold up the next.
    public var heavyThreads: Int
    /// Pieces of work that may wait; more is 503.
    public var heavyQueue = 1024
    /// Nice value of the heavy threads above the process's own: they give way to the threads of connections.
    public var heavyNiceness = 0
    /// Threads for work that waits.
    public var ioThreads = 8
    /// Pieces of waiting work that may wait for a thread; more is 503.
    public var ioQueue = 1024
    /// Exact origins that browsers may call from, or `*`. Default none.
    public var corsOrigins: [String] = []
    /// For requests in flight when draining.
    public var drainGrace: Double = 20
    /// While draining, connections between requests are kept this long, for a request that is on its way.
    public var drainIdleGrace: Double = 0.5

    /// The defaults, with threads by the number of cores.
    public init() {
        let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        threads = cores
        heavyThreads = cores + 2
    }
}
