internal import Glibc
internal import Storage

/// Connections that read, made as they are needed, at most so many; who finds none free waits for one.
///
/// `@unchecked Sendable`: `state` is touched only with `mutex` held; mutex and condition are made for sharing, and have
/// addresses of their own that never move.
final class PostgresPool: @unchecked Sendable {
    private struct State {
        var idle: [PostgresConnection] = []
        var count = 0
        var isClosed = false
    }

    /// Seconds until who waits for a connection is sent away.
    private static let patience = 5

    private let dialer: PostgresDialer
    private let maximum: Int
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let returned = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

    init(dialer: PostgresDialer, maximum: Int) {
        self.dialer = dialer
        self.maximum = maximum
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(returned, nil)
        state.initialize(to: State())
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(returned)
        state.deinitialize(count: 1)
        mutex.deallocate()
        returned.deallocate()
        state.deallocate()
    }

    /// Reads on a connection that is nobody else's meanwhile; once more on a new one if the first was lost.
    func read<Result>(
        _ body: (PostgresConnection) throws(PostgresFailure) -> Result
    ) throws(StoreError) -> Result {
        do throws(PostgresFailure) {
            do throws(PostgresFailure) {
                return try once(body)
            } catch {
                guard error.kind == .broken || error.kind == .conflict else { throw error }
                // Where one was lost the others are too.
                if error.kind == .broken { dropIdle() }
                return try once(body)
            }
        } catch {
            throw error.storeError
        }
    }

    func close() {
        pthread_mutex_lock(mutex)
        state.pointee.isClosed = true
        let idle = state.pointee.idle
        state.pointee.idle = []
        pthread_cond_broadcast(returned)
        pthread_mutex_unlock(mutex)
        _ = idle  // closed here, outside of the lock
    }

    private func once<Result>(
        _ body: (PostgresConnection) throws(PostgresFailure) -> Result
    ) throws(PostgresFailure) -> Result {
        let connection = try take()
        do throws(PostgresFailure) {
            let result = try body(connection)
            give(connection)
            return result
        } catch {
            // What was left open inside is not handed on.
            if error.kind != .broken, !connection.isIdle { _ = try? connection.run([PostgresTransaction.rollback]) }
            if error.kind == .broken || !connection.isIdle { drop() } else { give(connection) }
            throw error
        }
    }

    private func take() throws(PostgresFailure) -> PostgresConnection {
        var until = timespec()
        clock_gettime(CLOCK_REALTIME, &until)
        until.tv_sec += Self.patience
        pthread_mutex_lock(mutex)
        while true {
            if state.pointee.isClosed {
                pthread_mutex_unlock(mutex)
                throw .lost
            }
            if let connection = state.pointee.idle.popLast() {
                if connection.isAlive {
                    pthread_mutex_unlock(mutex)
                    return connection
                }
                state.pointee.count -= 1
                continue
            }
            if state.pointee.count < maximum { break }
            guard pthread_cond_timedwait(returned, mutex, &until) == 0 else {
                pthread_mutex_unlock(mutex)
                throw .busy
            }
        }
        state.pointee.count += 1
        pthread_mutex_unlock(mutex)
        do throws(PostgresConnection.ConnectError) {
            return try dialer.connect()
        } catch {
            drop()
            throw error.failure
        }
    }

    private func give(_ connection: PostgresConnection) {
        pthread_mutex_lock(mutex)
        if state.pointee.isClosed {
            state.pointee.count -= 1
        } else {
            state.pointee.idle.append(connection)
        }
        pthread_cond_signal(returned)
        pthread_mutex_unlock(mutex)
    }

    private func dropIdle() {
        pthread_mutex_lock(mutex)
        let idle = state.pointee.idle
        state.pointee.idle = []
        state.pointee.count -= idle.count
        pthread_cond_broadcast(returned)
        pthread_mutex_unlock(mutex)
        _ = idle  // closed here, outside of the lock
    }

    /// Makes room for a new one.
    private func drop() {
        pthread_mutex_lock(mutex)
        state.pointee.count -= 1
        pthread_cond_signal(returned)
        pthread_mutex_unlock(mutex)
    }
}
