internal import Calendar
internal import Decimals
internal import UCUM

/// Quantities: their units and how they compare (FHIRPath N1, section 2.5.7, and UCUM).
extension Evaluation {
    /// -1, 0 or 1; nil where the units measure different things, or a year or month meets a fixed length of time.
    func compare(_ a: SystemQuantity, _ b: SystemQuantity) -> Int? {
        if a.unit == b.unit, a.isForeign == b.isForeign { return a.value.ordering(to: b.value) }
        guard !a.isForeign, !b.isForeign else { return nil }
        let left = CalendarDuration(quantity: a)
        let right = CalendarDuration(quantity: b)
        if let left, let right, !left.isDefinite || !right.isDefinite {
            // One factor to what is finer, so that 12 months are a year and 365 days are one too.
            let (above, below) = left.factor(right)
            guard let x = try? a.value * above, let y = try? b.value * below else { return nil }
            return x.ordering(to: y)
        }
        if left.map({ !$0.isDefinite }) ?? false || right.map({ !$0.isDefinite }) ?? false { return nil }
        guard let x = unit(left?.code ?? a.unit), let y = unit(right?.code ?? b.unit) else { return nil }
        return try? x.compare(a.value, with: b.value, y)
    }

    private func months(_ value: ExactDecimal, _ duration: CalendarDuration) -> ExactDecimal? {
        switch duration.unit {
        case .year: try? value * ExactDecimal(12)
        case .month: value
        default: nil
        }
    }

    /// Equal when converted and rounded to the digits of the less precise one; years and months count as UCUM's.
    func equivalent(_ a: SystemQuantity, _ b: SystemQuantity) -> Bool {
        if a.unit == b.unit, a.isForeign == b.isForeign { return Self.equivalent(a.value, b.value) }
        guard !a.isForeign, !b.isForeign else { return false }
        guard let x = unit(CalendarDuration(quantity: a)?.code ?? a.unit),
            let y = unit(CalendarDuration(quantity: b)?.code ?? b.unit), let converted = try? y.convert(b.value, to: x)
        else { return false }
        if Self.equivalent(a.value, converted) { return true }
        // The digits of the other one, when it is the less precise.
        guard let back = try? x.convert(a.value, to: y) else { return false }
        return Self.equivalent(back, b.value)
    }

    /// Whether values of both units can be compared at all.
    func areComparable(_ a: SystemQuantity, _ b: SystemQuantity) -> Bool {
        if a.unit == b.unit, a.isForeign == b.isForeign { return true }
        let left = CalendarDuration(quantity: a)
        let right = CalendarDuration(quantity: b)
        // A year or month of the calendar is comparable with durations of the calendar only.
        if [left, right].contains(where: { $0.map { !$0.isDefinite } ?? false }), left == nil || right == nil {
            return false
        }
        guard !a.isForeign, !b.isForeign, let x = unit(left?.code ?? a.unit), let y = unit(right?.code ?? b.unit) else {
            return false
        }
        return x.isCommensurable(with: y)
    }

    /// Both in the finer of both units; nil when they cannot be.
    func sameUnit(_ a: SystemQuantity, _ b: SystemQuantity) -> (SystemQuantity, SystemQuantity)? {
        if a.unit == b.unit { return a.isForeign == b.isForeign ? (a, b) : nil }
        guard !a.isForeign, !b.isForeign else { return nil }
        let left = CalendarDuration(quantity: a)
        let right = CalendarDuration(quantity: b)
        if left.map({ $0.unit == right?.unit }) ?? false {
            return (a, SystemQuantity(b.value, unit: a.unit, isCalendar: a.isCalendar))
        }
        let indefinite = [left, right].contains { $0.map { !$0.isDefinite } ?? false }
        if indefinite {
            guard let left, let right, let x = months(a.value, left), let y = months(b.value, right) else { return nil }
            return (
                SystemQuantity(x, unit: "months", isCalendar: true), SystemQuantity(y, unit: "months", isCalendar: true)
            )
        }
        guard let x = unit(left?.code ?? a.unit), let y = unit(right?.code ?? b.unit),
            let ratio = try? y.convert(.one, to: x)
        else { return nil }
        // One of the right is less than one of the left: the right's unit is the finer.
        if ratio < .one {
            guard let converted = try? x.convert(a.value, to: y) else { return nil }
            return (SystemQuantity(converted, unit: b.unit, isCalendar: b.isCalendar), b)
        }
        guard let converted = try? y.convert(b.value, to: x) else { return nil }
        return (a, SystemQuantity(converted, unit: a.unit, isCalendar: a.isCalendar))
    }

    /// The product or quotient; a plain number keeps the other's unit.
    func product(_ a: SystemQuantity, _ b: SystemQuantity, isDivision: Bool) -> SystemQuantity? {
        if b.unit == "1" {
            let value = isDivision ? try? a.value / b.value : try? a.value * b.value
            return value.map {
                SystemQuantity($0, unit: a.unit, isCalendar: a.isCalendar, isForeign: a.isForeign)
            }
        }
        if a.unit == "1", !isDivision {
            return (try? a.value * b.value).map {
                SystemQuantity($0, unit: b.unit, isCalendar: b.isCalendar, isForeign: b.isForeign)
            }
        }
        if isDivision, a.unit == b.unit, a.isForeign == b.isForeign {
            return (try? a.value / b.value).map { SystemQuantity($0, unit: "1") }
        }
        guard !a.isForeign, !b.isForeign else { return nil }
        let left = CalendarDuration(quantity: a)?.code ?? a.unit
        let right = CalendarDuration(quantity: b)?.code ?? b.unit
        if let code = plainProduct(left, right, isDivision: isDivision) {
            let value = isDivision ? try? a.value / b.value : try? a.value * b.value
            return value.map { SystemQuantity($0, unit: code) }
        }
        let result =
            isDivision
            ? try? UCUM.divide(a.value, left, b.value, right) : try? UCUM.multiply(a.value, left, b.value, right)
        return result.map { SystemQuantity($0.value, unit: $0.code) }
    }

    /// The unit of a product in the units given; nil where that needs a conversion, or is none of UCUM.
    private func plainProduct(_ left: String, _ right: String, isDivision: Bool) -> String? {
        guard unit(left) != nil, unit(right) != nil, var product = UnitProduct(left), let other = UnitProduct(right)
        else { return nil }
        for name in product.names {
            for other in other.names where other != name {
                guard let a = unit(name), let b = unit(other), !a.isCommensurable(with: b) else { return nil }
            }
        }
        product.multiply(by: other, isDivision: isDivision)
        return unit(product.code) == nil ? nil : product.code
    }

    /// In another unit (`toQuantity(unit)`): a plain number takes it on, durations of the calendar go by 365 days a year
    /// and 30 days a month, all else by UCUM. Nil where it cannot be.
    func converted(_ quantity: SystemQuantity, to wanted: String) -> SystemQuantity? {
        if quantity.unit == wanted { return quantity }
        let target = SystemQuantity(.one, unit: wanted, isCalendar: CalendarWord.isOne(wanted))
        let to = CalendarDuration(quantity: target)
        guard !quantity.isForeign, let toUnit = unit(to?.code ?? wanted) else { return nil }
        if quantity.unit == "1" { return SystemQuantity(quantity.value, unit: wanted, isCalendar: target.isCalendar) }
        let from = CalendarDuration(quantity: quantity)
        if let from, let to = to ?? CalendarDuration(ucum: wanted) {
            return (try? quantity.value * from.factor(to).above / from.factor(to).below).map {
                SystemQuantity($0, unit: wanted, isCalendar: target.isCalendar)
            }
        }
        guard let fromUnit = unit(from?.code ?? quantity.unit),
            let value = try? fromUnit.convert(quantity.value, to: toUnit)
        else { return nil }
        return SystemQuantity(value, unit: wanted, isCalendar: target.isCalendar)
    }

    /// A parsed unit, remembered; nil for what is no code of UCUM.
    func unit(_ code: String) -> UCUM.Unit? {
        if let known = units[code] { return known }
        let parsed = try? UCUM.parse(code)
        if units.count < 256 { units[code] = .some(parsed) }
        return parsed
    }
}

extension CalendarDuration {
    /// The duration that a quantity's unit names in words.
    init?(quantity: SystemQuantity) {
        guard quantity.isCalendar else { return nil }
        self.init(word: quantity.unit)
    }

    /// In seconds; a year has 365 days, a month 30.
    private var seconds: ExactDecimal {
        switch unit {
        case .year: ExactDecimal(365 * 86_400)
        case .month: ExactDecimal(30 * 86_400)
        case .week: ExactDecimal(7 * 86_400)
        case .day: ExactDecimal(86_400)
        case .hour: ExactDecimal(3600)
        case .minute: ExactDecimal(60)
        case .second: .one
        default: ExactDecimal(coefficient: 1, exponent: -3) ?? .one
        }
    }

    /// What a number of this unit is multiplied and divided by to be one of the other.
    func factor(_ other: CalendarDuration) -> (above: ExactDecimal, below: ExactDecimal) {
        switch (unit, other.unit) {
        case (.year, .month): (ExactDecimal(12), .one)
        case (.month, .year): (.one, ExactDecimal(12))
        default: (seconds, other.seconds)
        }
    }
}
