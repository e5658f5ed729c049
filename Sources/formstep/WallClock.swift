internal import Calendar
internal import Glibc

/// What time it is, by the system's clock.
enum WallClock {
    static func now() -> Instant {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Instant(seconds: Int64(now.tv_sec), nanoseconds: Int32(now.tv_nsec))
    }
}
