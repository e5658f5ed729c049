package import FHIRJSON
package import FHIRModel

/// What `$populate` made.
package struct PopulateReply {
    package let document: Document
    /// The QuestionnaireResponse in it.
    package let response: Node
    package let issues: [Issue]
    /// Nil where it was not asked for.
    package let trace: PopulationTrace?
    /// Steps that the expressions took.
    package let steps: Int
    /// The call's budget is used up, and what was left to fill in is empty.
    package let isExhausted: Bool
}

/// How a response came to hold what it holds; the only place that repeats values.
package struct PopulationTrace {
    /// A name that came from outside.
    package struct Context {
        package let name: String
        /// `context`, `subject` or `query`.
        package let origin: String
        package let types: [String]
    }

    /// A query that was sent.
    package struct Query {
        package let query: String
        /// Resources that it gave; nil where it failed.
        package let count: Int?
        package let milliseconds: Int
        /// Why it failed, and what else there is to say.
        package let notes: [String]
    }

    /// An expression that was evaluated.
    package struct Expression {
        /// Where, as a path; empty = the form.
        package let path: String
        /// `initialExpression`, `itemPopulationContext`, `variable x`, `calculatedExpression`, `observation`.
        package let element: String
        package let expression: String
        package let values: [String]
        package let count: Int
        package let problem: String?
    }

    package var contexts: [Context] = []
    package var queries: [Query] = []
    package var expressions: [Expression] = []
}
