internal import Calendar
internal import Decimals
internal import UCUM

/// Arithmetic (FHIRPath N1, section 6.6) and that of dates (section 6.7).
extension Evaluation {
    func arithmetic(
        _ operation: UnsafeMutablePointer<Operation>, _ left: Range<Int>, _ right: Range<Int>
    ) throws(FHIRPathError) {
        if left.count > 1 || right.count > 1 {
            throw error(
                .execution, "The operator works on one item on each side, not on \(max(left.count, right.count)).",
                operation)
        }
        let base = left.lowerBound
        if left.isEmpty || right.isEmpty {
            count = base
            return
        }
        let a = stack[left.lowerBound]
        let b = stack[right.lowerBound]
        if a.isValueless || b.isValueless {
            count = base
            return
        }
        let result = try compute(operation, a, b)
        count = base
        if let result { try push(result) }
    }

    private func compute(
        _ operation: UnsafeMutablePointer<Operation>, _ a: Item, _ b: Item
    ) throws(FHIRPathError) -> Item? {
        let code = operation.pointee.code
        let x = value(a)
        let y = value(b)
        switch (x, y) {
        case (.integer(let x), .integer(let y)) where code != .divide:
            return Self.whole(code, x, y).flatMap { Int32(exactly: $0) }.map { .integer(Int($0)) }
        case (.integer(let x), .long(let y)) where code != .divide,
            (.long(let x), .integer(let y)) where code != .divide, (.long(let x), .long(let y)) where code != .divide:
            return Self.whole(code, x, y).map { Item(kind: .long, payload: UInt64(bitPattern: Int64($0))) }
        case (.string(let x), .string(let y)) where code == .add:
            return try make(x + y)
        case (.quantity(let x), .quantity(let y)):
            return try quantities(operation, x, y)
        case (.quantity(let x), _):
            if let y = y.number { return try quantities(operation, x, .number(y)) }
        case (.date, .quantity(let amount)), (.dateTime, .quantity(let amount)), (.time, .quantity(let amount)):
            if code == .add || code == .subtract { return try shifted(operation, x, amount) }
        case (_, .quantity(let y)):
            if let x = x.number { return try quantities(operation, .number(x), y) }
        default:
            if let x = x.number, let y = y.number { return decimals(code, x, y) }
        }
        let isTemporal =
            switch x {
            case .date, .dateTime, .time: y.number != nil
            default: false
            }
        throw error(
            isTemporal ? .semantic : .execution,
            isTemporal
                ? "A date is moved by a quantity of time, as 7 days, not by a plain number."
                : "The operator does not work on \(describe(a)) and \(describe(b)).", operation)
    }

    // MARK: Numbers

    /// Of whole numbers; nil for overflow and for a division by zero.
    private static func whole(_ code: Operation.Code, _ x: Int, _ y: Int) -> Int? {
        switch code {
        case .add:
            let (result, overflow) = x.addingReportingOverflow(y)
            return overflow ? nil : result
        case .subtract:
            let (result, overflow) = x.subtractingReportingOverflow(y)
            return overflow ? nil : result
        case .multiply:
            let (result, overflow) = x.multipliedReportingOverflow(by: y)
            return overflow ? nil : result
        case .wholeDivide:
            let (result, overflow) = x.dividedReportingOverflow(by: y)
            return overflow ? nil : result
        default:
            let (result, overflow) = x.remainderReportingOverflow(dividingBy: y)
            return overflow ? nil : result
        }
    }

    private func decimals(_ code: Operation.Code, _ x: ExactDecimal, _ y: ExactDecimal) -> Item? {
        switch code {
        case .wholeDivide:
            guard let quotient = try? x.wholeQuotient(dividingBy: y) else { return nil }
            return quotient.intValue.flatMap { Int32(exactly: $0) }.map { .integer(Int($0)) } ?? make(quotient)
        default: return Self.number(code, x, y).map { make($0) }
        }
    }

    /// Nil for overflow and for a division by zero.
    private static func number(_ code: Operation.Code, _ x: ExactDecimal, _ y: ExactDecimal) -> ExactDecimal? {
        switch code {
        case .add: try? x + y
        case .subtract: try? x - y
        case .multiply: try? x * y
        case .divide: try? x / y
        default: try? x % y
        }
    }

    // MARK: Quantities

    private func quantities(
        _ operation: UnsafeMutablePointer<Operation>, _ x: SystemQuantity, _ y: SystemQuantity
    ) throws(FHIRPathError) -> Item? {
        switch operation.pointee.code {
        case .add, .subtract:
            guard let (x, y) = sameUnit(x, y) else { return nil }
            return Self.number(operation.pointee.code, x.value, y.value).map { make(x.with($0)) }
        case .multiply, .divide:
            return product(x, y, isDivision: operation.pointee.code == .divide).map { make($0) }
        default:
            throw error(.execution, "'div' and 'mod' work on numbers, not on quantities.", operation)
        }
    }

    // MARK: Dates

    private func shifted(
        _ operation: UnsafeMutablePointer<Operation>, _ moment: SystemValue, _ amount: SystemQuantity
    ) throws(FHIRPathError) -> Item? {
        // A quoted word counts as the word; of UCUM's codes those of a fixed length do.
        let named = UCUM.CalendarDuration(word: amount.unit)
        let coded = UCUM.CalendarDuration(code: amount.unit)
        guard let duration = named ?? coded, named != nil || duration.equalsDefiniteDuration,
            let unit = CalendarUnit(word: duration.word)
        else {
            throw error(
                .execution,
                "A date is moved by a duration of the calendar, as 1 month; the unit of this quantity is none.",
                operation)
        }
        let signed = operation.pointee.code == .subtract ? -amount.value : amount.value
        switch moment {
        case .date(let date):
            if let moved = date.adding(signed, unit) { return make(moved) }
        case .dateTime(let dateTime):
            if let moved = dateTime.adding(signed, unit) { return make(moved) }
        case .time(let time):
            if let moved = time.adding(signed, unit) { return make(moved) }
            throw error(.execution, "A time is moved by hours, minutes, seconds or milliseconds.", operation)
        default: return nil
        }
        throw error(.execution, "The date would lie outside the years 1 to 9999.", operation)
    }
}

/// For aggregates.
extension Evaluation {
    func added(
        _ a: Item, _ b: Item, _ operation: UnsafeMutablePointer<Operation>
    ) throws(FHIRPathError) -> Item? {
        var addition = operation.pointee
        addition.code = .add
        return try withUnsafeMutablePointer(to: &addition) { (pointer) throws(FHIRPathError) in
            try compute(pointer, a, b)
        }
    }

    func divided(
        _ item: Item, by count: Int, _ operation: UnsafeMutablePointer<Operation>
    ) throws(FHIRPathError) -> Item? {
        var division = operation.pointee
        division.code = .divide
        return try withUnsafeMutablePointer(to: &division) { (pointer) throws(FHIRPathError) in
            try compute(pointer, item, .integer(count))
        }
    }

    /// An element's value without the element.
    func asValue(_ item: Item) -> Item {
        guard item.kind == .node else { return item }
        switch value(item) {
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .integer(value)
        case .long(let value): return Item(kind: .long, payload: UInt64(bitPattern: Int64(value)))
        case .decimal(let value): return make(value)
        case .quantity(let value): return make(value)
        default: return item
        }
    }
}
