internal import Glibc
internal import Locking

/// Makes connections. While the server cannot be reached, only one in a while is tried, and all others fail at once: a
/// server that comes back is not run over, and nobody waits for one that is gone.
final class PostgresDialer: Sendable {
    private struct State {
        /// Milliseconds of the monotonic clock.
        var notBefore: Int64 = 0
        var delay: Int64 = 0
    }

    private static let shortestDelay: Int64 = 100
    private static let longestDelay: Int64 = 500

    private let address: String
    private let state = Locked(State())

    init(address: String) { self.address = address }

    /// - Parameter isPatient: tries also where the last attempt has just failed.
    func connect(isPatient: Bool = false) throws(PostgresConnection.ConnectError) -> PostgresConnection {
        let now = Self.milliseconds()
        // Who comes first in a while tries; the others are told off until it is known how that went.
        let mayTry = state.withLock { state in
            guard state.delay > 0, !isPatient else { return true }
            guard now >= state.notBefore else { return false }
            state.notBefore = now + state.delay
            return true
        }
        guard mayTry else { throw PostgresConnection.ConnectError(failure: .lost, text: "the last attempt failed") }
        do throws(PostgresConnection.ConnectError) {
            let connection = try PostgresConnection(address: address)
            do throws(PostgresFailure) {
                _ = try connection.run(Self.preparations)
            } catch {
                throw PostgresConnection.ConnectError(failure: error, text: "SQLSTATE \(error.state)")
            }
            state.withLock { $0 = State() }
            return connection
        } catch {
            let later = Self.milliseconds()
            state.withLock { state in
                state.delay = min(max(Self.shortestDelay, state.delay * 2), Self.longestDelay)
                state.notBefore = later + state.delay
            }
            throw error
        }
    }

    /// Milliseconds that a statement, and waiting for another transaction, may take.
    private static let preparations: [SQL] = {
        let texts: [SQL] = [
            "SET statement_timeout = 15000", "SET lock_timeout = 10000",
            "SET idle_in_transaction_session_timeout = 60000",
            "SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL READ COMMITTED",
        ]
        return texts.map(\.once)
    }()

    static func milliseconds() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    static func sleep(_ seconds: Double) { usleep(UInt32(seconds * 1_000_000)) }
}
