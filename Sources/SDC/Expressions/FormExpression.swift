package import FHIRJSON
internal import FHIRModel
package import FHIRPath

/// An expression of a form that stands in for a value of it, compiled with the form.
///
/// Standard: the extension `cqf-expression`, its older name `cqf-calculatedValue`, and text where a limit of another type
/// is asked for (sdc-facts 2, 3.1).
package final class FormExpression: Sendable {
    package let compiled: FHIRPathExpression
    /// What it stands in for: `maxValue`.
    package let element: String
    /// The extension whose value it is, in the form's document.
    package let entry: Node

    init(_ compiled: FHIRPathExpression, element: String, entry: Node) {
        self.compiled = compiled
        self.element = element
        self.entry = entry
    }
}
