package import FHIRJSON
package import FHIRModel
internal import Structure

/// Holds a QuestionnaireResponse against FHIR's definition of it, whatever its form says (sdc-facts 4.5: qrs-1, qrs-2 …).
package enum ResponseStructure {
    private static let maximumFindings = 200

    /// What is wrong with the resource as a resource.
    package static func issues(_ document: Document, at node: Node, version: FHIRVersion) -> [Issue] {
        let checker = StructureChecker(version, maximumFindings: maximumFindings)
        return checker.check(document, at: node).findings.map { $0.issue.of(.structure) }
    }

    /// Both together, each thing once: a value that is none of its type is told with its question.
    package static func merged(_ structure: [Issue], with validation: [Issue]) -> [Issue] {
        let values = Set(validation.lazy.filter { $0.kind == .invalidAnswerType }.compactMap(\.expression))
        let rest =
            values.isEmpty
            ? structure
            : structure.filter { issue in
                guard let place = issue.expression else { return true }
                return !values.contains { place == $0 || place.hasPrefix($0 + ".value") }
            }
        return rest + validation
    }
}
