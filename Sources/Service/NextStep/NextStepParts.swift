internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// What a `$next-step` request holds, whichever of its bodies it came in (design 3.2); not yet tied to a form.
struct NextStepParts: Sendable {
    /// How a request says which form it is about.
    enum FormReference: Sendable, Equatable {
        /// A Questionnaire in the request.
        case inline(Node)
        /// A canonical, `urn:formstep:sha256:…`, or `Questionnaire/{id}`.
        case named(String)
    }

    /// The request; not frozen.
    var document: Document
    var questionnaire: FormReference?
    /// A QuestionnaireResponse, `.none` = nothing answered yet.
    var response = Node.none
    var submissions: [Submission] = []
    var items = Node.none
    var after: String?
    var at: String?
    var direction = Direction.next
    var granularity: Granularity?
    /// The launch contexts and query results that came along.
    var contexts: [(name: String, content: [Node])] = []
    var language: String?
    var timezone: String?
    var finalize = true
    var prune = false
    var explain = false
    /// Parts that are not known, and the like.
    var warnings: [Issue] = []
    /// Parts that break a rule; with one of them the request is refused.
    var errors: [Issue] = []

    init(document: Document) { self.document = document }

    /// The form that the response names, if it names one.
    var responseQuestionnaire: String? { document.string(response, .questionnaire) }

    /// A launch context or the result of a query, with its name.
    typealias Context = (name: String, content: [CallContexts.Content])

    /// The contexts, each with the document it stands in.
    var contents: [Context] {
        contexts.map { ($0.name, $0.content.map { CallContexts.Content(document: document, node: $0) }) }
    }

    /// What the engine takes.
    ///
    /// - Parameter reread: reads the same request once more.
    func request(moment: Moment, reread: @escaping () -> NextStepParts?) -> NextStepRequest {
        var request = NextStepRequest(document: document, moment: moment) {
            reread()?.request(moment: moment, reread: { nil })
        }
        request.response = response
        for context in contents { request.contexts.add(context.name, context.content) }
        request.submissions = submissions
        request.items = items
        request.after = after
        request.at = at
        request.direction = direction
        request.granularity = granularity
        request.finalize = finalize
        request.prune = prune
        request.explain = explain
        return request
    }
}
