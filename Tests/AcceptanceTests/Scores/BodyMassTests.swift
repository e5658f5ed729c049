import TestSupport
import Testing

/// The body mass index of the guide's weight and height panel.
@Suite struct BodyMassTests {
    private static let weight = "~129463-7"
    private static let height = "~18302-2"
    private static let index = "~139156-5"

    private func answer(tenths: Int?) -> [String]? { tenths.map { [#"{"valueDecimal":\#($0 / 10).\#($0 % 10)}"#] } }

    /// Tenths of the index for tenths of a kilogram and of an inch, in whole numbers: 0.0254 m to the inch, rounded half up.
    private func expected(_ weight: Int?, _ height: Int?) -> Int? {
        guard let weight, let height, height > 0 else { return nil }
        let divisor = height * height * 254 * 254
        return (2 * weight * 10_000_000_000 + divisor) / (2 * divisor)
    }

    private func check(_ reply: ScoreReply, _ weight: Int?, _ height: Int?) {
        #expect(reply.http == 200)
        guard let tenths = expected(weight, height) else {
            #expect(reply.isBlank(Self.index), "\(weight as Any) \(height as Any)")
            return
        }
        let given = reply.number(Self.index)
        #expect(given.map { Int(($0 * 10).rounded()) } == tenths, "\(weight as Any) \(height as Any)")
        #expect(given.map { abs($0 - Double(tenths) / 10) < 1e-9 } ?? false)
        #expect(reply.origin(Self.index) == "calculated")
    }

    /// By hand: 70 kg and 70 inches are 22.1, 80.5 kg and 65.5 inches 29.1.
    @Test func byHand() throws {
        #expect(expected(700, 700) == 221 && expected(805, 655) == 291 && expected(0, 700) == 0)
        for (weight, height) in [
            (700, 700), (805, 655), (0, 700), (700, 0), (0, 0), (nil, 700), (700, nil), (nil, nil), (1, 1000),
            (9999, 100),
        ] as [(Int?, Int?)] {
            let session = try ScoreSession("weight-height")
            let reply = try session.submit([
                (Self.weight, answer(tenths: weight)), (Self.height, answer(tenths: height)),
            ])
            check(reply, weight, height)
        }
    }

    @Test(arguments: Effort.some(of: 1...20)) func sequences(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let session = try ScoreSession("weight-height")
        var weight: Int?
        var height: Int?
        for _ in 0..<8 {
            var entries: [ScoreSession.Entry] = []
            if random.chance(60) {
                weight = random.chance(20) ? nil : random.chance(10) ? 0 : random.below(3000)
                entries.append((Self.weight, answer(tenths: weight)))
            }
            if random.chance(60) {
                height = random.chance(20) ? nil : random.chance(10) ? 0 : 200 + random.below(700)
                entries.append((Self.height, answer(tenths: height)))
            }
            check(try session.submit(entries), weight, height)
        }
    }

    @Test func onesOwnSticksUntilItIsCleared() throws {
        let session = try ScoreSession("weight-height")
        try session.submit([(Self.weight, answer(tenths: 700)), (Self.height, answer(tenths: 700))])
        let own = try session.submit([(Self.index, [#"{"valueDecimal":0}"#])])
        #expect(own.number(Self.index) == 0 && own.origin(Self.index) == nil)
        let later = try session.submit([(Self.weight, answer(tenths: 900))])
        #expect(later.number(Self.index) == 0)
        let cleared = try session.submit([(Self.index, nil)])
        check(cleared, 900, 700)
    }
}
