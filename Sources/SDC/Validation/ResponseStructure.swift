package import FHIRJSON
package import FHIRModel
internal import Structure

/// Holds a QuestionnaireResponse against FHIR's definition of it, whatever its form says (sdc-facts 4.5: qrs-1, qrs-2 …).
package enum ResponseStructure {
    private static let maximumFindings = 200

    /// Something wrong with the resource as a resource.
    package struct Finding {
        package var issue: Issue
        /// It is a code for a unit that does not say of which system it is (qty-3).
        let isUnitWithoutSystem: Bool
    }

    /// What is wrong with the resource as a resource.
    package static func findings(_ document: Document, at node: Node, version: FHIRVersion) -> [Finding] {
        let checker = StructureChecker(version, maximumFindings: maximumFindings)
        return checker.check(document, at: node).findings.map {
            Finding(issue: $0.issue.of(.structure), isUnitWithoutSystem: $0.invariant == "qty-3")
        }
    }

    /// Both together, each thing once: a value that is none of its type is told with its question. What the form itself writes in
    /// a way that FHIR does not allow is no fault of who answers.
    package static func merged(_ structure: [Finding], with validation: ResponseValidation.Result) -> [Issue] {
        guard !structure.isEmpty else { return validation.issues }
        let values = Set(
            validation.issues.lazy.filter { $0.kind == .invalidAnswerType && $0.severity >= .error }.compactMap(
                \.expression))
        let rest = structure.compactMap { finding -> Issue? in
            var issue = finding.issue
            guard let place = issue.expression else { return issue }
            let answer = place.firstRange(of: ".value").map { String(place[..<$0.lowerBound]) } ?? place
            if values.contains(answer) { return nil }
            if finding.isUnitWithoutSystem, validation.unitsAsInForm.contains(answer) { issue.severity = .warning }
            return issue
        }
        return rest + validation.issues
    }
}
