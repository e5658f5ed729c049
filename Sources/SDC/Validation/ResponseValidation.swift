package import FHIRJSON
package import FHIRModel
internal import Messages
internal import Structure

/// Holds a response against its form: everything that is wrong with it, each thing at its element (sdc-facts 4.5, 4.6;
/// statements 132 to 145).
///
/// The same rules as in `$next-step`, asked all at once: what `$next-step` finishes is valid here. A completed or amended
/// response has to be valid in full. In any other, what is only missing is information, and disabled items may hold answers.
/// Nothing is changed: the response is laid out on a copy, and places are told as they were posted.
package struct ResponseValidation {
    /// What is asked.
    package struct Request {
        package let document: Document
        /// The QuestionnaireResponse in `document`.
        package let response: Node
        package let moment: Moment
        package var contexts = CallContexts()
        /// Steps that the expressions of the call may take together.
        package var steps = FormEvaluation.callSteps
        /// Answers are repeated in the issues that speak of them.
        package var isVerbose = false
        /// It has the bones of a response, as its structure was found to be without error.
        package var isSound = false

        package init(document: Document, response: Node, moment: Moment) {
            self.document = document
            self.response = response
            self.moment = moment
        }
    }

    /// What was found.
    package struct Result {
        package let issues: [Issue]
        /// Steps of evaluation that were taken.
        package let steps: Int
        /// Answers whose unit has a code without a system, as the form writes it.
        var unitsAsInForm: Set<String> = []

        /// There is an error among the issues.
        package var hasErrors: Bool { issues.contains { $0.severity >= .error } }
    }

    /// No more than this is told.
    static let maximumIssues = 500

    let form: Form
    /// The response as it was posted: where things stand in it is told.
    let posted: Document
    let response: Node
    let state: ResponseState
    var isFinished: Bool { state.isFinished }
    let isVerbose: Bool
    var issues: [Issue] = []
    var unitsAsInForm: Set<String> = []
    var places: ElementPlaces
    var unsent: UnsentContexts

    /// Checks a response.
    package static func run(_ request: Request, form: Form, marks: Marks) -> Result {
        if !request.isSound {
            let shape = ResponseShape(request.document, root: request.response, named: "QuestionnaireResponse")
            shape.check()
            // What has not the bones of a response cannot be laid over the form.
            guard shape.issues.isEmpty else {
                return Result(issues: shape.issues.map { $0.of(.structure) }, steps: 0)
            }
        }
        var validation = ResponseValidation(request, form: form, marks: marks)
        validation.check()
        let evaluated = validation.state.expressions
        guard evaluated?.isExhausted != true, !validation.state.isTooLarge else {
            let message: Message = validation.state.isTooLarge ? .responseTooLarge : .expressionsTooCostly
            return Result(issues: [Issue(.error, .tooCostly, message)], steps: evaluated?.steps ?? 0)
        }
        return Result(
            issues: validation.issues, steps: evaluated?.steps ?? 0, unitsAsInForm: validation.unitsAsInForm)
    }

    private init(_ request: Request, form: Form, marks: Marks) {
        self.form = form
        posted = request.document
        response = request.response
        isVerbose = request.isVerbose
        state = ResponseState(
            form: form, document: request.document.editableCopy(), root: request.response, marks: marks,
            moment: request.moment, contexts: request.contexts, steps: request.steps, calculates: false,
            isThorough: true)
        unsent = UnsentContexts(form: form, contexts: request.contexts)
        places = ElementPlaces(document: posted, root: response, name: "QuestionnaireResponse")
    }

    private mutating func check() {
        guard !state.isTooLarge else { return }
        checkForm()
        checkOccurrences()
        checkFormRules()
        checkPlaces()
        addExpressionIssues()
        if isFinished, !state.isSigned {
            issues.append(
                Issue(.error, .required, .responseNotSigned, expression: "QuestionnaireResponse").of(.signature))
        }
        if issues.count > Self.maximumIssues {
            // Errors are told before anything milder.
            issues = issues.enumerated().sorted {
                ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
            }.prefix(Self.maximumIssues).map(\.element)
            issues.append(Issue(.information, .informational, .validation(.more)))
        }
    }

    // MARK: Telling

    /// Whether so much was found that nothing more is looked for.
    var isFull: Bool { issues.count > Self.maximumIssues * 4 }

    mutating func add(
        _ severity: Issue.Severity, _ code: Issue.Code, _ message: ValidationMessage, of occurrence: Int32? = nil,
        at node: Node
    ) {
        let kind = ErrorCode(.validation(message))
        var issue = Issue(
            severity, kind?.typeInValidation ?? code, .validation(message), expression: places.expression(of: node))
        issue.kind = kind
        if message.isOfPlace, node != response {
            issue.holder = places.expression(of: posted.parent(posted.parent(node)))
        }
        if let occurrence, occurrence >= 0 {
            issue.path = state.path(of: occurrence)
            issue.linkId = state.detail(occurrence).linkId
        }
        issues.append(issue)
    }

    /// The element an occurrence is written in, else the closest around it: the answer it would stand under, its group, the
    /// response.
    func element(of occurrence: Int32) -> Node {
        var index = occurrence
        while index >= 0 {
            let own = state.occurrences[Int(index)]
            if own.node.exists { return own.node }
            if own.holder.exists { return own.holder }
            index = own.parent
        }
        return response
    }

    /// What oddities of expressions leave unchecked, at the items they belong to.
    private mutating func addExpressionIssues() {
        let unreadable = form.issues.filter { $0.kind == .invariantExecution }
        for var issue in unreadable + (state.expressions?.issues ?? []) {
            if issue.kind == .invariantExecution { issue.code = .invariant }
            let occurrence = issue.path.flatMap { try? state.resolve($0) }?.occurrence
            issue.expression = places.expression(of: occurrence.map(element) ?? response)
            issues.append(issue)
        }
        if let unsettled = state.unsettled { issues.append(unsettled) }
    }
}

extension ValidationMessage {
    /// The fault is where the item stands, so it concerns what it stands in as well.
    fileprivate var isOfPlace: Bool {
        switch self {
        case .itemUnknown, .itemMisplaced, .itemOutOfOrder, .itemWrittenTwice: true
        default: false
        }
    }
}

extension Issue {
    /// The same with a code of the vocabulary.
    func of(_ kind: ErrorCode) -> Issue {
        var issue = self
        issue.kind = kind
        return issue
    }
}
