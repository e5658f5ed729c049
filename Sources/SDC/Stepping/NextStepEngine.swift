internal import FHIRJSON
internal import FHIRModel

/// `$next-step` as one pure state machine: a form, a response and what is submitted in; the next step out (design 3).
package struct NextStepEngine {
    /// - Throws: `NextStepConflict` where the response's state or the form's entryMode forbids the call (409).
    package static func run(_ request: NextStepRequest, form: Form, marks: Marks) throws(NextStepConflict) -> NextStepReply
    {
        throw NextStepConflict(issue: Issue(.error, .notSupported, "not yet"))
    }
}
