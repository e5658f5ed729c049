import Glibc

/// Waits, without anybody to wait for.
enum Pause {
    static func wait(_ seconds: Double) {
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
        nanosleep(&time, nil)
    }
}
