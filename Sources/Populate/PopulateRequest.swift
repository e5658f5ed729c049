package import FHIRJSON
package import SDC

/// Everything that `$populate` is asked about one form; pure values in.
package struct PopulateRequest {
    /// A resource or Reference, in the document it stands in.
    package typealias Content = CallContexts.Content

    /// When and where it happens: `authored`, `now()`, `today()`, windows of Observations.
    package var moment: Moment
    /// Launch contexts and results of queries, each name once.
    package var contexts: [(name: String, content: [Content])] = []
    /// The Reference that becomes `QuestionnaireResponse.subject`; nil = that of the launch context `patient`.
    package var subject: Content?
    /// A response that was begun already; its answers stay.
    package var existing: Content?
    /// Who answers queries; nil = nobody.
    package var source: (any QuerySource)?
    /// Steps that all expressions may take together.
    package var steps: Int?
    /// Tell what was looked up and evaluated, with values.
    package var wantsTrace = false
    /// Answers say where they come from (`answer-origin`), so that `$next-step` still asks for them.
    package var marksAnswers = true
    /// The text of an item in the language that is wanted, in the form's document; nil = the form's own.
    package var text: ((_ item: Int32) -> Node)?

    package init(moment: Moment) { self.moment = moment }
}
