/// One value that a resource can be found by.
package struct IndexEntry: Sendable, Hashable {
    /// Stands for any system: of codes whose element has one system only, which content does not name.
    package static let anySystem = "*"

    package let parameter: SearchParameter.ID
    /// What is compared: a uri, code or reference as it is, a text folded (``FoldedLetters``), the value of an identifier, the
    /// unit of a quantity; empty for dates and numbers.
    package let value: String
    /// What belongs to it: the system of a code, identifier or unit (``anySystem``), the version of a canonical, a text as it is
    /// written; else empty.
    package let extra: String
    /// How people read it: the display of a code, folded; the unit of a quantity as it is written; else empty.
    package let label: String
    /// The time that a date takes.
    package let interval: DateInterval?
    /// The numbers that a number, quantity or range takes.
    package let numbers: NumberInterval?

    package init(
        _ parameter: SearchParameter.ID, _ value: String = "", extra: String = "", label: String = "",
        interval: DateInterval? = nil, numbers: NumberInterval? = nil
    ) {
        self.parameter = parameter
        self.value = value
        self.extra = extra
        self.label = label
        self.interval = interval
        self.numbers = numbers
    }
}

/// The time a date of any precision takes, in milliseconds since 1970.
package struct DateInterval: Sendable, Hashable {
    /// Its first millisecond; `Int64.min` = no beginning.
    package let low: Int64
    /// The first millisecond behind it; `Int64.max` = no end.
    package let high: Int64

    package init(low: Int64, high: Int64) {
        self.low = low
        self.high = high
    }
}
