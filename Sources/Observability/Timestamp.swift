import Glibc

/// Writes "2025-11-30T00:49:01.123Z"; the part down to the second is kept, because thousands of lines share it.
struct Timestamp {
    private var second = -1
    private var prefix: [UInt8] = []

    mutating func write(into bytes: inout [UInt8]) {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        if now.tv_sec != second {
            second = now.tv_sec
            prefix = Self.format(now.tv_sec)
        }
        bytes.append(contentsOf: prefix)
        bytes.append(UInt8(ascii: "."))
        bytes.appendDigits(now.tv_nsec / 1_000_000, width: 3)
        bytes.append(UInt8(ascii: "Z"))
    }

    private static func format(_ seconds: Int) -> [UInt8] {
        var seconds = seconds
        var parts = tm()
        gmtime_r(&seconds, &parts)
        var bytes: [UInt8] = []
        bytes.appendDigits(Int(parts.tm_year) + 1900, width: 4)
        bytes.append(UInt8(ascii: "-"))
        bytes.appendDigits(Int(parts.tm_mon) + 1, width: 2)
        bytes.append(UInt8(ascii: "-"))
        bytes.appendDigits(Int(parts.tm_mday), width: 2)
        bytes.append(UInt8(ascii: "T"))
        bytes.appendDigits(Int(parts.tm_hour), width: 2)
        bytes.append(UInt8(ascii: ":"))
        bytes.appendDigits(Int(parts.tm_min), width: 2)
        bytes.append(UInt8(ascii: ":"))
        bytes.appendDigits(Int(parts.tm_sec), width: 2)
        return bytes
    }
}
