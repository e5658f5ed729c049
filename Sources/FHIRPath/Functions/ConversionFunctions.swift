internal import Calendar
internal import Decimals
internal import UCUM

/// FHIRPath N1, section 5.5 "Conversion".
enum ConversionFunctions {
    static let table: [FHIRPathFunction] =
        pair("Boolean", .boolean, toBoolean) + pair("Integer", .integer, toInteger) + pair("Long", .long, toLong)
        + pair("Decimal", .decimal, toDecimal) + pair("Date", .date, toDate, takesFormat: true)
        + pair("DateTime", .dateTime, toDateTime, takesFormat: true)
        + pair("Time", .time, toTime) + pair("String", .string, toString)
        + [
            FHIRPathFunction("toQuantity", 0...1, .single, gives: .one(.quantity)) { e, c throws(FHIRPathError) in
                guard let result = try quantity(e, c) else { return e.finishEmpty(c) }
                try e.finish(c, e.make(result))
            },
            FHIRPathFunction("convertsToQuantity", 0...1, .single, gives: .one(.boolean)) {
                e, c throws(FHIRPathError) in
                try e.finish(c, try quantity(e, c) != nil)
            },
        ]

    /// `to…` and `convertsTo…`. Those of dates take the format in which a text is written.
    private static func pair(
        _ name: String, _ type: SystemType, _ convert: @escaping @Sendable (Evaluation, Item) -> SystemValue?,
        takesFormat: Bool = false
    ) -> [FHIRPathFunction] {
        let arity = takesFormat ? 0...1 : 0...0
        return [
            FHIRPathFunction("to\(name)", arity, .single, gives: .one(type)) { e, c throws(FHIRPathError) in
                guard let item = try formatted(e, c), let value = convert(e, item) else { return e.finishEmpty(c) }
                try e.finish(c, try e.make(value))
            },
            FHIRPathFunction("convertsTo\(name)", arity, .single, gives: .one(.boolean)) {
                e, c throws(FHIRPathError) in
                let item = try formatted(e, c)
                try e.finish(c, item.flatMap { convert(e, $0) } != nil)
            },
        ]
    }

    /// The input; a text that a format is told for is what the format makes of it, nil where it does not fit.
    private static func formatted(_ e: Evaluation, _ c: Call) throws(FHIRPathError) -> Item? {
        let item = e.input(c)
        guard c.argumentCount > 0, case .string(let text) = e.value(item) else { return item }
        guard let format = try e.stringArgument(c, 0) else { return item }
        return try DateFormat(format).iso(text).map { (iso) throws(FHIRPathError) in try e.make(iso) }
    }

    private static func toBoolean(_ e: Evaluation, _ item: Item) -> SystemValue? {
        switch e.value(item) {
        case .boolean(let value): return .boolean(value)
        case .integer(let value), .long(let value):
            return value == 1 ? .boolean(true) : value == 0 ? .boolean(false) : nil
        case .decimal(let value): return value == .one ? .boolean(true) : value.isZero ? .boolean(false) : nil
        // No longer than the longest of these words.
        case .string(let text) where text.utf8.count <= 5:
            switch text.lowercased() {
            case "true", "t", "yes", "y", "1", "1.0": return .boolean(true)
            case "false", "f", "no", "n", "0", "0.0": return .boolean(false)
            default: return nil
            }
        default: return nil
        }
    }

    /// A sign and digits, and where a point is allowed digits behind it.
    private static func isNumber(_ text: String, allowsPoint: Bool) -> Bool {
        var rest = text.utf8[...]
        if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        let parts = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 1 || allowsPoint && parts.count == 2 else { return false }
        return parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
    }

    private static func toInteger(_ e: Evaluation, _ item: Item) -> SystemValue? {
        switch e.value(item) {
        case .integer(let value): .integer(value)
        case .long(let value): Int32(exactly: value).map { .integer(Int($0)) }
        case .boolean(let value): .integer(value ? 1 : 0)
        case .string(let text): isNumber(text, allowsPoint: false) ? Int32(text).map { .integer(Int($0)) } : nil
        default: nil
        }
    }

    private static func toLong(_ e: Evaluation, _ item: Item) -> SystemValue? {
        switch e.value(item) {
        case .integer(let value), .long(let value): .long(value)
        case .boolean(let value): .long(value ? 1 : 0)
        case .string(let text): isNumber(text, allowsPoint: false) ? Int(text).map { .long($0) } : nil
        default: nil
        }
    }

    private static func toDecimal(_ e: Evaluation, _ item: Item) -> SystemValue? {
        switch e.value(item) {
        case .integer(let value), .long(let value): .decimal(ExactDecimal(value))
        case .decimal(let value): .decimal(value)
        case .boolean(let value): .decimal(tenths(value))
        case .string(let text):
            isNumber(text, allowsPoint: true)
                ? ExactDecimal(text.hasPrefix("+") ? String(text.dropFirst()) : text, lenient: true)
                    .map(SystemValue.decimal) : nil
        default: nil
        }
    }

    /// `1.0` or `0.0`.
    private static func tenths(_ value: Bool) -> ExactDecimal {
        (value ? ExactDecimal.one : .zero).padded(toFractionDigits: 1)
    }

    private static func toDate(_ e: Evaluation, _ item: Item) -> SystemValue? {
        switch e.value(item) {
        case .date(let value): .date(value)
        case .dateTime(let value): .date(value.date)
        case .string(let text): PartialDate(text).map(SystemValue.date)
        default: nil
        }
    }

    private static func toDateTime(_ e: Evaluation, _ item: Item) -> SystemValue? {
        switch e.value(item) {
        case .date(let value): .dateTime(PartialDateTime(date: value))
        case .dateTime(let value): .dateTime(value)
        case .string(let text): PartialDateTime(text, lenient: true).map(SystemValue.dateTime)
        default: nil
        }
    }

    private static func toTime(_ e: Evaluation, _ item: Item) -> SystemValue? {
        switch e.value(item) {
        case .time(let value): .time(value)
        case .string(let text):
            TimeOfDay(text.hasPrefix("T") ? String(text.dropFirst()) : text, lenient: true).map(SystemValue.time)
        default: nil
        }
    }

    private static func toString(_ e: Evaluation, _ item: Item) -> SystemValue? {
        item.kind == .type ? nil : e.string(item).map(SystemValue.string)
    }

    // MARK: Quantities

    private static func quantity(_ e: Evaluation, _ c: Call) throws(FHIRPathError) -> SystemQuantity? {
        let wanted = c.argumentCount > 0 ? try e.stringArgument(c, 0) : nil
        let found: SystemQuantity? =
            switch e.value(e.input(c)) {
            case .quantity(let value): value
            case .boolean(let value): .number(tenths(value))
            case .string(let text): quantity(text)
            case .integer(let value), .long(let value): .number(ExactDecimal(value))
            case .decimal(let value): .number(value)
            default: nil
            }
        guard let found, let wanted else { return found }
        return e.converted(found, to: wanted)
    }

    /// `4`, `4.5 'mg'`, `4 days`.
    private static func quantity(_ text: String) -> SystemQuantity? {
        let number = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
        guard isNumber(String(number), allowsPoint: true),
            let value = ExactDecimal(String(number.first == "+" ? number.dropFirst() : number), lenient: true)
        else { return nil }
        let unit = text[number.endIndex...].drop { $0.isWhitespace }
        if unit.isEmpty { return number.endIndex == text.endIndex ? .number(value) : nil }
        if unit.first == "'", unit.last == "'", unit.count > 2 {
            let code = unit.dropFirst().dropLast()
            return code.contains("'") ? nil : SystemQuantity(value, unit: String(code))
        }
        guard UCUM.CalendarDuration(word: String(unit)) != nil else { return nil }
        return SystemQuantity(value, unit: String(unit), isCalendar: true)
    }
}

extension Evaluation {
    /// An item of a value.
    func make(_ value: SystemValue) throws(FHIRPathError) -> Item {
        switch value {
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .integer(value)
        case .long(let value): return Item(kind: .long, payload: UInt64(bitPattern: Int64(value)))
        case .decimal(let value): return make(value)
        case .string(let value): return try make(value)
        case .date(let value): return make(value)
        case .dateTime(let value): return make(value)
        case .time(let value): return make(value)
        case .quantity(let value): return make(value)
        case .other: throw FHIRPathError(.execution, "The value has no type of FHIRPath.", at: 0)
        }
    }
}
