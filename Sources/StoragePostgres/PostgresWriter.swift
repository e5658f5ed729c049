internal import Glibc
internal import Locking
internal import Storage

/// The threads that write, each with a connection of its own.
///
/// Callers queue up. A thread that is free takes what waits and sends the answers to sessions among it in one round trip,
/// as one transaction; other bodies are run one by one, each in a transaction of its own, by whichever thread is free. A
/// caller goes on when its transaction is committed.
///
/// `@unchecked Sendable`: `queue` is touched only with `mutex` held; mutex and conditions are made for sharing, and have
/// addresses of their own that never move.
final class PostgresWriter: @unchecked Sendable {
    typealias Body = @Sendable (any StoreTransaction) throws -> Void

    private struct Queue {
        /// Not looked at yet.
        var fresh: [WriteJob] = []
        /// For transactions of their own.
        var ordinary: [WriteJob] = []
        var isStopping = false
        var threads = 0
    }

    /// Answers in one transaction.
    private static let maximumGroup = 128
    /// Milliseconds between looks for writes of other processes.
    private static let lookInterval: Int64 = 400
    /// How often a transaction is done anew that others stood in the way of.
    private static let maximumAttempts = 16

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let arrived = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let stopping = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let finished = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let queue = UnsafeMutablePointer<Queue>.allocate(capacity: 1)

    private let dialer: PostgresDialer
    private let pool: PostgresPool
    private let changes: DefinitionChanges
    private let foreignWrites: ForeignWrites

    /// Starts the threads.
    init(
        dialer: PostgresDialer, pool: PostgresPool, threads: Int, changes: DefinitionChanges,
        foreignWrites: ForeignWrites
    ) {
        self.dialer = dialer
        self.pool = pool
        self.changes = changes
        self.foreignWrites = foreignWrites
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(arrived, nil)
        pthread_cond_init(stopping, nil)
        pthread_cond_init(finished, nil)
        queue.initialize(to: Queue())
        queue.pointee.threads = threads + 1
        for number in 0...threads {
            let isStarted = DetachedThread.start { [self] in
                if number == 0 { watch() } else { write() }
                ended()
            }
            if !isStarted { ended() }
        }
    }

    deinit {
        pthread_mutex_destroy(mutex)
        for condition in [arrived, stopping, finished] {
            pthread_cond_destroy(condition)
            condition.deallocate()
        }
        queue.deinitialize(count: 1)
        mutex.deallocate()
        queue.deallocate()
    }

    /// Runs a body in a transaction and waits until it is committed.
    ///
    /// - Throws: what the body throws; `StoreError`.
    func perform(_ body: @escaping Body) throws {
        let job = WriteJob(body)
        guard enqueue(job) else { throw StoreError.unavailable("The store was closed.") }
        pthread_mutex_lock(mutex)
        while !job.isDone { pthread_cond_wait(job.done, mutex) }
        pthread_mutex_unlock(mutex)
        if let failure = job.failure { throw failure }
    }

    /// Queues a body; what became of it is told when it is committed, or right away where the store is closed.
    ///
    /// - Parameter completion: called once, on a writing thread: it must be quick and must not wait for the store.
    func submit(_ body: @escaping Body, completion: @escaping @Sendable ((any Error)?) -> Void) {
        if !enqueue(WriteJob(body, completion)) { completion(StoreError.unavailable("The store was closed.")) }
    }

    /// Writes what waits and ends the threads. Returns when that is done.
    func stop() {
        pthread_mutex_lock(mutex)
        queue.pointee.isStopping = true
        pthread_cond_broadcast(arrived)
        pthread_cond_broadcast(stopping)
        while queue.pointee.threads > 0 { pthread_cond_wait(finished, mutex) }
        pthread_mutex_unlock(mutex)
    }

    private func enqueue(_ job: WriteJob) -> Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        // One of the threads watches and does not write.
        guard !queue.pointee.isStopping, queue.pointee.threads > 1 else { return false }
        queue.pointee.fresh.append(job)
        pthread_cond_signal(arrived)
        return true
    }

    private func ended() {
        pthread_mutex_lock(mutex)
        queue.pointee.threads -= 1
        pthread_cond_broadcast(finished)
        pthread_mutex_unlock(mutex)
    }

    // MARK: A writing thread

    private enum Work {
        case fresh([WriteJob])
        case ordinary(WriteJob)
    }

    private func write() {
        var connection: PostgresConnection?
        while let work = nextWork() {
            switch work {
            case .fresh(let jobs):
                let answers = sort(jobs)
                if !answers.isEmpty { write(answers, &connection) }
            case .ordinary(let job):
                job.failure = attempt(job, &connection)
                finish([job])
            }
        }
    }

    private func nextWork() -> Work? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if !queue.pointee.fresh.isEmpty {
                let jobs = Array(queue.pointee.fresh.prefix(Self.maximumGroup))
                queue.pointee.fresh.removeFirst(jobs.count)
                return .fresh(jobs)
            }
            if !queue.pointee.ordinary.isEmpty { return .ordinary(queue.pointee.ordinary.removeFirst()) }
            if queue.pointee.isStopping { return nil }
            pthread_cond_wait(arrived, mutex)
        }
    }

    private func leave(_ jobs: [WriteJob]) {
        pthread_mutex_lock(mutex)
        queue.pointee.ordinary += jobs
        // This thread takes one of them itself when it is done with the rest.
        for _ in jobs { pthread_cond_signal(arrived) }
        pthread_mutex_unlock(mutex)
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

    // MARK: Answers

    private typealias Answer = (job: WriteJob, answer: AnswerRecorder.Answer)

    /// Runs bodies without asking the database: those that only answer sessions come back, others are left to their own
    /// transactions.
    private func sort(_ jobs: [WriteJob]) -> [Answer] {
        var answers: [Answer] = []
        var ordinary: [WriteJob] = []
        var done: [WriteJob] = []
        for job in jobs {
            let recorder = AnswerRecorder(reply: true)
            job.failure = Self.run(job, recorder)
            if recorder.isOrdinary {
                ordinary.append(job)
            } else if job.failure == nil, let answer = recorder.answer {
                answers.append((job: job, answer: answer))
            } else {
                done.append(job)
            }
        }
        if !ordinary.isEmpty { leave(ordinary) }
        finish(done)
        return answers
    }

    private static func run(_ job: WriteJob, _ transaction: any StoreTransaction) -> (any Error)? {
        do {
            try job.body(transaction)
            return nil
        } catch {
            return error
        }
    }

    /// Writes answers in one transaction of one round trip.
    private func write(_ answers: [Answer], _ connection: inout PostgresConnection?) {
        // In one order everywhere, so that two groups never wait for each other.
        let answers = answers.sorted { $0.answer.record.id.lexicographicallyPrecedes($1.answer.record.id) }
        do throws(PostgresFailure) {
            let open = try connected(&connection)
            let results = try open.run(
                answers.map { PostgresSessions.update($0.answer.record, replacing: $0.answer.former) })
            guard results.count == answers.count else { throw .lost }
            var done: [WriteJob] = []
            var ordinary: [WriteJob] = []
            for (result, (job, _)) in zip(results, answers) {
                if result.changes == 0 {
                    let recorder = AnswerRecorder(reply: false)
                    job.failure = Self.run(job, recorder)
                    // Nobody's body goes on after a no, but one that does is not held to have written something.
                    if recorder.isOrdinary || job.failure == nil {
                        ordinary.append(job)
                        continue
                    }
                }
                done.append(job)
            }
            finish(done)
            if !ordinary.isEmpty { leave(ordinary) }
        } catch {
            settle(&connection, error)
            if error.kind == .broken || error.kind == .full {
                for (job, _) in answers { job.failure = error.storeError }
                finish(answers.map(\.job))
            } else {
                // One that cannot be written must not take the others with it.
                leave(answers.map(\.job))
            }
        }
    }

    // MARK: Transactions

    /// Runs a body in a transaction of its own, anew where others stood in its way.
    private func attempt(_ job: WriteJob, _ connection: inout PostgresConnection?) -> (any Error)? {
        var reconnections = 0
        var attempt = 1
        var locks: Set<PostgresTransaction.Name> = []
        while true {
            var transaction: PostgresTransaction?
            var isEnding = false
            do throws(PostgresFailure) {
                let open = try connected(&connection)
                let running = PostgresTransaction(open, locking: locks)
                transaction = running
                let failure = Self.run(job, running)
                if let failure = running.failure { throw failure }
                if let failure {
                    if !open.isIdle { _ = try open.run([PostgresTransaction.rollback]) }
                    return failure
                }
                isEnding = true
                try commit(running, open)
                return nil
            } catch {
                settle(&connection, error)
                switch error.kind {
                case .conflict where attempt < Self.maximumAttempts:
                    attempt += 1
                    // What this one got to is locked first and in one order the next time: two that took the same resources
                    // in different orders do not do so again.
                    locks.formUnion(transaction?.names ?? [])
                    usleep(UInt32.random(in: 0..<min(50_000, 500 << UInt32(min(attempt, 7)))))
                // Once on a new connection, if the commit was not sent: who waits need not know that the server was away.
                case .broken where !isEnding && reconnections == 0: reconnections += 1
                default: return error.storeError
                }
            }
        }
    }

    private func commit(
        _ transaction: PostgresTransaction, _ connection: PostgresConnection
    ) throws(PostgresFailure) {
        let counts = transaction.changesDefinitions
        guard let ending = transaction.ending(with: counts ? ForeignWrites.counting : nil) else { return }
        if counts { foreignWrites.begin() }
        var count: Int64?
        defer { if counts { foreignWrites.end(count) } }
        let results = try connection.run(ending)
        guard let last = results.last, last.command == "COMMIT" else {
            throw PostgresFailure(kind: .conflict, state: "40001")
        }
        if counts {
            count = results.dropLast().last?.first { $0.integer(0) }
            changes.record(transaction.changedURLs)
        }
    }

    private func connected(_ connection: inout PostgresConnection?) throws(PostgresFailure) -> PostgresConnection {
        if let open = connection, open.isAlive { return open }
        connection = nil
        do throws(PostgresConnection.ConnectError) {
            let open = try dialer.connect()
            connection = open
            return open
        } catch {
            throw error.failure
        }
    }

    /// Leaves the connection outside of a transaction, or drops it, so that the next body begins anew.
    private func settle(_ connection: inout PostgresConnection?, _ failure: PostgresFailure) {
        guard let open = connection else { return }
        if failure.kind == .broken {
            connection = nil
        } else if !open.isIdle {
            _ = try? open.run([PostgresTransaction.rollback])
            if !open.isIdle { connection = nil }
        }
    }

    // MARK: The watching thread

    /// Looks for definitions that other processes have written.
    private func watch() {
        while true {
            look()
            pthread_mutex_lock(mutex)
            var until = timespec()
            clock_gettime(CLOCK_REALTIME, &until)
            until.tv_nsec += Int(Self.lookInterval) * 1_000_000
            until.tv_sec += until.tv_nsec / 1_000_000_000
            until.tv_nsec %= 1_000_000_000
            if !queue.pointee.isStopping { pthread_cond_timedwait(stopping, mutex, &until) }
            let isStopping = queue.pointee.isStopping
            pthread_mutex_unlock(mutex)
            if isStopping { return }
        }
    }

    private func look() {
        do throws(StoreError) {
            let count = try pool.read { connection throws(PostgresFailure) in
                try connection.ask(ForeignWrites.looking).first { $0.integer(0) } ?? 0
            }
            // Our own that are on their way are taken down first, or they would be taken for others'.
            for _ in 0..<100 where foreignWrites.isUnderway { usleep(2000) }
            if foreignWrites.look(count) { changes.recordUnknown() }
        } catch {
            // The next look comes soon; while the database is away nobody writes to it.
        }
    }
}
