internal import Observability

/// When something has to be done, by the monotonic clock.
package struct Deadline: Sendable, Hashable {
    /// As ``Clock`` counts.
    package let nanoseconds: Int64

    /// The clock's own time.
    package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// So many seconds from now; at most a day.
    package static func after(seconds: Double) -> Deadline {
        Deadline(nanoseconds: Clock.nanoseconds() + Int64(min(max(seconds, 0), 86_400) * 1e9))
    }

    /// Nanoseconds that are left, 0 when it is past.
    package var remaining: Int64 { max(0, nanoseconds - Clock.nanoseconds()) }
    /// Whether nothing is left.
    package var isPast: Bool { remaining == 0 }
}
