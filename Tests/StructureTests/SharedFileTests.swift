import FHIRJSON
import FHIRModel
import Structure
import TestSupport
import Testing

/// The resources of the shared folder: what is found in each, as looked over by hand and noted in `shared-findings.tsv`. What is
/// found beyond that is a false alarm until somebody looked.
@Suite struct SharedFileTests {
    private static let folders = ["adaptive", "extract", "populate", "questionnaires", "sdc", "seed", "validator"]

    @Test func onlyWhatIsTrue() throws {
        guard let shared = Files.shared else {
            print("structure: skipped, no shared folder (FORMSTEP_SHARED)")
            return
        }
        var expected: [String: String] = [:]
        for row in cases("shared-findings.tsv") { expected[row[0]] = row[1] }
        var checked = 0
        for folder in Self.folders {
            for name in Files.json(in: shared + "/" + folder)
            where !name.hasPrefix("outcomes/") && !name.hasSuffix("manifest.json") {
                guard let document = Files.document(shared + "/" + folder + "/" + name) else { continue }
                let version = FHIRVersion(evidenceIn: document.root, of: document)
                var counts: [String: Int] = [:]
                for finding in StructureChecker(version, maximumFindings: 1000).check(document).findings {
                    counts[finding.invariant ?? finding.fault.rawValue, default: 0] += 1
                }
                let found = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
                #expect(found == expected[folder + "/" + name] ?? "", "\(folder)/\(name)")
                checked += 1
            }
        }
        #expect(checked > 500)
        print("structure: \(checked) files of the shared folder, \(expected.count) of them with findings")
    }
}
