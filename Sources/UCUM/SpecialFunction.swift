import Decimals
import Glibc

/// How a value on a scale without a true zero, or on a logarithmic one, becomes a multiple of its ratio unit
/// (UCUM section 21, special units).
enum SpecialFunction: Sendable, Equatable {
    /// Temperatures: ratio = value + offset. Exact.
    case offset(ExactDecimal)
    /// Levels and potencies: ratio = base^(value / multiplier); `base` nil is e. Exact for whole powers.
    case logarithm(base: Int?, multiplier: Int)
    /// Slopes: ratio in radians = arctan(value / 100).
    case tangentTimes100
    /// `[m/s2/Hz^(1/2)]`: ratio = value².
    case squareRoot

    init?(_ text: Substring) {
        let arguments = text.dropFirst().split(separator: ",")
        switch text.first {
        case "o":
            guard let offset = arguments.first.flatMap({ ExactDecimal(String($0)) }) else { return nil }
            self = .offset(offset)
        case "l":
            guard arguments.count == 2, let multiplier = Int(arguments[1]) else { return nil }
            self = .logarithm(base: Int(arguments[0]), multiplier: multiplier)
        case "t": self = .tangentTimes100
        case "s": self = .squareRoot
        default: return nil
        }
    }

    /// Whether differences on this scale are multiples of its ratio unit, as degrees are of kelvin.
    var isOffset: Bool {
        if case .offset = self { true } else { false }
    }

    /// From the special unit to its ratio unit.
    func ratio(_ value: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        switch self {
        case .offset(let offset): return try value + offset
        case .squareRoot: return try value * value
        case .tangentTimes100: return try Self.decimal(atan(value.doubleValue / 100))
        case .logarithm(let base, let multiplier):
            let exponent = try value / ExactDecimal(multiplier)
            guard let base else { return try exponent.exponential() }
            return try ExactDecimal(base).power(exponent)
        }
    }

    /// From the ratio unit to the special one.
    func value(_ ratio: ExactDecimal) throws(DecimalError) -> ExactDecimal {
        switch self {
        case .offset(let offset): return try ratio - offset
        case .squareRoot: return try ratio.squareRoot()
        case .tangentTimes100: return try Self.decimal(100 * tan(ratio.doubleValue))
        case .logarithm(let base, let multiplier):
            guard let base else { return try ratio.naturalLogarithm() * ExactDecimal(multiplier) }
            return try ratio.logarithm(base: ExactDecimal(base)) * ExactDecimal(multiplier)
        }
    }

    /// How many digits of a result are certain: tangents are those of a double, logarithms keep all but the last few of 38.
    var certainDigits: Int { self == .tangentTimes100 ? 15 : 34 }

    /// All digits of the double; the last ones are uncertain, and rounded off at the end of a conversion.
    private static func decimal(_ value: Double) throws(DecimalError) -> ExactDecimal {
        guard value.isFinite else { throw .undefined }
        guard let decimal = ExactDecimal(value) else { throw .outOfRange }
        return decimal
    }
}
