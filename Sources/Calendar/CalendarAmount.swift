import Decimals

/// How far a date or time is to be moved: whole months, or nanoseconds.
struct CalendarAmount {
    /// Nil for an amount of fixed length.
    private(set) var months: Int128?
    private(set) var nanoseconds: Int128 = 0
    /// The digits of seconds that the amount needs: none, or at least three.
    private(set) var fractionDigits = 0

    private static let day: Int128 = 86_400_000_000_000
    private static let second: Int128 = 1_000_000_000
    /// Amounts beyond this leave the years 1 to 9999 in every unit.
    private static let largest = 1_000_000_000_000_000

    init?(_ amount: Int, _ unit: CalendarUnit) {
        guard amount.magnitude <= Self.largest else { return nil }
        guard let milliseconds = unit.milliseconds else {
            self.init(months: Int128(amount) * (unit == .year ? 12 : 1))
            return
        }
        self.init(nanoseconds: Int128(amount) * Int128(milliseconds) * 1_000_000)
    }

    /// Seconds and milliseconds keep their fraction to the nanosecond; other units are cut off to whole ones.
    init?(_ amount: ExactDecimal, _ unit: CalendarUnit) {
        if let whole = amount.intValue {
            self.init(whole, unit)
            return
        }
        guard amount.magnitude <= ExactDecimal(Self.largest) else { return nil }
        guard unit == .second || unit == .millisecond else {
            guard let whole = amount.truncated.intValue else { return nil }
            self.init(whole, unit)
            return
        }
        // Below 10^24, and with a fraction, so there is no positive exponent; the shift is exact.
        let parts = amount.parts
        guard
            let shifted = ExactDecimal(
                coefficient: parts.coefficient, exponent: parts.exponent + (unit == .second ? 9 : 6))
        else { return nil }
        let whole = shifted.truncated.parts
        var nanoseconds = whole.coefficient
        for _ in 0..<max(0, whole.exponent) { nanoseconds *= 10 }
        self.init(nanoseconds: nanoseconds)
    }

    private init(months: Int128) { self.months = months }

    private init(nanoseconds: Int128) {
        self.nanoseconds = nanoseconds
        var rest = nanoseconds % Self.second
        guard rest != 0 else { return }
        fractionDigits = 9
        while rest % 10 == 0 && fractionDigits > 3 {
            rest /= 10
            fractionDigits -= 1
        }
    }

    /// Whole days, cut off towards zero.
    var days: Int128 { nanoseconds / Self.day }

    /// Nanoseconds in whole steps of a precision, cut off towards zero.
    func nanoseconds(to precision: CalendarPrecision) -> Int128 {
        let step = precision.step
        return nanoseconds / step * step
    }
}
