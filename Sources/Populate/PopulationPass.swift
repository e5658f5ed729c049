internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import SDC

/// One way through a form from its beginning to its end, filling in what is known by now.
///
/// Queries that turn out to be needed are put down in the ledger; what waits for them stays empty. The engine asks for them and
/// goes through once more, until nothing waits. So order needs no thought: a query may need a variable, that a row, that another
/// query. Confined to the call.
final class PopulationPass {
    let form: Form
    let plan: PopulationPlan
    let request: PopulateRequest
    let marks: Marks
    let ledger: QueryLedger
    /// The response under construction.
    let document: Document
    let root: Node
    let evaluation: Evaluation
    let responseNumber: UInt16
    let formNumber: UInt16
    let contexts: [String: [PopulateRequest.Content]]
    let check: MadeValueCheck

    @exclusivity(unchecked) var place: PopulationPlace
    /// Something that is evaluated just now waits for a query.
    @exclusivity(unchecked) var isPending = false
    @exclusivity(unchecked) var stepsLeft: Int
    @exclusivity(unchecked) var textBytesLeft = 64 << 20
    /// How many answers were written: what depends on answers is worked out anew when it moves.
    @exclusivity(unchecked) var stamp = 0
    @exclusivity(unchecked) var elementCount = 0
    @exclusivity(unchecked) var openVariables: Set<Int32> = []
    @exclusivity(unchecked) var outsideValues: [String: [Item]] = [:]
    @exclusivity(unchecked) var batchDocuments: [String: Document] = [:]
    @exclusivity(unchecked) var notes = PopulationNotes()
    @exclusivity(unchecked) var trace = PopulationTrace()
    /// Questions whose expression gave nothing so far and may give something when more is answered.
    @exclusivity(unchecked) var unanswered:
        [(item: Int32, element: Node, frame: PopulationFrame, around: Surroundings)] = []
    /// Resources by `Type/id`, made when a reference is followed first.
    lazy var references = knownResources()
    lazy var questionnaireItem = evaluation.item(form.questionnaire, formNumber)

    static let budget = FHIRPathBudget(steps: 500_000, items: 500_000, textBytes: 8 << 20)
    static let callSteps = 10_000_000
    /// A response of more elements is not made.
    static let maximumElements = 50_000

    init(
        _ request: PopulateRequest, form: Form, plan: PopulationPlan, marks: Marks, ledger: QueryLedger, steps: Int
    ) throws(FHIRPathError) {
        self.request = request
        self.form = form
        self.plan = plan
        self.marks = marks
        self.ledger = ledger
        stepsLeft = steps
        document = Document()
        root = document.newObject()
        document.root = root
        evaluation = Evaluation(
            version: form.version, clock: request.moment.clock, zone: request.moment.zone, budget: Self.budget)
        responseNumber = try evaluation.add(document)
        formNumber = try evaluation.add(form.document)
        contexts = Dictionary(request.contexts.map { ($0.name, $0.content) }, uniquingKeysWith: { first, _ in first })
        check = MadeValueCheck(form: form, document: document, response: root)
        place = PopulationPlace(
            item: -1, element: root, frame: PopulationFrame(outer: nil, item: -1, element: root))
        evaluation.host = PopulationHost(self)
        evaluation.resource = evaluation.item(root, responseNumber)
        evaluation.set("questionnaire", [questionnaireItem])
    }

    /// The call's budget is used up.
    var isExhausted: Bool { stepsLeft <= 0 || textBytesLeft <= 0 }

    // MARK: The way

    func run() {
        writeHead()
        reviewForm()
        notes.add(plan.issues)
        reviewContexts()
        if let map = plan.structureMap {
            notes.add(
                Issue(
                    .warning, .notSupported,
                    "The form says that a StructureMap fills it in (\(map.prefix(300))), which is not supported yet; what else"
                        + " it says about filling in does not count then. Only values to begin with are there.",
                    expression: "Questionnaire.extension"))
        }
        var frame = place.frame
        if let rows = plan.root.rows, plan.structureMap == nil { frame = rootFrame(rows) }
        place.frame = frame
        workOutLandings(frame)
        let level = request.existing.map { content in
            EarlierLevel(content.document.member(content.node, .item), in: content.document)
        }
        let around = Surroundings(outer: nil, observation: nil)
        fill(level: form.firstRoot, of: root, frame, around, level)
        fillUnanswered()
        for name in plan.namesForCalculation { _ = evaluated(name: name) }
    }

    /// The row of a population on the form itself: there is one response.
    private func rootFrame(_ rows: PopulationPlan.Rows) -> PopulationFrame {
        var row = PopulationFrame.Row.items([])
        switch evaluated(rows.filling, place(of: rows, item: -1, element: root, place.frame), "itemPopulationContext") {
        case .pending: row = .pending
        case .items(let found):
            if found.count > 1 {
                noteTooManyRows(found.count, rows, -1, root, "there is one response")
            } else {
                row = .items(found)
            }
        case .failed: break
        }
        return PopulationFrame(outer: nil, item: -1, element: root, row: row)
    }

    func place(
        of rows: PopulationPlan.Rows, item: Int32, element: Node, _ frame: PopulationFrame
    ) -> PopulationPlace {
        PopulationPlace(item: item, element: element, frame: frame, variable: rows.variable)
    }

    /// Long chains of variables are worked out step by step.
    func workOutLandings(_ frame: PopulationFrame) {
        guard !plan.landings.isEmpty else { return }
        for variable in plan.landings where form.logic.scopes.variables[Int(variable)].item == frame.item {
            _ = evaluated(PopulationPlace(item: frame.item, element: frame.element, frame: frame)) {
                () throws(FHIRPathError) in try self.value(of: variable)
            }
        }
    }

    // MARK: The head

    private func writeHead() {
        func set(_ key: Key, _ text: String) { document.setMember(root, key, document.newString(text)) }
        set(.resourceType, "QuestionnaireResponse")
        if let earlier = request.existing {
            for member in earlier.document.children(earlier.node) {
                let name = earlier.document.name(of: earlier.document.key(member))
                guard name != "resourceType", name != "item", name != "questionnaire" else { continue }
                document.setMember(root, named: name, document.copy(member, from: earlier.document))
            }
        }
        set(.questionnaire, form.canonical)
        if !document.member(root, .status).exists { set(.status, "in-progress") }
        if !document.member(root, .subject).exists { writeSubject() }
        if !document.member(root, .authored).exists { set(.authored, request.moment.text) }
    }

    private func writeSubject() {
        if let subject = request.subject {
            document.setMember(root, .subject, document.copy(subject.node, from: subject.document))
            return
        }
        guard let patient = contexts["patient"], patient.count == 1, let only = patient.first else { return }
        if only.document.string(only.node, .resourceType) == "Patient", let id = only.document.string(only.node, .id) {
            let reference = document.newObject()
            document.setMember(reference, .reference, document.newString("Patient/\(id)"))
            document.setMember(root, .subject, reference)
        } else if only.document.member(only.node, .reference).exists {
            document.setMember(root, .subject, document.copy(only.node, from: only.document))
        }
    }

    /// Who the response is about: `Type/id`.
    lazy var subject: String? = {
        let node = document.member(root, .subject)
        guard let text = document.string(document.member(node, .reference)) else { return nil }
        return ResourceReference.relative(text)
    }()
}
