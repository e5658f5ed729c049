package import Decimals

/// Numbers from one to another, each as a text whose order by bytes is the order of the numbers: an index of texts serves it,
/// and nothing goes through binary numbers.
package struct NumberInterval: Sendable, Hashable {
    package let low: String
    package let high: String

    /// Below every number.
    package static let lowest = ""
    /// Above every number.
    package static let highest = "~"

    package init(low: String, high: String) {
        self.low = low
        self.high = high
    }

    package init(_ number: ExactDecimal) {
        low = Self.key(number)
        high = low
    }

    /// From one number to another; nil = without end.
    package init(low: ExactDecimal?, high: ExactDecimal?) {
        self.low = low.map(Self.key) ?? Self.lowest
        self.high = high.map(Self.key) ?? Self.highest
    }

    /// `c1003123` for 123 (`0.123 × 10^3`), `b` for zero, `a8996876~` for -123: sign, exponent, digits; of negative numbers the
    /// complements, and a sign behind them that is above all digits.
    package static func key(_ number: ExactDecimal) -> String {
        var (coefficient, exponent) = number.parts
        guard coefficient != 0 else { return "b" }
        while coefficient % 10 == 0 {
            coefficient /= 10
            exponent += 1
        }
        var digits = Array(String(coefficient.magnitude).utf8)
        // Exponents stand between -2000 and 2000.
        let place = exponent + digits.count + 5000
        digits = Array(String(place).utf8) + digits
        guard number.signum < 0 else { return "c" + String(decoding: digits, as: UTF8.self) }
        for index in digits.indices { digits[index] = UInt8(ascii: "9") - (digits[index] - UInt8(ascii: "0")) }
        return "a" + String(decoding: digits, as: UTF8.self) + "~"
    }
}
