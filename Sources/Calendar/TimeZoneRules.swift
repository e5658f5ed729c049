/// The offsets of a time zone through time.
///
/// Read from the system's TZif files (RFC 8536) without Foundation; UTC and fixed offsets need no file.
public struct TimeZoneRules: Sendable {
    /// The name it was asked for: `Europe/Berlin`, `UTC`, `+02:00`.
    public let name: String
    /// When offsets change, in seconds since 1970, ascending; `offsets` has what holds from there on.
    let transitions: [Int64]
    let offsets: [Int32]
    /// What held before the first change.
    let firstOffset: Int32
    /// The rule after the last change.
    let footer: PosixZone?

    /// Coordinated universal time.
    public static let utc = TimeZoneRules(name: "UTC", offsetSeconds: 0)

    /// Where Debian's tzdata puts its files.
    public static let systemDirectory = "/usr/share/zoneinfo"

    init(name: String, offsetSeconds: Int32) {
        self.init(name: name, transitions: [], offsets: [], firstOffset: offsetSeconds, footer: nil)
    }

    init(name: String, transitions: [Int64], offsets: [Int32], firstOffset: Int32, footer: PosixZone?) {
        self.name = name
        self.transitions = transitions
        self.offsets = offsets
        self.firstOffset = firstOffset
        self.footer = footer
    }

    /// A fixed offset in minutes east of UTC; nil beyond 14 hours.
    public init?(offsetMinutes: Int) {
        guard offsetMinutes.magnitude <= 840 else { return nil }
        let minutes = Int(offsetMinutes.magnitude)
        let name = (offsetMinutes < 0 ? "-" : "+") + padded(minutes / 60, 2) + ":" + padded(minutes % 60, 2)
        self.init(name: name, offsetSeconds: Int32(offsetMinutes * 60))
    }

    /// A zone by name: `UTC` or `Z`, an offset as `+02:00`, or a name of the time zone database.
    ///
    /// Nil for names that are unknown or not well-formed (`..`, absolute paths), and for files that are no TZif.
    /// A name of the database is read from its file each time: keep the result.
    public init?(named name: String, directory: String = TimeZoneRules.systemDirectory) {
        if name == "UTC" || name == "Z" || name == "Etc/UTC" {
            self.init(name: name, offsetSeconds: 0)
            return
        }
        if let sign = name.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
            guard let offset = PartialDateTime("2000-01-01T00:00:00" + name)?.offsetMinutes else { return nil }
            self.init(name: name, offsetSeconds: Int32(offset * 60))
            return
        }
        guard Self.isWellFormed(name), let bytes = ZoneFile.read(directory + "/" + name) else { return nil }
        var reader = ZoneFile(bytes)
        guard let zone = reader.rules(named: name) else { return nil }
        self = zone
    }

    /// Letters, digits, `_`, `+`, `-` in parts divided by single slashes; so never a way out of the directory.
    static func isWellFormed(_ name: String) -> Bool {
        guard 1...64 ~= name.utf8.count else { return false }
        return name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty
                && part.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"):
                        true
                    default: false
                    }
                }
        }
    }

    /// Whether the zone is UTC by name, and written `Z`.
    var isUTC: Bool { name == "UTC" || name == "Z" || name == "Etc/UTC" }

    /// Seconds east of UTC at a point in time.
    public func offsetSeconds(at instant: Instant) -> Int { offsetSeconds(atSeconds: instant.seconds) }

    /// Minutes east of UTC, rounded; what a FHIR dateTime can say.
    func offsetMinutes(at instant: Instant) -> Int {
        CivilDay.floorDivide(offsetSeconds(at: instant) + 30, 60)
    }

    func offsetSeconds(atSeconds seconds: Int64) -> Int {
        guard let last = transitions.last else { return footer?.offsetSeconds(at: seconds) ?? Int(firstOffset) }
        if seconds >= last, let footer { return footer.offsetSeconds(at: seconds) }
        var low = 0
        var high = transitions.count
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? Int(firstOffset) : Int(offsets[low - 1])
    }

    /// The offset for a time that clocks in the zone show, in seconds since 1970 on such a clock.
    ///
    /// A time that is skipped, or comes twice, has the offset from before the change.
    func offsetSeconds(atLocal local: Int64) -> Int {
        let before = offsetSeconds(atSeconds: local - 86_400)
        let after = offsetSeconds(atSeconds: local + 86_400)
        if before == after || offsetSeconds(atSeconds: local - Int64(before)) == before { return before }
        return offsetSeconds(atSeconds: local - Int64(after)) == after ? after : before
    }
}
