internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath

/// The expressions of one call: one evaluation over the response, the form and what the call brought.
///
/// Each expression has a budget of its own, so that a costly one fails alone; all together have one too, and a call that
/// goes beyond it is refused. Confined to the call, as the response it works on.
final class FormEvaluation {
    /// Some ten milliseconds for one expression.
    private static let budget = FHIRPathBudget(steps: 500_000, items: 500_000, textBytes: 8 << 20)
    /// Some tenths of a second for all expressions of a call.
    static let callSteps = 10_000_000
    private static let callTextBytes = 64 << 20

    private struct Ready {
        let evaluation: Evaluation
        let view: FinishedView
        let response: UInt16
        let questionnaire: UInt16
    }

    /// Where an expression stands.
    private struct Place {
        /// The item whose names it sees, -1 = the form.
        var item: Int32
        /// The occurrence it is evaluated for, -1 = the response.
        var occurrence: Int32
        /// The variable it defines, -1 = none.
        var variable: Int32 = -1
    }

    private let form: Form
    private let moment: Moment
    private let contexts: CallContexts
    private unowned let state: ResponseState
    private var ready: Ready?
    private var place = Place(item: -1, occurrence: -1)
    private let allowedSteps: Int
    private var stepsLeft: Int
    private var textBytesLeft = callTextBytes

    /// Values of variables, by variable and the occurrence they are defined on.
    private var variables: [Int32: [Int32: [Item]]] = [:]
    private var openVariables: Set<Int64> = []
    /// Variables that cost more than an expression may: whoever uses them costs too much as well.
    private var costlyVariables: [Int32: FHIRPathError] = [:]
    private var contextItems: [String: [Item]] = [:]
    private lazy var references = contexts.byReference()

    /// What expressions that failed have to tell, one for each expression of the form.
    private(set) var issues: [Issue] = []
    private var noted: Set<ObjectIdentifier> = []
    private static let maximumIssues = 100
    private lazy var terminology = makeTerminology()
    private var toldOfTerminology: Set<String> = []
    /// How many expressions were evaluated, for tests and the benchmark.
    private(set) var evaluationCount = 0

    // What was worked out already, by occurrence.
    var constraints: [Int32: Constraints] = [:]
    var options: [Int32: OptionList] = [:]
    /// The form's own lists without what is switched off, by what is switched on: kept for the whole call.
    var toggled: [ToggledOptions: OptionList] = [:]
    var texts: [Int32: String?] = [:]
    var candidates: [Int32: [ResponseState.MadeValue]] = [:]
    var information: [Int32: [ResponseState.Information]] = [:]

    init(state: ResponseState, moment: Moment, contexts: CallContexts, steps: Int) {
        allowedSteps = steps
        stepsLeft = steps
        self.state = state
        form = state.form
        self.moment = moment
        self.contexts = contexts
    }

    /// Whether the call's budget is used up; what was not evaluated for that gives nothing.
    var isExhausted: Bool { stepsLeft <= 0 || textBytesLeft <= 0 }

    /// Steps that were taken.
    var steps: Int { allowedSteps - stepsLeft }

    /// To be called when the response was read anew: what was worked out before no longer holds.
    func forget() {
        ready = nil
        variables.removeAll(keepingCapacity: true)
        costlyVariables.removeAll(keepingCapacity: true)
        contextItems.removeAll(keepingCapacity: true)
        forgetDemands()
    }

    /// To be called when answers changed: what is asked of items is worked out anew.
    func forgetDemands() {
        constraints.removeAll(keepingCapacity: true)
        options.removeAll(keepingCapacity: true)
        texts.removeAll(keepingCapacity: true)
        candidates.removeAll(keepingCapacity: true)
        information.removeAll(keepingCapacity: true)
    }

    /// To be called when what may be chosen is to be worked out anew for an occurrence.
    func forgetOptions(of index: Int32) { if !options.isEmpty { options[index] = nil } }

    /// To be called when something that a variable depends on changed.
    func forget(variable: Int32) { variables[variable] = nil }

    // MARK: Evaluating

    /// What an expression gives on an occurrence, read from the items while they are there: `%context` is its own element
    /// in the response; `%qitem` the item of the form (sdc-facts 3.2).
    ///
    /// - Parameter hint: a display below the occurrence, whose expression it is; it has no occurrence of its own.
    func evaluate<Result>(
        _ expression: FormExpression, on index: Int32, hint: Int32 = -1, _ read: ([Item], Evaluation) -> Result
    ) throws(FHIRPathError) -> Result {
        guard !isExhausted else {
            throw FHIRPathError(.limit, "The expressions of the call took all that they may take together.", at: 0)
        }
        let ready = try makeReady()
        let evaluation = ready.evaluation
        let steps = min(Self.budget.steps, max(0, stepsLeft))
        let textBytes = min(Self.budget.textBytes, max(0, textBytesLeft))
        evaluation.renewBudget(steps: steps, textBytes: textBytes)
        defer {
            stepsLeft -= steps - evaluation.remainingSteps
            textBytesLeft -= textBytes - evaluation.remainingTextBytes
        }
        let item = hint >= 0 ? hint : index >= 0 ? state.occurrences[Int(index)].item : -1
        return read(try evaluate(expression, at: Place(item: item, occurrence: index), ready), evaluation)
    }

    private func evaluate(
        _ expression: FormExpression, at place: Place, _ ready: Ready
    ) throws(FHIRPathError) -> [Item] {
        evaluationCount += 1
        let evaluation = ready.evaluation
        let outer = self.place
        self.place = place
        defer { self.place = outer }
        return try evaluation.evaluate(expression.compiled, on: [context(of: place, ready)])
    }

    private func context(of place: Place, _ ready: Ready) -> Item {
        guard place.item >= 0 else { return ready.evaluation.item(ready.view.root, ready.response) }
        let isOwn = place.occurrence >= 0 && state.occurrences[Int(place.occurrence)].item == place.item
        let element = ready.view.element(
            of: isOwn ? place.occurrence : -1, linkId: form.details[Int(place.item)].linkId)
        return ready.evaluation.item(element, ready.response)
    }

    /// `%qitem`: the item of the form that the expression stands on.
    private func definition(_ ready: Ready) -> [Item] {
        place.item < 0
            ? [] : [ready.evaluation.item(form.details[Int(place.item)].node, ready.questionnaire)]
    }

    private func makeReady() throws(FHIRPathError) -> Ready {
        if let ready { return ready }
        let evaluation = Evaluation(
            version: form.version, clock: moment.clock, zone: moment.zone, budget: Self.budget)
        let view = FinishedView(of: state, moment: moment)
        let made = Ready(
            evaluation: evaluation, view: view, response: try evaluation.add(view.document),
            questionnaire: try evaluation.add(form.document))
        evaluation.host = FormEvaluationHost(self)
        evaluation.resource = evaluation.item(view.root, made.response)
        evaluation.set("questionnaire", [evaluation.item(form.questionnaire, made.questionnaire)])
        ready = made
        return made
    }

    /// The view that expressions see, if there is one by now.
    var view: FinishedView? { ready?.view }

    // MARK: Names

    /// What a name means on an occurrence, for explanations.
    func value<Result>(named name: String, on index: Int32, _ read: ([Item], Evaluation) -> [Result]) -> [Result] {
        guard let ready = try? makeReady() else { return [] }
        return withBudget(ready, Place(item: index >= 0 ? state.occurrences[Int(index)].item : -1, occurrence: index)) {
            guard let items = try? variable(name, in: ready.evaluation) else { return [] }
            return read(items, ready.evaluation)
        }
    }

    func variable(_ name: String, in evaluation: Evaluation) throws(FHIRPathError) -> [Item]? {
        guard let ready, evaluation === ready.evaluation else { return nil }
        if name == "qitem" || name == "qItem" { return definition(ready) }
        switch form.logic.scopes.find(name, from: place.item, leavingOut: place.variable) {
        case .variable(let variable): return try value(of: variable, ready)
        case .outside: return try contextItems(name, ready)
        case nil: return nil
        }
    }

    private func value(of variable: Int32, _ ready: Ready) throws(FHIRPathError) -> [Item] {
        let definition = form.logic.scopes.variables[Int(variable)]
        guard let expression = definition.expression else { return try contextItems(definition.name, ready) }
        guard !form.logic.cut.contains(ObjectIdentifier(expression)) else { return [] }
        var holder = definition.item < 0 ? -1 : place.occurrence
        while holder >= 0, state.occurrences[Int(holder)].item != definition.item {
            holder = state.occurrences[Int(holder)].parent
        }
        if let known = variables[variable]?[holder] { return known }
        if let error = costlyVariables[variable] { throw error }
        let key = Int64(variable) << 32 | Int64(UInt32(bitPattern: holder))
        guard openVariables.insert(key).inserted else { return [] }
        defer { openVariables.remove(key) }
        var items: [Item] = []
        do throws(FHIRPathError) {
            items = try evaluate(
                expression, at: Place(item: definition.item, occurrence: holder, variable: variable), ready)
        } catch {
            // Beyond the budget nothing else can be evaluated either.
            if error.phase == .limit {
                costlyVariables[variable] = error
                throw error
            }
            let linkId = definition.item < 0 ? nil : form.details[Int(definition.item)].linkId
            note(
                expression,
                Issue(
                    .warning, .processing,
                    "The variable '\(definition.name)' of \(linkId.map { "'\($0)'" } ?? "the form") is empty: "
                        + error.explanation(in: expression.compiled.text), linkId: linkId))
        }
        variables[variable, default: [:]][holder] = items
        return items
    }

    /// Evaluates a variable for an occurrence it is defined on, so that others find its value.
    func workOut(_ variable: Int32, on index: Int32) {
        guard let ready = try? makeReady() else { return }
        withBudget(ready, Place(item: form.logic.scopes.variables[Int(variable)].item, occurrence: index)) {
            _ = try? value(of: variable, ready)
        }
    }

    /// Does something at a place at the cost of the call's budget.
    private func withBudget<Result>(_ ready: Ready, _ place: Place, _ body: () -> Result) -> Result {
        let steps = min(Self.budget.steps, max(0, stepsLeft))
        let textBytes = min(Self.budget.textBytes, max(0, textBytesLeft))
        ready.evaluation.renewBudget(steps: steps, textBytes: textBytes)
        let outer = self.place
        self.place = place
        defer {
            self.place = outer
            stepsLeft -= steps - ready.evaluation.remainingSteps
            textBytesLeft -= textBytes - ready.evaluation.remainingTextBytes
        }
        return body()
    }

    private func contextItems(_ name: String, _ ready: Ready) throws(FHIRPathError) -> [Item] {
        if let known = contextItems[name] { return known }
        var items: [Item] = []
        for content in contexts.byName[name] ?? [] {
            items.append(ready.evaluation.item(content.node, try ready.evaluation.add(content.document)))
        }
        contextItems[name] = items
        return items
    }

    // MARK: The host

    /// A resource that came with the call; those contained in what is looked at are found without it.
    func resolve(_ reference: String, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        guard let ready, evaluation === ready.evaluation else { return nil }
        try evaluation.charge(1 + reference.utf8.count / 8)
        guard !reference.hasPrefix("#") else { return nil }
        let parts = reference.split(separator: "/").suffix(2)
        guard parts.count == 2, let content = references[parts.joined(separator: "/")] else { return nil }
        return evaluation.item(content.node, try evaluation.add(content.document))
    }

    // MARK: Terminology

    /// A call that may take fewer steps is made on a thread that others wait for.
    private static let waitingSteps = 1_000_000

    private func makeTerminology() -> FormQuestions {
        FormQuestions(
            form: form, timestamp: moment.clock.formatted(), isWaiting: allowedSteps >= Self.waitingSteps
        ) { [weak self] text in
            guard let self, self.issues.count < Self.maximumIssues, self.toldOfTerminology.insert(text).inserted else {
                return
            }
            self.issues.append(Issue(.warning, .incomplete, text))
        }
    }

    func weight(of coding: Item, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        let weight = try terminology.weight(of: coding, in: evaluation)
        noteMissed()
        return weight
    }

    func terminology(_ question: TerminologyQuestion, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        let answer = try terminology.answer(question, item: place.item, in: evaluation)
        noteMissed()
        return answer
    }

    /// What is not in memory is asked for where the call may wait: here it goes no further.
    private func noteMissed() { if terminology.missed { stepsLeft = min(stepsLeft, 0) } }

    /// Remembers that an expression failed, once, and no more than any reply lists.
    ///
    /// - Parameter issue: asked only where it is told.
    func note(_ expression: FormExpression, _ issue: () -> Issue) {
        guard issues.count < Self.maximumIssues, noted.insert(ObjectIdentifier(expression)).inserted else { return }
        issues.append(issue())
    }

    /// As above, where the issue is there already.
    func note(_ expression: FormExpression, _ issue: Issue) { note(expression) { issue } }

    /// Counts work that is done for the call beside its expressions.
    func charge(_ steps: Int) { stepsLeft -= steps }
}

/// Stands between an evaluation and the call it belongs to, which holds it.
private final class FormEvaluationHost: FHIRPathHost {
    private unowned let call: FormEvaluation

    init(_ call: FormEvaluation) { self.call = call }

    func variable(_ name: String, in evaluation: Evaluation) throws(FHIRPathError) -> [Item]? {
        try call.variable(name, in: evaluation)
    }

    func resolve(_ reference: String, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        try call.resolve(reference, in: evaluation)
    }

    func weight(of coding: Item, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        try call.weight(of: coding, in: evaluation)
    }

    func terminology(_ question: TerminologyQuestion, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        try call.terminology(question, in: evaluation)
    }
}
