/// A FHIR `time`: `hh:mm:ss` with an optional fraction (https://hl7.org/fhir/R4/datatypes.html#time).
///
/// FHIRPath's shorter forms are read with `lenient`. Fractions keep nine digits. `==` goes by what is written; use
/// `compare` for order.
public struct TimeOfDay: Sendable, Hashable, CustomStringConvertible {
    /// 0 to 23.
    public let hour: Int
    /// 0 to 59; nil in `hh`.
    public let minute: Int?
    /// 0 to 60; 60 is a leap second. Nil in `hh:mm`.
    public let second: Int?
    /// 0 to 999,999,999.
    public let nanosecond: Int
    /// How many digits the fraction was written with, at most 9.
    public let fractionDigits: Int

    /// Reads `hh:mm:ss` with an optional fraction; `lenient` also `hh:mm` and `hh`. Nil for anything else.
    public init?(_ text: String, lenient: Bool = false) {
        var reader = TextReader(text)
        guard let time = TimeOfDay(reading: &reader, lenient: lenient), reader.isAtEnd else { return nil }
        self = time
    }

    /// A time from its parts; nil when one is out of range or stands without the one before it.
    public init?(hour: Int, minute: Int? = nil, second: Int? = nil, nanosecond: Int = 0, fractionDigits: Int = 0) {
        guard 0...23 ~= hour, 0...59 ~= minute ?? 0, 0...60 ~= second ?? 0, minute != nil || second == nil,
            0...999_999_999 ~= nanosecond, 0...9 ~= fractionDigits, second != nil || fractionDigits == 0
        else { return nil }
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
        self.fractionDigits = fractionDigits
    }

    init?(reading reader: inout TextReader, lenient: Bool) {
        guard let hour = reader.number(2, in: 0...23) else { return nil }
        var minute: Int?
        var second: Int?
        var fraction = (nanoseconds: 0, digits: 0)
        if reader.take(":") {
            guard let read = reader.number(2, in: 0...59) else { return nil }
            minute = read
            if reader.take(":") {
                guard let read = reader.number(2, in: 0...60) else { return nil }
                second = read
                if reader.take(".") {
                    guard let read = reader.fraction() else { return nil }
                    fraction = read
                }
            }
        }
        guard lenient || second != nil else { return nil }
        self.init(
            hour: hour, minute: minute, second: second, nanosecond: fraction.nanoseconds,
            fractionDigits: fraction.digits)
    }

    /// The time this many nanoseconds after midnight, as precise as given.
    init(nanoseconds: Int, precision: CalendarPrecision, fractionDigits: Int) {
        let seconds = nanoseconds / 1_000_000_000
        hour = seconds / 3600
        minute = precision >= .minute ? seconds / 60 % 60 : nil
        second = precision >= .second ? seconds % 60 : nil
        nanosecond = precision >= .second ? nanoseconds % 1_000_000_000 : 0
        self.fractionDigits = precision >= .second ? fractionDigits : 0
    }

    /// Hour, minute, second or fraction.
    public var precision: CalendarPrecision {
        fractionDigits > 0 ? .fraction : second != nil ? .second : minute != nil ? .minute : .hour
    }

    /// As FHIR writes it.
    public var description: String {
        var text = padded(hour, 2)
        if let minute { text += ":" + padded(minute, 2) }
        if let second { text += ":" + padded(second, 2) }
        if fractionDigits > 0 { text += "." + padded(nanosecond, 9).prefix(fractionDigits) }
        return text
    }

    /// Nanoseconds after midnight at which the value begins.
    var nanoseconds: Int { (hour * 3600 + (minute ?? 0) * 60 + (second ?? 0)) * 1_000_000_000 + nanosecond }

    /// The nanoseconds after midnight that the value may mean. Seconds and fractions are one precision (FHIRPath).
    var span: Span {
        let length = second != nil ? 1 : (minute != nil ? 60 : 3600) * 1_000_000_000
        return Span(first: Int128(nanoseconds), last: Int128(nanoseconds + length - 1))
    }

    /// Earlier, the same, later, or not to be told by the precision given.
    public func compare(to other: TimeOfDay) -> PartialOrdering { span.ordering(to: other.span) }

    /// The time `amount` units later, going round at midnight, with the same precision.
    ///
    /// Units finer than the precision are cut off towards zero. Nil for units longer than hours.
    public func adding(_ amount: Int, _ unit: CalendarUnit) -> TimeOfDay? {
        guard let milliseconds = unit.milliseconds, milliseconds <= 3_600_000,
            amount.magnitude <= CalendarUnit.largestAmount
        else { return nil }
        let step = precision.milliseconds
        let added = Int128(amount) * Int128(milliseconds) / step * step * 1_000_000
        let day: Int128 = 86_400_000_000_000
        let total = ((Int128(nanoseconds) + added) % day + day) % day
        return TimeOfDay(
            nanoseconds: Int(total), precision: precision,
            fractionDigits: unit.fractionDigits(for: self, adding: amount))
    }
}

extension CalendarPrecision {
    /// The length of the smallest step at this precision; below days only.
    var milliseconds: Int128 {
        switch self {
        case .hour: 3_600_000
        case .minute: 60_000
        default: 1
        }
    }
}

extension CalendarUnit {
    /// Adding milliseconds to whole seconds makes three digits necessary, unless they are whole seconds themselves.
    func fractionDigits(for time: TimeOfDay, adding amount: Int) -> Int {
        self == .millisecond && amount % 1000 != 0 && time.second != nil
            ? max(3, time.fractionDigits) : time.fractionDigits
    }
}
