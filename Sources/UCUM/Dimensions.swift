/// The powers of UCUM's seven base units, and of the units that are comparable with themselves alone.
struct Dimensions: Sendable, Hashable {
    /// Powers of m, s, g, rad, K, C, cd; the eighth is always 0.
    var base = SIMD8<Int16>()
    /// Arbitrary units (`[iU]`), and logarithmic ones inside a larger term, by their line in the table; in that order.
    var others: [Other] = []

    struct Other: Sendable, Hashable {
        let line: Int16
        var exponent: Int16
    }

    static let symbols = ["m", "s", "g", "rad", "K", "C", "cd"]

    var isNone: Bool { base == SIMD8<Int16>() && others.isEmpty }

    /// The sum of the powers, each of `other` times `count` (-1 for a division). Nil when a power leaves ±999.
    func adding(_ other: Dimensions, times count: Int) -> Dimensions? {
        // |count| ≤ 999 and every power ≤ 999: neither product nor sum leaves 32 bits.
        let sum =
            SIMD8<Int32>(truncatingIfNeeded: base)
            &+ SIMD8<Int32>(truncatingIfNeeded: other.base) &* Int32(truncatingIfNeeded: count)
        guard sum.max() <= 999, sum.min() >= -999 else { return nil }
        var result = Dimensions(base: SIMD8<Int16>(truncatingIfNeeded: sum), others: others)
        for one in other.others {
            guard let index = result.others.firstIndex(where: { $0.line >= one.line }) else {
                guard let added = Self.exponent(0, one.exponent, count) else { return nil }
                if added != 0 { result.others.append(Other(line: one.line, exponent: added)) }
                continue
            }
            let known = result.others[index].line == one.line
            guard let added = Self.exponent(known ? result.others[index].exponent : 0, one.exponent, count) else {
                return nil
            }
            if known { result.others.remove(at: index) }
            if added != 0 { result.others.insert(Other(line: one.line, exponent: added), at: index) }
        }
        return result
    }

    private static func exponent(_ a: Int16, _ b: Int16, _ count: Int) -> Int16? {
        let sum = Int(a) + Int(b) * count
        return sum.magnitude <= 999 ? Int16(sum) : nil
    }

    /// A UCUM term of base units: `g.m-1.s-2`; `1` for none.
    var code: String {
        var parts: [String] = []
        for (index, symbol) in Self.symbols.enumerated() where base[index] != 0 {
            parts.append(base[index] == 1 ? symbol : symbol + String(base[index]))
        }
        for other in others {
            let symbol = UnitIndex.code(ofLine: Int(other.line))
            parts.append(other.exponent == 1 ? symbol : symbol + String(other.exponent))
        }
        return parts.isEmpty ? "1" : parts.joined(separator: ".")
    }
}
