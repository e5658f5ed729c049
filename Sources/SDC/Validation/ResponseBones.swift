package import FHIRJSON
package import FHIRModel

/// Whether a response has the bones of one, so that it can be worked on.
package enum ResponseBones {
    /// What is wrong with its lists and elements.
    package static func faults(_ document: Document, _ response: Node) -> [Issue] {
        let shape = ResponseShape(document, root: response, named: "QuestionnaireResponse")
        shape.check()
        return shape.issues
    }
}
