/// A FHIR `time`: `hh:mm:ss` with an optional fraction (https://hl7.org/fhir/R4/datatypes.html#time).
///
/// FHIRPath's shorter forms are read with `lenient`. Fractions keep nine digits. `==` goes by what is written; use
/// `compare` for order.
public struct TimeOfDay: Sendable, Hashable, CustomStringConvertible {
    private let storedNanosecond: Int32
    private let storedHour: UInt8
    /// `absent` where there is none.
    private let storedMinute: UInt8
    private let storedSecond: UInt8
    private let storedDigits: UInt8

    private static let absent = UInt8.max

    /// 0 to 23.
    public var hour: Int { Int(storedHour) }
    /// 0 to 59; nil in `hh`.
    public var minute: Int? { storedMinute == Self.absent ? nil : Int(storedMinute) }
    /// 0 to 60; 60 is a leap second. Nil in `hh:mm`.
    public var second: Int? { storedSecond == Self.absent ? nil : Int(storedSecond) }
    /// 0 to 999; nil without a fraction.
    public var millisecond: Int? { storedDigits == 0 ? nil : nanosecond / 1_000_000 }
    /// 0 to 999,999,999.
    public var nanosecond: Int { Int(storedNanosecond) }
    /// How many digits the fraction was written with, at most 9.
    public var fractionDigits: Int { Int(storedDigits) }

    /// Reads `hh:mm:ss` with an optional fraction; `lenient` also `hh:mm` and `hh`. Nil for anything else.
    public init?(_ text: String, lenient: Bool = false) {
        guard let time = TextReader.read(text, { TimeOfDay(wholeText: &$0, lenient: lenient) }) else { return nil }
        self = time
    }

    /// Reads the bytes of a text; see `init(_:lenient:)`.
    public init?(utf8: UnsafeRawBufferPointer, lenient: Bool = false) {
        var reader = TextReader(utf8)
        self.init(wholeText: &reader, lenient: lenient)
    }

    private init?(wholeText reader: inout TextReader, lenient: Bool) {
        guard let time = TimeOfDay(reading: &reader, lenient: lenient), reader.isAtEnd else { return nil }
        self = time
    }

    /// A time from its parts; nil when one is out of range or stands without the one before it.
    public init?(hour: Int, minute: Int? = nil, second: Int? = nil, nanosecond: Int = 0, fractionDigits: Int = 0) {
        guard 0...23 ~= hour, 0...59 ~= minute ?? 0, 0...60 ~= second ?? 0, minute != nil || second == nil,
            0...999_999_999 ~= nanosecond, 0...9 ~= fractionDigits, second != nil || fractionDigits == 0
        else { return nil }
        storedHour = UInt8(hour)
        storedMinute = minute.map { UInt8($0) } ?? Self.absent
        storedSecond = second.map { UInt8($0) } ?? Self.absent
        storedNanosecond = Int32(nanosecond)
        storedDigits = UInt8(fractionDigits)
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
        storedHour = UInt8(seconds / 3600)
        storedMinute = precision >= .minute ? UInt8(seconds / 60 % 60) : Self.absent
        storedSecond = precision >= .second ? UInt8(seconds % 60) : Self.absent
        storedNanosecond = precision >= .second ? Int32(nanoseconds % 1_000_000_000) : 0
        storedDigits = precision >= .second ? UInt8(fractionDigits) : 0
    }

    /// Hour, minute, second or fraction.
    public var precision: CalendarPrecision {
        fractionDigits > 0 ? .fraction : second != nil ? .second : minute != nil ? .minute : .hour
    }

    /// As FHIR writes it.
    public var description: String { TextWriter.text { write(to: &$0) } }

    func write(to writer: inout TextWriter) {
        writer.put(hour, width: 2)
        if let minute {
            writer.put(":")
            writer.put(minute, width: 2)
        }
        if let second {
            writer.put(":")
            writer.put(second, width: 2)
        }
        if fractionDigits > 0 {
            writer.put(".")
            writer.put(nanosecond / Self.unit(ofDigits: fractionDigits), width: fractionDigits)
        }
    }

    /// The nanoseconds of one in the last of so many digits of fraction: 1,000,000 for 3.
    static func unit(ofDigits digits: Int) -> Int {
        var unit = 1
        for _ in digits..<9 { unit *= 10 }
        return unit
    }

    /// Nanoseconds after midnight at which the value begins.
    var nanoseconds: Int { (hour * 3600 + (minute ?? 0) * 60 + (second ?? 0)) * 1_000_000_000 + nanosecond }

    /// The nanoseconds after midnight that the value may mean. Seconds and fractions are one precision (FHIRPath).
    var span: Span {
        let length = second != nil ? 1 : (minute != nil ? 60 : 3600) * 1_000_000_000
        return Span(first: Int128(nanoseconds), last: Int128(nanoseconds + length - 1))
    }

    /// Earlier, the same, later, or not to be told by the precision given.
    public func compare(to other: TimeOfDay) -> PartialOrdering {
        second != nil && other.second != nil
            ? PartialOrdering(nanoseconds, other.nanoseconds) : span.ordering(to: other.span)
    }
}
