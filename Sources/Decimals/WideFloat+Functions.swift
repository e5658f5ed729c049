/// Exponential and logarithm, right to at least 72 decimal digits.
extension WideFloat {
    /// ln 2, from its series.
    static let ln2 = logarithmSeries(1, over: 3)

    /// e^x for x below 2^12.
    var exponential: WideFloat {
        guard !isZero, magnitude > -300 else { return .one }
        // x = n ln 2 + rest, and the rest by 2^-8; then eight squarings.
        let count = Int(doubleValue / 0.693_147_180_559_945_3)
        let whole = WideFloat(UInt128(count)) * Self.ln2
        // The double may have been a hair too great.
        let steps = self < whole ? count - 1 : count
        let rest = self - (steps == count ? whole : WideFloat(UInt128(steps)) * Self.ln2)
        var small = rest
        small.exponent -= 8
        var result = WideFloat.one
        // (2^-8)^25 / 25! is below 2^-280.
        for term in stride(from: UInt64(25), to: 0, by: -1) { result = .one + (small * result).divided(by: term) }
        for _ in 0..<8 { result = result * result }
        result.exponent += steps
        return result
    }

    /// ln(x) for x from 1 up; the distance of x from 1 decides how many digits are right, see `logarithm(onePlus:)`.
    var logarithm: WideFloat {
        let twos = magnitude
        var rest = self
        rest.exponent -= twos
        let power = WideFloat(UInt128(twos)) * Self.ln2
        // From 1 to 2; near 1 the series is quick, elsewhere a double's logarithm leaves a number near 1.
        let above = rest - .one
        if above.isZero { return power }
        if above.magnitude < -9 { return power + Self.logarithm(onePlus: above) }
        let guess = WideFloat(double: Self.logarithm(rest.doubleValue))
        let inverse = guess.exponential
        if rest < inverse {
            let quotient = inverse / rest
            let over = quotient < .one ? .zero : quotient - .one
            return power + guess - Self.logarithm(onePlus: over)
        }
        let quotient = rest / inverse
        return power + guess + Self.logarithm(onePlus: quotient < .one ? .zero : quotient - .one)
    }

    /// ln(1 + u) for u below 2^-9, with as many right digits as u has, however small it is.
    static func logarithm(onePlus u: WideFloat) -> WideFloat { u.isZero ? u : atanhTwice(u / (u + WideFloat(2))) }

    /// -ln(1 - u) for u below 2^-9.
    static func negativeLogarithm(oneMinus u: WideFloat) -> WideFloat {
        u.isZero ? u : atanhTwice(u / (WideFloat(2) - u))
    }

    /// 2 artanh z = 2z (1 + z²/3 + z⁴/5 + …)
    private static func atanhTwice(_ z: WideFloat) -> WideFloat {
        let square = z * z
        var sum = WideFloat.one
        var power = square
        var odd: UInt64 = 3
        while power.magnitude > -262 {
            sum = sum + power.divided(by: odd)
            power = power * square
            odd += 2
        }
        var result = z * sum
        result.exponent += 1
        return result
    }

    private static func logarithmSeries(_ numerator: UInt128, over denominator: UInt64) -> WideFloat {
        atanhTwice(WideFloat(numerator).divided(by: denominator))
    }

    /// Right to 40 bits or so, which is enough for a first guess; for numbers from 1 to 2.
    private static func logarithm(_ x: Double) -> Double {
        let z = (x - 1) / (x + 1)
        let square = z * z
        var sum = 0.0
        for odd in stride(from: 33.0, through: 1.0, by: -2.0) { sum = sum * square + 1 / odd }
        return 2 * z * sum
    }
}
