package import FHIRJSON
package import FHIRModel

/// Holds a resource against the definitions of FHIR: its elements, their number and types, the form of their values, the codes of
/// required bindings, and the rules of the types (https://hl7.org/fhir/R4/validation.html).
///
/// What profiles add and what terminology servers know is not looked at. A document costs time in proportion to its size.
package struct StructureChecker: Sendable {
    private let version: FHIRVersion
    private let maximumFindings: Int

    /// - Parameters:
    ///   - version: whose definitions.
    ///   - maximumFindings: how many are told; one more says that there are more.
    package init(_ version: FHIRVersion, maximumFindings: Int = 200) {
        self.version = version
        self.maximumFindings = max(1, maximumFindings)
    }

    /// Checks the resource of a document, or the one at `node` inside it.
    package func check(_ document: Document, at node: Node? = nil) -> StructureReport {
        var walk = StructureWalk(
            document, root: node ?? document.root, DefinitionTable.table(for: version), maximum: maximumFindings)
        return StructureReport(findings: walk.run())
    }
}
