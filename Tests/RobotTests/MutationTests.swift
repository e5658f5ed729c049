import FHIRJSON
import FHIRModel
import Robot
import SDC
import TestSupport
import Testing

/// Finished responses are valid; spoilt in any of many ways, the fault is told where it is.
@Suite struct MutationTests {
    /// - Returns: nil where the engine refuses the form.
    static func check(_ bytes: [UInt8], walks: Int, calls: Int) -> MutationCheck.Report? {
        var settings = WalkSettings()
        settings.seed = 3
        settings.skipPercent = 0
        let cache = FormCache(capacity: 64 << 20, marks: Marks(canonicalBase: "http://formstep.example/fhir"))
        guard let form = try? cache.compile(bytes: bytes, version: nil) else { return nil }
        var campaign = Campaign(form: form)
        let report = campaign.run(settings, bound: Campaign.Bound(walks: walks, calls: calls, freeWalks: 0))
        var check = MutationCheck(form: form, seed: 7)
        for response in report.finished { check.run(on: response) }
        return check.report
    }

    @Test func thereAreFiftyWays() {
        let names = MutationCheck.mutations.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count >= 50)
    }

    @Test(arguments: SampleFormTests.forms) func everyFaultOfSampleFormsIsFound(file: String) throws {
        let bytes = try #require(Files.read(file))
        let report = try #require(Self.check(bytes, walks: Effort.some(of: 4), calls: 100 + Effort.some(of: 300)))
        #expect(report.tried.values.reduce(0, +) > 10)
        for line in report.missed { Issue.record("\(file): \(line)") }
    }

    @Test func everyFaultOfRealFormsIsFound() throws {
        guard let shared = Files.shared else {
            print("skipped: no shared folder (FORMSTEP_SHARED), so responses to real forms are not spoilt")
            return
        }
        var tried: [String: Int] = [:]
        var found: [String: Int] = [:]
        var missed: [String] = []
        for file in Files.json(in: "\(shared)/cases/questionnaires") {
            let bytes = try #require(Files.read(file))
            let document = try Document.parse(bytes)
            for form in FormFinder.forms(in: document) {
                guard let report = Self.check(form.bytes, walks: 1, calls: 60) else { continue }
                tried.merge(report.tried, uniquingKeysWith: +)
                found.merge(report.found, uniquingKeysWith: +)
                missed += report.missed.map { "\(file.split(separator: "/").last ?? ""): \($0)" }
            }
        }
        let all = tried.values.reduce(0, +)
        print("spoilt responses: \(all) in \(tried.count) ways, found at their element \(found.values.reduce(0, +))")
        let untried = MutationCheck.mutations.map(\.name).filter { tried[$0] == nil }
        print("ways that no real form gave occasion for: \(untried)")
        for line in missed.prefix(60) { print("  missed: \(line)") }
        #expect(missed.isEmpty)
        #expect(tried.count >= 50)
    }
}
