import Diagnosis
import FHIRModel
import Messages
import Testing

/// Every file of `Cases`: exactly what it says is found, at that element, and nothing else.
@Suite struct CaseTests {
    @Test(arguments: DiagnosisCase.names) func finds(_ name: String) throws {
        let file = try DiagnosisCase(name)
        let report = file.report()
        let found = DiagnosisCase.findings(report).sorted { $0.description < $1.description }
        let expected = file.expected.map(\.finding).sorted { $0.description < $1.description }
        #expect(found == expected)
        for (finding, linkId, mentions) in file.expected {
            let fitting = report.issues.indices.filter {
                report.codes[$0] == finding.code && report.issues[$0].expression == finding.place
            }.map { report.issues[$0] }
            if let linkId { #expect(fitting.contains { $0.linkId == linkId && $0.text.contains(linkId) }) }
            if let mentions {
                #expect(fitting.contains { $0.text.contains(mentions) }, "\(fitting.map(\.text)) mentions \(mentions)")
            }
        }
    }

    @Test func thereAreCases() { #expect(DiagnosisCase.names.count > 100) }

    /// Told where no case leads: by the definitions of FHIR in our place, or where forms are too large for a file.
    private static let elsewhere: Set<FormFault> = [
        .allWell, .conditionExists, .conditionOperatorUnknown, .conditionWithoutAnswer, .conditionWithoutQuestion,
        .defaultsTooMany, .enableBehaviorMissing, .groupEmpty, .itemsBelowDisplay, .linkIdDuplicate, .linkIdMissing,
        .notAQuestionnaire, .typeMissing, .typeUnknown,
        // HostileTests
        .dependenciesTooMany, .moreCircles, .moreFindings, .moreUnknownNames, .nestingTooDeep,
    ]

    @Test func everyCodeIsProduced() throws {
        var codes: Set<String> = []
        for name in DiagnosisCase.names { codes.formUnion(try DiagnosisCase(name).report().codes) }
        for fault in FormFault.allCases where !Self.elsewhere.contains(fault) {
            #expect(codes.contains(fault.rawValue), "no case produces \(fault.rawValue)")
        }
    }
}
