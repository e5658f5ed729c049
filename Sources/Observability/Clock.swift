internal import Glibc

/// The monotonic clock, by which times are taken.
package enum Clock {
    /// Nanoseconds since some moment of the past.
    package static func nanoseconds() -> Int64 {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
    }
}
