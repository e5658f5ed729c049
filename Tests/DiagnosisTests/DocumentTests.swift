import FHIRModel
import Foundation
import Messages
import Testing

/// The documentation lists what there is.
@Suite struct DocumentTests {
    @Test func everyCodeIsListed() throws {
        let file = DiagnosisCase.folder.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/diagnosis.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for fault in FormFault.allCases {
            #expect(text.contains("| `\(fault.rawValue)` | \(fault.gravity.rawValue) |"), "\(fault.rawValue)")
        }
    }
}
