/// `Retry-After` (RFC 9110 10.2.3).
package enum RetryAfter {
    /// Seconds to wait, from a number or a date; nil for what is neither. At most a day.
    ///
    /// - Parameter now: seconds since 1970.
    package static func seconds(_ text: String, now: Int64) -> Int? {
        if text.utf8.count <= 9, let number = Int(text), number >= 0 { return min(number, 86_400) }
        guard let date = date(text) else { return nil }
        return Int(min(max(0, date - now), 86_400))
    }

    /// `Sun, 06 Nov 1994 08:49:37 GMT`, the only form that is still written; seconds since 1970.
    static func date(_ text: String) -> Int64? {
        let words = text.split(separator: " ")
        guard words.count == 6, words[0].utf8.count == 4, words[5] == "GMT", let day = Int(words[1]),
            let year = Int(words[3]), let month = months.firstIndex(of: String(words[2]))
        else { return nil }
        let time = words[4].split(separator: ":").map { Int($0) }
        guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2], (1...31).contains(day),
            (1970...9999).contains(year), (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        // Days from 1970, counted in years that begin in March (Howard Hinnant, chrono-compatible date algorithms).
        let shifted = month < 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 10) % 12) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let days = era * 146_097 + dayOfEra - 719_468
        return Int64(days * 86_400 + hour * 3600 + minute * 60 + second)
    }

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
