/// A small generator with a seed (SplitMix64): the same seed gives the same test.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Seeds are mixed too, so that one's numbers are not those of the next, one further on.
    package init(seed: UInt64) { state = Self.mix(seed &+ 0x2545_F491_4F6C_DD1D) }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mix(state)
    }

    private static func mix(_ number: UInt64) -> UInt64 {
        var mixed = number
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True about `percent` times in a hundred.
    package mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    package mutating func below(_ bound: Int) -> Int { bound <= 1 ? 0 : Int.random(in: 0..<bound, using: &self) }
}
