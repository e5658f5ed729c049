internal import Calendar

/// Dates in header fields (RFC 9110 5.6.7).
enum HTTPDate {
    private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// `Sun, 06 Nov 1994 08:49:37 GMT`; before 1970 it is the beginning of 1970.
    static func text(secondsSince1970 seconds: Int64) -> String {
        let seconds = max(0, min(seconds, 253_402_300_799))
        // `2026-11-30T12:00:00Z`: always twenty characters in these years.
        let stamp = Array(Instant(seconds: seconds).formatted().utf8)
        guard stamp.count == 20 else { return "Thu, 01 Jan 1970 00:00:00 GMT" }
        func part(_ range: Range<Int>) -> String { String(decoding: stamp[range], as: UTF8.self) }
        let month = months[(Int(part(5..<7)) ?? 1) - 1]
        return "\(days[Int(seconds / 86_400 % 7)]), \(part(8..<10)) \(month) \(part(0..<4)) \(part(11..<19)) GMT"
    }
}
