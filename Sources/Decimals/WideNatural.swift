/// A natural number below 2^256: the room in which sums, products and quotients of 38-digit numbers are exact before
/// they are rounded once.
struct WideNatural: Comparable {
    var high: UInt128
    var low: UInt128

    init(_ low: UInt128) {
        high = 0
        self.low = low
    }

    init(high: UInt128, low: UInt128) {
        self.high = high
        self.low = low
    }

    /// The exact product of two 128-bit numbers.
    init(_ a: UInt128, times b: UInt128) {
        let product = a.multipliedFullWidth(by: b)
        high = product.high
        low = product.low
    }

    var isZero: Bool { high == 0 && low == 0 }

    static func < (a: WideNatural, b: WideNatural) -> Bool {
        a.high != b.high ? a.high < b.high : a.low < b.low
    }

    /// The caller knows that the sum is below 2^256.
    static func + (a: WideNatural, b: WideNatural) -> WideNatural {
        let (low, carry) = a.low.addingReportingOverflow(b.low)
        return WideNatural(high: a.high &+ b.high &+ (carry ? 1 : 0), low: low)
    }

    /// The caller knows that `b` is not greater than `a`.
    static func - (a: WideNatural, b: WideNatural) -> WideNatural {
        let (low, borrow) = a.low.subtractingReportingOverflow(b.low)
        return WideNatural(high: a.high &- b.high &- (borrow ? 1 : 0), low: low)
    }

    /// The caller knows that the product is below 2^256.
    func multiplied(by factor: UInt128) -> WideNatural {
        let product = WideNatural(low, times: factor)
        return WideNatural(high: product.high &+ high &* factor, low: product.low)
    }

    /// The caller knows that the product is below 2^256; `exponent` is at most 76.
    func multiplied(byTenToThe exponent: Int) -> WideNatural {
        let first = min(exponent, PowersOfTen.highest)
        return multiplied(by: PowersOfTen[first]).multiplied(by: PowersOfTen[exponent - first])
    }

    /// Quotient and remainder; `divisor` is not zero.
    func divided(by divisor: UInt128) -> (quotient: WideNatural, remainder: UInt128) {
        if high == 0 {
            let (quotient, remainder) = low.quotientAndRemainder(dividingBy: divisor)
            return (WideNatural(quotient), remainder)
        }
        let top = high.quotientAndRemainder(dividingBy: divisor)
        // A remainder is below its divisor, which is what dividingFullWidth asks for.
        let bottom = divisor.dividingFullWidth((high: top.remainder, low: low))
        return (WideNatural(high: top.quotient, low: bottom.quotient), bottom.remainder)
    }

    /// The root, rounded down, of a number that is not zero and below 10^77.
    var squareRoot: UInt128 {
        // A double is right to 16 digits, and each of Newton's steps doubles them.
        var root = UInt128((Double(high) * 0x1p128 + Double(low)).squareRoot())
        for _ in 0..<3 {
            let quotient = divided(by: root).quotient.low
            root = (root & quotient) + ((root ^ quotient) >> 1)
        }
        while WideNatural(root, times: root) > self { root -= 1 }
        while WideNatural(root + 1, times: root + 1) <= self { root += 1 }
        return root
    }

    /// The number of decimal digits; 1 for zero. Right below 10^76.
    var digitCount: Int {
        if high == 0 { return PowersOfTen.digitCount(of: low) }
        let upper = divided(by: PowersOfTen[PowersOfTen.highest]).quotient
        return upper.isZero
            ? PowersOfTen.highest : PowersOfTen.highest + PowersOfTen.digitCount(of: upper.high == 0 ? upper.low : .max)
    }
}

/// 10^0 to 10^38, all that fit in 128 bits.
enum PowersOfTen {
    static let highest = 38

    private static let table: [UInt128] = {
        var powers: [UInt128] = [1]
        for _ in 0..<highest { powers.append((powers.last ?? 1) * 10) }
        return powers
    }()

    static subscript(exponent: Int) -> UInt128 { table[exponent] }

    /// The number of decimal digits; 1 for zero.
    static func digitCount(of value: UInt128) -> Int {
        if value < 10 { return 1 }
        let bits = 128 - value.leadingZeroBitCount
        // bits × log10(2), rounded down: the count or one too few.
        let estimate = (bits * 1233) >> 12
        return estimate <= highest && value >= table[estimate] ? estimate + 1 : estimate
    }
}
