package import FHIRJSON
package import FHIRModel

/// What a client is to show now.
package struct Step {
    package enum Kind: String, Sendable {
        case instruction, question, form, `repeat`, imageCapture, signature, completion
    }

    package var kind: Kind
    /// Path of the item, or of the group without `[n]`; empty at granularity `all`.
    package var path: String
    /// Item of the form; -1 at granularity `all` and for the completion.
    package var item: Int32
    /// Occurrences it is made of: the item, the rows of a group, or all at the root.
    package var occurrences: [Int32]
    /// Of a `repeat` step: rows that hold an answer of the person, and how many there may be.
    package var count = 0
    package var minimum = 0
    package var maximum: Int?
    package var isJump = false
    package var canGoBack = false
    package var canSkip = false
    package var header: [Int32] = []
    package var footer: [Int32] = []
    /// readOnly items outside of steps whose values ride along.
    package var alongside: [Int32] = []

    package static var completion: Step { Step(kind: .completion, path: "", item: -1, occurrences: []) }
}

/// How far the person is (design 3.3).
package struct Progress: Equatable, Sendable {
    package var answered: Int
    package var total: Int
    /// Two decimals; 1 when there is nothing to answer or the walk is complete.
    package var hundredths: Int
}

/// One thing the server set or removed (`Prefer: return=minimal`).
package struct Change: Sendable {
    package let path: String
    /// The `answer` array now, `.none` = no answers.
    package let answers: Node
    package let state: String?
}

/// Why one occurrence is, or is not, shown (`explain`).
package struct Explanation {
    package struct Reason {
        package let question: String
        package let comparison: String
        package let holds: Bool
        /// Path of the occurrence looked at; nil = there is none.
        package let source: String?
        /// The value it is compared with, in the form's document.
        package let expected: Node
        /// The `answer` list looked at, in the response's document.
        package let given: Node
    }
    /// An expression that has a say in the item, and what it gives now.
    package struct Expression {
        package let element: String
        package let text: String
        package let result: [String]
        /// Why it gives nothing.
        package let problem: String?
        package let variables: [(name: String, value: [String])]
    }
    package let path: String
    package let linkId: String
    package let isEnabled: Bool
    package let isHidden: Bool
    /// The parent is not enabled, so nothing else was asked.
    package let isDisabledAbove: Bool
    package let behavior: String?
    package let reasons: [Reason]
    package let expressions: [Expression]
}

/// What `$next-step` answers.
package struct NextStepReply {
    package enum Status: String, Sendable { case step, complete, invalid }

    package var status: Status
    package var form: Form
    /// The response laid out, for drawing the step; its document holds the response too.
    package var state: ResponseState?
    package var step: Step?
    package var progress: Progress
    package var issues: [Issue]
    /// The response so far, or finished: in `state.document`.
    package var response: Node
    package var changes: [Change]
    package var explanations: [Explanation]?
    /// Steps of evaluation that the expressions took.
    package var steps = 0
    /// How many expressions were evaluated.
    package var evaluations = 0
    /// Of a refused call: the response as it was posted.
    package var posted: (document: Document, node: Node)?
}

/// A request that cannot be served in the state things are in: 409 with one issue.
package struct NextStepConflict: Error {
    package let issue: Issue
}
