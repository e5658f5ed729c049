internal import Glibc
internal import Locking
internal import Storage

/// The one thread that writes. Callers queue up; what waits when the thread is free becomes one transaction of SQLite, so
/// that many writes share one synchronisation of the disk. A caller goes on when its group is committed.
///
/// `@unchecked Sendable`: `queue` is touched only with `mutex` held, the members below it only by the writing thread;
/// mutex and conditions are made for sharing, and have addresses of their own that never move.
final class SQLiteWriter: @unchecked Sendable {
    typealias Body = @Sendable (any StoreTransaction) throws -> Void

    private struct Queue {
        var waiting: [WriteJob] = []
        var isStopping = false
        var hasEnded = false
    }

    /// Writes in one transaction.
    private static let maximumGroup = 256
    /// Milliseconds between looks for writes of other processes.
    private static let lookInterval: Int64 = 400

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let arrived = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let finished = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let queue = UnsafeMutablePointer<Queue>.allocate(capacity: 1)

    private let opening: StoreOpening
    private let readers: SQLiteReaders
    private let changes: DefinitionChanges
    private var connection: SQLiteConnection?
    private var foreignWrites = ForeignWrites()

    /// Starts the thread.
    ///
    /// - Parameter connection: nil = it is opened when something is written.
    init(
        opening: StoreOpening, connection: SQLiteConnection?, readers: SQLiteReaders, changes: DefinitionChanges
    ) {
        self.opening = opening
        self.readers = readers
        self.changes = changes
        self.connection = connection
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(arrived, nil)
        pthread_cond_init(finished, nil)
        queue.initialize(to: Queue())
        if !DetachedThread.start({ [self] in run() }) { queue.pointee.hasEnded = true }
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(arrived)
        pthread_cond_destroy(finished)
        queue.deinitialize(count: 1)
        mutex.deallocate()
        arrived.deallocate()
        finished.deallocate()
        queue.deallocate()
    }

    /// Runs a body in a transaction and waits until it is committed.
    ///
    /// - Throws: what the body throws; `StoreError`.
    func perform(_ body: @escaping Body) throws {
        let job = WriteJob(body)
        pthread_mutex_lock(mutex)
        guard !queue.pointee.isStopping, !queue.pointee.hasEnded else {
            pthread_mutex_unlock(mutex)
            throw StoreError.unavailable("The store was closed.")
        }
        queue.pointee.waiting.append(job)
        pthread_cond_signal(arrived)
        while !job.isDone { pthread_cond_wait(job.done, mutex) }
        let failure = job.failure
        pthread_mutex_unlock(mutex)
        if let failure { throw failure }
    }

    /// Queues a body; what became of it is told when its group is committed, or right away where the store is closed.
    ///
    /// - Parameter completion: called once, on the writing thread: it must be quick and must not wait for the store.
    func submit(_ body: @escaping Body, completion: @escaping @Sendable ((any Error)?) -> Void) {
        let job = WriteJob(body, completion)
        pthread_mutex_lock(mutex)
        let isOpen = !queue.pointee.isStopping && !queue.pointee.hasEnded
        if isOpen {
            queue.pointee.waiting.append(job)
            pthread_cond_signal(arrived)
        }
        pthread_mutex_unlock(mutex)
        if !isOpen { completion(StoreError.unavailable("The store was closed.")) }
    }

    /// Writes what waits, closes the file, and ends the thread. Returns when that is done.
    func stop() {
        pthread_mutex_lock(mutex)
        queue.pointee.isStopping = true
        pthread_cond_signal(arrived)
        while !queue.pointee.hasEnded { pthread_cond_wait(finished, mutex) }
        pthread_mutex_unlock(mutex)
    }

    // MARK: The thread

    private func run() {
        while let group = nextGroup() {
            if group.isEmpty { lookForForeignWrites() } else { write(group) }
        }
        connection = nil  // closes the file, which puts the log into it
        pthread_mutex_lock(mutex)
        queue.pointee.hasEnded = true
        pthread_cond_broadcast(finished)
        pthread_mutex_unlock(mutex)
    }

    /// What waits; empty after a while without any; nil when it is time to end.
    private func nextGroup() -> [WriteJob]? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if queue.pointee.waiting.isEmpty, !queue.pointee.isStopping {
            var until = timespec()
            clock_gettime(CLOCK_REALTIME, &until)
            until.tv_nsec += Int(Self.lookInterval) * 1_000_000
            until.tv_sec += until.tv_nsec / 1_000_000_000
            until.tv_nsec %= 1_000_000_000
            pthread_cond_timedwait(arrived, mutex, &until)
        }
        if queue.pointee.waiting.isEmpty { return queue.pointee.isStopping ? nil : [] }
        let group = Array(queue.pointee.waiting.prefix(Self.maximumGroup))
        queue.pointee.waiting.removeFirst(group.count)
        return group
    }

    private func finish(_ jobs: [WriteJob]) {
        var someoneWaits = false
        for job in jobs {
            if let completion = job.completion { completion(job.failure) } else { someoneWaits = true }
        }
        guard someoneWaits else { return }
        pthread_mutex_lock(mutex)
        for job in jobs where job.completion == nil {
            job.isDone = true
            pthread_cond_signal(job.done)
        }
        pthread_mutex_unlock(mutex)
    }

    // MARK: Groups

    private func write(_ group: [WriteJob]) {
        if let failure = attempt(group) {
            // One that cannot be written must not take the others with it: each by itself.
            if group.count > 1 {
                for job in group {
                    if let failure = attempt([job]) { job.failure = failure.storeError }
                    finish([job])
                }
                return
            }
            group[0].failure = failure.storeError
        }
        finish(group)
    }

    /// Writes a group in one transaction; nothing of it is there if that fails.
    private func attempt(_ group: [WriteJob]) -> SQLiteFailure? {
        do throws(SQLiteFailure) {
            let connection = try open()
            try connection.run("BEGIN IMMEDIATE")
            var changedURLs: Set<String> = []
            var changesDefinitions = false
            for job in group {
                job.failure = nil
                let transaction = SQLiteTransaction(connection)
                try connection.run("SAVEPOINT job")
                do {
                    try job.body(transaction)
                } catch {
                    job.failure = error
                }
                if let failure = transaction.failure { throw failure }
                if job.failure == nil {
                    changedURLs.formUnion(transaction.changedURLs)
                    changesDefinitions = changesDefinitions || transaction.changesDefinitions
                } else {
                    try connection.run("ROLLBACK TO job")
                }
                try connection.run("RELEASE job")
            }
            if changesDefinitions, try foreignWrites.countOwn(connection) { changes.recordUnknown() }
            try connection.run("COMMIT")
            if changesDefinitions { changes.record(changedURLs) }
            return nil
        } catch {
            recover(from: error)
            return error
        }
    }

    private func open() throws(SQLiteFailure) -> SQLiteConnection {
        if let connection { return connection }
        readers.closeIdle()
        do throws(Schema.Problem) {
            let opened = try opening.writer()
            connection = opened
            return opened
        } catch {
            guard case .failed(let failure) = error else {
                throw SQLiteFailure(kind: .broken, code: 0, text: opening.explain(error))
            }
            throw failure
        }
    }

    /// Leaves the connection outside of a transaction, or drops it, so that the next group begins anew.
    private func recover(from failure: SQLiteFailure) {
        guard let connection else { return }
        if !connection.isIdle { try? connection.script(unsafeSQL: "ROLLBACK") }
        if failure.kind == .broken || !connection.isIdle { self.connection = nil }
    }

    private func lookForForeignWrites() {
        guard let connection else { return }
        do throws(SQLiteFailure) {
            if try foreignWrites.look(connection) { changes.recordUnknown() }
        } catch {
            recover(from: error)
        }
    }
}

/// A body that waits to be run, and what became of it. Touched by the writing thread until it is done, and then by the one
/// that waits for it, with the writer's mutex held in between.
///
/// `@unchecked Sendable`: see above; the condition is made for sharing.
private final class WriteJob: @unchecked Sendable {
    let body: SQLiteWriter.Body
    /// Nil = somebody waits for `done`.
    let completion: (@Sendable ((any Error)?) -> Void)?
    let done = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    var failure: (any Error)?
    var isDone = false

    init(_ body: @escaping SQLiteWriter.Body, _ completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        self.body = body
        self.completion = completion
        pthread_cond_init(done, nil)
    }

    deinit {
        pthread_cond_destroy(done)
        done.deallocate()
    }
}

/// What a body returned, on its way from the writing thread to the caller.
final class WriteOutcome<Value: Sendable>: Sendable {
    private let value = Locked<Value?>(nil)

    func set(_ value: Value) { self.value.withLock { $0 = value } }
    func take() -> Value? { value.withLock { $0 } }
}

/// Tells whether other processes wrote definitions: they count their writes in the file.
private struct ForeignWrites {
    private var known: Int64?
    private var dataVersion: Int64?

    /// Counts a write of our own, inside its transaction.
    ///
    /// - Returns: true where others have written since the last time.
    mutating func countOwn(_ connection: SQLiteConnection) throws(SQLiteFailure) -> Bool {
        let count =
            try connection.first(
                "UPDATE counter SET value = value + 1 WHERE name = 'definitions' RETURNING value", { $0.integer(0) })
            ?? 0
        defer { known = count }
        return known != nil && known != count - 1
    }

    /// - Returns: true where others have written since the last time.
    mutating func look(_ connection: SQLiteConnection) throws(SQLiteFailure) -> Bool {
        // Changes only with commits of other connections.
        let version = try connection.first("PRAGMA data_version", { $0.integer(0) })
        if known != nil, version == dataVersion { return false }
        dataVersion = version
        let count =
            try connection.first(
                "SELECT value FROM counter WHERE name = 'definitions'", { $0.integer(0) }) ?? 0
        defer { known = count }
        return known != nil && known != count
    }
}
