package import Calendar

/// When and where a call happens: `now()` and `today()` of every expression, and `authored` of a finished response.
package struct Moment: Sendable {
    package let clock: Instant
    package let zone: TimeZoneRules

    package init(_ clock: Instant, in zone: TimeZoneRules = .utc) {
        self.clock = clock
        self.zone = zone
    }

    /// A FHIR dateTime.
    package var text: String { clock.formatted(in: zone) }
}
