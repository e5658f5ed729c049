internal import Calendar
internal import Locking

/// Time zones by name, each read from its file once.
final class TimeZones: Sendable {
    private let known = Locked<[String: TimeZoneRules]>([:])

    /// Nil for a name that the time zone database does not have. Those are not remembered, so that nobody can fill the
    /// memory with them.
    func zone(_ name: String) -> TimeZoneRules? {
        if name == "UTC" { return .utc }
        if let zone = known.withLock({ $0[name] }) { return zone }
        guard let zone = TimeZoneRules(named: name) else { return nil }
        known.withLock { $0[name] = zone }
        return zone
    }
}
