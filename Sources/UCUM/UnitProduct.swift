import Decimals

/// The unit of a product or quotient in the symbols of its operands: `cm2` for cm and cm, `m` for `m/s` and s.
///
/// Symbols that measure the same are brought to the first of them: cm and m make `cm2` and a factor of 100.
struct UnitProduct {
    private struct Power {
        let symbol: ArraySlice<UInt8>
        let term: UnitTerm
        var exponent: Int
    }

    private var powers: [Power] = []
    /// What a value in the units as given is multiplied with.
    private(set) var factor = Factor.one

    /// Nil where the codes hold more than symbols and exponents, or special units.
    init?(_ left: String, _ right: String, sign: Int) {
        guard add(left, sign: 1), add(right, sign: sign) else { return nil }
    }

    private mutating func add(_ code: String, sign: Int) -> Bool {
        var parser = UnitParser(code, keepsParts: true)
        guard (try? parser.parse()) != nil, let parts = parser.parts else { return false }
        var sign = sign
        let plus = sign
        for part in parts {
            switch part {
            case .point: sign = plus
            case .slash: sign = -plus
            case .number(1): continue
            case .symbol(let symbol, let exponent):
                guard add(symbol, exponent * sign) else { return false }
            default: return false
            }
        }
        return true
    }

    private mutating func add(_ symbol: ArraySlice<UInt8>, _ exponent: Int) -> Bool {
        guard let term = Self.term(symbol), term.special == nil else { return false }
        for index in powers.indices {
            let known = powers[index]
            let isSame = known.symbol == symbol
            guard isSame || (known.term.dimensions == term.dimensions && !term.dimensions.isNone) else { continue }
            if !isSame {
                guard let ratio = try? term.factor.over(known.term.factor).power(exponent),
                    let product = try? factor.times(ratio)
                else { return false }
                factor = product
            }
            powers[index].exponent += exponent
            return powers[index].exponent.magnitude <= 999
        }
        powers.append(Power(symbol: symbol, term: term, exponent: exponent))
        return true
    }

    /// `10*` and `10^` are symbols too, but not to the grammar of symbols.
    private static func term(_ symbol: ArraySlice<UInt8>) -> UnitTerm? {
        try? UnitLookup.term(of: symbol, in: "", at: 0)
    }

    /// Numerators joined by points, then each denominator behind a slash; `1` for none.
    var code: String {
        func text(_ power: Power) -> String {
            let symbol = String(decoding: power.symbol, as: UTF8.self)
            // The exponent of `10*` is never left out: it stands for a number then.
            return power.exponent.magnitude == 1 ? symbol : symbol + String(power.exponent.magnitude)
        }
        let above = powers.filter { $0.exponent > 0 }.map(text).joined(separator: ".")
        let below = powers.filter { $0.exponent < 0 }.map { "/" + text($0) }.joined()
        return above.isEmpty && below.isEmpty ? "1" : above + below
    }
}
