internal import Glibc
internal import Locking
internal import Observability
internal import Service

/// Takes away expired sessions in the background, a small part at a time, so that no answer waits for it.
enum SessionUpkeep {
    /// Seconds between looks.
    private static let interval: UInt32 = 60
    /// Microseconds between the parts of one look.
    private static let pause: UInt32 = 50_000

    /// Starts it on a thread of its own, which ends with the process.
    static func start(_ service: FormService, _ log: Log) {
        DetachedThread.start {
            while true {
                sleep(interval)
                do {
                    while try service.purgeSessions() { usleep(pause) }
                } catch {
                    log.warning("expired sessions could not be taken away", ["event": "session_upkeep"])
                }
            }
        }
    }
}
