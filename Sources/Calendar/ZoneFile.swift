import Glibc

/// A TZif file (RFC 8536). Every read is checked against the end of the file.
struct ZoneFile {
    private let bytes: [UInt8]
    private var position = 0

    /// The largest files of the database have 4 KB.
    private static let largest = 262_144

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The bytes of a regular file; nil when it cannot be read or is too large.
    static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= largest else {
            return nil
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var filled = 0
        while filled < bytes.count {
            let count = bytes.withUnsafeMutableBytes { buffer in
                Glibc.read(file, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return nil }
            filled += count
        }
        return bytes
    }

    private struct Header {
        let version: UInt8
        let utcIndicators: Int
        let standardIndicators: Int
        let leapSeconds: Int
        let transitions: Int
        let types: Int
        let characters: Int

        func length(timeSize: Int) -> Int {
            transitions * (timeSize + 1) + types * 6 + characters + leapSeconds * (timeSize + 4) + standardIndicators
                + utcIndicators
        }
    }

    mutating func rules(named name: String) -> TimeZoneRules? {
        guard var header = header() else { return nil }
        var timeSize = 4
        if header.version >= UInt8(ascii: "2") {
            position += header.length(timeSize: 4)
            guard let second = self.header() else { return nil }
            header = second
            timeSize = 8
        }
        let end = position + header.length(timeSize: timeSize)
        guard end <= bytes.count, header.types > 0 else { return nil }

        var transitions: [Int64] = []
        for _ in 0..<header.transitions {
            guard let time = integer(timeSize), transitions.last.map({ $0 < time }) ?? true else { return nil }
            transitions.append(time)
        }
        let kinds = bytes[position..<(position + header.transitions)].map(Int.init)
        position += header.transitions
        var offsets: [Int32] = []
        for _ in 0..<header.types {
            // A type is an offset of four bytes, a flag for summer time and the place of its abbreviation.
            guard let offset = integer(4), -90_000...93_600 ~= offset else { return nil }
            offsets.append(Int32(offset))
            position += 2
        }
        guard kinds.allSatisfy({ $0 < offsets.count }) else { return nil }
        position = end
        return TimeZoneRules(
            name: name, transitions: transitions, offsets: kinds.map { offsets[$0] }, firstOffset: offsets[0],
            footer: timeSize == 8 ? footer() : nil)
    }

    private mutating func header() -> Header? {
        guard position + 44 <= bytes.count, bytes[position..<(position + 4)].elementsEqual("TZif".utf8) else {
            return nil
        }
        let version = bytes[position + 4]
        position += 20
        var counts: [Int] = []
        for _ in 0..<6 {
            guard let count = integer(4), 0...100_000 ~= count else { return nil }
            counts.append(Int(count))
        }
        return Header(
            version: version, utcIndicators: counts[0], standardIndicators: counts[1], leapSeconds: counts[2],
            transitions: counts[3], types: counts[4], characters: counts[5])
    }

    /// A signed big-endian integer of 4 or 8 bytes.
    private mutating func integer(_ size: Int) -> Int64? {
        guard position + size <= bytes.count else { return nil }
        var value: UInt64 = 0
        for byte in bytes[position..<(position + size)] { value = value << 8 | UInt64(byte) }
        position += size
        return size == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
    }

    /// The rule for the time after the last change: a POSIX TZ text between two line ends.
    private mutating func footer() -> PosixZone? {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\n") else { return nil }
        let rest = bytes[(position + 1)...]
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        return PosixZone(Array(rest[..<end]))
    }
}
