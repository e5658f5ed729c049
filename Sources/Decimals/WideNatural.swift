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
        if let small = UInt64(exactly: divisor) {
            let (quotient, remainder) = divided(bySmall: small)
            return (quotient, UInt128(remainder))
        }
        let top = high.quotientAndRemainder(dividingBy: divisor)
        // A remainder is below its divisor, so the quotient of what is left fits in 128 bits.
        let shift = UInt128(divisor.leadingZeroBitCount)
        let scaled = divisor << shift
        let upper = shift == 0 ? top.remainder : top.remainder << shift | low >> (128 - shift)
        let lower = low << shift
        let first = Self.step(upper, UInt64(truncatingIfNeeded: lower >> 64), by: scaled)
        let second = Self.step(first.remainder, UInt64(truncatingIfNeeded: lower), by: scaled)
        let quotient = UInt128(first.quotient) << 64 | UInt128(second.quotient)
        return (WideNatural(high: top.quotient, low: quotient), second.remainder >> shift)
    }

    /// Four hardware divisions.
    func divided(bySmall divisor: UInt64) -> (quotient: WideNatural, remainder: UInt64) {
        let a = UInt64(truncatingIfNeeded: high >> 64).quotientAndRemainder(dividingBy: divisor)
        let b = divisor.dividingFullWidth((a.remainder, UInt64(truncatingIfNeeded: high)))
        let c = divisor.dividingFullWidth((b.remainder, UInt64(truncatingIfNeeded: low >> 64)))
        let d = divisor.dividingFullWidth((c.remainder, UInt64(truncatingIfNeeded: low)))
        let quotient = WideNatural(
            high: UInt128(a.quotient) << 64 | UInt128(b.quotient), low: UInt128(c.quotient) << 64 | UInt128(d.quotient))
        return (quotient, d.remainder)
    }

    /// One digit of long division to the base 2^64: `(upper × 2^64 + next) / divisor`, for a divisor whose highest bit is
    /// set and which is greater than `upper` (Knuth's algorithm D).
    private static func step(
        _ upper: UInt128, _ next: UInt64, by divisor: UInt128
    ) -> (quotient: UInt64, remainder: UInt128) {
        let first = UInt64(truncatingIfNeeded: divisor >> 64)
        let second = UInt64(truncatingIfNeeded: divisor)
        let top = UInt64(truncatingIfNeeded: upper >> 64)
        let middle = UInt64(truncatingIfNeeded: upper)
        var quotient = UInt64.max
        var rest = UInt128(middle) + UInt128(first)
        if top < first {
            let guess = first.dividingFullWidth((top, middle))
            quotient = guess.quotient
            rest = UInt128(guess.remainder)
        }
        // The guess from the first digit alone is at most two too great.
        var product = UInt128(quotient) * UInt128(second)
        while rest >> 64 == 0 && product > rest << 64 | UInt128(next) {
            quotient -= 1
            rest += UInt128(first)
            product -= UInt128(second)
        }
        return (quotient, (upper << 64 | UInt128(next)) &- divisor &* UInt128(quotient))
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
