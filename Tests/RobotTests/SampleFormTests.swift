import FHIRJSON
import Robot
import TestSupport
import Testing

/// The sample forms, on all branches, step by step in all three ways, with several seeds.
@Suite struct SampleFormTests {
    static let forms = Files.json(in: Files.root + "/config/forms")

    @Test(arguments: forms, ["page", "item", "all"])
    func walksOnAllBranches(file: String, granularity: String) throws {
        let bytes = try #require(Files.read(file))
        for seed in Effort.some(of: 1...3) {
            var settings = WalkSettings()
            settings.seed = seed
            settings.granularity = granularity
            let report = try Campaign.walk(
                bytes, settings: settings, bound: Campaign.Bound(walks: 20, calls: 1500), allBranches: true)
            for finding in report.findings {
                Issue.record("seed \(seed), \(finding.kind): \(finding.text)\n\(finding.requestLine)")
            }
            #expect(report.ends.isEmpty)
            #expect(report.walks >= 1 && report.completed + report.findings.count >= report.walks)
            #expect(report.outcomesSeen == report.outcomesPossible, "a condition did not come out both ways")
            // What a page's last answers bring to life may never be shown; questions are always met.
            #expect(report.neverMet.count <= 1, "never met: \(report.neverMet)")
        }
    }

    @Test func theSameSeedWalksTheSameWalk() throws {
        let bytes = try #require(Files.read(Files.root + "/config/forms/intake.json"))
        var settings = WalkSettings()
        settings.seed = 11
        let first = try Campaign.walk(bytes, settings: settings, bound: Campaign.Bound(walks: 3), allBranches: true)
        let second = try Campaign.walk(bytes, settings: settings, bound: Campaign.Bound(walks: 3), allBranches: true)
        #expect(first.calls == second.calls && first.walks == second.walks)
        settings.seed = 12
        let other = try Campaign.walk(bytes, settings: settings, bound: Campaign.Bound(walks: 3), allBranches: true)
        #expect(other.calls != first.calls || other.walks != first.walks)
    }
}
