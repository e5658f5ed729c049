import Calendar
import Testing

@Test func smoke() throws {
    #expect(PartialDate("2021-02-30") == nil)
    let a = try #require(PartialDate("1970")), b = try #require(PartialDate("1970-10-15"))
    #expect(a.compare(to: b) == .undecided)
    let zone = try #require(TimeZoneRules(named: "Europe/Berlin"))
    let instant = try #require(Instant("2026-11-30T12:00:00Z"))
    #expect(instant.formatted(in: zone) == "2026-11-30T13:00:00+01:00")
    #expect(try #require(Instant("2056-07-30T12:00:00Z")).formatted(in: zone) == "2056-07-30T14:00:00+02:00")
}
