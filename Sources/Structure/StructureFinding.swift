package import FHIRJSON
package import FHIRModel
package import Messages

/// One thing that is wrong with a resource.
package struct StructureFinding: Sendable {
    /// How bad it is: FHIR's own severity where a rule has one.
    package let severity: Issue.Severity
    /// FHIR's IssueType.
    package let code: Issue.Code
    /// What sort of fault.
    package let fault: StructureFault
    /// The key of the rule that is not kept, as `que-2`; nil for other faults.
    package let invariant: String?
    /// The element; for one that is missing what it is missing in.
    package let node: Node
    /// FHIRPath to ``node`` from the resource that was asked about: `Questionnaire.item[2].enableWhen[0].answer.ofType(Coding)`. To
    /// what holds it, for what is no element and so has no path.
    package let expression: String
    /// What people are told. It never repeats a value.
    package let message: StructureMessage

    /// As an entry of an `OperationOutcome`.
    package var issue: Issue { Issue(severity, code, .structure(message), expression: expression) }
}

/// What was found, in the order of the document.
package struct StructureReport: Sendable {
    /// At most as many as was asked for, and one more that says so if there were more.
    package let findings: [StructureFinding]

    /// There is an error among them.
    package var hasErrors: Bool { findings.contains { $0.severity >= .error } }
}
