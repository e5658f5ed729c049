import Foundation

/// How much of the long tests is run. `FORMSTEP_TEST_EFFORT` is a percentage, 100 unless said otherwise: sanitized code is
/// ten times slower, and races and bad accesses show as well in fewer rounds.
package enum Effort {
    private static let percent =
        ProcessInfo.processInfo.environment["FORMSTEP_TEST_EFFORT"].flatMap { Int($0) }.map { min(max($0, 1), 100) }
        ?? 100

    /// That part of a number of rounds or pieces, at least one.
    package static func some(of count: Int) -> Int { max(1, count * percent / 100) }

    /// The first of some seeds.
    package static func some(of seeds: ClosedRange<UInt64>) -> ClosedRange<UInt64> {
        seeds.lowerBound...(seeds.lowerBound + UInt64(some(of: seeds.count) - 1))
    }

    /// A bound for work that would take hours if it grew as it must not: wide enough for a busy machine.
    package static func patience(_ bound: Duration) -> Duration { percent == 100 ? bound * 2 : bound * 20 }
}
