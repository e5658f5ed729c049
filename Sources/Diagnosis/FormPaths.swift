package import FHIRJSON
internal import FHIRModel
package import SDC

/// The distinct paths through a form: which items can be there together, with one response that leads to each.
///
/// Questions that decide about others are answered one after the other in every way that makes a difference, as far as they are
/// there; groups that repeat have one row. What counts as a difference is told by ``DecidingAnswers``. Each turn lays a response
/// over the form with the engine itself.
package struct FormPaths {
    /// One path.
    package struct Path {
        /// linkIds of what is shown: enabled and not hidden, in the form's order.
        package let linkIds: [String]
        /// The answers that lead there, in progress.
        package let response: Document
    }

    /// Paths, each with other items than those before it.
    package let all: [Path]
    /// False where there may be more: the bound was reached, or answers were left out.
    package let isComplete: Bool

    /// Those of a form that cannot be read.
    package static let none = FormPaths(all: [], isComplete: false)

    /// Paths that are told at most.
    package static let maximumPaths = 200
    /// Responses that are tried at most, what is looked at for all of them, and steps of their expressions: a second.
    private static let maximumTurns = 3000
    private static let maximumWork = 700_000
    private static let maximumSteps = 5_000_000

    /// Finds the paths of a form.
    ///
    /// - Parameter moment: when it is filled in.
    package static func find(in form: Form, at moment: Moment) -> FormPaths {
        var search = PathSearch(form: form, moment: moment, turns: maximumTurns, work: maximumWork, steps: maximumSteps)
        search.run(maximumPaths: maximumPaths)
        return FormPaths(all: search.found, isComplete: search.isComplete)
    }
}

/// The search behind ``FormPaths``.
private struct PathSearch {
    let form: Form
    let moment: Moment
    let deciding: DecidingAnswers
    private let writer: PathResponse
    private var turnsLeft: Int
    private var workLeft: Int
    private var stepsLeft: Int
    /// What one turn costs: large forms more than in proportion.
    private let turnCost: Int
    private var seen: Set<[Int32]> = []
    private(set) var found: [FormPaths.Path] = []
    private(set) var isComplete: Bool

    init(form: Form, moment: Moment, turns: Int, work: Int, steps: Int) {
        self.form = form
        self.moment = moment
        deciding = DecidingAnswers(form: form)
        writer = PathResponse(form: form)
        turnsLeft = turns
        workLeft = work
        stepsLeft = steps
        turnCost = form.items.count + form.items.count * form.items.count / 2000
        isComplete = deciding.isExact
    }

    /// What was answered so far: for each deciding item which of its answers.
    private typealias Answers = [Int32: Int]

    mutating func run(maximumPaths: Int) {
        var open: [Answers] = [[:]]
        while let answers = open.popLast() {
            guard turnsLeft > 0, found.count < maximumPaths else {
                isComplete = false
                return
            }
            turnsLeft -= 1
            workLeft -= turnCost
            guard let (document, shown) = turn(answers) else {
                isComplete = false
                return
            }
            let isLast = workLeft <= 0 || stepsLeft <= 0
            let next = isLast ? nil : deciding.items.first { answers[$0] == nil && shown.contains($0) }
            guard let next else {
                // Also where the search ends on the way: these items are there together.
                take(shown, document)
                guard !isLast else {
                    isComplete = isComplete && open.isEmpty && !deciding.items.contains { answers[$0] == nil }
                    return
                }
                continue
            }
            for choice in deciding.answers(of: next).indices.reversed() {
                var extended = answers
                extended[next] = choice
                open.append(extended)
            }
        }
    }

    private mutating func take(_ shown: Set<Int32>, _ document: Document) {
        let items = shown.sorted()
        guard seen.insert(items).inserted else { return }
        let linkIds = items.filter { !form.items[Int($0)].traits.contains(.hidden) }.map {
            form.details[Int($0)].linkId
        }
        found.append(FormPaths.Path(linkIds: linkIds, response: document))
    }

    /// Lays the answers over the form.
    ///
    /// - Returns: nil where the expressions took all that they may take, and nothing is decided.
    private mutating func turn(_ answers: Answers) -> (Document, shown: Set<Int32>)? {
        let document = Document()
        let root = writer.response(
            answers.compactMapValues { $0 }.reduce(into: [:]) { result, entry in
                result[entry.key] = deciding.answers(of: entry.key)[entry.value]
            }, in: document)
        document.root = root
        let copy = document.editableCopy()
        let state = ResponseState(
            form: form, document: copy, root: root, marks: Marks(canonicalBase: ""), moment: moment,
            steps: max(1, stepsLeft))
        stepsLeft -= state.expressionSteps
        guard !state.isExhausted else { return nil }
        var shown: Set<Int32> = []
        for occurrence in state.occurrences where occurrence.isEnabled { shown.insert(occurrence.item) }
        return (document.freeze(), shown)
    }
}
