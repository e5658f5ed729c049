package import FHIRJSON

/// How much of a form one step shows (design 3.1).
package enum Granularity: String, Sendable { case page, item, all }

/// Where to go from the step on screen (design 3.2).
package enum Direction: String, Sendable { case next, forward, back, show }

/// One entry of `answer` / `answers`: what is submitted for one path.
package struct Submission {
    package enum Action: String, Sendable { case skip, clear, add, remove, move, done }

    package var path: String
    /// Answer elements (each with a `value[x]`) in the request's document; nil = none were sent with the action.
    package var answers: [Node]?
    package var action: Action?
    /// New 0-based row of `move`.
    package var to: Int?
    /// Where the entry stands in the request, for issues.
    package var expression: String

    package init(path: String, answers: [Node]?, action: Action?, to: Int?, expression: String) {
        self.path = path
        self.answers = answers
        self.action = action
        self.to = to
        self.expression = expression
    }
}

/// Everything `$next-step` is asked, read off a request and tied to its form; pure values in.
package struct NextStepRequest {
    /// The request's own document, not frozen: the response in it is worked on in place.
    package var document: Document
    /// The QuestionnaireResponse in `document`; `.none` = nothing answered yet.
    package var response: Node = .none
    package var submissions: [Submission] = []
    /// A QuestionnaireResponse that replaces the answers of the submitted step's items; `.none` = not given.
    package var items: Node = .none
    package var after: String?
    package var at: String?
    package var direction: Direction = .next
    /// Nil = by the form's entryMode.
    package var granularity: Granularity?
    package var finalize = true
    package var prune = false
    package var explain = false
    /// Work out `changes` (`Prefer: return=minimal`).
    package var collectChanges = false
    /// When the call happens: `authored` of a finished response, `now()` of its expressions.
    package var moment: Moment
    /// Launch contexts and query results.
    package var contexts = CallContexts()
    /// Steps that the expressions of the call may take together.
    package var steps = FormEvaluation.callSteps
    /// Finds the QuestionnaireResponse (and submissions) again in a fresh copy of the request: a refused call is answered
    /// from the response as it was posted.
    package var reread: () -> NextStepRequest?

    package init(document: Document, moment: Moment, reread: @escaping () -> NextStepRequest?) {
        self.document = document
        self.moment = moment
        self.reread = reread
    }
}
