/// A FHIR `date`: a year, or a year and month, or a full date (https://hl7.org/fhir/R4/datatypes.html#date).
///
/// `==` and hashes go by what is written; use `compare` for order.
public struct PartialDate: Sendable, Hashable, CustomStringConvertible {
    private let storedYear: Int16
    private let storedMonth: UInt8
    private let storedDay: UInt8

    /// 1 to 9999.
    public var year: Int { Int(storedYear) }
    /// 1 to 12; nil when only the year is known.
    public var month: Int? { storedMonth == 0 ? nil : Int(storedMonth) }
    /// 1 to 31; nil when the day is not known.
    public var day: Int? { storedDay == 0 ? nil : Int(storedDay) }

    /// Reads `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; nil for anything else and for days that do not exist.
    public init?(_ text: String) {
        guard let date = TextReader.read(text, Self.init(wholeText:)) else { return nil }
        self = date
    }

    /// Reads the bytes of a text; see `init(_:)`.
    public init?(utf8: UnsafeRawBufferPointer) {
        var reader = TextReader(utf8)
        self.init(wholeText: &reader)
    }

    private init?(wholeText reader: inout TextReader) {
        guard let date = PartialDate(reading: &reader), reader.isAtEnd else { return nil }
        self = date
    }

    /// A date from its parts; nil when there is no such day, or a day without a month.
    public init?(year: Int, month: Int? = nil, day: Int? = nil) {
        guard 1...9999 ~= year else { return nil }
        if let month {
            guard 1...12 ~= month else { return nil }
            if let day, !(1...CivilDay.daysInMonth(month, of: year) ~= day) { return nil }
        } else if day != nil {
            return nil
        }
        storedYear = Int16(year)
        storedMonth = UInt8(month ?? 0)
        storedDay = UInt8(day ?? 0)
    }

    init?(reading reader: inout TextReader) {
        guard let year = reader.number(4, in: 1...9999) else { return nil }
        var month: Int?
        var day: Int?
        if reader.take("-") {
            guard let read = reader.number(2, in: 1...12) else { return nil }
            month = read
            if reader.take("-") {
                guard let read = reader.number(2, in: 1...31) else { return nil }
                day = read
            }
        }
        self.init(year: year, month: month, day: day)
    }

    /// The day with this number, counted from 1970-01-01; nil outside the years 1 to 9999.
    init?(dayNumber: Int) {
        guard -719_162...2_932_896 ~= dayNumber else { return nil }
        let (year, month, day) = CivilDay.date(of: dayNumber)
        self.init(year: year, month: month, day: day)
    }

    /// Year, month or day.
    public var precision: CalendarPrecision { storedDay != 0 ? .day : storedMonth != 0 ? .month : .year }

    /// As FHIR writes it.
    public var description: String { TextWriter.text { write(to: &$0) } }

    func write(to writer: inout TextWriter) {
        writer.put(year, width: 4)
        if storedMonth != 0 {
            writer.put("-")
            writer.put(Int(storedMonth), width: 2)
        }
        if storedDay != 0 {
            writer.put("-")
            writer.put(Int(storedDay), width: 2)
        }
    }

    /// The day, counted from 1970-01-01, that the value begins with.
    var firstDay: Int { CivilDay.number(year: year, month: month ?? 1, day: day ?? 1) }

    /// The day, counted from 1970-01-01, that the value ends with.
    var lastDay: Int {
        let month = month ?? 12
        return CivilDay.number(year: year, month: month, day: day ?? CivilDay.daysInMonth(month, of: year))
    }

    /// The first day that this value can mean: 1970-01-01 for 1970.
    public var lowBoundary: PartialDate { PartialDate(year: year, month: month ?? 1, day: day ?? 1) ?? self }

    /// The last day that this value can mean: 1970-02-28 for 1970-02.
    public var highBoundary: PartialDate {
        let month = month ?? 12
        return PartialDate(year: year, month: month, day: day ?? CivilDay.daysInMonth(month, of: year)) ?? self
    }

    /// Earlier, the same, later, or not to be told by the precision given.
    public func compare(to other: PartialDate) -> PartialOrdering {
        if precision == other.precision { return PartialOrdering(ordering, other.ordering) }
        return Span(first: Int128(firstDay), last: Int128(lastDay))
            .ordering(to: Span(first: Int128(other.firstDay), last: Int128(other.lastDay)))
    }

    /// In the order of time for values of the same precision.
    private var ordering: Int { Int(storedYear) << 16 | Int(storedMonth) << 8 | Int(storedDay) }
}
