package import FHIRModel

/// One value that a resource can be found by.
package struct IndexEntry: Sendable, Hashable {
    package let element: IndexedElement
    /// What is compared: a uri, code or reference as it is, a text in lower case, the value of an identifier; empty for
    /// dates.
    package let value: String
    /// What belongs to it: the system of an identifier, the version of a canonical, the id in a reference, a text as it
    /// is written; else empty.
    package let extra: String
    /// Of a date: the milliseconds since 1970 at which it begins, and those at which it is over.
    package let interval: DateInterval?

    package init(_ element: IndexedElement, _ value: String, extra: String = "", interval: DateInterval? = nil) {
        self.element = element
        self.value = value
        self.extra = extra
        self.interval = interval
    }
}

/// The time a date of any precision takes, in milliseconds since 1970.
package struct DateInterval: Sendable, Hashable {
    /// Its first millisecond.
    package let low: Int64
    /// The first millisecond behind it.
    package let high: Int64

    package init(low: Int64, high: Int64) {
        self.low = low
        self.high = high
    }
}
