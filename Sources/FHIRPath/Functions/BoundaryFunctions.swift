internal import Calendar
internal import Decimals

/// The next release's `lowBoundary`, `highBoundary` and `precision`.
enum BoundaryFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("lowBoundary", 0...1, .single, gives: .oneUnknown) { e, c throws(FHIRPathError) in
            try boundary(e, c, isLow: true)
        },
        FHIRPathFunction("highBoundary", 0...1, .single, gives: .oneUnknown) { e, c throws(FHIRPathError) in
            try boundary(e, c, isLow: false)
        },
        FHIRPathFunction("precision", .zero, .single, gives: .one(.integer), precision),
    ]

    /// The least or greatest value that one of limited precision can mean, with so many digits.
    private static func boundary(_ e: Evaluation, _ c: Call, isLow: Bool) throws(FHIRPathError) {
        let digits = c.argumentCount > 0 ? try e.integerArgument(c, 0) : nil
        if c.argumentCount > 0, digits == nil { return e.finishEmpty(c) }
        // More digits than any value has: there is no such boundary.
        if let digits, !(0...64).contains(digits) { return e.finishEmpty(c) }
        let value = e.value(e.input(c))
        let result: SystemValue?
        switch value {
        case .date(let date):
            // With digits asked for the result is a dateTime, as the official tests have it.
            result =
                digits == nil
                ? .date(isLow ? date.lowBoundary : date.highBoundary)
                : boundary(of: PartialDateTime(date: date), digits ?? 8, isLow: isLow).map(SystemValue.dateTime)
        case .dateTime(let moment):
            result = boundary(of: moment, digits ?? 17, isLow: isLow).map(SystemValue.dateTime)
        case .time(let time):
            result = (isLow ? time.lowBoundary(digits: digits ?? 9) : time.highBoundary(digits: digits ?? 9))
                .map(SystemValue.time)
        case .quantity(let quantity):
            result = number(quantity.value, digits, isLow: isLow).map { .quantity(quantity.with($0)) }
        default:
            guard let given = value.number else {
                throw e.failure(c, .semantic, "'\(e.name(c))' works on numbers, dates and times.")
            }
            result = number(given, digits, isLow: isLow).map(SystemValue.decimal)
        }
        guard let result else { return e.finishEmpty(c) }
        try e.finish(c, try e.make(result))
    }

    /// An hour means its first minute, as the official tests have it.
    private static func boundary(of moment: PartialDateTime, _ digits: Int, isLow: Bool) -> PartialDateTime? {
        isLow
            ? moment.lowBoundary(digits: digits, readsHourAsMinute: true)
            : moment.highBoundary(digits: digits, readsHourAsMinute: true)
    }

    private static func number(_ value: ExactDecimal, _ digits: Int?, isLow: Bool) -> ExactDecimal? {
        isLow
            ? value.lowBoundary(fractionDigits: digits ?? 8) : value.highBoundary(fractionDigits: digits ?? 8)
    }

    private static func precision(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        switch e.value(e.input(c)) {
        // An integer is a decimal without digits behind the point.
        case .integer, .long: try e.finish(c, .integer(0))
        case .decimal(let value): try e.finish(c, .integer(value.fractionDigits))
        case .date(let value): try e.finish(c, .integer(value.precision.digits))
        case .dateTime(let value): try e.finish(c, .integer(value.precision.digits))
        case .time(let value): try e.finish(c, .integer(value.precision.timeDigits))
        case .quantity(let value): try e.finish(c, .integer(value.value.fractionDigits))
        default: throw e.failure(c, .semantic, "'precision' works on numbers, dates and times.")
        }
    }
}
