import Storage
import Testing

struct VersionOrderTests {
    @Test(arguments: [
        ("1.0.0", "1.0.1"), ("1.9", "1.10"), ("1.0", "1.0.1"), ("1.0.0-rc.1", "1.0.0"), ("1.0.0-rc.1", "1.0.0-rc.2"),
        ("2024-05-01", "2024-11-01"), ("2024", "2024-05"), ("a", "b"), ("9", "10"), ("1.0.0-alpha", "1.0.0-alpha.1"),
        ("1.0.0-1", "1.0.0-alpha"), ("v1.9", "v1.10"), ("2.0-draft", "2.0"), ("1.0.0-rc.9", "1.0.0-rc.10"),
        ("1.0.0-1.a", "1.0.0-01.b"), ("1.0.0-99999999999999999999", "1.0.0-100000000000000000000"),
        ("99999999999999999999.0.0", "100000000000000000000.0.0"), ("r99999999999999999999", "r100000000000000000000"),
        ("r01.1", "r1.2"),
    ])
    func byDefault(earlier: String, later: String) {
        let algorithm = VersionAlgorithm.chosen(named: nil, for: [earlier, later])
        #expect(algorithm.compare(earlier, later) == .earlier)
        #expect(algorithm.compare(later, earlier) == .later)
        #expect(algorithm.compare(later, later) == .same)
    }

    @Test(arguments: [
        ("alpha", "10", "9"), ("integer", "9", "10"), ("integer", "x", "1"), ("date", "2024-05-31", "2024-06"),
        ("date", "2023-12-31T23:00:00Z", "2024"), ("natural", "r9", "r10"),
        ("integer", "99999999999999999999", "100000000000000000000"), ("integer", "+2", "1"),
        ("semver", "no version", "0.0.1"),
    ])
    func byName(algorithm: String, earlier: String, later: String) throws {
        let algorithm = try #require(VersionAlgorithm(rawValue: algorithm))
        #expect(algorithm.compare(earlier, later) == .earlier)
        #expect(algorithm.compare(later, earlier) == .later)
    }

    @Test func buildMetadataDoesNotCount() {
        #expect(VersionAlgorithm.semver.compare("1.0.0+a", "1.0.0+b") == .same)
        #expect(VersionAlgorithm.semver.compare("1", "1.0.0") == .same)
    }

    @Test func noVersionIsTheEarliest() {
        #expect(VersionAlgorithm.natural.compare(nil, "0") == .earlier)
        #expect(VersionAlgorithm.natural.compare("0", nil) == .later)
        #expect(VersionAlgorithm.natural.compare(nil, nil) == .same)
    }

    @Test func anUnknownAlgorithmIsTheDefault() {
        #expect(VersionAlgorithm.chosen(named: "%a.b", for: ["1.0.0"]) == .semver)
        #expect(VersionAlgorithm.chosen(named: "%a.b", for: ["1.0.0", "x"]) == .natural)
    }
}
