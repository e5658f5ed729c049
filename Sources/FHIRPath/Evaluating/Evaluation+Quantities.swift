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
            guard let x = months(a.value, left), let y = months(b.value, right) else { return nil }
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
        guard !a.isForeign, !b.isForeign, let x = unit(CalendarDuration(quantity: a)?.code ?? a.unit),
            let y = unit(CalendarDuration(quantity: b)?.code ?? b.unit)
        else { return false }
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
        let result =
            isDivision
            ? try? UCUM.divide(a.value, left, b.value, right) : try? UCUM.multiply(a.value, left, b.value, right)
        return result.map { SystemQuantity($0.value, unit: $0.code) }
    }

    /// A parsed unit, remembered; nil for what is no code of UCUM.
    func unit(_ code: String) -> UCUM.Unit? {
        if let known = units[code] { return known }
        let parsed = try? UCUM.parse(code)
        units[code] = .some(parsed)
        return parsed
    }
}

extension CalendarDuration {
    /// The duration that a quantity's unit names in words.
    init?(quantity: SystemQuantity) {
        self.init(word: quantity.unit)
    }
}
