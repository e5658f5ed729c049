import FHIRJSON
import FHIRModel
import Glibc
import Robot
import SDC
import Testing

/// Every Questionnaire of the shared folder, also inside Bundles, Parameters and `contained`: walked to the end on all
/// branches, or refused with what is at fault.
@Suite struct SharedFormTests {
    /// Calls and walks for one form, and the seed; others with FORMSTEP_ROBOT_CALLS, FORMSTEP_ROBOT_WALKS and
    /// FORMSTEP_ROBOT_SEED.
    static let calls = number("FORMSTEP_ROBOT_CALLS") ?? 60
    static let walks = number("FORMSTEP_ROBOT_WALKS") ?? 4

    static let seed = UInt64(clamping: number("FORMSTEP_ROBOT_SEED") ?? 5)

    private static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }

    @Test(arguments: ["page", "item"])
    func walksRealForms(granularity: String) throws {
        guard let shared = Files.shared else {
            print("skipped: no shared folder (FORMSTEP_SHARED), so no real forms are walked")
            return
        }
        let folders = ["questionnaires", "sdc/ig-json", "sdc/json-from-fsh"].map { "\(shared)/cases/\($0)" }
        let start = Files.seconds()
        var walked = 0
        var walks = 0
        var gaveUp: [String] = []
        var refused: [String] = []
        var failing: [String] = []
        for file in folders.flatMap({ Files.json(in: $0) }) {
            let name = file.split(separator: "/").last ?? Substring()
            let bytes = try #require(Files.read(file))
            let document = try Document.parse(bytes)
            for form in FormFinder.forms(in: document) {
                var settings = WalkSettings()
                settings.granularity = granularity
                settings.seed = Self.seed
                do throws(FormError) {
                    let report = try Campaign.walk(
                        form.bytes, settings: settings, bound: Campaign.Bound(walks: Self.walks, calls: Self.calls),
                        allBranches: true)
                    walked += 1
                    walks += report.walks
                    for finding in report.findings {
                        Issue.record(
                            "\(name) \(form.place), \(finding.kind): \(finding.text)\n\(finding.requestLine)")
                    }
                    failing += report.failures.map { "\(name) \(form.place): \($0.text)" }
                    gaveUp += report.ends.map { "\(name) \(form.place): \($0)" }
                } catch {
                    let issue = error.issues[0]
                    refused.append("\(name) \(form.place): \(issue.expression ?? "-"): \(issue.text)")
                    // The reason is a rule of the standard that the form breaks, and names where.
                    #expect(issue.expression != nil, "\(name) is refused without a place")
                }
            }
        }
        print(
            "real forms, \(granularity): \(walked) walked in \(walks) walks, \(refused.count) refused, "
                + "\(failing.count) expressions fail, \(Int(Files.seconds() - start)) s")
        for line in refused { print("  refused: \(line)") }
        for line in gaveUp { print("  not answerable: \(line)") }
        for line in failing { print("  failing expression: \(line)") }
        #expect(walked > 250)
        #expect(refused.count < 20)
    }
}
