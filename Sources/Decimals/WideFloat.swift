/// A positive binary number of 256 bits, or zero: `mantissa × 2^exponent`.
///
/// Each operation is right to 250 bits, 75 decimal digits; enough to round roots, powers and logarithms to 38 once.
struct WideFloat {
    /// The highest bit is set, except in zero.
    var mantissa: WideNatural
    var exponent: Int

    static let zero = WideFloat(mantissa: WideNatural(0), exponent: 0)
    static let one = WideFloat(1)

    private init(mantissa: WideNatural, exponent: Int) {
        self.mantissa = mantissa
        self.exponent = exponent
    }

    /// `natural × 2^exponent`.
    init(_ natural: WideNatural, exponent: Int = 0) {
        let shift = natural.leadingZeroBitCount
        self = natural.isZero ? .zero : WideFloat(mantissa: natural.shiftedLeft(by: shift), exponent: exponent - shift)
    }

    init(_ natural: UInt128) { self.init(WideNatural(natural)) }

    /// The exact value of a positive, finite double.
    init(double: Double) {
        self.init(WideNatural(UInt128(double.significandBitPattern | 1 << 52)), exponent: Int(double.exponent) - 52)
    }

    /// `natural × 10^ten`.
    init(_ natural: UInt128, tens ten: Int) {
        let value = WideFloat(natural)
        self = ten < 0 ? value / Self.ten(-ten) : value * Self.ten(ten)
    }

    var isZero: Bool { mantissa.isZero }

    /// The place of the highest bit: 0 for numbers from 1 to below 2.
    var magnitude: Int { exponent + 255 }

    var doubleValue: Double {
        isZero ? 0 : Double(sign: .plus, exponent: exponent + 128, significand: Double(mantissa.high))
    }

    /// 10 to a natural power.
    static func ten(_ power: Int) -> WideFloat {
        if power <= PowersOfTen.highest { return WideFloat(PowersOfTen[power]) }
        return WideFloat(10).power(power)
    }

    static func * (a: WideFloat, b: WideFloat) -> WideFloat {
        if a.isZero || b.isZero { return .zero }
        let product = a.mantissa.upperHalf(times: b.mantissa)
        // Both are at least 2^255, so the product is at least 2^510.
        return product.leadingZeroBitCount == 0
            ? WideFloat(mantissa: product, exponent: a.exponent + b.exponent + 256)
            : WideFloat(mantissa: product.shiftedLeft(by: 1), exponent: a.exponent + b.exponent + 255)
    }

    static func + (a: WideFloat, b: WideFloat) -> WideFloat {
        if a.isZero { return b }
        if b.isZero { return a }
        if a.exponent < b.exponent { return b + a }
        let (sum, carry) = a.mantissa.adding(b.mantissa.shiftedRight(by: a.exponent - b.exponent))
        guard carry else { return WideFloat(mantissa: sum, exponent: a.exponent) }
        var half = sum.shiftedRight(by: 1)
        half.high |= 1 << 127
        return WideFloat(mantissa: half, exponent: a.exponent + 1)
    }

    /// The caller knows that `b` is not greater than `a`.
    static func - (a: WideFloat, b: WideFloat) -> WideFloat {
        if b.isZero { return a }
        return WideFloat(a.mantissa - b.mantissa.shiftedRight(by: a.exponent - b.exponent), exponent: a.exponent)
    }

    static func < (a: WideFloat, b: WideFloat) -> Bool {
        if a.isZero || b.isZero { return a.isZero && !b.isZero }
        return a.exponent != b.exponent ? a.exponent < b.exponent : a.mantissa < b.mantissa
    }

    func divided(by divisor: UInt64) -> WideFloat {
        if isZero { return self }
        // Room for 64 bits of quotient below the last of the mantissa.
        let (quotient, remainder) = mantissa.divided(bySmall: divisor)
        let shift = quotient.leadingZeroBitCount
        let rest = divisor.dividingFullWidth((remainder, 0)).quotient
        var result = quotient.shiftedLeft(by: shift)
        result.low |= UInt128(shift == 0 ? 0 : rest >> UInt64(64 - shift))
        return WideFloat(mantissa: result, exponent: exponent - shift)
    }

    /// 1 / self; not for zero. Newton's steps double the right bits, of which a double gives 52.
    var reciprocal: WideFloat {
        let scaled = WideFloat(mantissa: mantissa, exponent: -255)
        var result = WideFloat(double: 1 / scaled.doubleValue)
        for _ in 0..<3 {
            let product = scaled * result
            // result × (2 - product), without a negative number.
            result =
                product < .one
                ? result + result * (.one - product) : result - result * (product - .one)
        }
        result.exponent -= exponent + 255
        return result
    }

    static func / (a: WideFloat, b: WideFloat) -> WideFloat { a * b.reciprocal }

    /// To a natural power.
    func power(_ exponent: Int) -> WideFloat {
        var result = WideFloat.one
        var square = self
        var left = exponent
        while left > 0 {
            if left & 1 == 1 { result = result * square }
            left >>= 1
            if left > 0 { square = square * square }
        }
        return result
    }

    /// The whole part, and whether the rest is more than a half; below 2^128 only.
    var rounded: UInt128 {
        guard exponent < 0, magnitude >= -1 else { return exponent < 0 ? 0 : .max }
        let whole = mantissa.shiftedRight(by: -exponent).low
        let half = mantissa.shiftedRight(by: -exponent - 1).low & 1
        return half == 1 ? whole + 1 : whole
    }
}

extension WideNatural {
    var leadingZeroBitCount: Int { high == 0 ? 128 + low.leadingZeroBitCount : high.leadingZeroBitCount }

    func shiftedLeft(by count: Int) -> WideNatural {
        if count == 0 { return self }
        if count >= 128 { return WideNatural(high: count >= 256 ? 0 : low << UInt128(count - 128), low: 0) }
        return WideNatural(high: high << UInt128(count) | low >> UInt128(128 - count), low: low << UInt128(count))
    }

    func shiftedRight(by count: Int) -> WideNatural {
        if count == 0 { return self }
        if count >= 128 { return WideNatural(high: 0, low: count >= 256 ? 0 : high >> UInt128(count - 128)) }
        return WideNatural(high: high >> UInt128(count), low: low >> UInt128(count) | high << UInt128(128 - count))
    }

    func adding(_ other: WideNatural) -> (sum: WideNatural, carry: Bool) {
        let lower = low.addingReportingOverflow(other.low)
        let upper = high.addingReportingOverflow(other.high)
        let carried = upper.partialValue.addingReportingOverflow(lower.overflow ? 1 : 0)
        return (
            WideNatural(high: carried.partialValue, low: lower.partialValue), upper.overflow || carried.overflow
        )
    }

    /// The upper 256 bits of a product of 512.
    func upperHalf(times other: WideNatural) -> WideNatural {
        let bottom = low.multipliedFullWidth(by: other.low)
        let left = high.multipliedFullWidth(by: other.low)
        let right = low.multipliedFullWidth(by: other.high)
        let top = high.multipliedFullWidth(by: other.high)
        let first = bottom.high.addingReportingOverflow(left.low)
        let second = first.partialValue.addingReportingOverflow(right.low)
        let carry: UInt128 = (first.overflow ? 1 : 0) + (second.overflow ? 1 : 0)
        let (low, one) = WideNatural(high: top.high, low: top.low).adding(WideNatural(high: 0, low: left.high))
        let (sum, two) = low.adding(WideNatural(high: 0, low: right.high))
        let (total, three) = sum.adding(WideNatural(carry))
        assert(!one && !two && !three, "a product of two numbers of 256 bits has 512")
        return total
    }
}
