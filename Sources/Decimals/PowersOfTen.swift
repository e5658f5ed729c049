/// 10^0 to 10^38, all that fit in 128 bits.
enum PowersOfTen {
    static let highest = 38

    private static let table: [UInt128] = {
        var powers: [UInt128] = [1]
        for _ in 0..<highest { powers.append((powers.last ?? 1) * 10) }
        return powers
    }()

    static subscript(exponent: Int) -> UInt128 { table[exponent] }

    /// 10^38, the first number that a coefficient cannot have.
    static let limit: UInt128 = 100_000_000_000_000_000_000_000_000_000_000_000_000

    private static let smallTable: [Int64] = table[...18].map { Int64($0) }

    /// 10^0 to 10^18.
    static func small(_ exponent: Int) -> Int64 { smallTable[exponent] }

    /// The number of decimal digits; 1 for zero.
    static func digitCount(of value: UInt128) -> Int {
        if value < 10 { return 1 }
        let bits = 128 - value.leadingZeroBitCount
        // bits × log10(2), rounded down: the count or one too few.
        let estimate = (bits * 1233) >> 12
        return estimate <= highest && value >= table[estimate] ? estimate + 1 : estimate
    }

    /// Takes zeros off the end, as many as there are but no more than `most`; says how many it took.
    static func stripZeros(_ value: inout UInt128, most: Int) -> Int {
        guard value != 0 else { return 0 }
        var taken = 0
        if value > UInt128(UInt64.max) {
            let step: UInt128 = 10_000_000_000_000_000
            while most - taken >= 16 {
                let (quotient, remainder) = value.quotientAndRemainder(dividingBy: step)
                if remainder != 0 { break }
                value = quotient
                taken += 16
            }
            while value > UInt128(UInt64.max) && taken < most {
                let (quotient, remainder) = value.quotientAndRemainder(dividingBy: 10)
                if remainder != 0 { return taken }
                value = quotient
                taken += 1
            }
            if value > UInt128(UInt64.max) { return taken }
        }
        // Divisions by a constant in 64 bits are multiplications.
        var small = UInt64(truncatingIfNeeded: value)
        while most - taken >= 8 && small % 100_000_000 == 0 {
            small /= 100_000_000
            taken += 8
        }
        if most - taken >= 4 && small % 10_000 == 0 {
            small /= 10_000
            taken += 4
        }
        while taken < most && small % 10 == 0 {
            small /= 10
            taken += 1
        }
        value = UInt128(small)
        return taken
    }
}
