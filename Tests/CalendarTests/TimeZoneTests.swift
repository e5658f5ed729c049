import Calendar
import Glibc
import TestSupport
import Testing

/// Whether the machine has a time zone database; without one, those tests say that they are skipped.
private let hasZones: Bool = {
    let found = access(TimeZoneRules.systemDirectory + "/Europe/Berlin", R_OK) == 0
    if !found { print("time zones: skipped, there is no time zone database") }
    return found
}()

@Suite struct TimeZones {
    /// Against Python's zoneinfo: years past and to come, and the seconds around changes.
    @Test(.enabled(if: hasZones), arguments: cases("zones.tsv"))
    func agreeWithPython(_ line: Case) throws {
        let zone = try #require(TimeZoneRules(named: line[0]))
        if line[3] == "local" {
            let local = try #require(PartialDateTime(line[1], lenient: true))
            #expect(local.instant(in: zone)?.seconds == Int64(line[2]))
            return
        }
        let instant = Instant(seconds: try #require(Int64(line[1])))
        #expect(zone.offsetSeconds(at: instant) == Int(line[2]))
        #expect(instant.formatted(in: zone) == line[3])
        #expect(Instant(line[3]) == instant)
    }

    @Test func utcAndFixedOffsetsNeedNoFile() throws {
        let instant = try #require(Instant("2026-11-30T12:00:00Z"))
        #expect(instant.formatted() == "2026-11-30T12:00:00Z")
        for (name, text) in [
            ("UTC", "2026-11-30T12:00:00Z"), ("Z", "2026-11-30T12:00:00Z"), ("+05:30", "2026-11-30T17:30:00+05:30"),
            ("-11:00", "2026-11-30T01:00:00-11:00"), ("+14:00", "2026-12-01T02:00:00+14:00"),
        ] {
            let zone = try #require(TimeZoneRules(named: name, directory: "/nowhere"))
            #expect(instant.formatted(in: zone) == text)
        }
        #expect(TimeZoneRules(offsetMinutes: -90)?.name == "-01:30")
        #expect(TimeZoneRules(offsetMinutes: 841) == nil)
        #expect(TimeZoneRules(named: "+15:00") == nil)
    }

    @Test(arguments: [
        "", "..", "../../etc/passwd", "/etc/localtime", "Europe/../Europe/Berlin", "Europe//Berlin", "Europe/",
        "Europe/Berlin/",
        "Europe", "Nowhere/Land", "zone.tab", "tzdata.zi", "Europe/Berlin\u{0}", "Europe\\Berlin",
        String(repeating: "a", count: 200),
        "posixrules/..",
    ])
    func otherNamesAreRefused(_ name: String) {
        #expect(TimeZoneRules(named: name) == nil)
    }

    @Test func instantsAreShownWithFractions() throws {
        let instant = try #require(Instant("2026-11-30T12:00:00.129Z"))
        #expect(instant.nanoseconds == 129_000_000)
        #expect(instant.formatted(fractionDigits: 2) == "2026-11-30T12:00:00.12Z")
        #expect(instant.description == "2026-11-30T12:00:00.129000000Z")
        #expect(Instant(seconds: -1, nanoseconds: 1_500_000_000) == Instant(seconds: 0, nanoseconds: 500_000_000))
        #expect(Instant(seconds: 1).adding(seconds: -2) < Instant(seconds: 0))
        #expect(Instant(seconds: .max).formatted().isEmpty)
        #expect(Instant(seconds: .min).formatted().isEmpty)
        #expect(Instant(seconds: -62_135_596_800).formatted() == "0001-01-01T00:00:00Z")
        #expect(Instant(seconds: 0).date(in: .utc)?.description == "1970-01-01")
        #expect(PartialDateTime("2026-11-30")?.instant == nil)
    }

    /// Files cut off anywhere, or with any byte changed, are refused or read; never a crash.
    @Test(.enabled(if: hasZones))
    func damagedFilesDoNoHarm() throws {
        var template = Array("/tmp/formstep-zones-XXXXXX".utf8CString)
        #expect(mkdtemp(&template) != nil)
        let folder = template.withUnsafeBufferPointer { String(decoding: $0.dropLast().map(UInt8.init), as: UTF8.self) }
        let path = folder + "/Zone"
        defer {
            unlink(path)
            rmdir(folder)
        }
        let bytes = try #require(read(TimeZoneRules.systemDirectory + "/Europe/Berlin"))
        func outcome(_ bytes: [UInt8]) -> TimeZoneRules? {
            write(bytes, path)
            return TimeZoneRules(named: "Zone", directory: folder)
        }
        func isAlive(_ zone: TimeZoneRules?) {
            for seconds in [Int64.min, -4_000_000_000, 0, 1_800_000_000, 5_000_000_000, Int64.max] {
                _ = zone?.offsetSeconds(at: Instant(seconds: seconds))
                _ = zone.map { Instant(seconds: seconds).formatted(in: $0) }
            }
        }
        #expect(outcome(bytes) != nil)
        for length in stride(from: 0, to: bytes.count, by: 7) {
            let zone = outcome(Array(bytes.prefix(length)))
            if length < bytes.count - 64 { #expect(zone == nil, "cut at \(length)") }
            isAlive(zone)
        }
        var state: UInt64 = 42
        for _ in 0..<2000 {
            var damaged = bytes
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                damaged[Int(state >> 33) % damaged.count] = UInt8(truncatingIfNeeded: state >> 17)
            }
            isAlive(outcome(damaged))
        }
    }

    private func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 100_000)
        let count = fread(&bytes, 1, bytes.count, file)
        return Array(bytes[..<count])
    }

    private func write(_ bytes: [UInt8], _ path: String) {
        guard let file = fopen(path, "wb") else { return }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }
}
