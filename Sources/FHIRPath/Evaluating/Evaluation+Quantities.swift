internal import Decimals
internal import UCUM

/// Quantities: their units and how they compare (FHIRPath N1, section 2.5.7, and UCUM).
extension Evaluation {
    /// -1, 0 or 1; nil where the units measure different things, or a year or month meets a fixed length of time.
    func compare(_ a: SystemQuantity, _ b: SystemQuantity) -> Int? {
        if a.countsSame(as: b) { return a.value.ordering(to: b.value) }
        let (left, right) = (a.duration, b.duration)
        if let left, let right { return try? left.compare(a.value, with: b.value, right) }
        // The calendar's years and months have no fixed length; their UCUM namesakes have.
        if !(left ?? right ?? .day).equalsDefiniteDuration { return nil }
        guard let x = a.inUCUM, let y = b.inUCUM else { return nil }
        return x.ordering(to: y)
    }

    /// Equal when converted and rounded to the digits of the less precise one; years and months count as UCUM's.
    func equivalent(_ a: SystemQuantity, _ b: SystemQuantity) -> Bool {
        if a.countsSame(as: b) { return a.value.isEquivalent(to: b.value) }
        guard let x = a.inUCUM, let y = b.inUCUM else { return false }
        return x.isEquivalent(to: y) ?? false
    }

    /// Whether values of both units can be compared at all.
    func areComparable(_ a: SystemQuantity, _ b: SystemQuantity) -> Bool {
        if a.countsSame(as: b) { return true }
        let (left, right) = (a.duration, b.duration)
        // A year or month of the calendar is comparable with durations of the calendar only.
        if left == nil || right == nil, !(left ?? right ?? .day).equalsDefiniteDuration { return false }
        guard let x = a.inUCUM, let y = b.inUCUM else { return false }
        return x.unit.isCommensurable(with: y.unit)
    }

    /// Both in the finer of both units; nil when they cannot be.
    func sameUnit(_ a: SystemQuantity, _ b: SystemQuantity) -> (SystemQuantity, SystemQuantity)? {
        if a.countsSame(as: b) { return (a, b) }
        if let left = a.duration, let right = b.duration {
            // `days` and `day` are one unit, written as the first has it.
            if left == right { return (a, a.with(b.value)) }
            let isIndefinite = { (duration: UCUM.CalendarDuration) in !duration.equalsDefiniteDuration }
            if isIndefinite(left) || isIndefinite(right) {
                guard isIndefinite(left), isIndefinite(right), let x = try? left.convert(a.value, to: .month),
                    let y = try? right.convert(b.value, to: .month)
                else { return nil }
                return (
                    SystemQuantity(x, unit: "months", isCalendar: true),
                    SystemQuantity(y, unit: "months", isCalendar: true)
                )
            }
        } else if !(a.duration ?? b.duration ?? .day).equalsDefiniteDuration {
            return nil
        }
        guard let x = a.inUCUM, let y = b.inUCUM, let ratio = try? y.unit.convert(.one, to: x.unit) else { return nil }
        // One of the right is less than one of the left: the right's unit is the finer.
        if ratio < .one { return (try? x.converted(to: y.unit)).map { (b.with($0.value), b) } }
        return (try? y.converted(to: x.unit)).map { (a, a.with($0.value)) }
    }

    /// The product or quotient; a plain number keeps the other's unit.
    func product(_ a: SystemQuantity, _ b: SystemQuantity, isDivision: Bool) -> SystemQuantity? {
        let one = SystemQuantity.Measure.ucum("1")
        if b.measure == one { return (isDivision ? try? a.value / b.value : try? a.value * b.value).map(a.with) }
        if a.measure == one, !isDivision { return (try? a.value * b.value).map(b.with) }
        if isDivision, a.countsSame(as: b) { return (try? a.value / b.value).map(SystemQuantity.number) }
        guard let x = a.inUCUM, let y = b.inUCUM else { return nil }
        return (isDivision ? try? x.divided(by: y) : try? x.multiplied(by: y)).map {
            SystemQuantity($0.value, .ucum($0.unit.code))
        }
    }

    /// In another unit (`toQuantity(unit)`): a plain number takes it on, durations of the calendar go by 365 days a year
    /// and 30 days a month, all else by UCUM. Nil where it cannot be.
    func converted(_ quantity: SystemQuantity, to wanted: String) -> SystemQuantity? {
        if quantity.unit == wanted { return quantity }
        let word = UCUM.CalendarDuration(word: wanted)
        let measure: SystemQuantity.Measure = word == nil ? .ucum(wanted) : .calendar(wanted)
        guard let target = SystemQuantity(.one, measure).inUCUM else { return nil }
        if quantity.measure == .ucum("1") { return SystemQuantity(quantity.value, measure) }
        let value: ExactDecimal?
        if let from = quantity.duration, let to = word ?? UCUM.CalendarDuration(code: wanted) {
            value = try? from.convert(quantity.value, to: to)
        } else {
            value = try? quantity.inUCUM?.converted(to: target.unit).value
        }
        return value.map { SystemQuantity($0, measure) }
    }
}
